"""The database's file: nobody else reads it, and nothing is written where it will not last."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from bot.process.start_error import StartError
from bot.store.engine.database import Database
from bot.store.engine.database_file import DatabaseFile, DatabaseGoneError
from bot.store.journal.record import Action, Actor, Caller
from bot.store.queries import is_stored
from bot.store.writer import CommitError
from tests.bot.battle.playing import HERE, Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "battles.db"


@pytest.fixture
def url(path: Path) -> str:
    """The file is SQLite's, whatever the other tests run on."""
    return f"sqlite+aiosqlite:///{path}"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def laid_open(path: Path) -> None:
    path.touch()
    path.chmod(0o644)


def there(path: Path) -> bool:
    return path.exists()


def size(path: Path) -> int:
    return path.stat().st_size


def roll(table: Table) -> Any:
    caller = Caller(Actor(7, "Ana"), None, "/roll 1d6")
    return table.do(lambda channel: channel.accept(Action(caller, "roll", {})))


def stored(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT count(*) FROM entry").fetchone()[0])


def make(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE seen (n INTEGER)")


def insert(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO seen VALUES (1)")


def count(connection: Connection) -> object:
    return connection.exec_driver_sql("SELECT count(*) FROM seen").scalar()


async def test_a_new_database_is_its_owners_alone(url: str, path: Path) -> None:
    before = os.umask(0o022)
    try:
        async with Database(url) as database:
            await database.write(make)
            await database.read(count)
            files = [path, beside(path, "-wal"), beside(path, "-shm")]
            assert [mode(file) for file in files] == [0o600] * 3
    finally:
        os.umask(before)


async def test_files_that_others_could_read_are_closed_to_them_at_the_start(
    url: str, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE seen (n INTEGER)")
        files = [path, beside(path, "-wal"), beside(path, "-shm")]
        for file in files:
            file.chmod(0o664)
        async with Database(url) as database:
            await database.write(insert)
            assert [mode(file) for file in files] == [0o600] * 3


async def test_a_file_that_stays_open_to_others_is_warned_of_and_used(
    url: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_open(path)

    def forbidden(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "chmod", forbidden)
    with capture_logs() as logs:
        async with Database(url) as database:
            await database.write(make)
            await database.read(count)
    assert logs == [
        {
            "event": "database-open-to-others",
            "log_level": "warning",
            "path": str(path),
            "reason": "Operation not permitted",
        }
    ]


@pytest.mark.parametrize("make_other", [os.mkdir, os.mkfifo])
def test_what_is_no_file_keeps_its_rights(path: Path, make_other: Callable[[Path], None]) -> None:
    make_other(path)
    path.chmod(0o755)
    with pytest.raises(StartError, match="it is no file"):
        DatabaseFile(str(path)).prepare()
    assert mode(path) == 0o755


def deleted(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(beside(path, ".away"))


def replaced(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        backup = beside(path, ".backup")
        with closing(sqlite3.connect(backup)) as copy:
            database.backup(copy)
    backup.replace(path)


def folder_moved(path: Path) -> None:
    path.parent.rename(beside(path.parent, ".away"))


@pytest.mark.parametrize("lose", [deleted, moved, replaced, folder_moved])
async def test_nothing_is_accepted_that_would_not_last(
    table: Table, path: Path, lose: Callable[[Path], None]
) -> None:
    assert (await roll(table)).number == 1
    database = table.store.database
    await database.check()
    with capture_logs() as logs:
        lose(path)
        for _ in range(2):
            with pytest.raises(CommitError) as refused:
                await roll(table)
            assert isinstance(refused.value.__cause__, DatabaseGoneError)
        for run in (database.write, database.migrate):
            with pytest.raises(DatabaseGoneError):
                await run(lambda connection: connection.exec_driver_sql("DELETE FROM entry"))
        with pytest.raises(DatabaseGoneError):
            await database.check()
    assert [(event["event"], event["log_level"]) for event in logs] == [
        ("database-gone", "critical")
    ]
    if lose is deleted:
        assert not there(path)
    if lose is replaced:
        assert stored(path) == 1


@pytest.mark.parametrize("suffixes", [("-wal",), ("-wal", "-shm")])
async def test_what_is_accepted_lasts_though_the_log_beside_the_file_was_deleted(
    table: Table, path: Path, tmp_path: Path, suffixes: tuple[str, ...]
) -> None:
    await roll(table)
    for suffix in suffixes:
        beside(path, suffix).unlink()
    with capture_logs() as logs:
        await roll(table)
        await roll(table)
    assert [(event["event"], event["log_level"]) for event in logs] == [
        ("database-log-gone", "critical")
    ]
    # Both ways to read: none of their connections was open before.
    database = table.store.database
    entries = partial(is_stored, entry_id=0)
    assert [await database.read(entries), await database.read_much(entries)] == [False, False]
    killed = tmp_path / "killed.db"
    shutil.copyfile(path, killed)  # all that the next start would find
    assert stored(killed) == 3
    await table.restart()
    assert (await roll(table)).number == 4


async def test_a_log_that_is_where_it_belongs_is_left_alone(url: str, path: Path) -> None:
    async with Database(url) as database:
        await database.write(make)
        await database.read(count)
        for _ in range(3):
            await database.write(insert, alone=True)
        await database.migrate(insert)
        with capture_logs() as logs:
            await database.write(insert)
            await database.write(insert, alone=True)
        assert logs == []
        assert size(beside(path, "-wal")) > size(path)  # nothing was copied


async def test_a_reader_makes_no_new_file_where_one_is_gone(url: str, path: Path) -> None:
    async with Database(url) as database:
        await database.write(make)
        deleted(path)
        with pytest.raises(DatabaseGoneError):
            await database.read(count)
    assert not there(path)


async def test_what_is_already_open_goes_on_telling_what_was_stored(url: str, path: Path) -> None:
    async with Database(url) as database:
        await database.write(make)
        await database.read(count)
        deleted(path)
        assert await database.read(count) == 0


async def test_a_file_that_comes_back_is_written_again(table: Table, path: Path) -> None:
    await roll(table)
    moved(path)
    with pytest.raises(CommitError):
        await roll(table)
    beside(path, ".away").rename(path)
    with capture_logs() as logs:
        assert (await roll(table)).number == 2
        await table.store.database.check()
    assert [event["event"] for event in logs] == ["database-back"]
    await table.close()
    assert stored(path) == 2
    await table.open()
    channel = await table.store.peek(HERE)
    assert channel.journal.next_number == 3


async def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path, path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with Database(f"sqlite+aiosqlite:///{link}") as database:
        await database.write(make)
        await database.write(insert)
        link.unlink()
        link.symlink_to(tmp_path / "other.db")
        with pytest.raises(DatabaseGoneError):
            await database.write(insert)


async def test_a_file_lost_in_the_middle_of_a_transaction_is_noticed_before_it_is_committed(
    url: str, path: Path
) -> None:
    def losing(connection: Connection) -> None:
        insert(connection)
        moved(path)

    async with Database(url) as database:
        await database.write(make)
        with pytest.raises(DatabaseGoneError):
            await database.write(losing)
        beside(path, ".away").rename(path)
        assert await database.read(count) == 0
