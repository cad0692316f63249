"""The history of the local table: in which file it is, and what older versions kept elsewhere.

Versions before 0.2 kept it in four tables of the bot's database. The start of a local table brings
them over: it adds to the file what the file lacks, by id, and drops the tables only then. Whatever
ends the process in between, the next start does the same again, and nothing twice.
"""

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    column,
    inspect,
    make_url,
    select,
    table,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from bot.process.start_error import StartError, reason_of
from bot.store.engine.database import Database, UncertainError
from bot.texts.localiser import REFERENCE, Localiser
from bot.texts.markup import without_markup
from localdiscord import HistoryError, HistoryFile, HistoryInUseError, HistoryKeeper
from localdiscord.history.file import text_or_bytes
from rulesets.core.ruleset.installed import installed_games

_FOLDER: Final = Path("data")
"""Where the file lies if the database is no file."""

_SUFFIX: Final = ".db"
_NO_NAME: Final = re.compile(r"[^\w.-]")
"""What a database's name may hold and a file's should not."""

_OLD: Final = {
    "member": ("name", "bot", "joined_at", "locale", "permissions"),
    "channel": (
        *("name", "kind", "position", "topic", "parent_id", "owner_id", "archived", "locked"),
        *("auto_archive_minutes", "archived_at", "people"),
    ),
    "message": (
        *("audience", "interaction_id", "pinned_at", "address", "asked", "reactions", "payload"),
    ),
    "file": ("message_id", "data"),
}
"""The columns of the old tables beside their ids; the tables' names begin with `table_`."""

_TOGETHER: Final = 16
"""Files that are brought over at once: each may be megabytes."""

_log: Final = structlog.get_logger(__name__)


def history_path(database: Database) -> Path:
    """Return where the history of the local table that uses a database is.

    It lies beside the database's file: `vexille.local.db` beside `vexille.db`. Beside a server's
    database nothing can lie, so it is in `data`, named for that database.

    Raises:
        StartError: the database's own file cannot be found.
    """
    file = database.file
    if file is not None:
        return file.with_name(f"{file.stem}.local{file.suffix or _SUFFIX}")
    name = _NO_NAME.sub("_", make_url(database.name).database or "vexille")
    return _FOLDER / f"{name}.local{_SUFFIX}"


@asynccontextmanager
async def open_history(
    database: Database, locale: str | None = None, path: Path | None = None
) -> AsyncIterator[HistoryKeeper]:
    """Open the history of the local table, with what older versions kept in the bot's database.

    Args:
        database: The bot's, up to date.
        locale: The language in which a refusal is told.
        path: The file; where it belongs, if None.

    Raises:
        StartError: the history cannot be used, or another process uses it.
    """
    path = path or history_path(database)
    try:
        async with HistoryFile(path) as file:
            await bring_over(database, file)
            yield HistoryKeeper(file)
    except HistoryInUseError:
        texts = Localiser(installed_games()).texts(locale or REFERENCE)
        told = without_markup(texts("start-database-in-use", database=str(path)))
        raise StartError(told) from None
    except HistoryError as error:
        raise StartError(str(error)) from error


async def bring_over(database: Database, file: HistoryFile) -> None:
    """Add to a file what the old tables hold and it lacks, then drop them; without them do nothing.

    Raises:
        StartError: the one cannot be read or the other not written; the tables stay as they were.
    """
    try:
        if not await database.read(_has_old_tables):
            return
        rows = {name: await database.read(partial(_rows, name)) for name in _OLD if name != "file"}
        await file.add(rows)
        ids = await database.read(_file_ids)
        for start in range(0, len(ids), _TOGETHER):
            part = ids[start : start + _TOGETHER]
            await file.add({"file": await database.read(partial(_rows, "file", ids=part))})
        await database.write(_drop)
    except (SQLAlchemyError, UncertainError, sqlite3.Error, OSError) as error:
        raise StartError(
            f"The history of the local table cannot be moved from {database.name} to {file.path}: "
            f"{reason_of(error)}."
        ) from error
    _log.info("local-history-moved", messages=len(rows["message"]), files=len(ids))


def _has_old_tables(connection: Connection) -> bool:
    return inspect(connection).has_table("table_message")


def _rows(
    name: str, connection: Connection, ids: Sequence[int] | None = None
) -> list[dict[str, Any]]:
    """Return the rows of an old table by id, all of them or those of some ids."""
    columns: list[ColumnElement[Any]] = [column(each) for each in ("id", *_OLD[name])]
    question: Select[Any] = select(*columns).select_from(table(f"table_{name}")).order_by("id")
    if ids is not None:
        question = question.where(column("id", BigInteger).in_(ids))
    with _any_text(connection):
        return [dict(row) for row in connection.execute(question).mappings()]


def _file_ids(connection: Connection) -> list[int]:
    question: Select[Any] = select(column("id")).select_from(table("table_file")).order_by("id")
    return list(connection.execute(question).scalars())


@contextmanager
def _any_text(connection: Connection) -> Iterator[None]:
    """Read texts that are damaged as bytes, so that their rows are brought over as they are."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        yield
        return
    before, driver.text_factory = driver.text_factory, text_or_bytes
    try:
        yield
    finally:
        driver.text_factory = before


def _drop(connection: Connection) -> None:
    for name in reversed(_OLD):
        connection.execute(text(f"DROP TABLE table_{name}"))
