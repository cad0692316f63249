"""Statuses of BlackHammer and Warhammer: each acts by what it declares, or is read by a rule."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from rulesets.core.results.status import FALLEN, Status
from rulesets.core.ruleset.installed import installed_games
from tests.architecture.sources import ROOT

GAMES: Final = {name: installed_games()[name] for name in ("blackhammer", "whfb2")}
FOR_PLAYERS: Final = {
    "blackhammer": frozenset({FALLEN}),  # read by what all games share
    "whfb2": frozenset(
        {
            "rallied",  # ends the rout, by its declaration, and says why
            # Looks, light and ways over water or through the ground: what they are good for
            # happens where the figures stand, which players alone see.
            "illusory-appearance",
            "replicated",
            "ghostly-appearance",
            "grand-illusion",
            "hallucinating",
            "has-guardian",
            "magic-light",
            "walks-on-water",
            "crumbling-touch",
            "tunnelling",
        }
    ),
}
"""Statuses that no rule of the game reads, each with the reason."""
_WRITTEN: Final = re.compile(
    r"Status(?:Set|Cleared|Alone|OfAll)?\((?:[^()]|\([^()]*\))*\)"
    r"|^from [^\n]+ import (?:\([^)]*\)|[^\n]+)"
    r"|^\w+(?:: [^=\n]+)? = \"[a-z0-9-]+\"$",
    re.MULTILINE,
)
"""Where a status is declared, set or ended, and where its name is given or imported."""
_NAMED: Final = re.compile(r"^(\w+)(?:: [^=\n]+)? = \"([a-z0-9-]+)\"", re.MULTILINE)
_WORD: Final = re.compile(r"\"[a-z0-9:-]+\"|\w+")


@cache
def sources(game: str) -> tuple[str, ...]:
    """Return the modules of a game and those that it shares with its like."""
    folders = (ROOT / "rulesets" / folder for folder in (game, "rank_and_flank"))
    paths = (path for folder in folders for path in sorted(folder.rglob("*.py")))
    return tuple(path.read_text(encoding="utf-8") for path in paths)


@cache
def reading(game: str) -> frozenset[str]:
    """Return names and texts that the modules of a game hold beside writing and importing statuses.

    Texts stand in their quotes.
    """
    texts = (_WRITTEN.sub("", text) for text in sources(game))
    return frozenset(word for text in texts for word in _WORD.findall(text))


@cache
def constants(game: str) -> dict[str, set[str]]:
    """Return the names that the modules of a game give to each text."""
    found: dict[str, set[str]] = {}
    for text in sources(game):
        for name, held in _NAMED.findall(text):
            found.setdefault(held, set()).add(name)
    return found


def acts(status: Status) -> bool:
    """Return whether what a status declares acts by itself."""
    declared = (status.alters, status.bars, status.shields, status.leads, status.mute)
    return any(declared) or status.wounded != "nothing" or status.ends_magic or status.leaves_combat


def is_read(game: str, status: str) -> bool:
    """Return whether a module names a status elsewhere than where it is set, ended or declared."""
    named = {f'"{status}"', f'"status:{status}"', *constants(game).get(status, ())}
    return not named.isdisjoint(reading(game))


@pytest.mark.parametrize("name", GAMES)
def test_every_status_acts_or_is_read_or_is_for_players_alone(name: str) -> None:
    silent = {each.id for each in GAMES[name].statuses if not acts(each)}
    assert {each for each in silent if not is_read(name, each)} == FOR_PLAYERS[name]


@pytest.mark.parametrize(
    ("status", "read"), [("stood-and-shot", True), ("fleeing", True), ("tunnelling", False)]
)
def test_what_is_only_set_is_not_read(status: str, read: bool) -> None:  # noqa: FBT001
    assert is_read("whfb2", status) == read
