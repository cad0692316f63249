"""Discord's rules for modals and for autocompletion answers."""

from collections.abc import Iterator
from typing import Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import between, count, forbidden, length, one_of, required
from localdiscord.protocol.model import Json
from localdiscord.protocol.shapes import Shape
from localdiscord.rules.components import (
    COMPONENT_SHAPE,
    LABEL,
    TEXT_INPUT,
    Parts,
    custom_ids,
    parts_of,
)
from localdiscord.rules.layouts import ROW, TEXT_DISPLAY, held, ids, text_display
from localdiscord.rules.selects import GROUPS, SELECTS, group, select

_PARTS: Final = 5
_TITLE: Final = 45
_LABEL_LENGTH: Final = 45
_DESCRIPTION: Final = 100
_CUSTOM_ID: Final = 100
_TEXT: Final = 4000
_PLACEHOLDER: Final = 100
_STYLES: Final = (1, 2)
_CHOICES: Final = 25
_CHOICE_TEXT: Final = 100
_EXACT_INTEGER: Final = 2**53

MODAL_SHAPE: Final[Shape] = {"custom_id": str, "title": str, "components": [COMPONENT_SHAPE]}
CHOICES_SHAPE: Final[Shape] = {
    "choices": [
        {"name": str, "value": (str, int, float), "name_localizations": None},
    ]
}


def modal_frame(body: Json) -> Iterator[Problem]:
    """Give a modal a title, a custom id and one to five parts."""
    for key, most in (("title", _TITLE), ("custom_id", _CUSTOM_ID)):
        yield from required((key,), body.get(key))
        yield from length((key,), body.get(key), 1, most)
    yield from count(("components",), body.get("components") or (), 1, _PARTS)


def modal_parts(body: Json) -> Iterator[Problem]:
    """Let a modal hold labelled fields, rows of one text input, and texts."""
    for index, part in enumerate(body.get("components") or ()):
        path = ("components", index)
        if part.get("type") == LABEL:
            yield from required((*path, "label"), part.get("label"))
            yield from length((*path, "label"), part.get("label"), 1, _LABEL_LENGTH)
            yield from length((*path, "description"), part.get("description"), 0, _DESCRIPTION)
            field = part.get("component") or {}
            yield from one_of((*path, "component"), field, (TEXT_INPUT, *SELECTS, *GROUPS))
        elif part.get("type") == ROW:
            inputs = part.get("components") or []
            yield from count((*path, "components"), inputs, 1, 1)
            yield from held((*path, "components"), inputs, (TEXT_INPUT,))
        else:
            yield from one_of(path, part, (ROW, TEXT_DISPLAY, LABEL))


def _text_inputs(parts: Parts) -> Iterator[Problem]:
    """Hold text inputs to their lengths."""
    for path, field in parts:
        if field.get("type") != TEXT_INPUT:
            continue
        yield from required((*path, "custom_id"), field.get("custom_id"))
        if field.get("style") not in _STYLES:
            yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
        low, high = field.get("min_length"), field.get("max_length")
        yield from between((*path, "min_length"), low, 0, _TEXT)
        yield from between((*path, "max_length"), high, 1, _TEXT)
        if low is not None and high is not None and low > high:
            yield Problem((*path, "min_length"), "TEXT_MIN_OVER_MAX", "Must not exceed the most.")
        yield from length((*path, "value"), field.get("value"), 0, high or _TEXT)
        yield from length((*path, "placeholder"), field.get("placeholder"), 0, _PLACEHOLDER)
        yield from length((*path, "label"), field.get("label"), 1, _LABEL_LENGTH)


def modal_fields(body: Json) -> Iterator[Problem]:
    """Hold the fields of a modal to their lengths, each with a custom id of its own."""
    parts = parts_of(body)
    yield from _text_inputs(parts)
    for path, part in parts:
        kind = part.get("type")
        if kind in SELECTS:
            yield from select(path, part)
            why = "A field of a form cannot be disabled."
            yield from forbidden((*path, "disabled"), part.get("disabled"), why)
        elif kind in GROUPS:
            yield from group(path, part)
        elif kind == TEXT_DISPLAY:
            yield from text_display(path, part)
    yield from custom_ids(parts)
    yield from ids(list(parts))


MODAL_RULES: Final = (modal_frame, modal_parts, modal_fields)


def choice_count(body: Json) -> Iterator[Problem]:
    """Hold an autocompletion to 25 choices."""
    yield from count(("choices",), body.get("choices") or (), 0, _CHOICES)


def choice_texts(body: Json) -> Iterator[Problem]:
    """Give a choice a name and a value of 1 to 100 characters, or an exact number."""
    for index, choice in enumerate(body.get("choices") or ()):
        path = ("choices", index)
        yield from choice_problems(path, choice)


def choice_problems(path: tuple[str | int, ...], choice: Json) -> Iterator[Problem]:
    """Yield what is wrong with one choice of a command or an autocompletion."""
    name, value = choice.get("name"), choice.get("value")
    yield from required((*path, "name"), name)
    yield from length((*path, "name"), name, 1, _CHOICE_TEXT)
    yield from required((*path, "value"), value)
    if isinstance(value, str):
        yield from length((*path, "value"), value, 1, _CHOICE_TEXT)
    else:
        yield from between((*path, "value"), value, -_EXACT_INTEGER, _EXACT_INTEGER)


CHOICE_RULES: Final = (choice_count, choice_texts)
