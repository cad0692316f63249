"""Units that a player may mean by what is said: by a name in part, by whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.board import Board
from bot.store.tables.battle import UnitRow
from bot.texts.names import fold, near
from bot.texts.said_name import is_own, meant, partly


def units_meant(board: Board, name: str, own: int | None = None) -> list[UnitRow]:
    """Return the units that a player may mean by a name: one, several or none.

    Where the name says whose it is, `his archers`, and that side has such, it is one of theirs.
    """
    named = board.named(fold(name))
    theirs = _whose(name, board.units, own)
    found = [named] if named else meant(name, {unit.key: unit for unit in theirs})
    if not found and len(theirs) < len(board.units):
        found = meant(name, {unit.key: unit for unit in board.units})
    standing = [unit for unit in found if not unit.destroyed] if len(found) > 1 else []
    return standing if len(standing) == 1 else found


def _whose(name: str, units: Sequence[UnitRow], own: int | None) -> Sequence[UnitRow]:
    """Return the units of a player's own side, or of the others; all where no word says whose."""
    whose = None if own is None else is_own(name)
    if own is None or whose is None:
        return units
    return [unit for unit in units if (unit.side_id == own) is whose]


def units_like(board: Board, name: str, own: int | None = None) -> tuple[str, ...]:
    """Return the names that a player may mean, the likeliest first.

    Where no unit bears the name, it may be a nickname of any that stands, first of those whose it
    is said to be; a question is no name.
    """
    found = sorted(units_meant(board, name, own), key=lambda unit: unit.destroyed)
    if found:
        return tuple(unit.name for unit in found)
    standing = [unit for unit in board.units if not unit.destroyed]
    like = names_like(name, standing)
    if name.rstrip().endswith("?"):
        return like
    theirs = [unit.name for unit in _whose(name, standing, own)]
    first = [each for each in like if each in theirs]
    return tuple(dict.fromkeys([*first, *theirs, *like, *(unit.name for unit in standing)]))


def names_like(name: str, units: Sequence[UnitRow]) -> tuple[str, ...]:
    """Return the names that a player may mean in part, then those most like what was typed."""
    part = partly(name, {unit.key: unit.name for unit in units})
    return tuple(dict.fromkeys([*part, *near(name, [unit.name for unit in units])]))
