"""The commands that the games' declarations come to, known without importing a game.

`declared.json` holds them for the games that come with the bot; `make docs` writes it, and a test
holds it to the declarations. Where other games are installed, all are imported and their commands
worked out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from bot.commands.options.game_commands import game_commands, together
from bot.commands.options.specification import CommandSpec
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.installed import Games

KEPT: Final = Path(__file__).with_name("declared.json")


@dataclass(frozen=True, slots=True)
class Declared:
    """The commands that come of the declarations of some games.

    Attributes:
        sets: The commands that answer the procedures of each, by its slug and by name.
    """

    sets: Mapping[str, tuple[CommandSpec, ...]]

    @property
    def games(self) -> tuple[str, ...]:
        """Their slugs, in order."""
        return tuple(self.sets)


@cache
def _read(kept: Path) -> Declared:
    return TypeAdapter(Declared).validate_json(kept.read_bytes())


def kept_games() -> tuple[str, ...]:
    """Return the slugs of the games that come with the bot, whose commands are kept."""
    return _read(KEPT).games


def declared_sets(games: Games, kept: Path = KEPT) -> Mapping[str, tuple[CommandSpec, ...]]:
    """Return the commands that answer the procedures of each game, by its slug and by name."""
    known = _read(kept)
    return (known if known.games == tuple(games) else _declared(games)).sets


def kept_sets() -> Mapping[str, tuple[CommandSpec, ...]]:
    """Return the commands of each game that comes with the bot, by its slug and by name."""
    return _read(KEPT).sets


def declared_commands(games: Games, kept: Path = KEPT) -> tuple[CommandSpec, ...]:
    """Return the commands that answer the procedures of all games, by name."""
    return together(declared_sets(games, kept).values(), None)


def written(games: Games) -> bytes:
    """Return the content of the file for some installed games."""
    adapter = TypeAdapter(Declared)
    return adapter.dump_json(_declared(games), indent=1, exclude_defaults=True) + b"\n"


def _declared(games: Games) -> Declared:
    return Declared({slug: game_commands(game, SHARED) for slug, game in games.items()})
