"""Magic items: which a model may have together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class Item(Protocol):
    """A magic item of a list."""

    @property
    def id(self) -> str:
        """Its kebab-case name."""

    @property
    def family(self) -> str:
        """Its kind, of which a model has one item at most."""


@dataclass(frozen=True, slots=True)
class ItemLegality:
    """A verdict on the items of a model.

    Attributes:
        legal: Whether it may have them.
        breaches: How many rules they break; each is told.
        points: What the items cost together.
    """

    legal: bool
    breaches: int
    points: int


def beyond_family(items: Iterable[Item]) -> frozenset[str]:
    """Return the ids of the items whose family an earlier one has."""
    seen: set[str] = set()
    beyond: set[str] = set()
    for item in items:
        if item.family in seen:
            beyond.add(item.id)
        seen.add(item.family)
    return frozenset(beyond)


def over_allowance(points: int, allowance: int | None) -> bool:
    """Return whether items cost more than a model may have, where that is known."""
    return allowance is not None and points > allowance


def judged(breaches: int, points: int) -> ItemLegality:
    """Return the verdict on items that break some rules."""
    return ItemLegality(not breaches, breaches, points)
