"""Units that have still to fight, and whose pick it is [L445-457, L803-817, L2476-2478]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

Speed: TypeAlias = Literal["strike-first", "usual", "strike-last"]
SideRole: TypeAlias = Literal["active", "opponent"]
Last: TypeAlias = Literal["active", "opponent", "nobody"]

SPEEDS: Final[tuple[Speed, ...]] = ("strike-first", "usual", "strike-last")
FOUGHT_LAST: Final = "fought-last"
"""The counter of the side that fought last in the phase."""


def speed_of(unit: Unit, when: str | None = None) -> Speed:
    """Return the group in which a unit fights; both keywords cancel out [L811-817, L2478].

    Args:
        unit: The unit.
        when: The house rule that lets Strike-first count for who came into combat in the phase.
    """
    first, last = "strike-first" in unit.rules, "strike-last" in unit.rules
    if first == last:
        return "usual"
    if last:
        return "strike-last"
    late = unit.has("drawn-in") and when != "any-time"
    return "strike-first" if unit.has("engaged") and not late else "usual"


def eligible(units: Iterable[Unit]) -> list[Unit]:
    """Return the units that may still fight: in combat, or charged this turn [L449, L525]."""
    return [
        unit
        for unit in units
        if unit.models > 0
        and not unit.has("reserve")
        and (unit.has("engaged") or unit.has("charged"))
        and not unit.has("fought")
    ]


def bound_to_fight(situation: Situation, units: Iterable[Unit]) -> list[Unit]:
    """Return the units that still have to fight: at least those in combat [L418, L449]."""
    every_one = situation.switch("charged-fights") == "must-fight"
    return [unit for unit in eligible(units) if every_one or unit.has("engaged")]


def units_of(situation: Situation, side: SideRole) -> tuple[Unit, ...]:
    """Return the units of the side whose turn it is, or those of its enemies."""
    return situation.active.units if side == "active" else situation.enemies


def waiting(situation: Situation, side: SideRole, speed: Speed) -> list[Unit]:
    """Return the units of a side that still have to fight, in one group."""
    when = situation.switch("strike-first-when")
    held = bound_to_fight(situation, units_of(situation, side))
    return [unit for unit in held if speed_of(unit, when) == speed]


def last_to_fight(situation: Situation) -> Last:
    """Return the side that fought last in this phase."""
    if situation.active.counter(FOUGHT_LAST):
        return "active"
    others = any(side.counter(FOUGHT_LAST) for side in situation.others)
    return "opponent" if others else "nobody"


def first_ended(situation: Situation) -> bool:
    """Return whether only units with Strike-first have fought, and none of those is left."""
    when = situation.switch("strike-first-when")
    fought = [unit for unit in situation.units if unit.has("fought")]
    left = [*waiting(situation, "active", "strike-first")]
    left += waiting(situation, "opponent", "strike-first")
    return (
        bool(fought) and not left and all(speed_of(unit, when) == "strike-first" for unit in fought)
    )


def last_begun(situation: Situation) -> bool:
    """Return whether a unit with Strike-last has fought."""
    return any(unit.has("fought") and speed_of(unit) == "strike-last" for unit in situation.units)


def picker(speed: Speed, last: Last, *, first_ended: bool, last_begun: bool) -> SideRole:
    """Return the side that picks within one group [L449, L813, L2476-2478].

    The side whose turn it is begins, again after the last unit with Strike-first, and again with
    those that strike last.

    Args:
        speed: The kind.
        last: Who fought last.
        first_ended: The unit that fought last was the last with Strike-first.
        last_begun: A unit with Strike-last has fought.
    """
    anew = (first_ended and speed != "strike-first") or (speed == "strike-last" and not last_begun)
    return "active" if anew or last != "active" else "opponent"


def next_to_fight(situation: Situation) -> list[Unit]:
    """Return the units of which one fights next: those of the side that picks [L449-451]."""
    for speed in SPEEDS:
        turn = next_picker(situation, speed)
        other: SideRole = "opponent" if turn == "active" else "active"
        found = waiting(situation, turn, speed) or waiting(situation, other, speed)
        if found:
            return found
    return []


def next_picker(situation: Situation, speed: Speed) -> SideRole:
    """Return the side that picks within one group, as the battle stands."""
    return picker(
        speed,
        last_to_fight(situation),
        first_ended=first_ended(situation),
        last_begun=last_begun(situation),
    )


def check_order(situation: Situation, arguments: Arguments) -> None:
    """Refuse a unit that fights before it may [L449-451, L803-817].

    `out-of-order` among the rules says that the players mean it; `fights-after` that an ability
    lets the unit fight right after another, which waives the alternation alone [L803].

    Raises:
        Refusal: `strike-first-before`, `strike-last-waits`, `others-pick`.
    """
    unit, rules = arguments["unit"], arguments["rules"]
    if unit is None or situation.phase != "combat" or "out-of-order" in rules:
        return
    own: SideRole = "active" if _stands_in(unit, situation.active.units) else "opponent"
    speed = speed_of(unit, situation.switch("strike-first-when"))
    before: list[Unit] = []
    for faster in SPEEDS[: SPEEDS.index(speed)]:
        found = [*waiting(situation, "active", faster), *waiting(situation, "opponent", faster)]
        if found and faster == "strike-first":
            raise _waits("strike-first-before", unit, found)
        before += found
    if before:
        raise _waits("strike-last-waits", unit, before)
    turn = next_picker(situation, speed)
    held = waiting(situation, turn, speed)
    if own != turn and held and "fights-after" not in rules:
        sides = situation.sides if turn == "active" else situation.others
        name = next(side.name for side in sides if _stands_in(held[0], side.units))
        raise Refusal("others-pick", unit=unit.name, side=name, units=_names(held))


def _stands_in(unit: Unit, units: Iterable[Unit]) -> bool:
    """Return whether a unit of the battle is one of these: no two there bear one name."""
    return any(other.name == unit.name for other in units)


def _waits(code: RefusalCode, unit: Unit, before: list[Unit]) -> Refusal:
    return Refusal(code, unit=unit.name, units=_names(before), count=len(before))


def _names(units: Iterable[Unit]) -> str:
    return ", ".join(unit.name for unit in units)
