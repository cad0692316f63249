"""The fate of one routed unit: free attacks, pursuit, free attacks again."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.pursuit import Pursuer
from rulesets.whfb2.combat.fighters.target import Defender, Hurt
from rulesets.whfb2.combat.round.groups import FreeBlows
from rulesets.whfb2.rout.free_attack import cut_down
from rulesets.whfb2.unit.characteristic import under_roll


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
class Leash:
    """The means of a victor to hold back.

    Attributes:
        pursuer: Who decides whether it tries.
        ld: Leadership on which it does.
    """

    pursuer: Pursuer
    ld: int


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The fate of a routed unit.

    Attributes:
        fled: Something was left of it after the first free attacks.
        escaped: Something was left after the second ones too.
        held_back: For each that might pursue, whether it held back.
        slain: What it had lost at the end.
        broken: What broke of a chariot.
    """

    fled: bool
    escaped: bool
    held_back: tuple[bool, ...]
    slain: Hurt | None = field(default=None, compare=False)
    broken: tuple[str, ...] | None = detail()


def overtake(
    dice: Dice,
    defender: Defender,
    hurt: Hurt,
    *,
    first: tuple[Swords, ...],
    second: tuple[Swords, ...],
    leashes: tuple[Leash, ...],
) -> Overtaken:
    """Let victors strike the routed, hold back or pursue, and strike again [L1912-1982].

    Args:
        dice: Free attacks, decisions, and 2D6 for each that tries to hold back.
        defender: Who routs.
        hurt: What it lost in the combat.
        first: The free attacks of all victors in contact.
        second: Those of the victors that might pursue, in their order.
        leashes: What may hold back each of them.
    """
    after = dice.fold(_struck, Routed(defender, hurt), first)
    if not defender.left(after.hurt):
        held_back = (False,) * len(second)
        return Overtaken(fled=False, escaped=False, held_back=held_back, slain=after.hurt)
    held = tuple(
        [
            # It strikes once, pursue or not; then it may try not to pursue [L1956-1963].
            leash.pursuer.tries_to_stay(dice)
            and dice.of(leash.pursuer.role, leash.pursuer.index).call(
                hold_back, victor.name, leash.ld
            )
            for victor, leash in zip(second, leashes, strict=True)
        ]
    )
    chase = tuple([victor for victor, back in zip(second, held, strict=True) if not back])
    end = dice.call(_caught, after, chase)
    return Overtaken(True, end.escapes, held, end.hurt, end.broken)


def hold_back(dice: Dice, name: str, ld: int) -> bool:
    """Roll whether victors hold back from pursuit."""
    dice.tell("restrains", unit=name)
    return under_roll(dice, value=ld, label="restrain").passed


@dataclass(frozen=True, slots=True)
class Routed:
    """A routed unit under free attacks.

    Attributes:
        defender: Who it is.
        hurt: What it has lost.
        broken: What broke of a chariot.
    """

    defender: Defender
    hurt: Hurt
    broken: tuple[str, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class _Caught:
    """A routed unit before its pursuers: whether it escapes, and its losses."""

    escapes: bool
    hurt: Hurt | None = field(default=None, compare=False)
    broken: tuple[str, ...] | None = detail()


def _struck(dice: Dice, routed: Routed, swords: Swords) -> Routed:
    hurt, more = cut_down(dice, swords.pools, routed.defender, routed.hurt, striker=swords.name)
    return replace(routed, hurt=hurt, broken=(*(routed.broken or ()), *more))


def _caught(dice: Dice, routed: Routed, chase: tuple[Swords, ...]) -> _Caught:
    for pursuer in chase:
        dice.tell("pursues", unit=pursuer.name, target=routed.defender.unit.name)
    end = dice.fold(_struck, routed, chase)
    return _Caught(routed.defender.left(end.hurt) > 0, end.hurt, end.broken)
