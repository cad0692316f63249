"""The slash commands of a bot, made once a process for the games that come with it.

To make and translate them takes 70 ms. Every bot of a process offers the same commands, so a
second bot, as tests start by the hundred, takes those of the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from discord import app_commands

from bot.commands.catalogue import own_commands
from bot.commands.declared import declared_commands, kept_commands, kept_games
from bot.commands.descriptions import Descriptions, descriptions, kept_descriptions
from bot.commands.generated import Completer, Handler, TopCommand, top_commands
from bot.commands.specification import CommandSpec
from bot.localiser import Localiser
from rulesets.core.installed import Games


@dataclass(frozen=True, slots=True)
class CommandSet:
    """The slash commands of some games.

    Attributes:
        specs: Every command, subcommands too.
        commands: What discord.py is given: commands and groups of them.
    """

    specs: tuple[CommandSpec, ...]
    commands: tuple[TopCommand, ...]

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Add all commands to a tree."""
        for command in self.commands:
            tree.add_command(command)


def command_set(
    games: Games, localiser: Localiser, handler: Handler, completer: Completer
) -> CommandSet:
    """Return the commands of some games.

    Args:
        games: The games.
        localiser: Their texts, read where descriptions are not kept in a file.
        handler: Runs a command.
        completer: Completes an option.
    """
    if tuple(games) == kept_games():
        return _kept(handler, completer)
    specs = (*declared_commands(games), *own_commands(games))
    return _made(specs, descriptions(games, localiser), handler, completer)


@cache
def _kept(handler: Handler, completer: Completer) -> CommandSet:
    """Return the commands whose declarations and descriptions are read from files alone."""
    games = kept_games()
    specs = (*kept_commands(), *own_commands(games))
    return _made(specs, kept_descriptions(Localiser(())), handler, completer)


def _made(
    specs: tuple[CommandSpec, ...], told: Descriptions, handler: Handler, completer: Completer
) -> CommandSet:
    return CommandSet(specs, tuple(top_commands(specs, told, handler, completer)))
