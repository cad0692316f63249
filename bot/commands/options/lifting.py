"""Bans lifted from an act that is allowed all the same, and laid again on what was recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.commands.options.question import Question
from rulesets.core.battlefield.unit import Unit

OVERRIDE: Final = "override"
"""The option of an act that tells by whose word it is allowed all the same.

Nobody types it: the buttons under a refusal add it.
"""


def lifted(question: Question, by: str) -> Question:
    """Return a question about units that nothing bars, with the one by whose word that is."""
    free = partial(_without_bans, lifts=frozenset(question.procedure.lifts))
    units = {
        role: tuple(replace(bound, unit=_changed(bound.unit, free)) for bound in named)
        for role, named in question.units.items()
    }
    given = {**question.given, OVERRIDE: by}
    arguments = {**changed(question.arguments, free), **_unsaid(question)}
    return replace(question, arguments=arguments, units=units, given=given)


def _unsaid(question: Question) -> dict[str, Any]:
    """Return the options that tell of the statuses that bar an act, as if these were not so.

    What players stated themselves stays as they stated it.
    """
    barring: set[tuple[str, str]] = set()
    for act in question.procedure.acts:
        for bound in question.units.get(act.actor, ()):
            barring |= {(act.actor, ban.by) for ban in bound.unit.bars if ban.bar.verb == act.verb}
        for bound in question.units.get(act.object or "", ()):
            bans = (ban for ban in bound.unit.shields if ban.bar.verb == act.verb)
            barring |= {(act.object or "", ban.by) for ban in bans}
    return {
        parameter.name: parameter.default
        for parameter in question.procedure.parameters
        if parameter.fill is not None
        and parameter.name not in question.given
        and (parameter.fill.role, parameter.fill.field.removeprefix("status:")) in barring
    }


def changed(arguments: Mapping[str, Any], change: Callable[[Unit], Unit]) -> dict[str, Any]:
    """Return arguments with every unit among them changed, and those in it or around it."""
    return {name: _changed(value, change) for name, value in arguments.items()}


def _changed(value: Any, change: Callable[[Unit], Unit]) -> Any:
    if isinstance(value, tuple):
        return tuple(_changed(item, change) for item in value)
    if not isinstance(value, Unit):
        return value
    body = value.body
    if body.joined:
        value = body.keeping([_changed(member, change) for member in body.joined])
    if value.host is not None:
        value = replace(value, host=_changed(value.host, change))
    return change(value)


def _without_bans(unit: Unit, lifts: frozenset[str]) -> Unit:
    if lifts:
        left = tuple(held for held in unit.statuses if held[0] not in lifts)
        unit = replace(unit, statuses=left)
    return replace(unit, bars=(), shields=()) if unit.bars or unit.shields else unit
