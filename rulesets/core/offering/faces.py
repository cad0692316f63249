"""Faces made for trials: every throw of a question goes as they say, and nobody sees them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rulesets.dice.die import Die
from rulesets.dice.handles.rolled import Faces, Origin
from rulesets.dice.request import Purpose, Roll, Sorting

Order: TypeAlias = tuple[int, ...]
"""Sides of a D6 in some order, from 0."""

MIXED: Final = (3, 5, 0, 2, 4, 1)
"""4, 6, 1, 3, 5, 2: one die hits, the next wounds, and the third fails to save."""
RISING: Final = (0, 1, 2, 3, 4, 5)
"""The first die misses."""
FALLING: Final = (5, 4, 3, 2, 1, 0)
"""The first die hits, whatever is needed."""
ORDERS: Final = (MIXED, RISING, FALLING)
"""Orders by which courses are compared."""
_LAST: Final = 5


class _Made:
    """Made faces, but for the draw."""

    __slots__ = ()

    origin: Origin = "fair"
    bearings: bool = False

    def fallen(self, first: int) -> tuple[Roll, ...]:  # noqa: ARG002 - nobody asks
        """Return nothing: no throw is left unfinished."""
        return ()

    def finish(self) -> None:
        """Leave nothing over: there are as many faces as are asked for."""


class Cycle(_Made):
    """Faces that go round the sides of a die in an order, from throw to throw.

    A throw of six dice shows every side. Whatever is thrown again until it goes another way comes
    to an end. Of larger dice six sides come up, the lowest and the highest among them.
    """

    __slots__ = ("_order", "_thrown")

    def __init__(self, order: Order) -> None:
        """Take the order."""
        self._order = order
        self._thrown = 0

    def draw(
        self,
        die: Die,
        count: int,
        purpose: Purpose,  # noqa: ARG002 - alike for all
        sorting: Sorting | None = None,  # noqa: ARG002 - alike for all
        /,
    ) -> Sequence[int]:
        """Return the marks of a throw."""
        marks = _ordered(die, self._order)
        begin = self._thrown % len(marks)
        self._thrown += count
        return (marks * (1 + (begin + count) // len(marks)))[begin : begin + count]


@lru_cache(maxsize=64)
def _ordered(die: Die, order: Order) -> tuple[int, ...]:
    """Return marks of a die in an order, spread over its sides where it has not six."""
    last = die.sides - 1
    return tuple(die.marks[round(side * last / _LAST)] for side in order)


@dataclass(frozen=True, slots=True)
class _Even(_Made):
    """Faces that lie side by side: each total of up to three dice comes up in one such stream.

    Attributes:
        side: The side that dice show, from 0.
        raised: How many of each throw show the next one.
    """

    side: int
    raised: int

    def draw(
        self,
        die: Die,
        count: int,
        purpose: Purpose,  # noqa: ARG002 - alike for all
        sorting: Sorting | None = None,  # noqa: ARG002 - alike for all
        /,
    ) -> Sequence[int]:
        """Return the marks of a throw."""
        last = len(die.marks) - 1
        return tuple(
            die.marks[min(self.side + (number < self.raised), last)] for number in range(count)
        )


MOST_SUMMED: Final = 3
"""Dice of a throw whose every total is tried."""
TOTALS: Final[tuple[Faces, ...]] = (
    *(_Even(side, raised) for side in range(_LAST) for raised in range(MOST_SUMMED)),
    _Even(_LAST, 0),
)
"""Faces of which each total of a few dice comes up in one."""
