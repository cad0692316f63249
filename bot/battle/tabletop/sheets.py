"""Sheets of the armies in a battle: whose they are, and what rules may know of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.armies.sheets import AbilitySheet
from bot.battle.tabletop.links import replacement_of
from bot.store.board import Board
from bot.store.catalogues import Catalogue
from bot.store.tables.battle import UnitRow
from rulesets.core.battlefield.ability import Ability


@dataclass(frozen=True, slots=True)
class Brought:
    """A sheet in a battle.

    Attributes:
        catalogue: Id of the catalogue that it is in.
        number: Its place there, from 0.
        side: Id of the side whose it is.
        sheet: The sheet in outline, with the ids of the units that have it.
    """

    catalogue: int
    number: int
    side: int
    sheet: AbilitySheet

    @property
    def subject(self) -> str:
        """The words by which a button that shows it names it."""
        return f"t.{self.catalogue}.{self.number}"


def all_brought(board: Board) -> tuple[Brought, ...]:
    """Return every sheet of the battle, as they came; those of units that are gone are not."""
    return board.derived("sheets", lambda: tuple(_of_board(board)))


def _of_board(board: Board) -> list[Brought]:
    found = []
    for catalogue in board.catalogues:
        side = _side(board, catalogue)
        for number, sheet in enumerate(catalogue.sheets):
            if not sheet.units or any(board.unit(unit) for unit in sheet.units):
                found.append(Brought(catalogue.id, number, side, sheet))
    return found


def _side(board: Board, catalogue: Catalogue) -> int:
    """Return the side that the units of a catalogue are of, of which one is there."""
    there = (unit for each in sorted(catalogue.units) if (unit := board.unit(each)) is not None)
    return next(there).side_id


def of_side(board: Board, side_id: int) -> list[Brought]:
    """Return the sheets of a side."""
    return [each for each in all_brought(board) if each.side == side_id]


def of_unit(board: Board, row: UnitRow) -> list[Brought]:
    """Return the sheets that a unit has by itself."""
    return [each for each in all_brought(board) if row in holders(board, each.sheet)]


def holders(board: Board, sheet: AbilitySheet) -> list[UnitRow]:
    """Return the units that have a sheet, with those that came in the stead of one of them."""
    rows = [row for unit in sheet.units if (row := board.unit(unit)) is not None]
    instead = (replacement_of(board, row) for row in rows)
    return [*rows, *(row for row in instead if row is not None)]


def abilities(board: Board) -> Mapping[int, tuple[Ability, ...]]:
    """Return by side what rules may know of its sheets, of units those on the table alone."""
    return board.derived("abilities", lambda: _abilities(board))


def _abilities(board: Board) -> dict[int, tuple[Ability, ...]]:
    found: dict[int, list[Ability]] = {}
    for brought in all_brought(board):
        sheet = brought.sheet
        names = tuple(row.name for row in holders(board, sheet) if not row.destroyed)
        if names or not sheet.units:
            read = Ability(
                sheet.name,
                sheet.kind,
                sheet.timing,
                names,
                sheet.value,
                sheet.keywords,
                sheet.declared,
            )
            found.setdefault(brought.side, []).append(read)
    return {side: tuple(each) for side, each in found.items()}
