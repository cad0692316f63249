"""`python -m bot`: on Discord with a token, else the local table."""

from __future__ import annotations

import asyncio
import getpass
from typing import Annotated, Literal

import discord
import typer

from bot.logs import configure_logs
from bot.settings import Settings, SettingsError, load_settings


def main() -> None:
    """Run the command line."""
    typer.run(start)


def start(
    name: Annotated[str, typer.Option("--as", help="Who speaks at the local table.")] = "",
    locale: Annotated[
        Literal["en", "fr"] | None, typer.Option(help="Language of that player.")
    ] = None,
    channel: Annotated[str, typer.Option(help="Channel of the local table.")] = "general",
    database: Annotated[
        str | None, typer.Option(help="Where battles are kept, as a URL; wins over the setting.")
    ] = None,
    *,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object per command on standard output.")
    ] = False,
) -> None:
    """Start Vexille: on Discord when a token is set, else the local table in this terminal.

    Lines piped in are commands as typed in Discord: /roll 3d6 dice:6,5,4
    """
    try:
        settings = load_settings()
        if database is not None:
            settings = Settings.model_validate({**settings.model_dump(), "database": database})
    except (SettingsError, ValueError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    # The client warns of missing voice libraries; a bot that never speaks needs none.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if settings.discord_token is None:
        from bot.terminal import TerminalOptions, run_terminal  # noqa: PLC0415 - only what runs

        level = "WARNING" if settings.log_level == "INFO" else settings.log_level
        configure_logs(level, settings.log_format)
        options = TerminalOptions(
            name.strip() or _user_name(), locale or settings.locale, channel, as_json
        )
        asyncio.run(run_terminal(settings, options))
    else:
        from bot.service import run_service  # noqa: PLC0415

        configure_logs(settings.log_level, settings.log_format)
        asyncio.run(run_service(settings))


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "player"


if __name__ == "__main__":
    main()
