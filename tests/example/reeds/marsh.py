"""The marsh: what becomes of a band that wades through it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Choice, Quantity
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice

_A_DIE: Final = Amount(0, 1)
_SINKS: Final = {"ankle": 1, "waist": 3}


@dataclass(frozen=True, slots=True)
class Crossing:
    """The result of a crossing: how the band came out of the marsh, and how far, in paces."""

    state: Literal["dry", "soaked"]
    paces: int


def cross_effects(_arguments: Arguments, result: Crossing) -> tuple[Effect, ...]:
    """Soak a band that lost its footing."""
    return (StatusSet("unit", "soaked", "turn"),) if result.state == "soaked" else ()


@procedure(source="L4-9", effects=cross_effects, phases=("marsh",))
def cross(
    dice: Dice,
    *,
    depth: Annotated[str, Choice(("ankle", "waist"))],
    pace: Annotated[Amount, Quantity(0, 24)] = _A_DIE,
) -> Crossing:
    """Wade: the depth must be beaten on one die, then the pace is rolled [L4-9]."""
    dry = dice.check(_SINKS[depth] + 1, "footing")
    return Crossing("dry" if dry else "soaked", pace.roll(dice, "pace"))
