"""Ways to do a thing, as texts name them: a command that is typed, or what the desk has for it.

`{ WAY("undo") }` tells who types of `/undo`, and who presses of the button that does it;
`{ TYPED("…") }` is told to who types alone. What a text fills in stands between the words, as in
`{ WAY("flee unit:", $unit) }`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

Functions: TypeAlias = "dict[str, Callable[..., Any]]"

UNIT_SHEET: Final = "by-desk-unit"
"""The key of the words for what the sheet of a unit does."""
_ACTS: Final = "by-desk-acts"
_BY_DESK: Final[Mapping[str, str]] = MappingProxyType(
    {
        "undo": "by-desk-undo",
        "battle next": "by-desk-next",
        "battle status": "by-desk-table",
        "battle end": "by-desk-end",
        "battle count": "by-desk-table",
        "battle join": "by-desk-join",
        "battle leave": "by-desk-leave",
        "unit status": UNIT_SHEET,
        "unit damage": UNIT_SHEET,
        "unit edit": UNIT_SHEET,
        "unit leave": UNIT_SHEET,
        "unit join": UNIT_SHEET,
        "unit link": UNIT_SHEET,
        "unit list": "by-desk-units",
        "unit show": UNIT_SHEET,
        "unit add": "by-desk-units",
        "desk": "by-desk-desk",
    }
)
"""What the desk has for a command, by the key of its words; an act of the game is on it anyway."""
_NOT_AT_THE_DESK: Final = frozenset(
    ("settings", "battle", "deck", "campaign", "army", "book", "rule", "help", "throw", "odds")
)
"""Commands for what no button of the desk does, which stay as they are typed."""


def to_type(locale: Locale) -> Functions:
    """Return the functions of texts for who types.

    Args:
        locale: How numbers are written.
    """

    def words(*parts: str | FluentType) -> str:
        return "".join([part if isinstance(part, str) else part.format(locale) for part in parts])

    return {"WAY": lambda *parts: f"/{words(*parts)}", "TYPED": words}


def to_press(functions: Functions, words: Callable[[str], str]) -> Functions:
    """Return the functions of texts for who presses.

    Args:
        functions: Those for who types.
        words: The texts by their keys.
    """

    def way(*parts: object) -> str:
        key = _key(str(parts[0]))
        return words(key) if key is not None else functions["WAY"](*parts)

    return {**functions, "WAY": way, "TYPED": lambda *_: ""}


def _key(typed: str) -> str | None:
    """Return the key of what the desk has for a command, None where it has nothing."""
    words = typed.split()
    known = (_BY_DESK.get(" ".join(words[:count])) for count in (2, 1))
    found = next((key for key in known if key is not None), None)
    return found if found or words[0] in _NOT_AT_THE_DESK else _ACTS
