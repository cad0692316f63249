"""Units added to a side by their lines, or by the form that asks for what a line lacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from bot.battle.actions import roster
from bot.commands.declaring.command import command, form
from bot.commands.declaring.shared import SideName
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.armour import Outfit, armour_buttons, clothed, outfitted
from bot.commands.units.unit_form import (
    COMMAND,
    about_what_is_left,
    ask_for_unit,
    missing_value,
    unit_of,
)
from bot.commands.units.units import profile_text, promised, rules_text
from bot.texts.bundle import escaped
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

_REFUSED: Final = frozenset({"line-no-unit", "line-too-long"})
"""Codes of lines that no form can complete, for they describe no unit."""


@command("unit add")
async def add(
    context: CommandContext,
    *,
    line: Annotated[str | None, Text(1200)] = None,
    side: SideName = None,
) -> Reply:
    """Answer `/unit add`."""
    context.channel.fighting()
    context.check_player()
    if line is None:
        return ask_for_unit(context, side)
    try:
        unit, left = context.names.read_noted_unit(line)
    except Refusal as refusal:
        if refusal.code in _REFUSED or (read := context.names.understood(line)) is None:
            raise
        why = about_what_is_left(refusal, read)
        read, armour = clothed(context, read, line)
        return ask_for_unit(context, side, why, read, armour)
    return _add(context, outfitted(context, unit, left, line), side, line)


@form(COMMAND)
async def filled(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/unit add`, filled in."""
    context.channel.fighting()
    return _add(context, Outfit(unit_of(context, fields)), fields.get("side"))


def _add(context: CommandContext, outfit: Outfit, named: str | None, line: str = "") -> Reply:
    side = context.side(named)
    context.check_side(side.id)
    unit = outfit.unit
    coming = roster.add(context.channel, context.caller("/unit add"), side, [unit])

    def headline() -> str:
        profile = _read_back(context, unit)
        return context.texts("unit-added", unit=unit.name, side=side.name, profile=profile)

    def buttons() -> tuple[ButtonSpec, ...]:
        return armour_buttons(context, side, outfit)

    gear = escaped(", ".join(outfit.left))
    notes = [*outfit.notes, *([context.texts("unit-left-out", gear=gear)] if gear else [])]
    notes += missing_value(context, unit, line)
    return promised(context, coming, headline, notes=notes, more=buttons)


def _read_back(context: CommandContext, unit: Unit) -> str:
    """Return a unit as it was understood, so that a mistake is noticed at once."""
    models = str(unit.models) if unit.models == unit.size else f"{unit.models}/{unit.size}"
    if unit.carried:
        models += f"-{unit.carried}"
    weapons = escaped("; ".join(unit.weapons))
    parts = (models, profile_text(context, unit), rules_text(context, unit), weapons)
    return " · ".join(part for part in parts if part)
