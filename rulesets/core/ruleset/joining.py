"""Characters who join units, as a game has them do it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Joining:
    """A game's way for characters to join units.

    Attributes:
        rule: The special rule of those who may.
        others: Rules of those who join units as well, as they do.
        smallest: Models a unit must have had at the start of the battle to be joined.
        closed: Rules of units that nobody joins.
        alike: Rules of a unit that whoever joins it must have too.
        barred: Statuses of either under which nobody joins.
        fixed: Statuses of a unit under which nobody leaves it.
        carriers: Rules of units that carry those who join them: neither their size nor what is
            closed or alike counts then.
        riders: Rules of those who join carriers alone, beside those who may join any.
        parts: Whether a spell that acts on a unit and on who leaves it stays with one of them, as
            its caster's player decides; else with both.
    """

    rule: str
    smallest: int = 2
    closed: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    carriers: tuple[str, ...] = ()
    riders: tuple[str, ...] = ()
    parts: bool = False
    others: tuple[str, ...] = ()

    def joins(self, rules: Container[str], *, carried: bool = True) -> bool:
        """Return whether who has some rules may join units: any, or those that would carry him."""
        may = (self.rule, *self.others, *(self.riders if carried else ()))
        return any(status in rules for status in may)

    def carries(self, rules: Container[str]) -> bool:
        """Return whether who joins a unit with some rules is carried by it."""
        return any(carrier in rules for carrier in self.carriers)
