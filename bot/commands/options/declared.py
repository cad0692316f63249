"""The commands that the games' declarations come to, known without importing a game.

`declared.json` holds them for the games that come with the bot; `make docs` writes it, and a test
holds it to the declarations. Where other games are installed, all are imported and their commands
worked out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from bot.commands.options.specification import CommandSpec, gather
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.installed import Games

KEPT: Final = Path(__file__).with_name("declared.json")


@dataclass(frozen=True, slots=True)
class Declared:
    """The commands that come of the declarations of some games.

    Attributes:
        games: Their slugs, in order.
        commands: The commands that answer their procedures, by name.
    """

    games: tuple[str, ...]
    commands: tuple[CommandSpec, ...]


@cache
def _read(kept: Path) -> Declared:
    return TypeAdapter(Declared).validate_json(kept.read_bytes())


def kept_games() -> tuple[str, ...]:
    """Return the slugs of the games that come with the bot, whose commands are kept."""
    return _read(KEPT).games


def kept_commands() -> tuple[CommandSpec, ...]:
    """Return the commands of the games that come with the bot, by name."""
    return _read(KEPT).commands


def declared_commands(games: Games, kept: Path = KEPT) -> tuple[CommandSpec, ...]:
    """Return the commands that answer the procedures of all games, by name."""
    known = _read(kept)
    return known.commands if known.games == tuple(games) else _declared(games).commands


def written(games: Games) -> bytes:
    """Return the content of the file for some installed games."""
    adapter = TypeAdapter(Declared)
    return adapter.dump_json(_declared(games), indent=1, exclude_defaults=True) + b"\n"


def _declared(games: Games) -> Declared:
    return Declared(tuple(games), gather(games.values(), SHARED))
