"""Options of units in pasted lists: lines below them, words behind them, and their costs."""

from __future__ import annotations

import re
from typing import Final

from bot.armies.formats.pasted.costs import digits, split_options
from bot.armies.formats.pasted.entry import Entry
from bot.armies.formats.pasted.pasted_lines import folded

_COST: Final = re.compile(
    r" ?(?:[-–] ?)?[\[(] ?\+?(?P<points>\d{1,4}) ?(?:pts?|points?)?\.?(?: each)? ?[\])]"
    r"(?: ?(?:pts?|points?))?",
    re.IGNORECASE,
)
_EMPTY: Final = frozenset({"legends", "legendes", "-", "none", "aucun", "aucune"})
_PLUS: Final = re.compile(r"(?:^| )\+ (?=[^\W\d_]{2})")
"""A sign between options, as in a sum."""
_SUM: Final = re.compile(r"[\d=+ ]*[x×]?[\d=+ ]+", re.IGNORECASE)
"""How a cost was counted: `130 x2`."""
_MOST: Final = 40
"""Options that are kept of a unit."""


def add_options(entry: Entry, text: str, *, apart: bool = True) -> None:
    """Note what a text says that a unit has; a cost of it is counted beside the unit's.

    Args:
        entry: The unit.
        text: An option, or several with commas between them.
        apart: Whether those costs stand beside the unit's, and are not in it.
    """
    found = [digits(each["points"]) for each in _COST.finditer(text)]
    entry.extra += sum(found) if apart else 0
    for option in split_options(_PLUS.sub(", ", _COST.sub("", text))):
        said = option.lower() not in _EMPTY and _SUM.fullmatch(option) is None
        if said and len(entry.options) < _MOST:
            entry.options.append(option)


def is_alike(name: str, unit: str) -> bool:
    """Return whether models are called as their unit is, but for an ending."""
    first, second = folded(name).rstrip("sxz"), folded(unit).rstrip("sxz")
    whole = first == second or first[:-1] == second[: len(first) - 1] != ""
    return bool(first) and (whole or second.endswith(f" {first}"))
