"""Discord's rules for what is picked from lists: selects, groups of choices, files."""

from collections.abc import Iterator
from typing import Any, Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path, between, count, forbidden, length, required, unique
from localdiscord.protocol.model import Json

STRING_SELECT: Final = 3
CHANNEL_SELECT: Final = 8
SELECTS: Final = (3, 5, 6, 7, 8)
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23
GROUPS: Final = (FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

_SELECTED: Final = 25
_OPTION_TEXT: Final = 100
_PLACEHOLDER: Final = 150
_GROUPED: Final = 10
_FEWEST: Final = {RADIO_GROUP: 2, CHECKBOX_GROUP: 1}
_CHANNEL_TYPES: Final = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
_DEFAULT_TYPES: Final = {5: ("user",), 6: ("role",), 7: ("role", "user"), 8: ("channel",)}


def select(path: Path, select: Json) -> Iterator[Problem]:
    """Hold a select to its counts, its options or what it begins with."""
    yield from required((*path, "custom_id"), select.get("custom_id"))
    yield from length((*path, "placeholder"), select.get("placeholder"), 0, _PLACEHOLDER)
    yield from _counts(path, select, _SELECTED)
    kind, high = select["type"], select.get("max_values")
    if kind == STRING_SELECT:
        yield from _options(path, select, 1, _SELECTED)
        options = select.get("options") or ()
        if high is not None and high > max(1, len(options)):
            yield _over_options(path)
        yield from _begins_with(
            path, select, [option for option in options if option.get("default")]
        )
        other = "Only selects of people, roles and channels have default values."
        yield from forbidden((*path, "default_values"), select.get("default_values"), other)
    else:
        other = "Only string selects have options."
        yield from forbidden((*path, "options"), select.get("options"), other)
        yield from _default_values(path, select)
    yield from _channel_types(path, select)


def _counts(path: Path, field: Json, most: int) -> Iterator[Problem]:
    low, high = field.get("min_values"), field.get("max_values")
    yield from between((*path, "min_values"), low, 0, most)
    yield from between((*path, "max_values"), high, 1, most)
    if low is not None and high is not None and low > high:
        yield Problem((*path, "min_values"), "SELECT_MIN_OVER_MAX", "Must not exceed the most.")


def _over_options(path: Path) -> Problem:
    return Problem((*path, "max_values"), "SELECT_MAX_OVER_OPTIONS", "Must not exceed the options.")


def _options(path: Path, field: Json, fewest: int, most: int) -> Iterator[Problem]:
    here, options = (*path, "options"), field.get("options") or ()
    yield from count(here, options, fewest, most)
    for index, option in enumerate(options):
        for key in ("label", "value"):
            yield from required((*here, index, key), option.get(key))
            yield from length((*here, index, key), option.get(key), 1, _OPTION_TEXT)
        about = option.get("description")
        yield from length((*here, index, "description"), about, 0, _OPTION_TEXT)
    values = (((*here, i, "value"), option.get("value")) for i, option in enumerate(options))
    yield from unique(
        values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option value is duplicated"
    )


def _begins_with(path: Path, field: Json, chosen: list[Any]) -> Iterator[Problem]:
    """Let no more be picked from the start than may be picked at all."""
    most = field.get("max_values") or 1
    if len(chosen) > most:
        yield Problem(
            path, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", f"Must begin with {most} or fewer."
        )


def _default_values(path: Path, select: Json) -> Iterator[Problem]:
    values, here = select.get("default_values") or [], (*path, "default_values")
    allowed = _DEFAULT_TYPES[select["type"]]
    yield from count(here, values, 0, _SELECTED)
    for index, value in enumerate(values):
        yield from required((*here, index, "id"), value.get("id"))
        if value.get("type") not in allowed:
            known = ", ".join(f"'{word}'" for word in allowed)
            why = f"Value must be one of ({known})."
            yield Problem((*here, index, "type"), "BASE_TYPE_CHOICES", why)
    given = (((*here, i), str(value.get("id"))) for i, value in enumerate(values))
    yield from unique(given, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The default is duplicated")
    if values:
        yield from _begins_with(path, select, values)
        least = select.get("min_values")
        if least is not None and len(values) < least:
            why = f"Must begin with {least} or more."
            yield Problem(here, "SELECT_COMPONENT_TOO_FEW_DEFAULTS", why)


def _channel_types(path: Path, select: Json) -> Iterator[Problem]:
    here, types = (*path, "channel_types"), select.get("channel_types")
    if select["type"] != CHANNEL_SELECT:
        why = "Only a channel select has channel types."
        yield from forbidden(here, types, why)
        return
    for index, kind in enumerate(types or ()):
        if kind not in _CHANNEL_TYPES:
            known = ", ".join(map(str, _CHANNEL_TYPES))
            yield Problem((*here, index), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")
    given = (((*here, index), kind) for index, kind in enumerate(types or ()))
    yield from unique(given, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The type is duplicated")


def group(path: Path, field: Json) -> Iterator[Problem]:
    """Hold a form's upload, radio group, group of boxes or single box to its bounds."""
    kind = field["type"]
    yield from required((*path, "custom_id"), field.get("custom_id"))
    if kind in (FILE_UPLOAD, CHECKBOX_GROUP):
        yield from _counts(path, field, _GROUPED)
    if kind not in _FEWEST:
        return
    yield from _options(path, field, _FEWEST[kind], _GROUPED)
    options = field.get("options") or ()
    high = field.get("max_values")
    if kind == CHECKBOX_GROUP and field.get("min_values") == 0 and field.get("required", True):
        why = "A group of which nothing need be picked cannot be required."
        yield Problem((*path, "required"), "CHECKBOX_GROUP_REQUIRED_WITHOUT_VALUES", why)
    if kind == CHECKBOX_GROUP and high is not None and high > max(1, len(options)):
        yield _over_options(path)
    chosen = [option for option in options if option.get("default")]
    most = {**field, "max_values": high or (len(options) if kind == CHECKBOX_GROUP else 1)}
    yield from _begins_with(path, most, chosen)
