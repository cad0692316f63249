"""Charges at several enemies at once, where one cannot be reached without the others [L722]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.choosing import has_choice
from rulesets.blackhammer.movement.flight import charge_failed, engage
from rulesets.blackhammer.movement.nerve import may_test
from rulesets.blackhammer.shooting.eligibility import is_to_shoot
from rulesets.blackhammer.unit.charges import CHARGE, others_charged
from rulesets.blackhammer.unit.unit_state import dread_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.link import CONTACT, Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable, Units
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import DECLARED, TESTED
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.charging import check_in_time
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

SEVERAL: Final[StatusId] = "charges-several"
"""The status of a unit that has declared a charge at several enemies at once."""
MOST_ALONGSIDE: Final = 2
"""Enemies that a charge engages beside its target: one, or even two [L722]."""


def check_alongside(situation: Situation, arguments: Arguments) -> None:
    """Refuse a charge at one more enemy that is none beside a target, or one too many.

    Raises:
        Refusal: `charge-alongside-none`, `charge-alongside-most`; as `check_in_time`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    check_in_time(situation, arguments)
    others = others_charged(unit, target)
    if not any(link.step == DECLARED for link in others):
        raise Refusal("charge-alongside-none", unit=unit.name, target=target.name)
    if len(others) > MOST_ALONGSIDE:
        raise Refusal("charge-alongside-most", unit=unit.name, target=target.name)


def is_held(unit: Unit | None) -> bool:
    """Return whether a charger has met one of several enemies: it runs after no other."""
    return unit is not None and unit.has(SEVERAL) and unit.has("engaged")


def failure(arguments: Arguments) -> tuple[Effect, ...]:
    """Return what a charge that fails does to its unit: nothing while another may strike home."""
    unit = arguments.get("unit")
    if is_held(unit) or others_charged(unit, arguments.get("target")):
        return ()
    return charge_failed("unit")


def noted_alongside(arguments: Arguments) -> tuple[Effect, ...]:
    """Note that a unit charges one more enemy beside its target."""
    return (StatusSet("unit", SEVERAL, "phase"),) if arguments.get("unavoidable") else ()


def met_alongside(arguments: Arguments) -> tuple[Effect, ...]:
    """Return the contacts that a charger makes beside that with its target."""
    found: list[Effect] = []
    for index, other in enumerate(arguments.get("alongside") or ()):
        fresh = state_when_charged(other) != "engaged"
        found += (
            LinkMoved(CHARGE, "unit", "moved", "alongside", to_place=index),
            LinkSet(CONTACT, "unit", "alongside", to_place=index),
        )
        found += engage("alongside", fresh=fresh, index=index)
        if fresh:
            found.append(StatusSet("alongside", "reached", "phase", place=index))
    return tuple(found)


def _found(situation: Situation, unit: Raw | None, target: Raw | None) -> str | None:
    charger = member_named(situation, str(unit or ""))
    charged = member_named(situation, str(target or ""))
    if charger is None or charged is None or not charger.has(SEVERAL):
        return None
    names = [
        other.name
        for link in others_charged(charger, charged)
        for other in (member_named(situation, link.other or ""),)
        if other is not None and _settled(charger, other, link)
    ]
    return BETWEEN.join(names) or None


def _settled(charger: Unit, target: Unit, link: Link) -> bool:
    """Tell whether a charged unit stands, and neither answers, shoots nor tests any more."""
    if target.models <= 0 or target.has("fleeing"):
        return False
    if link.step == DECLARED and has_choice(target):
        return False
    if is_to_shoot(target):
        return False
    return link.step == TESTED or not may_test(charger, target, dread_of(charger, charger.rules))


Alongside: TypeAlias = Annotated[
    tuple[Unit, ...], Units(1, MOST_ALONGSIDE), FromTable(_found, of=("unit", "target"))
]
"""The other enemies that a charger meets as it reaches its target."""
