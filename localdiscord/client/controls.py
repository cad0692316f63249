"""Buttons, selects and form fields, as a player's client lets one use them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from localdiscord.protocol.model import (
    BUTTON,
    LINK_STYLE,
    PREMIUM_STYLE,
    Json,
    Message,
    walk_components,
)
from localdiscord.protocol.refusal import Refused
from localdiscord.state.commands import fold

STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
PERSON_SELECT: Final = 5
ROLE_SELECT: Final = 6
MENTIONABLE_SELECT: Final = 7
CHANNEL_SELECT: Final = 8
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23

SELECTS: Final = (STRING_SELECT, PERSON_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LIST_TYPES: Final = (*SELECTS, FILE_UPLOAD, CHECKBOX_GROUP)
_LONGEST_TEXT: Final = 4000
_NAMES: Final = {"users": "username", "roles": "name", "channels": "name"}
"""The field that holds the name of what a select resolves, by kind."""


def find_button(messages: Iterable[Message], wanted: str) -> tuple[Message, Json]:
    """Return the button with this custom id, label or emoji, and the message it is under.

    Raises:
        Refused: if there is none or if it is disabled.
    """
    return _find(messages, (BUTTON,), wanted)


def find_select(messages: Iterable[Message], wanted: str | None) -> tuple[Message, Json]:
    """Return the select with this custom id or placeholder; None takes the first.

    Raises:
        Refused: if there is none or if it is disabled.
    """
    return _find(messages, SELECTS, wanted)


def find_control(messages: Iterable[Message], custom_id: str) -> tuple[Message, Json]:
    """Return the button or select with this custom id, and the message it is under.

    Raises:
        Refused: if there is none or if it is disabled.
    """
    return _find(messages, (BUTTON, *SELECTS), custom_id)


def _find(
    messages: Iterable[Message], types: Sequence[int], wanted: str | None
) -> tuple[Message, Json]:
    known = []
    for message in messages:
        for control in message.controls():
            if control["type"] not in types or control.get("style") in (LINK_STYLE, PREMIUM_STYLE):
                continue
            known.append(name_of(control))
            if wanted is None or _is_named(control, wanted):
                if control.get("disabled"):
                    raise Refused("disabled", control=name_of(control))
                return message, control
    raise Refused("no_such_control", wanted=wanted, known=known)


def name_of(control: Json) -> str:
    """Return what a player would call a control."""
    emoji = (control.get("emoji") or {}).get("name")
    return str(control.get("label") or control.get("placeholder") or emoji or control["custom_id"])


def _is_named(control: Json, wanted: str) -> bool:
    emoji = (control.get("emoji") or {}).get("name")
    labels = (control.get("label"), control.get("placeholder"), emoji)
    return control["custom_id"] == wanted or fold(wanted) in {fold(x) for x in labels if x}


def pick_options(control: Json, picked: Sequence[str], *, in_form: bool = False) -> list[str]:
    """Return the values of the options picked by value or label.

    Raises:
        Refused: if one is not on offer, or too few or too many are picked.
    """
    options = control["options"]
    values = [_option_value(control, options, value) for value in picked]
    check_count(control, values, in_form=in_form)
    return values


def _option_value(control: Json, options: list[Json], picked: str) -> str:
    for option in options:
        if option["value"] == picked:
            return str(option["value"])
    for option in options:
        if fold(option["label"]) == fold(picked):
            return str(option["value"])
    raise Refused(
        "bad_choice",
        option=name_of(control),
        value=picked,
        choices=[option["value"] for option in options],
        names=[option["label"] for option in options],
    )


def labels(control: Json, values: Sequence[str], resolved: Mapping[str, Json]) -> list[str]:
    """Return what is picked as a player reads it: options by label, all else by name."""
    known = {option["value"]: option["label"] for option in control.get("options") or ()}
    for kind, field in _NAMES.items():
        known |= {key: each[field] for key, each in resolved.get(kind, {}).items()}
    return [str(known[value]) for value in values]


def check_count(control: Json, values: Sequence[Any], *, in_form: bool = False) -> None:
    """Hold a selection to the control's own bounds; only in a form may one be left out.

    Raises:
        Refused: if there are too few or too many, or one is there twice.
    """
    least = control.get("min_values", 1)
    if in_form and control.get("required") is False and not values:
        least = 0
    most = control.get("max_values", 1)
    number = len(values)
    if not least <= number <= most or len(set(values)) != number:
        raise Refused("bad_count", control=name_of(control), count=number, least=least, most=most)


def form_fields(modal: Json) -> list[Json]:
    """Return the fields of a form; each carries the label a player reads beside it."""
    fields = []
    for part in modal["components"]:
        for component in walk_components([part]):
            if "custom_id" in component:
                label = part.get("label") or component.get("label") or component["custom_id"]
                fields.append({**component, "label": label})
    return fields


def by_field(fields: Sequence[Json], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values by the custom id of the field they are for.

    Raises:
        Refused: if a value is for no field.
    """
    found: dict[str, Any] = {}
    for name, value in values.items():
        field = next((f for f in fields if _is_named(f, name)), None)
        if field is None:
            raise Refused("unknown_field", field=name, known=[f["label"] for f in fields])
        found[field["custom_id"]] = value
    return found


def typed_text(field: Json, value: Any) -> str:
    """Return what is typed into a text input, or what stands in it already.

    Raises:
        Refused: if it is missing, too short or too long.
    """
    text = str(field.get("value") or "") if value is None else str(value)
    is_required = field.get("required") is not False
    if is_required and not text:
        raise Refused("missing_field", field=field["label"])
    least = field.get("min_length") or 0
    most = field.get("max_length") or _LONGEST_TEXT
    if (text or is_required) and not least <= len(text) <= most:
        raise Refused("bad_length", option=field["label"], length=len(text), least=least, most=most)
    return text


def submitted(part: Json, answers: Mapping[str, Json]) -> Json:
    """Return a modal's part as it is sent back: its fields' answers in its own shape."""
    sent: Json = {"type": part["type"], "id": part.get("id", 0)}
    if "component" in part:
        sent["component"] = answers[part["component"]["custom_id"]]
    elif "components" in part:
        sent["components"] = [answers[inner["custom_id"]] for inner in part["components"]]
    return sent


def is_list_field(field: Json) -> bool:
    """Tell whether a field takes a list of values."""
    return field["type"] in LIST_TYPES
