"""Tests under a characteristic: 1D6, a 6 always fails."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from rulesets.blackhammer.unit.options import One, Penalty, YesNo
from rulesets.core.declaring.parameter import Choice, Numbers
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

CHARACTERISTICS: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a")
_ALWAYS_FAILS: Final = 6


@dataclass(frozen=True, slots=True)
class CharacteristicTest:
    """A test under a characteristic.

    Attributes:
        passed: Whether it held.
        rolled: Whether a die was needed; a value of 0 fails without.
        total: The die and the penalty.
        against: The value tested.
    """

    passed: bool
    rolled: bool
    total: int | None = detail()
    against: int | None = detail()


@procedure(source="L178", command="test", variant="characteristic")
def characteristic_test(
    dice: Dice,
    *,
    unit: One = None,
    characteristic: Annotated[str | None, Choice(CHARACTERISTICS)] = None,
    value: Annotated[tuple[int, ...], Numbers(0, 10, 12)] = (),
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> CharacteristicTest:
    """Take a test under a characteristic with 1D6; the highest value at hand counts [L178].

    Args:
        dice: The dice.
        unit: Whose characteristic it is.
        characteristic: Which one, when a unit is named.
        value: The value, or every value present in the unit; wins over the profile.
        penalty: Points added to the die; negative for a bonus.
        reroll: Whether a failed test is rolled again, once.

    Raises:
        Refusal: `missing-option` without a value or a unit with a characteristic.
    """
    if not value and unit is not None and characteristic is not None:
        value = (unit.number(characteristic),)
    if not value:
        raise Refusal("missing-option", option="value")
    best = max(value)
    if best < 1:
        dice.tell("characteristic-zero")
        return CharacteristicTest(passed=False, rolled=False, against=best)
    modifiers = (Modifier("penalty" if penalty > 0 else "bonus", -penalty),) if penalty else ()
    need = min(best - penalty, _ALWAYS_FAILS - 1)
    throw = partial(
        dice.sum, 1, "characteristic-test", need=need, at_most=True, modifiers=modifiers
    )
    die = throw()
    if reroll and not _holds(die, penalty, best):
        dice.tell("test-rerolled")
        die = throw()
    return CharacteristicTest(
        _holds(die, penalty, best), rolled=True, total=die + penalty, against=best
    )


def _holds(die: int, penalty: int, value: int) -> bool:
    return die != _ALWAYS_FAILS and die + penalty <= value
