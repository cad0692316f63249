"""Quantities that may be dice: 3, D3, 2D6, D6+1; in some games plain ones come in halves: 7.5."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_FORM: Final = re.compile(r"(?:(?P<count>\d{0,3})[dD](?P<sides>\d{1,4}))?(?P<plus>[+-]?\d{1,4})?")
_HALVES: Final = re.compile(r"(?P<plus>\d{1,4})[.,](?P<tenths>[05])0?")
_CENTIMETRES: Final = 2.5
"""In an inch, as players reckon it."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number plus `count` dice of `sides` sides; no dice when `count` is 0.

    Attributes:
        half: Whether it is a half more, where no die is rolled: a movement of 7.5 centimetres.
    """

    plus: int = 0
    count: int = 0
    sides: int = 6
    half: bool = False

    @property
    def fixed(self) -> int | None:
        """The whole number itself where no die is rolled, else None."""
        return self.plus if not self.count and not self.half else None

    @property
    def halves(self) -> int | None:
        """The number of halves it is where no die is rolled, else None."""
        return 2 * self.plus + self.half if not self.count else None

    @property
    def most(self) -> int:
        """The largest value it can take, a half counted as one."""
        return self.count * self.sides + self.plus + self.half

    def roll(self, dice: Dice, label: str, *, subject: str | None = None) -> int:
        """Return the quantity, rolled where it has dice; never below 0."""
        if not self.count:
            return max(0, self.plus)
        die = plain_die(self.sides)
        return dice.sum(self.count, label, die=die, subject=subject, plus=self.plus, least=0)

    def __str__(self) -> str:
        if not self.count:
            return f"{self.plus}.5" if self.half else str(self.plus)
        count = "" if self.count == 1 else str(self.count)
        return f"{count}D{self.sides}" + (f"{self.plus:+d}" if self.plus else "")


@lru_cache(maxsize=256)
def read_amount(text: str, *, halves: bool = False) -> Amount:
    """Read `3`, `D3`, `2D6`, `D6+1`, and `7.5` or `7,5` where there may be `halves`.

    Raises:
        Refusal: `not-an-amount`.
    """
    compact = text.replace(" ", "")
    decimal = _HALVES.fullmatch(compact) if halves else None
    if decimal is not None:
        return Amount(int(decimal["plus"]), half=decimal["tenths"] == "5")
    match = _FORM.fullmatch(compact)
    if not compact or match is None:
        raise Refusal("not-an-amount", text=text[:40])
    plus = int(match["plus"] or 0)
    if match["sides"] is None:
        return Amount(plus)
    count, sides = int(match["count"] or 1), int(match["sides"])
    plain_die(sides)
    return Amount(plus, count, sides)


def in_centimetres(inches: Amount) -> Amount:
    """Return a distance in inches as centimetres; one of dice stays refused.

    Raises:
        Refusal: `not-an-amount`.
    """
    if inches.fixed is None:
        raise Refusal("not-an-amount", text=str(inches))
    return read_amount(f"{inches.fixed * _CENTIMETRES:g}", halves=True)
