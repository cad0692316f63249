"""The slash commands of a bot, made once a process for the games that come with it.

To make and translate them takes 70 ms. Every bot of a process offers the same commands, so a
second bot, as tests start by the hundred, takes those of the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

import discord
from discord import app_commands

from bot.commands.declaring.index import own_commands
from bot.commands.options.declared import declared_commands, kept_commands, kept_games
from bot.commands.options.specification import CommandSpec, Option
from bot.discord.descriptions import Descriptions, descriptions, kept_descriptions
from bot.discord.menus import menus
from bot.discord.tree import Given, TopCommand, top_commands
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import Games


@dataclass(frozen=True, slots=True)
class CommandSet:
    """The slash commands of some games.

    Attributes:
        specs: Every command, subcommands too.
        commands: What discord.py is given: commands and groups of them.
        menus: Commands in the menus of messages and of people.
    """

    specs: tuple[CommandSpec, ...]
    commands: tuple[TopCommand, ...]
    menus: tuple[app_commands.ContextMenu, ...]

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Add all commands to a tree."""
        for command in (*self.commands, *self.menus):
            tree.add_command(command)


class Answering(Protocol):
    """The bot that a command is asked of."""

    async def command(
        self, interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Given]
    ) -> None:
        """Answer a slash command."""

    async def complete(
        self, interaction: discord.Interaction, option: Option, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete an option as it is typed."""


def command_set(games: Games, localiser: Localiser) -> CommandSet:
    """Return the commands of some games, answered by the bot that each is asked of.

    Args:
        games: The games.
        localiser: Their texts, read where descriptions are not kept in a file.
    """
    if tuple(games) == kept_games():
        return _kept()
    specs = (*declared_commands(games), *own_commands(games))
    return _made(specs, descriptions(games, localiser))


@cache
def _kept() -> CommandSet:
    """Return the commands whose declarations and descriptions are read from files alone."""
    specs = (*kept_commands(), *own_commands(kept_games()))
    return _made(specs, kept_descriptions(Localiser(())))


def _made(specs: tuple[CommandSpec, ...], told: Descriptions) -> CommandSet:
    commands = tuple(top_commands(specs, told, _run, _complete))
    return CommandSet(specs, commands, tuple(menus(told)))


async def _run(
    interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Given]
) -> None:
    await cast("Answering", interaction.client).command(interaction, spec, options)


async def _complete(
    interaction: discord.Interaction, option: Option, current: str
) -> list[app_commands.Choice[str]]:
    return await cast("Answering", interaction.client).complete(interaction, option, current)
