"""Readings of the text where it is open, two of each with defenders, for players to settle."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.deciding import Decidable, deciding, throwing
from rulesets.core.declaring.house import House, HouseRule
from rulesets.core.declaring.parameter import Choice
from rulesets.rank_and_flank.challenging import HIDER
from rulesets.rank_and_flank.nerve.battle_standard import SECOND_CHANCE, STANDARD_NEAR
from rulesets.rank_and_flank.nerve.general import GENERAL_NEAR
from rulesets.rank_and_flank.round.pursuit import PURSUIT, PURSUIT_SIDE

_TIE: Final = HouseRule("in-play-tie", ("dispelled", "holds"), "L862, L878")
"""Every dispel equals its value [L862]; of spells in play the text says beat [L878]."""
_ALARM: Final = HouseRule("destroyed-panic", ("in-sequence", "at-once"), "L512, L536-548, L1994")
"""The sequence of the turn has all Panic tests later than the rule itself, which says at once."""
_FEAR: Final = HouseRule("fear-power", ("charger", "all-chargers"), "L2006")
"""Each test is against one charger; the text compares with the attackers, in the plural."""

CHARGE_WAY: Final = Decidable("charge-way", ("ground", "air"))
"""The way of a flyer that charges [L2738]."""

STRUCK: Final = Decidable("struck")
"""Whom a unit strikes that touches characters and the unit they are in [L2120]."""

HOUSE_RULES: Final = (
    _TIE,
    _ALARM,
    _FEAR,
    deciding(
        "L1916-1918, L1940, L2120, L2126, L2308, L2314, L2738, L2772",
        PURSUIT,
        PURSUIT_SIDE,
        CHARGE_WAY,
        HIDER,
        STRUCK,
        GENERAL_NEAR,
        SECOND_CHANCE,
        STANDARD_NEAR,
    ),
    throwing("L94"),
)

InPlayTie: TypeAlias = Annotated[str, Choice(_TIE.values), House(_TIE.id)]
DestroyedPanic: TypeAlias = Annotated[str, Choice(_ALARM.values), House(_ALARM.id)]
FearPower: TypeAlias = Annotated[str, Choice(_FEAR.values), House(_FEAR.id)]
