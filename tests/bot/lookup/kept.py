"""The reference of the installed games, as the tests search it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.lookup.index.index import is_current, opened, write_games
from bot.lookup.search.search import Search
from bot.lookup.shelf import KEPT
from rulesets.core.ruleset.installed import installed_games

_WRITTEN_HERE = Path(__file__).parents[3] / ".pytest_cache" / "reference.db"


@cache
def kept_index() -> Path:
    """Return where the index of the texts as they stand is: set-up's, unless they have changed."""
    if is_current(KEPT):
        return KEPT
    if not is_current(_WRITTEN_HERE):
        write_games(_WRITTEN_HERE, installed_games())
    return _WRITTEN_HERE


@cache
def search() -> Search:
    """Return the search over every game, of an index opened as the bot opens it.

    Nothing is locked then, which takes longer than to look something up.
    """
    return Search(opened(kept_index()))
