"""Armour in a unit's line: the save that the text gives it, told and put right by a press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.desk.marks import moment_of
from bot.commands.request.context import CommandContext
from bot.commands.units.unit_form import sign_of
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped
from bot.texts.localiser import rule_name
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.clad import Clad, clad_in
from rulesets.core.notation.spoken.partly import Understood
from rulesets.core.ruleset.gear import Armour, Wearing
from rulesets.refusal import Refusal

SAVE: Final = "save"
"""The field of armour saves, and the mark of a press that sets one."""
FILES: Final = "files"
"""The field of how many models stand in the front rank."""


@dataclass(frozen=True, slots=True)
class Outfit:
    """A unit with the save of its armour.

    Attributes:
        unit: The unit.
        left: Its gear that no rule of the game is for.
        notes: What is told of its armour.
        ways: Other ways to wear it, with their saves.
    """

    unit: Unit
    left: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    ways: tuple[Wearing, ...] = ()


def outfitted(context: CommandContext, unit: Unit, left: Sequence[str], line: str) -> Outfit:
    """Return a unit with the save of the armour that its line tells of.

    Args:
        context: Where it is handled.
        unit: The unit as its line has it.
        left: Gear of the line that no rule of the game is for.
        line: The line.
    """
    clad, texts = clad_in(left, line, unit.name), context.texts
    held = unit.find(SAVE)
    if clad is None and held is None:
        clad = Clad(Armour(None), (), tuple(left))
    worn = context.ruleset.worn(clad.armour, unit) if clad is not None else None
    if clad is None or worn is None or not worn.ways:
        return Outfit(unit, tuple(left))
    pieces = [*clad.words, *(rule_name(texts, rule) for rule in worn.rules)]
    told = escaped(", ".join(pieces))
    if held is not None:
        note = texts("unit-armour-told", armour=told, save=save_text(context, held.most))
        return Outfit(unit, clad.left, (note,))
    if not worn.sure:
        note = texts("unit-armour-asked", armour=told, about=worn.asks)
        return Outfit(unit, clad.left, (note,), _apart(worn.ways))
    first, *others = worn.ways
    way = texts(f"worn-{first.id}") if others else "none"
    facts = {"save": save_text(context, first.save), "armour": told, "way": way}
    clothed = replace(unit, profile=(*unit.profile, (SAVE, Amount(first.save))))
    return Outfit(clothed, clad.left, (texts("unit-armour", **facts),), tuple(others))


def clothed(context: CommandContext, read: Understood, line: str) -> tuple[Understood, str]:
    """Return what was understood of a line with the save of its armour, and what is told of that.

    Where it is not sure what that is, both stay as they are.
    """
    rules, profile = ", ".join(read.rules), next(iter(read.profiles), "")
    try:
        unit = context.names.read_unit(f'"x" x1 {profile} [{rules}]')
    except Refusal:
        return read, ""
    outfit = outfitted(context, unit, read.left, line)
    save = outfit.unit.find(SAVE)
    if save is None or outfit.unit == unit:
        return read, ""
    worn = save_text(context, save.most)
    profiles = tuple(f"{way} {worn}" for way in read.profiles) or (worn,)
    return read._replace(profiles=profiles, left=outfit.left), outfit.notes[0]


def _apart(ways: Sequence[Wearing]) -> tuple[Wearing, ...]:
    """Return ways without those that save no better than one before."""
    return tuple({way.save: way for way in reversed(ways)}.values())[::-1]


def save_text(context: CommandContext, save: int) -> str:
    """Return a save as a line has it, in the language's sign."""
    field = next(each for each in context.ruleset.profile if each.id == SAVE)
    return f"{sign_of(field, context.texts)}{save}+"


def front_text(context: CommandContext, front: int) -> str:
    """Return how many models stand in the front rank, as a line has it.

    Raises:
        Refusal: `button-expired` in a game without ranks.
    """
    field = next((each for each in context.ruleset.profile if each.id == FILES), None)
    if field is None:
        raise Refusal("button-expired")
    return f"{sign_of(field, context.texts)}{front}"


def armour_buttons(
    context: CommandContext, side: SideRow, outfit: Outfit
) -> tuple[ButtonSpec, ...]:
    """Return the buttons that set the saves of a unit just added, were its armour worn so."""
    units = (row for row in reversed(context.channel.board.units) if row.side_id == side.id)
    row = next((row for row in units if row.name == outfit.unit.name), None)
    if row is None:
        return ()
    return tuple(
        ButtonSpec(
            "note",
            f"{row.id}:{SAVE}:{way.save}:{moment_of(context)}",
            f"{save_text(context, way.save)} · {context.texts(f'worn-{way.id}')}",
        )
        for way in outfit.ways
    )
