"""Options that several shooting rules share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    Quantity,
    Rules,
    Units,
    Whole,
)
from rulesets.dice.request import Modifier
from rulesets.whfb2.harm.harm import ARMOUR, FACINGS, MOUNTS
from rulesets.whfb2.harm.proof import FIRE_PROOF, POISON_PROOF
from rulesets.whfb2.shooting.weapon import MISSILE_WEAPONS
from rulesets.whfb2.unit import house, readings
from rulesets.whfb2.unit.options import CM, FARTHEST

MOST_MODELS: Final = 500
MOST_SHOTS: Final = 1000
Height: TypeAlias = Literal["ground", "attack", "low", "high"]
ALTITUDES: Final[tuple[Height, ...]] = ("ground", "attack", "low", "high")
"""Altitudes of flyers, from the ground up [L4327-4337]."""

ENCHANTED_SHOTS: Final = ("confused-by-magic", "in-the-rain")
"""Rules of shooters under spells [L5811-5819, L6220-6223]."""
SHOT_RULES: Final = (
    "flaming",
    "mounted",
    "chariot",
    "large-mount",
    *ENCHANTED_SHOTS,
    *MISSILE_WEAPONS,
)
"""Rules of shooters that change how they shoot."""
AIM_RULES: Final = ("large", "small", "chariot", "displaced", "concealed")
"""Rules of a target that change how easily it is hit."""
SAVE_RULES: Final = ("shield", "two-handed-weapon", "two-weapons", "scythe")
"""Rules of a target that change its save."""
HARM_RULES: Final = (*SAVE_RULES, "flammable", "ethereal", FIRE_PROOF, POISON_PROOF)
TARGET_RULES: Final = (*AIM_RULES, *HARM_RULES)
TARGETS_OWN: Final = Fill("target", "rules")
SHOOTERS_OWN: Final = Fill("unit", "rules")

BowSkill: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "bs")]
Strength: TypeAlias = Annotated[int, Whole(0, 10)]
Toughness: TypeAlias = Annotated[int, Whole(1, 10), Fill("target", "t")]
Count: TypeAlias = Annotated[int, Whole(0, MOST_SHOTS)]
SHOTS: Final = Quantity(0, MOST_SHOTS)
Shots: TypeAlias = Annotated[Amount | None, SHOTS]
Weapon: TypeAlias = Annotated[str | None, Choice(tuple(MISSILE_WEAPONS))]
DISTANCE: Final = Decimal(0, FARTHEST, CM)
Distance: TypeAlias = Annotated[float | None, DISTANCE]
Cover: TypeAlias = Annotated[str, Choice(("none", "light", "heavy"))]
Moved: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:moved")]
Bonus: TypeAlias = Annotated[int, Whole(-6, 6)]
Facing: TypeAlias = Annotated[str, Choice(FACINGS)]
OnGround: TypeAlias = Annotated[str, Choice(("front", "flank", "rear"))]
"""The side of a unit that is struck by what does not fly."""
Armour: TypeAlias = Annotated[str | None, Choice(tuple(ARMOUR))]
Mount: TypeAlias = Annotated[str, Choice(tuple(MOUNTS))]
Altitude: TypeAlias = Annotated[str | None, Choice(ALTITUDES)]
WoundsEach: TypeAlias = Annotated[int, Whole(1, 60), Fill("target", "w")]
Save: TypeAlias = Annotated[int | None, Whole(1, 6), Fill("target", "save")]
Models: TypeAlias = Annotated[int | None, Whole(0, MOST_MODELS), Fill("target", "models")]
Carried: TypeAlias = Annotated[int, Whole(0, 59), Fill("target", "carried")]
Routing: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:fleeing")]
ShooterRules: TypeAlias = Annotated[SpecialRules, Rules(SHOT_RULES), SHOOTERS_OWN]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), TARGETS_OWN]
AimRules: TypeAlias = Annotated[SpecialRules, Rules(AIM_RULES), TARGETS_OWN]
SaveRules: TypeAlias = Annotated[SpecialRules, Rules(SAVE_RULES), TARGETS_OWN]
Other: TypeAlias = Annotated[Unit | None, Units()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """Settings of shooting that players made.

    Attributes:
        natural_one: House rule: a natural 1 fails.
        save_cap: House rule: no save is better than 1+.
        two_rank_shooting: House rule: the second rank shoots too.
        shots_beyond_six: House rule: a 6 and a second die may reach 7 to 9.
        simple_poison: House rule: poison is one more Strength.
        simple_fire: House rule: fire is one more to wound, and sets alight on 4+.
        mounted_shots: Whether riders have their penalty once or twice.
        flaming_range: Which ranges of flaming missiles are halved.
        fire_kills: Whether a creature burns of as many points as its Toughness, or of more.
    """

    natural_one: house.NaturalOne = False
    save_cap: house.SaveCap = False
    two_rank_shooting: house.TwoRanks = False
    shots_beyond_six: readings.BeyondSix = False
    simple_poison: house.SimplePoison = False
    simple_fire: house.SimpleFire = False
    mounted_shots: readings.MountedShots = "once"
    flaming_range: readings.FlamingRange = "farthest"
    fire_kills: readings.FireKills = "at-toughness"


def weapon_modifier(value: int) -> tuple[Modifier, ...]:
    """Return what a weapon adds to a roll, by name; nothing where it adds nothing."""
    return (Modifier("weapon", value),) if value else ()
