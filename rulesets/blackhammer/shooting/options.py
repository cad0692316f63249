"""Options that several shooting procedures share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Quantity, Rules, Whole
from rulesets.rank_and_flank.charge_distance import SHOT_AT

MOST_MODELS: Final = 500
MOST_SHOTS: Final = 1000

REROLLS: Final = ("rerolls-ones", "rerolls-sixes")
"""Rules of either side that have some faces rolled again [L3134, L3138]."""
TO_HIT_RULES: Final = (
    "quick-shot",
    "move-or-shoot",
    "multiple-shots",
    "firing-platform",
    "light-cavalry",
    "sure-shots",
    "poor-shots",
    *REROLLS,
)
"""Rules of shooters and their weapons that change whether and how well they shoot."""
HIT_RULES: Final = (
    "armour-piercing",
    "flaming",
    "killing-blow",
    "magic-attacks",
    "no-armour-save",
    "no-save",
)
"""Rules of an attack that change what a hit does."""
AIM_RULES: Final = ("large-target", "skirmishers", "hard-to-shoot")
"""Rules of a target that change how easily it is hit."""
TARGET_RULES: Final = (
    "regeneration",
    "aura-ward",
    "talisman-of-preservation",
    "flammable",
    "flaming-immunity",
    "killing-blow-immunity",
    "ethereal",
    *REROLLS,
)
"""Rules of a target that change what a hit does to it."""

BallisticSkill: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "bs")]
Toughness: TypeAlias = Annotated[int, Whole(1, 10), Fill("target", "t")]
STRENGTH: Final = Whole(0, 10)
Strength: TypeAlias = Annotated[int, STRENGTH]
ModelPower: TypeAlias = Annotated[int | None, Whole(1, 20), Fill("target", "power")]
Count: TypeAlias = Annotated[int, Whole(0, MOST_SHOTS)]
SHOTS: Final = Quantity(0, MOST_SHOTS)
Weapon: TypeAlias = Annotated[str | None, Choice(tuple(MISSILE_WEAPONS))]
Range: TypeAlias = Annotated[int | None, Whole(1, 144, "paces")]
DISTANCE: Final = Decimal(0, 144, "paces")
Distance: TypeAlias = Annotated[float | None, DISTANCE, SHOT_AT]
Cover: TypeAlias = Annotated[str, Choice(("none", "light", "heavy"))]
Moved: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:moved")]
Bonus: TypeAlias = Annotated[int, Whole(-6, 6)]
HitRules: TypeAlias = Annotated[SpecialRules, Rules(HIT_RULES)]
TARGETS_OWN: Final = Fill("target", "rules")
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), TARGETS_OWN]
ShooterRules: TypeAlias = Annotated[SpecialRules, Rules(TO_HIT_RULES), Fill("unit", "rules")]
AimRules: TypeAlias = Annotated[SpecialRules, Rules(AIM_RULES), TARGETS_OWN]
