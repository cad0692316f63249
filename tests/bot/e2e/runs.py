"""`python -m bot`, run after run: a process that has loaded all and forks one for each.

What it forks is the bot from its command line on, with the input and output of a process of its
own; only the second that Python takes to load is spared. It reads runs from standard input, a JSON
object a line, and gives back how each ended and what it wrote.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import tempfile
import traceback
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import NamedTuple, NoReturn

from bot.__main__ import main
from bot.discord.client import Vexille, create_bot
from bot.discord.translator import FrenchTranslator
from bot.process.settings import Settings
from bot.texts import bundle
from bot.texts.localiser import LOCALES
from localdiscord.rules.check import check_commands

PATIENCE = 60
"""Seconds after which a run that has not ended is killed."""

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


def run(options: list[str], typed: str, environment: dict[str, str]) -> Finished:
    """Run the bot with some options, some text at its standard input, and an environment."""
    with (
        tempfile.TemporaryFile() as read,
        tempfile.TemporaryFile() as written,
        tempfile.TemporaryFile() as errors,
    ):
        read.write(typed.encode())
        read.seek(0)
        child = os.fork()
        if not child:
            signal.alarm(PATIENCE)
            for number, file in enumerate((read, written, errors)):
                os.dup2(file.fileno(), number)
            _be(options, environment)
        _, status = os.waitpid(child, 0)
        for file in (written, errors):
            file.seek(0)
        ended = os.waitstatus_to_exitcode(status)
        return Finished(ended, written.read().decode(), errors.read().decode())


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
    translator = FrenchTranslator()
    commands = bot.tree.get_commands()
    check_commands([await each.get_translated_payload(bot.tree, translator) for each in commands])


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
    for asked in sys.stdin:
        sys.stdout.write(f"{json.dumps(run(**json.loads(asked)))}\n")
        sys.stdout.flush()
