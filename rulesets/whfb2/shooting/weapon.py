"""Missile weapons: ranges, Strength, rate of fire [L3304-3455]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.amount import Amount, read_amount
from rulesets.core.rules import SpecialRules
from rulesets.refusal import Refusal

Trait: TypeAlias = Literal[
    "move-or-shoot", "on-foot", "slow", "hand", "misfires", "clumsy", "powder"
]
Band: TypeAlias = Literal["short", "long", "out"]


class _WeaponData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z-]+$")
    source: str = Field(pattern=r"^L\d")
    short: float = Field(gt=0, le=120)
    long: float | None = Field(default=None, gt=0, le=120)
    strength: int = Field(ge=1, le=10)
    far: int | None = Field(default=None, ge=1, le=10)
    shots: int = Field(default=1, ge=1, le=4)
    hits: str = "1"
    traits: tuple[Trait, ...] = ()


class _ArmouryData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    weapons: tuple[_WeaponData, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a weapon is shot.

    Attributes:
        mounted: Its bearers ride.
        flaming: Its missiles burn.
        wet: It pours.
        halved: Of flaming missiles both ranges are halved.
    """

    mounted: bool = False
    flaming: bool = False
    wet: bool = False
    halved: bool = False


@dataclass(frozen=True, slots=True)
class MissileWeapon:
    """A missile weapon.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        short: Farthest distance of short range in centimetres, that distance included.
        long: Farthest distance of long range; None for a weapon that has no long range.
        strength: Strength of its hits at short range.
        far: Strength at long range.
        shots: Shots of each bearer in a turn.
        hits: Hits of each shot that strikes at short range.
        traits: What else it is; see the data file.
    """

    id: str
    source: str
    short: float
    long: float | None
    strength: int
    far: int
    shots: int
    hits: Amount
    traits: frozenset[Trait]

    @property
    def reach(self) -> float:
        """How far it shoots at all."""
        return self.short if self.long is None else self.long

    def limits(self, manner: Manner) -> tuple[float, float]:
        """Return how far its short range goes, and how far it shoots.

        Riders shoot at short range only [L3306-3308], and so does everybody in pouring rain
        [L6220-6221]. Of a flaming missile the farthest distance is halved, and the short range is
        its own as far as that goes, or halved too [L3475-3476].
        """
        near = self.short
        reach = near if manner.mounted or manner.wet else self.reach
        if manner.flaming:
            reach = min(reach, self.reach / 2)
            near = near / 2 if manner.halved else near
        return min(near, reach), reach

    def band(self, distance: float | None, manner: Manner) -> Band:
        """Return `short`, `long` or `out` of range; a distance not stated counts as short."""
        if distance is None:
            return "short"
        short, reach = self.limits(manner)
        if distance <= short:
            return "short"
        return "long" if distance <= reach else "out"


def load_weapons(file: Traversable) -> Mapping[str, MissileWeapon]:
    """Read and check a file of missile weapons.

    Raises:
        ValueError: the file does not hold sound weapons.
    """
    data = _ArmouryData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    weapons = {
        one.id: MissileWeapon(
            one.id,
            one.source,
            one.short,
            one.long,
            one.strength,
            one.strength if one.far is None else one.far,
            one.shots,
            read_amount(one.hits),
            frozenset(one.traits),
        )
        for one in data.weapons
    }
    if len(weapons) != len(data.weapons):
        msg = "two missile weapons have one id"
        raise ValueError(msg)
    return weapons


MISSILE_WEAPONS: Final[Mapping[str, MissileWeapon]] = load_weapons(
    files("rulesets.whfb2") / "data" / "missile-weapons.toml"
)


def weapon_of(weapon: str | None, rules: SpecialRules) -> MissileWeapon | None:
    """Return the weapon named, else the one that a unit's rules name, if it is one alone."""
    if weapon is not None:
        return MISSILE_WEAPONS[weapon]
    own = [one for one in MISSILE_WEAPONS.values() if one.id in rules]
    return own[0] if len(own) == 1 else None


def weapon_named(weapon: str | None, rules: SpecialRules) -> MissileWeapon:
    """Return the weapon that is meant.

    Raises:
        Refusal: `weapon-unknown` where none is named, and rules name none or several.
    """
    arm = weapon_of(weapon, rules)
    if arm is None:
        raise Refusal("weapon-unknown")
    return arm
