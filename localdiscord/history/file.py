"""The file of a history: a SQLite database that one process uses, on a thread of its own."""

import asyncio
import os
import sqlite3
import stat
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import structlog

from localdiscord.history.schema import APPLICATION, TABLES, VERSION, adding_missing, create

T = TypeVar("T")

_PRIVATE: Final = 0o600
_OTHERS: Final = 0o077
_BUSY_SECONDS: Final = 1.0
"""How long a lock of another process, a backup's say, is waited for."""

_TRIES: Final = 10
_PAUSE: Final = 0.1
"""Seconds between them: a process that is just ending needs a moment."""

_log: Final = structlog.get_logger(__name__)


class HistoryError(Exception):
    """A history that cannot be opened; its text is one sentence for whoever starts the program."""


class HistoryInUseError(HistoryError):
    """A history that another process uses."""


class HistoryFile:
    """A history's file; it is made where there is none, and readable to its owner alone.

    Work on it is done in transactions, one after the other, each durable once it is done.
    """

    def __init__(self, path: Path | str) -> None:
        """Know where the file is, whatever links lead there; nothing is touched."""
        self.path = Path(path).resolve()
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="history")
        self._connection: sqlite3.Connection | None = None
        self._lock: int | None = None
        self._known: tuple[int, int] | None = None
        self._log_known: tuple[int, int] | None = None

    async def open(self) -> None:
        """Open the file for this process alone, and make its tables if it has none.

        Raises:
            HistoryInUseError: another process uses it.
            HistoryError: it cannot be opened, is no history, or one of a newer version.
        """
        try:
            await self._run(self._open)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise HistoryError(
                f"The history {self.path} cannot be used: {reason_of(error)}."
            ) from error
        except BaseException:
            await self.close()
            raise

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in one transaction.

        Raises:
            OSError: the file is no longer where it was.
            sqlite3.Error: the file does not take it.
        """
        return await self._run(partial(self._transaction, work))

    async def add(self, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Add the rows whose ids are not there yet, in one transaction; files need their messages.

        Args:
            rows: Whole rows, by the name of their table.

        Raises:
            OSError: the file is no longer where it was.
            sqlite3.Error: the file does not take it.
        """

        def insert(connection: sqlite3.Connection) -> None:
            for table in TABLES:
                if found := rows.get(table):
                    adding_missing(table, found).run(connection)

        await self.write(insert)

    async def close(self) -> None:
        """Close the file, once what is under way is done."""
        await self._run(self._close)
        self._executor.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # on the thread

    async def _run(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        # What has begun comes to its end, whether or not anybody waits for it.
        return await asyncio.shield(loop.run_in_executor(self._executor, work))

    def _open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._locked()
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
        for suffix in ("", "-wal", "-shm"):
            _make_private(f"{self.path}{suffix}")
        self._known = _identity(self.path)
        connection = self._connection = sqlite3.connect(
            f"{self.path.as_uri()}?mode=rw", uri=True, timeout=_BUSY_SECONDS, isolation_level=None
        )
        connection.text_factory = text_or_bytes
        connection.row_factory = sqlite3.Row
        new = self._examine(connection)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        if new:
            self._transaction(create)

    def _examine(self, connection: sqlite3.Connection) -> bool:
        """Return whether the file is empty; nothing is written.

        Raises:
            HistoryError: it is no history that can be read.
        """
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if not tables:
            return True
        if application != APPLICATION:
            raise HistoryError(f"The file {self.path} is another program's, and no history.")
        if version > VERSION:
            raise HistoryError(
                f"The history {self.path} was written by a newer version: its tables are of "
                f"version {version}, and this one knows none after {VERSION}."
            )
        return False

    def _transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection
        if connection is None:
            raise OSError("the history is closed")
        self._check()
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(connection)
            self._check()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._look_after_log(connection)
        return result

    def _check(self) -> None:
        """See that the file is the one that was opened: what is written elsewhere is lost."""
        if _identity(self.path) != self._known:
            raise FileNotFoundError(f"{self.path} was replaced")

    def _look_after_log(self, connection: sqlite3.Connection) -> None:
        """Copy what was written to the file itself where the log beside it has been deleted."""
        try:
            found = _identity(f"{self.path}-wal")
        except OSError:
            found = None
        if self._log_known is None:
            self._log_known = found
        elif found != self._log_known:
            with suppress(sqlite3.Error):  # it is committed, and tried again after the next commit
                connection.execute("PRAGMA wal_checkpoint(FULL)").fetchall()

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    def _locked(self) -> int:
        """Return the open lock file; it lies apart, for closing SQLite's own frees its locks."""
        path = f"{self.path}.lock"
        handle = os.open(path, os.O_RDWR | os.O_CREAT, _PRIVATE)
        _make_private(path)
        for number in range(_TRIES):
            if number:
                time.sleep(_PAUSE)
            if _lock(handle):
                return handle
        os.close(handle)
        raise HistoryInUseError(f"Another process is using the history {self.path}.")


def reason_of(error: BaseException) -> str:
    """Return what the system or SQLite says is wrong."""
    words = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return words.rstrip(".") or type(error).__name__


def _lock(handle: int) -> bool:
    """Lock an open file; return whether it could be had."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - on Windows alone

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - everywhere else

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _make_private(path: str) -> None:
    """Take other users' rights to a file away, where files have such rights."""
    if os.name != "posix":
        return
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(Path(path).stat().st_mode)
        if mode & _OTHERS:
            try:
                Path(path).chmod(mode & _PRIVATE)
            except OSError as error:
                _log.warning("history-open-to-others", path=path, reason=error.strerror)


def text_or_bytes(data: bytes) -> str | bytes:
    """Return a text, or the bytes of what is none: the row is passed over by whoever reads it."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _identity(path: Path | str) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 - before every commit, and half as long as a Path's
    return found.st_dev, found.st_ino
