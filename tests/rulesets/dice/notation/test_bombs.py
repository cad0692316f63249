"""Texts that brought other dice bots down: each is answered or refused at once."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice
from rulesets.dice.notation import evaluate, parse
from rulesets.refusal import Refusal

WITHIN = 0.010
"""Seconds for any text; the best of a few tries, so that a busy machine fails nothing."""

BOMBS = {
    "twenty keeps": "1000d6" + "kh999" * 20,
    "five keeps": "1000d6kh999kh999kh999kh999kh999",
    "half of a thousand": "1000d6kh500",
    "all that explode": "9999d9999!",
    "all numbers large": "9999999d9999999!9999999",
    "explodes for ever": "1d1!",
    "explodes on two sides": "250d2!20",
    "as many exploding as allowed": "416d6!",
    "explode and again": "208d6!20 r6",
    "ten million dice": "10000000d6",
    "a thousand of a thousand": "1000d1000",
    "five thousand digits": "9" * 5000,
    "five thousand digits of dice": "9" * 5000 + "d6",
    "many digits": "1" * 190 + "d6",
    "many sides": "d" + "6" * 190,
    "400 brackets": "(" * 400 + "d6" + ")" * 400,
    "brackets alone": "(" * 400,
    "as many brackets as fit": "(" * 99 + "d6" + ")" * 99,
    "brackets that never close": "(" * 199 + "6",
    "2000 terms": "1" + "+1" * 2000,
    "as many terms as fit": "1" + "+1" * 99,
    "as many dice as fit": "d6" + "+d6" * 65,
    "minus signs": "-" * 199 + "1",
    "towers of products": "9999999" + "*9999999" * 20 + "d6",
    "re-roll until": "1d6rr<7",
    "re-roll everything": "500d6r1,2,3,4,5,6",
    "explode on anything": "1d6e>0",
    "explode below": "1d1e1",
    "fifty times twenty": "50x 20d6",
    "fifty of fifty": "50x(50x(50d6))",
    "long comment": "d6 #" + "x" * 190,
    "long word": "d6 " + "x" * 190,
    "many words": "d6 " + "ab " * 60,
    "quotes": "d6 " + '"' * 190,
    "blanks": " " * 200,
    "blanks within": "2" + " " * 95 + "d" + " " * 95 + "6 x",
    "semicolons": ";" * 200,
    "many rolls": "d6;" * 66,
    "letters d": "d" * 200,
    "exclamation marks": "d6" + "!" * 198,
    "commas": "d6r1" + ",1" * 98,
    "other scripts": "٣d٦ + Ⅷ + 𝟞d6",
    "nothing visible": "\u200b\u200d\ufeff" * 60,
    "zero bytes": "\x00" * 200,
    "lone surrogate": "2d6 # \ud800",
    "emoji": "🎲" * 200,
    "code": "__import__('os').system('true')",
    "format": "{0.__class__} %s%n",
    "keeps in words": "9d6 " + "keep highest 1 " * 12,
    "re-rolls in words": "9d6 " + "relance les échecs " * 10,
    "needs": "9d6 " + "4+ " * 65,
    "dice in words": "dés " * 50,
    "numbers in words": "vingt " * 33,
    "dozens": "une douzaine " * 15,
    "hits": "12 touches " * 18,
    "stages": "20d6 " + "3+ puis " * 24,
    "unknown words": "zaaaaab " * 25,
    "slips": "relanse " * 25,
    "shorthand": "4d6" + "k1" * 90,
    "explosions": "les 6 explosent " * 12,
    "damage in words": "20 attacks 3+ " + "2 dmg " * 30,
    "much damage": "1000d6>=2 damage 20",
    "damage of many dice": "1000d6>=2 damage d20+20",
    "profiles": "20 attacks " + "3+/3+/-1/2 " * 17,
    "cheers": "12d6 4+" + "!" * 190,
    "dice and dice": "d6 et " * 33,
    "sides beyond number": "9999999d9999999 4+ puis 5-6 rr1",
    "dice beyond number": "9999999 dés explode on 1+",
    "a range beyond number": "10d6 1-9999999",
    "a re-roll beyond number": "10d6ro<9999999",
    "brackets in words": "dés " + "(" * 90 + ")" * 90,
}


def seconds(text: str) -> float:
    """Return how long it takes to read and roll, from nothing."""
    parse.cache_clear()
    dice = RolledDice(FairFaces(bytes(32), "bombs"))
    started = time.process_time()
    try:
        evaluate(parse(text), dice)
    except Refusal as refusal:
        assert refusal.code  # noqa: PT017 - being refused is as good as being answered
    return time.process_time() - started


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_is_answered_or_refused_at_once(text: str) -> None:
    assert min(seconds(text) for _ in range(3)) < WITHIN


PIECES = (
    *("d6", "2d6", "12d6", "1000d6", "d3", "d66", "d%", "0d6", "d1", "20d1000", "9999999d9999999"),
    *("1", "4", "20", "99999999", "(", ")", "+", "-", "*", "×", "x", "5x", ";", " ", "!", "!1"),
    *("kh", "kl2", "k3", "dl1", "dh", "keep highest 2", "garde les 2 meilleurs", "drop lowest"),
    *("reroll", "reroll 1", "r1,2", "rf", "rs", "relance échecs", "reroll successes", ","),
    *(">=", ">", "<=", "<", "=", "≥", "4+", ">=4", "à 4+", "<=7", "then", "hit", "save", "vs 7"),
    *("dés", "ten", "attaques", "sous", "rr1", "ro<3", "e6", "t4", "f1", "au moins", "2d20", "adv"),
    *("artillery", "scatter", "magic", "magie-basse", "hit-arrow", "# charge", '"note"', "élan"),
)


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
@settings(max_examples=400, deadline=None)
def test_any_row_of_pieces_gives_a_result_or_a_refusal(text: str) -> None:
    assert seconds(text) < 1.0


@given(st.lists(st.sampled_from(PIECES), max_size=10).map(" ".join))
@settings(max_examples=300, deadline=None)
def test_any_row_of_separate_pieces_gives_a_result_or_a_refusal(text: str) -> None:
    assert seconds(text) < 1.0


@given(st.text(max_size=220))
@settings(max_examples=300, deadline=None)
def test_any_text_gives_a_result_or_a_refusal(text: str) -> None:
    assert seconds(text) < 1.0
