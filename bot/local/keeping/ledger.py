"""What of the table stands in the database, and what brings it to the table's state."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from sqlalchemy import Connection

from bot.local.keeping._rows import channel_row, member_row, message_row
from bot.local.keeping.changed import Changed
from bot.state.statements import (
    MOST_ROWS,
    Operation,
    deleting,
    execute,
    insert_many,
    inserting,
    updating,
)
from localdiscord.protocol.model import Message
from localdiscord.state.memory import TableState

SLACK: Final = 64
"""Messages that may stand in the database although the table has forgotten them.

A batch of new messages alone is one statement, which costs half of what two do; so the oldest go
many at a time.
"""

_log: Final = structlog.get_logger(__name__)


@dataclass(slots=True)
class Batch:
    """What is written together, in this order."""

    going: list[Operation] = field(default_factory=list)
    changing: list[Operation] = field(default_factory=list)
    members: list[dict[str, Any]] = field(default_factory=list)
    channels: list[dict[str, Any]] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    files: list[Operation] = field(default_factory=list)
    holding: dict[int, frozenset[int]] = field(default_factory=dict)
    forgotten: set[int] = field(default_factory=set)
    loose_files: set[int] = field(default_factory=set)

    @property
    def alone(self) -> bool:
        """Whether it is a single statement."""
        operations = [*self.going, *self.changing, *self.files]
        several = [some for some in (self.members, self.channels, self.messages) if some]
        rows = sum(map(len, several))
        return rows <= MOST_ROWS and len(operations) + len(several) == 1

    def __bool__(self) -> bool:
        lists = (self.going, self.changing, self.members, self.channels, self.messages, self.files)
        return any(lists)

    def write(self, connection: Connection) -> None:
        """Write it."""
        execute(connection, self.going)
        execute(connection, self.changing)
        insert_many(connection, "table_member", self.members)
        insert_many(connection, "table_channel", self.channels)
        insert_many(connection, "table_message", self.messages)
        execute(connection, self.files)  # one at a time: each may be megabytes


class Ledger:
    """Knows which messages and files are stored, and plans what is to be written next."""

    def __init__(self, state: TableState, address: str) -> None:
        self._state = state
        self.address = address
        """Where the table listens."""
        self.messages: dict[int, frozenset[int]] = {}
        """Ids of the stored messages, with those of the stored files of each."""
        self.loose_files: set[int] = set()

    def knows(self, message_id: int) -> bool:
        """Tell whether there is anything to keep or to forget of a message."""
        return message_id in self._state.messages or message_id in self.messages

    def plan(self, changed: Changed, *, slack: int = SLACK) -> Batch:
        """Return what brings the database to the table's state in all that has changed."""
        batch = Batch(loose_files=set(self.loose_files))
        state = self._state
        for member_id in changed.members:
            batch.going.append(deleting("table_member", member_id))
            if member_id in state.members:
                batch.members.append(member_row(state.members[member_id]))
        for channel_id in changed.channels:
            batch.going.append(deleting("table_channel", channel_id))
            if channel_id in state.channels:
                batch.channels.append(channel_row(state.channels[channel_id]))
        for message_id in sorted(changed.messages):
            message = state.messages.get(message_id)
            if message is not None:
                self._plan_message(batch, message)
            elif message_id in self.messages:
                batch.forgotten.add(message_id)
        if changed.channels or len(self.messages) - len(state.messages) > slack:
            batch.forgotten.update(self.messages.keys() - state.messages.keys())
        batch.going += [deleting("table_message", one) for one in sorted(batch.forgotten)]
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
            batch.messages.append(row)
        else:
            batch.changing.append(updating("table_message", message.id, **_without_id(row)))
        shown = frozenset(message.file_ids) & self._state.files.keys()
        had = stored or frozenset()
        batch.going += [deleting("table_file", one) for one in sorted(had - shown)]
        batch.files += self._insertions(shown - had, message.id)
        batch.holding[message.id] = shown

    def _plan_loose_files(self, batch: Batch, changed: Iterable[int]) -> None:
        kept = self._state.files.keys()
        gone = self.loose_files - kept
        come = (set(changed) - self.loose_files) & kept
        batch.going += [deleting("table_file", one) for one in sorted(gone)]
        batch.files += self._insertions(come, None)
        batch.loose_files = (self.loose_files - gone) | come

    def _insertions(self, file_ids: Iterable[int], message_id: int | None) -> Iterator[Operation]:
        for file_id in sorted(file_ids):
            data = self._state.files[file_id]
            yield inserting("table_file", {"id": file_id, "message_id": message_id, "data": data})

    def enter(self, batch: Batch) -> None:
        """Take note that a batch is stored."""
        self.messages.update(batch.holding)
        for message_id in batch.forgotten:
            self.messages.pop(message_id, None)
        self.loose_files = batch.loose_files


def _without_id(row: dict[str, Any]) -> dict[str, Any]:
    return {column: value for column, value in row.items() if column != "id"}
