"""The sides of an entry: whose turn it was, so that it is told by their names."""

from __future__ import annotations

from typing import Any, Final

from bot.store.board import Board
from bot.store.journal.record import Entry
from bot.store.tables.battle import BattleRow
from bot.texts.bundle import escaped

_ACTIVE: Final = "active"
"""The argument of an entry that holds the place of the side whose turn it was."""


def active_in(battle: BattleRow | None) -> dict[str, Any]:
    """Return what an entry keeps of whose turn it is, nothing outside battles."""
    return {} if battle is None else {_ACTIVE: battle.active}


def sides_then(board: Board, entry: Entry) -> tuple[str, ...]:
    """Return what the side whose turn it was and the next were called, nothing where none knows."""
    position, sides = entry.arguments.get(_ACTIVE), board.sides
    if type(position) is not int or not 0 <= position < len(sides):
        return ()
    return tuple(escaped(sides[(position + after) % len(sides)].name) for after in (0, 1))
