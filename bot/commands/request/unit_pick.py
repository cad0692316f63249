"""The form that asks which unit is meant by a name, where several or none bears it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.battle.tabletop.said_units import units_like
from bot.commands.options.specification import MOST_CHOICES
from bot.commands.request.context import CommandContext
from bot.views.interface.form import LONGEST_REST, REST, Form, FormField
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

PICKED: Final = "picked"
"""The purpose of a form in which one of several units was picked for a command."""
_NAMED: Final = frozenset({"ambiguous-unit", "unknown-unit"})


def doubtful(
    context: CommandContext, refusal: Refusal, given: Mapping[str, Raw]
) -> tuple[str, tuple[str, ...]] | None:
    """Return the option whose unit is in doubt, and the units that may be meant.

    None where a refusal is about something else, or nothing is near.
    """
    if refusal.code not in _NAMED:
        return None
    named = str(refusal.facts.get("name"))
    option = next((name for name, raw in given.items() if str(raw)[:60] == named), None)
    own = context.own_side()
    near = units_like(context.channel.board, named, own.id if own else None)
    return None if option is None or not near else (option, near[:MOST_CHOICES])


def form_of_units(
    context: CommandContext, command: str, refusal: Refusal, options: Mapping[str, Raw]
) -> Form | None:
    """Return the form in which the unit of a command is picked, None where none would help."""
    found = doubtful(context, refusal, options)
    if found is None:
        return None
    option, names = found
    texts = context.own_texts
    label, about = texts("form-unit-unit"), texts.about("form-unit-unit")
    field = FormField(option, label, about, tuple((name, name) for name in names))
    others = {name: raw for name, raw in options.items() if name != option and raw is not None}
    fields = [field]
    if others:
        said = {True: texts("value-yes"), False: texts("value-no")}
        lines = (f"{k}:{said[v] if isinstance(v, bool) else v}" for k, v in others.items())
        given = "\n".join(lines)
        if len(given) > LONGEST_REST or given.count("\n") >= len(others):
            return None
        rest = FormField(
            REST,
            texts("form-rest"),
            texts.about("form-rest"),
            given=given,
            optional=True,
            long=True,
        )
        fields.append(rest)
    return Form(command, PICKED, texts("form-unit-pick"), tuple(fields))


def picked(fields: Mapping[str, str]) -> dict[str, Raw]:
    """Return the options of a command whose unit was picked."""
    lines = fields.get(REST, "").splitlines()
    pairs = (line.partition(":") for line in lines if ":" in line)
    options: dict[str, Raw] = {name.strip(): value.strip() for name, _, value in pairs}
    return {**options, **{name: value for name, value in fields.items() if name != REST}}
