"""Facts beside the outcome in an answer: names of sides, and units that a loss could not reach."""

from __future__ import annotations

from typing import Final

from bot.commands.options.resolution import Resolution
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from rulesets.core.results.effect import Destroyed, ValueChanged, WoundsLost

_LOSSES: Final = (Destroyed, ValueChanged, WoundsLost)


def unnamed(context: CommandContext, resolution: Resolution, entry: Entry) -> tuple[str, ...]:
    """Return a line for each option that named no unit although its unit lost something."""
    question = resolution.question
    played = question.procedure.at_large or any(entry.binding.values())
    if context.channel.board.battle is None or not played:
        return ()
    roles = (effect.role for effect in resolution.effects if isinstance(effect, _LOSSES))
    named = {*question.units, *(role for role, ids in entry.binding.items() if ids)}
    missing = (role for role in dict.fromkeys(roles) if role not in named)
    return tuple(context.texts("role-unnamed", option=role) for role in missing)


def sides_of(context: CommandContext) -> tuple[str, ...]:
    """Return the names of the side whose turn it is and of the next one."""
    board = context.channel.board
    if board.battle is None:
        return ()
    sides = board.sides
    own = board.battle.active
    return tuple(escaped(sides[(own + after) % len(sides)].name) for after in (0, 1))
