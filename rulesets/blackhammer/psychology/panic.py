"""Panic: the tests, their moments, and the flights of those who fail [L1986-1998]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.psychology.alarm import (
    PanicDue,
    after_losses,
    friend_ignored,
    moment,
    panic_spared,
    power_of_friend,
)
from rulesets.blackhammer.psychology.alarmed import shaken_by
from rulesets.blackhammer.psychology.immunity import immune_to_panic
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.charges import answer_now, taken_back
from rulesets.blackhammer.unit.following import after_panic_test
from rulesets.blackhammer.unit.house import DestroyedPanic
from rulesets.blackhammer.unit.options import (
    Leadership,
    One,
    Paces,
    Penalty,
    State,
    UnitPower,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, never_flees, no_retreat, state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Fill,
    Flag,
    FromTable,
    Rules,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charging import RESPONSES
from rulesets.rank_and_flank.nerve.alarm_kept import answered_for, may_panic_by, others_left
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt
from rulesets.rank_and_flank.nerve.heavy_losses import models_lost

CAUSES: Final = ("losses", "destroyed", "broken", "fled-through", "scorched")
PHASES: Final = ("start-of-turn", "movement", "magic", "shooting", "close-combat")
PANIC_DUE: Final = "panic-due"
"""The status of a charger whose losses call for a test before it goes on [L664]."""
_OWN_RULES: Final = (
    "immune-to-psychology",
    "immune-to-panic",
    "unbreakable",
    "frenzy",
    "expendable",
    "inspiring-presence",
    WAR_MACHINE,
)
_FRIEND_RULES: Final = ("expendable", "tiny")

Cause: TypeAlias = Annotated[str, Choice(CAUSES)]
PhaseName: TypeAlias = Annotated[
    str | None, Choice(PHASES), FromTable(lambda situation: situation.phase)
]
Models: TypeAlias = Annotated[int | None, Whole(0, 500)]
PhaseStart: TypeAlias = Annotated[int | None, Whole(1, 500), Fill("unit", "phase_start")]
OwnRules: TypeAlias = Annotated[SpecialRules, Rules(_OWN_RULES), Fill("unit", "rules")]
Friend: TypeAlias = Annotated[Unit | None, Units(fallen=True)]
FriendRules: TypeAlias = Annotated[SpecialRules, Rules(_FRIEND_RULES), Fill("friend", "rules")]
Tested: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:panic-tested")]
Others: TypeAlias = Annotated[
    bool,
    Flag(),
    FromTable(partial(others_left, shaken_by), of=("unit", "friend"), unsaid=True),
]
Answered: TypeAlias = Annotated[str | None, Choice(RESPONSES), FromTable(answer_now, of=("unit",))]


@dataclass(frozen=True, slots=True)
class PanicTest:
    """A Panic test.

    Attributes:
        due: Whether it had to be taken; `reason` says why not, `when` says when.
        passed: None when no test was due.
        automatic: Passed without a roll.
        flees_from: Where a unit that failed runs from: `killers`, `destroyed-friend`,
            `broken-friend`, `chargers`; or `with-fugitives`, the way they went.
        total: What counted of the dice.
    """

    due: bool
    reason: str | None
    when: str | None
    passed: bool | None
    automatic: bool
    flees_from: str | None
    total: int | None = detail()


@procedure(source="L1986-1998")
def panic_due(
    dice: Dice,
    *,
    cause: Cause,
    unit: One = None,
    friend: Friend = None,
    state: State = None,
    losses: Models = None,
    phase_start: PhaseStart = None,
    friend_power: UnitPower = None,
    distance: Paces = None,
    phase: PhaseName = None,
    stand_and_shoot: YesNo = False,
    crew_only: YesNo = False,
    tested: Tested = False,
    rules: OwnRules = NO_RULES,
    friend_rules: FriendRules = NO_RULES,
    destroyed_panic: DestroyedPanic = "in-sequence",
) -> PanicDue:
    """Tell whether a Panic test is due and when it is taken [L1986-1998].

    Args:
        dice: Not rolled.
        cause: A quarter of the unit lost, a friend destroyed, broken in combat, or fleeing
            through it; a wound of a spell that asks for the test [L3168].
        unit: The unit that may have to test.
        friend: The unit that was destroyed, broke or fled.
        state: What the unit is doing, when no unit of the battle tells.
        losses: Models slain this phase; counted from the unit outside close combat.
        phase_start: Models it had when the phase began.
        friend_power: The friend's power: at the start of the phase when destroyed, else now.
        distance: Paces to the friend, measured before it was removed; within reach if unknown.
        phase: The phase it happens in.
        stand_and_shoot: The losses came from shots at the unit's charge.
        crew_only: Only riders or crew of a monster or chariot fell, or the reverse.
        tested: It has taken a Panic test this phase.
        rules: The unit's special rules; only `expendable` matters here.
        friend_rules: The friend's: nobody minds Tiny units, nor Expendable ones.
        destroyed_panic: When friends wiped out are tested for: where the sequence of the turn puts
            Panic, `in-sequence`, or `at-once` in every phase.

    Raises:
        Refusal: `missing-option`, `more-losses-than-models`, `unit-destroyed`.
    """
    doing = state_of(unit, state)
    spared = panic_spared(doing, tested=tested)
    if spared is not None:
        return _not_due(dice, spared)
    if cause == "scorched":
        return PanicDue(due=True, when=moment(cause, phase or "magic", destroyed_panic))
    if cause == "losses":
        after = after_losses(
            losses if phase == "close-combat" else models_lost(unit, losses),
            phase_start,
            phase=phase,
            stand_and_shoot=stand_and_shoot,
            crew_only=crew_only,
        )
        return after if after.due else _not_due(dice, after.reason)
    reason = friend_ignored(
        power_of_friend(friend, friend_power, cause), distance, rules, friend_rules, cause
    )
    if reason is not None:
        return _not_due(dice, reason)
    return PanicDue(due=True, when=moment(cause, phase, destroyed_panic))


def _not_due(dice: Dice, reason: str | None) -> PanicDue:
    """Say why there is no test, and return that there is none."""
    dice.tell("not-due", test="panic", why=reason)
    return PanicDue(due=False, reason=reason)


def panic_effects(arguments: Arguments, result: PanicTest) -> tuple[Effect, ...]:
    """Note the test for the phase, and the flight of a unit that failed."""
    unit = arguments["unit"]
    reckoned: tuple[Effect, ...] = ()
    if result.reason in (None, "far"):
        reckoned = answered_for(arguments, far=result.reason == "far")
    awaited = unit is not None and unit.has(PANIC_DUE)
    over = (StatusCleared("unit", PANIC_DUE),) if awaited else ()
    if not result.due:
        return (*over, *reckoned)
    tested = (*over, *reckoned, StatusSet("unit", "panic-tested", "phase"))
    if result.passed:
        return tested
    return (*tested, *turned_to_flight(arguments, "unit"))


@procedure(
    source="L1986-1998",
    command="panic",
    follow_ups=after_panic_test,
    effects=panic_effects,
    demands=(Demand("friend", beside="unit"),),
    offering=(offers.PANIC, replace(offers.PANIC_OF_FRIENDS, may=partial(may_panic_by, shaken_by))),
)
def panic_test(
    dice: Dice,
    *,
    cause: Cause,
    ld: Leadership,
    unit: One = None,
    friend: Friend = None,
    state: State = None,
    losses: Models = None,
    phase_start: PhaseStart = None,
    friend_power: UnitPower = None,
    distance: Paces = None,
    phase: PhaseName = None,
    stand_and_shoot: YesNo = False,
    crew_only: YesNo = False,
    tested: Tested = False,
    response: Answered = None,
    rules: OwnRules = NO_RULES,
    friend_rules: FriendRules = NO_RULES,
    penalty: Penalty = 0,
    reroll: YesNo = False,
    others_near: Others = False,  # noqa: ARG001 - the effects go by it
    destroyed_panic: DestroyedPanic = "in-sequence",
) -> PanicTest:
    """Take a Panic test if one is due; a unit that fails flees [L1986-1998].

    Args:
        dice: The dice.
        cause: See `panic_due`, as for every fact that decides whether a test is due.
        ld: The best Leadership available.
        unit: The unit that may have to test.
        friend: The unit that was destroyed, broke or fled.
        state: What the unit is doing, when no unit of the battle tells.
        losses: Models slain this phase.
        phase_start: Models it had when the phase began.
        friend_power: The friend's power.
        distance: Paces to the friend.
        phase: The phase it happens in.
        stand_and_shoot: The losses came from shots at the unit's charge.
        crew_only: Only riders or crew fell, or the reverse.
        tested: It has taken a Panic test this phase.
        response: What it declared against a charge this phase; one that stood flees its chargers.
        rules: The unit's special rules.
        friend_rules: The friend's.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.
        others_near: Whether others may still have to test for that friend.
        destroyed_panic: When friends wiped out are tested for.

    Raises:
        Refusal: as `panic_due`.
    """
    due = panic_due(
        dice,
        cause=cause,
        unit=unit,
        friend=friend,
        state=state,
        losses=losses,
        phase_start=phase_start,
        friend_power=friend_power,
        distance=distance,
        phase=phase,
        stand_and_shoot=stand_and_shoot,
        crew_only=crew_only,
        tested=tested,
        rules=rules,
        friend_rules=friend_rules,
        destroyed_panic=destroyed_panic,
    )
    if not due.due:
        return PanicTest(
            due=False,
            reason=due.reason,
            when=None,
            passed=None,
            automatic=False,
            flees_from=None,
        )
    if immune_to_panic(rules, state_of(unit, state)):
        dice.tell("immune")
        return PanicTest(
            due=True, reason=None, when=due.when, passed=True, automatic=True, flees_from=None
        )
    test = dice.call(
        leadership_roll,
        ld=best_leadership(ld, rules),
        penalty=penalty,
        reroll=reroll,
        label="panic-test",
        doubt=led_in_doubt(unit),
    )
    rooted = WAR_MACHINE in rules or (unit is not None and never_flees(unit))
    if not test.passed and rooted:
        dice.tell("no-retreat")
    return PanicTest(
        due=True,
        reason=None,
        when=due.when,
        passed=test.passed,
        automatic=False,
        flees_from=None if test.passed else _flees_from(cause, response),
        total=test.total,
    )


def flight(role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return the effects of turning to flight, before the flight is moved."""
    return (
        StatusSet(role, "fleeing", place=index),
        StatusSet(role, "started-to-flee", "turn", place=index),
    )


def turned_to_flight(arguments: Arguments, role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return the same for a unit that was named: a war machine is destroyed instead [L2484].

    What it answered to a charge holds no more.
    """
    if no_retreat(arguments, role, index):
        return (Destroyed(role, index),)
    named = arguments.get(role)
    if isinstance(named, tuple):
        named = named[index] if index < len(named) else None
    return (*taken_back(named, role, index), *flight(role, index))


def _flees_from(cause: str, response: str | None) -> str:
    if cause in ("losses", "scorched"):
        return "killers"
    if cause == "fled-through":
        stood = response in ("hold", "stand-and-shoot")
        return "chargers" if stood else "with-fugitives"
    return "destroyed-friend" if cause == "destroyed" else "broken-friend"
