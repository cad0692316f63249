"""Effects of an outcome on relations between units, as `effect` has those on units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from rulesets.core.results.effect import Expiry


@dataclass(frozen=True, slots=True)
class LinkSet:
    """A relation began between two units; one of the kind that they had is replaced.

    Attributes:
        kind: The relation, one of the game's.
        role: The unit that has it.
        to: The role of its partner.
        place: Which unit, where the role names several.
        to_place: Which partner.
        facing: The side of the partner on which it is.
        value: A number that it carries.
        until: When it ends by itself; as the game declares it where None.
        step: The step that it begins with.
    """

    kind: str
    role: str
    to: str
    place: int = 0
    to_place: int = 0
    facing: str | None = None
    value: int = 1
    until: Expiry | None = None
    step: str | None = None


@dataclass(frozen=True, slots=True)
class LinkCleared:
    """A relation of a unit ended: with one partner, or with all where `to` is None."""

    kind: str
    role: str
    to: str | None = None
    place: int = 0
    to_place: int = 0


@dataclass(frozen=True, slots=True)
class LinkMoved:
    """A relation of a unit came to a step: with one partner, or with all where `to` is None."""

    kind: str
    role: str
    step: str
    to: str | None = None
    place: int = 0
    to_place: int = 0


OnLink: TypeAlias = LinkSet | LinkCleared | LinkMoved
"""What changes between two units."""
