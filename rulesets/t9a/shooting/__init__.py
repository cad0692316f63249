"""The shooting phase."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.t9a.harm.harm import after_hits
from rulesets.t9a.shooting.breath import breath_effects, breath_rests, breath_weapon
from rulesets.t9a.shooting.outcome import volley_effects, volley_rests
from rulesets.t9a.shooting.sight import cover_check, line_of_sight
from rulesets.t9a.shooting.to_hit import aim_rests, shoot_to_hit
from rulesets.t9a.shooting.volley import shooting_attack
from rulesets.t9a.unit.idle import volley_idles

_FOE: Final = Demand("target", against="unit")
_SHOOTERS: Final = (Demand("unit", turn="own", unless=("stand_and_shoot",)), _FOE)
"""Shots are those of the player whose turn it is, but for those at a charge [L1089]."""
_BREATHES: Final = (Demand("unit", turn="own", unless=("stand_and_shoot", "melee")), _FOE)
_EVERY: Final = ("same", "newer", "draft")

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        shooting_attack,
        source="L1076-1161; R L635-690, L768-779",
        command="shoot",
        variant="volley",
        effects=volley_effects,
        follow_ups=after_hits,
        phases=("movement", "shooting"),
        demands=_SHOOTERS,
        beyond=Beyond("damage", (*_EVERY, "old"), switch="beyond", rests=volley_rests),
        idles=volley_idles,
    ),
    declare(
        shoot_to_hit,
        source="L1097-1161",
        command="shoot",
        variant="to-hit",
        beyond=Beyond("shooting-weapons", _EVERY, switch="beyond", rests=aim_rests),
    ),
    declare(cover_check, source="L1141-1187", command="shoot", variant="cover", actors=()),
    declare(line_of_sight, source="L251-269", command="shoot", variant="line-of-sight", actors=()),
    declare(
        breath_weapon,
        source="R L993-996",
        command="shoot",
        variant="breath",
        effects=breath_effects,
        follow_ups=after_hits,
        phases=("movement", "shooting", "combat"),
        demands=_BREATHES,
        beyond=Beyond("special-rules", _EVERY, rests=breath_rests),
    ),
)
"""The chapter's rules."""
