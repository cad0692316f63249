"""Close-combat weapons, whatever it is that a game has them do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.books.catalogue import Id, Source
from rulesets.refusal import Refusal

WieldingT = TypeVar("WieldingT")


@dataclass(frozen=True, slots=True)
class Weapon(Generic[WieldingT]):
    """A close-combat weapon: what it does on foot and mounted; who may not wield it has None."""

    id: Id
    source: Source
    foot: WieldingT | None = None
    mounted: WieldingT | None = None

    def wielded(self, *, mounted: bool) -> WieldingT:
        """Return what it does on foot or mounted.

        Raises:
            Refusal: `weapon-on-foot`, `weapon-mounted` where it may not be used so.
        """
        wielding = self.mounted if mounted else self.foot
        if wielding is None:
            raise Refusal("weapon-mounted" if mounted else "weapon-on-foot", weapon=self.id)
        return wielding


def first_carried(
    weapons: Mapping[str, Weapon[WieldingT]], rules: SpecialRules
) -> Weapon[WieldingT]:
    """Return the first of a game's weapons that rules name, the first of all if they name none."""
    everybodys = next(iter(weapons.values()))
    return next((weapon for weapon in weapons.values() if rules.holds(weapon.id)), everybodys)
