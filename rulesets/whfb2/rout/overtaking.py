"""What becomes of one routed unit: free attacks, who pursues it, free attacks again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.characteristic import under_roll
from rulesets.whfb2.combat._groups import FreeBlows
from rulesets.whfb2.rout.free_attack import cut_down


@dataclass(frozen=True, slots=True)
class Swords:
    """The free attacks of one victor.

    Attributes:
        name: What the players call it.
        pools: Its attacks, rank by rank.
    """

    name: str
    pools: tuple[FreeBlows, ...]


@dataclass(frozen=True, slots=True)
class Overtaken:
    """What became of a routed unit.

    Attributes:
        fled: Something was left of it after the first free attacks.
        escaped: Something was left after the second ones too.
        held_back: For each that might pursue, whether it held back.
        slain: Wounds that it lost.
    """

    fled: bool
    escaped: bool
    held_back: tuple[bool, ...]
    slain: int | None = detail()


def overtake(
    dice: Dice,
    name: str,
    left: int,
    *,
    first: tuple[Swords, ...],
    second: tuple[Swords, ...],
    restraints: tuple[int | None, ...],
) -> Overtaken:
    """Let victors strike the routed, hold back or pursue, and strike again [L1912-1982].

    Args:
        dice: Free attacks, and 2D6 for each that tries to hold back.
        name: Who routs.
        left: Wounds left to it.
        first: The free attacks of all victors in contact.
        second: Those of the victors that might pursue, in their order.
        restraints: Leadership on which each of them tries to hold back, None where it does not.
    """
    after = dice.fold(_struck, Routed(name, left), first)
    if not after.left:
        return Overtaken(fled=False, escaped=False, held_back=(False,) * len(second), slain=left)
    held = tuple(
        [
            ld is not None and dice.call(hold_back, one.name, ld)
            for one, ld in zip(second, restraints, strict=True)
        ]
    )
    chase = tuple([one for one, back in zip(second, held, strict=True) if not back])
    end = dice.call(_caught, after, chase)
    return Overtaken(True, end.escapes, held, None if end.left is None else left - end.left)


def hold_back(dice: Dice, name: str, ld: int) -> bool:
    """Roll whether victors hold back from pursuit."""
    dice.tell("restrains", unit=name)
    return under_roll(dice, value=ld, label="restrain").passed


@dataclass(frozen=True, slots=True)
class Routed:
    """A routed unit under free attacks.

    Attributes:
        name: What the players call it.
        left: Wounds left to it.
    """

    name: str
    left: int


@dataclass(frozen=True, slots=True)
class _Caught:
    """Whether a routed unit escapes its pursuers, and with how many wounds."""

    escapes: bool
    left: int | None = detail()


def _struck(dice: Dice, routed: Routed, swords: Swords) -> Routed:
    left = cut_down(dice, swords.pools, routed.left, striker=swords.name, target=routed.name)
    return replace(routed, left=left)


def _caught(dice: Dice, routed: Routed, chase: tuple[Swords, ...]) -> _Caught:
    for one in chase:
        dice.tell("pursues", unit=one.name, target=routed.name)
    left = dice.fold(_struck, routed, chase).left
    return _Caught(left > 0, left)
