"""How a unit stands: what it is doing and how much it weighs."""

from __future__ import annotations

from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

_STATES = ("fleeing", "engaged", "stupid", "off-table")


def state_of(unit: Unit | None, stated: str | None = None) -> str:
    """Return `free`, `engaged`, `fleeing`, `stupid` or `off-table`; what is stated wins.

    Raises:
        Refusal: `unit-destroyed` when no model of the unit is left.
    """
    if unit is not None and unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    if stated is not None:
        return stated
    if unit is None:
        return "free"
    return next((status for status in _STATES if unit.has(status)), "free")


def power_of(unit: Unit | None, stated: int | None, option: str) -> int:
    """Return a unit's power: what is stated, else its models times the power of each [L230].

    Args:
        unit: The unit, when one is named.
        stated: What the player typed.
        option: The option to ask for when neither tells.

    Raises:
        Refusal: `missing-option`, or `unit-lacks-value` when the profile has no power.
    """
    if stated is not None:
        return stated
    if unit is None:
        raise Refusal("missing-option", option=option)
    return unit.models * unit.number("power")
