"""The bot as a service on Discord: health, metrics, and a stop that finishes its work."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import structlog

from bot.campaign.site.paths import ROUTE
from bot.discord.client import Vexille, create_bot
from bot.discord.sites import later_sites
from bot.process.garbage import settle
from bot.process.health.server import HealthServer, process_metrics
from bot.process.settings import Settings, variable
from bot.process.start_error import StartError, reason_of
from bot.store.engine.sole_use import sole_use

_log = structlog.get_logger(__name__)


async def run_service(settings: Settings) -> None:
    """Stay connected to Discord until SIGTERM or SIGINT; then answer what is begun and leave.

    Raises:
        StartError: Discord cannot be reached or does not know the token, the health port is taken,
            another process uses the database, or the store cannot be opened.
    """
    token = settings.discord_token
    if token is None:
        msg = "a Discord token is needed"
        raise ValueError(msg)
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: loop.create_task(bot.close()))
    async with AsyncExitStack() as stack:
        if settings.health_port is not None:
            await stack.enter_async_context(_listening(settings, settings.health_port, bot))
        bot.hold = await stack.enter_async_context(sole_use(settings.database, settings.locale))
        await stack.enter_async_context(bot)
        await _log_in(bot, token.get_secret_value())
        settle()
        await bot.connect()
    _log.info("stopped")


@asynccontextmanager
async def _listening(settings: Settings, port: int, bot: Vexille) -> AsyncIterator[None]:
    registry = process_metrics() if settings.metrics else None
    sites = None if settings.sites is None else (ROUTE, later_sites(bot))
    server = HealthServer(settings.health_host, port, bot.healthy, registry, sites)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(server)
        except OSError as error:
            raise StartError(
                f"Nothing can listen on {settings.health_host}:{port}, "
                f"the health port: {reason_of(error)}."
            ) from error
        yield


async def _log_in(bot: Vexille, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure as error:
        raise StartError(
            f"Discord does not know the token in {variable('discord_token')}."
        ) from error
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise StartError(f"Discord cannot be reached: {reason_of(error)}.") from error
