"""The one writer: whatever is waiting is committed together, each action whole or not at all."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from bot.state._queries import find_entry
from bot.state.database import Database, unavailable
from bot.state.record import Entry, listed_ids, units_concerned
from bot.state.statements import MOST_ROWS, Operation, execute, insert_many

_MOST_TOGETHER: Final = 256
_MOST_WAITING: Final = 2048
"""More than a healthy database ever lets wait; what comes then is better refused at once."""


class CommitError(Exception):
    """An action that was not stored: nothing of it happened and it can be asked again."""


@dataclass(slots=True)
class Write:
    """An action to be stored.

    Attributes:
        scope: The channel it belongs to; after a failure nothing queued behind it in the same
            channel is stored, for it was decided on a state that never came to be.
        entry: Its entry.
        next_draw: Number of the journal's next draw after it.
        operations: What it changes.
        promise: Given the entry once it is durable; whoever waits for it may give up.
        dealt_with: Done when it is stored or has failed; nobody else ends it.
    """

    scope: int
    entry: Entry
    next_draw: int
    operations: Sequence[Operation]
    promise: asyncio.Future[Entry]
    dealt_with: asyncio.Future[None]


def _row(write: Write) -> dict[str, Any]:
    entry = write.entry
    return {
        "id": entry.id,
        "journal_id": entry.journal_id,
        "number": entry.number,
        "interaction_id": entry.interaction_id,
        "actor_id": entry.actor.id,
        "actor_name": entry.actor.name,
        "action": entry.action,
        "undoable": entry.undoable,
        "undone_by": None,
        "secret": entry.secret,
        "next_draw": write.next_draw,
        "people": entry.people,
        "salt": entry.salt,
        "turn": entry.turn,
        "units": listed_ids(units_concerned(entry.binding, entry.changes)),
        "record": entry.record,
        "hash": entry.hash,
    }


def _commit(writes: Sequence[Write], connection: Connection) -> None:
    for write in writes:
        if write.operations:
            execute(connection, write.operations)
    insert_many(connection, "entry", list(map(_row, writes)))


class Writer:
    """Commits what is queued, in order, as one transaction a round."""

    def __init__(self, database: Database, on_failure: Callable[[int], None]) -> None:
        """Start with an empty queue.

        Args:
            database: Where to.
            on_failure: Told the channel whose state in memory is no longer what is stored.
        """
        self._database = database
        self._on_failure = on_failure
        self._queue: list[Write] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def full(self) -> bool:
        """Whether so much waits that nothing more should be accepted."""
        return len(self._queue) >= _MOST_WAITING

    def put(self, write: Write) -> None:
        """Queue a write; `write.promise` is given its entry once it is durable."""
        self._queue.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store-writer")

    async def drain(self) -> None:
        """Wait until everything queued so far is stored or has failed."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._queue:
            batch = self._queue[:_MOST_TOGETHER]
            del self._queue[:_MOST_TOGETHER]
            try:
                await self._store(batch)
            except Exception as error:  # noqa: BLE001 - whatever failed, the others must not
                if unavailable(error):
                    self._fail(batch, error)
                else:
                    await self._one_by_one(batch)
            else:
                for write in batch:
                    _give(write, write.entry)
        self._task = None

    async def _store(self, batch: Sequence[Write]) -> None:
        alone = len(batch) <= MOST_ROWS and not any(write.operations for write in batch)
        await self._database.write(partial(_commit, batch), alone=alone)

    async def _one_by_one(self, batch: Sequence[Write]) -> None:
        left = deque(batch)
        while left:
            write = left.popleft()
            try:
                await self._store([write])
            except Exception as error:  # noqa: BLE001 - the queue must go on
                if unavailable(error):
                    self._fail([write, *left], error)
                    return
                behind = [one for one in left if one.scope == write.scope]
                left = deque(one for one in left if one.scope != write.scope)
                self._on_failure(write.scope)
                await self._answer_again(write, error)
                self._fail(behind, error, {write.scope})
            else:
                _give(write, write.entry)

    def _fail(
        self, writes: Sequence[Write], error: Exception, scopes: Collection[int] | None = None
    ) -> None:
        """Refuse writes, and all that waits behind them in their channels."""
        lost = {one.scope for one in writes} if scopes is None else scopes
        behind = [one for one in self._queue if one.scope in lost]
        self._queue = [one for one in self._queue if one.scope not in lost]
        for scope in lost:
            self._on_failure(scope)
        for one in (*writes, *behind):
            _refuse(one, error)

    async def _answer_again(self, write: Write, error: Exception) -> None:
        """Give the entry an interaction already has, if that is why it failed."""
        interaction = write.entry.interaction_id
        try:
            stored = (
                None
                if interaction is None
                else await self._database.write(partial(find_entry, interaction_id=interaction))
            )
        except Exception:  # noqa: BLE001 - the first error says why
            stored = None
        if stored is None:
            _refuse(write, error)
        else:
            _give(write, stored)


def _give(write: Write, entry: Entry) -> None:
    write.dealt_with.set_result(None)
    if not write.promise.done():
        write.promise.set_result(entry)


def _refuse(write: Write, error: Exception) -> None:
    write.dealt_with.set_result(None)
    if not write.promise.done():
        failure = CommitError(f"entry {write.entry.number} of channel {write.scope}")
        failure.__cause__ = error
        write.promise.set_exception(failure)
