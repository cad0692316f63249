"""The commands that are known without importing a game are those of the declarations."""

from __future__ import annotations

import subprocess
import sys

from bot.commands.options.declared import KEPT, declared_commands, written
from bot.commands.options.game_commands import gather
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.installed import Games, installed_games
from tests.example.reeds import RULESET


def test_what_is_kept_is_what_the_games_declare() -> None:
    games = installed_games()
    assert KEPT.read_bytes() == written(games), "run make docs"
    assert declared_commands(games) == gather(games.values(), SHARED)


def test_the_commands_of_other_games_are_worked_out() -> None:
    assert declared_commands(Games([RULESET])) == gather([RULESET], SHARED)


def test_a_bot_is_made_without_importing_a_game() -> None:
    program = (
        "import sys; from bot.discord.client import create_bot;"
        "from bot.process.settings import load_settings;"
        "games = create_bot(load_settings(None)).games;"
        "print([one for one in games if f'rulesets.{one}' in sys.modules], len(games))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["[]", str(len(installed_games()))]
