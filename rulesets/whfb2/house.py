"""What players settle before a battle: rules of the compiler's own, and open readings."""

from __future__ import annotations

from typing import Final

from rulesets.core.house import ON_OFF, HouseRule

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
    HouseRule("shots-beyond-six", ON_OFF, "L1243-1280, L4516-4519"),
)
"""Off by default, as the compiler signs them as his own taste [L7512-7515]; the last is open: the
text lets a 6 be followed by a second die in combat, and is silent about shots."""
