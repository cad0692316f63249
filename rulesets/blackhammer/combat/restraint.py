"""Holding victors back from pursuit."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.options import Leadership, One, Penalty
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, never_pursues
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Quantity, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import Doubt, led_in_doubt
from rulesets.rank_and_flank.round.holding import STILL_HOLDING

UNBRIDLED: Final = ("frenzy", "hatred")
"""Rules of those who always pursue [L2030, L2036]."""
RESTRAIN_RULES: Final = (*UNBRIDLED, "inspiring-presence", WAR_MACHINE)
_FOUR: Final = Amount(4)


@dataclass(frozen=True, slots=True)
class Victor:
    """A unit that may try not to pursue.

    Attributes:
        ld: Its Leadership.
        rules: Its rules.
        doubt: Whether its General is near, where nobody says so.
        unit: The unit itself, where it stands on the table.
        penalty: Added to the dice.
        m: Its Movement.
        obstacle: Whether it defends an obstacle.
        holding: Enemy units in contact that did not break.
    """

    ld: int
    rules: SpecialRules
    doubt: Doubt | None
    unit: Unit | None = None
    penalty: int = 0
    m: Amount = _FOUR
    obstacle: bool = False
    holding: int = 0


@dataclass(frozen=True, slots=True)
class Restraint:
    """The decision of a winner to pursue or not.

    Attributes:
        may_pursue: All its enemies in contact flee.
        may_test: It may try to hold back.
        restrained: It holds back.
        pursues: It must pursue.
        total: Dice of the test, where rolled.
    """

    may_pursue: bool
    may_test: bool
    restrained: bool
    pursues: bool
    total: int | None = detail()


def raging(unit: Unit | None, fallen: Collection[str] = ()) -> bool:
    """Return whether a character drags his unit into pursuit [L2136].

    Args:
        unit: The unit, with those who joined it.
        fallen: Names of those of them who died in this combat.
    """
    joined = () if unit is None else unit.body.joined
    return any(
        rule in companion.rules
        for companion in joined
        if companion.name not in fallen
        for rule in UNBRIDLED
    )


def restrain_effects(_arguments: Arguments, result: Restraint) -> tuple[Effect, ...]:
    """Note who held back, or failed to: the test is not taken again [L1918]."""
    if not result.may_test:
        return ()
    return (StatusSet("unit", "held-back" if result.restrained else "must-pursue", "phase"),)


@procedure(
    source="L1918",
    command="pursue",
    variant="restrain",
    effects=restrain_effects,
    demands=demands.RESTRAINT,
    phases=("close-combat",),
    acts=acts.SET_OFF,
)
def restrain_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    penalty: Penalty = 0,
    obstacle: Annotated[bool, Flag(), Fill("unit", "status:defends-obstacle")] = False,
    holding: Annotated[int, Whole(0, 20), STILL_HOLDING] = 0,
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")] = _FOUR,
    rules: Annotated[SpecialRules, Rules(RESTRAIN_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Restraint:
    """Try to keep a victorious unit from pursuing [L1918, L2030, L2036].

    Args:
        dice: 2D6 against Leadership.
        unit: The victor; one that stands by the body of its rider pursues nobody [L2372].
        ld: Its Leadership.
        penalty: Added to the dice.
        obstacle: Whether it defends an obstacle and so holds back without a roll.
        holding: Enemy units in contact that did not break.
        m: Its Movement; nothing with Movement 0 pursues [L128].
        rules: Frenzy and Hatred forbid the test, those of characters in the unit as well [L2136];
            a war machine pursues nobody [L2502].
    """
    victor = Victor(
        ld, rules, led_in_doubt(unit), unit, penalty, m, obstacle=obstacle, holding=holding
    )
    return try_restraint(dice, victor=victor)


def try_restraint(dice: Dice, *, victor: Victor) -> Restraint:
    """Try to keep a victor from pursuing, as `restrain_test` does."""
    unit, rules, holding = victor.unit, victor.rules, victor.holding
    if holding or victor.m.fixed == 0 or never_pursues(unit, rules):
        dice.tell("no-pursuit", holding=holding)
        return Restraint(may_pursue=False, may_test=False, restrained=True, pursues=False)
    if any(rule in rules for rule in UNBRIDLED) or raging(unit):
        dice.tell("must-pursue")
        return Restraint(may_pursue=True, may_test=False, restrained=False, pursues=True)
    if victor.obstacle:
        dice.tell("stays-behind-obstacle")
        return Restraint(may_pursue=True, may_test=True, restrained=True, pursues=False)
    test = dice.call(
        leadership_roll,
        ld=best_leadership(victor.ld, rules),
        penalty=victor.penalty,
        label="restrain",
        doubt=victor.doubt,
    )
    return Restraint(
        may_pursue=True,
        may_test=True,
        restrained=test.passed,
        pursues=not test.passed,
        total=test.total,
    )
