"""The notation players type: `2d6+3`, `12d6>=4 reroll 1`, `5x 3d6kh2`, `d66`, `artillery`.

Words and the shorthand of other bots say the same: `12 dés à 4+`, `20 attacks 3+ 4+ save 5+`.
`parse` reads it once and for all, `evaluate` asks any dice handle for the results.
"""

from __future__ import annotations

from rulesets.dice.notation.evaluation import (
    Balance,
    Check,
    Compared,
    Count,
    Outcome,
    Result,
    Scattered,
    Stages,
    Total,
    evaluate,
)
from rulesets.dice.notation.expression import Expression
from rulesets.dice.notation.reader import parse

__all__ = [
    "Balance",
    "Check",
    "Compared",
    "Count",
    "Expression",
    "Outcome",
    "Result",
    "Scattered",
    "Stages",
    "Total",
    "evaluate",
    "parse",
]
