"""Charges as the table keeps them: declared, then moved or failed [L1058-1113]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED, FACINGS
from rulesets.whfb2.psychology.nerve import IMMUNE

CHARGE: Final = CHARGING.id
Facing: TypeAlias = Annotated[str | None, Choice(FACINGS)]


def declared() -> tuple[Effect, ...]:
    """Return what the table keeps of a charge that may be made."""
    return (LinkSet(CHARGE, "unit", "target", step=DECLARED),)


def answered() -> Effect:
    """Return what the table keeps of a charge whose target has told its answer."""
    return LinkMoved(CHARGE, "unit", ANSWERED, "target")


def finished(*, failed: bool) -> Effect:
    """Return the end of a charge that was declared."""
    return LinkMoved(CHARGE, "unit", "failed" if failed else "moved", "target")


def met(facing: str | None) -> Effect:
    """Return the contact that a charge brings about."""
    return LinkSet(CONTACT, "unit", "target", facing=facing)


def panic_of(target: Unit | None, facing: str | None) -> tuple[FollowUp, ...]:
    """Return the panic test of a unit that fights and is charged from behind [L2355-2358]."""
    if facing != "rear" or target is None or not target.has("engaged") or IMMUNE in target.rules:
        return ()
    return (FollowUp("panic_test", (("unit", "target"),), (("cause", "rear-charge"),)),)
