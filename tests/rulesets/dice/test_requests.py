"""Every question to the dice: its chances, and that all handles answer it alike."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from rulesets.dice.contest import Designation, Drift, RollOff, Scatter
from rulesets.dice.die import D6, MISFIRE, SCATTER, SCATTER_HIT
from rulesets.dice.exploding import Exploding
from rulesets.dice.handle import Dice
from rulesets.dice.handles.exact import Solver
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.pool import Successes, Sum
from rulesets.dice.request import Request
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force
from tests.rulesets.dice.requests import FIVE_UP, REQUESTS, TEST


def answer(dice: Dice, *, request: Request[Any]) -> Any:
    return dice.ask(request)


def typed(*marks: int) -> RolledDice:
    return RolledDice(ListedFaces(marks))


@pytest.mark.parametrize("name", REQUESTS)
def test_chances_are_those_of_every_fall_of_the_dice(name: str) -> None:
    request = REQUESTS[name]
    outcomes = request.outcomes()
    expected = brute_force(answer, {"request": request})
    assert dict(outcomes).keys() == expected.keys()
    assert len(outcomes) == len(expected)
    assert dict(outcomes) == pytest.approx(expected, abs=1e-14)


@pytest.mark.parametrize("name", REQUESTS)
def test_the_exact_handle_answers_with_these_chances(name: str) -> None:
    request = REQUESTS[name]
    solved = Solver().solve(answer, request=request)
    assert dict(solved) == pytest.approx(dict(request.outcomes()), abs=1e-14)


@pytest.mark.parametrize("name", REQUESTS)
def test_fair_dice_typed_and_replayed_give_the_same_result_and_rolls(name: str) -> None:
    request = REQUESTS[name]
    for number in range(20):
        fair = RolledDice(FairFaces(bytes(32), name, "", number))
        result = fair.ask(request)
        for origin in ("typed", "replayed"):
            again = RolledDice(ListedFaces(fair.marks, origin=origin))
            assert again.ask(request) == result
            assert again.record == fair.record
            again.finish()
        assert (fair.origin, again.origin) == ("fair", "replayed")


@pytest.mark.parametrize("name", REQUESTS)
def test_what_falls_is_among_the_outcomes(name: str) -> None:
    request = REQUESTS[name]
    possible = dict(request.outcomes())
    faces = FairFaces(bytes(32), name)
    assert all(RolledDice(faces).ask(request) in possible for _ in range(50))


def test_a_die_rolled_again_stands_even_when_it_shows_the_same_face() -> None:
    dice = typed(1, 5, 1)
    assert dice.ask(Successes(TEST, 2, FIVE_UP, D6, frozenset({1}))) == 1
    assert dice.rolls[0].again == ((0, 1),)
    assert dice.rolls[0].final == (1, 5)


def test_a_re_roll_is_asked_for_as_one() -> None:
    with pytest.raises(Refusal) as refusal:
        typed(1, 1, 5).ask(Successes(TEST, 3, FIVE_UP, D6, frozenset({1})))
    facts = refusal.value.facts
    assert (refusal.value.code, facts["count"], facts["reroll"]) == ("dice-needed", 2, True)


def test_kept_dice_are_the_highest_or_the_lowest() -> None:
    assert typed(2, 6, 3).ask(Sum(TEST, 3, D6, 2)) == 9
    assert typed(2, 6, 3).ask(Sum(TEST, 3, D6, -2)) == 5


def test_only_highest_sides_bring_dice_and_no_deeper_than_allowed() -> None:
    dice = typed(6, 5, 6, 6)
    assert dice.ask(Exploding(TEST, 2, D6, None, frozenset(), 2)) == 23
    assert [roll.marks for roll in dice.rolls] == [(6, 5), (6,), (6,)]
    assert [roll.purpose.label for roll in dice.rolls] == ["test", "explosion", "explosion"]


def test_dice_that_explode_beyond_all_chance_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        typed(*(6,) * 2000).ask(Exploding(TEST, 400))
    assert refusal.value.code == "too-many-dice"


def decided(request: Request[int], dice: int) -> dict[int, float]:
    """Return the chances of the throws that settle the matter at once."""
    counts: dict[int, float] = defaultdict(float)
    for marks in product(D6.marks, repeat=dice):
        handle = typed(*marks)
        with suppress(Refusal):
            counts[handle.ask(request)] += 1
    whole = sum(counts.values())
    return {result: count / whole for result, count in counts.items()}


@pytest.mark.parametrize("bonuses", [(0, 0), (2, 0), (0, 0, 0), (3, 1, 0), (9, 0), (0, 1, 1, 0)])
def test_roll_offs_are_won_as_often_as_throws_without_ties_say(bonuses: tuple[int, ...]) -> None:
    request = RollOff(TEST, bonuses)
    expected = decided(request, len(bonuses))
    assert dict(request.outcomes()) == pytest.approx(expected, abs=1e-14)


@pytest.mark.parametrize("candidates", range(1, 7))
def test_designation_gives_each_candidate_the_same_chance(candidates: int) -> None:
    request = Designation(TEST, candidates)
    assert dict(request.outcomes()) == pytest.approx(decided(request, 1), abs=1e-14)


def test_ties_and_spare_sides_are_rolled_again() -> None:
    dice = typed(4, 4, 2, 5, 6, 3, 2)
    assert dice.ask(RollOff(TEST, (0, 0))) == 1
    assert dice.ask(Designation(TEST, 2)) == 2
    assert [roll.marks for roll in dice.rolls] == [(4, 4), (2, 5), (6,), (3,), (2,)]


def test_ties_without_end_are_refused() -> None:
    for request in (RollOff(TEST, (0, 0)), Designation(TEST, 2)):
        with pytest.raises(Refusal) as refusal:
            typed(*(6,) * 300).ask(request)
        assert refusal.value.code == "endless-ties"


def test_more_candidates_than_sides_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        Designation(TEST, 7)
    assert refusal.value.code == "too-many-candidates"


def test_fair_dice_draw_the_bearing_of_an_arrow_and_nothing_else() -> None:
    faces = FairFaces(bytes(32), "scatter")
    for die in (SCATTER, SCATTER_HIT):
        for _ in range(40):
            dice = RolledDice(faces)
            drift = dice.scatter(die=die)
            arrow = not drift.hit and not drift.misfire
            assert len(dice.rolls) == (2 if arrow else 1)
            assert (drift.bearing is not None) == arrow
            assert drift.bearing is None or 0 <= drift.bearing < 360


def test_typed_scatter_dice_leave_the_bearing_to_the_table() -> None:
    assert typed(MISFIRE).scatter() == Drift(None, misfire=True)
    assert typed(3).scatter() == Drift(3)
    assert typed(1).scatter(die=SCATTER_HIT) == Drift(None, hit=True)
    assert typed(2).scatter(die=SCATTER_HIT) == Drift(None)


def test_a_bearing_of_the_whole_circle_is_straight_up() -> None:
    request = Scatter(TEST, SCATTER, bearing=True)
    drift = typed(1, 360).ask(request)
    assert (drift.distance, drift.bearing) == (1, 0)
