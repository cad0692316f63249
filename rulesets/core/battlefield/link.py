"""Links between units: contact, charges and the like, and the combats that contacts make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

CONTACT: Final = "contact"
"""The relation of units that touch in close combat, in every game of ours."""
PARTED: Final = "parted"
"""The relation of units that were in contact, in games that keep it for the rest of the phase."""
REPLACES: Final = "replaces"
"""The relation of a unit with the destroyed one in whose stead it came."""


@dataclass(frozen=True, slots=True)
class Link:
    """A relation of a unit with another, as the unit's rules see it.

    Attributes:
        kind: The relation, one of the game's.
        other: The partner's name; None where nobody else is in it.
        own: Whether it is this unit's rather than its partner's, as a charge is the charger's.
        facing: The side of the partner on which it touches him, or of this unit where not `own`.
        value: A number that it carries.
        step: The step that it has come to.
        fresh: Whether it began in the phase under way.
        began: A number by which those that began earlier come first.
    """

    kind: str
    other: str | None
    own: bool = True
    facing: str | None = None
    value: int = 1
    step: str | None = None
    fresh: bool = False
    began: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Touch:
    """Two units in contact.

    Attributes:
        unit: The name of who came into contact.
        other: Its enemy's name.
        facing: The side of the enemy on which it stands.
    """

    unit: str
    other: str
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Combat:
    """A close combat: units that touch, directly or through others.

    Attributes:
        sides: The units of each side by name, in order of arrival; sides without any are left out.
        touches: Who touches whom.
    """

    sides: tuple[tuple[str, tuple[str, ...]], ...]
    touches: tuple[Touch, ...]

    @property
    def units(self) -> tuple[str, ...]:
        """Every unit in it."""
        return tuple(unit for _, units in self.sides for unit in units)

    def enemies_of(self, unit: str) -> tuple[str, ...]:
        """Return the units of the other sides in it, those that touch a unit first."""
        others = [name for _, units in self.sides if unit not in units for name in units]
        near = self.touching(unit)
        return tuple(sorted(others, key=lambda name: name not in near))

    def touching(self, unit: str) -> tuple[str, ...]:
        """Return the units that touch one, in the order in which they came to."""
        found = (
            touch.other if touch.unit == unit else touch.unit
            for touch in self.touches
            if unit in (touch.unit, touch.other)
        )
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Combats:
    """The close combats of a battle, found by their units."""

    every: tuple[Combat, ...] = ()
    _by_unit: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, touches: Iterable[Touch], sides: Mapping[str, str]) -> Combats:
        """Return the combats that some contacts make.

        Args:
            touches: Who touches whom.
            sides: The side of each unit in contact, units in order of arrival.
        """
        some = tuple(touches)
        roots = {unit: unit for unit in sides}

        def root(unit: str) -> str:
            while roots[unit] != unit:
                unit = roots[unit]
            return unit

        for touch in some:
            roots[root(touch.other)] = root(touch.unit)
        groups: dict[str, list[str]] = {}
        for unit in sides:
            groups.setdefault(root(unit), []).append(unit)
        within: dict[str, list[Touch]] = {}
        for touch in some:
            within.setdefault(root(touch.unit), []).append(touch)
        every = tuple(
            _combat(groups[first], within[first], sides) for first in groups if first in within
        )
        by_unit = {unit: at for at, combat in enumerate(every) for unit in combat.units}
        return cls(every, by_unit)

    def with_unit(self, unit: str) -> Combat | None:
        """Return the combat that a unit is in, None where it touches nobody."""
        at = self._by_unit.get(unit)
        return None if at is None else self.every[at]


NO_COMBATS: Final = Combats()


def _combat(units: list[str], touches: list[Touch], sides: Mapping[str, str]) -> Combat:
    found: dict[str, list[str]] = {}
    for unit in units:
        found.setdefault(sides[unit], []).append(unit)
    return Combat(tuple((side, tuple(own)) for side, own in found.items()), tuple(touches))
