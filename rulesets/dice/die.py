"""The dice of the games and what stands on their sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulesets.refusal import Refusal

MISFIRE: Final = 0
"""The mark of a misfire side, on artillery and scatter dice."""
HIT: Final = 1
ARROW: Final = 2
"""The two marks of the hit-or-arrow scatter die."""
LARGEST: Final = 1000
"""Most sides a plain die may have."""


@dataclass(frozen=True, slots=True, eq=False)
class Die:
    """A die: equally likely sides, the mark on each, and the value each mark stands for.

    There is one object for each die (dice are keys of many tables, and a D1000 is long to compare).

    Attributes:
        id: Short name: `d6`, `d3`, `artillery`…
        marks: What a player reads off each side and types in.
        values: What the rules count for each side, in the same order.
    """

    id: str
    marks: tuple[int, ...]
    values: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.marks) != len(self.values) or len(self.marks) < 1:
            msg = f"die {self.id}: one value per mark is needed"
            raise ValueError(msg)

    @property
    def sides(self) -> int:
        """Number of equally likely sides."""
        return len(self.marks)

    def value(self, mark: int) -> int:
        """Return what a mark counts for; raises ValueError for a mark the die lacks."""
        return self.values[self.marks.index(mark)]

    def worth(self, marks: tuple[int, ...]) -> Sequence[int]:
        """Return what each of the marks counts for."""
        if self.marks is self.values:
            return marks
        values = dict(zip(self.marks, self.values, strict=True))
        return [values[mark] for mark in marks]


def _plain(sides: int) -> Die:
    marks = tuple(range(1, sides + 1))
    return Die(f"d{sides}", marks, marks)


D2: Final = _plain(2)
D6: Final = _plain(6)
D100: Final = _plain(100)
D3: Final = Die("d3", (1, 2, 3, 4, 5, 6), (1, 1, 2, 2, 3, 3))
"""Rolled as a D6, halved and rounded up [blackhammer L96]: players read and type the D6."""
ARTILLERY: Final = Die("artillery", (2, 4, 6, 8, 10, MISFIRE), (2, 4, 6, 8, 10, MISFIRE))
"""[blackhammer L100]."""
SCATTER: Final = Die("scatter", (1, 2, 2, 3, 4, MISFIRE), (1, 2, 2, 3, 4, MISFIRE))
"""Arrow and distance on the same side, and a misfire [blackhammer L100]."""
SCATTER_HIT: Final = Die("scatter-hit", (HIT, HIT, ARROW, ARROW, ARROW, ARROW), (1, 1, 2, 2, 2, 2))
"""Two sides say hit, four carry an arrow."""
MAGIC_LOW: Final = Die("magic-low", (1, 1, 2, 2, 2, 3), (1, 1, 2, 2, 2, 3))
MAGIC_HIGH: Final = Die("magic-high", (3, 4, 4, 5, 5, 6), (3, 4, 4, 5, 5, 6))
"""The two magic dice [blackhammer L100, L768]."""

_NAMED: Final = {2: D2, 3: D3, 6: D6, 100: D100}


@cache
def plain_die(sides: int) -> Die:
    """Return the die with `sides` sides, 2 to 1000; the D3 is the halved D6.

    Raises:
        Refusal: `die-sides` outside that range.
    """
    if not 2 <= sides <= LARGEST:  # noqa: PLR2004 - fewer than two sides decide nothing
        raise Refusal("die-sides", sides=sides, most=LARGEST)
    return _NAMED.get(sides) or _plain(sides)


def die_named(name: str) -> Die:
    """Return a die by its id; raises KeyError for a name no die has."""
    special = {die.id: die for die in (D3, ARTILLERY, SCATTER, SCATTER_HIT, MAGIC_LOW, MAGIC_HIGH)}
    if name in special:
        return special[name]
    sides = name.removeprefix("d")
    if not sides.isdecimal():
        raise KeyError(name)
    return plain_die(int(sides))
