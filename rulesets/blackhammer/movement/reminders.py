"""Reminders of declared charges, to be answered and moved, and of compulsory moves [L656-700]."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.blackhammer.movement.charge_lost import at_the_gone
from rulesets.blackhammer.movement.choosing import has_choice
from rulesets.blackhammer.shooting.eligibility import is_to_shoot
from rulesets.blackhammer.unit.charges import CHARGE, charges_at, is_to_run, open_charges
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.relation import DECLARED
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.charge_distance import distance_of
from rulesets.rank_and_flank.charging import UNANSWERED


def answers_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of each unit that is charged and has not answered [L656]."""
    there = {unit.name for unit in situation.active.units if unit.models > 0}
    for target in situation.enemies:
        charges = (charge for charge in charges_at(target) if charge.other in there)
        waiting = [charge for charge in charges if charge.step == DECLARED]
        if not waiting or not _answers(target):
            continue
        names = [charge.other for charge in waiting if charge.other is not None]
        yield Reminder(
            UNANSWERED,
            "L656",
            (Concerned(target.name),),
            "charge_response",
            "target",
            (("unit", names[0]), *_distance(waiting[0])),
            (("chargers", ", ".join(names)),),
        )


def shots_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of each unit that stands and shoots, and has not shot at a charger yet [L664]."""
    for unit in situation.enemies:
        charges = [link for link in unit.linked(CHARGE, own=False) if link.fresh]
        chargers = [charge.other for charge in charges if charge.other is not None]
        if not is_to_shoot(unit) or unit.has("fleeing") or not chargers:
            continue
        target = (("target", chargers[0]),) if len(chargers) == 1 else ()
        yield Reminder(
            "shots-due",
            "L664",
            (Concerned(unit.name),),
            "shooting_attack",
            "unit",
            (*target, ("stand_and_shoot", "yes")),
            (("foe", ", ".join(chargers)),),
        )


def charges_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of each charge that was answered and not moved, in the order of declaration [L700].

    They are moved one at a time: the others are due once the first is. Who flees from one runs
    before it [L522, L682].
    """
    asked = {target.name for target in situation.enemies if _answers(target)}
    to_run = {target.name for target in situation.enemies if is_to_run(target)}
    ran = {unit.name for unit in situation.enemies if unit.has("fled-this-phase")}
    found = [
        (unit, charge, charge.other)
        for unit in situation.active.units
        for charge in open_charges(unit)
        if charge.other is not None and unit.models > 0 and _goes_on(unit)
    ]
    there = {target.name for target in situation.enemies if target.models > 0}
    later = False
    for unit, charge, target in sorted(found, key=lambda each: each[1].began):
        if target in to_run or (charge.step == DECLARED and target in asked):
            continue
        if target not in there and at_the_gone(situation, unit):
            yield _lost(unit, charge, target)
            continue
        yield Reminder(
            "charge",
            "L700-724",
            (Concerned(unit.name, later=later),),
            "charge",
            "unit",
            (("target", target), *(() if target in ran else _distance(charge))),
            (("target", target),),
        )
        later = True


def _lost(unit: Unit, charge: Link, target: str) -> Reminder:
    """Remind of a charge whose target is gone."""
    named = (Concerned(unit.name),)
    told = (("target", target),)
    return Reminder("charge-lost", "L708", named, "charge_lost", "unit", _distance(charge), told)


def compulsory_moves(situation: Situation, suffix: str = "") -> Iterator[Reminder]:
    """Remind of the moves that no player chooses: stumbles, and of what moves by dice.

    Args:
        situation: The battle.
        suffix: What ends the names of the reminders.
    """
    own = [unit for unit in situation.active.units if unit.models > 0]
    stumbling = [unit for unit in own if unit.has("stupid") and not unit.has("moved")]
    wandering = [unit for unit in own if _wanders(unit)]
    ahead, by_dice = (
        tuple(Concerned(each.name) for each in some) for some in (stumbling, wandering)
    )
    moves = "compulsory_random_move"
    if ahead:
        yield Reminder(f"stumble{suffix}", "L2038", ahead, moves, "unit")
    if by_dice:
        yield Reminder(f"random-move{suffix}", "L688-698", by_dice, moves, "unit")


def _wanders(unit: Unit) -> bool:
    m = unit.find("m")
    free = state_of(unit) == "free" and unit.bar("compulsory-move") is None
    return m is not None and m.fixed is None and free and not unit.has("moved")


def _answers(target: Unit) -> bool:
    return target.models > 0 and has_choice(target)


def _goes_on(unit: Unit) -> bool:
    m = unit.find("m")
    return unit.bar("charge") is None and (m is None or m.fixed is not None)


def _distance(charge: Link) -> tuple[tuple[str, str], ...]:
    distance = distance_of(charge)
    return () if distance is None else (("distance", f"{distance:g}"),)
