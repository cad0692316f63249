"""The outbox: stored entries that their players have yet to be told.

An answer counts as told once Discord took it. To note that costs no action anything: it is written
a moment later, for all answers since, as one row. What was stored after that row was last written
counts as untold after a kill: to be told twice is better than not at all.
"""

import asyncio
from collections.abc import Collection, Iterable
from functools import partial
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from bot.process.start_error import StartError, reason_of
from bot.store.engine.database import Database, unavailable
from bot.store.queries import table_of
from bot.store.snowflake import Snowflakes, milliseconds, moment_of
from bot.store.tables.battle import EntryRow, JournalRow
from bot.store.tables.outbox import OutboxRow

_ONLY: Final = 1
"""The id of the one row."""
_SOON: Final = 0.25
"""Seconds after an answer until it is noted as told, with all others of that time."""
_LATER: Final = 5.0
"""Seconds until a failed database is tried again."""
_FOR: Final = 7 * 86_400_000
"""Milliseconds for which an answer is owed: a secret one waits for a player who may never come."""
_MOST: Final = 500
"""Answers that are owed at most; older ones are in the log as well."""

_log = structlog.get_logger(__name__)


class Owed(NamedTuple):
    """An entry whose answer has yet to reach its player."""

    entry_id: int
    channel_id: int


class Outbox:
    """A list of the answers that were stored and not told.

    Nothing is noted before `begin`: whoever has no players to tell needs none of it.
    """

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids
        self._begun = False
        self._coming: dict[int, Owed] = {}
        self._owed: dict[int, Owed] = {}
        self._changed = False
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Load the answers owed from before, and note from now on what is told.

        Raises:
            StartError: the database takes nothing.
        """
        try:
            found = await self._database.write(partial(_begin, before=self._ids.next()))
        except Exception as error:
            if not unavailable(error):
                raise
            name, reason = self._database.name, reason_of(error.__cause__ or error)
            raise StartError(f"The database {name} cannot be written: {reason}.") from error
        self._owed = {owed.entry_id: owed for owed in found}
        self._begun = True

    def expect(self, interaction_id: int | None, entry_id: int, channel_id: int) -> None:
        """Expect the answer to an interaction that was accepted."""
        if self._begun and interaction_id is not None:
            self._coming[interaction_id] = Owed(entry_id, channel_id)

    def drop(self, interaction_id: int | None) -> None:
        """Expect an answer no longer: its entry was not stored."""
        if interaction_id is not None and interaction_id in self._coming:
            del self._coming[interaction_id]
            self._note()

    def told(self, interaction_id: int) -> None:
        """Note that the answer to an interaction has arrived."""
        self.drop(interaction_id)

    def missed(self, interaction_id: int) -> int | None:
        """Owe an answer that did not arrive, and return its channel.

        None where it did arrive, or none was expected.
        """
        owed = self._coming.pop(interaction_id, None)
        if owed is None:
            return None
        self._owed[owed.entry_id] = owed
        self._note()
        return owed.channel_id

    def channels(self) -> list[int]:
        """Return the channels in which something is owed, longest first."""
        self._let_go()
        return list(dict.fromkeys(entry.channel_id for entry in self._owed.values()))

    def owed(self, channel_id: int) -> list[int]:
        """Return the entries owed in a channel, oldest first."""
        if not self._owed:
            return []
        self._let_go()
        return sorted(
            entry.entry_id for entry in self._owed.values() if entry.channel_id == channel_id
        )

    def settle(self, entries: Iterable[int]) -> None:
        """Owe entries no longer: they were told late, or are gone."""
        for entry_id in entries:
            self._owed.pop(entry_id, None)
        self._note()

    def _let_go(self) -> None:
        """Drop answers that are too old; the log still has them."""
        since = milliseconds() - _FOR
        old = [entry_id for entry_id in self._owed if moment_of(entry_id) < since]
        if old:
            self.settle(old)

    async def close(self) -> None:
        """Write what has changed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._changed:
            await self._write()

    def _note(self) -> None:
        self._changed = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="outbox")

    async def _run(self) -> None:
        try:
            pause = _SOON
            while self._changed:
                await asyncio.sleep(pause)
                pause = _SOON if await self._write() else _LATER
        finally:
            self._task = None

    async def _write(self) -> bool:
        """Store which answers have arrived; return whether that worked."""
        self._changed = False
        owed = [*self._owed.values(), *self._coming.values()][-_MOST:]
        work = partial(_keep, before=self._ids.next(), owed=owed)
        try:
            await self._database.write(work, alone=True)
        except asyncio.CancelledError:
            self._changed = True
            raise
        except Exception as error:  # noqa: BLE001 - nobody waits for this
            self._changed = True
            if unavailable(error):
                _log.warning("outbox-postponed")
            else:
                _log.error("outbox-failed", exc_info=error)
            return False
        return True


def _begin(connection: Connection, before: int) -> list[Owed]:
    """Return the owed answers, and start a new account from an id on."""
    table = table_of(OutboxRow)
    row = connection.execute(select(table.c.before, table.c.owed)).first()
    found = [] if row is None else _stored(connection, row[0], [entry_id for entry_id, _ in row[1]])
    connection.execute(delete(table))
    values = {"id": _ONLY, "before": before, "owed": [list(owed) for owed in found]}
    connection.execute(insert(table), values)
    return found


def _stored(connection: Connection, since: int, ids: Collection[int]) -> list[Owed]:
    """Return the entries of some ids and those since one, as far as they answer somebody."""
    entry, journal = table_of(EntryRow).c, table_of(JournalRow).c
    question = (
        select(entry.id, journal.channel_id)
        .join(table_of(JournalRow), journal.id == entry.journal_id)
        .where((entry.id >= since) | entry.id.in_(ids), entry.interaction_id.is_not(None))
        .order_by(entry.id.desc())
        .limit(_MOST)
    )
    return [Owed(*row) for row in connection.execute(question)][::-1]


def _keep(connection: Connection, before: int, owed: Collection[Owed]) -> None:
    row = {"before": before, "owed": [list(entry) for entry in owed]}
    connection.execute(update(table_of(OutboxRow)).values(row))
