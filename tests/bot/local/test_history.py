"""The history of the local table: in which file it is, and how it came there from the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.local import history as module
from bot.local.history import history_path, open_history
from bot.process.start_error import StartError
from bot.store.engine.database import Database
from bot.store.engine.migrate import open_database
from localdiscord import HistoryFile, LocalTable
from tests.bot.battle.conftest import url
from tests.bot.e2e.processes.process import run
from tests.bot.local.old_history import TABLES, Rows, make_old, old_tables, rows_of, talk

__all__ = ["url"]

OLD = sorted(f"table_{table}" for table in TABLES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "battles.local.db"


@pytest.fixture
async def talked(url: str, tmp_path: Path) -> Rows:
    """Return what is in the old tables of a database of version 0.1.0."""
    rows = await talk(url, tmp_path / "pattern.db")
    assert [len(rows[table]) for table in TABLES] == [3, 3, 44, 41]
    await make_old(url, rows)
    return rows


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with capture_logs() as logs:
        yield logs


async def start(url: str, path: Path) -> list[str]:
    """Start a local table and end it; return what was said in the channel with the most."""
    async with (
        await open_database(url) as database,
        open_history(database, "en", path) as keeper,
        LocalTable(keeper=keeper) as table,
    ):
        alice = table.user("Alice", channel="plain")
        return [message.content for message in alice.history()]


SAID = ["first", "second", *(f"{number}.txt" for number in range(40))]


@pytest.mark.parametrize(
    ("database", "file"),
    [
        ("sqlite+aiosqlite:///{}/vexille.db", "{}/vexille.local.db"),
        ("sqlite:///{}/a.b.sqlite", "{}/a.b.local.sqlite"),
        ("sqlite:///{}/battles", "{}/battles.local.db"),
        ("sqlite:///file:{}/my%20battles.db?uri=true", "{}/my battles.local.db"),
        ("postgresql+asyncpg://ana:secret@host/vexille", "data/vexille.local.db"),
        ("postgresql://host/a%20b", "data/a_b.local.db"),
    ],
)
async def test_the_file_lies_beside_the_database(tmp_path: Path, database: str, file: str) -> None:
    async with Database(database.format(tmp_path)) as opened:
        assert history_path(opened) == Path(file.format(tmp_path))


async def test_a_link_to_a_database_leads_to_the_one_history_beside_it(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "far" / "real.db")
    async with await open_database(f"sqlite:///{tmp_path}/link.db") as database:
        assert history_path(database) == tmp_path / "far" / "real.local.db"


async def test_a_new_database_has_no_such_tables(url: str, path: Path) -> None:
    assert await start(url, path) == []
    assert await old_tables(url) == []


async def test_what_an_older_version_kept_is_brought_over_once_and_played_on(
    url: str, path: Path, talked: Rows, logged: list[Any]
) -> None:
    assert await old_tables(url) == OLD
    async with await open_database(url) as database, open_history(database, path=path):
        pass
    assert rows_of(path) == talked
    assert await old_tables(url) == []
    assert [event for event in logged if event["event"] == "local-history-moved"] == [
        {"event": "local-history-moved", "log_level": "info", "messages": 44, "files": 41}
    ]
    assert await start(url, path) == SAID
    assert await start(url, path) == SAID
    assert len([event for event in logged if event["event"] == "local-history-moved"]) == 1


async def test_a_database_whose_tables_are_empty_loses_them_when_it_is_brought_up_to_date(
    url: str,
) -> None:
    await make_old(url, {table: [] for table in TABLES})
    assert await old_tables(url) == OLD
    async with await open_database(url):
        pass
    assert await old_tables(url) == []


async def test_on_discord_a_local_history_stays_where_it_is(
    url: str, path: Path, talked: Rows
) -> None:
    for _ in range(2):
        async with await open_database(url):
            pass
    assert await old_tables(url) == OLD
    assert await start(url, path) == SAID
    assert len(rows_of(path)["message"]) == len(talked["message"])


class CutError(BaseException):
    """The end of a process at once; nobody catches it."""


@pytest.mark.parametrize("step", range(1, 6))
async def test_an_end_between_two_steps_loses_nothing_and_repeats_nothing(
    url: str, path: Path, talked: Rows, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People and messages are one step, then come three of files, then the tables go."""
    steps = 0

    def counted() -> None:
        nonlocal steps
        steps += 1
        if steps == step:
            raise CutError

    class Cut(HistoryFile):
        async def add(self, rows: Any) -> None:
            counted()
            await super().add(rows)

    drop = module._drop

    def cut_drop(connection: Any) -> None:
        counted()
        drop(connection)

    with monkeypatch.context() as patch:
        patch.setattr(module, "HistoryFile", Cut)
        patch.setattr(module, "_drop", cut_drop)
        with pytest.raises(CutError):
            await start(url, path)
    assert steps == step
    assert await old_tables(url) == OLD
    assert await start(url, path) == SAID
    assert await old_tables(url) == []
    after = rows_of(path)
    assert after["file"] == talked["file"]
    assert [row["id"] for row in after["message"]] == [row["id"] for row in talked["message"]]


