"""Ropes, boots, arrows, orbs: dice and sums of magic things [L7012-7306]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, ValueSet, WoundsHealed, WoundsLost
from rulesets.dice.die import D100, plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit import readings
from rulesets.whfb2.unit.options import YesNo

_D4: Final = plain_die(4)
_ROPE: Final = 50
_WOUND: Final = 2.5
_SET: Final = 7
_CHANCES: Final = {"carpet-zone": 50, "tumulus": 5}


@dataclass(frozen=True, slots=True)
class Rope:
    """An enchanted rope: its length in centimetres, and its wounds."""

    length: int
    wounds: int


def rope_effects(_arguments: Arguments, result: Rope) -> tuple[Effect, ...]:
    """Note its wounds."""
    return (ValueSet("unit", "w", result.wounds),)


@procedure(source="L7266-7306", units=("unit",), effects=rope_effects)
def rope_length(dice: Dice) -> Rope:
    """Roll the length of an enchanted rope: 50 cm and D4 times 50, a wound for each 2.5 cm [L7268].

    Its profile is M 7.5, WS 4, BS 0, S 3, T 3, I 10, A 2, Ld 3, Int 3, Cl 8, WP 8 [L7276].
    """
    length = _ROPE + _ROPE * dice.single("rope-length", die=_D4)
    return Rope(length, int(length / _WOUND))


@dataclass(frozen=True, slots=True)
class Leap:
    """The height in centimetres of a leap with leaping boots."""

    height: float


@procedure(source="L7201-7203", units=("unit",))
def leap(dice: Dice) -> Leap:
    """Leap with leaping boots: 6 and a D6, times 2.5 cm, in height [L7201-7203]."""
    return Leap((6 + dice.single("leap")) * _WOUND)


@dataclass(frozen=True, slots=True)
class ArrowsFound:
    """Sets of arrows of unerring flight found after a battle, and the side that keeps them."""

    found: int
    kept_by_unit: int
    kept_by_victors: int


@procedure(source="L7012-7036")
def arrow_recovery(
    _dice: Dice,
    *,
    archers: Annotated[int, Whole(1, 500)],
    survivors: Annotated[int, Whole(0, 500)],
    beaten: YesNo = False,
    arrow_shares: readings.ArrowShares = "out-of-half",
) -> ArrowsFound:
    """Share the arrows of unerring flight found after a battle: half of them are [L7024-7036].

    The victors keep them; a beaten army that brought them keeps a quarter of what was shot, out of
    that half, if half of its unit at least is alive. Halves and quarters are rounded down.

    Args:
        archers: Archers who had them.
        survivors: Those who left the field alive.
        beaten: Their army was beaten.
        arrow_shares: House rule: whether the quarter comes out of the victors' half.

    Raises:
        Refusal: `more-survivors-than-archers`.
    """
    if survivors > archers:
        raise Refusal("more-survivors-than-archers", survivors=survivors, archers=archers)
    found = archers // 2
    if not beaten:
        return ArrowsFound(found, found, 0)
    kept = archers // 4 if 2 * survivors >= archers else 0
    if arrow_shares == "apart":
        return ArrowsFound(found + kept, kept, found)
    return ArrowsFound(found, kept, found - kept)


@dataclass(frozen=True, slots=True)
class OrbsUsed:
    """The effect of orbs: `healed` 1 wound, `cured` of all, `hurt` for 1 wound, or `slain`."""

    state: Literal["healed", "cured", "hurt", "slain"]


def orb_effects(_arguments: Arguments, result: OrbsUsed) -> tuple[Effect, ...]:
    """Heal, hurt or kill."""
    match result.state:
        case "healed":
            return (WoundsHealed("target", 1),)
        case "cured":
            return (WoundsHealed("target", 60),)
        case "hurt":
            return (WoundsLost("target", 1),)
        case "slain":
            return (Destroyed("target"),)


@procedure(source="L7091-7115", units=("target",), effects=orb_effects)
def orbs(
    _dice: Dice,
    *,
    healing: Annotated[int, Whole(0, _SET)] = 1,
    deadly: Annotated[int, Whole(0, _SET)] = 0,
) -> OrbsUsed:
    """Use orbs: one of healing gives a wound back, a set of seven cures wholly [L7091-7115].

    A death orb looks alike: one takes a wound, and any set that holds one kills.

    Args:
        healing: Orbs of healing among them.
        deadly: Death orbs among them.

    Raises:
        Refusal: `orbs-one-or-seven` for any other number.
    """
    if healing + deadly not in {1, _SET}:
        raise Refusal("orbs-one-or-seven", count=healing + deadly)
    if deadly:
        return OrbsUsed("hurt" if healing + deadly == 1 else "slain")
    return OrbsUsed("healed" if healing == 1 else "cured")


@dataclass(frozen=True, slots=True)
class Chance:
    """The result of a chance: whether it came true."""

    so: bool


@procedure(source="L7061, L7258")
def item_chance(
    dice: Dice,
    *,
    chance_of: Annotated[str, Choice(tuple(_CHANCES))],
) -> Chance:
    """Roll whether a flying carpet has a zone of its own, 50 in 100, or a tumulus something, 5.

    [L7061, L7258].
    """
    chance = _CHANCES[chance_of]
    fallen = dice.single("item-chance", die=D100)
    dice.tell("chance-in-hundred", chance=chance, fallen=fallen)
    return Chance(fallen <= chance)
