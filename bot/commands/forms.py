"""Asking for what a command lacks: the sentence that says so, and the form to fill in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.answer import Answer
from bot.bundle import text_key
from bot.commands.refusing import refused
from bot.commands.specification import CLOSING, MOST_CHOICES
from bot.localiser import Texts
from bot.place import Place
from bot.views.form import LONGEST_LABEL, REST, Form, FormField
from rulesets.core.parameter import Choice, Flag, Raw
from rulesets.core.procedure import Procedure
from rulesets.refusal import Refusal

_MOST_FIELDS: Final = 5


def asking(
    place: Place,
    refusal: Refusal,
    procedure: Procedure,
    given: Mapping[str, Raw],
    command: str,
    *,
    told: Refusal | None = None,
) -> Answer:
    """Return the refusal of a command that lacks something, with a form that asks for it.

    Args:
        place: Where.
        refusal: Its `missing-option`.
        procedure: What was to be resolved.
        given: What the player gave, the options that close every command included.
        command: The slash command.
        told: What is said of it, if not its own sentence.
    """
    texts = place.localiser.texts(place.asker.locale, place.ruleset.id)
    named = str(refusal.facts.get("absent") or refusal.facts["option"])
    absent = _wanted(place, procedure, named.split(), given)
    known = given or len(absent) > _MOST_FIELDS
    room = _MOST_FIELDS - 1 if known else _MOST_FIELDS
    fields = [_field(place, texts, procedure, name) for name in absent[:room]]
    if known:
        fields.append(_rest(texts, given, absent[room:]))
    title = texts(f"procedure-{text_key(procedure.id)}")
    return refused(place, told or refusal, Form(command, procedure.id, title, tuple(fields)))


def _units(place: Place) -> tuple[str, ...]:
    names = dict.fromkeys(unit.name for unit in place.channel.board.units if not unit.destroyed)
    return tuple(names)[:MOST_CHOICES]


def _wanted(
    place: Place, procedure: Procedure, absent: Sequence[str], given: Mapping[str, Raw]
) -> list[str]:
    """Return what to ask for: a unit of the table rather than the values that it has."""
    if not _units(place):
        return list(absent)
    wanted: dict[str, None] = {}
    for name in absent:
        parameter = procedure.parameter(name)
        fill = parameter.fill if parameter else None
        wanted[name if fill is None or fill.role in given else fill.role] = None
    return list(wanted)


def _field(place: Place, texts: Texts, procedure: Procedure, name: str) -> FormField:
    about = texts(f"param-{text_key(name)}")
    parameter = procedure.parameter(name)
    kind = parameter.kind if parameter else None
    choices: tuple[tuple[str, str], ...] = ()
    if name in procedure.unit_options:
        choices = tuple((one, one) for one in _units(place))
    elif isinstance(kind, Choice) and len(kind.values) <= MOST_CHOICES:
        choices = tuple((one, texts(f"choice-{text_key(one)}")) for one in kind.values)
    elif isinstance(kind, Flag):
        choices = (("yes", texts("value-yes")), ("no", texts("value-no")))
    # What it is called stands above the field where there is room, else what it is typed as.
    label, other = (about, name) if len(about) <= LONGEST_LABEL else (name, about)
    return FormField(name, label, other, choices)


def _rest(texts: Texts, given: Mapping[str, Raw], absent: Sequence[str]) -> FormField:
    lines = [f"{name}:{value}" for name, value in given.items()]
    lines += [f"{name}:" for name in absent]
    return FormField(REST, texts("form-rest"), texts.about("form-rest"), given="\n".join(lines))


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
