"""A game's way for characters to join units, and to leave them."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Outruns: TypeAlias = "Callable[[Unit, Unit], StatusId | None]"
"""Tells it of a character and of the unit that he is in: the status that does not hold him."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Statuses that tell of who joined and left units in a phase, until it ends.

    Attributes:
        phase: The phase in which that is of account.
        joined: Of who joined a unit.
        host: Of a unit that was joined.
        left: Of who left a unit, to which he does not come back.
        deserted: Of a unit that was left.
        binding: Those that befall a unit as well when they befall who left it.
    """

    phase: str
    joined: StatusId
    host: StatusId
    left: StatusId
    deserted: StatusId
    binding: tuple[StatusId, ...] = ()


@dataclass(frozen=True, slots=True)
class Limit:
    """The most that a value of whoever joins a unit may be.

    Attributes:
        rule: The rule of such a unit.
        field: The value; who has none may join.
        most: The greatest that it may be.
    """

    rule: str
    field: str
    most: int


@dataclass(frozen=True, slots=True)
class Joining:
    """A game's way for characters to join units.

    Attributes:
        rule: The special rule of those who may.
        others: Rules of those who join units as well, as they do.
        smallest: Models a unit must have had at the start of the battle to be joined.
        closed: Rules of units that nobody joins.
        alike: Rules of a unit that whoever joins it must have too.
        apart: Rules that a unit and whoever joins it both have, or neither.
        limits: Values that are too great for whoever joins some units.
        barred: Statuses of either under which nobody joins, beside those that bar it themselves.
        fixed: Statuses of a unit under which nobody leaves it, in the same way.
        carriers: Rules of units that carry those who join them: neither their size nor what is
            closed or alike counts then.
        riders: Rules of those who join carriers alone, beside those who may join any.
        parts: Whether a spell that acts on a unit and on who leaves it stays with one of them, as
            its caster's player decides; else with both.
        marks: What tells of joining and leaving in a phase; None where that is of no account.
        leaving: Phases of their own turn in which characters leave; any where there are none.
        bound: Rules of those who never leave their unit.
        outruns: Whether a character gets away from a unit that flees, at any time.
    """

    rule: str
    smallest: int = 2
    closed: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    limits: tuple[Limit, ...] = ()
    barred: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    carriers: tuple[str, ...] = ()
    riders: tuple[str, ...] = ()
    parts: bool = False
    others: tuple[str, ...] = ()
    marks: Marks | None = None
    leaving: tuple[str, ...] = ()
    bound: tuple[str, ...] = ()
    outruns: Outruns | None = None

    def joins(self, rules: Container[str], *, carried: bool = True) -> bool:
        """Return whether who has some rules may join units: any, or those that would carry him."""
        may = (self.rule, *self.others, *(self.riders if carried else ()))
        return any(status in rules for status in may)

    def carries(self, rules: Container[str]) -> bool:
        """Return whether who joins a unit with some rules is carried by it."""
        return any(carrier in rules for carrier in self.carriers)
