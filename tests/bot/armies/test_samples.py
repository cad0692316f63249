"""Armies to try each game with, which its texts hold in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from bot.commands.options.names import GameNames
from bot.commands.units.lexicon import lexicon_of
from bot.texts.localiser import Locale, Localiser
from rulesets.core.ruleset.installed import installed_games

GAMES = installed_games()
LOCALISER = Localiser(GAMES)


def read(game: str, sample: str, locale: Locale) -> Roster:
    """Read the list of an army as a player of a language pastes it."""
    listed = LOCALISER.texts(locale, game).format(f"sample-{sample}", "list", {})
    return read_army(listed, lexicon_of(GAMES[game], GameNames(GAMES[game], LOCALISER, locale)))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_armies_to_try_under_names_of_their_own(game: str) -> None:
    samples = GAMES[game].samples
    assert len(samples) == 2
    for sample in samples:
        english, french = read(game, sample, "en"), read(game, sample, "fr")
        assert english.problems == french.problems == ()
        assert english.name != french.name
        nameless = [[replace(unit, name="") for unit in each.units] for each in (english, french)]
        assert nameless[0] == nameless[1]
        assert len(nameless[0]) == 6
