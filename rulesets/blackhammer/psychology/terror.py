"""Terror: one test a battle, then only Fear [L2012-2022]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.psychology.fear import Declared, dreads, ready_to_charge
from rulesets.blackhammer.psychology.immunity import (
    immune_to_fear,
    immune_to_psychology,
    immune_to_terror,
    only_fears,
    rules_to_charge,
)
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.psychology.panic import turned_to_flight
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.charges import mark_tested
from rulesets.blackhammer.unit.following import after_terror
from rulesets.blackhammer.unit.options import (
    EnemyFleeing,
    Leadership,
    One,
    OwnRules,
    Paces,
    Penalty,
    State,
    TerrorTested,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import Doubt, led_in_doubt

SITUATIONS: Final = ("charged", "charging", "start-of-turn")
REACH: Final = 6
"""Paces at which a terrifying model is felt at the start of the turn [L2020]."""
_TERROR: Final = SpecialRules.of("terror")


@dataclass(frozen=True, slots=True)
class TerrorTest:
    """A Terror test.

    Attributes:
        due: Whether a Terror test was due.
        fear: Whether the enemy counts as causing Fear instead: a Fear test may be due.
        passed: None when no test was due.
        reason: Why nothing was rolled: `engaged`, `fleeing`, `off-table`, `out-of-reach`,
            `already-tested`, `only-fears`, `immune`, `enemy-fleeing`.
        response: The charged unit's response now, None in other situations.
        paralysed: Whether it can neither charge, move nor shoot this turn.
        total: What counted of the dice.
    """

    due: bool
    fear: bool
    passed: bool | None
    reason: str | None
    response: str | None = None
    paralysed: bool = False
    total: int | None = detail()


def terror_effects(arguments: Arguments, result: TerrorTest) -> tuple[Effect, ...]:
    """Use up the test of the battle; turn to flight or stand paralysed."""
    if not result.due or result.reason is not None:
        return ()
    effects: tuple[Effect, ...] = (StatusSet("unit", "terror-tested"),)
    if result.paralysed:
        return (*effects, StatusSet("unit", "failed-terror", "turn"))
    if arguments["situation"] != "start-of-turn":
        effects = (*effects, dreads("unit", "enemy", passed=bool(result.passed)))
    if arguments["situation"] == "charged":
        effects = (*effects, mark_tested("unit", "enemy"))
    if result.response == "flee" and arguments["response"] != "flee":
        return (*effects, *turned_to_flight(arguments, "unit"))
    return effects


@procedure(
    source="L2012-2022",
    command="psychology",
    variant="terror",
    follow_ups=after_terror,
    effects=terror_effects,
    phases=("start-of-turn", "movement", "magic", "close-combat"),
    demands=demands.TERROR,
    acts=acts.TERROR,
)
def terror_test(
    dice: Dice,
    *,
    situation: Annotated[str, Choice(SITUATIONS)],
    ld: Leadership,
    unit: One = None,
    enemy: One = None,  # noqa: ARG001 - its statuses fill `enemy_fleeing`
    response: Declared = "hold",
    distance: Paces = None,
    in_reach: YesNo = True,
    state: State = None,
    tested: TerrorTested = False,
    rules: OwnRules = NO_RULES,
    enemy_fleeing: EnemyFleeing = False,
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> TerrorTest:
    """Test a unit that faces a Terror-causing enemy [L2012-2022].

    Only a test that is rolled uses up the one of the battle.

    Args:
        dice: The dice.
        situation: It is charged, wants to charge, or starts its turn near the terror.
        ld: The best Leadership available.
        unit: The unit that tests.
        enemy: The terrifying enemy.
        response: What a charged unit declared.
        distance: Paces to the terrifying model at the start of the turn; near if unknown.
        in_reach: Whether the charge was found to reach it.
        state: What it is doing, when no unit of the battle tells.
        tested: It took its Terror test earlier in the battle.
        rules: Its special rules.
        enemy_fleeing: The enemy flees: passed at once.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.

    Raises:
        Refusal: `unit-destroyed`, or `cannot-charge` for a unit that could not charge anyway.
    """
    charged = situation == "charged"
    doing = state_when_charged(unit, state) if charged else state_of(unit, state)
    if situation == "charging":
        ready_to_charge(doing)
        rules = rules_to_charge(unit, rules)
    return take_terror_test(
        dice,
        situation=situation,
        ld=ld,
        doing=doing,
        rules=rules,
        doubt=led_in_doubt(unit),
        response=response,
        distance=distance,
        in_reach=in_reach,
        tested=tested,
        enemy_fleeing=enemy_fleeing,
        penalty=penalty,
        reroll=reroll,
    )


def take_terror_test(
    dice: Dice,
    *,
    situation: str,
    ld: int,
    doing: str,
    rules: SpecialRules,
    doubt: Doubt | None,
    response: str = "hold",
    distance: float | None = None,
    in_reach: bool = True,
    tested: bool = False,
    enemy_fleeing: bool = False,
    penalty: int = 0,
    reroll: bool = False,
) -> TerrorTest:
    """Take the test of a unit, if it is due, as `terror_test` does.

    `doing` is what it is doing, and `doubt` whether its General is near, where nobody says so.
    """
    declared = response if situation == "charged" else None
    idle = _idle(situation, doing, distance, in_reach=in_reach)
    if idle is not None:
        dice.tell("not-due", test="terror", why=idle)
        return TerrorTest(due=False, fear=False, passed=None, reason=idle, response=declared)
    instead = _instead(rules, doing, tested=tested)
    if instead is not None:
        dice.tell("not-due", test="terror", why=instead)
        afraid = situation != "start-of-turn" and not immune_to_fear(rules, doing, _TERROR)
        return TerrorTest(due=False, fear=afraid, passed=None, reason=instead, response=declared)
    if enemy_fleeing or immune_to_terror(rules, doing):
        reason = "enemy-fleeing" if enemy_fleeing else "immune"
        dice.tell(reason)
        return TerrorTest(due=True, fear=False, passed=True, reason=reason, response=declared)
    test = dice.call(
        leadership_roll,
        ld=best_leadership(ld, rules),
        penalty=penalty,
        reroll=reroll,
        label="terror-test",
        doubt=doubt,
    )
    if situation == "charged" and not test.passed:
        declared = "flee"
    return TerrorTest(
        due=True,
        fear=False,
        passed=test.passed,
        reason=None,
        response=declared,
        paralysed=situation != "charged" and not test.passed,
        total=test.total,
    )


def _idle(situation: str, doing: str, distance: float | None, *, in_reach: bool) -> str | None:
    if doing in ("engaged", "fleeing", "off-table"):
        return doing
    if situation == "charged" and not in_reach:
        return "out-of-reach"
    near = distance is None or distance <= REACH
    return None if situation != "start-of-turn" or near else "out-of-reach"


def _instead(rules: SpecialRules, doing: str, *, tested: bool) -> str | None:
    """Return why the enemy counts as causing Fear: the test is taken, or Fear comes first."""
    if immune_to_terror(rules, doing) or immune_to_psychology(rules, doing):
        return None
    if only_fears(rules):
        return "only-fears"
    return "already-tested" if tested else None
