"""Options of a next step, from the outcome that led to it and the table as it is by now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.battle.past import past
from bot.commands.options.resolution import parts_of
from bot.commands.procedures.answers.answering import still_true
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import text_key
from bot.texts.localiser import id_name
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.parameter import Raw, SpellName
from rulesets.core.declaring.procedure import FollowUp


def units_named(entry: Entry, step: FollowUp) -> tuple[str, ...]:
    """Return the units of a step as the act that led to it named them."""
    return tuple(str(entry.arguments["options"].get(role)) for _, role in step.units)


def options_of(context: CommandContext, entry: Entry, step: FollowUp) -> dict[str, Raw]:
    """Return the options of a next step: units as they are called now, and values that still hold.

    Args:
        context: Where it is handled.
        entry: The outcome that led to it.
        step: The step.
    """
    units = {option: _names(context, entry, role) for option, role in _there(context, entry, step)}
    about = {each.option: _name(context, entry, each) for each in step.about}
    return {**units, **about, **still_true(context, step)}


def step_label(context: CommandContext, entry: Entry, step: FollowUp) -> str:
    """Return what a button of a next step says: the step, and the units that it is about.

    Where who took it is gone, it is about its spell, and whom that was cast on.
    """
    label = context.texts(text_key(step.text))
    about = ", ".join(_name(context, entry, each) for each in step.about)
    if not about and len(_there(context, entry, step)) < len(step.units):
        given = options_of(context, entry, step)
        about = ", ".join(spells_given(context, step, given))
        target = ", ".join(str(given[option]) for option, _ in step.units if option in given)
        if about and target:
            about = context.texts("button-detail", label=about, detail=target)
    return context.texts("button-due", procedure=label, unit=about) if about else label


def spells_given(
    context: CommandContext, step: FollowUp, given: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return the spells of a step as they are called."""
    texts, parameters = context.texts, find_procedure(context, step.procedure).parameters
    options = (each.name for each in parameters if isinstance(each.kind, SpellName))
    spells = (str(given[option]) for option in options if option in given)
    return tuple(id_name(texts, "spell", spell) or spell for spell in spells)


async def taken_since(context: CommandContext, entry: Entry, step: FollowUp) -> int | None:
    """Return the number of the entry by which a next step was taken, None while it was not.

    Nothing is noted of units that were described for one question: their steps are never taken.
    """
    there = _there(context, entry, step)
    units = [unit for _, role in there for unit in entry.binding.get(role, ())]
    if not units and len(there) == len(step.units):
        return None
    await context.channel.settled()
    return await context.store.ask(
        partial(past.since, entry=entry, action=step.procedure, units=units)
    )


def _there(context: CommandContext, entry: Entry, step: FollowUp) -> tuple[tuple[str, str], ...]:
    """Return the unit options of a step without those of units that it outlives.

    These are told apart from units that were described for one question, of which no table knows.
    """

    def is_gone(role: str) -> bool:
        rows = [context.channel.board.unit(unit) for unit in entry.binding.get(role, ())]
        return bool(rows) and all(row is None or row.destroyed for row in rows)

    return tuple(
        (option, role)
        for option, role in step.units
        if option not in step.outlives or not is_gone(role)
    )


def _names(context: CommandContext, entry: Entry, role: str) -> str:
    """Return the units of an outcome's option as they are called now, else as they were typed."""
    rows = [context.channel.board.unit(unit) for unit in entry.binding.get(role, ())]
    names = [row.name for row in rows if row is not None]
    known = entry.arguments["units"]
    if len(names) < len(rows) or all(name in known for name in names):
        return str(entry.arguments["options"][role])
    return "; ".join(names)


def _name(context: CommandContext, entry: Entry, concern: Concern) -> str:
    """Return the unit that a step is about as it is called now, else as it was typed."""
    bound = entry.binding.get(concern.role, ())
    row = context.channel.board.unit(bound[concern.index]) if concern.index < len(bound) else None
    if row is not None:
        return row.name
    typed = str(entry.arguments["options"][concern.role])
    return typed if not concern.index else parts_of(typed)[concern.index]
