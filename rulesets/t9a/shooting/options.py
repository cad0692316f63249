"""Options that several shooting procedures share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Quantity, Rules, Whole
from rulesets.rank_and_flank.charge_distance import SHOT_AT
from rulesets.t9a.harm.attack import HIT_RULES, TARGET_RULES
from rulesets.t9a.harm.body import Body
from rulesets.t9a.shooting.weapon import WEAPONS
from rulesets.t9a.unit.options import FARTHEST, INCH, TARGETS_OWN

MOST_SHOTS: Final = 1000

AIM_RULES: Final = ("multiple-shots", "quick-to-fire", "unwieldy", "volley-fire")
"""Rules of shooters and weapons that change how well, and how often, they shoot."""
SHOT_RULES: Final = (*AIM_RULES, "cumbersome", "move-or-fire", "poisoned-attacks", *HIT_RULES)
"""Rules that a shot may be stated with."""
MARK_RULES: Final = ("hard-target", "large-target", "skirmishers")
"""Rules of a target that change how easily it is hit."""
SHOT_TARGET_RULES: Final = tuple(dict.fromkeys((*MARK_RULES, *TARGET_RULES)))

BallisticSkill: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "bs")]
Shots: TypeAlias = Annotated[Amount | None, Quantity(0, MOST_SHOTS)]
Weapon: TypeAlias = Annotated[str | None, Choice(tuple(WEAPONS))]
Range: TypeAlias = Annotated[int | None, Whole(1, FARTHEST, INCH)]
Distance: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, INCH), SHOT_AT]
Cover: TypeAlias = Annotated[str, Choice(("none", "light", "heavy"))]
Moved: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:moved")]
Bonus: TypeAlias = Annotated[int, Whole(-6, 6)]
ShotRules: TypeAlias = Annotated[SpecialRules, Rules(SHOT_RULES)]
AimRules: TypeAlias = Annotated[SpecialRules, Rules(AIM_RULES), Fill("unit", "rules")]
MarkRules: TypeAlias = Annotated[SpecialRules, Rules(MARK_RULES), TARGETS_OWN]
MaybeStrength: TypeAlias = Annotated[int | None, Whole(0, 10)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotAt(Body):
    """A target as shots meet it.

    Attributes:
        target_rules: Its special rules, with those that make it hard to hit.
    """

    target_rules: Annotated[SpecialRules, Rules(SHOT_TARGET_RULES), TARGETS_OWN] = NO_RULES


Met: TypeAlias = Annotated[ShotAt, BUNDLE]
