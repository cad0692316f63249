"""Gear of units: sheets of weapons, and armour, which counts by the save of a game's text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.rules import RuleId

Suit: TypeAlias = Literal["light", "heavy", "plate"]


@dataclass(frozen=True, slots=True)
class Armour:
    """A suit of armour, and the barding of its wearers' mounts.

    Attributes:
        suit: The suit of its models; None for what their rules alone say, as a shield.
        barded: Whether their mounts are said to be barded.
    """

    suit: Suit | None
    barded: bool = False


@dataclass(frozen=True, slots=True)
class Wearing:
    """A way to wear armour, and its save as X of X+; its text is `worn-<id>`."""

    id: str
    save: int


@dataclass(frozen=True, slots=True)
class Worn:
    """The save of a unit's armour.

    Attributes:
        ways: How it may be worn, the likeliest first.
        sure: Whether the first is what was said; where not, players say which.
        asks: What players are then asked about: their mount, or what no row of the text has.
        rules: Special rules of the unit that count in it.
    """

    ways: tuple[Wearing, ...] = ()
    sure: bool = True
    asks: Literal["mount", "row"] = "mount"
    rules: tuple[RuleId, ...] = ()


def no_armour(_armour: Armour, _unit: Unit) -> Worn:
    """Return the save of armour in a game whose text has none for it."""
    return Worn()


@dataclass(frozen=True, slots=True)
class WeaponSheet:
    """A kind of weapon as army builders write it, and the order in which players do.

    Attributes:
        kinds: What they call the profiles of such weapons: `Melee Weapon`.
        values: Its values in the order of players, each with the headings it may stand under.
        abilities: The headings under which special rules stand, separated by commas.
        reach: The field that stands before the others, in inches.
    """

    kinds: tuple[str, ...]
    values: tuple[tuple[str, tuple[str, ...]], ...]
    abilities: tuple[str, ...] = ()
    reach: str | None = None
