"""Units that what befalls may shake: who takes a Panic test at all [R L684-690]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.t9a.psychology.immunity import calm

PASSED: Final = "panic-passed"
FAILED: Final = "panic-failed"
"""The status of who failed: the losses of the phase are dealt with, even once it has rallied."""
MACHINE: Final = "war-machine"
TIMID: Final = "insignificant"


def why_spared(*, engaged: bool, fleeing: bool, tested: bool) -> str | None:
    """Return why a unit takes no Panic test whatever happened, else None."""
    states = (("engaged", engaged), ("fleeing", fleeing), ("passed", tested))
    return next((why for why, holds in states if holds), None)


def takes_panic(unit: Unit) -> bool:
    """Return whether a unit takes a Panic test as it stands, one that could make it flee."""
    if unit.models < 1 or unit.has("off-table") or calm(unit.rules):
        return False
    if unit.has(FAILED) and MACHINE in unit.rules:
        return False
    held = why_spared(
        engaged=unit.has("engaged"), fleeing=unit.has("fleeing"), tested=unit.has(PASSED)
    )
    return held is None


def shaken_by(friend: Unit | None, unit: Unit) -> bool:
    """Return whether a friend may make a unit panic as both are: the Insignificant but their like.

    Of who is no more nobody tells what it was; of the Insignificant no alarm is kept then.
    """
    unminded = friend is not None and TIMID in friend.rules and TIMID not in unit.rules
    return not unminded and takes_panic(unit)
