"""The only writer: all waiting actions are committed together, each whole or not at all."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection

from bot.store.engine.database import Database, StoppedError, UncertainError, unavailable
from bot.store.journal.entering import entry_row
from bot.store.journal.record import Entry
from bot.store.outbox import Outbox
from bot.store.queries import find_entry, is_stored
from bot.store.statements import MOST_ROWS, Operation, execute, insert_many

_MOST_TOGETHER: Final = 256
_MOST_WAITING: Final = 2048
"""More writes than ever wait for a healthy database; further ones are refused at once."""

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 2.0
"""Longest pause, in seconds, between two looks for a transaction; each is twice the last."""
_AT_THE_END: Final = 5.0
"""Seconds that a stop waits for a database that does not answer."""


class CommitError(Exception):
    """An action that was not stored: nothing has happened, and it can be asked again."""


class UnreadError(CommitError):
    """An action that was not begun, since its data could not be read."""


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


def _commit(writes: Sequence[Write], connection: Connection) -> None:
    for write in writes:
        if write.operations:
            execute(connection, write.operations)
    insert_many(connection, "entry", [entry_row(write.entry, write.next_draw) for write in writes])


class Writer:
    """A queue of writes, committed in order, one transaction a round."""

    def __init__(
        self, database: Database, on_failure: Callable[[int], None], outbox: Outbox
    ) -> None:
        """Start with an empty queue.

        Args:
            database: Where to.
            on_failure: Told the channel whose state in memory is no longer what is stored.
            outbox: Told whose answers to expect.
        """
        self._database = database
        self._on_failure = on_failure
        self._outbox = outbox
        self._queue: list[Write] = []
        self._task: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()
        self.unsettled = False
        """Whether the fate of some writes is unknown; nothing more is taken then."""

    @property
    def full(self) -> bool:
        """Tell whether so much waits that nothing more should be accepted."""
        return len(self._queue) >= _MOST_WAITING

    def put(self, write: Write) -> None:
        """Queue a write; `write.promise` is given its entry once it is durable."""
        self._outbox.expect(write.entry.interaction_id, write.entry.id, write.scope)
        self._queue.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store-writer")

    async def drain(self) -> None:
        """Wait until everything queued so far is stored or has failed, with what comes of it."""
        task = self._task
        if task is None:
            return
        await asyncio.wait([task], timeout=_AT_THE_END)
        self._ending.set()
        await asyncio.wait([task])

    async def _run(self) -> None:
        while self._queue:
            batch = self._queue[:_MOST_TOGETHER]
            del self._queue[:_MOST_TOGETHER]
            try:
                await self._store(batch)
            except Exception as error:  # noqa: BLE001 - whatever failed, the others must not
                if isinstance(error, UncertainError):
                    await self._settle(batch, error)
                elif unavailable(error):
                    self._fail(batch, error)
                else:
                    await self._one_by_one(batch)
            else:
                _give_all(batch)
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
                if isinstance(error, UncertainError):
                    if await self._settle([write], error):
                        continue
                    self._fail(list(left), error)
                    return
                if unavailable(error):
                    self._fail([write, *left], error)
                    return
                behind = [queued for queued in left if queued.scope == write.scope]
                left = deque(queued for queued in left if queued.scope != write.scope)
                self._on_failure(write.scope)
                await self._answer_again(write, error)
                self._fail(behind, error, {write.scope})
            else:
                _give(write, write.entry)

    async def _settle(self, batch: Sequence[Write], error: Exception) -> bool:
        """Find out whether writes are stored, tell their promises, and return it.

        Meanwhile no other write is taken: those that wait are known not to be stored.
        """
        pause = _FIRST_PAUSE
        while (stored := await self._look(batch)) is None and not self._ending.is_set():
            if not self.unsettled:
                self.unsettled = True
                self._fail((), error, {write.scope for write in self._queue})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        if stored:
            _give_all(batch)
        if stored is None or (stored and self.unsettled):
            for scope in {write.scope for write in batch}:
                self._on_failure(scope)  # somebody may have read it meanwhile
        if stored is None:
            for write in batch:
                _end(write, error)
        elif not stored:
            self._fail(batch, error)
        self.unsettled = False
        return bool(stored)

    async def _look(self, batch: Sequence[Write]) -> bool | None:
        """Return whether the writes of one transaction are stored, None while that is unknown."""
        look = partial(is_stored, entry_id=batch[0].entry.id)
        try:
            if await self._database.read(look):
                return True
            if self._database.kind == "sqlite":
                return False
            # The server may still be at it. The same rows written again wait for the first.
            await self._store(batch)
        except StoppedError:
            return False
        except Exception as error:  # noqa: BLE001 - such as that they are there by now
            if unavailable(error):
                return None
        else:
            return True
        try:
            return await self._database.read(look)
        except Exception:  # noqa: BLE001 - the next look may tell
            return None

    def _fail(
        self, writes: Sequence[Write], error: Exception, scopes: Collection[int] | None = None
    ) -> None:
        """Refuse writes, and all that waits behind them in their channels."""
        lost = {write.scope for write in writes} if scopes is None else scopes
        behind = [write for write in self._queue if write.scope in lost]
        self._queue = [write for write in self._queue if write.scope not in lost]
        for scope in lost:
            self._on_failure(scope)
        for write in (*writes, *behind):
            self._refuse(write, error)

    async def _answer_again(self, write: Write, error: Exception) -> None:
        """Answer with the entry that an interaction already has, if that made the write fail."""
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
            self._refuse(write, error)
        else:
            _give(write, stored)

    def _refuse(self, write: Write, error: Exception) -> None:
        """Tell the waiting caller that a write is not stored."""
        self._outbox.drop(write.entry.interaction_id)
        failure = CommitError(f"entry {write.entry.number} of channel {write.scope}")
        failure.__cause__ = error
        _end(write, failure)


def _end(write: Write, failure: Exception) -> None:
    write.dealt_with.set_result(None)
    if not write.promise.done():
        write.promise.set_exception(failure)


def _give(write: Write, entry: Entry) -> None:
    write.dealt_with.set_result(None)
    if not write.promise.done():
        write.promise.set_result(entry)


def _give_all(writes: Sequence[Write]) -> None:
    for write in writes:
        _give(write, write.entry)
