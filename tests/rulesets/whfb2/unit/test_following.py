"""Next steps after moves and after psychology, with all that they take."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.core.declaring.procedure import FollowUp
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.whfb2 import RULESET
from tests.rulesets.cases import arguments_of

GUARD = "Guard 10 M10 Ld7 Cl7 Int5"
TROLLS = "Trolls 4 M10 Ld4 [fear, terror]"


def led_to(name: str, given: dict[str, Any], *dice: int) -> tuple[FollowUp, ...]:
    procedure = RULESET.procedure(name)
    arguments = arguments_of(RULESET, name, given)
    result = procedure.run(RolledDice(ListedFaces(dice)), **arguments)
    return procedure.follow_ups(arguments, result)


@pytest.mark.parametrize(
    ("name", "given", "dice", "next_one"),
    [
        ("charge_declaration", {"unit": GUARD, "target": TROLLS}, (), "fear_test"),
        (
            "charge_move",
            {"unit": GUARD, "target": TROLLS, "distance": 0, "response": "flee"},
            (),
            "free_attacks",
        ),
        ("charge_move", {"unit": GUARD, "target": TROLLS, "distance": 5}, (), None),
        ("wedge_advance", {"unit": GUARD, "enemy": TROLLS, "ranks": 1}, (), "free_attacks"),
        ("wedge_advance", {"unit": GUARD, "enemy": TROLLS, "ranks": 2}, (), None),
        (
            "fear_test",
            {"unit": GUARD, "enemy": TROLLS, "enemy_models": 11},
            (6, 6),
            "rout_move",
        ),
        ("fear_test", {"unit": GUARD, "enemy": TROLLS}, (6, 6), None),
        (
            "terror_test",
            {"unit": GUARD, "enemy": TROLLS, "situation": "charged"},
            (6, 6),
            "rout_test",
        ),
        ("terror_test", {"unit": GUARD, "enemy": TROLLS}, (6, 6), None),
        ("stupidity_test", {"unit": GUARD}, (6, 6), "stupid_wander"),
        ("stupidity_test", {"unit": GUARD}, (1, 1), None),
        ("animosity_test", {"unit": GUARD}, (6,), "animosity_control"),
        ("animosity_test", {"unit": GUARD, "animosity_leader": "in-contact"}, (6,), None),
    ],
)
def test_an_outcome_leads_on(
    name: str, given: dict[str, Any], dice: tuple[int, ...], next_one: str | None
) -> None:
    found = led_to(name, given, *dice)
    own = [follow_up.procedure for follow_up in found if follow_up.answer is None]
    assert own == ([] if next_one is None else [next_one])


@pytest.mark.parametrize(
    ("target", "answers"),
    [
        (TROLLS, ["hold", "flee"]),
        ("Archers 10 M10 Ld7 [short-bow]", ["hold", "stand-and-shoot", "flee"]),
        ("Cannon 1 M0 [war-machine]", ["hold"]),
        ("Hunters 5 M10 [skirmishers, short-bow]", ["flee"]),
    ],
)
def test_a_charge_declared_leads_to_the_answers_that_its_target_may_give(
    target: str, answers: list[str]
) -> None:
    found = led_to("charge_declaration", {"unit": GUARD, "target": target})
    given = [dict(each.values)["response"] for each in found if each.answer is not None]
    assert given == answers
    assert {each.answer.role for each in found if each.answer is not None} == {"target"}


@pytest.mark.parametrize(
    ("response", "steps"),
    [("hold", ["charge_move"]), ("stand-and-shoot", ["shooting_attack", "charge_move"])],
)
def test_an_answer_leads_to_the_shots_and_to_the_charge(response: str, steps: list[str]) -> None:
    target = "Archers 10 M10 Ld7 [short-bow]"
    given = {"unit": GUARD, "target": target, "response": response}
    found = led_to("charge_reaction", given)
    assert [each.procedure for each in found] == steps
    assert dict(found[-1].values) == {"response": response}


def test_every_next_step_can_be_taken() -> None:
    steps = (
        *led_to("charge_declaration", {"unit": GUARD, "target": TROLLS}),
        *led_to("terror_test", {"unit": GUARD, "enemy": TROLLS, "situation": "charged"}, 6, 6),
        *led_to("wedge_advance", {"unit": GUARD, "enemy": TROLLS, "ranks": 1}),
    )
    assert len(steps) == 5
    for step in steps:
        procedure = RULESET.procedure(step.procedure)
        assert {option for option, _ in step.units} <= set(procedure.unit_options)
        assert {option for option, _ in step.values} <= set(procedure.options)
