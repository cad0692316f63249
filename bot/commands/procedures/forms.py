"""Forms for what a command lacks: the sentence that says so, and the form to fill in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.commands.options.paths import ROLL
from bot.commands.options.specification import CLOSING, MOST_CHOICES, SECRET
from bot.commands.options.typed_options import split_values, typed_value
from bot.commands.procedures.permission.fitting import fitting
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts, id_name
from bot.views.interface.form import (
    LONGEST_ABOUT,
    LONGEST_LABEL,
    LONGEST_REST,
    REST,
    Form,
    FormField,
    of_offer,
)
from rulesets.core.declaring.parameter import Choice, Flag, Raw, SpellName, Units
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.values import names_foes, names_friend
from rulesets.refusal import Refusal

_MOST_FIELDS: Final = 5
_CLAUSE: Final = re.compile(r"\s*(?:[;:.]\s|\()")
"""Where the beginning of a description ends."""
_SECRET: Final = re.compile(rf"\b{SECRET}:\s*(\w+)")


def asking(
    context: CommandContext,
    refusal: Refusal,
    procedure: Procedure,
    given: Mapping[str, Raw],
    command: str,
    *,
    told: Refusal | None = None,
    origin: tuple[str, str] = ("", ""),
    more: Sequence[str] = (),
    choices: Mapping[str, tuple[str, ...]] | None = None,
    subject: str = "",
) -> Answer:
    """Return the refusal of a command that lacks something, with a form that asks for it.

    Args:
        context: Where it is handled.
        refusal: Its `missing-option`.
        procedure: What was to be resolved.
        given: What the player gave, the options that close every command included.
        command: The slash command.
        told: What is said of it, if not its own sentence.
        origin: The log entry it is the next step of, and the name of that step, where it has one
            of its own.
        more: Options that are asked for as well, and may be left out.
        choices: The units among which an option chooses, where only some are meant.
        subject: The offer that it takes, as a button has it; empty for none.
    """
    texts = context.localiser.texts(context.requester.locale, context.ruleset.id)
    absent = str(refusal.facts.get("absent") or refusal.facts["option"]).split()
    wanted = wanted_options(context, procedure, absent, given)
    named = {*wanted, *given}
    beside = [option for option in dict.fromkeys(more) if option not in named]
    wanted += beside[: max(0, _MOST_FIELDS - 1 - len(wanted))]
    wanted.sort(key=lambda option: option not in procedure.unit_options)
    # What a step or an offer knows is known of it once more as its form comes back.
    led = bool(origin[0] or subject)
    said = {} if led else given
    kept = _kept(context, texts, procedure, said, wanted)
    # Whoever types, and would rather give the values than name the unit, finds room for them.
    rather = not (led or context.requester.pressed) and wanted != absent
    known = (bool(said) and not kept) or rather or len(wanted) > _MOST_FIELDS
    room = _MOST_FIELDS - 1 if known else _MOST_FIELDS
    fields = [
        replace(_field(context, texts, procedure, name, given), optional=name not in absent)
        for name in wanted[:room]
    ]
    for name, names in (choices or {}).items():
        offered = tuple((unit, unit) for unit in names[:MOST_CHOICES])
        fields = [replace(each, choices=offered) if each.name == name else each for each in fields]
    fields += [_rest(texts, said, wanted[room:])] if known else kept
    title = texts(f"procedure-{text_key(procedure.id)}")
    form = Form(command, procedure.id, title, tuple(fields), *origin)
    form = of_offer(form, subject) if subject else form
    too_long = any(len(field.given) > LONGEST_REST for field in fields)
    return refused(context, told or refusal, None if too_long else form)


def _kept(
    context: CommandContext,
    texts: Texts,
    procedure: Procedure,
    said: Mapping[str, Raw],
    wanted: Sequence[str],
) -> list[FormField]:
    """Return a field for each option that is known, filled in; none where players type by name.

    None either where there is no room for all of them.
    """
    names = [name for name in said if name not in wanted]
    bare = any(name in CLOSING for name in names)
    if not context.requester.pressed or bare or len(wanted) + len(names) > _MOST_FIELDS:
        return []
    found = []
    for name in names:
        value = typed_value(said[name])
        field = _field(context, texts, procedure, name, {})
        parameter = procedure.parameter(name)
        if parameter is not None and isinstance(parameter.kind, SpellName):
            field = replace(field, choices=((value, id_name(texts, "spell", value) or value),))
        found.append(replace(field, given=value, picked=True))
    return found


def form_of(
    context: CommandContext,
    offer: Offer,
    procedure: Procedure,
    given: Mapping[str, Raw],
    subject: str = "",
) -> Answer:
    """Return the form that an offer is taken by, where no list holds what is to be said.

    Args:
        context: Where it is handled.
        offer: The offer.
        procedure: What resolves it.
        given: The options that are settled, those that close every command included.
        subject: The offer as a button has it; empty where it was typed.
    """
    absent = [name for name in offer.offering.form if name in offer.values]
    more = [name for name in offer.offering.form if name not in absent]
    lacking = Refusal("missing-option", option=absent[0], absent=" ".join(absent))
    command = procedure.command or ROLL
    return asking(context, lacking, procedure, given, command, more=more, subject=subject)


def _units(context: CommandContext) -> tuple[str, ...]:
    names = (unit.name for unit in context.channel.board.units if not unit.destroyed)
    return tuple(dict.fromkeys(names))


def units_for(
    context: CommandContext, procedure: Procedure, name: str, given: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return the units that an option may name, of the side that it is likely to be first.

    Where the table tells between whom it lies, those alone; of a friend of a unit that is named,
    those of its side.
    """
    met = context.among(procedure, name, given)
    if met:
        return met
    named = {str(raw) for option, raw in given.items() if option in procedure.unit_options}
    sides = {unit.side_id for unit in context.channel.board.units if unit.name in named}
    units = [unit for unit in context.channel.board.units if not unit.destroyed]
    if name not in procedure.anybody:
        units = [unit for unit in units if unit.name not in named]
    friends = {str(raw) for option, raw in given.items() if names_friend(procedure, name, option)}
    kin = {unit.side_id for unit in context.channel.board.units if unit.name in friends}
    units = [unit for unit in units if not kin or unit.side_id in kin]
    foes = names_foes(procedure, name)
    units.sort(key=lambda unit: (unit.side_id in sides) is foes)
    names = tuple(dict.fromkeys(unit.name for unit in units))
    return fitting(context, procedure, name, given, names)


