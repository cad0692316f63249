"""Laying out what was kept: from the rows of a history to the memory of a server."""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeVar

import structlog

from localdiscord.history import rows
from localdiscord.history.changed import Changed
from localdiscord.history.ledger import Ledger
from localdiscord.protocol.model import Message
from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.state.memory import TableState

T = TypeVar("T")

_log: Final = structlog.get_logger(__name__)


class Kept:
    """The whole of a history, read in one transaction."""

    def __init__(self, connection: sqlite3.Connection, most_messages: int) -> None:
        self.members = _read(connection, "member")
        self.channels = _read(connection, "channel")
        _forget_oldest(connection, most_messages)
        self.messages = _read(connection, "message")
        self.files = _read(connection, "file")

    def lay_out(self, state: TableState, clock: SnowflakeClock, ledger: Ledger) -> Changed:
        """Put everything into memory; return where memory and history differ even so.

        It may meet what a new server has already.
        """
        members = list(_each("member", self.members, rows.member_of))
        for member in members:
            _put(state.members, member.person.id, member)
        channels = list(_each("channel", self.channels, rows.channel_of))
        for channel in sorted(channels, key=attrgetter("is_thread", "position", "id")):
            _put(state.channels, channel.id, channel)
        self._lay_out_messages(state, ledger)
        self._lay_out_files(state, ledger)
        clock.go_on_from(max((*state.channels, *state.messages, *state.files), default=0))
        return Changed(
            members=state.members.keys() - {member.person.id for member in members},
            channels=state.channels.keys() - {channel.id for channel in channels},
            messages=(state.messages.keys() ^ ledger.messages.keys())
            | {message for message, shown in ledger.messages.items() if shown - state.files.keys()},
            loose_files=ledger.loose_files - state.files.keys(),
        )

    def _lay_out_messages(self, state: TableState, ledger: Ledger) -> None:
        def message_of(row: dict[str, Any]) -> Message:
            message = rows.message_of(row, ledger.address)
            if message.channel_id not in state.channels:
                raise ValueError("in no channel")
            return message

        later = list(state.messages.values())
        state.messages.clear()
        pins: list[tuple[str, Message]] = []
        for message, row in _each("message", self.messages, lambda r: (message_of(r), r)):
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
        for file_id, message_id, data in _each("file", self.files, _file_of):
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


def _forget_oldest(connection: sqlite3.Connection, most: int) -> None:
    """Leave the newest messages only; files go with theirs."""
    connection.execute(
        "DELETE FROM message WHERE id <= "
        "(SELECT id FROM message ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (most,),
    )


def _read(connection: sqlite3.Connection, table: str) -> list[dict[str, Any]]:
    """Return the rows by id, whatever their values are; whether they are fit is seen to later."""
    question = f"SELECT * FROM {table} ORDER BY id"  # noqa: S608 - the name is ours
    return [dict(row) for row in connection.execute(question)]


def _each(
    table: str, rows: list[dict[str, Any]], make: Callable[[dict[str, Any]], T]
) -> Iterator[T]:
    for row in rows:
        try:
            made = make(row)
        except ValueError as error:
            _log.warning("table-row-skipped", table=table, id=row["id"], error=type(error).__name__)
        else:
            yield made


def _put(held: dict[int, Any], key: int, kept: Any) -> None:
    """Add a thing; where there is one already, it is made like the kept one."""
    known = held.setdefault(key, kept)
    for each in fields(kept):
        setattr(known, each.name, getattr(kept, each.name))
