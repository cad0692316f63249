"""Decisions of players as entries and questions hold them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from rulesets.dice.handles.choices import How, Taken

TAKEN: Final = "choices"
"""The argument of an entry that holds what players decided, in order: key, option, and how."""


def write_taken(taken: Iterable[Taken]) -> list[list[str]]:
    """Return what was decided as an entry holds it."""
    return [list(each) for each in taken]


def read_taken(data: Any) -> tuple[Taken, ...]:
    """Return what `write_taken` wrote.

    Raises:
        TypeError, ValueError: data of another form, from an imported entry.
    """
    known = get_args(How)
    found = tuple(Taken(str(key), str(option), how) for key, option, how in data)
    if any(taken.how not in known for taken in found):
        raise ValueError(data)
    return found
