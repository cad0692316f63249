"""How a unit stands: what it is doing and how much it weighs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

_STATES = ("fleeing", "engaged", "stupid", "off-table")
STILL: Final = (
    "engaged",
    "stupid",
    "rallied",
    "failed-fear",
    "failed-terror",
    "immobilised",
)
"""Statuses under which a unit does not move of its own will [L730-732]."""


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


def listed(names: Sequence[str]) -> str | None:
    """Return names as a line tells them, None where one is missing or none is given."""
    if not names or not all(names):
        return None
    return " & ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])


def known_power(unit: Unit | None, stated: int | None) -> int | None:
    """Return a unit's power: what is stated, else its models times the power of each [L230].

    A model whose power nobody gave weighs 1, as infantry does. None when neither a number nor a
    unit tells.
    """
    if stated is not None or unit is None:
        return stated
    return unit.models * unit.number("power", 1)


def power_of(unit: Unit | None, stated: int | None, option: str) -> int:
    """Return a unit's power as `known_power` does; `option` is what to ask for when nothing tells.

    Raises:
        Refusal: `missing-option`.
    """
    power = known_power(unit, stated)
    if power is None:
        raise Refusal("missing-option", option=option)
    return power
