"""A form that asks for what a command lacks; its custom id holds what it is for, as buttons' do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.texts.markup import without_markup
from bot.views.interface.embed import cut

REST: Final = "rest"
"""The field that holds, as `name:value`, what was given before and what else may be."""

_TEMPLATE: Final = re.compile(
    r"vexille1:form:(?P<command>[^:]{1,32}):(?P<procedure>[a-z0-9_]+)(?::(?P<entry>\d+(?:-\d+)?))?"
    r"(?::(?P<step>[a-z][a-z0-9-]*))?"
)
_OF_OFFER: Final = re.compile(r"vexille1:form:act:(?P<subject>(?P<procedure>[a-z0-9_]+):.+)")
"""The custom id of a form that takes an offer, which is told as by a button."""
OFFER: Final = "act"
"""What such a form has in the place of a command."""
TAPPED: Final = "tapped"
"""What stands for a step in a form that a press opened: who fills it in types no commands."""
_LONGEST_TITLE: Final = 45
LONGEST_LABEL: Final = 45
LONGEST_ABOUT: Final = 100
_LONGEST_LINE: Final = 400
LONGEST_REST: Final = 4000


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of a form.

    Attributes:
        name: The option it asks for, or `REST`.
        label: What stands above it.
        about: What it is, in a few words.
        choices: What may be picked, as ids with their names; none for a line to type.
        most: How many of them.
        given: What it holds before anything is typed.
        optional: Whether it may stay empty.
        longest: Most characters that may be typed.
        long: Whether it takes many lines.
        picked: Whether what it holds is picked already, of what may be.
    """

    name: str
    label: str
    about: str
    choices: tuple[tuple[str, str], ...] = ()
    most: int = 1
    given: str = ""
    optional: bool = False
    longest: int = _LONGEST_LINE
    long: bool = False
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A form of up to five fields, and the procedure of the command that it is for.

    Attributes:
        entry: The log entry it is the next step of, or the question it answers; empty for a command
            typed.
        step: The name of that step, where its procedure has several or another name there.
        as_it_is: The words of a button that sends it as it stands, empty where something is to be
            looked at or picked first.
    """

    command: str
    procedure: str
    title: str
    fields: tuple[FormField, ...]
    entry: str = ""
    step: str = ""
    as_it_is: str = ""

    @property
    def custom_id(self) -> str:
        """Return its purpose, as `purpose_of` reads it."""
        parts = (self.command, self.procedure, self.entry, self.step)
        return ":".join(("vexille1:form", *filter(None, parts)))


def of_offer(form: Form, subject: str) -> Form:
    """Return a form that takes an offer.

    Args:
        form: Its fields.
        subject: The offer as a button has it, its procedure first.
    """
    procedure, _, rest = subject.partition(":")
    return replace(form, command=OFFER, procedure=procedure, entry=rest)


class Purpose(NamedTuple):
    """The purpose of a submitted form; `entry` is empty where it goes on from none.

    Of one that takes an offer it is that offer, as a button has it.

    `step` is the name of the next step, empty where it has none but its procedure's.
    """

    command: str
    procedure: str
    entry: str
    step: str = ""

    @property
    def pressed(self) -> bool:
        """The answer whether a press opened it."""
        return self.command == OFFER or self.step == TAPPED

    @property
    def wanted(self) -> str:
        """The id of the next step that it takes."""
        return f"{self.procedure}.{self.step}" if self.step else self.procedure


class FormModal(ui.Modal):
    """A form as Discord shows it; what is sent comes back by the custom id alone."""

    def __init__(self, form: Form) -> None:
        super().__init__(
            title=cut(without_markup(form.title), _LONGEST_TITLE),
            custom_id=form.custom_id,
            timeout=None,
        )
        for field in form.fields:
            label = cut(without_markup(field.label), LONGEST_LABEL)
            about = cut(without_markup(field.about), LONGEST_ABOUT) or None
            self.add_item(ui.Label(text=label, description=about, component=_control(field)))
        self.stop()  # nothing is kept of it


def _control(field: FormField) -> ui.Select[Any] | ui.TextInput[Any]:
    if field.choices:
        options = [
            discord.SelectOption(
                label=cut(without_markup(name), LONGEST_ABOUT),
                value=choice,
                default=field.picked and choice == field.given,
            )
            for choice, name in field.choices
        ]
        most = min(field.most, len(options))
        return ui.Select(
            custom_id=field.name, options=options, max_values=most, required=not field.optional
        )
    rest = field.name == REST
    long = rest or field.long
    return ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
        required=not (rest or field.optional),
        max_length=LONGEST_REST if long else field.longest,
        default=field.given or None,
    )


def purpose_of(data: Mapping[str, Any]) -> Purpose | None:
    """Return what a submitted form is for, None for none of ours."""
    custom_id = str(data.get("custom_id", ""))
    offer = _OF_OFFER.fullmatch(custom_id)
    if offer is not None:
        return Purpose(command=OFFER, procedure=offer["procedure"], entry=offer["subject"])
    found = _TEMPLATE.fullmatch(custom_id)
    if found is None:
        return None
    return Purpose(found["command"], found["procedure"], found["entry"] or "", found["step"] or "")


def filled_in(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was put into the fields of a submitted form."""
    given: dict[str, str] = {}
    for part in data.get("components", ()):
        control = part.get("component") or {}
        value = ", ".join(control.get("values") or ()) or control.get("value")
        if value and str(value).strip():
            given[str(control["custom_id"])] = str(value).strip()
    return given
