"""The database itself: what is begun on it is finished."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

from sqlalchemy import Connection

from bot.store.engine.database import Database


async def test_a_reader_who_is_given_up_is_waited_for_when_the_database_closes(
    tmp_path: Path,
) -> None:
    before = set(threading.enumerate())
    started, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        started.set()
        may_end.wait(10)
        connection.exec_driver_sql("SELECT 1")
        ended.set()

    database = Database(f"sqlite:///{tmp_path}/battles.db")
    reader = asyncio.create_task(database.read(slow))
    await asyncio.to_thread(started.wait, 10)
    reader.cancel()
    await asyncio.wait([reader])
    assert reader.cancelled()
    closing = asyncio.create_task(database.close())
    done, _ = await asyncio.wait([closing], timeout=0.05)
    assert not done
    may_end.set()
    await closing
    assert ended.is_set()
    left = {thread for thread in threading.enumerate() if thread not in before}
    assert not [
        thread for thread in left if thread.name.startswith(("reader", "snapshot", "store"))
    ]


async def test_small_things_are_read_side_by_side(tmp_path: Path) -> None:
    together = threading.Barrier(3)

    def waiting(connection: Connection) -> object:
        together.wait(10)
        return connection.exec_driver_sql("SELECT 1").scalar()

    async with Database(f"sqlite:///{tmp_path}/battles.db") as database:
        assert await asyncio.gather(*(database.read(waiting) for _ in range(3))) == [1, 1, 1]


async def test_many_reads_each_see_what_is_written(tmp_path: Path) -> None:
    async with Database(f"sqlite:///{tmp_path}/battles.db") as database:
        await database.write(
            lambda connection: connection.exec_driver_sql("CREATE TABLE seen (n INTEGER)")
        )
        for count in range(1, 4):
            await database.write(partial(_insert, count))
            found = await asyncio.gather(*(database.read(_largest) for _ in range(20)))
            assert found == [count] * 20


def _insert(number: int, connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO seen VALUES (?)", (number,))


def _largest(connection: Connection) -> object:
    return connection.exec_driver_sql("SELECT max(n) FROM seen").scalar()
