"""The bot's own commands, buttons and forms, known without importing what answers them.

`declared.json` holds each command with its options, and the module that declares it; `make docs`
writes it, and a test holds it to the declarations. Its commands stand in the order in which players
see them: a new one comes last of its group, and stays where its lines are moved to.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from bot.commands.declaring.command import DECLARED, Handler, Sort
from bot.commands.options.specification import CommandSpec, Option

KEPT: Final = Path(__file__).with_name("declared.json")


@dataclass(frozen=True, slots=True)
class Answerer:
    """The module that answers a command, button or form.

    Attributes:
        module: Its name.
        reads: Whether nothing is changed by the answer.
    """

    module: str
    reads: bool = False


@dataclass(frozen=True, slots=True)
class OwnCommand:
    """A command of the bot's own.

    Attributes:
        spec: What it takes; options that name a game lack the games.
        answerer: What answers it.
    """

    spec: CommandSpec
    answerer: Answerer


@dataclass(frozen=True, slots=True)
class Index:
    """All declarations of the command modules.

    Attributes:
        commands: The commands in order.
        buttons: What answers each kind of button.
        forms: What answers each form that is not a procedure's.
    """

    commands: tuple[OwnCommand, ...]
    buttons: Mapping[str, Answerer]
    forms: Mapping[str, Answerer]

    def answerers(self, sort: Sort) -> Mapping[str, Answerer]:
        """Return the answerers of all commands, buttons or forms, by name."""
        if sort == "command":
            return {command.spec.name: command.answerer for command in self.commands}
        return self.buttons if sort == "button" else self.forms


@cache
def kept_index() -> Index:
    """Return the index as the file has it."""
    return TypeAdapter(Index).validate_json(KEPT.read_bytes())


def forget() -> None:
    """Read the file anew when it is next asked for."""
    kept_index.cache_clear()
    _answerers.cache_clear()


@cache
def _answerers(sort: Sort) -> Mapping[str, Answerer]:
    return kept_index().answerers(sort)


def reads_alone(sort: Sort, name: str) -> bool:
    """Return whether the answer to a command, button or form changes nothing."""
    found = _answerers(sort).get(name)
    return found is not None and found.reads


def find_handler(sort: Sort, name: str) -> Handler | None:
    """Return the handler of a command, button or form, None without one; import its module."""
    found = _answerers(sort).get(name)
    if found is None:
        return None
    import_module(found.module)
    return DECLARED[sort][name].handler


async def handler_of(sort: Sort, name: str) -> Handler | None:
    """Return the same, importing its module beside whatever else goes on."""
    found = _answerers(sort).get(name)
    if found is not None and found.module not in sys.modules:
        await asyncio.to_thread(import_module, found.module)
    return find_handler(sort, name)


def own_commands(games: Iterable[str]) -> tuple[CommandSpec, ...]:
    """Return the bot's own commands where some games are installed."""
    slugs = tuple(games)
    return tuple(
        replace(
            command.spec, options=tuple(_offered(option, slugs) for option in command.spec.options)
        )
        for command in kept_index().commands
    )


def _offered(option: Option, games: tuple[str, ...]) -> Option:
    """Return an option with the installed games as its first choices."""
    if option.naming != "ruleset":
        return option
    choices = (*games, *option.choices)
    return replace(option, choices=choices, origins=(*games, *option.origins))
