"""Reminders of Age of Sigmar that name who fights whom, and charges left open."""

from __future__ import annotations

from dataclasses import replace

from rulesets.aos4 import RULESET
from rulesets.core.battlefield.link import Combats, Link, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Moment, Reminder, Side, Situation
from tests.rulesets.aos4.test_reminders import BORDER_WAR, named, unit

SIDES = {"Alpha": "Storm", "Beta": "Storm", "Xi": "Skaven", "Ypsilon": "Skaven"}
TOUCHES = (Touch("Alpha", "Xi"), Touch("Ypsilon", "Beta"))


def reminded(
    phase: str,
    own: tuple[Unit, ...],
    enemies: tuple[Unit, ...],
    *touches: Touch,
    moment: Moment = "phase",
) -> list[Reminder]:
    sides = Side(own, (), name="Storm"), (Side(enemies, (), name="Skaven"),)
    situation = Situation(1, phase, *sides, False, moment, switches=BORDER_WAR)
    met = {name for touch in touches for name in (touch.unit, touch.other)}
    sides = {name: side for name, side in SIDES.items() if name in met}
    situation = replace(situation, combats=Combats.of(touches, sides))
    return list(RULESET.reminders(situation))


def told(found: list[Reminder], reminder: str) -> list[dict[str, int | str]]:
    return [dict(each.facts) for each in found if each.id == reminder]


def test_each_combat_with_units_still_to_fight_is_named() -> None:
    own = unit("Alpha 5", engaged=1), unit("Beta 5", engaged=1, fought=1)
    enemies = unit("Xi 5", engaged=1, fought=1), unit("Ypsilon 5", engaged=1, fought=1)
    found = reminded("combat", own, enemies, *TOUCHES)
    assert told(found, "combat") == [{"ours": "Alpha", "foes": "Xi"}]
    assert told(reminded("combat", own, enemies), "combat") == []


def test_a_combat_of_several_units_is_one() -> None:
    own = unit("Alpha 5", engaged=1), unit("Beta 5", engaged=1)
    enemies = unit("Xi 5", engaged=1), unit("Ypsilon 5", engaged=1)
    found = reminded("combat", own, enemies, *TOUCHES, Touch("Xi", "Beta"))
    assert told(found, "combat") == [{"ours": "Alpha, Beta", "foes": "Xi, Ypsilon"}]


def test_a_combat_of_sides_whose_turn_it_is_not_names_both() -> None:
    others = (
        Side((unit("Xi 5", engaged=1),), (), name="Skaven"),
        Side((unit("Alpha 5", engaged=1),), (), name="Storm"),
    )
    combats = Combats.of(TOUCHES[:1], {"Alpha": "Storm", "Xi": "Skaven"})
    situation = Situation(
        1, "combat", Side((unit("Gamma 5"),), (), name="Fen"), others, False, switches=BORDER_WAR
    )
    found = list(RULESET.reminders(replace(situation, combats=combats)))
    assert told(found, "combat") == [{"ours": "Alpha", "foes": "Xi"}]


def test_what_was_not_fought_is_told_by_combats_and_then_of_the_rest() -> None:
    own = unit("Alpha 5", engaged=1), unit("Gamma 5", engaged=1)
    enemies = (unit("Xi 5", engaged=1, fought=1),)
    found = reminded("combat", own, enemies, TOUCHES[0], moment="leaving")
    assert [(each.id, named(each)) for each in found] == [
        ("combat-undone", [("Alpha", None)]),
        ("fights-undone", [("Gamma", None)]),
    ]
    assert dict(found[0].facts) == {"ours": "Alpha", "foes": "Xi"}


def charging(step: str, *, tried: bool = True, other: str = "Xi") -> Unit:
    statuses = {"charge_tried": 1} if tried else {}
    return replace(unit("Alpha 5", **statuses), links=(Link("charge", other, step=step),))


def test_a_charge_without_an_end_is_due_and_told_as_undone() -> None:
    enemies = (unit("Xi 5"),)
    (open_one,) = [
        each
        for each in reminded("charge", (charging("declared"),), enemies)
        if each.id == "charge-open"
    ]
    assert (open_one.procedure, open_one.role) == ("charge_reached", "unit")
    assert dict(open_one.values) == {"target": "Xi"}
    undone = reminded("charge", (charging("declared"),), enemies, moment="leaving")
    assert [dict(each.facts) for each in undone] == [{"charger": "Alpha", "foe": "Xi"}]


def test_charges_that_ended_or_lost_their_target_are_not_due() -> None:
    enemies = (unit("Xi 5"),)
    for charger in (
        charging("moved"),
        charging("failed"),
        charging("declared", tried=False),
        charging("declared", other="Gone"),
    ):
        assert told(reminded("charge", (charger,), enemies), "charge-open") == []
        assert reminded("charge", (charger,), enemies, moment="leaving") == []


def test_a_counter_charge_is_due_as_well() -> None:
    charger = replace(
        charging("declared"), name="Xi", links=(Link("charge", "Alpha", step="declared"),)
    )
    found = reminded("charge", (unit("Alpha 5"),), (charger,))
    assert told(found, "charge-open") == [{"charger": "Xi", "foe": "Alpha"}]
