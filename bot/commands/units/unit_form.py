"""The form of `/unit add`: a unit field by field, for players who find one line too much."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.commands.options.specification import MOST_CHOICES
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.tables.battle import UnitRow
from bot.texts.localiser import Texts
from bot.views.interface.form import LONGEST_ABOUT, Form, FormField
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.unit_head import LONGEST_NAME, read_count
from rulesets.refusal import Refusal

COMMAND: Final = "unit add"
_PURPOSE: Final = "unit_add"
EDIT: Final = "unit edit"
_CHANGE: Final = "unit_edit"
_ABOUT_WORDS: Final = frozenset(
    {"change-in-doubt", "change-left", "change-unreadable", "change-more-than-left"}
)
"""Codes of changes that are put right by other words."""


def ask_for_unit(context: CommandContext, side: str | None, why: Refusal | None = None) -> Answer:
    """Return the refusal of a command without its unit, with the form that asks for it.

    Args:
        context: Where it is handled.
        side: The side that was named.
        why: What was wrong with the line that was given, None without one.
    """
    texts = context.own_texts
    sides = tuple((side.name, side.name) for side in context.channel.board.sides)
    read = why.facts if why else {}
    fields = [
        _field(texts, "name", given=str(read.get("name") or "")),
        _field(texts, "models", optional=True),
        _field(texts, "profile", optional=True, given=str(read.get("profile") or "")),
        _field(texts, "rules", optional=True),
    ]
    if side is None:
        own = context.own_side()
        choices = sides if len(sides) <= MOST_CHOICES and own is None else ()
        given = "" if own is None else own.name
        fields.append(_field(texts, "side", optional=own is not None, choices=choices, given=given))
    else:
        fields.append(_field(texts, "side", given=side))
    form = Form(COMMAND, _PURPOSE, texts("form-unit"), tuple(fields))
    return refused(context, why or Refusal("unit-needed"), form)


def ask_for_change(context: CommandContext, row: UnitRow, change: str, why: Refusal) -> Answer:
    """Return the refusal of a change, with the form in which it is put right.

    Of a change that may be meant in several ways one is picked, and of one that is understood in
    part, that part; or it is told in other words.

    Args:
        context: Where it is handled.
        row: The unit.
        change: What was typed.
        why: What is wrong with it.
    """
    if why.code not in _ABOUT_WORDS:
        raise why
    texts = context.own_texts
    ways = str(why.facts.get("ways") or "").split("; ")
    choices = tuple((way, way) for way in ways if 0 < len(way) <= LONGEST_ABOUT)
    unit = _field(texts, "unit", given=row.name)
    if not choices:
        asked = [_field(texts, "change", given=change)]
    else:
        pick = _field(texts, "change", choices=choices, optional=True)
        about = texts("form-unit-pick-left", text=why.facts["text"])
        pick = replace(pick, about=about) if why.code == "change-left" else pick
        asked = [pick, _field(texts, "words", given=change, optional=True)]
    return refused(context, why, Form(EDIT, _CHANGE, texts("form-unit-edit"), (unit, *asked)))


def _field(
    texts: Texts,
    name: str,
    *,
    optional: bool = False,
    choices: tuple[tuple[str, str], ...] = (),
    given: str = "",
) -> FormField:
    label, about = texts(f"form-unit-{name}"), texts.about(f"form-unit-{name}")
    if name == "side" and not optional:
        about = texts("form-unit-side-needed")
    return FormField(name, label, about, choices, given=given, optional=optional)


def unit_of(context: CommandContext, fields: Mapping[str, str]) -> Unit:
    """Return the unit that a filled form describes.

    Raises:
        Refusal: what a profile line refuses.
    """
    name = " ".join(fields.get("name", "").split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("line-without-name", most=LONGEST_NAME)
    rules = fields.get("rules", "").strip().strip("[]")
    models = fields.get("models", "").strip()
    count = read_count(models) if models else "x1"
    line = f'"x" {count} {fields.get("profile", "")} [{rules}]'
    return replace(context.names.read_unit(line), name=name)
