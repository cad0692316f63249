"""Migrations bring any database to the tables the code declares."""

from pathlib import Path
from typing import Any, cast

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, inspect, text

from bot.battle.actions import lifecycle
from bot.store.engine import migrate
from bot.store.engine.database import Database
from bot.store.engine.migrate import configuration, current, newest, scripts, upgrade
from bot.store.tables.every_table import METADATA
from tests.bot.battle.playing import Table


def drift(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": _otherwise}
    )
    return list(compare_metadata(context, METADATA))


def _otherwise(*facts: Any) -> bool | None:
    """Return whether a default drifted; PostgreSQL compares no JSON: its words are compared."""
    _, _, declared, found, _, wanted = facts
    if not isinstance(declared.type, JSON):
        return None
    return str(found).partition("::")[0] != str(wanted)


def described(connection: Connection) -> dict[str, object]:
    seen = inspect(connection)
    return {
        table: (
            [{**column, "type": repr(column["type"])} for column in seen.get_columns(table)],
            seen.get_pk_constraint(table),
            sorted(seen.get_foreign_keys(table), key=str),
            sorted(seen.get_unique_constraints(table), key=str),
            sorted(_index(index) for index in seen.get_indexes(table)),
        )
        for table in seen.get_table_names()
    }


def _index(index: Any) -> tuple[str, ...]:
    where = index["dialect_options"].get("sqlite_where", "") if "dialect_options" in index else ""
    return (index["name"], str(index["column_names"]), str(index["unique"]), str(where))


async def test_the_migrations_make_exactly_the_declared_tables(url: str) -> None:
    async with Database(url) as database:
        await database.migrate(lambda c: command.upgrade(configuration(c), "head"))
        assert await database.write(drift) == []


def test_what_refers_to_a_campaign_or_to_what_is_of_it_is_found_by_an_index() -> None:
    """Else each row that goes has all rows of the other table looked through."""
    missing = []
    for table in METADATA.sorted_tables:
        kept = [*table.indexes, *table.constraints]
        first = {next(iter(part.columns)).name for part in kept if getattr(part, "columns", None)}
        missing += [
            f"{table.name}.{key.parent.name}"
            for key in table.foreign_keys
            if key.column.table.name.startswith("campaign") and key.parent.name not in first
        ]
    assert missing == []


async def test_a_new_database_is_what_the_migrations_would_have_made(
    url: str, tmp_path: Path
) -> None:
    async with Database(url) as database:
        await upgrade(database)
        assert await database.write(current) == newest()
        made = await database.write(described)
    async with Database(f"sqlite:///{tmp_path}/migrated.db") as database:
        await database.migrate(lambda c: command.upgrade(configuration(c), "head"))
        migrated = await database.write(described)
    if "sqlite" in url:
        for table, parts in migrated.items():
            assert _unordered(made[table]) == _unordered(parts), table
    assert made.keys() == migrated.keys()


def _unordered(parts: object) -> object:
    """A column that was added later stands last."""
    columns, *others = cast("Any", parts)
    return sorted(columns, key=lambda column: str(column["name"])), others


async def test_an_upgrade_of_what_is_up_to_date_changes_nothing(url: str) -> None:
    async with Database(url) as database:
        await upgrade(database)
        await upgrade(database)
        assert await database.write(current) == newest()


def test_the_newest_file_is_the_head_of_the_one_line_of_revisions() -> None:
    directory = ScriptDirectory(str(scripts()))
    assert directory.get_heads() == [newest()]
    names = [Path(script.path).name for script in directory.walk_revisions()]
    assert all(
        name.startswith(f"{revision}_")
        for name, revision in zip(
            names, [script.revision for script in directory.walk_revisions()], strict=True
        )
    )


async def test_every_revision_can_be_taken_back(url: str) -> None:
    def downgrade(connection: Connection) -> list[str]:
        command.downgrade(configuration(connection), "base")
        return inspect(connection).get_table_names()

    async with Database(url) as database:
        await upgrade(database)
        assert await database.migrate(downgrade) == ["alembic_version"]


async def test_where_a_journal_stands_is_kept_through_revisions(table: Table) -> None:
    for _ in range(3):
        await table.roll()
    await table.battle()
    await table.roll()
    before = [await _tails(table), (await table.look()).journal]
    await table.close()
    async with Database(table.url) as database:
        await database.migrate(lambda c: command.downgrade(configuration(c), "0001"))
        columns = await database.read(lambda c: inspect(c).get_columns("entry"))
        assert "next_draw" not in {column["name"] for column in columns}
    await table.open()
    assert [await _tails(table), (await table.look()).journal] == before
    assert before[1].next_draw == 1


async def test_seats_of_battles_under_way_are_passed_by_from_then_on(table: Table) -> None:
    await table.battle()
    await table.do(lambda c: lifecycle.join(c, table.caller(), c.board.sides[0]))
    await table.close()
    async with Database(table.url) as database:
        await database.migrate(lambda c: command.downgrade(configuration(c), "0036"))
        assert await database.read(_undoable) == ["battle-join"]
        await database.migrate(lambda c: command.upgrade(configuration(c), "0037"))
        assert await database.read(_undoable) == []
    await table.open()


def _undoable(connection: Connection) -> list[str]:
    question = text("SELECT action FROM entry WHERE undoable ORDER BY id")
    return [str(row.action) for row in connection.execute(question)]


async def _tails(table: Table) -> list[tuple[int, int, int]]:
    def read(connection: Connection) -> list[tuple[int, int, int]]:
        question = text("SELECT journal_id, number, next_draw FROM entry ORDER BY id")
        return [tuple(row) for row in connection.execute(question)]

    async with Database(table.url) as database:
        return await database.read(read)


async def test_a_failed_upgrade_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Database(url) as database:
        await database.migrate(lambda c: command.upgrade(configuration(c), "0001"))
        before = await database.write(described)
        monkeypatch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", _fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await upgrade(database)
        assert await database.write(described) == before
        assert await database.write(current) == "0001"


async def test_a_new_database_that_fails_half_way_stays_empty(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def create_and_fail(connection: Connection) -> None:
        made(connection)
        _fail()

    made = migrate.create
    monkeypatch.setattr(migrate, "create", create_and_fail)
    async with Database(url) as database:
        with pytest.raises(RuntimeError, match="power cut"):
            await upgrade(database)
        tables = await database.write(lambda connection: inspect(connection).get_table_names())
    assert tables == []


def _fail(*_: object) -> None:
    raise RuntimeError("power cut")
