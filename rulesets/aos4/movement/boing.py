"""Boing! Boing! Boing!, the ability that the text prints of leaping squigs [L1950-1953]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.unit import acts, demands, offers
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_LANDS: Final = 4
"""Lowest face that does a mortal damage [L1953]."""


@dataclass(frozen=True, slots=True)
class Bounce:
    """The damage of models that moved over an enemy.

    Attributes:
        suffered: What their mortal damage did.
        mortal: How much of it they did.
    """

    suffered: Damage
    mortal: int | None = detail()


def boing_effects(_arguments: Arguments, result: Bounce) -> tuple[Effect, ...]:
    """Return the harm done, and that the unit has used the ability this phase [L209]."""
    return (StatusSet("unit", "bounced", "phase"), *harm("target", result.suffered))


@procedure(
    source="L1950-1953",
    command="move",
    variant="boing",
    effects=boing_effects,
    phases=("movement",),
    demands=demands.BOING,
    acts=acts.BOING,
    offering=offers.BOING,
)
def boing(
    dice: Dice,
    *,
    unit: Annotated[Unit, Units()],  # noqa: ARG001 - the table's
    target: Annotated[Unit, Units()],
    models: Annotated[int, Whole(1, 100), Fill("unit", "models")],
) -> Bounce:
    """Roll for each model that moved over an enemy this phase: 4 or more does a mortal damage.

    Args:
        dice: The dice.
        unit: Who moved.
        target: Over whom.
        models: Models of the unit that did; all of them where nobody says.
    """
    mortal = dice.successes(models, _LANDS, "boing")
    return Bounce(unit_suffers(dice, mortal, target), mortal)
