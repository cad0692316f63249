"""SQLite: one writer on a thread of its own, and readers on theirs that never wait for it (WAL)."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Connection, NullPool, create_engine

from bot.store.engine._carrier import Carrier, opened_here
from bot.store.engine._driving import ENGINE, Kind
from bot.store.engine.database_file import DatabaseFile, DatabaseLog

T = TypeVar("T")

_BUSY_MILLISECONDS: Final = 1000
"""Milliseconds to wait for another process's lock: players wait too, and Discord only 3 s."""

_PATIENCE: Final = f"busy_timeout = {_BUSY_MILLISECONDS}"
_WRITING: Final = (_PATIENCE, "journal_mode = WAL", "synchronous = FULL")
_READING: Final = (_PATIENCE, "query_only = ON")

_ENGINE: Final = create_engine("sqlite://", poolclass=NullPool, creator=opened_here, **ENGINE)
"""Every file's: it opens none itself, and compiles a statement once for all of them."""


class SqliteSource:
    """A SQLite file that may be opened many times.

    Attributes:
        file: The file.
        log: The log beside it.
    """

    def __init__(self, url: URL) -> None:
        """Know where the file is; nothing is opened."""
        (path,), options = _ENGINE.dialect.create_connect_args(url)
        self._options: dict[str, Any] = dict(options)
        if self._options.get("uri"):
            self._path, path = str(path), unquote(urlsplit(path).path)
        else:
            self._path = f"{Path(path).as_uri()}?mode=rw"  # a file that is gone is not made anew
            self._options["uri"] = True
        self.file = DatabaseFile(path)
        self.log = DatabaseLog(path)

    async def open(self, name: str, *pragmas: str) -> Carrier:
        """Open the file.

        Raises:
            DatabaseGoneError: it is no longer the file that was opened first.
        """
        self.file.prepare()
        self.file.check()
        carrier = await Carrier.open(self._path, self._options, _ENGINE, name=name, pragmas=pragmas)
        try:
            self.file.check()
        except BaseException:
            await carrier.close()
            raise
        return carrier


class SqliteWriter:
    """The connection that writes; every transaction takes the lock first."""

    def __init__(self, source: SqliteSource) -> None:
        self._source = source
        self._opening = asyncio.Lock()
        self._carrier: Carrier | None = None
        self._closed = False

    async def run(self, work: Callable[[Connection], T], kind: Kind) -> T:
        if kind == "migration":
            return await self._migrate(work)
        carrier = self._carrier
        if carrier is None:
            carrier = await asyncio.shield(self._open())
        # Between statements the thread and the event loop's wait for each other, which takes
        # longer than the statements: one is twice as fast as three.
        if kind == "statement":
            result = await carrier.run(partial(self._statement, work))
        else:
            result = await carrier.run(partial(self._transaction, work), "BEGIN IMMEDIATE")
        if self._source.log.lost:
            await carrier.run(_empty_log)
        return result

    async def _open(self) -> Carrier:
        async with self._opening:
            if self._closed:
                raise RuntimeError("the database is closed")
            if self._carrier is None:
                self._carrier = await self._source.open("store", *_WRITING, "foreign_keys = ON")
            return self._carrier

    def _transaction(self, work: Callable[[Connection], T], connection: Connection) -> T:
        result = work(connection)
        self._source.file.check()  # last of all before it is committed
        self._source.log.look(begun=True)
        return result

    def _statement(self, work: Callable[[Connection], T], connection: Connection) -> T:
        self._source.file.check()
        self._source.log.look(begun=False)
        return work(connection)

    async def _migrate(self, work: Callable[[Connection], T]) -> T:
        """Run `work` without foreign keys, since it may build a table anew.

        It has a connection of its own, so that no other is left without them.
        """
        await asyncio.shield(self._open())  # while it is open SQLite keeps its log
        carrier = await self._source.open("migration", *_WRITING, "foreign_keys = OFF")
        try:
            return await carrier.run(partial(self._transaction, work), "BEGIN IMMEDIATE")
        finally:
            await carrier.close()

    async def close(self) -> None:
        """Close the connection, once all writes are done."""
        self._closed = True
        async with self._opening:
            carrier, self._carrier = self._carrier, None
        if carrier is not None:
            await carrier.close()


def _empty_log(connection: Connection) -> None:
    """Copy what is in the log to the database's file, where it lasts."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(FULL)").all()


class SqliteReader:
    """Connections for reading, each work on what is stored at one moment."""

    def __init__(self, source: SqliteSource, name: str, most: int) -> None:
        self._source = source
        self._name = name
        self._most = most
        self._free = asyncio.Semaphore(most)
        self._idle: list[Carrier] = []
        self._closed = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise RuntimeError("the database is closed")
        # A connection is free again once its work is done, not once nobody waits for it.
        return await asyncio.shield(self._read(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._free:
            carrier = self._idle.pop() if self._idle else await self._open()
            try:
                return await carrier.run(work, "BEGIN")
            finally:
                self._idle.append(carrier)

    async def _open(self) -> Carrier:
        return await self._source.open(self._name, *_READING)

    async def close(self) -> None:
        """Close every connection, once all reads are done."""
        if self._closed:
            return
        self._closed = True
        for _ in range(self._most):
            await self._free.acquire()
        while self._idle:
            await self._idle.pop().close()
