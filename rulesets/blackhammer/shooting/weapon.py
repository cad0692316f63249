"""Missile weapons [L2938-2954]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from pydantic import BeforeValidator, Field

from rulesets.blackhammer.profile import RULES
from rulesets.core.catalogue import Id, Source, read_catalogue
from rulesets.core.profile_line import read_rules
from rulesets.core.rules import NO_RULES, SpecialRules


def _thrown(strength: object) -> object:
    return None if strength == "user" else strength


def _rules(text: object) -> object:
    return read_rules(text, str, RULES) if isinstance(text, str) else text


@dataclass(frozen=True, slots=True)
class MissileWeapon:
    """A missile weapon.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Line of the source text.
        range: Maximum range in paces.
        strength: Strength of its hits; None for the Strength of who throws it.
        bonus: Added to the thrower's Strength.
        rules: Special rules of its shots.
    """

    id: Id
    source: Source
    range: Annotated[int, Field(ge=1, le=72)]
    strength: Annotated[int | None, BeforeValidator(_thrown)]
    bonus: Annotated[int, Field(ge=0, le=3)] = 0
    rules: Annotated[SpecialRules, BeforeValidator(_rules)] = NO_RULES

    def hit_strength(self, thrower: int | None) -> int | None:
        """Return the Strength of its hits, None when it takes a thrower's that is unknown."""
        if self.strength is not None:
            return self.strength
        return None if thrower is None else thrower + self.bonus


MISSILE_WEAPONS: Final = read_catalogue(
    files("rulesets.blackhammer") / "data" / "missile-weapons.toml", "weapons", MissileWeapon
)
