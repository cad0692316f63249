"""Victory: what enemy units are worth, secondary objectives, the result of the battle."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.score import COUNTER
from rulesets.core.ruleset.game import Counter
from rulesets.t9a.victory.battle_score import SCORE
from rulesets.t9a.victory.objective import objective_score, scoring_unit
from rulesets.t9a.victory.worth import game_result, victory_points

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    victory_points,
    scoring_unit,
    objective_score,
    game_result,
)
COUNTERS: Final = (Counter(COUNTER),)

__all__ = ["COUNTERS", "PROCEDURES", "SCORE"]
