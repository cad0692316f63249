"""Real dice in players' own words: hostile lines."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.dice.die import ARTILLERY, D6, SCATTER_HIT, Die, plain_die
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Wanted
from rulesets.dice.handles.rolled import RolledDice
from rulesets.dice.handles.thrown import read_thrown
from rulesets.dice.notation import evaluate, parse
from rulesets.dice.request import Apart, Purpose
from rulesets.refusal import Doubt, Refusal

WITHIN = 0.010
"""Seconds for any line; the best of a few tries, so that a busy machine fails nothing."""
HOSTILE = (
    *("1" * 100_000, "6 " * 50_000, "9" * 2000, "6 " * 1000, "x" * 2000, "six " * 500),
    *("3x6 " * 500, "6x1000 " * 280, "double " * 280, "all " * 500, "(" * 2000, "1111 " * 400),
    *("1000x1000 " * 30, "6/" * 1000, "quatre-vingt-dix " * 17, "six six " * 37, "aé" * 150),
    *("\u0301" * 300, "7 sur " * 50, "un double " * 29, "6" * 300, "⚅" * 300),
)
PIECES = (
    *("6", "5", "654", "12", "3x6", "six", "trois", "sixes", "double", "hits", "échecs", "all"),
    *("none", "sur", "/", "-", "+", ",", "et", "(", ")", "=7", "misfire", "flèche", "total", "x"),
)


def asked(die: Die, count: int, wins: frozenset[int] | None = None) -> Wanted:
    return Wanted(die, count, begun=False, purpose=Purpose("test"), wins=wins)


QUESTIONS = (
    None,
    asked(D6, 12, frozenset({4, 5, 6})),
    asked(D6, 2),
    asked(D6, 1, frozenset({6})),
    asked(ARTILLERY, 1),
    asked(plain_die(100), 1),
)


def seconds(line: str, question: Wanted | None) -> float:
    started = time.process_time()
    try:
        read_thrown(line, question)
    except Refusal as refusal:
        assert refusal.code  # noqa: PT017 - being refused is as good as being answered
    return time.process_time() - started


@pytest.mark.parametrize("line", HOSTILE)
@pytest.mark.parametrize("question", QUESTIONS[:3])
def test_a_hostile_line_is_answered_or_refused_at_once(line: str, question: Wanted | None) -> None:
    assert min(seconds(line, question) for _ in range(3)) < WITHIN


@given(st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join), st.sampled_from(QUESTIONS))
@settings(max_examples=400, deadline=None)
def test_whatever_is_understood_can_fall(line: str, question: Wanted | None) -> None:
    try:
        read = read_thrown(line, question)
    except Refusal:
        return
    if question is not None and read.typed and line.split() != [*map(str, read.typed)]:
        strange = [mark for mark in read.typed if mark not in question.die.marks]
        assert not strange or all(str(mark) in line for mark in strange)


@given(st.text(max_size=400), st.sampled_from(QUESTIONS))
@settings(max_examples=200, deadline=None)
def test_any_line_gives_dice_or_a_refusal(line: str, question: Wanted | None) -> None:
    assert seconds(line, question) < 1.0


def apart(count: int = 10) -> Wanted:
    purpose = Purpose("hit", need=4)
    special = Apart(frozenset({4, 5, 6}), frozenset({6}))
    return Wanted(D6, count, begun=False, purpose=purpose, wins=None, apart=special)


@pytest.mark.parametrize(
    ("line", "successes", "special"),
    [
        ("6 6 5 4 4 4, 4 misses", 6, 2),
        ("6 6 5 4 4 4 le reste raté", 6, 2),
        ("2 six, 1 cinq, 3 quatre, 4 ratés", 6, 2),
        ("2 sixes, 1 five, 3 fours, the rest missed", 6, 2),
        ("5 4 4, 7 misses", 3, 0),
        ("6 touches dont 2 six", 6, 2),
        ("5hits 1 six", 5, 1),
        ("5 touches aucun six", 5, 0),
        ("6 hits, 2 sixes", 6, 2),
        ("6 hits of which 2 6s", 6, 2),
        ("7 hits including 3 crits", 7, 3),
        ("six touches dont deux six", 6, 2),
        ("6 touches, 2 critiques", 6, 2),
        ("6 dont 2 six", 6, 2),
        ("6 hits no sixes", 6, 0),
        ("tous touchent dont 4 six", 10, 4),
        ("no hits", 0, 0),
    ],
)
def test_successes_are_read_with_those_of_the_best_kind(
    line: str, successes: int, special: int
) -> None:
    read = read_thrown(line, apart())
    assert (read.successes, read.special) == (successes, special)


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("6 hits", tuple(f"6 hits, {best} crits" for best in range(4))),
        ("1 touche", ("1 hits, 0 crits", "1 hits, 1 crits")),
        ("6 hits and 2 sixes", ("6 hits, 2 crits", "8 hits, 2 crits")),
        ("9 hits and 2 sixes", ("9 hits, 2 crits",)),
    ],
)
def test_how_many_were_of_the_best_kind_is_asked(line: str, ways: tuple[str, ...]) -> None:
    with pytest.raises(Doubt) as doubt:
        read_thrown(line, apart())
    assert (doubt.value.code, doubt.value.ways) == ("typed-apart", ways)
    assert all(read_thrown(way, apart()).special is not None for way in ways)


@pytest.mark.parametrize("line", ["11 hits 2 sixes", "3 hits of which 4 sixes"])
def test_more_successes_than_dice_are_refused(line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_thrown(line, apart())
    assert refusal.value.code == "too-many-successes"


def test_faces_that_do_not_lead_to_more_are_no_best_kind() -> None:
    with pytest.raises(Refusal):
        read_thrown("6 hits of which 2 fives", apart())


@pytest.mark.parametrize(
    ("typed", "marks"),
    [("touché et 8", (1, 8)), ("arrow 8", (2, 8)), ("6, flèche", (2, 6)), ("hit misfire", (1, 0))],
)
def test_a_scatter_die_beside_the_artillery_die_is_read_for_both(
    typed: str, marks: tuple[int, ...]
) -> None:
    read = read_thrown(typed, asked(SCATTER_HIT, 1))
    assert (read.typed, read.ahead) == (marks, True)


def test_an_arrow_that_is_typed_lies_on_the_table_and_gets_no_direction_of_the_bot() -> None:
    dice_input = read_thrown("arrow 8", asked(SCATTER_HIT, 1))
    faces = MixedFaces(Fallen(), dice_input, FairFaces(bytes(32), "test"))
    evaluate(parse("hit-arrow; artillery"), RolledDice(faces))
    assert [throw.die for throw in faces.so_far.throws] == ["scatter-hit", "artillery"]
    assert faces.so_far.marks == (2, 8)


def test_faces_in_groups_of_several_throws_are_a_face_and_how_often_whatever_is_asked_first() -> (
    None
):
    assert read_thrown("1x6", asked(D6, 2), ahead=True).typed == (1,) * 6
    assert read_thrown("1x6", asked(D6, 2)).typed == (6,)


@pytest.mark.parametrize(
    ("asked", "typed", "ways"),
    [
        ("2d6", "8 raté de 1", ("total 8",)),
        ("2d6", "7 short by one", ("total 7",)),
        ("3d6", "6 on each", ("6 6 6",)),
        ("12d6 3+", "6 or 7", ("=6", "=7")),
        ("12d6 3+", "gobbos got 5 fluffed", ("=5",)),
        ("2d6", "5, fled", ("total 5",)),
    ],
)
def test_words_that_are_left_over_beside_numbers_are_asked(
    asked: str, typed: str, ways: tuple[str, ...]
) -> None:
    faces = MixedFaces(Fallen(), DiceInput(), FairFaces(bytes(32), "test"))
    with suppress(Refusal):
        evaluate(parse(asked), RolledDice(faces))
    with pytest.raises(Doubt) as doubt:
        read_thrown(typed, faces.wanted)
    assert doubt.value.ways == ways
