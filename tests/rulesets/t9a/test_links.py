"""Contact as The 9th Age makes and reads it, and what a table that names no unit is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core.battlefield.link import Combats, Link, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Reminder, Side, Situation
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.t9a import RULESET
from rulesets.t9a.psychology.immunity import dread_within
from tests.rulesets.cases import arguments_of, unit_of


def unit(name: str, *statuses: str) -> Unit:
    found = unit_of(RULESET, {"line": f"{name} 20 M4 WS3 S3 T3 I3 A1 W1 Ld7"})
    return replace(found, statuses=tuple((each, 1) for each in statuses))


def ran(procedure: str, dice: str, **given: Any) -> tuple[tuple[Effect, ...], tuple[FollowUp, ...]]:
    rule = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, given)
    result = rule.run(RolledDice(ListedFaces(tuple(map(int, dice.split())))), **arguments)
    return tuple(rule.effects(arguments, result)), tuple(rule.follow_ups(arguments, result))


@pytest.mark.parametrize("facing", [None, "flank", "rear"])
def test_a_charge_makes_contact_on_the_side_that_was_told(facing: str | None) -> None:
    told = {} if facing is None else {"facing": facing}
    effects, _ = ran("charge_range", "3 4", distance=8, m=4, **told)
    assert [each for each in effects if isinstance(each, LinkSet)] == [
        LinkSet("charge", "unit", "target", step="moved"),
        LinkSet("contact", "unit", "target", facing=facing),
    ]


def test_a_charge_that_fails_makes_no_contact() -> None:
    effects, _ = ran("charge_range", "1 2", distance=9, m=4, facing="flank")
    assert [each for each in effects if isinstance(each, LinkSet)] == [
        LinkSet("charge", "unit", "target", step="failed")
    ]


def test_runners_through_enemies_face_danger_though_nobody_named_their_unit() -> None:
    _, steps = ran("flee_move", "3 4", crossed=5)
    assert steps == (FollowUp("dangerous_terrain", (), (("models", 5), ("fails", 3))),)
    _, steps = ran("flee_move", "3 4", crossed=5, unit="Swords 20 Ld7")
    assert (steps[0].procedure, steps[0].units) == ("dangerous_terrain", (("unit", "unit"),))
    assert ran("flee_move", "3 4", crossed=5, to_edge=6)[1] == ()
    assert ran("flee_move", "3 4")[1] == ()


def test_a_flight_may_end_at_the_edge_where_nobody_said_how_far_off_that_is() -> None:
    """[L748]."""
    off = FollowUp("fled_off_table", (("unit", "unit"),))
    assert ran("flee_move", "3 4", unit="Swords 20 Ld7")[1] == (off,)
    assert ran("flee_move", "3 4", unit="Swords 20 Ld7", to_edge=12)[1] == ()
    assert off not in ran("flee_move", "3 4", unit="Swords 20 Ld7", to_edge=7)[1]


def test_dice_added_before_the_flux_stay_in_the_pools() -> None:
    effects, _ = ran("magic_flux", "3 4", power_added=2, dispel_added=1)
    assert effects == (
        CounterChanged("flux-rolled", 1),
        CounterSet("power-dice", 9),
        CounterSet("dispel-dice", 5, "other"),
        CounterSet("dice-added", 2),
        CounterSet("dice-added", 1, "other"),
    )
    effects, _ = ran("magic_flux", "6 5", power_added=2)
    assert effects[1] == CounterSet("power-dice", 12)


def battle(*touches: Touch, ours: tuple[Unit, ...], theirs: tuple[Unit, ...]) -> Situation:
    sides = {each.name: "Men" for each in ours} | {each.name: "Orcs" for each in theirs}
    touching = {name for touch in touches for name in (touch.unit, touch.other)}
    combats = Combats.of(touches, {name: side for name, side in sides.items() if name in touching})
    return Situation(1, "combat", Side(ours), (Side(theirs),), combats=combats)


def combats_of(situation: Situation) -> list[Reminder]:
    return [each for each in RULESET.reminders(situation) if each.id in ("combat", "combats")]


def test_each_combat_has_a_reminder_and_a_round_of_its_own() -> None:
    swords, spears, orcs, trolls = (
        unit(name, "engaged") for name in ("Swords", "Spears", "Orcs", "Trolls")
    )
    touches = (Touch("Swords", "Trolls"), Touch("Orcs", "Spears"))
    found = combats_of(battle(*touches, ours=(swords, spears), theirs=(orcs, trolls)))
    assert [(each.procedure, dict(each.values)) for each in found] == [
        ("close_combat_round", {"unit": "Swords", "enemy": "Trolls"}),
        ("close_combat_round", {"unit": "Spears", "enemy": "Orcs"}),
    ]
    assert dict(found[0].facts) == {"ours": "Swords", "foes": "Trolls"}


def test_several_chargers_of_one_enemy_fight_one_combat_with_him() -> None:
    swords, spears, orcs = (unit(name, "engaged") for name in ("Swords", "Spears", "Orcs"))
    touches = (Touch("Swords", "Orcs"), Touch("Spears", "Orcs", "flank"))
    (found,) = combats_of(battle(*touches, ours=(swords, spears), theirs=(orcs,)))
    assert dict(found.values) == {"unit": "Swords; Spears", "enemy": "Orcs"}


def test_combats_of_which_nobody_said_who_touches_whom_are_told_together() -> None:
    swords, spears, orcs, trolls = (
        unit(name, "engaged") for name in ("Swords", "Spears", "Orcs", "Trolls")
    )
    touching = battle(Touch("Swords", "Trolls"), ours=(swords, spears), theirs=(orcs, trolls))
    first, second = combats_of(touching)
    assert (first.id, dict(first.values)["enemy"]) == ("combat", "Trolls")
    assert [each.unit for each in second.units] == ["Spears", "Orcs"]


_PLAIN = "WS3 S3 T3 W1 I3 A1 Ld7"


@pytest.mark.parametrize("rules", ["character, fear", "character"])
def test_a_cause_of_fear_in_a_unit_is_feared_though_the_fight_does_not_name_him(rules: str) -> None:
    hero = f"Lord 1 {_PLAIN} [{rules}]"
    given = {
        "unit": [f"Swords 10 {_PLAIN} Wide5 [infantry]"],
        "enemy": [{"line": f"Orcs 10 {_PLAIN} Wide5 [infantry]", "characters": [hero]}],
    }
    rule = RULESET.procedure("close_combat_round")
    dice = RolledDice(ListedFaces((6, 6, *(1 for _ in range(60)))))
    rule.run(dice, **arguments_of(RULESET, rule.id, given))
    tested = any(roll.purpose.label == "fear-test" for roll in dice.rolls)
    assert tested is ("fear" in rules)


def test_only_who_still_stands_is_feared_when_a_unit_is_beaten() -> None:
    hero = f"Lord 1 {_PLAIN} [character, fear]"
    orcs = unit_of(RULESET, {"line": f"Orcs 10 {_PLAIN}", "characters": [hero]})
    assert "fear" in dread_within(orcs, ())
    assert "fear" not in dread_within(orcs, ("Lord",))


def test_a_charge_that_was_answered_is_reminded_of_until_it_is_moved() -> None:
    effects, _ = ran("charge_reaction", "", distance=8, m=4, response="hold")
    assert effects == (LinkSet("charge", "unit", "target", value=800, step="answered"),)
    assert ran("charge_reaction", "", distance=8, m=4)[0] == ()
    charges = (Link("charge", "Orcs", step="answered"),)
    swords = replace(unit("Swords"), links=charges)
    for moment in ("phase", "leaving"):
        table = replace(battle(ours=(swords,), theirs=()), phase="movement", moment=moment)
        (found,) = (each for each in RULESET.reminders(table) if each.id == "charge")
        assert (found.procedure, dict(found.values)) == ("charge_range", {"target": "Orcs"})
    moved = replace(unit("Swords"), links=(Link("charge", "Orcs", step="moved"),))
    table = replace(battle(ours=(moved,), theirs=()), phase="movement")
    assert all(each.id != "charge" for each in RULESET.reminders(table))
