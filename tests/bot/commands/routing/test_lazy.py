"""What is seldom asked for takes no memory until somebody asks."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module

SELDOM = (
    "units.armies",
    "lookup.books",
    "campaign.battles",
    "campaign.challenges",
    "campaign.files",
    "campaign.link",
    "campaign.pairings",
    "campaign.standings",
    "campaign.campaigns",
    "cards.cards",
    "battle.chronicles",
    "cards.decks",
    "battle.exchange",
    "dice.luck",
    "battle.overruling",
    "settings.privacy",
    "battle.report",
    "campaign.roster.after",
    "campaign.roster.dice",
    "campaign.roster.rosters",
    "lookup.rulebook",
    "lookup.rulings",
    "campaign.sites",
    "campaign.territory",
    "campaign.territory_drawing",
    "dice.verifying",
    "dice.waiving",
)
LIBRARIES = (
    "rapidfuzz",
    "Stemmer",
    "PIL",
    "glicko2",
    "networkx",
    "pygal",
    "prompt_toolkit",
    "bot.armies.formats.spreadsheet",
    "bot.local.page",
)


def test_seldom_used_modules_are_not_imported_by_a_bot_that_starts() -> None:
    unwanted = [*(f"bot.commands.{one}" for one in SELDOM), *LIBRARIES]
    program = (
        f"import sys, bot.local.terminal.session; print(*(set({unwanted!r}) & set(sys.modules)))"
    )
    started = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert started.stdout.split() == []


def test_whatever_is_imported_later_is_there_when_it_is_asked_for() -> None:
    handlers = import_module("bot.commands.routing.handlers")
    named = [
        handler.__qualname__.split(":")
        for table in (handlers.HANDLERS, handlers.PRESSES, handlers.FORMS, handlers.FORMS_OF)
        for handler in table.values()
        if ":" in handler.__qualname__
    ]
    assert {module.removeprefix("bot.commands.") for module, _ in named} == set(SELDOM)
    for module, name in named:
        assert inspect.iscoroutinefunction(getattr(import_module(module), name)), name
