"""The tests at the start of a turn, in their order [L514, L1980-1984]."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.psychology.stupidity import (
    StupidityTest,
    stupidity_effects,
    take_stupidity_test,
)
from rulesets.blackhammer.psychology.terror import TerrorTest, take_terror_test, terror_effects
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.options import (
    Leadership,
    Movement,
    One,
    OwnRules,
    Paces,
    Penalty,
    State,
    TerrorTested,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt


@dataclass(frozen=True, slots=True)
class TurnStart:
    """A unit's tests at the start of its turn.

    Attributes:
        order: Kinds of tests in the order they are taken: `special`, `stupidity`, `terror`.
        stupidity: The Stupidity test; not due, for reason `without-rule`, without that rule.
        terror: The Terror test; not due, for reason `none-near`, without a terrifying enemy near.
    """

    order: tuple[str, ...]
    stupidity: StupidityTest
    terror: TerrorTest


def turn_start_effects(arguments: Arguments, result: TurnStart) -> tuple[Effect, ...]:
    """Apply what each of the tests does."""
    terror = terror_effects({**arguments, "response": None}, result.terror)
    return (*stupidity_effects(arguments, result.stupidity), *terror)


@procedure(
    source="L514, L1980-1984",
    command="psychology",
    variant="start-of-turn",
    effects=turn_start_effects,
    phases=("start-of-turn",),
    demands=demands.STUPIDITY,
    acts=acts.START_TEST,
)
def start_of_turn(
    dice: Dice,
    *,
    ld: Leadership,
    unit: One = None,
    distance: Paces = None,
    special: YesNo = False,
    state: State = None,
    m: Movement = None,
    tested: TerrorTested = False,
    rules: OwnRules = NO_RULES,
    penalty: Penalty = 0,
) -> TurnStart:
    """Take a unit's tests at the start of its turn: special ones, Stupidity, Terror.

    A unit that fails Stupidity is immune to psychology and so passes Terror.

    Args:
        dice: The dice.
        ld: The best Leadership available.
        unit: The unit.
        distance: Paces to a terrifying enemy model; none near when not given.
        special: A special test (Animosity and the like) comes first; its own rule resolves it.
        state: What it is doing, when no unit of the battle tells.
        m: Its Movement.
        tested: It took its Terror test earlier in the battle.
        rules: Its special rules.
        penalty: Points added to the dice.
    """
    stupidity = StupidityTest(due=False, passed=None, reason="without-rule")
    terror = TerrorTest(due=False, fear=False, passed=None, reason="none-near")
    doing, doubt = state_of(unit, state), led_in_doubt(unit)
    if "stupidity" in rules:
        stupidity = dice.call(
            take_stupidity_test, ld=ld, doing=doing, m=m, rules=rules, doubt=doubt, penalty=penalty
        )
        if stupidity.passed is not None:
            doing = "free" if stupidity.passed else "stupid"
    if distance is not None:
        terror = dice.call(
            take_terror_test,
            situation="start-of-turn",
            ld=ld,
            doing=doing,
            rules=rules,
            doubt=doubt,
            distance=distance,
            tested=tested,
            penalty=penalty,
        )
    kinds = (("special", special), ("stupidity", stupidity.due), ("terror", terror.due))
    return TurnStart(tuple(kind for kind, taken in kinds if taken), stupidity, terror)
