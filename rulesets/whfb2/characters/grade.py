"""Heroes: what a grade adds to a race's profile, and which figures a unit has [L2640-2771]."""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Choice, Fill, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.whfb2.unit.options import One
from rulesets.whfb2.unit.profile import CHARACTERISTICS

MODIFIERS: Final[Chart] = load_chart(files("rulesets.whfb2") / "data" / "hero-modifiers.toml")
"""The champion's four points have lost their columns: read as those that grow in the others."""
GRADES: Final = ("race", "champion", "minor-hero", "major-hero")
HUMAN: Final = (10, 3, 3, 3, 3, 1, 3, 1, 7, 7, 7, 7)
"""The typical human, the one creature of the book [L523-527]."""
_HIGHEST: Final = 10
_UNCAPPED: Final = ("m", "w", "a")
_CHAMPION: Final = 10
_COMMAND: Final = 5
"""Figures that a champion, and a standard or a musician, take [L2641, L2730]."""
_PER_HERO: Final = 1000
"""Points of army for each major hero [L2763-2765]."""


Number: TypeAlias = int | None


@dataclass(frozen=True, slots=True)
class HeroProfile:
    """A profile; None for what the base profile leaves open."""

    m: float | None
    ws: Number
    bs: Number
    s: Number
    t: Number
    w: Number
    i: Number
    a: Number
    ld: Number
    int: Number
    cl: Number
    wp: Number


@dataclass(frozen=True, slots=True)
class CommandFigures:
    """Command figures that a unit and an army may have.

    Attributes:
        champion: Whether the unit may have a champion.
        standard: Whether it may have a standard.
        musician: Whether it may have a musician.
        major_heroes: Major heroes that an army of those points has as a rule.
    """

    champion: bool
    standard: bool
    musician: bool
    major_heroes: int | None = None


@procedure(source="L523-527, L2717-2771", actors=())
def hero_profile(
    _dice: Dice,
    *,
    unit: One = None,
    grade: Annotated[str, Choice(GRADES)] = "race",
) -> HeroProfile:
    """Tell the profile of a hero: that of his race and what his grade adds [L2717-2771].

    Nothing but Movement, Attacks and Wounds goes beyond 10.

    Args:
        unit: Figures with the profile of his race; a typical human when not given.
        grade: His grade.
    """
    base = dict(zip(CHARACTERISTICS, HUMAN, strict=True)) if unit is None else _values(unit)
    row = GRADES.index(grade)
    found: dict[str, float | int | None] = {}
    for column, name in enumerate(CHARACTERISTICS, 1):
        value = base.get(name)
        more = int(MODIFIERS.cell(row, column)) if row else 0
        if value is not None and more:
            value += more
            if name not in _UNCAPPED:
                value = min(value, max(_HIGHEST, value - more))
        found[name] = value
    return HeroProfile(**{field.name: found[field.name] for field in fields(HeroProfile)})  # type: ignore[arg-type]


def _values(unit: Unit) -> dict[str, float]:
    """Return the characteristics of a unit that are known."""
    found: dict[str, float] = {}
    for name in CHARACTERISTICS:
        value = unit.find(name)
        if value is not None and value.halves is not None:
            found[name] = value.halves / 2 if value.half else value.plus
    return found


@procedure(source="L2641-2644, L2730-2734, L2763-2765", units=("unit",), actors=())
def command_figures(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 500), Fill("unit", "size")],
    points: Annotated[int | None, Whole(0, 100000)] = None,
) -> CommandFigures:
    """Tell which figures a unit may have by its size [L2641-2644, L2730-2734, L2763-2765].

    Args:
        models: Figures it starts with: 10 for a champion, 5 for a standard or a musician.
        points: Points of the army, for its major heroes.
    """
    large = models >= _COMMAND
    heroes = None if points is None else points // _PER_HERO
    return CommandFigures(models >= _CHAMPION, large, large, heroes)
