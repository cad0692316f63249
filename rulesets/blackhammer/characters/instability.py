"""Instability of demons, instead of a break test [L2768-2772]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.characters.standards import with_standard
from rulesets.blackhammer.psychology.leadership import best_leadership
from rulesets.blackhammer.unit.options import One, Penalty
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.battle_standard import saves_wounds
from rulesets.rank_and_flank.nerve.doubt import Doubt, in_doubt
from rulesets.rank_and_flank.nerve.general import led_by_general

INSTABILITY_RULES: Final = ("inspiring-presence", "hold-your-ground", "battle-standard")


@dataclass(frozen=True, slots=True)
class Instability:
    """Losses of a demon unit for a combat lost.

    Attributes:
        wounds_lost: Wounds, without any save.
        ld: Leadership it tested on.
        total: Dice and additions together.
    """

    wounds_lost: int
    ld: int
    total: int | None = detail()


def instability_effects(_arguments: Arguments, result: Instability) -> tuple[Effect, ...]:
    """Take the wounds off the unit."""
    return (WoundsLost("unit", result.wounds_lost),) if result.wounds_lost else ()


@procedure(source="L2768-2772", effects=instability_effects, phases=("close-combat",))
def instability_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    lost_by: Annotated[int, Whole(1, 100)],
    penalty: Penalty = 0,
    rules: Annotated[SpecialRules, Rules(INSTABILITY_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Instability:
    """Test how much of a beaten demon unit dissolves [L2768-2772].

    Args:
        dice: 2D6, never rolled again.
        unit: The unit; its owner shares the wounds among characters and mounts in it as he likes.
        ld: Its Leadership.
        lost_by: Difference of the combat results.
        penalty: What else changes its Leadership tests, added to the dice; negative for a bonus.
        rules: A General near it lends his Leadership; a battle standard near it saves a wound.

    Raises:
        Refusal: `unit-destroyed`.
    """
    state_of(unit)
    rules = with_standard(unit, rules)
    done = dissolve(
        dice, ld=ld, lost_by=lost_by, penalty=penalty, rules=rules, doubt=in_doubt(unit)
    )
    if unit is not None and unit.body.joined and done.wounds_lost:
        dice.tell("owner-shares", unit=unit.name)
    return done


def dissolve(
    dice: Dice, *, ld: int, lost_by: int, penalty: int, rules: SpecialRules, doubt: Doubt | None
) -> Instability:
    """Roll how many wounds a demon unit loses.

    Args:
        dice: 2D6.
        ld: Its Leadership.
        lost_by: Difference of the combat results.
        penalty: What else is added to the dice.
        rules: Its rules.
        doubt: Whether its General or battle standard is near, where nobody says so.
    """
    best = best_leadership(ld, rules)
    named = (Modifier("combat-lost", -lost_by), Modifier("other", -penalty))
    rolled = dice.sum(
        2,
        "instability",
        need=best - lost_by - penalty,
        at_most=True,
        modifiers=tuple(modifier for modifier in named if modifier.value),
    )
    total = rolled + lost_by + penalty
    if total > best:  # what is above it is lost in wounds, so that his is of use whatever fell
        best = led_by_general(dice, doubt, own=best)
    lost = max(0, total - best)
    near = "hold-your-ground" in rules or "battle-standard" in rules
    if lost and (near or saves_wounds(dice, doubt)):
        dice.tell("banner-saves-a-wound")
        lost -= 1
    return Instability(lost, best, total)
