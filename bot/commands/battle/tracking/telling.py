"""Reminders as lines: what is due, of whom, and how it is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.commands.options.typed_options import as_typed
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import named
from bot.views.words.counters import counted_name
from rulesets.core.battlefield.ability import Ability
from rulesets.core.declaring.parameter import Raw
from rulesets.core.results.reminder import Concerned, Reminder
from rulesets.core.ruleset.game import Phase
from rulesets.refusal import Fact

_MOST_NAMED: Final = 8
"""Units that one line names; it only counts the rest."""
_MOST_BEARERS: Final = 2
"""Units that one ability is told with."""


def lines_of(
    context: CommandContext,
    reminders: tuple[Reminder, ...],
    *,
    typed: bool = False,
    noted: bool = False,
) -> tuple[str, ...]:
    """Return a line for each reminder: what is due, and whom it is about.

    Args:
        context: Where.
        reminders: The reminders.
        typed: Whether each tells the command to type as well; players who tap need none.
        noted: Whether each that another text than the game's own has says so, as a card in full.
    """
    return tuple(
        f"▸ {_line(context, reminder, typed=typed, noted=noted)}" for reminder in reminders
    )


def ways_of(context: CommandContext, reminders: tuple[Reminder, ...]) -> tuple[str, ...]:
    """Return the commands that answer reminders, a line each, for readers who see no buttons."""
    typed = (_typed(context, reminder) for reminder in reminders)
    return tuple(dict.fromkeys(f"▸ {command}" for command in typed if command))


def _mark(context: CommandContext, witness: str | None) -> str:
    """Return a mark for the other text a line rests on, empty where the game's own has it."""
    layer = context.ruleset.layer
    if witness is None or layer is None:
        return ""
    other = layer.witness(witness)
    return f" ({context.texts('tracker-from', version=other.version)})"


def steps_line(context: CommandContext, *, noted: bool = False) -> tuple[str, ...]:
    """Return the steps of the phase under way in one line, none where it has none.

    Args:
        context: Where.
        noted: Whether it says where another text than the game's own has them.
    """
    battle = context.channel.board.battle
    phases = {phase.id: phase for phase in context.ruleset.phases}
    phase = phases.get(battle.phase or "") if battle else None
    steps = () if phase is None else phase.steps_by(context.channel.switches)
    if phase is None or not steps:
        return ()
    told = " → ".join(_steps(context, phase, steps))
    mark = _mark(context, phase.witness) if noted else ""
    return (context.texts("tracker-steps", steps=told) + mark,)


def _steps(context: CommandContext, phase: Phase, steps: tuple[str, ...]) -> Iterator[str]:
    return (context.texts(f"step-of-{text_key(f'{phase.id}-{step}')}") for step in steps)


def _line(context: CommandContext, reminder: Reminder, *, typed: bool, noted: bool) -> str:
    text = context.texts.format(f"reminder-{reminder.id}", None, _facts(context, reminder))
    text += _mark(context, reminder.witness) if noted else ""
    command = _typed(context, reminder, escaped) if typed else ""
    return f"{text} – {command}" if command else text


def _typed(
    context: CommandContext, reminder: Reminder, shown: Callable[[str], str] = lambda typed: typed
) -> str:
    """Return the commands that do what a reminder asks for, empty where none does."""
    key, found = f"reminder-{reminder.id}", list[str]()
    if reminder.procedure is not None:
        procedure = find_procedure(context, reminder.procedure)
        found.append(shown(as_typed(procedure, given_of(reminder))))
    if context.texts.has(key, "typed"):
        found.append(context.texts.format(key, "typed", _facts(context, reminder)))
    return " · ".join(found)


def _facts(context: CommandContext, reminder: Reminder) -> dict[str, Fact]:
    units = _units(context, reminder.units)
    facts = named(context.texts, dict(reminder.facts))
    if isinstance(counted := facts.get("counted"), str):  # as counters name what they count
        names = [unit.name for unit in context.channel.board.units]
        facts["counted"] = counted_name(context.texts, counted, names)
    brought = _abilities(context, reminder.abilities)
    return {"units": units, "count": len(reminder.units), "abilities": brought, **facts}


def _abilities(context: CommandContext, abilities: tuple[Ability, ...]) -> str:
    """Return abilities by name, each with the units that have it."""
    told = [
        f"{each.name} ({', '.join(each.units[:_MOST_BEARERS])}"
        f"{'…' if len(each.units) > _MOST_BEARERS else ''})"
        if each.units
        else each.name
        for each in abilities[:_MOST_NAMED]
    ]
    more, listed = len(abilities) - len(told), ", ".join(told)
    return context.texts("tracker-more", units=listed, count=more) if more else listed


def _units(context: CommandContext, concerned: tuple[Concerned, ...]) -> str:
    named = [
        affected.unit
        if affected.status is None
        else f"{affected.unit} ({context.texts(f'status-{text_key(affected.status)}')})"
        for affected in concerned[:_MOST_NAMED]
    ]
    more = len(concerned) - len(named)
    listed = ", ".join(named)
    return context.texts("tracker-more", units=listed, count=more) if more else listed


def given_of(reminder: Reminder, unit: str | None = None) -> dict[str, Raw]:
    """Return the options of what a reminder asks for, for one of its units: the first when None."""
    values: dict[str, Raw] = dict(reminder.values)
    if reminder.role is None or not reminder.units:
        return values
    return {reminder.role: unit or reminder.units[0].unit, **values}
