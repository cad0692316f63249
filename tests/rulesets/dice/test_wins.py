"""Marks that succeed, as the rule has sorted them that asked for a roll."""

from __future__ import annotations

import pytest

from rulesets.dice.chain import Chain, stage
from rulesets.dice.die import D6
from rulesets.dice.exploding import Exploding
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.pool import Single, Split, Successes, Sum, Tallied
from rulesets.dice.request import Purpose, Request, Roll

FOUR = frozenset({4, 5, 6})
SIX = frozenset({6})
HIT = Purpose("to-hit", 4)
SAVE = Purpose("save", 4, failures=True)


def rolled(request: Request[object], *marks: int) -> Roll:
    dice = RolledDice(ListedFaces(marks))
    dice.ask(request)
    (roll, *_) = dice.record
    assert isinstance(roll, Roll)
    return roll


@pytest.mark.parametrize(
    ("request_", "wins"),
    [
        (Successes(HIT, 2, FOUR), FOUR),
        (Exploding(HIT, 2, D6, FOUR), FOUR),
        (Split(HIT, 2, (SIX, frozenset({1})), wins=SIX), SIX),
        (Split(HIT, 2, (SIX, frozenset({1}))), None),
        (Sum(HIT, 2), None),
        (Tallied(HIT, 2, SIX), None),
        (Single(HIT), None),
    ],
)
def test_only_dice_that_a_rule_sorts_succeed_or_fail(
    request_: Request[object], wins: frozenset[int] | None
) -> None:
    assert rolled(request_, 3, 2).wins == wins


@pytest.mark.parametrize(
    ("special", "counts", "purpose", "wins"),
    [
        ({}, (), HIT, FOUR),
        ({6: ("wound",)}, (), HIT, FOUR),
        ({3: ("wound",)}, (), HIT, FOUR | {3}),
        ({6: ()}, (), HIT, FOUR - SIX),
        ({1: ("misfire",)}, (("misfire", 0),), HIT, FOUR),
        ({6: ("pierced",)}, (), SAVE, FOUR - SIX),
    ],
)
def test_marks_with_a_way_of_their_own_succeed_if_they_count(
    special: dict[int, tuple[str, ...]],
    counts: tuple[tuple[str, int], ...],
    purpose: Purpose,
    wins: frozenset[int],
) -> None:
    to, otherwise = (None, "unsaved") if purpose.failures else ("hit", None)
    aim = stage(
        "shot", FOUR, to=to, otherwise=otherwise, special=special, purpose=purpose, counts=counts
    )
    roll = rolled(Chain(purpose, 2, "shot", (aim,), ()), 6, 3)
    assert roll.wins == wins


def test_what_is_shown_of_a_stage_makes_it_no_other_request() -> None:
    plain = stage("shot", FOUR, to="hit", purpose=HIT)
    other = stage("shot", SIX, to="hit", special={4: ("hit",), 5: ("hit",)}, purpose=HIT)
    assert plain == other
    assert hash(plain) == hash(other)
