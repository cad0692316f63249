"""Rallying units in flight [L674-678, L2090, L2302]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import after_rally_test
from rulesets.blackhammer.unit.options import Leadership, One, Penalty, YesNo
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt

_QUARTER: Final = 4
_RALLY_RULES: Final = ("musician", "light-cavalry", "inspiring-presence")


@dataclass(frozen=True, slots=True)
class RallyTest:
    """A rally test.

    Attributes:
        allowed: Whether the unit may try.
        reason: Why not: `too-few`, `just-started`.
        rallied: Whether it stops fleeing; it then reforms at once.
        may_move: Whether it may still move this turn.
        may_shoot: Whether it may shoot this turn; spells are never barred.
        total: What counted of the dice.
    """

    allowed: bool
    reason: str | None
    rallied: bool
    may_move: bool = False
    may_shoot: bool = False
    total: int | None = detail()


def rally_effects(_arguments: Arguments, result: RallyTest) -> tuple[Effect, ...]:
    """Note the test of the turn; end the flight of a rallied unit, most then stand still."""
    if not result.rallied:
        return () if result.total is None else (StatusSet("unit", "rally-tested", "turn"),)
    stopped = StatusCleared("unit", "fleeing")
    if result.may_move:
        return (stopped, StatusSet("unit", "moved", "turn"))
    return (stopped, StatusSet("unit", "rallied", "turn"))


@procedure(
    source="L674-678",
    command="rally",
    follow_ups=after_rally_test,
    effects=rally_effects,
    phases=("movement",),
    demands=demands.RALLY,
    acts=acts.RALLY,
    offering=offers.RALLY,
)
def rally_test(
    dice: Dice,
    *,
    ld: Leadership,
    models: Annotated[int, Whole(0, 500), Fill("unit", "models")],
    size: Annotated[int, Whole(1, 500), Fill("unit", "size")],
    unit: One = None,
    characters: Annotated[int, Whole(0, 10), Fill("unit", "characters")] = 0,
    started_to_flee: Annotated[bool, Flag(), Fill("unit", "status:started-to-flee")] = False,
    fled_charge: Annotated[bool, Flag(), Fill("unit", "status:chose-flight")] = False,
    automatic: YesNo = False,
    rules: Annotated[SpecialRules, Rules(_RALLY_RULES), Fill("unit", "rules")] = NO_RULES,
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> RallyTest:
    """Try to rally a fleeing unit with a Leadership test [L674-678].

    Args:
        dice: The dice.
        ld: The best Leadership available.
        models: Models left, characters apart.
        size: Models it had when the battle began.
        unit: The unit.
        characters: Characters in it: they count towards the quarter it needs.
        started_to_flee: It turned to flight earlier this same turn.
        fled_charge: It chose to flee from a charge: light cavalry without characters then moves
            and shoots after rallying [L2648].
        automatic: An effect rallies it whatever its numbers.
        rules: Its special rules; a musician gives a bonus of 1.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.

    Raises:
        Refusal: `unit-destroyed`.
    """
    state_of(unit)
    lively = fled_charge and "light-cavalry" in rules and not characters
    if automatic:
        dice.tell("rallied-at-once")
        return RallyTest(allowed=True, reason=None, rallied=True, may_move=lively, may_shoot=lively)
    if started_to_flee:
        dice.tell("not-due", test="rally", why="just-started")
        return RallyTest(allowed=False, reason="just-started", rallied=False)
    if too_few(models + characters, size):
        dice.tell("not-due", test="rally", why="too-few")
        return RallyTest(allowed=False, reason="too-few", rallied=False)
    test = dice.call(
        leadership_roll,
        ld=best_leadership(ld, rules),
        penalty=penalty,
        reroll=reroll,
        label="rally-test",
        doubt=led_in_doubt(unit),
        named=(Modifier("musician", 1),) if "musician" in rules else (),
    )
    free = lively and test.passed
    return RallyTest(
        allowed=True,
        reason=None,
        rallied=test.passed,
        may_move=free,
        may_shoot=free,
        total=test.total,
    )


def too_few(left: int, size: int) -> bool:
    """Return whether fewer than a quarter are left: too few to rally [L676]."""
    return left * _QUARTER < size
