"""Panic tests as they are offered: those that are due, and of friends of who broke or died."""

from __future__ import annotations

from typing import Final

from rulesets.core.offering.declaration import Offering
from rulesets.rank_and_flank.nerve.alarm_kept import ALARMS, NOBODY_NEAR

PANIC: Final = Offering(
    turn="both",
    fixed=(("cause", "losses"),),
    due=True,
    joined=False,
    changes=True,
    key="offer-panic",
)
PANIC_OF_FRIENDS: Final = Offering(
    "friend",
    "unit",
    whom="who-panic-of-friends",
    turn="both",
    fixed=(("cause", "broken"),),
    needs=(ALARMS,),
    joined=False,
    changes=True,
    instead_by=NOBODY_NEAR,
    key="next-panic-of-friends",
)
