"""Rare commands: no memory is taken until somebody asks."""

from __future__ import annotations

import subprocess
import sys

SELDOM = (
    "units.armies",
    "lookup.books",
    "campaign.results.battles",
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
    "mako",
    "markupsafe",
    "prompt_toolkit",
    "bot.armies.formats.spreadsheet",
    "bot.local.page",
)


def test_seldom_used_modules_are_not_imported_by_a_bot_that_starts() -> None:
    unwanted = [*(f"bot.commands.{module}" for module in SELDOM), *LIBRARIES]
    program = (
        f"import sys, bot.local.terminal.session; print(*(set({unwanted!r}) & set(sys.modules)))"
    )
    started = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert started.stdout.split() == []
