"""Magic weapons made by dice: how many powers, which, what they are worth [L6491-6741]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Quantity
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_rule
from rulesets.core.results.effect import Effect, RuleGained, ValueChanged
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.items.powers import POWERS, POWERS_TABLE
from rulesets.whfb2.items.runes import DEATHS, GREAT, GREAT_PRICE, PRICE, RUNES

USUAL: Final = Amount(0, 1, 3)
_MOST_POWERS: Final = 8
_RUNIC: Final = "runic-weapon"
_STORES: Final = "weapon-of-power"
_DEATH: Final = "death"
_CARVED: Final = {
    "speed": "rune-of-speed",
    "wounding": "rune-of-wounding",
    "minor-death": "rune-of-minor-death",
    "great-death": "great-rune-of-death",
}
"""Runes that count in a fight as units are written with them; that of death with its number, which
its bearer's player writes."""


@dataclass(frozen=True, slots=True)
class PowerDrawn:
    """A power, `magic-weapon-powers-<row>`, and its points; None for runes, which are priced."""

    row: str
    points: int | None
    total: int | None = detail()


@procedure(source="L6512-6741")
def magic_power(dice: Dice) -> PowerDrawn:
    """Draw one power of a magic weapon: a D100, 00 as 100 [L6512-6741]."""
    total, row = POWERS_TABLE.roll(dice, "magic-power")
    return PowerDrawn(f"{POWERS_TABLE.id}-{row.id}", POWERS[row.id].points, total)


@dataclass(frozen=True, slots=True)
class MagicWeapon:
    """A weapon made by dice.

    Attributes:
        points: What its powers are worth together.
        powers: Their names, each with the points of a characteristic, magic points or runes that
            were rolled with it.
        runes: The runes of a runic weapon.
    """

    points: int
    powers: tuple[tuple[str, int], ...] | None = detail()
    runes: tuple[str, ...] | None = detail()


def _add_power(dice: Dice, made: MagicWeapon, _place: int) -> MagicWeapon:
    _, row = POWERS_TABLE.roll(dice, "magic-power")
    power = POWERS[row.id]
    points, rolled, carved = power.points or 0, 0, MagicWeapon(0)
    if power.amount is not None:
        rolled = power.amount.roll(dice, "power-amount")
    elif row.id == _STORES:
        rolled = dice.single("stored-points") * dice.single("stored-points")
    elif row.id == _RUNIC:
        rolled = dice.single("rune-count")
        carved = dice.fold(_add_rune, carved, range(rolled))
    dice.tell("power-found", row=f"{POWERS_TABLE.id}-{row.id}", rolled=rolled)
    return MagicWeapon(
        made.points + points + carved.points,
        (*(made.powers or ()), (row.id, rolled)),
        (*(made.runes or ()), *(carved.runes or ())),
    )


def _add_rune(dice: Dice, made: MagicWeapon, _place: int) -> MagicWeapon:
    table = RUNES["sword"]
    _, row = table.roll(dice, "rune")
    dice.tell("rune-found", row=f"{table.id}-{row.id}")
    if row.id == _DEATH:
        _, kind = DEATHS.roll(dice, "rune-victims")
        dice.tell("rune-kills", row=f"{DEATHS.id}-{kind.id}")
    price = GREAT_PRICE if row.id == GREAT else PRICE
    runes = (*(made.runes or ()), row.id)
    return replace(made, points=made.points + price, runes=runes)


def weapon_effects(_arguments: Arguments, result: MagicWeapon) -> tuple[Effect, ...]:
    """Give its bearer what its powers give, beyond 10 too [L6507-6510]."""
    effects: list[Effect] = [RuleGained("unit", "magic-weapon")]
    for name, rolled in result.powers or ():
        power = POWERS[name]
        if power.gains is not None:
            effects.append(ValueChanged("unit", power.gains, rolled))
        if power.rule is not None:
            effects.append(RuleGained("unit", as_rule(power.rule)))
    carved = [_CARVED[rune] for rune in dict.fromkeys(result.runes or ()) if rune in _CARVED]
    effects.extend(RuleGained("unit", as_rule(rule)) for rule in carved)
    return tuple(effects)


@procedure(source="L6491-6741", units=("unit",), effects=weapon_effects)
def magic_weapon(
    dice: Dice,
    *,
    powers: Annotated[Amount, Quantity(1, _MOST_POWERS)] = USUAL,
) -> MagicWeapon:
    """Make a magic weapon by dice: D3 powers as a rule, each a D100 [L6491-6741].

    What a power gives by dice is rolled with it: the points of a characteristic, the magic points
    of a weapon of power (D6 times D6), the runes of a runic weapon (D6, each a D100).

    Args:
        dice: How many powers; then for each its D100 and what goes with it.
        powers: How many: D3, or D4, D6, D8 or a number where the game master says so.
    """
    count = powers.roll(dice, "power-count")
    return dice.fold(_add_power, MagicWeapon(0), range(count))
