"""Members of a combat: the units named, and those with them without being named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.whfb2.chariots.hits import CREW, TEAM
from rulesets.whfb2.combat.fighters.stated import FIELDS

CHARIOT: Final = "chariot"
ABOARD: Final = (CREW, TEAM)
"""Rules of those who are struck with the chariot rather than by themselves [L4056-4074]."""


@dataclass(frozen=True, slots=True)
class Member:
    """A unit or a character in a combat.

    Attributes:
        unit: Who.
        place: Place, among those named, of himself or of the unit that he joined.
        joined: Which of those who joined it he is, from 1; 0 for who was named.
    """

    unit: Unit
    place: int
    joined: int = 0


def members_of(units: tuple[Unit, ...]) -> tuple[Member, ...]:
    """Return those named, then those who joined them and can fight, whose values are known."""
    named = {unit.name for unit in units}
    found = [Member(unit, index) for index, unit in enumerate(units)]
    for index, unit in enumerate(units):
        for joined, companion in unit.body.numbered:
            if companion.name not in named and companion.models > 0 and not lacking(companion):
                found.append(Member(companion, index, joined))
    return tuple(found)


def lacking(unit: Unit) -> tuple[str, ...]:
    """Return the values that a round needs of somebody and that nobody gave."""
    return tuple(
        field for field in FIELDS if (held := unit.find(field)) is None or held.fixed is None
    )


def tell_absent(dice: Dice, units: tuple[Unit, ...]) -> None:
    """Tell of those who joined the units and do not fight, their values not being known."""
    named = {unit.name for unit in units}
    for unit in units:
        for companion in unit.body.joined:
            if companion.name not in named and companion.models > 0 and lacking(companion):
                dice.tell(
                    "joined-unknown",
                    unit=companion.name,
                    host=unit.name,
                    field=lacking(companion)[0],
                )


def tell_front(dice: Dice, unit: Unit, side: str) -> None:
    """Tell that a unit's breadth, or a chariot's driver, is unknown."""
    broad = unit.number("files", 0)
    if CHARIOT in unit.rules:
        if unit.body.place_of(CREW) is None:
            dice.tell("chariot-undriven", unit=unit.name)
        if not broad:
            dice.tell("chariot-breadth", unit=unit.name)
    elif unit.models > 1 and not broad and not any(rule in unit.rules for rule in ABOARD):
        dice.tell("front-unknown", unit=unit.name, side=side)


def hosts_of(members: tuple[Member, ...]) -> tuple[int | None, ...]:
    """Return for each member the index of the unit that it is in, None for those in none.

    Crew and team that were named beside a chariot, without having joined it, are of the last
    chariot before them, or of the first there is.
    """
    units = tuple(member.unit for member in members)
    return tuple(
        _joined(units, unit) if _joined(units, unit) is not None else _driven(units, index)
        for index, unit in enumerate(units)
    )


def _joined(units: tuple[Unit, ...], unit: Unit) -> int | None:
    for index, host in enumerate(units):
        if host.body.includes(unit.name):
            return index
    return None


def _driven(units: tuple[Unit, ...], index: int) -> int | None:
    if not any(rule in units[index].rules for rule in ABOARD):
        return None
    chariots = [at for at, unit in enumerate(units) if CHARIOT in unit.rules and at != index]
    before = [at for at in chariots if at < index]
    return before[-1] if before else chariots[0] if chariots else None


__all__ = [
    "ABOARD",
    "CHARIOT",
    "CREW",
    "TEAM",
    "Member",
    "hosts_of",
    "lacking",
    "members_of",
    "tell_absent",
    "tell_front",
]
