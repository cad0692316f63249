"""Reminders of combats, naming who fights whom, and of charges that nobody told the end of."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from rulesets.aos4.abilities.queue import bound_to_fight, eligible, next_to_fight
from rulesets.aos4.unit.melee import open_charges
from rulesets.core.battlefield.link import Combat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation


def combats_due(situation: Situation) -> Iterator[Reminder]:
    """Remind who is in combat with whom, while any of them has still to fight [L447-451, L622]."""
    waiting = {unit.name for unit in eligible(_everyone(situation))}
    for combat in situation.combats.every:
        if waiting & set(combat.units):
            yield Reminder("combat", "L447-451, L622", facts=_facing(situation, combat))


def combats_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that have not fought, each combat by itself where it is known [L449]."""
    bound = bound_to_fight(situation, _everyone(situation))
    first = {unit.name for unit in next_to_fight(situation)}
    for combat in situation.combats.every:
        there = [unit for unit in bound if unit.name in combat.units]
        if there:
            named, facts = _bound(there, first), _facing(situation, combat)
            yield Reminder("combat-undone", "L449", named, "fight_attack", "unit", facts=facts)
            bound = [unit for unit in bound if unit not in there]
    if bound:
        yield Reminder("fights-undone", "L449", _bound(bound, first), "fight_attack", "unit")


def _bound(units: Iterable[Unit], first: Container[str]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name, later=unit.name not in first) for unit in units)


def charges_open(situation: Situation, name: str) -> Iterator[Reminder]:
    """Remind of each charge that was rolled, and nobody said whether it ends at its target [L515].

    Args:
        situation: The battle.
        name: The id of the reminder.
    """
    everyone = _everyone(situation)
    present = {unit.name for unit in everyone}
    for unit in everyone:
        if unit.has("charge-untold"):
            yield Reminder(
                f"{name}-loose",
                "L507-515",
                (Concerned(unit.name),),
                "charge_reached",
                "unit",
                beside="charge_missed",
            )
        for target in open_charges(unit):
            if target in present and unit.has("charge-tried"):
                facts = (("charger", unit.name), ("foe", target))
                values = (("target", target),)
                yield Reminder(
                    name,
                    "L507-515",
                    (Concerned(unit.name),),
                    "charge_reached",
                    "unit",
                    values,
                    facts,
                    beside="charge_missed",
                )


def _facing(situation: Situation, combat: Combat) -> tuple[tuple[str, int | str], ...]:
    """Return the units of a side in a combat, and their enemies in it.

    The side is that whose turn it is, or where it has nobody there, the first that has.
    """
    first = max(combat.sides, key=lambda side: side[0] == situation.active.name)
    ours = first[1]
    theirs = (name for name in combat.units if name not in ours)
    return (("ours", ", ".join(ours)), ("foes", ", ".join(theirs)))


def _everyone(situation: Situation) -> tuple[Unit, ...]:
    units = situation.units
    return tuple(unit for unit in units if unit.models > 0 and not unit.has("reserve"))
