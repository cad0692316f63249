"""Tests under a characteristic: 2D6 that must not exceed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.battle_standard import LEAST
from rulesets.rank_and_flank.nerve.doubt import Doubt
from rulesets.rank_and_flank.nerve.general import led_by_general
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.leadership import led
from rulesets.whfb2.unit.options import One, Penalty
from rulesets.whfb2.unit.profile import CHARACTERISTICS


@dataclass(frozen=True, slots=True)
class CharacteristicTest:
    """A test under a characteristic.

    Attributes:
        passed: Whether it held.
        total: What counted: the dice and what was added to them.
        against: The value tested.
    """

    passed: bool
    total: int | None = detail()
    against: int | None = detail()


def under_roll(
    dice: Dice,
    *,
    value: int,
    label: str,
    modifiers: tuple[Modifier, ...] = (),
    doubt: Doubt | None = None,
) -> CharacteristicTest:
    """Roll 2D6 against a characteristic: passed by what does not exceed it [L1841-1844].

    No total always passes or fails; who has 0 can do nothing in that field [L476-481].

    Args:
        dice: The dice.
        value: The characteristic.
        label: What the roll is for.
        modifiers: Bonuses (positive, taken off the dice) and penalties, by name.
        doubt: Whether the General is near who would lend his own, where nobody says so.
    """
    named = tuple(modifier for modifier in modifiers if modifier.value)
    added = -sum(modifier.value for modifier in named)
    lent = 0 if doubt is None else doubt.offered
    if value < 1 and lent - added >= LEAST:  # a General near lends his own [L2806-2809]
        value = led_by_general(dice, doubt, own=0)
    if value < 1:
        dice.tell("characteristic-zero")
        return CharacteristicTest(passed=False, against=value)
    total = dice.sum(2, label, need=value - added, at_most=True, modifiers=named) + added
    value = led_by_general(dice, doubt, own=value, total=total)
    return CharacteristicTest(total <= value, total, value)


@procedure(source="L476-481, L1841-1844", command="test", variant="characteristic")
def characteristic_test(
    dice: Dice,
    *,
    unit: One = None,
    characteristic: Annotated[str, Choice(CHARACTERISTICS)] = "ld",
    value: Annotated[int | None, Whole(0, 20)] = None,
    penalty: Penalty = 0,
) -> CharacteristicTest:
    """Take a test under a characteristic with 2D6 [L892-895, L1841-1844, L2272, L2319].

    Args:
        dice: The dice.
        unit: Whose characteristic it is: that of the unit's leader, with the standard above it.
        characteristic: Which one, when a unit is named.
        value: The value itself; wins over the unit's.
        penalty: Points added to the dice; negative for a bonus.

    Raises:
        Refusal: `missing-option` without a value or a unit.
    """
    if value is None and unit is None:
        raise Refusal("missing-option", option="value")
    held = value if value is not None or unit is None else _held(unit, characteristic)
    other = Modifier("penalty" if penalty > 0 else "bonus", -penalty)
    return under_roll(
        dice, value=held or 0, label="characteristic-test", modifiers=(other,) if penalty else ()
    )


def _held(unit: Unit, characteristic: str) -> int:
    held = unit.number(characteristic)
    return led(held, unit.rules, unit) if characteristic == "ld" else held
