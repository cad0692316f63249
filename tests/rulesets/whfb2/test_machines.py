"""Consequences of shots, and limits of fallen units."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core.declaring.procedure import FollowUp
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from rulesets.whfb2 import RULESET
from tests.rulesets.cases import arguments_of

LOSSES = FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),))


def led_to(procedure: str, given: dict[str, Any], dice: tuple[int, ...]) -> tuple[FollowUp, ...]:
    declared = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, given)
    result = declared.run(RolledDice(ListedFaces(dice)), **arguments)
    return declared.follow_ups(arguments, result)


def test_a_volley_that_kills_a_quarter_leads_to_a_rout_test() -> None:
    given = {"unit": "Archers 1 BS3 [bow]", "target": "Men 4 T3"}
    assert led_to("shooting_attack", given, (4, 4)) == (LOSSES,)
    assert led_to("shooting_attack", given, (1,)) == ()


def test_a_stone_that_fell_leads_to_its_hits() -> None:
    counted = FollowUp(
        "machine_hits", (("unit", "unit"), ("target", "target")), (("machine", "catapult"),)
    )
    assert led_to("catapult_shot", {"target": "Men 9 T3"}, (8, 4, 6)) == (counted,)
    assert led_to("catapult_shot", {"target": "Men 9 T3"}, (13,)) == (counted,)
    late = {"target": "Men 9 T3", "crew_left": 1}
    assert led_to("catapult_shot", late, (2,)) == ()


def test_an_explosion_strikes_who_stands_near() -> None:
    near = FollowUp("explosion_hits", (), (("machine", "cannon"),))
    assert led_to("cannon_shot", {"target": "Men 9 T3", "bs": 3, "heat": 6}, (1,)) == (near,)
    mortar = FollowUp("explosion_hits", (), (("machine", "bombard"),))
    assert led_to("bombard_shot", {"target": "Men 9 T3"}, (1, 6)) == (mortar,)


@pytest.mark.parametrize(
    ("procedure", "given", "dice", "strength"),
    [
        ("cannon_shot", {"bs": 4}, (3, 5), 6),
        ("bolt_thrower_shot", {"distance": 80}, (4, 3), 5),
    ],
)
def test_hits_on_a_chariot_are_shared_out_by_its_table(
    procedure: str, given: dict[str, Any], dice: tuple[int, ...], strength: int
) -> None:
    target = {"target": "Chariot 1 T4 W5 [chariot]"}
    (step,) = led_to(procedure, {**target, **given}, dice)
    assert (step.procedure, dict(step.values)) == ("chariot_hits", {"hits": 3, "s": strength})


def test_a_chariot_with_a_broken_axle_slides() -> None:
    given = {"target": "Chariot 1 T4 W5", "hits": 1, "s": 1}
    slide = FollowUp("chariot_slide", (("unit", "target"),))
    assert led_to("chariot_hits", given, (1, 8, 5)) == (slide,)


def test_a_section_that_falls_comes_down_on_somebody() -> None:
    given = {"structure": "hut", "s": 7, "attacks": 2}
    assert led_to("structure_attack", given, (4, 4)) == (FollowUp("collapse"),)


@pytest.mark.parametrize(("role", "code"), [("unit", "shooters-dead"), ("target", "target-dead")])
@pytest.mark.parametrize("procedure", ["shooting_attack", "bolt_thrower_shot"])
def test_nobody_shoots_who_is_gone_nor_at_who_is(procedure: str, role: str, code: str) -> None:
    given = {"unit": "Archers 3 BS3 [bow]", "target": "Men 4 T3"}
    arguments = arguments_of(RULESET, procedure, given)
    arguments[role] = replace(arguments[role], models=0)
    with pytest.raises(Refusal) as refusal:
        RULESET.procedure(procedure).run(RolledDice(ListedFaces(())), **arguments)
    assert refusal.value.code == code
