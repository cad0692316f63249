"""The reference of the installed games, as the tests of questions search it."""

from __future__ import annotations

from functools import cache

from bot.reference.index import open_index
from bot.reference.search import Search
from bot.reference.shelf import KEPT
from rulesets.core.installed import installed_games


@cache
def search() -> Search:
    """Return the search over every game; the index that set-up wrote is used where it is fresh."""
    return Search(open_index(installed_games(), KEPT))
