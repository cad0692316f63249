"""Distances of flight and pursuit, and the units caught."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.gait import running_dice
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Numbers, Quantity, Rules, Text, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

DIRECTIONS: Final = ("front", "left", "right", "rear")
_FOUR: Final = Amount(4)

RunnerM: TypeAlias = Annotated[Amount, Quantity(0, 30), Fill("unit", "m")]
RunnerRules: TypeAlias = Annotated[SpecialRules, Rules(("flyer",)), Fill("unit", "rules")]


@dataclass(frozen=True, slots=True)
class Distance:
    """A distance in paces and the dice it took."""

    distance: int
    dice: int


@procedure(source="L1920", phases=("close-combat",))
def flee_distance(
    dice: Dice,
    *,
    m: RunnerM,
    rules: RunnerRules = NO_RULES,
) -> Distance:
    """Roll how far a broken unit flees [L1920, L2742]."""
    return _run(dice, m, rules, "flee")


@procedure(source="L1922", phases=("close-combat",))
def pursuit_distance(
    dice: Dice,
    *,
    m: RunnerM,
    rules: RunnerRules = NO_RULES,
) -> Distance:
    """Roll how far a unit pursues [L1922, L2742]."""
    return _run(dice, m, rules, "pursuit")


def _run(dice: Dice, m: Amount, rules: SpecialRules, label: str) -> Distance:
    way = running_dice(m, flying="flyer" in rules)
    return Distance(way.roll(dice, label), way.count)


def is_caught(flight: int, pursuit: int) -> bool:
    """Return whether a pursuit of this distance catches a flight: at equal distances it does."""
    return flight <= pursuit


@dataclass(frozen=True, slots=True)
class Catch:
    """The catch of fleers, who are destroyed, or their escape."""

    caught: bool


@procedure(source="L1924", phases=("close-combat",))
def pursuit_catch(
    _dice: Dice,
    *,
    flee: Annotated[int, Whole(0, 60, "paces")],
    pursuit: Annotated[int, Whole(0, 60, "paces")],
) -> Catch:
    """Compare a flight with a pursuit [L1924]."""
    return Catch(is_caught(flee, pursuit))


@dataclass(frozen=True, slots=True)
class MultiPursuit:
    """One pursuit in a chosen direction against units that flee in several.

    Attributes:
        caught: For each fleeing unit, whether it was caught.
        pursuit: How far the pursuer went.
    """

    caught: tuple[bool, ...]
    pursuit: int


@procedure(source="L1938-1944", phases=("close-combat",))
def multi_pursuit(
    dice: Dice,
    *,
    flee: Annotated[tuple[int, ...], Numbers(0, 60, 10, "paces")],
    sides: Annotated[str, Text(80)],
    direction: Annotated[str, Choice(DIRECTIONS)] = "front",
    m: RunnerM = _FOUR,
    rules: RunnerRules = NO_RULES,
) -> MultiPursuit:
    """Pursue in one direction while enemies flee in several [L1938-1944].

    Args:
        dice: The pursuit.
        flee: Distance each unit fled, in paces, rolled before.
        sides: The side of the pursuer each of them fled from: `front front left right`.
        direction: Where the pursuer goes.
        m: Its Movement.
        rules: Its rules.

    Raises:
        Refusal: `sides-unreadable` when there is not one side for each distance.
    """
    words = sides.replace(",", " ").lower().split()
    if len(words) != len(flee) or any(word not in DIRECTIONS for word in words):
        raise Refusal("sides-unreadable", text=sides[:40], count=len(flee))
    pursuit = running_dice(m, flying="flyer" in rules).roll(dice, "pursuit")
    caught = tuple(
        side == direction and is_caught(flight, pursuit)
        for flight, side in zip(flee, words, strict=True)
    )
    return MultiPursuit(caught, pursuit)
