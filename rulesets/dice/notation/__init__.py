"""The notation players type: `2d6+3`, `12d6>=4 reroll 1`, `5x 3d6kh2`, `d66`, `artillery`.

`parse` reads it once and for all, `evaluate` asks any dice handle for the results.
"""

from __future__ import annotations

from rulesets.dice.notation.evaluation import (
    Check,
    Count,
    Outcome,
    Result,
    Scattered,
    Total,
    evaluate,
)
from rulesets.dice.notation.expression import Expression
from rulesets.dice.notation.reader import parse

__all__ = [
    "Check",
    "Count",
    "Expression",
    "Outcome",
    "Result",
    "Scattered",
    "Total",
    "evaluate",
    "parse",
]
