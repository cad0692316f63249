"""Whole transactions on aiosqlite's threads: begun is finished, and no thread outlives its use."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bot.process.start_error import StartError
from bot.store.engine.database import Database
from tests.bot.store.engine.locking import locked

PATIENCE = 10
OURS = ("store", "migration", "reader", "snapshot")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/battles.db"


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """Hold every test to closing what it opened."""
    yield
    left = [thread.name for thread in threading.enumerate() if thread.name.startswith(OURS)]
    assert left == []


def make(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE seen (n INTEGER PRIMARY KEY)")
    connection.exec_driver_sql("CREATE TABLE after (n INTEGER REFERENCES seen (n))")


def add(number: int, connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO seen VALUES (?)", (number,))


def seen(connection: Connection) -> list[int]:
    found = connection.exec_driver_sql("SELECT n FROM seen ORDER BY n")
    return [number for (number,) in found]


class Gate:
    """Work that waits in the middle of its transaction."""

    def __init__(self, number: int) -> None:
        self.began, self.may_end = threading.Event(), threading.Event()
        self._number = number

    def __call__(self, connection: Connection) -> None:
        add(self._number, connection)
        self.began.set()
        self.may_end.wait(PATIENCE)
        add(self._number + 1, connection)


async def test_a_transaction_is_one_call_on_a_thread_of_aiosqlite(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def several(connection: Connection) -> None:
        for number in range(5):
            add(number, connection)
            threads.append(threading.current_thread())

    async with Database(url) as database:
        await database.write(make)
        calls: list[object] = []
        execute = aiosqlite.Connection.execute_fetchall

        def counted(driver: aiosqlite.Connection, *given: object) -> object:
            calls.append(driver)
            return execute(driver, *given)

        monkeypatch.setattr(aiosqlite.Connection, "execute_fetchall", counted)
        await database.write(several)
        assert len(calls) == 1
        assert {thread.name for thread in threads} == {"store"}


async def test_a_transaction_nobody_waits_for_any_more_is_finished(url: str) -> None:
    async with Database(url) as database:
        await database.write(make)
        gate = Gate(1)
        writing = asyncio.create_task(database.write(gate))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        writing.cancel()
        await asyncio.wait([writing])
        assert writing.cancelled()
        gate.may_end.set()
        await database.write(partial(add, 3))
        assert await database.read(seen) == [1, 2, 3]


async def test_work_that_is_given_up_before_it_begins_is_not_done(url: str) -> None:
    async with Database(url) as database:
        await database.write(make)
        gate = Gate(1)
        first = asyncio.create_task(database.write(gate))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        second = asyncio.create_task(database.write(partial(add, 9)))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait([second])
        gate.may_end.set()
        await first
        assert await database.read(seen) == [1, 2]


async def test_what_waits_when_the_database_closes_is_done_first(url: str) -> None:
    database = Database(url)
    await database.write(make)
    gate = Gate(1)
    works = [asyncio.create_task(database.write(gate))]
    await asyncio.to_thread(gate.began.wait, PATIENCE)
    works += [asyncio.create_task(database.write(partial(add, n))) for n in range(3, 40)]
    reads = [asyncio.create_task(database.read(seen)) for _ in range(20)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.close())
    gate.may_end.set()
    await asyncio.gather(closing, *works, *reads)
    async with Database(url) as again:
        assert await again.read(seen) == list(range(1, 40))


async def test_a_closed_database_refuses_and_keeps_nobody_waiting(url: str) -> None:
    database = Database(url)
    await database.write(make)
    await database.read(seen)
    await database.close()
    for run in (database.write, database.read, database.read_much):
        with pytest.raises(RuntimeError, match="closed"):
            await asyncio.wait_for(run(seen), PATIENCE)
    await database.close()


class Ended(BaseException):
    """An error that is no `Exception`."""


@pytest.mark.parametrize(
    ("error", "raised"), [(Ended, Ended), (StopIteration, RuntimeError), (ValueError, ValueError)]
)
async def test_whatever_work_raises_is_raised_and_nothing_of_it_stays(
    url: str, error: type[BaseException], raised: type[BaseException]
) -> None:
    def failing(connection: Connection) -> None:
        add(1, connection)
        raise error

    async with Database(url) as database:
        await database.write(make)
        for run in (database.write, database.migrate, database.read):
            with pytest.raises((raised, OperationalError) if run == database.read else raised):
                await asyncio.wait_for(run(failing), PATIENCE)
        await database.write(partial(add, 2))
        assert await database.read(seen) == [2]


async def test_what_work_returned_is_not_held_until_there_is_more_to_do(url: str) -> None:
    class Large:
        pass

    gc.disable()
    try:
        async with Database(url) as database:
            for run in (database.write, database.read):
                large = await run(lambda _: Large())
                gone = weakref.ref(large)
                del large
                await asyncio.sleep(0)  # the loop holds what it is just handing over
                assert gone() is None
    finally:
        gc.enable()


async def test_a_migration_has_no_references_and_everything_else_has(url: str) -> None:
    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO after VALUES (77)")

    def failing(connection: Connection) -> None:
        broken(connection)
        raise ValueError("half a migration")

    async with Database(url) as database:
        await database.write(make)
        with pytest.raises(ValueError, match="half"):
            await database.migrate(failing)
        with pytest.raises(IntegrityError):
            await database.write(broken)
        await database.migrate(broken)
        with pytest.raises(IntegrityError):
            await database.write(broken)


async def test_a_read_is_of_one_moment_and_writes_nothing(url: str) -> None:
    read_once, may_go_on = threading.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[list[int], list[int]]:
        before = seen(connection)
        read_once.set()
        may_go_on.wait(PATIENCE)
        return before, seen(connection)

    async with Database(url) as database:
        await database.write(make)
        for run in (database.read, database.read_much):
            read_once.clear()
            may_go_on.clear()
            now = await database.read(seen)
            reading = asyncio.create_task(run(twice))
            await asyncio.to_thread(read_once.wait, PATIENCE)
            await database.write(partial(add, len(now) + 1))
            may_go_on.set()
            assert await reading == (now, now)
            with pytest.raises(OperationalError, match="readonly"):
                await run(partial(add, 99))


async def test_more_readers_than_connections_take_turns_after_one_gave_up(url: str) -> None:
    began, may_end = threading.Event(), threading.Event()

    def slow(_connection: Connection) -> None:
        began.set()
        may_end.wait(PATIENCE)

    async with Database(url) as database:
        await database.write(make)
        given_up = asyncio.create_task(database.read_much(slow))
        await asyncio.to_thread(began.wait, PATIENCE)
        given_up.cancel()
        others = [asyncio.create_task(database.read_much(seen)) for _ in range(3)]
        done, _ = await asyncio.wait(others, timeout=0.05)
        assert not done  # the one connection is taken until the work ends
        may_end.set()
        assert await asyncio.gather(*others) == [[]] * 3


async def test_what_could_not_be_opened_is_opened_once_it_can_be(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "battles.db"
    path.write_bytes(b"no database" * 1000)
    async with Database(url) as database:
        for run in (database.write, database.read, database.migrate):
            with pytest.raises(DBAPIError, match="not a database"):
                await run(seen)
        path.write_bytes(b"")
        with locked(url), pytest.raises(OperationalError, match="locked"):
            await database.write(make)
        await database.write(make)
        assert await database.read(seen) == []
    gc.collect()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_the_folder_of_a_database_by_uri_is_made_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    async with Database(f"sqlite:///file:{tmp_path}/new/my%20battles.db?uri=true"):
        assert (tmp_path / "new").is_dir()
    assert not list(here.iterdir())


async def test_a_folder_in_place_of_the_file_is_told(url: str, tmp_path: Path) -> None:
    (tmp_path / "battles.db").mkdir()
    async with Database(url) as database:
        for run in (database.write, database.read):
            with pytest.raises(StartError, match="it is no file"):
                await run(seen)


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_both_urls_name_the_same_file(scheme: str, url: str, tmp_path: Path) -> None:
    async with Database(url) as database:
        await database.write(make)
        await database.write(partial(add, 1))
    async with Database(f"{scheme}:///{tmp_path}/battles.db") as database:
        assert await database.read(seen) == [1]


async def test_a_path_may_hold_what_means_something_in_a_url(tmp_path: Path) -> None:
    folder = tmp_path / "a b#c ü 100%"
    async with Database(f"sqlite+aiosqlite:///{folder}/battles.db") as database:
        await database.write(make)
        assert await database.read(seen) == []
    assert (folder / "battles.db").stat().st_size


def test_a_database_serves_one_event_loop_after_another(url: str) -> None:
    database = Database(url)
    asyncio.run(database.write(make))
    for number in range(3):
        asyncio.run(database.write(partial(add, number)))
        assert asyncio.run(database.read(seen)) == list(range(number + 1))
    asyncio.run(database.close())


UNCLOSED = """
import asyncio, sys
from bot.store.engine.database import Database

async def main(url):
    database = Database(url)
    await database.write(lambda connection: None)
    await asyncio.gather(*(database.read(lambda connection: None) for _ in range(4)))
    raise ValueError("an error that closes nothing")

asyncio.run(main(sys.argv[1]))
"""


def test_a_program_that_an_error_ends_does_not_wait_for_threads(url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", UNCLOSED, url],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "ValueError: an error that closes nothing"
