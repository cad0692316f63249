"""Real dice in players' own words: hostile lines."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.dice.die import ARTILLERY, D6, Die, plain_die
from rulesets.dice.handles.mixed import Wanted
from rulesets.dice.handles.thrown import read_thrown
from rulesets.dice.request import Purpose
from rulesets.refusal import Refusal

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


def test_faces_in_groups_of_several_throws_are_a_face_and_how_often_whatever_is_asked_first() -> (
    None
):
    assert read_thrown("1x6", asked(D6, 2), ahead=True).typed == (1,) * 6
    assert read_thrown("1x6", asked(D6, 2)).typed == (6,)
