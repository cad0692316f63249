"""Mounts and riders: a monster or a chariot, and those it carries [L2344-2352, L2438].

A mount and each of those who ride it are units of their own on the table, the riders joined to the
mount: each has its profile and its losses, and nothing passes from one to the other [L2350].
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice

RIDER: Final = 5
"""From this face on a hit strikes who rides, below it the mount or chariot [L2348, L2438]."""
_MOUNT_FACES: Final = frozenset({1, 2, 3, 4})
_CREW_FACE: Final = frozenset({5})
_CHARACTER_FACE: Final = frozenset({6})
CHARIOTS: Final = ("chariot", "heavy-chariot")
CARRIERS: Final = ("monster", *CHARIOTS)
"""Rules of those that may carry riders with profiles of their own."""
RIDES: Final = "ordinary-rider"
"""The rule of riders who are no characters, such as the crew in a howdah [L2348]."""


def is_chariot(rules: SpecialRules) -> bool:
    """Return whether special rules are those of a chariot, heavy or not."""
    return any(rule in rules for rule in CHARIOTS)


def carries(unit: Unit) -> bool:
    """Return whether those who joined a unit ride it."""
    return any(rule in unit.rules for rule in CARRIERS)


def riders_of(unit: Unit | None) -> tuple[tuple[Unit | None, int], tuple[Unit | None, int]]:
    """Return the ordinary riders of a unit and the character who rides it, each with its place.

    The place is that among those who joined it, from 1. Of several alike the first counts, for the
    text lets one character ride.
    """
    found: list[tuple[Unit | None, int]] = [(None, 0), (None, 0)]
    if unit is None or not carries(unit):
        return found[0], found[1]
    for position, companion in reversed(unit.body.numbered):
        found["character" in companion.rules] = (companion, position)
    return found[0], found[1]


def as_carried(rider: Unit, carrier: Unit) -> Unit:
    """Return a rider as hits meet him: with the armour save of his chariot if better [L2438]."""
    lent = carrier.find("save") if is_chariot(carrier.rules) else None
    own = rider.find("save")
    if lent is None or (own is not None and own.plus <= lent.plus):
        return rider
    kept = [(field, value) for field, value in rider.profile if field != "save"]
    return replace(rider, profile=(*kept, ("save", lent)))


def share_mounted(dice: Dice, hits: int, *, crew: bool, rider: bool) -> tuple[int, int, int]:
    """Return the hits on a mount, on its ordinary riders and on the character [L2348, L2438].

    1-4 strikes the mount or chariot, 5-6 who rides it; where a character rides it among others, 5
    is for them and 6 for him.
    """
    if hits <= 0 or not (crew or rider):
        return max(0, hits), 0, 0
    if crew and rider:
        groups = (_MOUNT_FACES, _CREW_FACE, _CHARACTER_FACE)
        mount, below, above = dice.split(hits, groups, "allocation")
        dice.tell("allocated-three", mount=mount, crew=below, rider=above)
        return mount, below, above
    struck = dice.successes(hits, RIDER, "allocation")
    dice.tell("allocated", mount=hits - struck, rider=struck)
    return (hits - struck, 0, struck) if rider else (hits - struck, struck, 0)
