"""Pictures of dice as the application's own emojis: uploaded once, known from then on.

Answers wait for none of it: as long as they are not there, and where Discord does not take them,
dice are told in words.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import aiohttp
import discord
import structlog

from bot.views.pictures.dice_pictures import dice_pictures
from bot.views.words.dice_faces import PICTURED, VERSION, version_of

_log = structlog.get_logger(__name__)


class DiceEmojis:
    """The emojis of dice.

    Attributes:
        known: Each as a message writes it, by the name of its picture; empty until all are there.
    """

    def __init__(self) -> None:
        """Know none yet."""
        self.known: dict[str, str] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self, client: discord.Client) -> None:
        """Find or upload them; a client that has logged in is enough."""
        self._task = asyncio.create_task(self._bring(client), name="dice-emojis")

    async def finished(self) -> None:
        """Wait until they are there, or are known not to come."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Upload no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _bring(self, client: discord.Client) -> None:
        try:
            there = await _fetched(client)
            wanted = {face.name for face in PICTURED}
            if not wanted <= there.keys():
                there = await _completed(client, there, wanted)
            self.known |= {name: str(there[name]) for name in wanted}
            await _without_old(there.values())
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("dice-emojis-not-there", error=str(error))
        except Exception as error:  # noqa: BLE001 - nobody waits for this task
            _log.error("dice-emojis-failed", exc_info=error)


async def _fetched(client: discord.Client) -> dict[str, discord.Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


async def _completed(
    client: discord.Client, there: Mapping[str, discord.Emoji], wanted: set[str]
) -> dict[str, discord.Emoji]:
    """Upload what is missing, one after the other, and return all.

    Raises:
        HTTPException: Discord refuses one that is not there.
    """
    found, pictures = dict(there), dice_pictures()
    for name in sorted(wanted - found.keys()):
        if name in found:
            continue
        try:
            found[name] = await client.create_application_emoji(name=name, image=pictures[name])
        except discord.HTTPException:
            found = await _fetched(client)  # another process may have been faster
            if name not in found:
                raise
    return found


async def _without_old(emojis: Iterable[discord.Emoji]) -> None:
    """Delete the pictures of earlier versions."""
    for emoji in emojis:
        version = version_of(emoji.name)
        if version is not None and version < VERSION:
            try:
                await emoji.delete()
            except discord.NotFound:  # another process was faster
                continue
