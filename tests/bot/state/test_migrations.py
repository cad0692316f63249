"""Migrations bring any database to the tables the code declares."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.state.database import Database
from bot.state.migrate import configuration, current, newest, scripts, upgrade
from bot.state.tables import Row


def drift(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, Row.metadata))


async def test_the_migrations_make_exactly_the_declared_tables(url: str) -> None:
    async with Database(url) as database:
        await upgrade(database)
        assert await database.write(drift) == []


async def test_an_upgrade_of_what_is_up_to_date_changes_nothing(url: str) -> None:
    async with Database(url) as database:
        await upgrade(database)
        await upgrade(database)
        assert await database.write(current) == newest()


def test_the_newest_file_is_the_head_of_the_one_line_of_revisions() -> None:
    directory = ScriptDirectory(str(scripts()))
    assert directory.get_heads() == [newest()]
    names = [Path(one.path).name for one in directory.walk_revisions()]
    assert all(
        name.startswith(f"{one}_")
        for name, one in zip(
            names, [one.revision for one in directory.walk_revisions()], strict=True
        )
    )


async def test_every_revision_can_be_taken_back(url: str) -> None:
    def downgrade(connection: Connection) -> list[str]:
        command.downgrade(configuration(connection), "base")
        return inspect(connection).get_table_names()

    async with Database(url) as database:
        await upgrade(database)
        assert await database.migrate(downgrade) == ["alembic_version"]


async def test_a_failed_upgrade_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", _fail)
    async with Database(url) as database:
        with pytest.raises(RuntimeError, match="power cut"):
            await upgrade(database)
        tables = await database.write(lambda connection: inspect(connection).get_table_names())
    assert tables == []


def _fail(*_: object) -> None:
    raise RuntimeError("power cut")
