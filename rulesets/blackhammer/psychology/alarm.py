"""Alarms: what calls for a Panic test, and when it is taken [L1986-1998]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.blackhammer.unit.unit_state import known_power
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy, checked_losses

REACH: Final = 6
"""Paces within which a friend's fate is seen [L1988]."""
LEAST_POWER: Final = 5
"""Friends of a smaller unit power alarm nobody [L1994-1998]."""


@dataclass(frozen=True, slots=True)
class PanicDue:
    """The need of a Panic test.

    Attributes:
        due: Whether it is.
        reason: Why it is not: `engaged`, `fleeing`, `already-tested`, `few-losses`,
            `combat-losses`, `crew`, `far`, `small`, `tiny`, `expendable`.
        when: `end-of-phase`, `at-once`, `before-pursuit` or `after-flight`.
    """

    due: bool
    reason: str | None = None
    when: str | None = None


def panic_spared(state: str, *, tested: bool) -> str | None:
    """Return why a unit takes no Panic test whatever happened, else None [L1976, L1990]."""
    if state in ("engaged", "fleeing"):
        return state
    return "already-tested" if tested else None


def after_losses(
    losses: int | None,
    phase_start: int | None,
    *,
    phase: str | None,
    stand_and_shoot: bool,
    crew_only: bool,
) -> PanicDue:
    """Tell whether losses call for a test: none in close combat, none of riders or crew [L1992]."""
    if phase == "close-combat":
        return PanicDue(due=False, reason="combat-losses")
    if crew_only:
        return PanicDue(due=False, reason="crew")
    if not are_heavy(*checked_losses(losses, phase_start)):
        return PanicDue(due=False, reason="few-losses")
    return PanicDue(due=True, when="at-once" if stand_and_shoot else "end-of-phase")


def power_of_friend(friend: Unit | None, stated: int | None, cause: str, lost: int = 0) -> int:
    """Return a friend's power: if destroyed, that at the phase's start [L1994].

    Args:
        friend: The friend.
        stated: The power that a player stated.
        cause: What befell it.
        lost: Models it lost since, before it broke or fled.
    """
    if stated is not None:
        return stated
    if friend is None:
        return LEAST_POWER
    gone = cause == "destroyed"
    models = max(friend.models, friend.phase_start) if gone else friend.models - lost
    return known_power(replace(friend, models=models), None) or 0


def friend_ignored(
    power: int,
    distance: float | None,
    rules: SpecialRules,
    friend_rules: SpecialRules,
    cause: str,
) -> str | None:
    """Return why a unit does not mind what befell its friends, else None [L1994-1998]."""
    if "tiny" in friend_rules:
        return "tiny"
    if "expendable" in friend_rules and "expendable" not in rules:
        return "expendable"
    if power < LEAST_POWER:
        return "small"
    if cause != "fled-through" and distance is not None and distance > REACH:
        return "far"
    return None


def moment(cause: str, phase: str | None, destroyed: str) -> str:
    """Return when a test is due: those of magic and shooting at the phase's end [L532-548].

    The rule itself has those for friends wiped out at once [L1994], if players go by it.
    """
    if cause == "fled-through":
        return "after-flight"
    if cause == "destroyed" and destroyed == "at-once":
        return "at-once"
    if cause == "broken" or phase == "close-combat":
        return "before-pursuit"
    return "end-of-phase" if phase in ("magic", "shooting") else "at-once"
