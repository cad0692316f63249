"""Reminders of charges that were declared: to be answered, then to be moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.relation import ANSWERED, DECLARED
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.charging import UNANSWERED
from rulesets.whfb2.movement.charge_answers import SHOTS_DUE, has_shot, shoots_at
from rulesets.whfb2.movement.charge_steps import CHARGE, dreadful, untested
from rulesets.whfb2.movement.reaction import ANSWERS_AWAITED

CHARGE_DECLARED: Final = "charge-declared"
"""The reminder of a charge that is to be moved."""


def charge_reminders(situation: Situation, name: str) -> Iterator[Reminder]:
    """Remind of each charge that was declared and has not been moved [L1058-1066].

    Args:
        situation: The battle.
        name: The id of the reminder of a charge that waits for nobody.
    """
    present = {unit.name: unit for unit in situation.units if unit.models > 0}
    asked = {awaited.unit for awaited in ANSWERS_AWAITED(situation)}
    for unit in situation.active.units:
        for link in unit.linked(CHARGE, own=True):
            if link.other is None or link.other not in present or unit.models < 1:
                continue
            if shoots_at(present[link.other], unit.name):
                if not has_shot(present[link.other]):
                    yield _unshot(unit.name, link.other)
                if link.step != ANSWERED:
                    continue
            if link.step == DECLARED and link.other in asked:
                yield _unanswered(unit.name, link.other)
            elif link.step in (DECLARED, ANSWERED) and untested(unit, present[link.other]):
                yield _unbraved(unit, present[link.other])
            elif link.step in (DECLARED, ANSWERED):
                yield _unmoved(unit.name, link.other, name)


def _unmoved(charger: str, target: str, name: str = CHARGE_DECLARED) -> Reminder:
    """Remind of a charge to be moved, or of one that its phase leaves undone."""
    facts = (("charger", charger), ("foe", target))
    values = (("target", target),)
    chargers = (Concerned(charger),)
    return Reminder(name, "L1058-1066", chargers, "charge_move", "unit", values, facts)


def _unshot(charger: str, target: str) -> Reminder:
    """Remind of the shots of who stands and shoots [L1075-1083]."""
    shooters = (Concerned(target),)
    values, facts = (("target", charger),), (("foe", charger),)
    return Reminder(SHOTS_DUE, "L1075-1083", shooters, "shooting_attack", "unit", values, facts)


def _unbraved(charger: Unit, target: Unit) -> Reminder:
    """Remind of the fear of who charges, tested before he moves [L2413-2423]."""
    both = dreadful(target) and not charger.has("terror-tested")
    test = "terror_test" if both else "fear_test"
    named = (("enemy", target.name), ("situation", "charging"))
    facts = (("foe", target.name),)
    units = (Concerned(charger.name),)
    return Reminder("fear-charging", "L2413-2423", units, test, "unit", named, facts)


def _unanswered(charger: str, target: str) -> Reminder:
    """Remind of an answer: each charge has its own, given at once [L1067-1069]."""
    return Reminder(
        UNANSWERED,
        "L1067-1096",
        (Concerned(target),),
        "charge_reaction",
        "target",
        (("unit", charger),),
        (("chargers", charger),),
    )
