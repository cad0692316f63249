"""Panic of those who see friends break or die [R L684-690]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.rank_and_flank.nerve.alarm_kept import alarms_due
from rulesets.rank_and_flank.nerve.alarmed import panic_of_friends
from rulesets.rank_and_flank.nerve.nobody_near import nobody_near_of
from rulesets.t9a.psychology.shaken import TIMID, shaken_by

_OF_THE_GONE: Final = Reminder(
    "panic-of-the-gone", "R L679-690", (), "panic_test", witness="lasting"
)
_OF_THE_BROKEN: Final = Reminder(
    "panic-of-friends",
    "R L679-690",
    (),
    "panic_test",
    "friend",
    (("cause", "broken"),),
    witness="lasting",
)


def friends_alarmed(unit: Unit | None, friend: Concern, cause: str) -> tuple[FollowUp, ...]:
    """Offer the Panic test of whoever is within reach of a unit that broke or was destroyed."""
    if unit is None:
        return ()
    shaken = _timid if TIMID in unit.rules else _shaken
    return (panic_of_friends(unit.name, friend, cause, shaken),)


def alarm_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of the Panic of those who saw friends break or die, while any are left to test."""
    return alarms_due(situation, shaken_by, _OF_THE_GONE, _OF_THE_BROKEN)


NOBODY_ELSE: Final = nobody_near_of(
    "R L679-690", shaken_by, 24, beyond=Beyond("panic", ("same", "lasting"))
)


def _shaken(unit: Unit) -> bool:
    return shaken_by(None, unit)


def _timid(unit: Unit) -> bool:
    """Return whether a unit minds what befalls the Insignificant."""
    return TIMID in unit.rules and shaken_by(None, unit)
