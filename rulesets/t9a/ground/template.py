"""What scatters, and what templates touch [L195-239]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.parameter import Choice, Whole
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.charts import ROUND_TEMPLATE

_HITS: Final = (1, 6)
_BASES: Final = ("20x20", "25x25", "40x40", "25x50")
_TEMPLATES: Final = ("3", "5")


@dataclass(frozen=True, slots=True)
class Deviation:
    """Where something lands.

    Attributes:
        hit: The scatter die says so: it stays where it is.
        inches: How far it goes along the arrow.
        distance: What the distance die shows.
    """

    hit: bool
    inches: int
    distance: int = detail()


@dataclass(frozen=True, slots=True)
class Touched:
    """How many models a template touches."""

    models: int


def deviate(dice: Dice) -> Deviation:
    """Scatter by a D6 as the scatter die, then a D6 of inches [L195-209].

    Args:
        dice: On 1 and 6 nothing moves; else the 1 on the die points the way.
    """
    hit = dice.single("scatter-die") in _HITS
    inches = dice.single("scatter-distance")
    return Deviation(hit, 0 if hit else inches, inches)


def line_template(
    dice: Dice,  # noqa: ARG001 - no die falls
    *,
    ranks: Annotated[int, Whole(1, 60)],
    files: Annotated[int, Whole(1, 60)],
) -> Touched:
    """Count what a line crosses: ranks and files less one [L234-239].

    Args:
        dice: Not rolled.
        ranks: Ranks that it crosses.
        files: Files that it crosses.
    """
    return Touched(ranks + files - 1)


def circular_template(
    dice: Dice,  # noqa: ARG001 - no die falls
    *,
    template: Annotated[str, Choice(_TEMPLATES)] = "3",
    base: Annotated[str, Choice(_BASES)],
) -> Touched:
    """Tell how many models a round template touches, any base covered at all counting [L221-232].

    Args:
        dice: Not rolled.
        template: Inches across.
        base: Millimetres of the bases.
    """
    return Touched(int(ROUND_TEMPLATE.cell(int(template), _BASES.index(base) + 1)))
