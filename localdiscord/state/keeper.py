"""The interface of a keeper, which keeps a table beyond its process."""

from typing import Protocol

from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.state.memory import TableState


class Keeper(Protocol):
    """A keeper that fills a table before it opens, and follows its changes until it is closed."""

    async def begin(self, state: TableState, clock: SnowflakeClock, http_base: str) -> None:
        """Put what was kept on the table, whose ids go on from there, and follow its changes.

        Args:
            state: The table's memory.
            clock: Where its ids come from.
            http_base: Where the table will listen: links to its files begin with it.
        """

    async def kept(self, message_id: int) -> None:
        """Wait until a message is kept as it is now, or is known to be beyond keeping."""

    async def end(self) -> None:
        """Keep what has changed, and follow no longer."""
