"""Rates of fire, and the limits of loading again [L3339-3357, L3386-3444]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.to_hit import check_seat, conditions_of
from rulesets.whfb2.shooting.weapon import weapon_named
from rulesets.whfb2.unit.options import One


@dataclass(frozen=True, slots=True)
class RateOfFire:
    """The rate of fire of a weapon's bearers this turn.

    Attributes:
        shots: Shots they may fire.
        strength: Strength of hits at short range.
        reach: Farthest distance in centimetres.
        may_move: Whether they may move.
        may_reform: Whether they may change formation once.
        may_do_both: Whether they may move and shoot in one turn.
    """

    shots: int
    strength: int
    reach: float
    may_move: bool
    may_reform: bool
    may_do_both: bool


@procedure(source="L3339-3357, L3386-3444")
def rate_of_fire(
    _dice: Dice,
    *,
    unit: One = None,
    weapon: options.Weapon = None,
    models: Annotated[int, Whole(1, options.MOST_MODELS), Fill("unit", "models")] = 1,
    moved: options.Moved = False,
    fired_last_turn: Annotated[bool, Flag(), Fill("unit", "status:reloading")] = False,
    rules: options.ShooterRules = NO_RULES,
) -> RateOfFire:
    """Tell how many shots bearers of a weapon have this turn [L3339-3357, L3386-3444].

    Repeating crossbows shoot twice. Crossbows do not shoot in a turn in which their bearers moved.
    After a shot arquebuses and blunderbusses take a whole turn without moving or shooting to load,
    with one change of formation at most for the former; hand crossbows a movement phase without
    either.

    Args:
        unit: Who shoots.
        weapon: The weapon, else the one among the rules.
        models: Bearers that see the target.
        moved: They moved this turn.
        fired_last_turn: They shot in their last turn, or have not loaded since.
        rules: Their special rules.

    Raises:
        Refusal: `weapon-unknown`, `not-from-horseback`.
    """
    arm = weapon_named(weapon, rules, unit)
    check_seat(arm, rules)
    slow = "slow" in arm.traits and fired_last_turn
    by_hand = "hand" in arm.traits and fired_last_turn
    either = "move-or-shoot" in arm.traits
    shoots = not slow and not (moved and (either or by_hand))
    _, reach = arm.limits(conditions_of(rules, "farthest"))
    reforms = not by_hand and not (slow and "misfires" in arm.traits)
    return RateOfFire(
        models * arm.shots if shoots else 0,
        arm.strength,
        reach,
        not slow and not by_hand,
        reforms,
        not slow and not by_hand and not either,
    )
