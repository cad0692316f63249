"""Reminders of the combats that are to be fought [R L512-522]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulesets.core.battlefield.link import PARTED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.rank_and_flank.round.order import order_due
from rulesets.rank_and_flank.round.parted import victors_over
from rulesets.rank_and_flank.round.sides import known_sides
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.t9a.combat.round.fight import MOST_UNITS


def combats_due(
    situation: Situation, ours: Sequence[Unit], theirs: Sequence[Unit]
) -> Iterator[Reminder]:
    """Remind of each combat whose units are known to touch, then of those of which nobody said.

    Args:
        situation: The battle as it stands.
        ours: Units of the player whose turn it is that have a combat to fight.
        theirs: Those of the others.
    """
    known, (left, others) = known_sides(situation, ours, theirs)
    yield from (_combat(*sides) for sides in known)
    yield from order_due(situation, known, "L183")
    if not left and not others:
        return
    alone = len(left) == 1 == len(others)
    yield Reminder(
        "combats",
        "R L512-522",
        tuple(Concerned(unit.name) for unit in (*left, *others)),
        "close_combat_round" if alone else None,
        "unit" if alone else None,
        (("enemy", others[0].name),) if alone else (),
        witness="draft",
    )


def routs_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that broke from combat and have not run, with those that may pursue them.

    Source: [R L606-615].
    """
    for unit in situation.units:
        ran = unit.has("moved") or unit.has("fled-combat")
        if unit.models < 1 or ran or not unit.has("fleeing") or not unit.linked(PARTED):
            continue
        victors = [each for each in victors_over(situation, unit) if not meets_others(each, unit)]
        free = [each for each in victors if not each.has("fleeing") and each.bar("set-off") is None]
        facts = (("victors", _listed(free, ", ") if free else "none"),)
        broken = (Concerned(unit.name),)
        if free:
            after = (("unit", BETWEEN.join(each.name for each in free)),)
            yield Reminder(
                "rout", "R L606-615", broken, "flee_pursuit", "enemy", after, facts, "draft"
            )
        else:
            yield Reminder("rout", "R L606-615", broken, "flee_move", "unit", (), facts, "draft")


def _combat(ours: Sequence[Unit], theirs: Sequence[Unit]) -> Reminder:
    """Remind of a combat, with a button where the round takes as many units."""
    facts = (("ours", _listed(ours, ", ")), ("foes", _listed(theirs, ", ")))
    first = (Concerned(ours[0].name),)
    if max(_many(ours), _many(theirs)) > MOST_UNITS:
        return Reminder("combat", "R L512-522", first, facts=facts, witness="draft")
    return Reminder(
        "combat",
        "R L512-522",
        first,
        "close_combat_round",
        "unit",
        (("unit", _listed(ours)), ("enemy", _listed(theirs))),
        facts,
        witness="draft",
    )


def _many(units: Iterable[Unit]) -> int:
    return sum(len(unit.body.members) for unit in units)


def _listed(units: Iterable[Unit], sign: str = BETWEEN) -> str:
    return sign.join(member.name for unit in units for member in unit.body.members)
