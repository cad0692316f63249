"""The profile of a band of Reeds, and what the game keeps count of."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.house import ON_OFF, HouseRule
from rulesets.core.ruleset.game import Counter, Phase, ProfileField, SpecialRule, Status

PROFILE: Final = (
    ProfileField("aim", ("Aim", "Vis"), 2, 6, save=True),
    ProfileField("nerve", ("Nv", "Cr"), 2, 10),
)

STATUSES: Final = (Status("soaked", "turn"), Status("shaken"))

PHASES: Final = (Phase("marsh"), Phase("arrows"))

COUNTERS: Final = (Counter("omens"),)

RULES: Final = (SpecialRule("marsh-born"), SpecialRule("sworn", numbered=True))

HOUSE_RULES: Final = (HouseRule("strong-omens", ON_OFF, "L26"),)
