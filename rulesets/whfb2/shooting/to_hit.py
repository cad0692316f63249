"""Hitting with missile weapons [L1239-1280, L3306-3311]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank import shooting
from rulesets.rank_and_flank.shooting import COVER
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.aim import aim_stages, reachable
from rulesets.whfb2.harm.harm import added
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.weapon import Band, MissileWeapon, ShotConditions, weapon_named
from rulesets.whfb2.unit import house, readings
from rulesets.whfb2.unit.charts import SHOOTING_TO_HIT
from rulesets.whfb2.unit.options import One, YesNo

RAIN: Final = "in-the-rain"
UNSTEADY: Final = ("mounted", "large-mount", "chariot")
"""Who shoots from something that moves: a horse, an elephant, a chariot [L1265]."""


def rides(rules: SpecialRules) -> bool:
    """Return whether shooters are cavalry, who shoot at short range only [L3306-3308]."""
    return "mounted" in rules or "large-mount" in rules


def check_seat(arm: MissileWeapon, rules: SpecialRules) -> None:
    """Refuse riders a weapon that is used on foot alone: `not-from-horseback` [L3334-3338]."""
    if rides(rules) and "on-foot" in arm.traits:
        raise Refusal("not-from-horseback")


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances(shooting.Circumstances):
    """Circumstances that make shots easier or harder to aim [L1255-1280, L1081].

    Who rides shoots from something that moves; the penalty to Bow Skill of riders is the same one,
    told twice [L3306-3309]. Spells confuse or drench shooters.

    Attributes:
        target_rules: `large`, `small`; a chariot is large; `displaced` or `concealed` by a spell.
        wounded: Who shoots has lost wounds.
        clumsy: The missile is improvised.
        saddle: Whether riders have their penalty `once` or `twice`.
    """

    target_rules: SpecialRules = NO_RULES
    wounded: bool = False
    clumsy: bool = False
    saddle: str = "once"

    def named(self) -> tuple[tuple[str, int], ...]:
        """Return every bonus (positive) and penalty by name, 0 for one that does not count."""
        large = "large" in self.target_rules or "chariot" in self.target_rules
        return (
            ("large-target", int(large)),
            ("small-target", -("small" in self.target_rules)),
            ("unsteady", -any(rule in self.rules for rule in UNSTEADY)),
            ("in-the-saddle", -(self.saddle == "twice" and rides(self.rules))),
            ("long-range", -self.long_range),
            ("wounded-shooter", -self.wounded),
            ("improvised-missile", -self.clumsy),
            (f"{self.cover}-cover", COVER[self.cover]),
            ("stand-and-shoot", -self.stand_and_shoot),
            ("displaced", -("displaced" in self.target_rules)),
            ("concealed", -2 * ("concealed" in self.target_rules)),
            ("confused-by-magic", -("confused-by-magic" in self.rules)),
            ("in-the-rain", -(RAIN in self.rules)),
            ("other", self.other),
        )


@lru_cache(maxsize=256)
def required_to_hit(bs: int, modifiers: tuple[Modifier, ...] = ()) -> int:
    """Return what a die must show, modifiers included; it may lie outside the die [L1239-1280].

    Raises:
        Refusal: `no-bow-skill` for a Bow Skill of 0, which cannot shoot [L476-481].
    """
    if bs < 1:
        raise Refusal("no-bow-skill")
    return int(SHOOTING_TO_HIT.cell(1, bs)) - added(modifiers)


@dataclass(frozen=True, slots=True)
class ShotsHit:
    """Shots that hit.

    Attributes:
        need: What a die must show, modifiers included; it may lie outside the die.
        hits: Shots that hit.
        sixes: Sixes that a second die followed, where 7 or more was needed.
    """

    need: int
    hits: int
    sixes: int | None = detail()


@procedure(source="L1239-1280")
def shoot_to_hit(
    dice: Dice,
    *,
    bs: options.BowSkill,
    shots: Annotated[Amount, options.SHOTS] = ONE_WOUND,
    target_rules: options.AimRules = NO_RULES,
    rules: options.ShooterRules = NO_RULES,
    long_range: YesNo = False,
    wounded: YesNo = False,
    cover: options.Cover = "none",
    stand_and_shoot: YesNo = False,
    modifier: options.Bonus = 0,
    natural_one: house.NaturalOne = False,
    shots_beyond_six: readings.BeyondSix = False,
    mounted_shots: readings.MountedShots = "once",
) -> ShotsHit:
    """Roll to hit with missile weapons: 7 less the Bow Skill, modifiers on the die [L1239-1280].

    Without modifiers a Bow Skill of 6 or more never misses. What needs 7 or more cannot be done on
    one die; by a house rule a 6 and a second die may do it, as in combat [L4516-4519].

    Raises:
        Refusal: `no-bow-skill`.
    """
    aim = Circumstances(
        target_rules=target_rules,
        rules=rules,
        long_range=long_range,
        wounded=wounded,
        clumsy="improvised-missile" in rules,
        cover=cover,
        stand_and_shoot=stand_and_shoot,
        saddle=mounted_shots,
        other=modifier,
    ).modifiers()
    need = required_to_hit(bs, aim)
    if not reachable(need, beyond=shots_beyond_six):
        dice.tell("cannot-hit", need=need)
        return ShotsHit(need, 0)
    count = shots.roll(dice, "shots")
    if not count:
        return ShotsHit(need, 0)
    stages = aim_stages(need, aim, beyond=shots_beyond_six, natural_one=natural_one)
    fired = dice.attacks(count, "shot", stages, (("hit", 1),))
    return ShotsHit(need, fired.score, fired.count("six") if len(stages) > 1 else None)


@dataclass(frozen=True, slots=True)
class RangeFound:
    """A range, and what it means for a weapon.

    Attributes:
        distance: Centimetres that count, heights added.
        band: `short`, `long` or `out`.
        reach: How far the weapon shoots, ridden or burning as it is.
        strength: Strength of its hits at that distance; 0 out of range.
        modifier: What the distance does to the roll to hit.
    """

    distance: float
    band: Band
    reach: float
    strength: int
    modifier: int


@procedure(source="L3304-3455, L4386-4408")
def range_check(
    _dice: Dice,
    *,
    unit: One = None,
    distance: Annotated[float, options.DISTANCE],
    weapon: options.Weapon = None,
    altitude: options.Altitude = None,
    from_altitude: options.Altitude = None,
    rules: options.ShooterRules = NO_RULES,
    flaming_range: readings.FlamingRange = "farthest",
) -> RangeFound:
    """Tell whether a target is at short range, at long range or out of range [L3304-3455].

    The end of a range belongs to it. A target in the air is 25 cm farther for each level above
    attack altitude, or above shooters that fly themselves; who shoots downwards measures along the
    ground [L4386-4408].

    Raises:
        Refusal: `weapon-unknown`, `not-from-horseback`.
    """
    arm = weapon_named(weapon, rules, unit)
    check_seat(arm, rules)
    far = distance + climb(from_altitude, altitude)
    conditions = conditions_of(rules, flaming_range)
    band = arm.band(far, conditions)
    _, reach = arm.limits(conditions)
    strength = {"short": arm.strength, "long": arm.farther, "out": 0}[band]
    return RangeFound(far, band, reach, strength, -1 if band == "long" else 0)


LEVEL: Final = 25.0
"""Centimetres that each level of height adds to a shot upwards [L4389-4396]."""
_LEVELS: Final = {"ground": 0, "attack": 0, "low": 1, "high": 2}
"""Attack altitude is as near as the ground for who stands there [L4387-4389]."""


def climb(shooter: str | None, target: str | None) -> float:
    """Return what heights add to a distance, in centimetres [L4386-4408]."""
    above = _LEVELS[target or "ground"] - _LEVELS[shooter or "ground"]
    return LEVEL * max(0, above)


def conditions_of(rules: SpecialRules, flaming_range: str) -> ShotConditions:
    """Return how shooters with some rules shoot."""
    return ShotConditions(
        rides(rules), "flaming" in rules, RAIN in rules, flaming_range == "both-ranges"
    )
