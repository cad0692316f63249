"""Desks that one player alone sees: shown anew after what was done by them, or by others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, ClassVar, Final, TypeAlias

import discord
import structlog

from bot.commands.desk.shown.overview import overview_of
from bot.commands.request.answer import Answer
from bot.discord.delivery import OWN_DESK_LEFT, is_own_desk
from bot.discord.interactions import requester_of
from bot.discord.live.following import UNREACHED, Look
from bot.views.interface.buttons import MENU
from bot.views.interface.panel import layout_of

_PUT_BY: Final = "own-desk-put-by"
"""Noted on an interaction: the desk that was pressed, which no act of others changes meanwhile."""
_MOST: Final = 500
"""Desks that are known; of more, the oldest is forgotten."""

_Whose: TypeAlias = tuple[int, int]
"""A channel and a player."""
_Shown: TypeAlias = tuple[discord.Interaction, float]
"""The interaction by which a desk can be edited, and since when."""

_log = structlog.get_logger(__name__)


class OwnDesks:
    """The desks of players; of each player and channel the newest one is known, for a while.

    Discord lets a message that one player sees be edited by the interaction that showed it, for a
    quarter of an hour.

    Attributes:
        soon: Seconds after an act: what follows at once is shown with it.
        lasting: Seconds that a desk is known.
    """

    soon: ClassVar[float] = 1.0
    lasting: ClassVar[float] = 840.0

    def __init__(self, look: Look) -> None:
        """Show nothing yet.

        Args:
            look: Returns the context of a requester as it is now.
        """
        self._look = look
        self._shown: OrderedDict[_Whose, _Shown] = OrderedDict()
        self._awaited: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def pressed(self, interaction: discord.Interaction) -> None:
        """Put a desk by that was pressed: what comes of it may be a sheet in its place."""
        if is_own_desk(interaction.message):
            interaction.extras[_PUT_BY] = self._shown.pop(_whose(interaction), None)

    def answered(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Note where a desk is shown; where something was done by it, show it anew."""
        put_by: _Shown | None = interaction.extras.pop(_PUT_BY, None)
        if interaction.extras.pop(OWN_DESK_LEFT, False):
            self._begin(self._renew(interaction))
        elif answer.panel is not None:
            shown = ((each.kind, each.subject) for each in answer.panel.buttons)
            if answer.private and MENU in shown:
                self._keep(interaction)
        elif put_by is not None:
            self._shown.setdefault(_whose(interaction), put_by)

    def touch(self, channel_id: int) -> None:
        """Show the desks of a channel soon as they are now."""
        if channel_id not in self._awaited and any(at == channel_id for at, _ in self._shown):
            self._awaited.add(channel_id)
            self._begin(self._follow(channel_id))

    async def close(self) -> None:
        """Show no more, whoever acts from now on."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work, name="own-desk")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _keep(self, interaction: discord.Interaction) -> None:
        self._shown.pop(_whose(interaction), None)
        self._shown[_whose(interaction)] = interaction, time.monotonic()
        if len(self._shown) > _MOST:
            self._shown.popitem(last=False)

    async def _follow(self, channel_id: int) -> None:
        await asyncio.sleep(self.soon)
        self._awaited.discard(channel_id)  # whatever is done from now on is shown once more
        for whose in [each for each in self._shown if each[0] == channel_id]:
            interaction, since = self._shown.get(whose, (None, 0.0))
            if interaction is None:
                continue
            if time.monotonic() - since > self.lasting:
                self._shown.pop(whose, None)
                continue
            await self._renew(interaction, unless_pressed=True)

    async def _renew(
        self, interaction: discord.Interaction, *, unless_pressed: bool = False
    ) -> None:
        whose = _whose(interaction)
        try:
            context = await self._look(requester_of(interaction))
            await context.channel.settled()
            overview = await overview_of(replace(context.playing(), texts=context.own_texts))
            if unless_pressed and self._shown.get(whose, (None, 0.0))[0] is not interaction:
                return
            if overview is None:
                self._shown.pop(whose, None)
                await interaction.delete_original_response()
                return
            await interaction.edit_original_response(view=layout_of(overview.panel(own=True)))
            if not unless_pressed:
                self._keep(interaction)
        except UNREACHED as error:
            self._shown.pop(whose, None)  # closed by its player, maybe
            _log.warning("own-desk-not-shown", error=str(error))
        except Exception as error:  # noqa: BLE001 - nobody waits for this task
            _log.error("own-desk-failed", exc_info=error)


def _whose(interaction: discord.Interaction) -> _Whose:
    return interaction.channel_id or 0, interaction.user.id