async def test_after_the_tables_are_gone_nothing_that_was_removed_comes_back(
    url: str, path: Path, talked: Rows
) -> None:
    assert await start(url, path) == SAID
    async with (
        await open_database(url) as database,
        open_history(database, path=path) as keeper,
        LocalTable(keeper=keeper) as table,
    ):
        alice = table.user("Alice", channel="plain")
        table.state.remove_message(alice.history()[0])
        alice.say("last")
    assert await start(url, path) == [*SAID[1:], "last"]
    assert len(talked["message"]) == len(rows_of(path)["message"])


async def test_a_file_that_takes_nothing_leaves_the_tables_and_says_why(
    url: str, path: Path, talked: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(HistoryFile, "add", full)
        with pytest.raises(StartError, match=r"cannot be moved from .* is full\.$"):
            await start(url, path)
    assert await old_tables(url) == OLD
    assert await start(url, path) == SAID
    assert len(rows_of(path)["file"]) == len(talked["file"])


async def test_a_row_whose_text_is_damaged_is_brought_over_and_passed_over_as_before(
    tmp_path: Path, path: Path, logged: list[Any]
) -> None:
    """Only SQLite holds such a text."""
    url = f"sqlite:///{tmp_path}/battles.db"
    await make_old(url, await talk(url, tmp_path / "pattern.db"))
    with closing(sqlite3.connect(tmp_path / "battles.db", isolation_level=None)) as connection:
        (first,) = connection.execute("SELECT min(id) FROM table_message").fetchone()
        damage = "UPDATE table_message SET payload = CAST(X'7BFF' AS TEXT) WHERE id = ?"
        connection.execute(damage, (first,))
    assert await start(url, path) == SAID[1:]
    assert await old_tables(url) == []
    assert [event["id"] for event in logged if event["event"] == "table-row-skipped"] == [first]


async def test_a_history_that_another_process_uses_is_told_in_the_players_language(
    url: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("localdiscord.history.file._PAUSE", 0.0)
    async with HistoryFile(path):
        with pytest.raises(StartError, match=r"Another Vexille is using .*\.local\.db"):
            await start(url, path)


@pytest.mark.parametrize("pragma", ["application_id", "user_version"])
async def test_a_file_that_cannot_be_used_is_no_traceback(
    url: str, path: Path, pragma: str
) -> None:
    async with HistoryFile(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA {pragma} = 99")
    with pytest.raises(StartError, match=r"\.local\.db"):
        await start(url, path)


async def test_the_program_itself_goes_on_with_a_database_of_the_older_version(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/vexille.db"
    rows = await talk(url, tmp_path / "pattern.db")
    await make_old(url, rows)
    for number in range(2):
        done = run(
            url, "/roll 1d6 dice:3\n", "--as", "Alice", "--locale", "en", "--channel", "plain"
        )
        assert (done.returncode, done.stderr) == (0, "")
        kept = rows_of(tmp_path / "vexille.local.db")["message"]
        assert len(kept) == len(rows["message"]) + number + 1
