"""Bots written with clients that nobody here wrote, and what each needs to run."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from localdiscord import LocalTable
from tests.architecture.sources import ROOT

HERE = Path(__file__).parent
PYTHON_PEERS = ROOT / ".venv" / "peers"
REQUIRED = os.environ.get("VEXILLE_REQUIRE_PEERS") == "1"
"""Whether a machine on which a peer cannot run fails the tests."""


@dataclass(frozen=True)
class Peer:
    """A bot as a process of its own.

    Attributes:
        command: What starts it; the first word is looked for on the path.
        libraries: The folder its client is installed in.
        knows_labels: Whether its forms hold more than texts; hikari 2.7 drops all else unread.
    """

    name: str
    command: tuple[str, ...]
    libraries: Path
    environment: dict[str, str] = field(default_factory=dict)
    knows_labels: bool = True

    @property
    def missing(self) -> str:
        """Return what keeps it from running on this machine; empty when nothing does."""
        if shutil.which(self.command[0]) is None:
            return f"{self.command[0]} is not on this machine"
        return "" if self.libraries.is_dir() else f"{self.name} is not installed: run make peers"

    @asynccontextmanager
    async def at(self, table: LocalTable) -> AsyncIterator[None]:
        """Run it at a table, from its arrival until it has left in order."""
        address = {"TABLE_HTTP": table.http_base, "TABLE_TOKEN": table.token}
        process = await asyncio.create_subprocess_exec(
            *self.command, env={**os.environ, **self.environment, **address}
        )
        try:
            arrival = asyncio.create_task(table.wait_bot())
            end = asyncio.create_task(process.wait())
            await asyncio.wait((arrival, end), return_when=asyncio.FIRST_COMPLETED)
            assert arrival.done(), f"{self.name} has ended before it reached the table"
            await arrival
            yield
        finally:
            if process.returncode is None:
                process.terminate()
            status = await process.wait()
        assert status == 0


PEERS = (
    Peer(
        "hikari",
        (sys.executable, "-W", "ignore", str(HERE / "hikari_bot.py")),
        PYTHON_PEERS / "hikari",
        {"PYTHONPATH": str(PYTHON_PEERS)},
        knows_labels=False,
    ),
    Peer(
        "discord.js",
        ("node", str(HERE / "discord_js_bot.mjs")),
        HERE / "node_modules" / "discord.js",
    ),
)
