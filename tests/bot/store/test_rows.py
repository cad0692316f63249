"""Rows are read as the classes that declare their tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert
from sqlmodel import col, select

from bot.store.engine.database import Database
from bot.store.engine.migrate import open_database
from bot.store.queries import table_of
from bot.store.rows import read, read_first, read_mutable, read_pages
from bot.store.tables.server import RulingRow

RULINGS = [
    RulingRow(
        id=number, guild_id=7, game="t9a", article=f"rule-{number}", text="No.", replaces=True
    )
    for number in range(2500)
]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite:///{tmp_path}/rows.db")

    def fill(connection: Connection) -> None:
        connection.execute(insert(table_of(RulingRow)), [row.model_dump() for row in RULINGS])

    await opened.write(fill)
    yield opened
    await opened.close()


async def test_what_is_read_equals_what_was_stored_and_cannot_be_set(database: Database) -> None:
    question = select(RulingRow).order_by(col(RulingRow.id).desc()).limit(2)
    rows = await database.read(lambda connection: read(connection, question))
    assert rows == [RULINGS[-1], RULINGS[-2]]
    with pytest.raises(AttributeError):
        rows[0].text = "Yes."
    assert rows[0].text == "No."


async def test_what_is_read_to_be_changed_can_be_set(database: Database) -> None:
    question = select(RulingRow).where(RulingRow.article == "rule-3")
    (row,) = await database.read(lambda connection: read_mutable(connection, question))
    row.text = "Yes."
    assert row.model_dump() == RULINGS[3].model_dump() | {"text": "Yes."}


async def test_the_first_of_no_rows_is_none(database: Database) -> None:
    question = select(RulingRow).where(RulingRow.guild_id == 8)
    assert await database.read(lambda connection: read_first(connection, question)) is None


async def test_rows_come_in_pages_in_the_order_of_their_key(database: Database) -> None:
    question = select(RulingRow).where(RulingRow.id != 1200)

    def ids(connection: Connection) -> list[int]:
        return [row.id for row in read_pages(connection, question, "id")]

    assert await database.read(ids) == [row.id for row in RULINGS if row.id != 1200]
