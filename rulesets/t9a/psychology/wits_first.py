"""Tests as a turn starts that bind a unit before it acts, and the charge of the frenzied [R]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.t9a.psychology.frenzy_and_stupidity import MUST_CHARGE, STUPIDITY_TESTED
from rulesets.t9a.unit.house import LAYER

if TYPE_CHECKING:
    from rulesets.core.battlefield.bar import Verb

_MOVES: Final[tuple[Verb, ...]] = ("move", "advance", "march", "manoeuvre")
_WILFUL: Final[tuple[Verb, ...]] = (*_MOVES, "charge", "redirect")
"""What nobody does who has still to see whether it is in its wits [R L1057]."""
_CHARGE_MOVED: Final = "charge_range"


def must_test(unit: Unit) -> bool:
    """Return whether a unit owes the test of its Stupidity: not in combat, nor in flight."""
    owes = "stupidity" in unit.rules and not unit.has(STUPIDITY_TESTED)
    return owes and not any(unit.has(status) for status in ("engaged", "fleeing", "off-table"))


def wits_first(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a unit moves or charges only after a test, or a charge that Frenzy demands.

    The stupid test as their turn starts [R L1057]; who must charge declares that before any charge
    is moved, and moves in no other way [R L1018].
    """
    if situation.phase != "movement" or situation.switch(LAYER.house) == "off":
        return None
    own = {member.name for member in situation.active.members}
    for actor in attempt.actors:
        unit = actor if actor.host is None else actor.host
        if unit.name in own and attempt.verb in _WILFUL and must_test(unit):
            return Refusal("stupidity-first", unit=unit.name, first="stupidity_test")
        if unit.has(MUST_CHARGE) and attempt.verb in _MOVES:
            return _charge_first(unit)
    if attempt.procedure != _CHARGE_MOVED:
        return None
    acting = {actor.name for actor in attempt.actors}
    bound = (unit for unit in situation.active.units if unit.has(MUST_CHARGE))
    late = next((unit for unit in bound if unit.name not in acting), None)
    return None if late is None else _charge_first(late)


def _charge_first(unit: Unit) -> Refusal:
    return Refusal("frenzied-charge-first", unit=unit.name, first="charge_declaration")
