"""Decisions: who settles them in each handle, and what they make of chances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core.results.odds import odds, odds_by_choice, simulate
from rulesets.dice.handle import Dice
from rulesets.dice.handles.choices import (
    Choices,
    Chosen,
    Decision,
    Listed,
    Policy,
    Taken,
)
from rulesets.dice.handles.exact import BUDGET, Solver
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force

PURSUIT = ("pursue", "hold-back")


def chase(dice: Dice, *, need: int, places: int = 1, forced: bool = False) -> int:
    """Let a winner of a roll decide whether to run, each in turn; return how many ran."""
    ran = 0
    for index in range(places):
        if not dice.check(need, "win"):
            continue
        options = PURSUIT[:1] if forced else PURSUIT
        decided = dice.choose("unit", "pursuit", options, index=index, subject=f"No. {index}")
        ran += dice.check(3, "run") if decided == "pursue" else dice.call(held, need=need)
    return ran


def held(dice: Dice, *, need: int) -> bool:
    """Return whether somebody fails to hold back."""
    return not dice.check(need, "hold")


def brute_policy(
    run: Callable[..., Any], arguments: dict[str, Any], stated: dict[str, str]
) -> dict[Any, float]:
    """Return what every sequence of faces comes to under a policy."""

    def under(dice: RolledDice, **given: Any) -> Any:
        dice.choices = Policy(stated)
        return run(dice, **given)

    return brute_force(under, arguments)


def rolled(marks: list[int], choices: Choices) -> RolledDice:
    return RolledDice(ListedFaces(marks), choices)


def test_nobody_is_asked_by_default_and_the_record_says_so() -> None:
    dice = RolledDice(ListedFaces([6, 5]))
    assert chase(dice, need=4) == 1
    assert dice.taken == (Taken("pursuit:unit", "pursue", "default"),)
    assert [type(entry).__name__ for entry in dice.record] == ["Roll", "Chosen", "Roll"]


def test_a_decision_stands_between_the_rolls_around_it() -> None:
    dice = rolled([6, 1], Policy({"pursuit:unit": "hold-back"}))
    assert chase(dice, need=4) == 1
    labels = [
        entry.option if isinstance(entry, Chosen) else getattr(entry, "purpose").label  # noqa: B009
        for entry in dice.record
    ]
    assert labels == ["win", "hold-back", "hold"]


def test_one_option_is_no_decision() -> None:
    dice = rolled([6, 6], Policy(asks=lambda _: True))
    assert chase(dice, need=4, forced=True) == 1
    assert dice.taken == ()


def test_a_procedure_stops_where_its_owner_is_to_decide() -> None:
    policy = Policy(asks=lambda decision: decision.index == 1)
    dice = rolled([6, 6, 6], policy)
    with pytest.raises(Refusal) as stop:
        chase(dice, need=4, places=2)
    assert stop.value.code == "choice-needed"
    assert policy.wanted == Decision("pursuit", "unit", PURSUIT, 1)
    assert policy.wanted.subject == "No. 1"
    assert dice.taken == (Taken("pursuit:unit", "pursue", "default"),)


@given(st.lists(st.integers(1, 6), min_size=6, max_size=6), st.lists(st.sampled_from(PURSUIT)))
def test_what_was_decided_can_be_played_again(marks: list[int], answers: list[str]) -> None:
    coming = iter([*answers, *["pursue"] * 3])

    class Answers:
        def settle(self, _decision: Decision, /) -> tuple[str, Any]:
            return next(coming), "chosen"

        def finish(self) -> None:
            pass

    first = rolled(marks, Answers())
    result = chase(first, need=3, places=3)
    again = rolled(list(first.marks), Listed(first.taken))
    assert chase(again, need=3, places=3) == result
    again.finish()
    assert again.record == first.record


@pytest.mark.parametrize(
    ("taken", "code"),
    [
        ([], "choice-differs"),
        ([Taken("pursuit:enemy", "pursue")], "choice-differs"),
        ([Taken("pursuit:unit", "fly")], "choice-differs"),
        ([Taken("pursuit:unit", "pursue")] * 2, "choices-left-over"),
    ],
)
def test_a_log_that_does_not_fit_is_refused(taken: list[Taken], code: str) -> None:
    dice = rolled([6, 5], Listed(taken))

    def play() -> None:
        chase(dice, need=4)
        dice.finish()

    with pytest.raises(Refusal) as refusal:
        play()
    assert refusal.value.code == code


def test_where_others_may_follow_what_does_not_fit_is_let_go() -> None:
    kept = [Taken("pursuit:unit", "hold-back", "left"), Taken("pursuit:gone", "pursue")]
    dice = rolled([6, 6, 6, 5], Listed(kept, Policy()))
    assert chase(dice, need=4, places=2) == 1
    dice.finish()
    assert [taken.how for taken in dice.taken] == ["left", "default"]


@settings(deadline=None, max_examples=25)
@given(
    st.integers(2, 6),
    st.integers(1, 2),
    st.dictionaries(st.sampled_from(["pursuit:unit", "other:unit"]), st.sampled_from(PURSUIT)),
)
def test_chances_under_a_policy_are_those_of_every_sequence_of_faces(
    need: int, places: int, stated: dict[str, str]
) -> None:
    arguments = {"need": need, "places": places}
    found = dict(Solver(choices=Policy(stated)).solve(chase, **arguments))
    assert found == pytest.approx(brute_policy(chase, arguments, stated))


@settings(deadline=None, max_examples=10)
@given(st.integers(2, 6), st.integers(1, 2))
def test_each_option_has_its_own_chances_and_none_is_averaged(need: int, places: int) -> None:
    arguments = {"need": need, "places": places}
    usual, columns = odds_by_choice(chase, arguments)
    assert usual.exact
    assert usual.outcomes == odds(chase, arguments).outcomes
    assert dict(usual.outcomes) == pytest.approx(brute_policy(chase, arguments, {}))
    assert [decision.index for decision in usual.decisions] == list(range(places))
    (column,) = columns
    assert len(column.decisions) == places
    stated = {"pursuit:unit": column.option}
    assert column.option == "hold-back"
    chances = dict(column.odds.outcomes)
    assert chances == pytest.approx(brute_policy(chase, arguments, stated))
    fresh = Solver(choices=Policy(stated)).solve(chase, **arguments)
    assert chances == pytest.approx(dict(fresh))


def whole(dice: Dice, *, need: int) -> int:
    """Let both sides chase, in procedures of their own that are solved once."""
    first = dice.call(chase, need=need)
    return first * 2 + dice.call(flee, need=need) + dice.call(held, need=need)


def flee(dice: Dice, *, need: int) -> int:
    """Let the other side decide as well."""
    if dice.choose("enemy", "flight", ("stand", "flee")) == "stand":
        return 0
    return dice.call(held, need=need) + 1


def test_what_depends_on_no_decision_is_not_solved_again() -> None:
    solver = Solver()
    solver.solve(whole, need=4)
    assert list(solver.decisions) == ["pursuit:unit", "flight:enemy"]
    other = solver.otherwise(solver.decisions["flight:enemy"], "flee")
    found = dict(other.solve(whole, need=4))
    stated = {"flight:enemy": "flee"}
    fresh = Solver(choices=Policy(stated))
    assert found == pytest.approx(dict(fresh.solve(whole, need=4)))
    assert found == pytest.approx(brute_policy(whole, {"need": 4}, stated))
    assert other.runs < fresh.runs


def wander(dice: Dice, *, steps: tuple[str, ...]) -> int:
    """Roll, decide and do both in procedures within, in any order; return where that leads."""
    reached = 0
    for index, step in enumerate(steps):
        match step:
            case "roll":
                reached = reached * 2 + dice.check(3, step)
            case "sure":
                reached += dice.call(held, need=1)
            case "ours" if reached % 3 != 1:
                reached += dice.choose("unit", "way", ("left", "right")) == "right"
            case "theirs":
                reached += 2 * (dice.choose("enemy", "way", ("left", "right")) == "right")
            case "within" if reached % 2 == 0:
                reached += dice.call(wander, steps=steps[index + 1 :])
            case "drawn":
                reached += dice.call(wander, steps=("ours", "roll")[: 1 + reached % 2])
    return reached


@settings(deadline=None, max_examples=200)
@given(
    st.lists(
        st.sampled_from(["roll", "sure", "ours", "theirs", "within", "drawn"]), max_size=6
    ).map(tuple)
)
def test_columns_are_what_a_solver_finds_that_knows_nothing_yet(steps: tuple[str, ...]) -> None:
    _, columns = odds_by_choice(wander, {"steps": steps})
    for column in columns:
        stated = Policy({column.decisions[0].shared: column.option})
        # It walks again what the columns share.
        fresh = Solver(50 * BUDGET, stated).solve(wander, steps=steps)
        assert dict(column.odds.outcomes) == pytest.approx(dict(fresh))


def test_a_decision_that_only_a_known_answer_holds_is_still_told() -> None:
    solver = Solver()
    solver.solve(chase, need=4)
    solver.decisions = {}
    solver.solve(chase, need=4)
    assert list(solver.decisions) == ["pursuit:unit"]


def test_a_simulation_keeps_to_the_policy_and_tells_what_it_settled() -> None:
    found = simulate(chase, {"need": 2}, 500, Policy({"pursuit:unit": "hold-back"}))
    assert [decision.key for decision in found.decisions] == ["pursuit:unit"]
    exact = dict(Solver(choices=Policy({"pursuit:unit": "hold-back"})).solve(chase, need=2))
    assert dict(found.outcomes) == pytest.approx(exact, abs=0.1)


def test_a_question_too_large_is_simulated_without_columns() -> None:
    usual, columns = odds_by_choice(chase, {"need": 4, "places": 2}, budget=2)
    assert not usual.exact
    assert columns == ()
    assert usual.decisions
