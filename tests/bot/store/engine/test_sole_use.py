"""One process at a time uses a database; a killed one holds nothing up."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.discord.service import run_service
from bot.process.settings import Settings
from bot.process.start_error import StartError
from bot.store.engine.database import StoppedError
from bot.store.engine.sole_use import Hold, sole_use
from tests.bot.battle.conftest import url
from tests.bot.e2e.processes.process import open_run, run

__all__ = ["url"]

URL = "sqlite:///"


@contextmanager
def running(url: str) -> Iterator[int]:
    """A run at its prompt's pipe that has answered once; yields its process's id."""
    with open_run(url, "--as", "Alice") as process:
        process.stdin.write("/roll 1d6\n")
        process.stdin.flush()
        assert process.stdout.readline()
        try:
            yield process.pid
        finally:
            process.kill()


def entries(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT count(*) FROM entry").fetchone()[0])


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "Another Vexille is using"), ("fr", "Un autre Vexille utilise")]
)
def test_a_second_run_is_refused_in_one_sentence_and_changes_nothing(
    tmp_path: Path, locale: str, words: str
) -> None:
    path = tmp_path / "battles.db"
    with running(f"{URL}{path}"):
        second = run(f"{URL}{path}", "/roll 1d6\n", "--locale", locale)
        assert (second.returncode, second.stdout) == (2, "")
        (line,) = second.stderr.splitlines()
        assert words in line
        assert f"{URL}{path}" in line
        assert entries(path) == 1


def test_a_killed_run_leaves_the_database_free(tmp_path: Path) -> None:
    path = tmp_path / "battles.db"
    with running(f"{URL}{path}") as pid:
        os.kill(pid, 9)
        after = run(f"{URL}{path}", "/roll 1d6\n", "--as", "Alice")
    assert after.returncode == 0
    assert entries(path) == 2


async def test_the_lock_is_its_owners_alone(tmp_path: Path) -> None:
    lock = tmp_path / "battles.db.lock"
    lock.touch()
    lock.chmod(0o644)
    async with sole_use(f"{URL}{tmp_path}/battles.db", None):
        assert stat.S_IMODE(lock.stat().st_mode) == 0o600


async def test_a_service_is_refused_as_well(url: str) -> None:
    settings = Settings(_env_file=None, discord_token="a.b.c", database=url, locale="fr")  # type: ignore[call-arg,arg-type]
    async with sole_use(url, "en"):
        with pytest.raises(StartError, match="Un autre Vexille"):
            await run_service(settings)


async def test_the_same_database_by_another_way_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    async with sole_use(f"{URL}{tmp_path}/data/battles.db", "en"):
        with pytest.raises(StartError, match="Another"):
            async with sole_use(f"{URL}{tmp_path}/link/../data/battles.db", "en"):
                pass
        async with sole_use(f"{URL}{tmp_path}/data/others.db", "en"):
            pass


async def test_a_database_is_free_again_after_its_use(url: str) -> None:
    for _ in range(2):
        async with sole_use(url, "en"):
            pass


async def test_a_holder_that_is_just_ending_is_waited_for(url: str) -> None:
    left = asyncio.Event()

    async def hold() -> None:
        async with sole_use(url, "en"):
            await left.wait()

    holder = asyncio.create_task(hold())
    await asyncio.sleep(0.05)
    asyncio.get_running_loop().call_later(0.2, left.set)
    async with sole_use(url, "en"):
        assert left.is_set()
    await holder


async def test_a_lock_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "battles.db.lock").mkdir()
    with pytest.raises(StartError, match="cannot be used"):
        async with sole_use(f"{URL}{tmp_path}/battles.db", "en"):
            pass


@pytest.mark.parametrize("wrong", ["nonsense", "sqlite://", "mysql://host/name"])
async def test_what_names_no_database_is_left_to_its_opening(wrong: str) -> None:
    async with sole_use(wrong, "en"):
        pass


@pytest.fixture
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.engine.sole_use._EVERY", 0.02)


@pytest.mark.usefixtures("_often")
async def test_a_lock_whose_file_was_deleted_is_taken_anew(tmp_path: Path) -> None:
    async with sole_use(f"{URL}{tmp_path}/battles.db", "en") as hold:
        lock = tmp_path / "battles.db.lock"
        lock.unlink()
        async with asyncio.timeout(5):
            while not lock.exists():  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)
        assert hold.state == "sure"
        with pytest.raises(StartError, match="Another"):
            async with sole_use(f"{URL}{tmp_path}/battles.db", "en"):
                pass


@pytest.mark.usefixtures("_often")
async def test_who_lost_the_lock_s_file_to_another_writes_no_more(tmp_path: Path) -> None:
    url = f"{URL}{tmp_path}/battles.db"
    async with sole_use(url, "en") as hold:
        (tmp_path / "theirs").touch()
        with (tmp_path / "theirs").open("r+") as theirs:
            fcntl.flock(theirs, fcntl.LOCK_EX)
            (tmp_path / "theirs").replace(tmp_path / "battles.db.lock")
            with capture_logs() as logged:
                async with asyncio.timeout(5):
                    while hold.state != "stopped":  # noqa: ASYNC110 - nobody tells of it
                        await asyncio.sleep(0.02)
    assert [event["event"] for event in logged] == ["database-lock-lost", "database-taken-over"]
    with pytest.raises(StoppedError):
        hold.permit()


async def test_whatever_fails_as_the_lock_is_watched_it_is_not_taken_for_held() -> None:
    hold = Hold("battles.db")
    states: list[str] = []
    taken = asyncio.Event()

    class Broken:
        async def take(self) -> None:
            states.append(hold.state)
            taken.set()

        async def lost(self) -> None:
            if not taken.is_set():
                raise LookupError("nobody thought of this")
            await asyncio.Event().wait()

        async def close(self) -> None: ...

    with capture_logs() as logged:
        watching = asyncio.create_task(hold.watch(Broken()))
        await asyncio.wait([watching, asyncio.create_task(taken.wait())], timeout=5)
        watching.cancel()
    assert states == ["unsure"]
    assert logged[0]["error"] == "nobody thought of this"
