"""Victory: what enemy units are worth, secondary objectives, the result of the battle."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.results.score import COUNTER
from rulesets.core.ruleset.game import Counter
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.victory.objective import objective_effects, objective_score, scoring_unit
from rulesets.t9a.victory.reckoning import SCORE
from rulesets.t9a.victory.worth import game_result, victory_points

_LACKS: Final = "victory"

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(victory_points, source="R L943-949; L1074", actors=(), beyond=beyond(_LACKS, "draft")),
    declare(
        scoring_unit,
        source="R L943-949",
        command="objective",
        variant="scoring-unit",
        actors=(),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        objective_score,
        source="L544-566; R L943-955",
        command="objective",
        variant="secondary",
        effects=objective_effects,
        at_large=True,
        actors=(),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        game_result,
        source="R L956-969",
        command="objective",
        variant="battle-result",
        actors=(),
        beyond=beyond(_LACKS, "draft"),
    ),
)
COUNTERS: Final = (Counter(COUNTER),)

__all__ = ["COUNTERS", "PROCEDURES", "SCORE"]
