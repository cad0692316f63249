"""Discord's rules for buttons, selects and layouts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path, between, count, forbidden, length, required, unique
from localdiscord.protocol.model import BUTTON, COMPONENTS_V2, LINK_STYLE, PREMIUM_STYLE, Json
from localdiscord.protocol.shapes import SNOWFLAKE, Shape
from localdiscord.rules.layouts import LAYOUT_RULES, LAYOUTS, ROW, held, ids, layout_frame
from localdiscord.rules.selects import SELECTS, select

TEXT_INPUT: Final = 4
LABEL: Final = 18

_MESSAGE_TYPES: Final = (ROW, BUTTON, *SELECTS, *LAYOUTS)
_ROWS: Final = 5
_BUTTONS_PER_ROW: Final = 5
_CUSTOM_ID: Final = 100
_LABEL_LENGTH: Final = 80
_URL: Final = 512
_LAST_STYLE: Final = 6

_EMOJI: Final[Shape] = {"id": SNOWFLAKE, "name": str, "animated": bool}
_MEDIA: Final[Shape] = {
    "url": str,
    "id": SNOWFLAKE,
    "proxy_url": str,
    "width": int,
    "height": int,
    "content_type": str,
    "attachment_id": SNOWFLAKE,
    "flags": int,
    "loading_state": int,
    "placeholder": str,
    "placeholder_version": int,
}
_OPTION: Final[Shape] = {
    "label": str,
    "value": str,
    "description": str,
    "default": bool,
    "emoji": _EMOJI,
}


def _component_shape() -> Shape:
    shape: dict[str, Shape] = dict.fromkeys(
        ("type", "id", "style", "min_values", "max_values", "min_length", "max_length"), int
    )
    shape |= dict.fromkeys(("spacing", "accent_color", "size"), int)
    shape |= dict.fromkeys(
        ("custom_id", "label", "url", "placeholder", "value", "content", "description", "name"),
        str,
    )
    shape |= dict.fromkeys(("disabled", "required", "spoiler", "divider"), bool)
    shape |= {
        "default": bool,
        "sku_id": SNOWFLAKE,
        "emoji": _EMOJI,
        "options": [_OPTION],
        "default_values": [{"id": SNOWFLAKE, "type": str}],
        "channel_types": [int],
        "media": _MEDIA,
        "file": _MEDIA,
        "items": [{"media": _MEDIA, "description": str, "spoiler": bool}],
        "components": [shape],
        "accessory": shape,
        "component": shape,
    }
    return shape


COMPONENT_SHAPE: Final[Shape] = _component_shape()


Parts: TypeAlias = Sequence[tuple[Path, Json]]
"""Every component with its path, outermost first."""


def parts_of(body: Json) -> Parts:
    """Return every component of a message or modal."""
    found: list[tuple[Path, Json]] = []
    _gather(body.get("components"), ("components",), found)
    return found


def _gather(components: Sequence[Json] | None, path: Path, found: list[tuple[Path, Json]]) -> None:
    for index, component in enumerate(components or ()):
        _gather_one(component, (*path, index), found)


def _gather_one(component: Json, path: Path, found: list[tuple[Path, Json]]) -> None:
    found.append((path, component))
    _gather(component.get("components"), (*path, "components"), found)
    for key in ("accessory", "component"):
        if component.get(key) is not None:
            _gather_one(component[key], (*path, key), found)


def _rows(body: Json, parts: Parts) -> Iterator[Problem]:
    """Hold a message to five rows, or to the frame of a layout."""
    if (body.get("flags") or 0) & COMPONENTS_V2:
        yield from layout_frame(body.get("components") or [], list(parts))
        return
    components = body.get("components") or []
    yield from count(("components",), components, 0, _ROWS)
    yield from held(("components",), components, (ROW,))


def _row(path: Path, row: Json) -> Iterator[Problem]:
    """Let a row hold up to five buttons, or one select and nothing beside it."""
    children = row.get("components") or []
    yield from count((*path, "components"), children, 1, _BUTTONS_PER_ROW)
    if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        yield Problem(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "A select menu takes up the whole row.",
        )
    yield from held((*path, "components"), children, (BUTTON, *SELECTS))


def custom_ids(parts: Parts) -> Iterator[Problem]:
    """Hold custom ids to 100 characters, and each to one place in a message or modal."""
    given = [
        ((*path, "custom_id"), component["custom_id"])
        for path, component in parts
        if component.get("custom_id") is not None
    ]
    for path, custom_id in given:
        yield from length(path, custom_id, 1, _CUSTOM_ID)
    code, told = "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
    yield from unique(((path, item) for path, item in given if item), code, told)


def _button(path: Path, button: Json) -> Iterator[Problem]:
    """Let a button have a custom id, or an address when it is a link, and something to see."""
    style = button.get("style")
    yield from required((*path, "style"), style)
    yield from between((*path, "style"), style, 1, _LAST_STYLE)
    yield from length((*path, "label"), button.get("label"), 0, _LABEL_LENGTH)
    if style == LINK_STYLE:
        yield from required((*path, "url"), button.get("url"))
        yield from length((*path, "url"), button.get("url"), 0, _URL)
        why = "A link button cannot have a custom id."
        yield from forbidden((*path, "custom_id"), button.get("custom_id"), why)
    elif style == PREMIUM_STYLE:
        yield from required((*path, "sku_id"), button.get("sku_id"))
    else:
        yield from required((*path, "custom_id"), button.get("custom_id"))
        why = "Only a link button can have a url."
        yield from forbidden((*path, "url"), button.get("url"), why)
    if style != PREMIUM_STYLE:
        yield from required((*path, "label"), button.get("label") or button.get("emoji"))


_RULES: Final[Mapping[int, Callable[[Path, Json], Iterator[Problem]]]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, select),
    **LAYOUT_RULES,
}


def components(body: Json) -> Iterator[Problem]:
    """Hold the components of a message to every rule for them."""
    parts = parts_of(body)
    if not parts:
        return
    yield from _rows(body, parts)
    yield from custom_ids(parts)
    yield from ids(list(parts))
    for path, component in parts:
        kind = component.get("type")
        if kind not in _MESSAGE_TYPES:
            known = ", ".join(map(str, _MESSAGE_TYPES))
            yield Problem((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")
        elif kind in _RULES:
            yield from _RULES[kind](path, component)
