"""Reminders of movement and its limits [L164, L740, L758, L1089-1091]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.relation import CHARGING, DECLARED
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.charging import MOVED, UNANSWERED
from rulesets.rank_and_flank.open_steps import units_at_step
from rulesets.t9a.movement.arrival import FIRST_ARRIVAL
from rulesets.t9a.movement.reaction import MISSILES, SHOTS_DUE, has_choice, is_to_run
from rulesets.t9a.psychology.panic import FLIGHT_DUE, tests_terror
from rulesets.t9a.terrain.danger import FLED_THROUGH, tests_owed

_TURNS: Final = 6
"""Game turns of a battle [L164]."""
_BORROWED: Final = ("no-shooting", "broken-down")
_ARTILLERY: Final = ("bolt-thrower", "cannon", "catapult", "flame-thrower", "volley-gun")


def _standing(situation: Situation) -> list[Unit]:
    return [unit for unit in situation.active.units if unit.models > 0]


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)


def forgotten(situation: Situation) -> Iterator[Reminder]:
    """Remind that the last game turn has come."""
    if situation.turn == _TURNS:
        yield Reminder("last-turn", "L164", facts=(("turn", _TURNS),))


def charges_open(situation: Situation) -> Iterator[Reminder]:
    """Remind of each unit that is to react to its chargers, then of each charge to be moved.

    The shots of who stands and shoots come before the latter, as does the flight of who flees.

    Source: [L635-711].
    """
    if situation.phase != "movement":
        return
    yield from _shots_due(situation)
    standing = {unit.name: unit for unit in situation.units}
    asked: dict[str, list[str]] = {}
    answered: list[tuple[str, str]] = []
    for unit in _standing(situation):
        if unit.has("fleeing") or unit.has("engaged"):
            continue
        for charge in _open(unit, standing):
            target = standing.get(charge.other or "")
            if charge.step == DECLARED and target is not None and has_choice(situation, target):
                asked.setdefault(target.name, []).append(unit.name)
            elif target is None or not is_to_run(target):
                answered.append((unit.name, charge.other or ""))
    for target_name, chargers in asked.items():
        yield Reminder(
            UNANSWERED,
            "L635-657",
            (Concerned(target_name),),
            "charge_reaction",
            "target",
            (("unit", chargers[0]),),
            (("chargers", ", ".join(chargers)),),
        )
    for unit_name, target_name in answered:
        told = (("target", target_name),)
        charger = (Concerned(unit_name),)
        yield Reminder("charge", "L659-711", charger, "charge_range", "unit", told, told)


def flights_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that flee at once and have not run [L651; R L686, L1059]."""
    running = [unit for unit in situation.units if unit.models > 0 and is_to_run(unit)]
    if running:
        yield Reminder(FLIGHT_DUE, "L651; R L686, L1059", _named(running), "flee_move", "unit")


def dangers_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of the tests of who fled through what is dangerous, or moved under a spell [L748; P].

    Enemies and Impassable Terrain are so for who flees.
    """
    for unit in situation.units:
        if unit.models < 1:
            continue
        for models, fails in tests_owed(unit):
            values = (("models", models), ("fails", fails))
            tests = (Concerned(unit.name),)
            name = "danger" if fails == FLED_THROUGH else "ground"
            yield Reminder(name, "L748", tests, "dangerous_terrain", "unit", values)


def terrors_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of the tests of units that are charged by what causes Terror [R L1059]."""
    standing = {unit.name: unit for unit in situation.units}
    for charger_name, target_name in units_at_step(situation, CHARGING.id, DECLARED):
        charger, target = standing.get(charger_name), standing.get(target_name)
        if charger is None or target is None or not tests_terror(charger, target):
            continue
        told = (("enemy", charger_name),)
        tests = (Concerned(target_name),)
        yield Reminder("terror", "R L1059", tests, "terror_test", "unit", told, told, "same")


def _shots_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of the shots of units that stand and shoot, at their charger where it is the only one.

    Source: [L643-647].
    """
    for unit in situation.units:
        if unit.models < 1 or not unit.has(SHOTS_DUE) or unit.has("fleeing"):
            continue
        charges = [link for link in unit.linked(CHARGING.id, own=False) if link.fresh]
        chargers = [link.other for link in charges if link.other is not None]
        if not chargers:
            continue
        target = (("target", chargers[0]),) if len(chargers) == 1 else ()
        values = (*target, ("stand_and_shoot", "yes"))
        facts = (("foe", ", ".join(chargers)),)
        shooters = (Concerned(unit.name),)
        yield Reminder(SHOTS_DUE, "L643-647", shooters, "shooting_attack", "unit", values, facts)


def _open(unit: Unit, standing: Mapping[str, Unit]) -> list[Link]:
    """Return the charges that a unit has still to make: one, or two of which it has the choice.

    Who redirected a charge makes the new one, unless the new target flees as well [L657]. Where
    characters fight on in place of a target that is gone, they are charged.
    """
    links = [link for link in unit.linked(CHARGING.id, own=True) if link.other is not None]
    if any(link.step in MOVED for link in links):
        return []
    there = [link for link in links if link.other in standing] or links
    new = [link for link in there if link.step != "redirected"]
    fled = [link for link in new if standing.get(link.other or "", unit).has("fleeing")]
    return there if fled or not new else new


def other_moves(situation: Situation) -> Iterator[Reminder]:
    """Remind of random moves and of Ambushers, which the text leaves to other chapters."""
    own = _standing(situation)
    straying = [
        unit
        for unit in own
        if "random-movement" in unit.rules and unit.bar("compulsory-move") is None
    ]
    if straying:
        yield Reminder(
            "random-movement",
            "R L1046",
            _named(straying),
            "random_move",
            "unit",
            witness="same",
        )
    gone = [unit for unit in own if unit.has("off-table")]
    back = [unit for unit in gone if unit.has("ran-off")]
    if back:
        yield Reminder(
            "comes-back", "R L616", _named(back), "ambush_arrival", "unit", witness="draft"
        )
    waiting = [unit for unit in gone if unit not in back]
    if waiting and situation.turn >= FIRST_ARRIVAL:
        yield Reminder(
            "ambush", "R L990", _named(waiting), "ambush_arrival", "unit", witness="same"
        )


def barred_shots(situation: Situation) -> Iterator[Reminder]:
    """Remind of armed units that may not shoot this turn, and why."""
    armed = [
        unit
        for unit in _standing(situation)
        if any(unit.rules.holds(weapon) for weapon in (*MISSILES, *_ARTILLERY))
    ]
    why = ((unit, unit.bar("shoot")) for unit in armed if not unit.has("shot"))
    barred = tuple(Concerned(unit.name, ban.by) for unit, ban in why if ban)
    if barred:
        borrowed = any(concerned.status in _BORROWED for concerned in barred)
        witness = "draft" if borrowed else None
        yield Reminder("cannot-shoot", "L1089-1091", barred, witness=witness)
