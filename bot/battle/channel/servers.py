"""The choices of servers for all their channels, shared by the channels in memory."""

import asyncio
from collections.abc import Callable, Mapping

from bot.store.journal.record import Entry
from bot.store.statements import Operation, deleting, inserting
from bot.store.tables.battle import GuildRow


class Server:
    """A server's choices.

    Attributes:
        row: What holds now.
    """

    def __init__(self, row: GuildRow, lose: Callable[["Server"], None]) -> None:
        """Take what is stored.

        Args:
            row: It; without a choice where nothing is.
            lose: Called when this is no longer what is stored.
        """
        self.row = row
        self._lose = lose

    def with_choices(
        self, values: Mapping[str, str | None], house: Mapping[str, str | None]
    ) -> GuildRow:
        """Return the row with other choices, None for none; house rules by their keys."""
        kept = {**self.row.house, **house}
        known = {key: value for key, value in kept.items() if value is not None}
        return GuildRow(**{**self.row.model_dump(), **values, "house": known})

    def keep(self, row: GuildRow) -> None:
        """Let a row hold from now on."""
        self.row = row

    def watch(self, coming: asyncio.Future[Entry]) -> None:
        """Forget what is here if what was promised could not be stored."""

        def look(done: asyncio.Future[Entry]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._lose(self)

        coming.add_done_callback(look)


def storing(row: GuildRow) -> list[Operation]:
    """Return the write of a server's choices, whatever was there."""
    return [deleting("guild", row.id), inserting("guild", row.model_dump())]
