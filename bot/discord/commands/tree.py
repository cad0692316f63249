"""Slash commands made from specifications."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

import discord
from discord import app_commands

from bot.commands.options.paths import BELOW_ROLL
from bot.commands.options.specification import CommandSpec, Option
from bot.commands.request.server import ALONE
from bot.discord.commands.descriptions import Descriptions
from bot.texts.bundle import text_key
from bot.texts.typed_text import well_formed
from rulesets.core.declaring.parameter import Raw

Given: TypeAlias = "Raw | discord.Attachment | discord.User | discord.Member | discord.ForumChannel"
"""What Discord gives for an option."""
Handler: TypeAlias = Callable[[discord.Interaction, CommandSpec, dict[str, Given]], Awaitable[None]]
Completer: TypeAlias = Callable[
    [discord.Interaction, Option, str], Awaitable[list[app_commands.Choice[str]]]
]

TopCommand: TypeAlias = "app_commands.Command[Any, ..., None] | app_commands.Group"
"""What a command tree holds."""

_EVERYWHERE: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
_BY_ANYBODY: Final = app_commands.AppInstallationType(guild=True, user=True)
_Payload: TypeAlias = dict[str, Any]


class Reporting(Protocol):
    """The bot that a fault is told to."""

    async def report(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Tell a player that we failed."""


Bot = TypeVar("Bot", bound=discord.Client)


class Tree(app_commands.CommandTree[Bot]):
    """The command tree; its errors end where all errors end."""

    async def on_error(
        self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a fault of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await cast("Reporting", interaction.client).report(interaction, cause)


class _Kept:
    """A registered command whose translated payload is worked out once."""

    _payload: _Payload | None = None

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> _Payload:
        """Return what Discord is told; it is the same for every tree."""
        if self._payload is None:
            make = super().get_translated_payload  # type: ignore[misc]  # of the class beside it
            self._payload = await make(tree, translator)
        return self._payload


class _SlashCommand(_Kept, app_commands.Command[Any, ..., None]):
    """A slash command."""


class _SlashGroup(_Kept, app_commands.Group):
    """A group of slash commands."""


def _annotation(option: Option) -> Any:
    low, high = option.least, option.most
    match option.type:
        case "whole":
            return app_commands.Range[int, int(low or 0), int(high or 0)]
        case "decimal":
            return app_commands.Range[float, low, high]
        case "flag":
            return bool
        case "text":
            return str if high is None else app_commands.Range[str, 1, int(high)]
        case "file":
            return discord.Attachment
        case "person":
            return discord.User
        case "forum":
            return discord.ForumChannel


def _signature(spec: CommandSpec) -> inspect.Signature:
    keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", keyword, annotation=discord.Interaction)]
    for option in spec.options:
        annotation = _annotation(option)
        default = inspect.Parameter.empty if option.required else None
        if not option.required:
            annotation = annotation | None if isinstance(annotation, type) else annotation
        parameters.append(
            inspect.Parameter(option.name, keyword, annotation=annotation, default=default)
        )
    return inspect.Signature(parameters)


def _completion(option: Option, completer: Completer) -> Callable[..., Any]:
    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await completer(interaction, option, well_formed(current))

    return complete


def generate(
    spec: CommandSpec,
    told: Descriptions,
    handler: Handler,
    completer: Completer,
) -> app_commands.Command[Any, ..., None]:
    """Return the slash command of a specification.

    Args:
        spec: What it takes.
        told: Its descriptions.
        handler: Runs it with the options that were given.
        completer: Completes the options that ask for it.
    """

    async def run(interaction: discord.Interaction, **options: Any) -> None:
        # A server may still have this command as it was before, with other options.
        others = {name: value for name, value in interaction.namespace if name not in options}
        given: Mapping[str, Given] = {
            name: well_formed(value) if isinstance(value, str) else value
            for name, value in {**others, **options}.items()
            if value is not None
        }
        await handler(interaction, spec, dict(given))

    run.__signature__ = _signature(spec)  # type: ignore[attr-defined]  # what discord.py reads
    descriptions = {}
    choices = {}
    for option in spec.options:
        descriptions[option.name] = told(option.text, option.ruleset)
        if option.choices:
            choices[option.name] = [
                app_commands.Choice(
                    name=told(f"{option.naming}-{text_key(value)}", game), value=value
                )
                for value, game in zip(option.choices, option.origins, strict=True)
            ]
    decorated = app_commands.describe(**descriptions)(cast("Any", run))
    if choices:
        decorated = app_commands.choices(**choices)(decorated)
    completed = {
        option.name: _completion(option, completer) for option in spec.options if option.completion
    }
    if completed:
        decorated = app_commands.autocomplete(**completed)(decorated)
    return _SlashCommand(
        name=spec.path.split()[-1], description=told(spec.text), callback=decorated
    )


def top_commands(
    specs: Iterable[CommandSpec], told: Descriptions, handler: Handler, completer: Completer
) -> list[TopCommand]:
    """Return the commands of some specifications, subcommands in their groups."""
    made: list[TopCommand] = []
    groups: dict[str, app_commands.Group] = {}

    def group_of(path: str) -> app_commands.Group:
        """Return the group that is called so, within another where its name has two words."""
        if path not in groups:
            outer, _, name = path.rpartition(" ")
            group = _SlashGroup(name=name, description=told(f"command-{name}"))
            groups[path] = group
            if outer:
                group_of(outer).add_command(group)
            else:
                made.append(_placed(group))
        return groups[path]

    for spec in specs:
        if spec.name in BELOW_ROLL:
            continue
        command = generate(spec, told, handler, completer)
        outer, _, _ = spec.path.rpartition(" ")
        if outer:
            group_of(outer).add_command(command)
        else:
            made.append(_placed(command))
    return made


def _placed(command: TopCommand) -> TopCommand:
    """Return a command with where it can be called: on servers, or wherever somebody is."""
    if command.name in ALONE:
        command.allowed_contexts = _EVERYWHERE
        command.allowed_installs = _BY_ANYBODY
    else:
        command.guild_only = True
    return command
