"""`python -m bot`: on Discord with a token, else the local table."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import sys

import discord

from bot.localiser import LOCALES, REFERENCE
from bot.logs import configure_logs
from bot.settings import Settings, SettingsError, load_settings
from bot.typed_text import well_formed


def arguments() -> argparse.ArgumentParser:
    """Return what the command line takes."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=(
            "Start Vexille: on Discord when a token is set, else the local table in this terminal. "
            "Lines piped in are commands as typed in Discord: /roll 3d6 dice:6,5,4"
        ),
    )
    parser.add_argument("--as", dest="name", default="", help="who speaks at the local table")
    parser.add_argument("--locale", choices=LOCALES, help="language of that player")
    parser.add_argument("--channel", default="general", help="channel of the local table")
    parser.add_argument("--database", help="where battles are kept, as a URL; wins over settings")
    parser.add_argument(
        "--json", dest="as_json", action="store_true", help="one JSON object per command"
    )
    return parser


def main() -> int:
    """Run the command line; return the exit status."""
    given = arguments().parse_args()
    try:
        settings = load_settings(database=given.database)
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    # The client warns of missing voice libraries; a bot that never speaks needs none.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if settings.discord_token is None:
        _open_table(settings, given)
    else:
        from bot.service import run_service  # noqa: PLC0415 - only what runs

        configure_logs(settings.log_level, settings.log_format)
        asyncio.run(run_service(settings))
    return 0


def _open_table(settings: Settings, given: argparse.Namespace) -> None:
    from bot.terminal import TerminalOptions, run_terminal  # noqa: PLC0415 - only what runs

    level = "WARNING" if settings.log_level == "INFO" else settings.log_level
    configure_logs(level, settings.log_format)
    name = given.name.strip() or _user_name()
    locale = given.locale or settings.locale or REFERENCE
    channel = well_formed(given.channel)
    options = TerminalOptions(well_formed(name), locale, channel, given.as_json)
    asyncio.run(run_terminal(settings, options))


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "player"


if __name__ == "__main__":
    sys.exit(main())
