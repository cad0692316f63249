"""Rolls and steps, one line each."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser, Texts
from bot.views.cards.rolls import fallen_dice, record_lines, roll_line
from bot.views.words.dice_faces import in_words
from rulesets.dice.die import ARTILLERY, D6, SCATTER, SCATTER_HIT, Die, plain_die
from rulesets.dice.handles.rolled import Step
from rulesets.dice.request import Modifier, Purpose, Roll
from tests.example.reeds import RULESET

LOCALISER = Localiser([RULESET])
ENGLISH, FRENCH = (LOCALISER.texts(locale, "reeds") for locale in ("en", "fr"))
MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"
FOUR = frozenset({4, 5, 6})


def told(texts: Texts, roll: Roll) -> str:
    return in_words(roll_line(texts, roll))


def shown(texts: Texts, die: Die, *marks: int) -> str:
    return in_words(fallen_dice(texts, die, [(mark, "plain") for mark in marks]))


def test_a_roll_tells_what_for_what_it_needed_and_why_what_fell_and_what_it_gives() -> None:
    why = (Modifier("reeds", -1), Modifier("omen", 2))
    roll = Roll(Purpose("arrows", 3, why, "Herons"), D6, (6, 2, 3), (), 2)
    assert told(ENGLISH, roll) == (f"Herons: arrows 3+ (reeds {MINUS}1, omen +2): 6 2 3 → **2**")
    assert told(FRENCH, roll) == (
        f"Herons{NO_BREAK}: flèches 3+ (roseaux {MINUS}1, présage +2){NO_BREAK}: 6 2 3 → **2**"
    )


def test_a_single_die_is_its_own_result() -> None:
    assert told(ENGLISH, Roll(Purpose("footing"), D6, (4,), (), 4)) == "footing: 4"


def test_a_d3_shows_its_own_numbers_and_not_those_of_the_d6_rolled_for_it() -> None:
    assert told(ENGLISH, Roll(Purpose("pace"), plain_die(3), (5,), (), 3)) == "pace: 3"
    several = Roll(Purpose("pace"), plain_die(3), (5, 2, 6), (), 7)
    assert told(ENGLISH, several) == "pace: 3 1 3 → **7**"
    many = (1, 2, 3, 4, 5, 6) * 3
    assert shown(ENGLISH, plain_die(3), *many) == "3×6 2×6 1×6"


def test_rerolled_dice_are_marked_and_followed_by_what_counts_instead() -> None:
    roll = Roll(Purpose("arrows", 4), D6, (1, 5, 1), ((0, 6), (2, 2)), 2, wins=FOUR)
    assert told(ENGLISH, roll) == ("arrows 4+: 1↻ **5** 1↻ · re-rolled: **6** ~~2~~ → **2**")
    assert f" · relance{NO_BREAK}: **6** ~~2~~ → **2**" in told(FRENCH, roll)


def test_dice_succeed_as_the_rule_says_whatever_players_are_told_of_the_need() -> None:
    roll = Roll(Purpose("arrows", 4), D6, (6, 3, 5, 1), (), 2, wins=frozenset({3, 6}))
    assert told(ENGLISH, roll) == "arrows 4+: **6 3** ~~5 1~~ → **2**"
    total = Roll(Purpose("arrows", 4), D6, (6, 3), (), 9)
    assert told(ENGLISH, total) == "arrows 4+: 6 3 → **9**"


def test_many_dice_are_counted_by_what_became_of_them() -> None:
    roll = Roll(Purpose("arrows", 4), D6, (6, 3, 4) * 20, ((1, 2), (4, 5)), 41, wins=FOUR)
    assert told(ENGLISH, roll).startswith(
        "arrows 4+: **6×20 4×20** ~~3×18~~ 3×2↻ · re-rolled: ~~2~~ **5** → "
    )


def test_many_dice_are_counted_by_face() -> None:
    assert shown(ENGLISH, D6, *(1,) * 12) == " ".join("1" * 12)
    assert shown(ENGLISH, D6, *(1, 6) * 6, 4) == "6×6 4 1×6"


@pytest.mark.parametrize(
    ("die", "marks", "english", "french"),
    [
        (ARTILLERY, (8, 0), "8 misfire", "8 incident"),
        (SCATTER, (3, 0), "3 misfire", "3 incident"),
        (SCATTER_HIT, (1, 2), "hit arrow", "touche flèche"),
    ],
)
def test_special_dice_show_what_stands_on_their_sides(
    die: Die, marks: tuple[int, ...], english: str, french: str
) -> None:
    assert shown(ENGLISH, die, *marks) == english
    assert shown(FRENCH, die, *marks) == french


def test_rolls_and_steps_stay_in_order() -> None:
    record = (
        Roll(Purpose("footing"), D6, (4,), (), 4),
        Step("out-of-sight", (("need", 7),)),
    )
    assert tuple(map(in_words, record_lines(ENGLISH, record))) == (
        "footing: 4",
        "The target would be hit on 7+: it cannot be seen.",
    )
    assert record_lines(FRENCH, record)[1].startswith("Il faudrait 7+ pour toucher")
