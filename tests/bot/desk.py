"""The desk: the bot without Discord, asked by players who are known by name alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.battle.channel.surroundings import Defaults
from bot.battle.store import Store
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.routing.router import Router
from bot.discord.client import create_bot
from bot.process.settings import Settings
from bot.store.journal.record import Entry

ALICE = Requester(1, 11, "Alice", "en", 100, guild_id=1000, manager=True)


BRUNO = replace(ALICE, user_id=12, name="Bruno", locale="fr")


class Desk:
    """A router with its store, opened again at will."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._bot = create_bot(Settings(database=url))
        self._next = 1

    async def open(self) -> None:
        bot = self._bot
        self.store = await Store.open(self._url, bot.games, Defaults(cards="full"))
        self.router = Router(self.store, bot.localiser, bot.specs)

    async def reopen(self) -> None:
        await self.store.close()
        await self.open()

    async def asks(
        self,
        command: str,
        options: Mapping[str, Any] | None = None,
        *,
        who: Requester = ALICE,
        again: int | None = None,
    ) -> Answer:
        """Ask as a new interaction, or as one delivered before."""
        self.count()
        requester = replace(who, interaction_id=again or self._next)
        return await self.router.command(requester, self.router.spec(command), dict(options or {}))

    def count(self) -> None:
        """Begin another interaction."""
        self._next += 1

    @property
    def last(self) -> int:
        """The id of the last interaction."""
        return self._next


async def presses(
    desk: Desk, told: Answer, kind: str, who: Requester = ALICE, again: int | None = None
) -> Answer:
    desk.count()
    subject = next(button.subject for button in told.buttons if button.kind == kind)
    requester = replace(who, interaction_id=again or desk.last)
    return await desk.router.press(requester, kind, subject)


async def throws(desk: Desk, dice: str | None, who: Requester = ALICE) -> Answer:
    return await desk.asks("throw", {"dice": "show" if dice is None else dice}, who=who)


async def entries(desk: Desk) -> list[Entry]:
    """Return the log, oldest first."""
    channel = await desk.store.peek(ALICE.channel_id)
    return (await desk.store.history(channel, 1000))[::-1]


def outcome(told: Answer) -> dict[str, Any]:
    assert told.refused is None, told.card
    assert told.outcome is not None
    return told.outcome
