"""The difference between the server's memory and its history, and the rows that close it."""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import structlog

from localdiscord.history.changed import Changed
from localdiscord.history.rows import channel_row, member_row, message_row
from localdiscord.history.schema import Operation, deleting, inserting, updating
from localdiscord.protocol.model import Message
from localdiscord.state.memory import TableState

SLACK: Final = 64
"""Messages that may stand in the history although the server has forgotten them.

Those that are forgotten go many at a time: else each new message would cost a second change.
"""

_log: Final = structlog.get_logger(__name__)


@dataclass(slots=True)
class Batch:
    """Rows that are written together, in this order."""

    leaving: dict[str, list[int]] = field(default_factory=dict)
    changing: list[Operation] = field(default_factory=list)
    coming: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    files: list[dict[str, Any]] = field(default_factory=list)
    holding: dict[int, frozenset[int]] = field(default_factory=dict)
    forgotten: set[int] = field(default_factory=set)
    loose_files: set[int] = field(default_factory=set)

    def __bool__(self) -> bool:
        return bool(self.leaving or self.changing or self.coming or self.files)

    def remove(self, table: str, ids: Iterable[int]) -> None:
        """Plan that rows go, if there are any."""
        if found := sorted(ids):
            self.leaving.setdefault(table, []).extend(found)

    def add(self, table: str, row: dict[str, Any]) -> None:
        """Plan that a row comes."""
        self.coming.setdefault(table, []).append(row)

    def write(self, connection: sqlite3.Connection) -> None:
        """Write it."""
        for table, ids in self.leaving.items():
            deleting(table, ids).run(connection)
        for operation in self.changing:
            operation.run(connection)
        for table, rows in self.coming.items():
            inserting(table, rows).run(connection)
        inserting("file", self.files).run(connection)


class Ledger:
    """An account of which messages and files are stored, and of what is to be written next."""

    def __init__(self, state: TableState, address: str) -> None:
        self._state = state
        self.address = address
        """Where the server listens."""
        self.messages: dict[int, frozenset[int]] = {}
        """Ids of the stored messages, with those of the stored files of each."""
        self.loose_files: set[int] = set()

    def knows(self, message_id: int) -> bool:
        """Tell whether there is anything to keep or to forget of a message."""
        return message_id in self._state.messages or message_id in self.messages

    def plan(self, changed: Changed, *, slack: int = SLACK) -> Batch:
        """Return what brings the history up to memory in all that has changed."""
        batch = Batch(loose_files=set(self.loose_files))
        state = self._state
        for member_id in changed.members:
            batch.remove("member", [member_id])
            if member_id in state.members:
                batch.add("member", member_row(state.members[member_id]))
        for channel_id in changed.channels:
            batch.remove("channel", [channel_id])
            if channel_id in state.channels:
                batch.add("channel", channel_row(state.channels[channel_id]))
        for message_id in sorted(changed.messages):
            message = state.messages.get(message_id)
            if message is not None:
                self._plan_message(batch, message)
            elif message_id in self.messages:
                batch.forgotten.add(message_id)
        if changed.channels or len(self.messages) - len(state.messages) > slack:
            batch.forgotten.update(self.messages.keys() - state.messages.keys())
        batch.remove("message", batch.forgotten)
        if changed.loose_files:
            self._plan_loose_files(batch, changed.loose_files)
        return batch

    def _plan_message(self, batch: Batch, message: Message) -> None:
        pins = self._state.pins.get(message.channel_id)
        pinned_at = None if pins is None else pins.get(message.id)
        try:
            row = message_row(message, pinned_at, self.address)
        except TypeError as error:  # what is no JSON
            _log.warning("table-message-not-kept", id=message.id, error=type(error).__name__)
            return
        stored = self.messages.get(message.id)
        if stored is None:
            batch.add("message", row)
        else:
            batch.changing.append(updating("message", row))
        shown = frozenset(message.file_ids) & self._state.files.keys()
        had = stored or frozenset()
        batch.remove("file", had - shown)
        batch.files += self._file_rows(shown - had, message.id)
        batch.holding[message.id] = shown

    def _plan_loose_files(self, batch: Batch, changed: Iterable[int]) -> None:
        kept = self._state.files.keys()
        gone = self.loose_files - kept
        come = (set(changed) - self.loose_files) & kept
        batch.remove("file", gone)
        batch.files += self._file_rows(come, None)
        batch.loose_files = (self.loose_files - gone) | come

    def _file_rows(
        self, file_ids: Iterable[int], message_id: int | None
    ) -> Iterator[dict[str, Any]]:
        for file_id in sorted(file_ids):
            yield {"id": file_id, "message_id": message_id, "data": self._state.files[file_id]}

    def enter(self, batch: Batch) -> None:
        """Take note that a batch is stored."""
        self.messages.update(batch.holding)
        for message_id in batch.forgotten:
            self.messages.pop(message_id, None)
        self.loose_files = batch.loose_files
