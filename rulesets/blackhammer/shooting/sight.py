"""Lines of sight over obstacles [L110-118, L2676, L2726, L2776]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.blackhammer.unit.options import PACES, One, YesNo
from rulesets.blackhammer.unit.unit_state import power_each
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Rules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

BETWEEN: Final = ("nothing", "models", "low-scenery", "scenery")
HILLS: Final = ("none", "unit", "target", "both")
SIGHT_RULES: Final = ("large-target", "skirmishers", "tiny")
_DEEPEST: Final = 2.0
"""Paces of wood through which a model is seen [L118]."""
Ranks: TypeAlias = Literal["front", "two", "all"]
Hill: TypeAlias = Annotated[str, Choice(HILLS)]
_SightRules: TypeAlias = Annotated[SpecialRules, Rules(SIGHT_RULES), Fill("unit", "rules")]


def seeing_ranks(hill: str, *, large: bool, loose: bool) -> Ranks:
    """Return which ranks of a formed unit see an enemy [L118, L2676, L2776].

    Args:
        hill: Who stands on a hill.
        large: Whether the enemy is a large target.
        loose: Whether the unit is skirmishers, who do not stand in each other's way.
    """
    if large or loose or hill == "target":
        return "all"
    return "two" if hill in ("unit", "both") else "front"


@dataclass(frozen=True, slots=True)
class Sight:
    """The sight of a unit to another.

    Attributes:
        sees: Whether it does.
        reason: Why not: `arc`, `wood`, `scenery` or `models`; None where it does.
        ranks: Which of its ranks see: `front`, `two` or `all`.
        may_charge: Whether nothing that it sees over stands in the way of a charge.
        to_hit: What the size of the target adds to shots at it.
    """

    sees: bool
    reason: str | None
    ranks: Ranks
    may_charge: bool
    to_hit: int


@procedure(source="L110-118, L2676, L2726, L2776", actors=())
def line_of_sight(
    _dice: Dice,
    *,
    unit: One = None,
    screen: One = None,
    between: Annotated[str, Choice(BETWEEN)] = "nothing",
    in_arc: YesNo = True,
    hill: Hill = "none",
    wood: Annotated[float, Decimal(0, 120, PACES)] = 0.0,
    rules: _SightRules = NO_RULES,
    target_rules: Annotated[SpecialRules, Rules(SIGHT_RULES), Fill("target", "rules")] = NO_RULES,
    screen_rules: Annotated[SpecialRules, Rules(SIGHT_RULES), Fill("screen", "rules")] = NO_RULES,
) -> Sight:
    """Tell whether a unit sees another over what stands between them [L110-118, L2726, L2776].

    Large targets see and are seen over models that are none, and so does who stands on a hill over
    models that do not; a charge goes through nobody all the same.

    Args:
        unit: Who looks.
        screen: A unit between them, which stands for `between`.
        between: What is between them: low scenery hides nothing.
        in_arc: The target is in the arc before the unit.
        hill: Who of them stands on a hill; the models between them stand on none.
        wood: Paces of wood or the like that the line crosses.
        rules: Of the unit: skirmishers look all round.
        target_rules: Of the target.
        screen_rules: Of the models between them.
    """
    large = "large-target" in target_rules
    ranks = seeing_ranks(hill, large=large, loose="skirmishers" in rules)
    models = screen is not None or between == "models"
    over = _over(rules, target_rules, screen_rules) or hill != "none"
    reason = None
    if not in_arc and not _looks_round(unit, rules):
        reason = "arc"
    elif wood > _DEEPEST:
        reason = "wood"
    elif between == "scenery":
        reason = "scenery"
    elif models and not over:
        reason = "models"
    return Sight(reason is None, reason, ranks, reason is None and not models, int(large))


def _over(rules: SpecialRules, target_rules: SpecialRules, screen: SpecialRules) -> bool:
    """Return whether models between two units do not keep them from seeing each other."""
    if "tiny" in screen:
        return not ("tiny" in rules and "tiny" in target_rules)
    large = "large-target" in rules or "large-target" in target_rules
    return large and "large-target" not in screen


def _looks_round(unit: Unit | None, rules: SpecialRules) -> bool:
    """Return whether somebody sees all round: skirmishers, the tiny, a lone model of power 1."""
    if "skirmishers" in rules or "tiny" in rules:
        return True
    alone = unit is not None and unit.models == 1 and not unit.body.joined
    return alone and unit is not None and power_each(unit) == 1
