"""House rules as rows keep them: a battle's own, and what channels and servers chose by game."""

from collections.abc import Mapping
from typing import Final

HOUSE: Final = "house"
"""The key of a battle's options that holds its house rules, by id."""


def switch_key(game: str, rule: str) -> str:
    """Return the key under which the choice of a house rule is kept."""
    return f"{game}:{rule}"


def switches_in(chosen: Mapping[str, str], game: str) -> dict[str, str]:
    """Return the house rules of a game, by id, out of what was chosen for all games."""
    start = switch_key(game, "")
    return {
        key.removeprefix(start): value for key, value in chosen.items() if key.startswith(start)
    }
