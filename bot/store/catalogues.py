"""Catalogues: the sheets of armies in a battle, outlined in memory, with their texts when asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

import orjson
from sqlalchemy import Connection, select
from sqlmodel import col
from sqlmodel import select as select_rows

from bot.armies.sheets import AbilitySheet, read_sheets, write_sheets
from bot.store.rows import read
from bot.store.tables.army import CatalogueRow
from bot.store.tables.battle import Row

Lines = tuple[tuple[str, str], ...]
"""What stands on a sheet, each under its heading."""
_TABLE: Final = "catalogue"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sheets that an army brought.

    Attributes:
        units: Ids of the units that came with it.
        sheets: Its sheets, each with the ids of the units that have it; of their texts they hold
            what is declared of a spell alone.
    """

    id: int
    units: frozenset[int]
    sheets: tuple[AbilitySheet, ...]


Stored: TypeAlias = tuple[Catalogue, dict[str, Any]]
"""A catalogue and its row."""


def new_catalogue(
    new_id: int, battle_id: int, units: Sequence[int], sheets: Sequence[AbilitySheet]
) -> Stored:
    """Return the catalogue of an army that joins a side, and its row.

    Args:
        new_id: Its id.
        battle_id: The battle.
        units: The ids of the army's units, in its order.
        sheets: The sheets, with the places of units in the army.
    """
    outlined = tuple(
        replace(
            sheet,
            lines=(("declare", sheet.declared),) if sheet.ritual and sheet.declared else (),
            units=tuple(units[at] for at in sheet.units if at < len(units)),
        )
        for sheet in sheets
    )
    texts = orjson.dumps([sheet.lines for sheet in sheets]).decode()
    row: dict[str, Any] = {
        "id": new_id,
        "battle_id": battle_id,
        "units": list(units),
        "outline": write_sheets(outlined),
        "texts": texts,
    }
    return Catalogue(new_id, frozenset(units), outlined), row


def brought_again(
    former: Catalogue,
    sheets: Sequence[AbilitySheet],
    new_id: int,
    battle_id: int,
    units: Mapping[int, int],
) -> Stored | None:
    """Return the catalogue of an army that fights again, None where none of its units does.

    Args:
        former: Its catalogue in the battle before.
        sheets: The sheets of that, with all that stands on them.
        new_id: The id of the new one.
        battle_id: The new battle.
        units: The ids of the new units, by those of the former ones.
    """
    old = sorted(former.units & units.keys())
    places = {unit: at for at, unit in enumerate(old)}
    kept = [
        replace(sheet, units=tuple(places[unit] for unit in sheet.units if unit in places))
        for sheet in sheets
        if not sheet.units or not places.keys().isdisjoint(sheet.units)
    ]
    return new_catalogue(new_id, battle_id, [units[unit] for unit in old], kept) if old else None


def shared_with(catalogue: Catalogue, unit: int, others: Sequence[int]) -> Catalogue:
    """Return a catalogue in which other units have the sheets of a unit too.

    Args:
        catalogue: It, as it is.
        unit: The id of the unit, of those that came with it.
        others: The ids of the others.
    """
    sheets = tuple(
        replace(sheet, units=(*sheet.units, *others)) if unit in sheet.units else sheet
        for sheet in catalogue.sheets
    )
    return Catalogue(catalogue.id, catalogue.units.union(others), sheets)


def holders_of(catalogue: Catalogue) -> dict[str, Any]:
    """Return the columns of a catalogue that tell which units have its sheets."""
    return {"units": sorted(catalogue.units), "outline": write_sheets(catalogue.sheets)}


def catalogues(connection: Connection, battle_ids: Sequence[int]) -> list[Catalogue]:
    """Return the catalogues of battles, oldest first, without their texts."""
    table = Row.metadata.tables[_TABLE]
    columns = (table.c.id, table.c.units, table.c.outline)
    found = connection.execute(
        select(*columns).where(table.c.battle_id.in_(battle_ids)).order_by(table.c.id)
    )
    return [
        Catalogue(id_, frozenset(units), tuple(read_sheets(outline)))
        for id_, units, outline in found
    ]


def whole_sheets(
    connection: Connection, battle_id: int, ids: Sequence[int]
) -> dict[int, tuple[AbilitySheet, ...]]:
    """Return the sheets of some catalogues of a battle with all that stands on them."""
    question = select_rows(CatalogueRow).where(
        CatalogueRow.battle_id == battle_id, col(CatalogueRow.id).in_(ids)
    )
    return {
        row.id: tuple(
            replace(sheet, lines=tuple((name, text) for name, text in lines))
            for sheet, lines in zip(read_sheets(row.outline), orjson.loads(row.texts), strict=True)
        )
        for row in read(connection, question)
    }
