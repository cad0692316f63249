"""The time that an answer takes: Discord is told to wait, and the player why."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog

_SOON: Final = 2.0
"""Seconds an answer may take before Discord is told to wait for it."""

_UNSURE: Final = 2.0
"""Seconds between two looks at why it takes longer than that."""

IN_PUBLIC: Final = "deferred-in-public"
"""Noted on an interaction whose message that waits is one that everybody sees."""

TOLD: Final = "told-how-far"
"""Noted on an interaction whose message that waits has words in it: the answer takes its place."""

_TO_TELL: Final = "to-tell"
"""Noted on an interaction of which Discord was not told yet to wait: the words that follow that."""

_log = structlog.get_logger(__name__)


class Deferral:
    """A promise to Discord of an answer that takes long; the player is told why, where known.

    Discord then waits for a quarter of an hour.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        *,
        private: bool,
        unsure: Callable[[discord.Interaction], str | None] = lambda _: None,
    ) -> None:
        """Wait for nothing yet.

        Args:
            interaction: What is to be answered.
            private: Whether the player alone sees the answer.
            unsure: Returns why it is not known whether it is stored; None where it is known.
        """
        self._interaction = interaction
        self._private = private
        self._unsure = unsure
        self._saying: asyncio.Task[Any] | None = None

    async def __aenter__(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_SOON, self._defer)

    async def __aexit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._saying is not None:
            await asyncio.wait({self._saying})

    def _defer(self) -> None:
        if not self._private:
            self._interaction.extras[IN_PUBLIC] = True
        self._say(self._deferred())
        self._look_later()

    async def _deferred(self) -> None:
        await self._interaction.response.defer(ephemeral=self._private, thinking=True)
        told: str | None = self._interaction.extras.pop(_TO_TELL, None)
        if told is not None:
            await waiting(self._interaction, told)

    def _say(self, saying: Awaitable[object]) -> None:
        self._saying = asyncio.ensure_future(_said(saying))

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_UNSURE, self._look)

    def _look(self) -> None:
        told = self._unsure(self._interaction)
        if told is None:
            self._look_later()
        else:
            self._say(waiting(self._interaction, told))


async def _said(saying: Awaitable[object]) -> None:
    """Tell Discord to wait; where it does not take that, the answer comes all the same, or late."""
    try:
        await saying
    except (discord.DiscordException, OSError) as error:
        _log.warning("wait-not-taken", error=str(error), code=getattr(error, "code", None))


async def waiting(interaction: discord.Interaction, told: str) -> None:
    """Tell the progress in the waiting message, or as soon as there is one."""
    if not interaction.response.is_done():
        interaction.extras[_TO_TELL] = told
        return
    with contextlib.suppress(discord.HTTPException):
        await interaction.edit_original_response(content=told)
        interaction.extras[TOLD] = True
