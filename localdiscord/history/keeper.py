"""The keeper: lays out what was kept, then writes what changes, gathered, beside the event loop."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from localdiscord.history.changed import Changed
from localdiscord.history.file import HistoryError, HistoryFile, reason_of
from localdiscord.history.layout import Kept
from localdiscord.history.ledger import SLACK, Batch, Ledger
from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.state.changes import Change
from localdiscord.state.memory import TableState

_PAUSE: Final = 1.0
"""Seconds after which a file that failed is tried again."""

_GATHERING: Final = 0.01
"""Seconds without a batch after one of several messages: many cost hardly more than one.

A single player's messages come one at a time, and never wait.
"""

_log: Final = structlog.get_logger(__name__)


class HistoryKeeper:
    """The keeper of one server in an open file; two servers cannot share one."""

    def __init__(self, file: HistoryFile) -> None:
        self._file = file
        self._changed = Changed()
        self._under_way: Changed | None = None
        self._task: asyncio.Task[None] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._leave: Callable[[], None] = lambda: None
        self._ledger: Ledger | None = None
        self._failing = False
        self._taking = True
        """Whether the file took the last rows, up to their commit; set on the file's thread too."""

    async def begin(self, state: TableState, clock: SnowflakeClock, http_base: str) -> None:
        """Put what was kept into memory, whose ids go on from there, and follow its changes.

        Raises:
            HistoryError: the file cannot be read.
        """
        read = partial(Kept, most_messages=state.settings.kept_messages)
        try:
            kept = await self._file.write(read)
        except (OSError, sqlite3.Error) as error:
            raise HistoryError(
                f"The history {self._file.path} cannot be read: {reason_of(error)}."
            ) from error
        ledger = Ledger(state, http_base)
        fresh = kept.lay_out(state, clock, ledger)
        self._ledger = ledger
        self._leave = state.subscribe(self._note)
        self._changed.add(fresh)
        self._wake()

    async def kept(self, message_id: int) -> None:
        """Wait until a message is stored as it is now.

        While the file fails nobody waits: an answer that is not kept is better than none.
        """
        if not self._taking:
            return
        for changed in (self._changed, self._under_way):
            if changed is not None and message_id in changed.messages:
                await changed.over.wait()
                return

    async def end(self) -> None:
        """Store what has changed, and follow no longer."""
        self._leave()
        self._leave = lambda: None
        if self._task is not None:
            await asyncio.wait([self._task])
        left, self._changed = self._changed, Changed()
        await self._store(left, slack=0)
        self._ledger = None
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None

    def _note(self, change: Change) -> None:
        if self._changed.note(change) and self._task is None and self._retry is None:
            self._wake()

    def _wake(self) -> None:
        self._retry = None
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="table-keeper")

    async def _run(self) -> None:
        while self._changed and self._retry is None:
            self._under_way, self._changed = self._changed, Changed()
            await self._store(self._under_way)
            crowded = len(self._under_way.messages) > 1
            self._under_way = None
            if crowded:
                await asyncio.sleep(_GATHERING)
        self._task = None

    async def _store(self, changed: Changed, *, slack: int = SLACK) -> None:
        try:
            await self._write(changed, slack)
        except Exception as error:  # noqa: BLE001 - whatever failed, the server goes on
            if _unavailable(error):
                self._put_off(changed, error)
            else:
                await self._store_singly(changed)
        else:
            self._failing, self._taking = False, True
        changed.over.set()

    async def _write(self, changed: Changed, slack: int = SLACK) -> None:
        if self._ledger is None:
            return
        batch = self._ledger.plan(changed, slack=slack)
        if batch:
            await self._file.write(partial(self._put, batch))
            self._ledger.enter(batch)

    def _put(self, batch: Batch, connection: sqlite3.Connection) -> None:
        """Write a batch, on the file's thread; what is said from then on is waited for again.

        That begins before the commit: whoever sees these rows stored sees later ones stored too.
        """
        batch.write(connection)
        self._taking = True

    async def _store_singly(self, changed: Changed) -> None:
        for single in changed.singly():
            try:
                await self._write(single)
            except Exception as error:  # noqa: BLE001 - the others must not fail with it
                if _unavailable(error):
                    self._put_off(single, error)
                else:
                    _log.error("table-not-kept", error=type(error).__name__)

    def _put_off(self, changed: Changed, error: Exception) -> None:
        self._taking = False
        if not self._failing:
            self._failing = True
            _log.error("table-not-kept-now", exc_info=error)
        self._changed.add(changed)
        if self._ledger is not None:  # what came and went meanwhile needs no memory
            self._changed.messages = set(filter(self._ledger.knows, self._changed.messages))
        if self._retry is None:
            self._retry = asyncio.get_running_loop().call_later(_PAUSE, self._wake)
        self._changed.over.set()


def _unavailable(error: Exception) -> bool:
    """Return whether an error is the whole file's: locked, full, damaged or gone."""
    if isinstance(error, OSError | sqlite3.OperationalError):
        return True
    return type(error) is sqlite3.DatabaseError  # what is wrong with one row has a class below it
