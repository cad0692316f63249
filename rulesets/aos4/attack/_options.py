"""Options of attacks."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.aos4.unit.melee import PILED_IN
from rulesets.aos4.unit.profile import (
    ABILITIES,
    ANTI,
    BONUSES,
    CORNERED,
    CRITS,
    KEYWORDS,
    OTHER_ANTI,
    REROLLS,
)
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import Fill, Rules, Text, Whole

TARGET_RULES: Final = (*KEYWORDS, "wizard", "priest")
"""Keywords that an Anti ability or a rule of targets may look at."""
_ANTI: Final = ("anti-", "anti ")
"""What an Anti ability with a keyword of its own begins with [L825]."""
_BOTH: Final = (
    "all-out-attack",
    "all-out-defence",
    "in-cover",
    "has-charged",
    "target-charged",
    "more-targets",
)
_HITS: Final = ("all-out-attack", "in-cover", "guarded-hero", "covering-fire", "companion")

Weapons: TypeAlias = Annotated[str, Text(300)]
Users: TypeAlias = Annotated[int | None, Whole(1, 500), Fill("unit", "models")]
Fighting: TypeAlias = Annotated[int | None, Whole(1, 500), Fill("unit", "models")]
_ORDER: Final = (PILED_IN, "fights-after", "out-of-order")
_FOUGHT: Final = tuple(ability for ability in ABILITIES if ability != "shoot-in-combat")
_SHOT: Final = tuple(ability for ability in ABILITIES if ability != CORNERED)
"""Abilities of melee weapons, and of ranged ones [L149-153, L837]."""
FightRules: TypeAlias = Annotated[
    SpecialRules,
    Rules((*_FOUGHT, OTHER_ANTI, "champion", *_BOTH, *_ORDER, *REROLLS, *BONUSES), _ANTI),
]
ShotRules: TypeAlias = Annotated[
    SpecialRules,
    Rules(
        (
            *_SHOT,
            OTHER_ANTI,
            "champion",
            *_BOTH,
            "covering-fire",
            "guarded-hero",
            "obscured",
            *REROLLS,
            *BONUSES,
        ),
        _ANTI,
    ),
]
HitRules: TypeAlias = Annotated[SpecialRules, Rules((*CRITS, *_HITS, "hit-bonus", "hit-penalty"))]
WoundRules: TypeAlias = Annotated[
    SpecialRules, Rules(("companion", "wound-bonus", "wound-penalty"))
]
SaveRules: TypeAlias = Annotated[
    SpecialRules,
    Rules((*ANTI, "all-out-defence", "target-charged", "save-bonus", "save-penalty"), _ANTI),
]
_TARGETS: Final = Rules(TARGET_RULES, free=("",))
TargetRules: TypeAlias = Annotated[SpecialRules, _TARGETS, Fill("target", "rules")]
EnemyRules: TypeAlias = Annotated[SpecialRules, _TARGETS, Fill("enemy", "rules")]
