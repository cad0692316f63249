"""Missile weapons: ranges, Strength, rate of fire [L3304-3455]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Rolled, Source, read_catalogue
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.vocabulary import RACES

Trait: TypeAlias = Literal[
    "move-or-shoot", "on-foot", "slow", "hand", "misfires", "clumsy", "powder"
]
Band: TypeAlias = Literal["short", "long", "out"]
Distance: TypeAlias = Annotated[float, Field(gt=0, le=120)]
Strength: TypeAlias = Annotated[int, Field(ge=1, le=10)]


@dataclass(frozen=True, slots=True)
class ShotConditions:
    """Conditions of a shot that change the ranges of its weapon.

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
        far: Strength at long range, where it is another.
        shots: Shots of each bearer in a turn.
        hits: Hits of each shot that strikes at short range.
        traits: What else it is; see the data file.
    """

    id: Id
    source: Source
    short: Distance
    strength: Strength
    long: Distance | None = None
    far: Strength | None = None
    shots: Annotated[int, Field(ge=1, le=4)] = 1
    hits: Rolled = ONE_WOUND
    traits: frozenset[Trait] = frozenset()

    @property
    def farther(self) -> int:
        """Strength of its hits at long range."""
        return self.strength if self.far is None else self.far

    @property
    def reach(self) -> float:
        """The farthest distance that it shoots."""
        return self.short if self.long is None else self.long

    def limits(self, conditions: ShotConditions) -> tuple[float, float]:
        """Return how far its short range goes, and how far it shoots.

        Riders shoot at short range only [L3306-3308], and so does everybody in pouring rain
        [L6220-6221]. Of a flaming missile the farthest distance is halved, and the short range is
        its own as far as that goes, or halved too [L3475-3476].
        """
        near = self.short
        reach = near if conditions.mounted or conditions.wet else self.reach
        if conditions.flaming:
            reach = min(reach, self.reach / 2)
            near = near / 2 if conditions.halved else near
        return min(near, reach), reach

    def band(self, distance: float | None, conditions: ShotConditions) -> Band:
        """Return `short`, `long` or `out` of range; a distance not stated counts as short."""
        if distance is None:
            return "short"
        short, reach = self.limits(conditions)
        if distance <= short:
            return "short"
        return "long" if distance <= reach else "out"


MISSILE_WEAPONS: Final = read_catalogue(
    files("rulesets.whfb2") / "data" / "missile-weapons.toml", "weapons", MissileWeapon
)


def weapon_of(
    weapon: str | None, rules: SpecialRules, unit: Unit | None = None
) -> MissileWeapon | None:
    """Return the weapon named, else the one that a unit's rules name, if it is one alone.

    An elf bow is a short bow in the hands of who is known to be no elf [L3331-3333].
    """
    own = [weapon for weapon in MISSILE_WEAPONS.values() if rules.holds(weapon.id)]
    found = own[0] if len(own) == 1 else None
    if weapon is not None:
        found = MISSILE_WEAPONS[weapon]
    races = () if unit is None else tuple(race for race in RACES if race in unit.rules)
    if found is not None and found.id == "elf-bow" and races and "elf" not in races:
        return MISSILE_WEAPONS["short-bow"]
    return found


def weapon_named(
    weapon: str | None, rules: SpecialRules, unit: Unit | None = None
) -> MissileWeapon:
    """Return the weapon that is meant, as who bears it uses it.

    Raises:
        Refusal: `weapon-unknown` where none is named, and rules name none or several.
    """
    arm = weapon_of(weapon, rules, unit)
    if arm is None:
        raise Refusal("weapon-unknown")
    return arm


def reach_of(arm: MissileWeapon | None) -> float | None:
    """Return how far a weapon shoots, None where it is not the book's."""
    return None if arm is None else arm.reach


def strengths_of(arm: MissileWeapon | None, stated: int | None) -> tuple[int, int]:
    """Return the Strength at short and at long range."""
    if stated is not None:
        return stated, stated
    if arm is None:
        raise Refusal("strength-unknown")
    return arm.strength, arm.farther
