"""Wounds inflicted in a combat before its round: the round's result counts them.

A chariot's impact and the shots of hand crossbows are resolved apart [L3403-3405, L4063-4069].
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.ruleset.game import Status
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.plan import NAMES

STRUCK_APART: Final = "struck-apart"
"""The status of who inflicted such wounds in this phase; its number is theirs."""
STATUS: Final = Status(STRUCK_APART, "phase", counts=(1, 200))


def _kept(unit: Unit | None) -> int:
    return 0 if unit is None else dict(unit.statuses).get(STRUCK_APART, 0)


def keep_wounds(unit: Unit | None, wounds: int) -> tuple[Effect, ...]:
    """Return the effect that keeps wounds for the result of the combat."""
    if not wounds:
        return ()
    return (StatusSet("unit", STRUCK_APART, "phase", _kept(unit) + wounds),)


def count_wounds(
    dice: Dice,
    sides: tuple[tuple[Unit, ...], tuple[Unit, ...]],
    told: tuple[int, int],
) -> tuple[int, int]:
    """Return the wounds of each side that count beside the blows: those told, else those kept.

    Args:
        dice: Tells of those that the table kept.
        sides: The units of both sides.
        told: What players told of both.
    """
    found = list(told)
    for side, units in enumerate(sides):
        kept = [(each, _kept(each)) for unit in units for each in unit.body.members]
        wounds = sum({each.name: number for each, number in kept}.values())
        if wounds and not told[side]:
            names = ", ".join(dict.fromkeys(each.name for each, number in kept if number))
            dice.tell("struck-apart", side=NAMES[side], name=names, wounds=wounds)
            found[side] = wounds
    return found[0], found[1]


def clear_wounds(arguments: Arguments) -> Iterator[Effect]:
    """Yield the ends of such wounds that a result has counted."""
    for role in NAMES:
        for index, unit in enumerate(arguments[role]):
            if unit.has(STRUCK_APART):
                yield StatusCleared(role, STRUCK_APART, index)
