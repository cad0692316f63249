"""Shared parts of psychology tests: the Cool that counts, exemptions, disorganised units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Rules
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import Doubt
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.characteristic import CharacteristicTest, under_roll

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

FEARS_ALL: Final = "fears-all"
"""The status of who fears every enemy by a spell [L5383-5390]."""
IMMUNE: Final = "immune-to-psychology"
GENERAL_COOL: Final = "general-cool"
"""The General within 15 cm lends his Cool, for fear and terror alone [L2806-2809]."""
FRIGHTENING: Final[tuple[RuleId, ...]] = ("fear", "terror")

SpareRules: TypeAlias = Annotated[SpecialRules, Rules((IMMUNE,)), Fill("unit", "rules")]
BraveRules: TypeAlias = Annotated[
    SpecialRules, Rules((IMMUNE, GENERAL_COOL)), Fill("unit", "rules")
]
Disorganised: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:disorganised")]


def nerve_roll(
    dice: Dice,
    *,
    value: int,
    label: str,
    disorganised: bool = False,
    penalty: int = 0,
    doubt: Doubt | None = None,
) -> CharacteristicTest:
    """Roll 2D6 against a personal characteristic; the disorganised add 1 [L2009-2012].

    `doubt` is whether the General is near, who lends his own where a test may be taken on it.
    """
    modifiers = (
        Modifier("disorganised", -int(disorganised)),
        Modifier("penalty" if penalty > 0 else "bonus", -penalty),
    )
    return under_roll(dice, value=value, label=label, modifiers=modifiers, doubt=doubt)


def spared(unit: Unit | None, rules: SpecialRules) -> str | None:
    """Return what spares troops a test of psychology, None when they take it.

    Raises:
        Refusal: `unit-fleeing` for a unit of the battle that is in rout already.
    """
    if unit is not None and unit.has("fleeing"):
        raise Refusal("unit-fleeing", unit=unit.name)
    return "immune" if IMMUNE in rules else None
