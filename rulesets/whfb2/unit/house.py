"""The eleven rules of the compiler's own, each off until players switch it on [L7512-7667]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.house import ON_OFF, House, HouseRule
from rulesets.core.declaring.parameter import Flag

HOUSE_RULES: Final = (
    HouseRule("two-rank-shooting", ON_OFF, "L7517-7520"),
    HouseRule("scatter-die", ON_OFF, "L7522-7527"),
    HouseRule("corner-attacks", ON_OFF, "L7528-7535"),
    HouseRule("support-attacks", ON_OFF, "L7536-7559"),
    HouseRule("simple-capture", ON_OFF, "L7560-7565"),
    HouseRule("save-cap", ON_OFF, "L7566-7569"),
    HouseRule("natural-one", ON_OFF, "L7571-7580"),
    HouseRule("simple-fire", ON_OFF, "L7581-7590"),
    HouseRule("simple-poison", ON_OFF, "L7591-7598"),
    HouseRule("magic-test", ON_OFF, "L7599-7610"),
    HouseRule("monster-reaction", ON_OFF, "L7611-7667"),
)
"""Chapter 23, in its order; the compiler signs them as his own taste [L7512-7515]."""

TwoRanks: TypeAlias = Annotated[bool, Flag(), House("two-rank-shooting")]
ScatterDie: TypeAlias = Annotated[bool, Flag(), House("scatter-die")]
CornerAttacks: TypeAlias = Annotated[bool, Flag(), House("corner-attacks")]
SupportAttacks: TypeAlias = Annotated[bool, Flag(), House("support-attacks")]
SimpleCapture: TypeAlias = Annotated[bool, Flag(), House("simple-capture")]
SaveCap: TypeAlias = Annotated[bool, Flag(), House("save-cap")]
NaturalOne: TypeAlias = Annotated[bool, Flag(), House("natural-one")]
SimpleFire: TypeAlias = Annotated[bool, Flag(), House("simple-fire")]
SimplePoison: TypeAlias = Annotated[bool, Flag(), House("simple-poison")]
MagicTest: TypeAlias = Annotated[bool, Flag(), House("magic-test")]
MonsterReaction: TypeAlias = Annotated[bool, Flag(), House("monster-reaction")]
