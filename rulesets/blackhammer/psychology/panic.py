"""Panic: the tests, their moments, and the flights of those who fail [L1986-1998]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.psychology.immunity import immune_to_panic
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit.following import after_panic_test
from rulesets.blackhammer.unit.house import DestroyedPanic
from rulesets.blackhammer.unit.options import (
    Leadership,
    One,
    Paces,
    Penalty,
    Response,
    State,
    UnitPower,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, never_flees, no_retreat, state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

CAUSES: Final = ("losses", "destroyed", "broken", "fled-through", "scorched")
PHASES: Final = ("start-of-turn", "movement", "magic", "shooting", "close-combat")
PANIC_DUE: Final = "panic-due"
"""The status of a charger whose losses call for a test before it goes on [L664]."""
REACH: Final = 6
"""Paces within which a friend's fate is seen [L1988]."""
LEAST_POWER: Final = 5
"""Friends of a smaller unit power alarm nobody [L1994-1998]."""
_QUARTER: Final = 4
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
PhaseName: TypeAlias = Annotated[str | None, Choice(PHASES)]
Models: TypeAlias = Annotated[int | None, Whole(0, 500)]
PhaseStart: TypeAlias = Annotated[int | None, Whole(1, 500), Fill("unit", "phase_start")]
OwnRules: TypeAlias = Annotated[SpecialRules, Rules(_OWN_RULES), Fill("unit", "rules")]
Friend: TypeAlias = Annotated[Unit | None, Units(fallen=True)]
FriendRules: TypeAlias = Annotated[SpecialRules, Rules(_FRIEND_RULES), Fill("friend", "rules")]
Tested: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:panic-tested")]


@dataclass(frozen=True, slots=True)
class PanicDue:
    """The need of a Panic test.

    Attributes:
        due: Whether it is.
        reason: Why it is not: `engaged`, `fleeing`, `already-tested`, `few-losses`,
            `combat-losses`, `crew`, `far`, `small`, `tiny`, `expendable`.
        when: `end-of-phase`, `at-once`, `before-pursuit` or `after-flight`.
    """

    due: bool
    reason: str | None = None
    when: str | None = None


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
        return PanicDue(due=True, when=_moment(cause, phase or "magic", destroyed_panic))
    if cause == "losses":
        after = _after_losses(
            _losses(unit, losses, phase),
            phase_start,
            phase=phase,
            stand_and_shoot=stand_and_shoot,
            crew_only=crew_only,
        )
        return after if after.due else _not_due(dice, after.reason)
    reason = _friend_ignored(
        _friend_power(friend, friend_power, cause), distance, rules, friend_rules, cause
    )
    if reason is not None:
        return _not_due(dice, reason)
    return PanicDue(due=True, when=_moment(cause, phase, destroyed_panic))


def _not_due(dice: Dice, reason: str | None) -> PanicDue:
    """Say why there is no test, and return that there is none."""
    dice.tell("not-due", test="panic", why=reason)
    return PanicDue(due=False, reason=reason)


def panic_effects(arguments: Arguments, result: PanicTest) -> tuple[Effect, ...]:
    """Note the test for the phase, and the flight of a unit that failed."""
    unit = arguments["unit"]
    awaited = unit is not None and unit.has(PANIC_DUE)
    over = (StatusCleared("unit", PANIC_DUE),) if awaited else ()
    if not result.due:
        return over
    tested = (*over, StatusSet("unit", "panic-tested", "phase"))
    if result.passed:
        return tested
    return (*tested, *turned_to_flight(arguments, "unit"))


@procedure(source="L1986-1998", command="panic", follow_ups=after_panic_test, effects=panic_effects)
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
    response: Response = None,
    rules: OwnRules = NO_RULES,
    friend_rules: FriendRules = NO_RULES,
    penalty: Penalty = 0,
    reroll: YesNo = False,
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


def panic_spared(state: str, *, tested: bool) -> str | None:
    """Return why a unit takes no Panic test whatever happened, else None [L1976, L1990]."""
    if state in ("engaged", "fleeing"):
        return state
    return "already-tested" if tested else None


def alarming(losses: int, phase_start: int) -> bool:
    """Return whether losses of a phase are a quarter of the unit or more [L1992]."""
    return losses > 0 and losses * _QUARTER >= phase_start


def flight(role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return the effects of turning to flight, before the flight is moved."""
    return (
        StatusSet(role, "fleeing", place=index),
        StatusSet(role, "started-to-flee", "turn", place=index),
    )


def turned_to_flight(arguments: Arguments, role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return the same for a unit that was named: a war machine is destroyed instead [L2484]."""
    if no_retreat(arguments, role, index):
        return (Destroyed(role, index),)
    return flight(role, index)


def _losses(unit: Unit | None, losses: int | None, phase: str | None) -> int | None:
    if losses is None and unit is not None and phase != "close-combat":
        return max(0, unit.phase_start - unit.models)
    return losses


def _after_losses(
    losses: int | None,
    phase_start: int | None,
    *,
    phase: str | None,
    stand_and_shoot: bool,
    crew_only: bool,
) -> PanicDue:
    """Tell whether losses call for a test: none in close combat, none of riders or crew [L1992]."""
    if phase == "close-combat":
        return PanicDue(due=False, reason="combat-losses")
    if crew_only:
        return PanicDue(due=False, reason="crew")
    for name, value in (("losses", losses), ("phase_start", phase_start)):
        if value is None:
            raise Refusal("missing-option", option=name)
    assert losses is not None  # noqa: S101 - checked by the loop above
    assert phase_start is not None  # noqa: S101 - the same
    if losses >= phase_start:
        raise Refusal("more-losses-than-models", losses=losses, models=phase_start)
    if not alarming(losses, phase_start):
        return PanicDue(due=False, reason="few-losses")
    return PanicDue(due=True, when="at-once" if stand_and_shoot else "end-of-phase")


def _friend_power(friend: Unit | None, stated: int | None, cause: str) -> int:
    """Return a friend's power: if destroyed, that at the phase's start [L1994]."""
    if stated is not None:
        return stated
    if friend is None:
        return LEAST_POWER
    models = friend.phase_start if cause == "destroyed" else friend.models
    return models if models >= LEAST_POWER else models * friend.number("power")


def _friend_ignored(
    power: int,
    distance: float | None,
    rules: SpecialRules,
    friend_rules: SpecialRules,
    cause: str,
) -> str | None:
    if "tiny" in friend_rules:
        return "tiny"
    if "expendable" in friend_rules and "expendable" not in rules:
        return "expendable"
    if power < LEAST_POWER:
        return "small"
    if cause != "fled-through" and distance is not None and distance > REACH:
        return "far"
    return None


def _moment(cause: str, phase: str | None, destroyed: str) -> str:
    """Return when a test is due: those of magic and shooting at the phase's end [L532-548].

    The rule itself has those for friends wiped out at once [L1994], if players go by it.
    """
    if cause == "fled-through":
        return "after-flight"
    if cause == "destroyed" and destroyed == "at-once":
        return "at-once"
    if cause == "broken" or phase == "close-combat":
        return "before-pursuit"
    return "end-of-phase" if phase in ("magic", "shooting") else "at-once"


def _flees_from(cause: str, response: str | None) -> str:
    if cause in ("losses", "scorched"):
        return "killers"
    if cause == "fled-through":
        stood = response in ("hold", "stand-and-shoot")
        return "chargers" if stood else "with-fugitives"
    return "destroyed-friend" if cause == "destroyed" else "broken-friend"
