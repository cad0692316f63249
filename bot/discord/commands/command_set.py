"""The slash commands of a bot, made once a process for the games that come with it.

Discord is told of the bot's own commands everywhere, and on each server of those by which the games
are played there. The tree of a bot holds them all, with every option that any server sees; it is
never told to Discord as such.

To make and translate them takes 70 ms. Every bot of a process offers the same commands, so a
second bot, as tests start by the hundred, takes those of the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Protocol, cast

import discord
from discord import app_commands

from bot.commands.declaring.index import own_commands
from bot.commands.options.declared import declared_sets, kept_games, kept_sets
from bot.commands.options.game_commands import together
from bot.commands.options.specification import CommandSpec, Option
from bot.discord.commands.descriptions import Descriptions, descriptions, kept_descriptions
from bot.discord.commands.menus import menus
from bot.discord.commands.translator import FrenchTranslator
from bot.discord.commands.tree import Given, TopCommand, top_commands
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import Games

Payload = dict[str, Any]
"""What Discord is told of a command."""

_OF_GLOBALS: Final = ("contexts", "integration_types", "dm_permission")
"""What no command of a single server has."""


@dataclass(frozen=True, slots=True)
class CommandSet:
    """The slash commands of some games.

    Attributes:
        specs: Every command, subcommands too, with all options that it shows on any server.
        own: The bot's own commands, and those that all games share.
        sets: The commands of each game's rules, by its slug.
        told: Their descriptions.
        commands: What discord.py is given: commands and groups of them.
        menus: Commands in the menus of messages and of people.
    """

    specs: tuple[CommandSpec, ...]
    own: tuple[CommandSpec, ...]
    sets: Mapping[str, tuple[CommandSpec, ...]]
    told: Descriptions
    commands: tuple[TopCommand, ...]
    menus: tuple[app_commands.ContextMenu, ...]
    _payloads: dict[tuple[str, ...] | None, list[Payload]] = field(default_factory=dict)
    _of: dict[tuple[str, ...], tuple[CommandSpec, ...]] = field(default_factory=dict)

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Add all commands to a tree."""
        for command in (*self.commands, *self.menus):
            tree.add_command(command)

    def of(self, games: Sequence[str]) -> tuple[CommandSpec, ...]:
        """Return the commands of the games that a server plays; unknown games have none."""
        key = tuple(game for game in dict.fromkeys(games) if game in self.sets)
        if key not in self._of:
            self._of[key] = together(self.sets[game] for game in key)
        return self._of[key]

    async def everywhere(self, tree: app_commands.CommandTree[Any]) -> list[Payload]:
        """Return what Discord is told of the commands that every server has."""
        if None not in self._payloads:
            made = (*top_commands(self.own, self.told, _run, _complete), *self.menus)
            self._payloads[None] = await _payloads(tree, made)
        return self._payloads[None]

    async def on_server(
        self, tree: app_commands.CommandTree[Any], games: Sequence[str]
    ) -> list[Payload]:
        """Return what Discord is told of the commands of a server that plays some games."""
        key = tuple(sorted(games))
        if key not in self._payloads:
            made = top_commands(self.of(key), self.told, _run, _complete)
            self._payloads[key] = [_of_server(each) for each in await _payloads(tree, made)]
        return self._payloads[key]

    async def alone_on_server(
        self, tree: app_commands.CommandTree[Any], games: Sequence[str]
    ) -> list[Payload]:
        """Return what Discord is told of all commands where a single server is to have them."""
        everywhere = [_of_server(each) for each in await self.everywhere(tree)]
        return [*everywhere, *await self.on_server(tree, games)]


async def _payloads(
    tree: app_commands.CommandTree[Any], commands: Sequence[TopCommand | app_commands.ContextMenu]
) -> list[Payload]:
    translator = FrenchTranslator()
    return [await command.get_translated_payload(tree, translator) for command in commands]


def _of_server(payload: Payload) -> Payload:
    """Return a definition without what only commands of all servers have."""
    return {name: value for name, value in payload.items() if name not in _OF_GLOBALS}


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
    return _made(declared_sets(games), own_commands(games), descriptions(games, localiser))


@cache
def _kept() -> CommandSet:
    """Return the commands whose declarations and descriptions are read from files alone."""
    return _made(kept_sets(), own_commands(kept_games()), kept_descriptions(Localiser(())))


def _made(
    sets: Mapping[str, tuple[CommandSpec, ...]], own: tuple[CommandSpec, ...], told: Descriptions
) -> CommandSet:
    every = together(sets.values(), None)
    shared = {spec.name: spec for spec in every if all(game is None for game, _ in spec.procedures)}
    of_games = {
        game: tuple(spec for spec in specs if spec.name not in shared)
        for game, specs in sets.items()
    }
    # What is required on one server can be left out on another.
    loose = tuple(
        replace(spec, options=tuple(replace(option, required=False) for option in spec.options))
        for spec in every
    )
    commands = tuple(top_commands((*loose, *own), told, _run, _complete))
    everywhere = (*shared.values(), *own)
    return CommandSet((*every, *own), everywhere, of_games, told, commands, tuple(menus(told)))


async def _run(
    interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Given]
) -> None:
    await cast("Answering", interaction.client).command(interaction, spec, options)


async def _complete(
    interaction: discord.Interaction, option: Option, current: str
) -> list[app_commands.Choice[str]]:
    return await cast("Answering", interaction.client).complete(interaction, option, current)
