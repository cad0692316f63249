"""The files of a SQLite database: private, and checked to be those that were opened."""

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import structlog

from bot.process.start_error import StartError

_PRIVATE: Final = 0o600
_OTHERS: Final = 0o077
_BESIDE: Final = ("", "-wal", "-shm", "-journal")
_OURS: Final = "alembic_version"
"""A table that every database of ours has."""

_log = structlog.get_logger(__name__)


class DatabaseGoneError(OSError):
    """A database whose file is no longer where it was, so that writes will not last."""


def is_gone(error: BaseException | None) -> bool:
    """Return whether the cause of an error is a database that is gone."""
    while error is not None and not isinstance(error, DatabaseGoneError):
        error = error.__cause__
    return error is not None


def file_at(path: str) -> Path:
    """Return the path where a database's file is or will be, whatever links lead there.

    Raises:
        StartError: there can be none.
    """
    try:
        real = Path(path).resolve()
        mode = real.stat().st_mode
    except RuntimeError:
        raise StartError(
            f"The database {path} cannot be used: its links lead in a circle."
        ) from None
    except OSError:
        return Path(path).resolve()  # it is not there yet, or the opening says what is wrong
    if not stat.S_ISREG(mode):
        raise StartError(f"The database {path} cannot be used: it is no file.")
    return real


def make_private(path: str) -> None:
    """Take other users' rights to a file away, if it is there; warn if that fails.

    Systems without such rights, and devices such as /dev/null, are left alone.
    """
    if os.name != "posix":
        return
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - as below
        if stat.S_ISREG(mode) and mode & _OTHERS:
            os.chmod(path, stat.S_IMODE(mode) & _PRIVATE)  # noqa: PTH101 - as below
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("database-open-to-others", path=path, reason=error.strerror)


class DatabaseFile:
    """A database's file, identified by device and inode.

    It is opened here only to create it: closing a file frees every lock that the process has on it,
    SQLite's included.
    """

    def __init__(self, path: str) -> None:
        """Know where the file is to be; nothing is touched."""
        self._path = path
        self._known: tuple[int, int] | None = None
        self._gone = False

    @property
    def folder(self) -> Path:
        """The folder that the path names."""
        return Path(self._path).parent

    @property
    def real(self) -> Path:
        """The path where the file is or will be, whatever links lead there."""
        return file_at(self._path)

    def prepare(self) -> None:
        """Create the file if it has never been opened and is not there; make it private.

        Raises:
            StartError: there can be no file.
        """
        if self._known is not None:
            return
        real = file_at(self._path)
        with suppress(OSError):  # the opening says what is wrong
            os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
        for suffix in _BESIDE:
            make_private(f"{real}{suffix}")
        with suppress(OSError):
            self._known = _identity(self._path)

    def check_own(self) -> None:
        """Check that it is no database of another program, by reading alone.

        Raises:
            StartError: it has tables, and says nothing of the revision of ours.
        """
        address = f"{file_at(self._path).as_uri()}?mode=ro"
        question = "SELECT name FROM sqlite_master WHERE type = 'table'"
        try:
            with closing(sqlite3.connect(address, uri=True)) as connection:
                tables = {name for (name,) in connection.execute(question)}
        except sqlite3.Error:
            return  # it is not there yet, or the opening says what is wrong
        if tables and _OURS not in tables:
            told = f"The database {self._path} is another program's: "
            raise StartError(f"{told}it has tables, and none of Vexille's.")

    def check(self) -> None:
        """Check that the file is the one that was opened; it takes a few microseconds.

        Raises:
            DatabaseGoneError: it is missing, or another has taken its place.
            OSError: that cannot be found out.
        """
        if self._known is not None and _lost(self._path, self._known):
            if not self._gone:
                _log.critical("database-gone", path=self._path)
            self._gone = True
            raise DatabaseGoneError(f"{self._path} is missing or was replaced")
        if self._gone:
            self._gone = False
            _log.warning("database-back", path=self._path)


class DatabaseLog:
    """The write-ahead log beside a database's file: what was committed last stands in it alone.

    While its connections are open SQLite keeps the log where it is. If somebody deletes it, they
    go on writing to a file that no later start will find.

    Attributes:
        lost: Whether it was no longer where it belongs when it was looked for last.
    """

    def __init__(self, database: str) -> None:
        """Know where the log is to be, beside the file itself, whatever links lead there."""
        self._path = f"{Path(database).resolve()}-wal"
        self._known: tuple[int, int] | None = None
        self.lost = False

    def look(self, *, begun: bool) -> None:
        """Look for the log.

        Args:
            begun: Whether a transaction is open, so that the log is the one that is written.
        """
        if self._known is None:
            if begun:
                with suppress(OSError):
                    self._known = _identity(self._path)
            return
        try:
            lost = _lost(self._path, self._known)
        except OSError:
            return  # such as a share that does not answer: the commit itself will tell
        if lost and not self.lost:
            _log.critical("database-log-gone", path=self._path)
        self.lost = lost


def _lost(path: str, known: tuple[int, int]) -> bool:
    try:
        return _identity(path) != known
    except (FileNotFoundError, NotADirectoryError):
        return True


def _identity(path: str) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 - before every commit, and half as long as a Path's
    return found.st_dev, found.st_ino
