"""Effects of an outcome on relations between units, as `effect` has those on units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from rulesets.core.battlefield.link import REPLACES

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId
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
    """A relation of a unit came to a step: with one partner, or with all where `to` is None.

    Attributes:
        since: The step that it must be at, any where None.
        of_others: Whether it is the relation that others have to the unit; then `to` is None.
    """

    kind: str
    role: str
    step: str
    to: str | None = None
    place: int = 0
    to_place: int = 0
    since: str | None = None
    of_others: bool = False


@dataclass(frozen=True, slots=True)
class UnitReplaced:
    """A new unit came to the battle in the stead of one that was destroyed, and is linked to it.

    It has the side, the profile, the rules, the weapons and the full size of the other, under a
    name of its own, and nothing of what befell the other or of what the other used up.

    Attributes:
        role: The unit that was destroyed.
        place: Which unit, where the role names several.
        kind: The relation that the new unit has to it, one of the game's.
        statuses: What is true of the new unit, and until when.
    """

    role: str
    place: int = 0
    kind: str = REPLACES
    statuses: tuple[tuple[StatusId, Expiry], ...] = ()


OnLink: TypeAlias = LinkSet | LinkCleared | LinkMoved | UnitReplaced
"""What changes between two units."""
