"""Objectives, victory points, battle tactics, the end of a battle, and Spearhead's cards."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.scoring.army import army_check
from rulesets.aos4.scoring.control import (
    control_effects,
    objective_control,
    terrain_control,
    terrain_effects,
)
from rulesets.aos4.scoring.points import (
    score_border_war,
    score_effects,
    score_spearhead,
    victory,
)
from rulesets.aos4.scoring.spearhead import (
    call_reinforcements,
    draw_tactic_cards,
    reinforcement_effects,
    tactic_card,
)
from rulesets.aos4.scoring.tactics import (
    manoeuvre_effects,
    tactic_check,
    tactic_effects,
    tactical_manoeuvre,
)
from rulesets.aos4.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

_END: Final = ("end-of-turn",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        objective_control,
        source="L989-1005, L1690-1696, L2041-2043",
        command="objective",
        variant="control",
        effects=control_effects,
        at_large=True,
        actors=(),
        demands=demands.CONTROL,
        phases=("start-of-round", "end-of-turn"),
    ),
    declare(
        terrain_control,
        source="L1007-1009",
        command="terrain",
        variant="control",
        effects=terrain_effects,
        at_large=True,
        actors=(),
        demands=demands.TERRAIN_CONTROL,
    ),
    declare(
        score_border_war,
        source="L1733, L1799-1823",
        command="objective",
        variant="border-war",
        effects=score_effects,
        at_large=True,
        phases=_END,
    ),
    declare(
        score_spearhead,
        source="L2165-2172",
        command="objective",
        variant="spearhead",
        effects=score_effects,
        at_large=True,
        phases=_END,
    ),
    declare(
        victory,
        source="L1813-1817, L2174-2176",
        command="objective",
        variant="victory",
    ),
    declare(
        tactical_manoeuvre,
        source="L1719-1729",
        effects=manoeuvre_effects,
        at_large=True,
        actors=(),
        phases=("start-of-turn",),
    ),
    declare(
        tactic_check,
        source="L1731-1762",
        effects=tactic_effects,
        at_large=True,
        phases=_END,
    ),
    declare(draw_tactic_cards, source="L2151-2163"),
    declare(tactic_card, source="L1973-1979"),
    declare(
        call_reinforcements,
        source="L2049-2067, L861-865",
        effects=reinforcement_effects,
        at_large=True,
        phases=("movement",),
        demands=demands.REINFORCEMENTS,
    ),
    declare(army_check, source="L1456-1534"),
)
