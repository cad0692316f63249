"""`python -m bot`: on Discord with a token, else the local table."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import sys
from pathlib import Path
from typing import Final

import discord

from bot.process import garbage, malloc
from bot.process.logs import configure_logs
from bot.process.settings import Settings, load_settings
from bot.process.start_error import StartError
from bot.texts.localiser import LOCALES, REFERENCE
from bot.texts.typed_text import well_formed

_LAST_PORT: Final = 65535


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
    parser.add_argument("--files", type=Path, help="folder that keeps the files of answers")
    parser.add_argument(
        "--page", action="store_true", help="serve the local table's page alone, without a prompt"
    )
    parser.add_argument("--port", type=_port, help="where the page listens; 8417 by default")
    parser.add_argument(
        "--share", action="store_true", help="let the local network join, by a secret address"
    )
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= _LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: give a number from 1 to 65535")
    return int(text)


def main() -> int:
    """Run the command line; return the exit status."""
    malloc.share()
    garbage.pause()
    given = arguments().parse_args()
    try:
        settings = load_settings(database=given.database)
        _start(settings, given)
    except StartError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _start(settings: Settings, given: argparse.Namespace) -> None:
    # The client warns of missing voice libraries; a bot that never speaks needs none.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if settings.discord_token is None:
        _open_table(settings, given)
    else:
        from bot.discord.service import run_service  # noqa: PLC0415 - only what runs

        configure_logs(settings.log_level, settings.log_format)
        asyncio.run(run_service(settings))


def _open_table(settings: Settings, given: argparse.Namespace) -> None:
    from bot.local.terminal.colours import has_colours  # noqa: PLC0415 - only what runs
    from bot.local.terminal.session import TerminalOptions, run_terminal  # noqa: PLC0415 - only what runs

    level = "WARNING" if settings.log_level == "INFO" else settings.log_level
    configure_logs(level, settings.log_format)
    name = given.name.strip() or _user_name()
    locale = given.locale or settings.locale or REFERENCE
    channel = well_formed(given.channel)
    page = None
    if given.page or given.share or given.port is not None:
        from bot.local.page.opening import PageOptions  # noqa: PLC0415 - only what runs

        page = PageOptions(given.port, given.share)
    options = TerminalOptions(
        well_formed(name),
        locale,
        channel,
        given.as_json,
        page,
        page_only=given.page,
        files=given.files,
        coloured=has_colours(),
    )
    try:
        asyncio.run(run_terminal(settings, options))
    except BrokenPipeError:
        # Whoever read the answers has left; Python would complain of it once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "player"


if __name__ == "__main__":
    sys.exit(main())
