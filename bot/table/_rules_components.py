"""Discord's rules for buttons, selects and layouts."""

from collections.abc import Iterator, Sequence
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


def _known_types(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Refuse component types that a message can't hold."""
    for path, component in parts:
        if component.get("type") not in _MESSAGE_TYPES:
            known = ", ".join(map(str, _MESSAGE_TYPES))
            yield Problem((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")


def _rows(body: Json, parts: Parts) -> Iterator[Problem]:
    """Hold a message to five rows, or 40 components where it is a layout."""
    components = body.get("components") or []
    if not (body.get("flags") or 0) & COMPONENTS_V2:
        yield from count(("components",), components, 0, _ROWS)
        for index, component in enumerate(components):
            if component.get("type") != ROW:
                yield Problem(
                    ("components", index, "type"),
                    "COMPONENT_LAYOUT_FLAG",
                    "Only action rows may be used without the components v2 flag.",
                )
        return
    yield from count(("components",), parts, 1, _ALL_COMPONENTS)


def _layout_text(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Hold the texts of a layout together to 4,000 characters."""
    texts = [c.get("content") or "" for _, c in parts if c.get("type") == TEXT_DISPLAY]
    if sum(map(len, texts)) > _LAYOUT_TEXT:
        yield Problem(
            ("components",),
            "COMPONENT_TEXT_TOO_LONG",
            f"The displayable text must be {_LAYOUT_TEXT} or fewer in length.",
        )


def _row_contents(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Let a row hold up to five buttons, or one select and nothing beside it."""
    for path, row in parts:
        if row.get("type") != ROW:
            continue
        children = row.get("components") or []
        yield from count((*path, "components"), children, 1, _BUTTONS_PER_ROW)
        has_select = any(child.get("type") in SELECTS for child in children)
        if has_select and len(children) > 1:
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


def _media(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Ask for an address of every picture and file in a layout."""
    for path, component in parts:
        key = _MEDIA_KEYS.get(component.get("type", 0))
        if key is not None:
            yield from required((*path, key), (component.get(key) or {}).get("url"))
        if component.get("type") == _GALLERY:
            items = component.get("items") or []
            yield from count((*path, "items"), items, 1, _GALLERY_ITEMS)
            for index, item in enumerate(items):
                url = (item.get("media") or {}).get("url")
                yield from required((*path, "items", index, "media"), url)


def unique_custom_ids(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Refuse a custom id that stands twice in one message or modal."""
    yield from unique(
        (
            ((*path, "custom_id"), component["custom_id"])
            for path, component in parts
            if component.get("custom_id")
        ),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    )


def custom_id_lengths(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Hold custom ids to 100 characters."""
    for path, component in parts:
        yield from length((*path, "custom_id"), component.get("custom_id"), 1, _CUSTOM_ID)


def _all_buttons(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Let a button have a custom id, or an address when it is a link, and something to see."""
    for path, button in parts:
        if button.get("type") == BUTTON:
            yield from _button(path, button)


def _button(path: Path, button: Json) -> Iterator[Problem]:
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


def _selects(_body: Json, parts: Parts) -> Iterator[Problem]:
    """Hold selects to their counts, and string selects to distinct options."""
    for path, select in parts:
        if select.get("type") not in SELECTS:
            continue
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


_RULES: Final = (
    _known_types,
    _rows,
    _layout_text,
    _row_contents,
    _media,
    unique_custom_ids,
    custom_id_lengths,
    _all_buttons,
    _selects,
)


def components(body: Json) -> Iterator[Problem]:
    """Hold the components of a message to every rule for them."""
    parts = parts_of(body)
    for rule in _RULES if parts else ():
        yield from rule(body, parts)
