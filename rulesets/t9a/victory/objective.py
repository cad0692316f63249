"""Secondary objectives at the end of the battle [L544-566; R L950-955]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, Effect
from rulesets.core.results.score import COUNTER
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Agreed, YesNo

OBJECTIVES: Final = (
    "hold-the-line",
    "breakthrough",
    "capture-the-standards",
    "secure-the-target",
)
WINNERS: Final = ("own", "enemy", "both", "nobody")
_SHARE: Final = 20
"""Percent of the game size that an objective is worth."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The right of a unit to score objectives.

    Attributes:
        scores: Whether it does.
        reason: Why not.
    """

    scores: bool
    reason: Literal["no-standard", "light-troops", "fleeing", "characters-alone"] | None = None


@procedure(
    source="R L943-949",
    command="objective",
    variant="scoring-unit",
    units=("unit",),
    actors=(),
    beyond=beyond("victory", "draft"),
)
def scoring_unit(
    _dice: Dice,
    *,
    unit_fleeing: Annotated[bool, Flag(), Fill("unit", "status:fleeing")] = False,
    characters_alone: YesNo = False,
    rules: Annotated[
        SpecialRules,
        Rules(("standard", "bsb", "light-troops", "character")),
        Fill("unit", "rules"),
    ] = NO_RULES,
) -> Scoring:
    """Tell whether a unit is a Scoring Unit [R L943-949].

    It has a Standard Bearer, no Light Troops, does not flee and is more than Characters.

    Args:
        unit_fleeing: It flees.
        characters_alone: Only Characters are in it.
        rules: What it has.
    """
    found: tuple[
        tuple[Literal["no-standard", "light-troops", "fleeing", "characters-alone"], bool], ...
    ]
    found = (
        ("fleeing", unit_fleeing),
        ("characters-alone", characters_alone or "character" in rules),
        ("no-standard", "standard" not in rules and "bsb" not in rules),
        ("light-troops", "light-troops" in rules),
    )
    reason = next((name for name, holds in found if holds), None)
    return Scoring(reason is None, reason)


@dataclass(frozen=True, slots=True)
class ObjectiveScore:
    """The side that gained a secondary objective.

    Attributes:
        gained: Who: the side whose turn it is, the other, both or nobody.
        points: What it is worth to each who did.
    """

    gained: Literal["own", "enemy", "both", "nobody"]
    points: int


def objective_effects(_arguments: Arguments, result: ObjectiveScore) -> tuple[Effect, ...]:
    """Give the points."""
    sides = {"own": ("active",), "enemy": ("other",), "both": ("active", "other")}
    return tuple(
        CounterChanged(COUNTER, result.points, side) for side in sides.get(result.gained, ())
    )


@procedure(
    source="L544-566; R L943-955",
    command="objective",
    variant="secondary",
    effects=objective_effects,
    at_large=True,
    actors=(),
    beyond=beyond("victory", "draft"),
)
def objective_score(
    _dice: Dice,
    *,
    objective: Annotated[str, Choice(OBJECTIVES)],
    army_points: Agreed,
    own_units: Annotated[int | None, Whole(0, 60)] = None,
    enemy_units: Annotated[int | None, Whole(0, 60)] = None,
    gained: Annotated[str | None, Choice(WINNERS)] = None,
) -> ObjectiveScore:
    """Score a secondary objective: a fifth of the game size [R L943-955].

    Units are Scoring Units: those within 6 inches of the centre for Hold the Line, those in the
    enemy's zone for Breakthrough, which both sides may gain; for Secure the Target it is markers
    controlled. No text tells how Capture the Standards is scored.

    Args:
        objective: Which one.
        army_points: Points agreed for each side.
        own_units: Units, or markers, of the side whose turn it is.
        enemy_units: Those of the other.
        gained: Who gained it, where players settle that.

    Raises:
        Refusal: `objective-unsourced`, `missing-option`.
    """
    points = army_points * _SHARE // 100
    if gained is not None:
        return ObjectiveScore(_winner(gained), points)
    if objective == "capture-the-standards":
        raise Refusal("objective-unsourced")
    for name, count in (("own_units", own_units), ("enemy_units", enemy_units)):
        if count is None:
            raise Refusal("missing-option", option=name, absent=name)
    own, other = own_units or 0, enemy_units or 0
    if objective == "breakthrough":
        both = {(True, True): "both", (True, False): "own", (False, True): "enemy"}
        return ObjectiveScore(_winner(both.get((own > 0, other > 0), "nobody")), points)
    if own == other:
        return ObjectiveScore("nobody", points)
    return ObjectiveScore("own" if own > other else "enemy", points)


def _winner(name: str) -> Literal["own", "enemy", "both", "nobody"]:
    match name:
        case "own":
            return "own"
        case "enemy":
            return "enemy"
        case "both":
            return "both"
        case _:
            return "nobody"
