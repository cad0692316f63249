"""Objectives, victory points, battle tactics, the end of a battle, and Spearhead's cards."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.scoring.army import army_check
from rulesets.aos4.scoring.control import objective_control, terrain_control
from rulesets.aos4.scoring.points import score_border_war, score_spearhead, victory
from rulesets.aos4.scoring.spearhead import call_reinforcements, draw_tactic_cards, tactic_card
from rulesets.aos4.scoring.tactics import tactic_check, tactical_manoeuvre
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    objective_control,
    terrain_control,
    score_border_war,
    score_spearhead,
    victory,
    tactical_manoeuvre,
    tactic_check,
    draw_tactic_cards,
    tactic_card,
    call_reinforcements,
    army_check,
)
