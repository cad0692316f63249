"""`python -m bot`, run after run: a process that has loaded all and forks one for each.

What it forks is the bot from its command line on, with the input and output of a process of its
own; only the second that Python takes to load is spared. It reads the runs from standard input, as
JSON, and gives back what each wrote.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import tempfile
from functools import cache
from typing import NoReturn

from fluent.syntax import FluentParser

from bot.__main__ import main
from bot.discord.client import Vexille, create_bot
from bot.discord.translator import FrenchTranslator
from bot.process.settings import Settings
from bot.texts.localiser import LOCALES
from localdiscord.rules.check import check_commands


def run(options: list[str], lines: list[str]) -> tuple[int, str]:
    """Return how a run of the bot ended, and what it wrote."""
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as written:
        typed.write("".join(f"{line}\n" for line in lines).encode())
        typed.seek(0)
        child = os.fork()
        if not child:
            os.dup2(typed.fileno(), 0)
            os.dup2(written.fileno(), 1)
            _be(options)
        _, status = os.waitpid(child, 0)
        written.seek(0)
        return os.waitstatus_to_exitcode(status), written.read().decode()


def _be(options: list[str]) -> NoReturn:
    sys.argv = ["bot", *options]
    status = 1
    try:
        status = main()
        sys.stdout.flush()
    finally:
        os._exit(status)


async def _describe(bot: Vexille) -> None:
    """Translate and check the commands, which every run registers alike."""
    translator = FrenchTranslator()
    commands = bot.tree.get_commands()
    check_commands([await each.get_translated_payload(bot.tree, translator) for each in commands])


if __name__ == "__main__":
    # Texts are parsed once, as modules are loaded once.
    parse = cache(FluentParser().parse)
    FluentParser.parse = lambda _, source: parse(source)  # type: ignore[method-assign]
    loaded = create_bot(Settings(_env_file=None))  # type: ignore[call-arg]
    for locale in LOCALES:
        for game in (None, *loaded.games):
            loaded.localiser.texts(locale, game)
    asyncio.run(_describe(loaded))
    gc.collect()
    gc.freeze()  # what is here already costs no run a second look
    told = [run(options, lines) for options, lines in json.load(sys.stdin)]
    json.dump(told, sys.stdout)
