"""Rolls that belong to no game: free notation and the scatter dice."""

from __future__ import annotations

from typing import Annotated, Final

from rulesets.core.declaring.parameter import Choice, Text
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.dice.contest import Drift
from rulesets.dice.die import SCATTER, SCATTER_HIT
from rulesets.dice.handle import Dice
from rulesets.dice.notation import Outcome, Result, evaluate, parse
from rulesets.dice.notation.limits import CHARACTERS


@procedure(source="", repeatable=True)
def roll(dice: Dice, *, notation: Annotated[str, Text(CHARACTERS)]) -> Result | Outcome:
    """Roll dice in notation; return its only result, or all where it asks for several."""
    return evaluate(parse(notation), dice)


@procedure(source="", command="scatter", repeatable=True)
def scatter(
    dice: Dice, *, die: Annotated[str, Choice(("misfire", "hit-arrow"))] = "misfire"
) -> Drift:
    """Roll a scatter die: the one with distances and a misfire, or the one with hits and arrows."""
    return dice.scatter("scatter", die=SCATTER if die == "misfire" else SCATTER_HIT)


ROLL: Final = declaration_of(roll)
SCATTER_DIE: Final = declaration_of(scatter)
