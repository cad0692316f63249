"""Missile weapons [L2938-2954]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from rulesets.blackhammer.profile import RULES
from rulesets.core.profile_line import read_rules
from rulesets.core.rules import SpecialRules


class _WeaponData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z-]+$")
    source: str = Field(pattern=r"^L\d")
    range: int = Field(ge=1, le=72)
    strength: int | Literal["user"]
    bonus: int = Field(default=0, ge=0, le=3)
    rules: str = ""


class _ArmouryData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    weapons: tuple[_WeaponData, ...] = Field(min_length=1)


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

    id: str
    source: str
    range: int
    strength: int | None
    bonus: int
    rules: SpecialRules

    def hit_strength(self, thrower: int | None) -> int | None:
        """Return the Strength of its hits, None when it takes a thrower's that is unknown."""
        if self.strength is not None:
            return self.strength
        return None if thrower is None else thrower + self.bonus


def load_weapons(file: Traversable) -> Mapping[str, MissileWeapon]:
    """Read and check a file of missile weapons.

    Raises:
        ValueError: the file does not hold sound weapons.
        Refusal: a weapon has a special rule the game does not know.
    """
    data = _ArmouryData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    weapons = {}
    for one in data.weapons:
        strength = None if one.strength == "user" else one.strength
        rules = read_rules(one.rules, str, RULES)
        weapons[one.id] = MissileWeapon(one.id, one.source, one.range, strength, one.bonus, rules)
    if len(weapons) != len(data.weapons):
        msg = "two missile weapons have one id"
        raise ValueError(msg)
    return weapons


MISSILE_WEAPONS: Final[Mapping[str, MissileWeapon]] = load_weapons(
    files("rulesets.blackhammer") / "data" / "missile-weapons.toml"
)
