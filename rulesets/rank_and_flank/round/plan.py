"""A round of combat laid out before the first die: the fighters of both sides and who meets whom.

A unit is known by its index on its side; by its number where both sides are counted one after the
other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Generic, Self, TypeAlias, TypeVar

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.nerve.doubt import LEADER

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

NAMES: Final = ("unit", "enemy")
"""The two sides, in the order everything about them is kept."""

Counts: TypeAlias = "dict[tuple[int, int], int]"
"""Models in contact, by the index of a unit and that of its enemy."""
Living: TypeAlias = "tuple[tuple[bool, ...], tuple[bool, ...]]"
"""Whether anything is left of each unit, by side."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        wounds: Wounds it has left.
        wounds_each: Wounds of one model.
        width: Models in its front rank.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's index.
        host: Index of the unit that it has joined, of those in the combat.
    """

    unit: Unit
    rules: SpecialRules
    wounds: int
    wounds_each: int
    width: int
    facing: str
    target: int
    host: int | None = None

    def meets(self, _foe: Self) -> bool:
        """Return whether it and an enemy may strike each other."""
        return True

    def lost(self, wounds: int) -> int:
        """Return how many models wounds take."""
        return min(self.unit.models, (self.unit.carried + wounds) // self.wounds_each)

    def alive(self, wounds: int) -> int:
        """Return how many models are left after wounds."""
        return self.unit.models - self.lost(wounds)

    @property
    def depth(self) -> int:
        """Models of its longest file."""
        return -(-self.unit.models // self.width)


def rules_of_fallen(side: Sequence[Fighter], alive: Sequence[bool]) -> frozenset[RuleId]:
    """Return the rules in the combat of those of a side of whom nothing is left.

    Whether a General is among them is told as well: no blow asks for that.
    """
    fallen = [it for it, lives in zip(side, alive, strict=True) if not lives]
    general = (LEADER for it in fallen if LEADER in it.unit.rules)
    return frozenset((*(rule for it in fallen for rule in it.rules), *general))


FighterT_co = TypeVar("FighterT_co", bound=Fighter, covariant=True)
FighterT = TypeVar("FighterT", bound=Fighter)
T = TypeVar("T")


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Plan(Generic[FighterT_co]):
    """A round of combat before the dice.

    Attributes:
        sides: Fighters of both sides.
        contact: Pairs of indices, ours then theirs, in contact.
    """

    sides: tuple[tuple[FighterT_co, ...], tuple[FighterT_co, ...]]
    contact: frozenset[tuple[int, int]]

    @property
    def units(self) -> int:
        """Number of units of both sides."""
        return len(self.sides[0]) + len(self.sides[1])

    def number(self, side: int, index: int) -> int:
        """Return the number of a unit where both sides are counted one after the other."""
        return index + side * len(self.sides[0])

    def numbered(self, number: int) -> tuple[int, int]:
        """Return the side and the index of the unit of a number."""
        first = len(self.sides[0])
        return (0, number) if number < first else (1, number - first)

    def fighter(self, number: int) -> FighterT_co:
        """Return the unit of a number."""
        side, index = self.numbered(number)
        return self.sides[side][index]

    def by_side(self, values: Sequence[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """Return values of all units, in the order of their numbers, side by side."""
        first = len(self.sides[0])
        return tuple(values[:first]), tuple(values[first:])

    def named(self, _side: int, index: int) -> int:
        """Return the index, among the units that players named, of the one that a fighter is."""
        return index

    def name_of(self, side: int) -> str | None:
        """Return what the units of a side are called; None where one has no name."""
        fighters = self.sides[side]
        return listed([fighters[index].unit.name for index in self.told(side)])

    def told(self, side: int) -> tuple[int, ...]:
        """Return the indices of the fighters of a side that are told by their names."""
        return tuple(range(len(self.sides[side])))

    def facing_on(self, side: int, index: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target == index else "front"

    def foes(self, side: int, index: int) -> tuple[int, ...]:
        """Return the indices of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == index))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == index))

    def party(self, side: int, index: int) -> tuple[int, ...]:
        """Return the indices of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][index].host
        host = index if own is None else own
        fighters = enumerate(self.sides[side])
        return tuple([i for i, fighter in fighters if host in (i, fighter.host)])

    def engaging(self, side: int, index: int) -> tuple[int, ...]:
        """Return the indices of the enemies in contact with a fighter's whole unit."""
        return tuple(sorted(set().union(*[self.foes(side, i) for i in self.party(side, index)])))

    def standing_about(self, side: int, index: int, alive: Living) -> tuple[int, ...]:
        """Return the indices of the living enemies that still hold a fighter's unit in combat.

        Whoever fought a character alone is in contact with his unit when he falls.
        """
        lives = alive[1 - side]
        return tuple([i for i in _about(self, side, index) if lives[i]])

    def leader(self, side: int, index: int, alive: Living) -> int:
        """Return the index of the unit that a fighter does as: the living one he is in, or his."""
        host = self.sides[side][index].host
        return index if host is None or not alive[side][host] else host

    def follows(self, side: int, index: int, alive: Living) -> bool:
        """Return whether a fighter is a character who lives, as does the unit that he is in."""
        return alive[side][index] and self.leader(side, index, alive) != index

    def touching(
        self, counts: Sequence[Mapping[tuple[int, int], int]]
    ) -> frozenset[tuple[int, int]]:
        """Return the pairs in contact by the models that strike, those that face without any."""
        pairs = frozenset(
            (i, j)
            for i in range(len(self.sides[0]))
            for j in range(len(self.sides[1]))
            if counts[0].get((i, j), 0) or counts[1].get((j, i), 0)
        )
        return pairs or self.contact


@lru_cache(maxsize=64)
def _about(plan: Plan[Fighter], side: int, index: int) -> tuple[int, ...]:
    """Return the indices of the units that a fighter's foes belong to: asked in every branch."""
    parties = [plan.party(1 - side, foe) for foe in plan.engaging(side, index)]
    return tuple(sorted(set().union(*parties)))


def caught_and_fled(
    broken: Sequence[Unit], caught: Sequence[bool]
) -> tuple[str | None, str | None]:
    """Return the names of the broken that were caught, and of those that got away."""
    ends = list(zip(broken, caught, strict=bool(broken)))
    slain = listed([unit.name for unit, is_caught in ends if is_caught])
    fled = listed([unit.name for unit, is_caught in ends if not is_caught])
    return slain, fled


def listed(names: Sequence[str]) -> str | None:
    """Return names as a line tells them, None where one is missing or none is given."""
    if not names or not all(names):
        return None
    return " & ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])
