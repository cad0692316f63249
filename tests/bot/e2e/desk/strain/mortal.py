"""A bot in a process of its own that is killed, as by `kill -9`, at the point its order names.

`python -m tests.bot.e2e.desk.strain.mortal DATABASE ORDER` sits down at the table that the
environment names. As soon as the file ORDER is there, the first to come to the point written in
it dies.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.commands.desk.sheet import Sheet
from bot.discord import client
from bot.discord.client import create_bot
from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower
from bot.process.settings import Settings
from bot.store.messages import Messages
from bot.store.tables.live import DeskRow
from localdiscord.pointing import pointed_at

CHOICE: Final = "choice"
UNTOLD: Final = "untold"
UNNOTED: Final = "unnoted"
POINTS: Final = (CHOICE, UNTOLD, UNNOTED)
"""In the middle of a choice, between storing and answering, between a desk and the note of it."""
PLACES: Final = ((Sheet, "of"), (client, "deliver"), (Messages, "keep"))
"""What is done at each of them."""


ACTION: Final = "charge_declaration"
"""What the desk does that is killed."""


def stored(folder: Path) -> int:
    """Return how many entries of the action are stored in the database of a folder."""
    with sqlite3.connect(folder / "vexille.db") as database:
        rows = database.execute("SELECT record FROM entry").fetchall()
    database.close()
    return sum(f'"action":"{ACTION}"' in str(record) for (record,) in rows)


def dying(order: Path, point: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """Return some work that kills the process instead, once that is ordered."""

    noted: set[int] = set()

    def died(*given: Any, **more: Any) -> Any:
        elsewhere = point == UNNOTED
        if elsewhere and isinstance(given[-1], DeskRow):  # only one that was just sent
            elsewhere = given[-1].message_id in noted or not stored(order.parent)
            noted.add(given[-1].message_id)
        if not elsewhere and order.exists() and order.read_text() == point:
            order.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return work(*given, **more)

    return died


async def _main(database: str, order: Path) -> None:
    Follower.soon = Desks.between = 0.01
    for point, (owner, name) in zip(POINTS, PLACES, strict=True):
        setattr(owner, name, dying(order, point, getattr(owner, name)))
    settings = Settings(_env_file=None, database=database, guild_ready_timeout=0.01)  # type: ignore[call-arg]
    http, gateway = os.environ["TABLE_HTTP"], os.environ["TABLE_GATEWAY"]
    with pointed_at(http, gateway):
        await create_bot(settings).start(os.environ["TABLE_TOKEN"])


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], Path(sys.argv[2])))
