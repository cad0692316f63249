"""The options of a command, read off the signature of its handler and checked as it says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bot.commands.declaring.command import Handler
from bot.commands.declaring.kinds import File, Forum, Person
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.bundle import unbundled
from rulesets.core.declaring.parameter import Parameter, Raw, parameters_of, read_arguments


@cache
def options_of(handler: Handler) -> tuple[Parameter, ...]:
    """Return the parameters of a handler that are its options, in order.

    Raises:
        TypeError: one has no kind, or is not keyword-only.
    """
    return parameters_of(handler)


@cache
def _flat(handler: Handler) -> Handler:
    """Return a handler that takes the fields of its bundles by keyword."""
    return unbundled(handler)


def read_options(
    handler: Handler, context: CommandContext, options: Mapping[str, Raw]
) -> dict[str, Any]:
    """Return the checked arguments of a handler.

    Raises:
        Refusal: `missing-option`, `unknown-option`, and what a kind refuses.
    """
    given: dict[str, Any] = dict(options)
    asked: list[Parameter] = []
    fixed: dict[str, Any] = {}
    for parameter in options_of(handler):
        match parameter.kind:
            case Forum():
                fixed[parameter.name] = None
                continue
            case File():
                given[parameter.name] = context.requester.uploads.get(parameter.name)
            case Person():
                given[parameter.name] = context.requester.people.get(parameter.name)
        asked.append(parameter)
    return {**read_arguments(asked, given, {}), **fixed}


async def answer(handler: Handler, context: CommandContext, options: Mapping[str, Raw]) -> Reply:
    """Run the handler of a command with what a player gave."""
    return await _flat(handler)(context, **read_options(handler, context, options))
