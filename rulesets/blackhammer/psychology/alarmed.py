"""Panic of those who see friends break or die [L1994-1996]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.blackhammer.psychology.alarm import LEAST_POWER, panic_spared, power_of_friend
from rulesets.blackhammer.psychology.immunity import immune_to_panic
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.rank_and_flank.nerve.alarm_kept import alarms_due
from rulesets.rank_and_flank.nerve.alarmed import panic_of_friends
from rulesets.rank_and_flank.nerve.nobody_near import nobody_near_of

EXPENDABLE: Final = "expendable"
_OF_THE_GONE: Final = Reminder("panic-of-the-gone", "L1994", (), "panic_test")
_OF_THE_BROKEN: Final = Reminder(
    "panic-of-friends", "L1996", (), "panic_test", "friend", (("cause", "broken"),)
)


def friends_alarmed(
    unit: Unit | None, friend: Concern, cause: str, lost: int = 0
) -> tuple[FollowUp, ...]:
    """Offer the Panic test of whoever is within reach of a unit that broke or was destroyed.

    Args:
        unit: That unit; a small one alarms nobody, nor do Tiny creatures, nor who is not there.
        friend: What names it.
        cause: What befell it: `broken` or `destroyed`.
        lost: Models it lost before it broke.
    """
    if unit is None or "tiny" in unit.rules or unit.shield("charge") is not None:
        return ()
    if power_of_friend(unit, None, cause, lost) < LEAST_POWER:
        return ()
    return (panic_of_friends(unit.name, friend, cause, takes_panic),)


def alarm_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of the Panic of those who saw friends break or die, while any are left to test."""
    return alarms_due(situation, shaken_by, _OF_THE_GONE, _OF_THE_BROKEN)


def shaken_by(friend: Unit | None, unit: Unit) -> bool:
    """Return whether a friend may make a unit panic as both are: Expendables but their like."""
    unminded = friend is not None and EXPENDABLE in friend.rules and EXPENDABLE not in unit.rules
    return not unminded and takes_panic(unit)


NOBODY_ELSE: Final = nobody_near_of("L1994-1996", shaken_by, 47)


def takes_panic(unit: Unit) -> bool:
    """Return whether a unit takes a Panic test as it stands, and does not pass it by itself.

    None in combat or in flight does, nor who has tested in the phase [L1976, L1990, L2034].
    """
    doing = state_of(unit)
    spared = panic_spared(doing, tested=unit.has("panic-tested"))
    return spared is None and not immune_to_panic(unit.rules, doing)
