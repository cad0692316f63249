"""Desks that one player alone sees: shown anew after what was done by them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import structlog

from bot.commands.desk.overview import overview_of
from bot.discord.delivery import OWN_DESK_LEFT
from bot.discord.interactions import requester_of
from bot.discord.live.following import Look
from bot.views.interface.panel import layout_of

_log = structlog.get_logger(__name__)


class OwnDesks:
    """The desks of players, each known only while what was pressed on it is answered."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet.

        Args:
            look: Returns the context of a requester as it is now.
        """
        self._look = look
        self._tasks: set[asyncio.Task[None]] = set()

    def answered(self, interaction: discord.Interaction) -> None:
        """Show the desk anew that something was done by, in place of its sheet."""
        if interaction.extras.pop(OWN_DESK_LEFT, False):
            task = asyncio.create_task(self._renew(interaction), name="own-desk")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Show no more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _renew(self, interaction: discord.Interaction) -> None:
        try:
            context = await self._look(requester_of(interaction))
            await context.channel.settled()
            overview = await overview_of(replace(context.playing(), texts=context.own_texts))
            if overview is None:
                await interaction.delete_original_response()
            else:
                layout = layout_of(overview.panel(own=True))
                await interaction.edit_original_response(view=layout)
        except (discord.HTTPException, OSError) as error:
            _log.warning("own-desk-not-shown", error=str(error))
        except Exception as error:  # noqa: BLE001 - nobody waits for this task
            _log.error("own-desk-failed", exc_info=error)
