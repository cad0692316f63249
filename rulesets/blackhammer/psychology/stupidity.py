"""Stupidity: a test each turn, a stumble when it fails [L2038-2040]."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.psychology.heading import Heading
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.compulsory import COMPULSORY_REACH
from rulesets.blackhammer.unit.options import (
    Leadership,
    Movement,
    One,
    OwnRules,
    Penalty,
    State,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose
from rulesets.rank_and_flank.nerve.doubt import Doubt, led_in_doubt


@dataclass(frozen=True, slots=True)
class StupidityTest:
    """A Stupidity test.

    Attributes:
        due: Whether a test was due.
        passed: None when none was.
        reason: Why none was: `engaged`, `fleeing`, `off-table`.
        advance: Paces it stumbles in the compulsory moves after a failure.
        direction: `ahead`, or `random` for skirmishers and random movers.
        bearing: Degrees clockwise from the top of the table, unless real dice show it.
        total: What counted of the dice.
    """

    due: bool
    passed: bool | None
    reason: str | None = None
    advance: int | None = None
    direction: str | None = None
    bearing: int | None = detail()
    total: int | None = detail()


def stupidity_effects(_arguments: Arguments, result: StupidityTest) -> tuple[Effect, ...]:
    """Set or end Stupidity until the owner's next turn."""
    if result.passed is None:
        return ()
    tested = StatusSet("unit", "stupidity-tested", "phase")
    if result.passed:
        return (tested, StatusCleared("unit", "stupid"))
    stupid = StatusSet("unit", "stupid", "own-turn")
    return (tested, stupid, StatusSet("unit", COMPULSORY_REACH, "turn", result.advance or 1))


@procedure(
    source="L2038-2040",
    command="psychology",
    variant="stupidity",
    effects=stupidity_effects,
    phases=("start-of-turn",),
    demands=demands.STUPIDITY,
    acts=acts.START_TEST,
    offering=offers.STUPIDITY,
)
def stupidity_test(
    dice: Dice,
    *,
    ld: Leadership,
    unit: One = None,
    state: State = None,
    m: Movement = None,
    rules: OwnRules = NO_RULES,
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> StupidityTest:
    """Take the Stupidity test of a unit at the start of its turn [L2038-2040].

    Who fails advances 1D6 paces in the compulsory moves and does nothing else until its next turn.

    Args:
        dice: The dice.
        ld: The best Leadership available.
        unit: The unit.
        state: What it is doing, when no unit of the battle tells.
        m: Its Movement; one with dice wanders in a random direction.
        rules: Its special rules; skirmishers wander in a random direction.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.

    Raises:
        Refusal: `unit-destroyed`.
    """
    return take_stupidity_test(
        dice,
        ld=ld,
        doing=state_of(unit, state),
        m=m,
        rules=rules,
        doubt=led_in_doubt(unit),
        penalty=penalty,
        reroll=reroll,
    )


def take_stupidity_test(
    dice: Dice,
    *,
    ld: int,
    doing: str,
    m: Amount | None,
    rules: SpecialRules,
    doubt: Doubt | None,
    penalty: int = 0,
    reroll: bool = False,
) -> StupidityTest:
    """Take the test of a unit, if it is due, as `stupidity_test` does.

    `doing` is what it is doing, and `doubt` whether its General is near, where nobody says so.
    """
    if doing in ("engaged", "fleeing", "off-table"):
        dice.tell("not-due", test="stupidity", why=doing)
        return StupidityTest(due=False, passed=None, reason=doing)
    test = dice.call(
        leadership_roll,
        ld=best_leadership(ld, rules),
        penalty=penalty,
        reroll=reroll,
        label="stupidity-test",
        doubt=doubt,
    )
    if test.passed:
        return StupidityTest(due=True, passed=True, total=test.total)
    advance = dice.sum(1, "stupidity-advance")
    bearing = None
    wanders = "skirmishers" in rules or (m is not None and m.fixed is None)
    if wanders:
        bearing = dice.ask(Heading(Purpose("stupidity-direction"), bearing=dice.bearings))
    return StupidityTest(
        due=True,
        passed=False,
        advance=advance,
        direction="random" if wanders else "ahead",
        bearing=bearing,
        total=test.total,
    )
