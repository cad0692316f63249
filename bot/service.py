"""The bot as a service on Discord: health, metrics, and a stop that finishes its work."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack

import structlog

from bot.app import create_bot
from bot.health.server import HealthServer, process_metrics
from bot.settings import Settings

_log = structlog.get_logger(__name__)


async def run_service(settings: Settings) -> None:
    """Stay connected to Discord until SIGTERM or SIGINT; then answer what is begun and leave.

    Raises:
        discord.LoginFailure: Discord does not know the token.
    """
    token = settings.discord_token
    if token is None:
        msg = "a Discord token is needed"
        raise ValueError(msg)
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(bot.start(token.get_secret_value()))
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: loop.create_task(bot.close()))
    async with AsyncExitStack() as stack:
        if settings.health_port is not None:
            registry = process_metrics() if settings.metrics else None
            await stack.enter_async_context(
                HealthServer(settings.health_host, settings.health_port, bot.healthy, registry)
            )
        await running
    _log.info("stopped")
