"""Values of characteristics: the order in which modifiers count [L323-347]."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.parameter import Choice, Text, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.profile import CHARACTERISTICS

LEAST: Final = 0
MOST: Final = 10
_CHANGE: Final = re.compile(r"([=+\-x/])(\d+)(?:(>=|<=)(\d+))?")
_STEPS: Final = {"=": 0, "x": 1, "/": 1, "+": 2, "-": 2}

Changes: TypeAlias = Annotated[str, Text(80)]
"""`=5` for set or borrowed, `x2`, `/2`, `+1`, `-1`; `-1>=1` for a change with its own limit."""


def changed(value: int, changes: tuple[Change, ...]) -> int:
    """Return a value after its modifiers, by their priority [L337-347].

    Set or borrowed values first, then multiples, then what is added; within each those without a
    limit of their own before the others, in the order in which they came to be.
    """
    for change in sorted(changes, key=lambda change: (_STEPS[change.sign], change.limited)):
        value = change.applied(value)
    return value


@dataclass(frozen=True, slots=True)
class Change:
    """One modifier.

    Attributes:
        sign: How it changes the value: `=`, `x`, `/`, `+` or `-`.
        amount: By how much, or to what.
        least: A minimum of its own.
        most: A maximum of its own.
    """

    sign: str
    amount: int
    least: int | None = None
    most: int | None = None

    @property
    def limited(self) -> bool:
        """Tell whether it states a minimum or a maximum."""
        return self.least is not None or self.most is not None

    def applied(self, value: int) -> int:
        """Return the value after it; halves are rounded up [L342], nothing leaves 0 to 10."""
        match self.sign:
            case "=":
                changed = self.amount
            case "x":
                changed = value * self.amount
            case "/":
                changed = -(-value // max(1, self.amount))
            case "+":
                changed = value + self.amount
            case _:
                changed = value - self.amount
        # A limit stops the change; it does not bring back a value that lies beyond it already.
        if self.least is not None:
            changed = max(changed, min(value, self.least))
        if self.most is not None:
            changed = min(changed, max(value, self.most))
        return min(MOST, max(LEAST, changed))


def read_changes(option: str, text: str) -> tuple[Change, ...]:
    """Read `+1, /2, -1>=1` in the order in which they came to be.

    Raises:
        Refusal: `changes-unreadable`.
    """
    found = []
    for part in filter(None, re.split(r"[\s,;]+", text.strip().lower())):
        match = _CHANGE.fullmatch(part.replace("−", "-").replace("×", "x").replace("*", "x"))
        if match is None:
            raise Refusal("changes-unreadable", option=option, text=part[:20])
        sign, amount, bound, limit = match.groups()
        least = int(limit) if bound == ">=" else None
        most = int(limit) if bound == "<=" else None
        found.append(Change(sign, int(amount), least, most))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class CharacteristicValue:
    """The value of a characteristic.

    Attributes:
        value: What counts.
        unmodified: What rules call unmodified: the profile with what the army list added.
        borrowed: What the lender's is worth, None where none is borrowed.
    """

    value: int
    unmodified: int
    borrowed: int | None = detail()


@procedure(source="L323-347", command="test", variant="value")
def characteristic_value(
    _dice: Dice,
    *,
    unit: One = None,
    characteristic: Annotated[str, Choice(CHARACTERISTICS)] = "ld",
    value: Annotated[int | None, Whole(LEAST, MOST)] = None,
    upgrades: Annotated[int, Whole(-MOST, MOST)] = 0,
    modifiers: Changes = "",
    borrowed: Annotated[int | None, Whole(LEAST, MOST)] = None,
    lender_modifiers: Changes = "",
) -> CharacteristicValue:
    """Work out a characteristic from its modifiers, in the order of their coming [L323-347].

    Args:
        unit: Whose it is.
        characteristic: Which one, when a unit is named.
        value: The value on the profile; wins over the unit's.
        upgrades: What the army list added to it, which is part of the unmodified value [L325].
        modifiers: What changes it.
        borrowed: The value on the profile of who lends his, in the stead of the unit's own.
        lender_modifiers: What changes the lender's, before it is borrowed [L345].

    Raises:
        Refusal: `missing-option` without a value or a unit, `changes-unreadable`.
    """
    if value is None:
        if unit is None:
            raise Refusal("missing-option", option="value")
        value = unit.number(characteristic)
    unmodified = min(MOST, max(LEAST, value + upgrades))
    own = read_changes("modifiers", modifiers)
    lenders = read_changes("lender_modifiers", lender_modifiers)
    lent = None if borrowed is None else changed(borrowed, lenders)
    start = () if lent is None else (Change("=", lent),)
    return CharacteristicValue(changed(unmodified, (*start, *own)), unmodified, lent)
