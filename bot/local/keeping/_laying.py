"""Laying out on the table what was kept."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

import structlog
from sqlalchemy import Connection, Table, delete, select, type_coerce
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.types import NullType

from bot.local.keeping import _rows
from bot.local.keeping.changed import Changed
from bot.local.keeping.ledger import Ledger
from bot.state.local_tables import (
    TableChannelRow,
    TableFileRow,
    TableMemberRow,
    TableMessageRow,
)
from localdiscord.protocol.model import Message
from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.state.memory import TableState

T = TypeVar("T")

_log: Final = structlog.get_logger(__name__)


class Kept:
    """What a database holds of a table, read in one transaction."""

    def __init__(self, connection: Connection, most_messages: int) -> None:
        self.members = list(_read(connection, TableMemberRow))
        self.channels = list(_read(connection, TableChannelRow))
        _forget_oldest(connection, most_messages)
        self.messages = list(_read(connection, TableMessageRow))
        self.files = list(_read(connection, TableFileRow))

    def lay_out(self, state: TableState, clock: SnowflakeClock, ledger: Ledger) -> Changed:
        """Put everything on the table; return where table and database differ even so.

        It may meet what a new table has already.
        """
        members = list(_each("table_member", self.members, _rows.member_of))
        for member in members:
            _put(state.members, member.person.id, member)
        channels = list(_each("table_channel", self.channels, _rows.channel_of))
        for channel in sorted(channels, key=attrgetter("is_thread", "position", "id")):
            _put(state.channels, channel.id, channel)
        self._lay_out_messages(state, ledger)
        self._lay_out_files(state, ledger)
        clock.go_on_from(max((*state.channels, *state.messages, *state.files), default=0))
        return Changed(
            members=state.members.keys() - {one.person.id for one in members},
            channels=state.channels.keys() - {one.id for one in channels},
            messages=(state.messages.keys() ^ ledger.messages.keys())
            | {one for one, shown in ledger.messages.items() if shown - state.files.keys()},
            loose_files=ledger.loose_files - state.files.keys(),
        )

    def _lay_out_messages(self, state: TableState, ledger: Ledger) -> None:
        def message_of(row: dict[str, Any]) -> Message:
            message = _rows.message_of(row, ledger.address)
            if message.channel_id not in state.channels:
                raise ValueError("in no channel")
            return message

        later = list(state.messages.values())
        state.messages.clear()
        pins: list[tuple[str, Message]] = []
        for message, row in _each("table_message", self.messages, lambda r: (message_of(r), r)):
            ledger.messages[message.id] = frozenset()
            if message.loading:
                continue  # whoever was to fill it has lost the way to it
            state.messages[message.id] = message
            channel = state.channels[message.channel_id]
            channel.last_message_id = max(channel.last_message_id or 0, message.id)
            if isinstance(row["pinned_at"], str):
                pins.append((row["pinned_at"], message))
        state.messages.update((message.id, message) for message in later)
        for pinned_at, message in sorted(pins, key=lambda pin: (pin[0], pin[1].id)):
            state.pins.setdefault(message.channel_id, OrderedDict())[message.id] = pinned_at

    def _lay_out_files(self, state: TableState, ledger: Ledger) -> None:
        shown: dict[int, list[int]] = {}
        loose: list[tuple[int, bytes]] = []
        for file_id, message_id, data in _each("table_file", self.files, _file_of):
            if message_id is None:
                loose.append((file_id, data))
            elif message_id in state.messages:
                shown.setdefault(message_id, []).append(file_id)
                state.files[file_id] = data
        for message_id, file_ids in shown.items():
            ledger.messages[message_id] = frozenset(file_ids)
            state.messages[message_id].file_ids = tuple(file_ids)
        for file_id, data in loose:
            ledger.loose_files.add(file_id)
            state.keep_loose_file(file_id, data)
        state.bound_files()


def _file_of(row: dict[str, Any]) -> tuple[int, int | None, bytes]:
    if not isinstance(row["data"], bytes):
        raise ValueError("no bytes")  # noqa: TRY004 - the row is wrong, not the program
    return row["id"], row["message_id"], row["data"]


def _table(kind: type[Any]) -> Table:
    return cast("Table", kind.__table__)


def _forget_oldest(connection: Connection, most: int) -> None:
    """Leave the newest messages only; files go with theirs."""
    table = _table(TableMessageRow)
    beyond = select(table.c.id).order_by(table.c.id.desc()).offset(most).limit(1)
    newest_beyond = connection.execute(beyond).scalar()
    if newest_beyond is not None:
        connection.execute(delete(table).where(table.c.id <= newest_beyond))


def _read(connection: Connection, kind: type[Any]) -> Iterator[dict[str, Any]]:
    """Yield rows by id as the driver gives them; whether they are fit is seen to one by one."""
    table = _table(kind)
    columns = [type_coerce(column, NullType()).label(column.name) for column in table.c]
    question = select(*columns).order_by(table.c.id)
    try:
        found: Iterable[Any] = connection.execute(question).all()
    except (SQLAlchemyError, ValueError):  # text that is none ends the whole reading
        found = _read_singly(connection, table, columns)
    for row in found:
        yield dict(row._mapping)  # noqa: SLF001 - public, in spite of its name


def _read_singly(connection: Connection, table: Table, columns: list[Any]) -> Iterator[Any]:
    for row_id in connection.execute(select(table.c.id).order_by(table.c.id)).scalars().all():
        try:
            yield connection.execute(select(*columns).where(table.c.id == row_id)).one()
        except (SQLAlchemyError, ValueError) as error:
            _skip(table.name, row_id, error)


def _each(
    table: str, rows: list[dict[str, Any]], make: Callable[[dict[str, Any]], T]
) -> Iterator[T]:
    for row in rows:
        try:
            made = make(row)
        except ValueError as error:
            _skip(table, row["id"], error)
        else:
            yield made


def _skip(table: str, row_id: object, error: Exception) -> None:
    _log.warning("table-row-skipped", table=table, id=row_id, error=type(error).__name__)


def _put(held: dict[int, Any], key: int, kept: Any) -> None:
    """Put a thing in its place; where one is already, it is made like the kept one."""
    known = held.setdefault(key, kept)
    for one in fields(kept):
        setattr(known, one.name, getattr(kept, one.name))
