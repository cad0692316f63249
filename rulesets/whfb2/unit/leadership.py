"""The Leadership of a unit: its leader's, with the standard above it or lost [L2640-2661]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Rules

STANDARD: Final = "standard"
_BONUS: Final = 1
"""The bonus of an own standard to Leadership [L2655-2657]."""
CAPTURED: Final = "standard-captured"
_CAPTURED: Final = 2
"""The loss of Leadership for a captured standard [L2659-2661]."""
LOSS_OF: Final = {"from-own": 1, "from-total": 2}
"""Values of the status of a captured standard: the reading under which it was taken."""
_FROM_TOTAL: Final = 1
"""The loss from the profile's Leadership where two are taken off that with the standard."""
_SHAMED: Final = 1
"""Leadership of who declined a challenge, to the end of the battle [L3050-3054]."""

LedRules: TypeAlias = Annotated[SpecialRules, Rules((STANDARD,)), Fill("unit", "rules")]


def led(ld: int, rules: SpecialRules, unit: Unit | None) -> int:
    """Return the Leadership of a unit's tests, the General and the push of a combat left out.

    Args:
        ld: Its leader's.
        rules: Whether it has a standard.
        unit: The unit, of whose standard and leader the battle knows more.
    """
    return led_as(
        ld,
        rules,
        captured=captured_from(unit, stated=unit is not None and unit.has(CAPTURED)),
        shamed=unit is not None and unit.has("shamed"),
    )


def captured_from(unit: Unit | None, *, stated: bool) -> int:
    """Return what a captured standard takes off a unit's Leadership, 0 where none is.

    Args:
        unit: The unit, of which the battle knows by which reading it was taken.
        stated: Whether it is captured.
    """
    if not stated:
        return 0
    reading = 0 if unit is None else dict(unit.statuses).get(CAPTURED, 0)
    return _FROM_TOTAL if reading == LOSS_OF["from-total"] else _CAPTURED


def led_as(ld: int, rules: SpecialRules, *, captured: int, shamed: bool) -> int:
    """Return the same where it is said whether the standard is lost and the leader shamed.

    A leader who lost face has 1, whatever flies above him.
    """
    if shamed:
        return min(ld, _SHAMED)
    return max(0, ld + (-captured if captured else _BONUS if STANDARD in rules else 0))
