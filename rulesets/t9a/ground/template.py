"""Scatter, and the models that templates touch [L195-239]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Choice, Quantity, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.die import D6, plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.request import Draw, Outcomes, Purpose, Request, Roll
from rulesets.refusal import Refusal
from rulesets.t9a.unit.charts import ROUND_TEMPLATE
from rulesets.t9a.unit.options import INCH, Length

_HITS: Final = (1, 6)
_PATIENCE: Final = 40
"""Throws after which the dice are plainly not dice."""
_CIRCLE: Final = 360
_BASES: Final = ("20x20", "25x25", "40x40", "25x50")
_TEMPLATES: Final = ("3", "5")
_SMALLEST: Final = "1"
"""The template that the table of most models leaves out [L217]."""
_D6: Final = Amount(0, 1)
_FARTHEST: Final = 60


@dataclass(frozen=True, slots=True)
class Deviation:
    """The deviation of a shot or a template.

    Attributes:
        hit: The scatter die says so: it stays where it is.
        inches: How far it goes along the arrow.
        distance: What the distance comes to.
        bearing: Degrees clockwise from the top of the table, unless real dice show the way.
    """

    hit: bool
    inches: int
    distance: int = detail()
    bearing: int | None = detail()


@dataclass(frozen=True, slots=True)
class Touched:
    """The number of models that a template touches."""

    models: int


@procedure(source="L195-209", command="scatter", repeatable=True)
def deviate(
    dice: Dice, *, drift: Annotated[Amount, Quantity(0, _FARTHEST, INCH)] = _D6
) -> Deviation:
    """Scatter by a D6 as the scatter die, then as far as a rule says [L195-209].

    Args:
        dice: On 1 and 6 nothing moves; else the 1 on the die points the way.
        drift: Inches that the rule says, a D6 where nobody does.
    """
    hit = dice.single("scatter-die") in _HITS
    inches = drift.roll(dice, "scatter-distance")
    return Deviation(hit, 0 if hit else inches, inches, None if hit else _bearing(dice))


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction at random.

    Attributes:
        found: Whether an arrow came up, which it does in the end.
        rolls: Throws of the scatter die that it took.
        bearing: Degrees clockwise from the top of the table, unless real dice show the way.
    """

    found: bool
    rolls: int = detail()
    bearing: int | None = detail()


@procedure(source="L211-213", command="scatter", variant="direction", repeatable=True)
def random_direction(dice: Dice) -> Direction:
    """Roll the scatter die until it shows an arrow, whatever the limit of re-rolls [L211-213].

    Args:
        dice: On 1 and 6 it is rolled again; else the 1 on the die points the way.
    """
    rolls = dice.ask(_Arrow(Purpose("scatter-arrow")))
    return Direction(True, rolls, _bearing(dice))


@dataclass(frozen=True, slots=True)
class _Arrow(Request[int]):
    """A scatter die thrown until it shows an arrow; the answer is how often it fell."""

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        rolls: list[Roll] = []
        while len(rolls) < _PATIENCE:
            (mark,) = draw(D6, 1, self.purpose)
            rolls.append(Roll(self.purpose, D6, (mark,), (), mark))
            if mark not in _HITS:
                return len(rolls), tuple(rolls)
        raise Refusal("endless-ties")

    def outcomes(self) -> Outcomes[int]:
        """Return one outcome: an arrow comes up in the end, after however many throws."""
        return ((1, 1.0),)


def _bearing(dice: Dice) -> int | None:
    """Return a bearing where the dice on the table do not point one out."""
    return dice.single("bearing", die=plain_die(_CIRCLE)) % _CIRCLE if dice.bearings else None


@dataclass(frozen=True, slots=True)
class Reached:
    """The touch of a template on a model."""

    hit: bool


@procedure(source="L215-232")
def template_reach(
    _dice: Dice,
    *,
    template: Annotated[str, Choice((_SMALLEST, *_TEMPLATES))] = "3",
    distance: Length,
) -> Reached:
    """Tell whether a round template touches a base, however little [L215-232].

    Args:
        template: Inches across.
        distance: Inches from its centre to the nearest point of the base.
    """
    return Reached(distance * 2 < int(template))


@procedure(source="L234-239")
def line_template(
    _dice: Dice,
    *,
    ranks: Annotated[int, Whole(1, 60)],
    files: Annotated[int, Whole(1, 60)],
) -> Touched:
    """Count what a line crosses: ranks and files less one [L234-239].

    Args:
        ranks: Ranks that it crosses.
        files: Files that it crosses.
    """
    return Touched(ranks + files - 1)


@procedure(source="L221-232")
def circular_template(
    _dice: Dice,
    *,
    template: Annotated[str, Choice(_TEMPLATES)] = "3",
    base: Annotated[str, Choice(_BASES)],
) -> Touched:
    """Tell how many models a round template touches, any base covered at all counting [L221-232].

    Args:
        template: Inches across.
        base: Millimetres of the bases.
    """
    return Touched(int(ROUND_TEMPLATE.cell(int(template), _BASES.index(base) + 1)))
