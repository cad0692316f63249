"""Discord's rules for buttons, selects and layouts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.table._limits import Path, between, count, forbidden, length, required, unique
from bot.table.errors import Problem
from bot.table.model import BUTTON, COMPONENTS_V2, LINK_STYLE, PREMIUM_STYLE, Json
from bot.table.shapes import SNOWFLAKE, Shape

ROW: Final = 1
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
SELECTS: Final = (3, 5, 6, 7, 8)
TEXT_DISPLAY: Final = 10
LABEL: Final = 18

_LAYOUTS: Final = (9, 10, 11, 12, 13, 14, 17)
_MESSAGE_TYPES: Final = (ROW, BUTTON, *SELECTS, *_LAYOUTS)
_MEDIA_KEYS: Final = {11: "media", 13: "file"}
_GALLERY: Final = 12
_GALLERY_ITEMS: Final = 10
_ROWS: Final = 5
_BUTTONS_PER_ROW: Final = 5
_ALL_COMPONENTS: Final = 40
_LAYOUT_TEXT: Final = 4000
_CUSTOM_ID: Final = 100
_LABEL_LENGTH: Final = 80
_URL: Final = 512
_OPTIONS: Final = 25
_OPTION_TEXT: Final = 100
_PLACEHOLDER: Final = 150
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
    """Hold a message to five rows, or to 40 components and 4,000 characters as a layout."""
    if (body.get("flags") or 0) & COMPONENTS_V2:
        yield from count(("components",), parts, 1, _ALL_COMPONENTS)
        texts = [one.get("content") or "" for _, one in parts if one.get("type") == TEXT_DISPLAY]
        if sum(map(len, texts)) > _LAYOUT_TEXT:
            yield Problem(
                ("components",),
                "COMPONENT_TEXT_TOO_LONG",
                f"The displayable text must be {_LAYOUT_TEXT} or fewer in length.",
            )
        return
    components = body.get("components") or []
    yield from count(("components",), components, 0, _ROWS)
    for index, component in enumerate(components):
        if component.get("type") != ROW:
            yield Problem(
                ("components", index, "type"),
                "COMPONENT_LAYOUT_FLAG",
                "Only action rows may be used without the components v2 flag.",
            )


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
    for index, child in enumerate(children):
        if child.get("type") not in (BUTTON, *SELECTS):
            yield Problem(
                (*path, "components", index),
                "UNION_TYPE_CHOICES",
                "A row holds buttons or one select menu.",
            )


def _media(path: Path, component: Json) -> Iterator[Problem]:
    """Ask for the address of a picture or file."""
    key = _MEDIA_KEYS[component["type"]]
    yield from required((*path, key), (component.get(key) or {}).get("url"))


def _gallery(path: Path, gallery: Json) -> Iterator[Problem]:
    """Let a gallery hold one to ten pictures, each with its address."""
    items = gallery.get("items") or []
    yield from count((*path, "items"), items, 1, _GALLERY_ITEMS)
    for index, item in enumerate(items):
        url = (item.get("media") or {}).get("url")
        yield from required((*path, "items", index, "media"), url)


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
    yield from unique(((path, one) for path, one in given if one), code, told)


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


def select(path: Path, select: Json) -> Iterator[Problem]:
    """Hold a select to its counts, and a string select to distinct options."""
    yield from required((*path, "custom_id"), select.get("custom_id"))
    yield from length((*path, "placeholder"), select.get("placeholder"), 0, _PLACEHOLDER)
    low, high = select.get("min_values"), select.get("max_values")
    yield from between((*path, "min_values"), low, 0, _OPTIONS)
    yield from between((*path, "max_values"), high, 1, _OPTIONS)
    if low is not None and high is not None and low > high:
        yield Problem((*path, "min_values"), "SELECT_MIN_OVER_MAX", "Must not exceed the most.")
    if select["type"] == STRING_SELECT:
        yield from _select_options(path, select.get("options"), high)


def _select_options(path: Path, options: Any, high: int | None) -> Iterator[Problem]:
    here = (*path, "options")
    yield from count(here, options or (), 1, _OPTIONS)
    for index, option in enumerate(options or ()):
        for key in ("label", "value"):
            yield from required((*here, index, key), option.get(key))
            yield from length((*here, index, key), option.get(key), 1, _OPTION_TEXT)
        about = option.get("description")
        yield from length((*here, index, "description"), about, 0, _OPTION_TEXT)
    values = (((*here, i, "value"), option.get("value")) for i, option in enumerate(options or ()))
    yield from unique(
        values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option value is duplicated"
    )
    if high is not None and high > max(1, len(options or ())):
        yield Problem(
            (*path, "max_values"), "SELECT_MAX_OVER_OPTIONS", "Must not exceed the options."
        )


_RULES: Final[Mapping[int, Callable[[Path, Json], Iterator[Problem]]]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, select),
    **dict.fromkeys(_MEDIA_KEYS, _media),
    _GALLERY: _gallery,
}


def components(body: Json) -> Iterator[Problem]:
    """Hold the components of a message to every rule for them."""
    parts = parts_of(body)
    if not parts:
        return
    yield from _rows(body, parts)
    yield from custom_ids(parts)
    for path, component in parts:
        kind = component.get("type")
        if kind not in _MESSAGE_TYPES:
            known = ", ".join(map(str, _MESSAGE_TYPES))
            yield Problem((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")
        elif kind in _RULES:
            yield from _RULES[kind](path, component)
