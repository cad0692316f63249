"""`python -m bot`, run after run: a process that has loaded all and forks one for each.

What it forks is the bot from its command line on, with the input and output of a process of its
own; only the second that Python takes to load is spared. It is asked for runs by a socket, whose
number is its argument.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import sys
import traceback
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import NamedTuple, NoReturn

from bot.__main__ import main
from bot.discord.client import Vexille, create_bot
from bot.discord.commands.command_set import command_set
from bot.process.settings import Settings
from bot.texts import bundle
from bot.texts.localiser import LOCALES
from localdiscord.rules.check import check_commands

PATIENCE = 60
"""Seconds after which a run that has not ended is killed."""

MOST_BYTES = 100_000
"""Bytes that the options and the environment of a run take at most."""

LAZILY_LOADED = (
    "bot.local.terminal.session",
    "bot.process.garbage",
    "bot.store.tables.every_table",
    "bot.views.renderers.plain",
    "migrations",
    "sqlalchemy.dialects.sqlite.aiosqlite",
)
"""What a run imports only once it needs it."""


class Finished(NamedTuple):
    """A run that has ended: its exit status, and what it wrote to its two outputs."""

    returncode: int
    stdout: str
    stderr: str


class Asked(NamedTuple):
    """A run that is asked for: the bot's options and its environment."""

    options: list[str]
    environment: dict[str, str]


def serve(asking: socket.socket) -> None:
    """Fork the runs that are asked for, until nobody asks any more.

    With each come a socket, told the number of its process and then how that ended, and its three
    streams.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait for the runs
    while True:
        asked, files, _, _ = socket.recv_fds(asking, MOST_BYTES, 4)
        if not asked:
            return
        if not os.fork():
            asking.close()
            _watch(Asked(*json.loads(asked)), files)
        for file in files:
            os.close(file)


def _watch(asked: Asked, files: list[int]) -> NoReturn:
    """Fork a run, tell its number, wait for its end and tell that."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    telling, *streams = files
    child = os.fork()
    if not child:
        os.close(telling)
        signal.alarm(PATIENCE)
        for number, file in enumerate(streams):
            os.dup2(file, number)
            os.close(file)
        # Made anew, as they know of what they stand on whether it can be sought in.
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
        _be(asked.options, asked.environment)
    for number, file in enumerate(streams):
        os.close(file)
        os.close(number)
    with socket.socket(fileno=telling) as told:
        told.send(str(child).encode())
        _, status = os.waitpid(child, 0)
        with suppress(OSError):  # whoever asked may be gone
            told.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _be(options: list[str], environment: dict[str, str]) -> NoReturn:
    """Be the bot, and end as its process would."""
    sys.argv = ["bot", *options]
    os.environ.clear()
    os.environ.update(environment)
    status = 1
    try:
        status = main()
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001 - told, as Python tells what ends a process
        traceback.print_exc()
    finally:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError):
                stream.flush()
        os._exit(status)


async def _describe(bot: Vexille) -> None:
    """Translate and check the commands, which every run registers alike."""
    commands = command_set(bot.games, bot.localiser)
    check_commands(await commands.everywhere(bot.tree))
    for game in bot.games:
        check_commands(await commands.on_server(bot.tree, (game,)))


def _load() -> None:
    """Load all that runs would load, each for itself."""
    # Texts are parsed once, as modules are loaded once.
    bundle.read_text = cache(bundle.read_text)
    for name in LAZILY_LOADED:
        import_module(name)
    loaded = create_bot(Settings(_env_file=None))  # type: ignore[call-arg]
    assert [*loaded.games.values()]  # a game is imported as it is looked at
    for locale in LOCALES:
        for game in (None, *loaded.games):
            loaded.localiser.texts(locale, game)
    asyncio.run(_describe(loaded))
    gc.collect()
    gc.freeze()  # what is here already costs no run a second look


if __name__ == "__main__":
    _load()
    with socket.socket(fileno=int(sys.argv[1])) as asking:
        serve(asking)
