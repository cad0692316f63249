"""Facts beside the outcome in an answer: sides, units that a loss could not reach, own spells."""

from __future__ import annotations

from typing import Final

from bot.battle.tabletop.sheets import all_brought
from bot.commands.options.question import Question
from bot.commands.options.resolution import Resolution
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import SpellName
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


def spell_words(context: CommandContext, question: Question) -> tuple[ButtonSpec, ...]:
    """Return a button with the words of a spell that an army brought, where one was named."""
    named = {
        question.arguments.get(parameter.name)
        for parameter in question.procedure.parameters
        if isinstance(parameter.kind, SpellName)
    } - {None, ""}
    sides = {unit.side for bound in question.units.values() for unit in bound[:1]}
    for each in all_brought(context.channel.board) if named else ():
        if each.side in sides and each.sheet.ritual and each.sheet.name in named:
            return (ButtonSpec("ability", each.subject, each.sheet.name),)
    return ()


def names_by_role(question: Question) -> dict[str, tuple[str, ...]]:
    """Return the names of the units by the option that names them."""
    return {role: tuple(unit.unit.name for unit in bound) for role, bound in question.units.items()}


def names_then(
    context: CommandContext, question: Question, entry: Entry
) -> dict[str, tuple[str, ...]]:
    """Return the same of an entry, whose question may have been read from the log.

    That one knows its units by the battle alone; of others nothing is told.
    """
    if question.units:
        return names_by_role(question)
    board = context.channel.board
    found = {role: tuple(map(board.unit, ids)) for role, ids in entry.binding.items()}
    names = {role: tuple(row.name for row in rows if row) for role, rows in found.items()}
    told = sorted(name for each in names.values() for name in each)
    return names if told == sorted(entry.arguments["units"]) else {}
