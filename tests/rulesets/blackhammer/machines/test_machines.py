"""Machines, monsters and chariots: what leads where, who may not, what is due."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.combat.impact import share_out
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from tests.rulesets.cases import arguments_of, unit_of

CANNON = "Cannon 1 M4 BS3 T6 TC3 W3 A3 Ld7 [war-machine, cannon]"
GOBLINS = "Goblins 20 M4 T3 W1 Ld6 Wide5"


def led_to(procedure: str, given: dict[str, Any], dice: tuple[int, ...]) -> tuple[FollowUp, ...]:
    """Return what a procedure leads to."""
    declared = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, given)
    result = declared.run(RolledDice(ListedFaces(dice)), **arguments)
    return declared.follow_ups(arguments, result)


def test_a_ball_whose_target_nobody_measured_leads_to_the_count() -> None:
    steps = led_to("cannon_shot", {"unit": CANNON, "target": GOBLINS, "guess": 10}, (4, 6))
    assert steps == (
        FollowUp(
            "machine_hits", (("unit", "unit"), ("target", "target")), (("machine", "cannon"),)
        ),
    )


def test_a_stone_in_a_building_is_counted_as_such() -> None:
    given = {"unit": CANNON, "guess": 20, "building": True}
    (step,) = led_to("stone_thrower_shot", given, (2,))
    assert step.values == (("machine", "stone-thrower"), ("building", "yes"))


@pytest.mark.parametrize("dice", [(0, 1), (0, 5)])
def test_a_misfire_leads_nowhere(dice: tuple[int, ...]) -> None:
    assert led_to("cannon_shot", {"unit": CANNON, "guess": 10}, dice) == ()


def test_heavy_losses_lead_to_a_panic_test() -> None:
    given = {"machine": "cannon", "target": "Goblins 8 T3 W1", "hits": 2}
    (step,) = led_to("machine_hits", given, (2, 2, 1, 1))
    told = ("panic_test", (("unit", "target"),), (("cause", "losses"),))
    assert (step.procedure, step.units, step.values) == told


def mounted(target: str, **others: str) -> dict[str, Any]:
    """Return a hit of Strength 10 on a target and those who ride it."""
    return {"target": target, "hits": 1, "s": 10, **others}


def test_a_monster_that_lost_its_last_rider_reacts() -> None:
    (step,) = led_to("mounted_hits", mounted("Griffon 1 T5 W4", rider="Hero 1 T3 W1"), (5, 2))
    assert step == FollowUp("mount_reaction", (("unit", "target"),))


def test_a_monster_with_riders_left_does_not() -> None:
    given = mounted("Beast 1 T5 W4", rider="Hero 1 T3 W1", crew="Crew 2 T3")
    assert led_to("mounted_hits", given, (6, 2)) == ()


def test_neither_does_a_chariot() -> None:
    given = mounted("Chariot 1 T5 W4 [chariot]", rider="Hero 1 T3 W1")
    assert led_to("mounted_hits", given, (5, 2)) == ()


def test_an_impact_leads_to_the_round_with_the_ranks_before_it() -> None:
    given = {"unit": "Chariot 1 S5 W4 [chariot]", "enemy": ["Spearmen 20 T3 Wide5"]}
    (step,) = led_to("impact_hits", given, (2, 2, 3))
    assert step.procedure == "close_combat_round"
    assert dict(step.values) == {"charged": "unit", "enemy_ranks": 3}


def test_a_machine_that_is_gone_leads_to_no_flight() -> None:
    assert led_to("panic_test", {"unit": CANNON, "cause": "broken"}, (6, 6)) == ()
    orcs = "Orcs 10 M4"
    assert led_to("break_test", {"unit": CANNON, "enemy": orcs, "lost_by": 2}, (6, 6)) == ()
    flight = led_to("break_test", {"unit": GOBLINS, "enemy": orcs, "lost_by": 2}, (6, 6))
    steps = ["flee_pursuit", "restrain_test", "panic_test", "nobody_near"]
    assert [step.procedure for step in flight] == steps


@pytest.mark.parametrize(
    ("procedure", "given", "gone", "code"),
    [
        ("war_machine_misfire", {"unit": CANNON}, "unit", "unit-destroyed"),
        (
            "machine_hits",
            {"machine": "cannon", "hits": 1, "target": GOBLINS},
            "target",
            "target-dead",
        ),
        ("mounted_hits", mounted("Griffon 1 T5 W4", rider="Hero 1 T3"), "rider", "rider-dead"),
        ("chariot_terrain", {"unit": "Chariot 1 T4 W4"}, "unit", "unit-destroyed"),
        ("mount_reaction", {"unit": "Dragon 1 Ld8"}, "unit", "unit-destroyed"),
        (
            "crush_hits",
            {"unit": "Tank 1 S6", "enemy": GOBLINS, "hits": 1},
            "unit",
            "unit-destroyed",
        ),
    ],
)
def test_who_is_gone_neither_acts_nor_suffers(
    procedure: str, given: dict[str, Any], gone: str, code: str
) -> None:
    arguments = arguments_of(RULESET, procedure, given)
    arguments[gone] = replace(arguments[gone], models=0)
    with pytest.raises(Refusal) as refusal:
        RULESET.procedure(procedure).run(RolledDice(ListedFaces(())), **arguments)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("hits", "count", "shares"),
    [(5, 2, (3, 2)), (6, 3, (2, 2, 2)), (1, 3, (1, 0, 0)), (0, 2, (0, 0)), (7, 4, (2, 2, 2, 1))],
)
def test_hits_are_shared_as_evenly_as_can_be(
    hits: int, count: int, shares: tuple[int, ...]
) -> None:
    assert share_out(hits, count) == shares


@pytest.mark.parametrize(
    ("line", "power"),
    [
        ("Cannon 1 W3 [war-machine]", 3),
        ("Chariot 1 W4 [chariot]", 4),
        ("War wagon 1 W6 [heavy-chariot]", 6),
        ("Stegadon 1-3 W5 [monster, crew (5)]", 10),
        ("Dragon 1 W6 UP7 [monster]", 7),
        ("Goblins 12 W1", 12),
        ("Knights 5 W1 [mounted]", 10),
        ("Wolves 5 W1 [cavalry]", 10),
        ("Kroxigors 3 W3 [monstrous-infantry]", 9),
        ("Skullcrushers 3 W3 [monstrous-cavalry]", 12),
        ("Pegasus knights 3 W2 [flying-cavalry]", 9),
        ("Great eagles 2 W3 UP3 [flying-cavalry]", 6),
    ],
)
def test_kinds_of_models_weigh_what_the_table_says(line: str, power: int) -> None:
    assert RULESET.strength is not None
    assert RULESET.strength(unit_of(RULESET, line)) == power


def shooting(*units: Unit) -> dict[str, list[str]]:
    """Return who is named by each reminder of the shooting phase."""
    told: dict[str, list[str]] = {}
    for reminder in RULESET.reminders(Situation(1, "shooting", Side(units), (Side(),))):
        told.setdefault(reminder.id, []).extend(unit.unit for unit in reminder.units)
    return told


def as_it_is_now(unit: Unit, status: str) -> Unit:
    """Return a unit of which a status is true."""
    return RULESET.with_bars(replace(unit, statuses=((status, 1),)))


def test_guesses_are_due_first_from_machines_that_can_shoot() -> None:
    cannon = unit_of(RULESET, CANNON)
    thrower = unit_of(RULESET, "Trebuchet 1 W4 [war-machine, stone-thrower]")
    bolt = unit_of(RULESET, "Ballista 1 BS4 W3 [war-machine, bolt-thrower]")
    jammed = as_it_is_now(replace(cannon, name="Jammed"), "out-of-action")
    moved = as_it_is_now(replace(thrower, name="Moved"), "moved")
    done = as_it_is_now(replace(cannon, name="Done"), "shot")
    told = shooting(cannon, thrower, bolt, jammed, moved, done)
    assert told["guesses"] == ["Cannon", "Trebuchet"]
    assert told["no-shooting"] == ["Jammed", "Moved"]


def round_of(unit: dict[str, Any], enemy: dict[str, Any], dice: tuple[int, ...]) -> Any:
    """Return a round between two units in contact, one model each, and what it changes."""
    declared = RULESET.procedure("close_combat_round")
    given = {"unit": [unit], "enemy": [enemy], "fighting": "1", "enemy_fighting": "1"}
    arguments = arguments_of(RULESET, "close_combat_round", given)
    handle = RolledDice(ListedFaces(dice))
    result = declared.run(handle, **arguments)
    handle.finish()
    return result, [repr(effect) for effect in declared.effects(arguments, result)]


ENGAGED = {"engaged": 1}


def test_a_beaten_machine_is_destroyed_and_nobody_runs() -> None:
    machine = {
        "line": "Cannon 1-1 M4 WS3 S3 T6 TC3 W3 I3 A3 Ld7 [war-machine]",
        "statuses": ENGAGED,
    }
    foe = {"line": "Orcs 4 M4 WS3 S3 T4 W1 I5 A1 Ld7", "statuses": ENGAGED}
    # An orc strikes first and wounds Toughness 3 on a 4; three misses; a break test of 8 and 1.
    result, effects = round_of(foe, machine, (4, 4, 1, 1, 1, 6, 2))
    assert (result.winner, result.broken, result.caught) == ("unit", 1, 0)
    assert result.enemies[0].state == "scrapped"
    assert "Destroyed(role='enemy', place=0)" in effects
    assert not [effect for effect in effects if "fleeing" in effect]


def test_a_machine_with_one_wound_left_strikes_with_all_its_crew() -> None:
    machine = {
        "line": "Cannon 1-2 M4 WS3 S3 T6 TC3 W3 I3 A3 Ld7 [war-machine]",
        "statuses": ENGAGED,
    }
    foe = {"line": "Orcs 5 M4 WS3 S3 T4 W1 I2 A1 Ld7", "statuses": ENGAGED}
    # Three attacks: all hit, all wound; the only orc in contact is dead; the others hold on 2.
    result, _ = round_of(machine, foe, (4, 4, 4, 5, 5, 5, 1, 1))
    assert result.wounds == 3


def test_victorious_machines_stay() -> None:
    machine = {
        "line": "Cannon 1 M4 WS3 S3 T6 TC3 W3 I5 A3 Ld7 [war-machine, hatred]",
        "statuses": ENGAGED,
    }
    foe = {"line": "Orcs 5 M4 WS3 S3 T4 W1 I2 A1 Ld5", "statuses": ENGAGED}
    result, _ = round_of(machine, foe, (4, 4, 4, 5, 5, 5, 3, 3))
    assert result.broken == 1
    assert result.units[0].state == "stays"
