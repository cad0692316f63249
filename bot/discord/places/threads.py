"""A battle in a thread of its own, opened for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import discord

from bot.battle.store import Store
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.routing.router import Router
from bot.texts.localiser import Localiser, sentence
from bot.views.cards.card import Card
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

THREAD: Final = "thread"
"""The option that asks for one."""

_LONGEST_NAME: Final = 100


class BattleThreads:
    """A starter of battles in threads."""

    def __init__(self, router: Router, store: Store, localiser: Localiser) -> None:
        self._router = router
        self._store = store
        self._localiser = localiser
        self._starting: dict[int, asyncio.Task[Answer]] = {}

    async def start(
        self,
        interaction: discord.Interaction,
        requester: Requester,
        spec: CommandSpec,
        options: Mapping[str, Raw],
    ) -> Answer:
        """Open a thread and start a battle there; without the battle the thread goes again.

        An interaction that is delivered twice opens one thread.
        """
        number = interaction.id
        starting = self._starting.get(number)
        if starting is None:
            starting = asyncio.create_task(self._start(interaction, requester, spec, options))
            self._starting[number] = starting
            starting.add_done_callback(lambda _: self._starting.pop(number, None))
        return await asyncio.shield(starting)

    async def _start(
        self,
        interaction: discord.Interaction,
        requester: Requester,
        spec: CommandSpec,
        options: Mapping[str, Raw],
    ) -> Answer:
        texts = self._localiser.texts(requester.locale)
        known = await self._store.channel_of(interaction.id)
        if known is not None:
            return await self._router.command(_moved(requester, known), spec, options)
        sides = [str(options.get(f"side_{number}") or "") for number in ("one", "two")]
        name = " – ".join(filter(None, sides)) or texts("battle-unnamed")
        try:
            thread = await _opened(interaction, name)
        except Refusal as refusal:
            told = sentence(texts, refusal)
            return Answer(Card("", told, tone="refusal"), private=True, refused=refusal.code)
        try:
            answer = await self._router.command(_moved(requester, thread.id), spec, options)
        except BaseException:
            await _gone(thread)
            raise
        if answer.refused is not None:
            await _gone(thread)
            return answer
        where = texts("battle-in-thread", thread=thread.name)
        card = replace(answer.card, dice=(where, *answer.card.dice))
        return replace(answer, card=card)


async def _opened(interaction: discord.Interaction, name: str) -> discord.Thread:
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread-here")
    try:
        return await channel.create_thread(
            name=name[:_LONGEST_NAME], type=discord.ChannelType.public_thread
        )
    except discord.Forbidden as error:
        raise Refusal("thread-not-allowed") from error


async def _gone(thread: discord.Thread) -> None:
    with contextlib.suppress(discord.HTTPException):
        await thread.delete()


def _moved(requester: Requester, thread_id: int) -> Requester:
    return replace(requester, channel_id=thread_id, parent_id=requester.channel_id)
