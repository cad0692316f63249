"""Chances: exact where they can be counted, estimated and labelled so where not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import pytest

from rulesets.core.results import odds as odds_module
from rulesets.core.results.odds import odds, plain_fields, simulate
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.handles.exact import Solver, TooManyBranches
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force


@dataclass(frozen=True)
class Fought:
    """A result with a detail."""

    killed: int
    broken: bool
    roll: int | None = detail()


def fight(dice: Dice, *, attacks: int, ld: int) -> Fought:
    killed = dice.call(blows, attacks)
    roll = dice.sum(2, "break")
    return Fought(killed, roll - killed > ld, roll)


def blows(dice: Dice, attacks: int) -> int:
    hits = dice.successes(attacks, 4, "hit")
    return dice.successes(hits, 5, "wound")


def chase(dice: Dice, *, steps: int) -> int:
    return dice.fold(step, 0, range(steps))


def step(dice: Dice, gone: int, number: int) -> int:
    return gone if gone >= 6 else gone + dice.single("step", die=plain_die(4)) - number % 2


def many(dice: Dice, *, count: int) -> tuple[int, ...]:
    return tuple(dice.single("one") for _ in range(count))


@pytest.mark.parametrize(
    ("run", "arguments"),
    [
        (fight, {"attacks": 2, "ld": 7}),
        (fight, {"attacks": 0, "ld": 12}),
        (chase, {"steps": 4}),
        (many, {"count": 3}),
    ],
)
def test_chances_are_those_of_every_fall_of_the_dice(
    run: Callable[..., Any], arguments: dict[str, Any]
) -> None:
    found = odds(run, arguments)
    assert (found.exact, found.margin) == (True, 0.0)
    assert dict(found.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-13)


def test_results_that_differ_in_details_are_one() -> None:
    found = odds(fight, {"attacks": 0, "ld": 7})
    assert found.outcomes == (
        (Fought(0, broken=False), pytest.approx(21 / 36)),
        (Fought(0, broken=True), pytest.approx(15 / 36)),
    )
    assert all(result.roll is None for result, _ in found.outcomes)


def test_chances_means_and_fields_are_read_off_the_outcomes() -> None:
    found = odds(fight, {"attacks": 1, "ld": 7})
    assert found.chance(lambda result: result.killed > 0) == pytest.approx(1 / 6)
    assert found.mean(lambda result: result.killed) == pytest.approx(1 / 6)
    marginals = found.marginals()
    assert list(marginals) == ["killed", "broken"]
    assert marginals["killed"] == pytest.approx({0: 5 / 6, 1: 1 / 6})


def test_too_many_cases_are_simulated_and_labelled_so() -> None:
    found = odds(many, {"count": 4}, budget=100)
    assert not found.exact
    assert found.margin == pytest.approx(1.96 * sqrt(0.25 / odds_module.SAMPLES))
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)


def test_a_simulation_is_within_its_margin_and_always_the_same() -> None:
    arguments = {"attacks": 2, "ld": 7}
    found = simulate(fight, arguments)
    assert found == simulate(fight, arguments)
    exact = odds(fight, arguments).chance(lambda result: result.broken)
    assert found.chance(lambda result: result.broken) == pytest.approx(exact, abs=found.margin)


def test_a_simulation_of_very_many_dice_is_shorter_and_says_so() -> None:
    def handfuls(dice: Dice) -> int:
        return sum(dice.sum(1000, "handful") for _ in range(20))

    found = simulate(handfuls, {})
    runs = round(0.25 * (1.96 / found.margin) ** 2)
    assert odds_module.LEAST_SAMPLES <= runs < odds_module.SAMPLES


def test_a_refusal_is_passed_on() -> None:
    def refuse(_dice: Dice) -> int:
        raise Refusal("no-such-thing")

    with pytest.raises(Refusal, match="no-such-thing"):
        odds(refuse, {})


def test_a_sub_procedure_is_solved_once_per_set_of_arguments() -> None:
    runs: list[int] = []

    def counted(dice: Dice, attacks: int) -> int:
        runs.append(attacks)
        return blows(dice, attacks)

    def twice(dice: Dice) -> int:
        return dice.call(counted, 3) + dice.call(counted, 3)

    Solver().solve(twice)
    assert len(runs) < 20
    assert set(runs) == {3}


def test_the_budget_bounds_the_runs() -> None:
    with pytest.raises(TooManyBranches):
        Solver(50).solve(many, count=3)


def test_fields_of_parts_have_dotted_names() -> None:
    result = (Fought(1, broken=True, roll=9), 4)
    assert plain_fields(result) == [("1.killed", 1), ("1.broken", True), ("2", 4)]
    assert plain_fields(Fought(1, broken=True, roll=9), details=True)[-1] == ("roll", 9)
    assert plain_fields(7) == [("result", 7)]