def wanted_options(
    context: CommandContext, procedure: Procedure, absent: Sequence[str], given: Mapping[str, Raw]
) -> list[str]:
    """Return the options to ask for: a unit of the table rather than its values."""
    if not _units(context):
        return list(absent)
    wanted: dict[str, None] = {}
    for name in absent:
        role = _role_of(procedure, name)
        wanted[name if role is None or role in given else role] = None
    return list(wanted)


def _role_of(procedure: Procedure, name: str) -> str | None:
    """Return the unit option whose unit has a value, as its profile or its name tells."""
    parameter = procedure.parameter(name)
    if parameter is not None and parameter.fill is not None:
        return parameter.fill.role
    return next((role for role in procedure.unit_options if name.startswith(f"{role}_")), None)


def _field(
    context: CommandContext,
    texts: Texts,
    procedure: Procedure,
    name: str,
    given: Mapping[str, Raw],
) -> FormField:
    parameter = procedure.parameter(name)
    about = texts(text_key(f"param-{name}" if parameter is None else parameter.text))
    kind = parameter.kind if parameter else None
    choices: tuple[tuple[str, str], ...] = ()
    if name in procedure.unit_options:
        choices = tuple((unit, unit) for unit in units_for(context, procedure, name, given))
    elif isinstance(kind, Choice):
        choices = tuple((choice, texts(f"choice-{text_key(choice)}")) for choice in kind.values)
    elif isinstance(kind, Flag):
        choices = (("yes", texts("value-yes")), ("no", texts("value-no")))
    if len(choices) > MOST_CHOICES:
        choices = ()
    label, other = _label(name, about)
    if context.requester.pressed:
        label, other = _in_words(about, chosen=bool(choices))
    return FormField(name, label, other, choices, kind.most if isinstance(kind, Units) else 1)


def _label(name: str, about: str) -> tuple[str, str]:
    """Return the texts above and below an option's field: what it is, how it is typed.

    Of a description that is too long to stand above the field, the beginning does.
    """
    if len(about) <= LONGEST_LABEL:
        return about, name
    head = in_short(about)
    told = f"{name} · {about}"
    if len(head) > LONGEST_LABEL:
        return name, about
    return head, told if len(told) <= LONGEST_ABOUT else about


def _in_words(about: str, *, chosen: bool) -> tuple[str, str]:
    """Return the texts above and below an option's field, for who knows no names of options.

    Args:
        about: What the option is.
        chosen: Whether it is picked: how it is typed is of no use then.
    """
    if len(about) <= LONGEST_LABEL and not chosen:
        return about, ""
    head = in_short(about)
    rest = about.removeprefix(head).strip("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} ;:.")
    whole = len(about) <= LONGEST_ABOUT
    if len(head) > LONGEST_LABEL:
        return head, "" if chosen else about
    return head, "" if chosen or not whole else rest[:1].upper() + rest[1:]


def in_short(about: str) -> str:
    """Return the beginning of a description, which says what it is of."""
    return _CLAUSE.split(about, maxsplit=1)[0]


def _rest(texts: Texts, given: Mapping[str, Raw], absent: Sequence[str]) -> FormField:
    said = {True: texts("value-yes"), False: texts("value-no")}
    lines = [
        f"{name}:{said[value] if isinstance(value, bool) else typed_value(value)}"
        for name, value in given.items()
    ]
    lines += [f"{name}:" for name in absent]
    return FormField(REST, texts("form-rest"), texts.about("form-rest"), given="\n".join(lines))


def read_rest(text: str, procedure: Procedure) -> dict[str, str]:
    """Return the options that the last field of a form holds.

    A unit takes its whole line, for a profile may look like options; other lines may hold several.

    Raises:
        Refusal: `values-unreadable`.
    """
    given: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, _, value = line.partition(":")
        if name in procedure.unit_options:
            given[name] = value.strip()
        else:
            given |= split_values(line, (*procedure.options, *CLOSING))
    return given


def is_secret(fields: Mapping[str, str]) -> bool:
    """Return whether a form's question is for one player only."""
    found = _SECRET.search(fields.get(REST, ""))
    try:
        return found is not None and Flag().read(SECRET, found[1])
    except Refusal:
        return False


def closing_of(given: Mapping[str, str]) -> dict[str, Raw]:
    """Return the options that close every command, out of what a form holds.

    Raises:
        Refusal: `not-yes-or-no`.
    """
    dice, *flags = CLOSING
    closing: dict[str, Raw] = {
        name: Flag().read(name, given[name]) for name in flags if name in given
    }
    return closing | ({dice: given[dice]} if dice in given else {})
