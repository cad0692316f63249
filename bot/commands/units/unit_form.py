"""The form of `/unit add`: a unit field by field, for players who find one line too much."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.commands.options.specification import MOST_CHOICES
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.interface.form import LONGEST_ABOUT, TAPPED, Form, FormField
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.spoken.partly import NOTHING, Understood
from rulesets.core.notation.spoken.values import lacking
from rulesets.core.notation.unit_head import LONGEST_NAME, read_count
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

COMMAND: Final = "unit add"
_DASH: Final = re.compile(r"[-–—](?=[\s/,]|$)")
"""A value that a unit does not have: `A-`."""
_OF_A_PART: Final = frozenset({"line-unclear", "unknown-sign"})
_PURPOSE: Final = "unit_add"
EDIT: Final = "unit edit"
LONGEST_CHANGE: Final = 300
"""Characters of a change."""
_CHANGE: Final = "unit_edit"
_ABOUT_WORDS: Final = frozenset(
    {
        "change-needed",
        "change-in-doubt",
        "change-left",
        "change-unreadable",
        "change-more-than-left",
        "change-by-hand",
        "change-past-end",
        "change-kills",
        "change-twice",
        "line-inches-or-cm",
    }
)
"""Codes of changes that are put right by other words."""


def ask_for_unit(
    context: CommandContext,
    side: str | None,
    why: Refusal | None = None,
    read: Understood | None = None,
    armour: str = "",
) -> Answer:
    """Return the refusal of a command without its unit, with the form that asks for it.

    Args:
        context: Where it is handled.
        side: The side that was named.
        why: What was wrong with the line that was given, None without one.
        read: What was understood of it.
        armour: What is told of the save of its armour.
    """
    texts = context.own_texts
    sides = tuple((side.name, side.name) for side in context.channel.board.sides)
    fields = [*_fields(texts, why, read or NOTHING, armour)]
    if side is None:
        own = context.own_side()
        choices = sides if len(sides) <= MOST_CHOICES and own is None else ()
        given = "" if own is None else own.name
        fields.append(_field(texts, "side", optional=own is not None, choices=choices, given=given))
    else:
        fields.append(_field(texts, "side", given=side))
    form = Form(COMMAND, _PURPOSE, texts("form-unit"), tuple(fields))
    answer = refused(context, why or Refusal("unit-needed"), form)
    lines = _told(texts, read)
    return replace(answer, card=replace(answer.card, changes=(*answer.card.changes, *lines)))


def _fields(
    texts: Texts, why: Refusal | None, read: Understood, armour: str
) -> Iterator[FormField]:
    """Yield the fields of a unit, filled in with what was understood.

    What has to be looked at is said in the place of an example: a form stands by itself.
    """
    doubts = {"profile": armour or None, **_doubts(texts, why, read)}
    models = "" if read.models is None else str(read.models)
    ways = read.profiles if len(read.profiles) > 1 else ()
    ways = ways if all(len(way) <= LONGEST_ABOUT for way in ways) else ()
    profile = next(iter(read.profiles), "")
    rules = ", ".join(read.rules)
    yield _field(texts, "name", given=read.name)
    yield _field(texts, "models", optional=True, given=models, about=doubts.get("models"))
    yield _field(
        texts,
        "profile",
        optional=True,
        given=profile,
        choices=tuple((way, way) for way in ways),
        about=doubts.get("profile"),
    )
    yield _field(texts, "rules", optional=True, given=rules, about=doubts.get("rules"))


def _doubts(texts: Texts, why: Refusal | None, read: Understood) -> dict[str, str]:
    """Return what is in doubt of a line, by the field that settles it."""
    doubts: dict[str, str] = {}
    if why is not None and why.code == "line-inches-or-cm":
        doubts["profile"] = texts("form-unit-inches", **why.facts)
    if why is not None and why.code == "line-number-alone":
        doubts["models"] = texts("form-unit-alone", count=why.facts["count"])
    if why is not None and why.code == "line-plural":
        doubts["models"] = texts("form-unit-plural")
    if read.left:
        field = "profile" if any(map(str.isdecimal, "".join(read.left))) else "rules"
        field = "rules" if field in doubts else field
        doubts[field] = texts("form-unit-left", text=", ".join(read.left))
    return doubts


def about_what_is_left(refusal: Refusal, read: Understood) -> Refusal:
    """Return a refusal of a part that the form holds as one of what it does not hold."""
    text = str(refusal.facts.get("text", ""))
    known = refusal.code not in _OF_A_PART or not read.left or any(text in e for e in read.left)
    if known:
        return refusal
    left = next((each for each in read.left if any(map(str.isdecimal, each))), read.left[0])
    return Refusal(refusal.code, **{**refusal.facts, "text": left[:40]})


def _told(texts: Texts, read: Understood | None) -> Iterator[str]:
    """Yield what was understood of a line, and what was not."""
    if read is None or not read.name:
        return
    models = "" if read.models is None else f"{read.models} × "
    parts = [f"{models}{read.name}", next(iter(read.profiles), ""), ", ".join(read.rules)]
    yield texts("unit-understood", text=escaped(" · ".join(filter(None, parts))))
    if read.left:
        yield texts("unit-not-understood", text=escaped(", ".join(read.left)))


def ask_for_change(context: CommandContext, row: UnitRow, change: str, why: Refusal) -> Answer:
    """Return the refusal of a change, with the form in which it is put right.

    Of a change that may be meant in several ways one is picked, and of one that is understood in
    part, that part; or it is told in other words.

    Args:
        context: Where it is handled.
        row: The unit.
        change: What was typed, empty where nothing was.
        why: What is wrong with it.
    """
    if why.code not in _ABOUT_WORDS:
        raise why
    texts = context.own_texts
    ways = str(why.facts.get("ways") or "").split("; ")
    choices = tuple((way, way) for way in ways if 0 < len(way) <= LONGEST_ABOUT)
    unit = _field(texts, "unit", given=row.name)

    def in_words(name: str, *, optional: bool = False) -> FormField:
        typed = _field(texts, name, given=change, optional=optional)
        return replace(typed, longest=LONGEST_CHANGE)

    if not choices:
        asked = [in_words("change")]
    else:
        pick = _field(texts, "change", choices=choices, optional=True)
        about = texts("form-unit-pick-left", text=why.facts["text"])
        pick = replace(pick, about=about) if why.code == "change-left" else pick
        asked = [pick, in_words("words", optional=True)]
    tapped = TAPPED if context.requester.pressed else ""
    fields = (unit, *asked)
    sure = why.code == "change-left" and len(choices) == 1
    yes = texts("button-all-of-it") if sure else ""
    form = Form(EDIT, _CHANGE, texts("form-unit-edit"), fields, step=tapped, as_it_is=yes)
    return refused(context, why, form)


def sign_of(field: ProfileField, texts: Texts) -> str:
    """Return the sign of a value in a language."""
    return field.signs[-1 if texts.locale == "fr" and len(field.signs) > 1 else 0]


def missing_value(context: CommandContext, unit: Unit, line: str) -> Iterator[str]:
    """Yield a note of the only value that a profile lacks, unless a dash stands for it."""
    missing = lacking(context.ruleset.profile, dict(unit.profile))
    if missing is not None and not _DASH.search(line):
        sign = sign_of(missing, context.texts)
        yield context.texts("unit-value-missing", sign=sign)


def _field(
    texts: Texts,
    name: str,
    *,
    optional: bool = False,
    choices: tuple[tuple[str, str], ...] = (),
    given: str = "",
    about: str | None = None,
) -> FormField:
    label, about = texts(f"form-unit-{name}"), about or texts.about(f"form-unit-{name}")
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
