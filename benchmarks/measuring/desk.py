"""A router with a battle on it, small or crowded, asked without Discord in between."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, Final

from bot.battle.store import Store
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import Upload
from bot.commands.routing.completion import Completion
from bot.commands.routing.router import Router
from bot.discord.client import create_bot
from bot.process.settings import Settings

CHANNEL: Final = 100
_SERVER: Final = 1000
_LINE: Final = "{name} 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]"
_AT_ONCE: Final = 100


class Desk:
    """An open store and its router."""

    def __init__(self, store: Store, router: Router) -> None:
        self.store = store
        self.router = router
        self.completion = Completion(router)
        self._numbers = count(1)

    @classmethod
    async def open(cls, url: str) -> Desk:
        """Open a database."""
        bot = create_bot(Settings(database=url))
        store = await Store.open(url, bot.games)
        return cls(store, Router(store, bot.localiser, bot.specs))

    def requester(
        self, channel: int = CHANNEL, uploads: Mapping[str, Upload] | None = None
    ) -> Requester:
        """Return the one who asks, under a new interaction."""
        return Requester(
            next(self._numbers), 1, "Ana", "en", channel, None, _SERVER, uploads=uploads or {}
        )

    async def ask(
        self,
        command: str,
        options: Mapping[str, Any] | None = None,
        *,
        channel: int = CHANNEL,
        uploads: Mapping[str, Upload] | None = None,
    ) -> Answer:
        """Return the answer to a command, which must not be a refusal."""
        spec = self.router.spec(command)
        answer = await self.router.command(self.requester(channel, uploads), spec, options or {})
        if answer.refused is not None:
            raise AssertionError(command, options, answer.refused, answer.card.headline)
        return answer

    async def begin(self, units: int) -> None:
        """Start a battle with so many units a side."""
        await self.ask("battle start", {"side_one": "Elves", "side_two": "Orcs"})
        for side in ("Elves", "Orcs"):
            names = [f"{side} {number}" for number in range(1, units + 1)]
            for first in range(0, units, _AT_ONCE):
                lines = (_LINE.format(name=f'"{name}"') for name in names[first : first + _AT_ONCE])
                listed = Upload("army.txt", "\n".join(lines).encode())
                await self.ask("army import", {"side": side}, uploads={"file": listed})

    async def go(self, phase: str) -> None:
        """Go on to a phase, if it is not the one under way."""
        channel = await self.store.peek(CHANNEL)
        if channel.battle is not None and channel.battle.phase != phase:
            await self.ask("battle next", {"phase": phase})

    async def fill(self, entries: int) -> None:
        """Play until the log has so many entries: rolls, wounds, phases."""
        number = 0
        while number < entries:
            unit = f"Elves {number // 5 % 4 + 1}"
            for command, options in (
                ("unit damage", {"unit": unit, "wounds": 1}),
                ("test", {"what": "leadership", "unit": unit}),
                ("unit heal", {"unit": unit, "wounds": 1}),
                ("roll", {"notation": "12d6>=4"}),
                ("roll", {"notation": "unit_power", "values": f"unit:{unit}"}),
            ):
                answer = await self.ask(command, options)
            assert answer.outcome is not None
            number = answer.outcome["entry"]
            if number % 600 < 5:
                await self.ask("battle next")

    async def close(self) -> None:
        """Close the store."""
        await self.store.close()
