"""Panic, and the Terror that forces it [R L679-690, L1059]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    FromTable,
    Rules,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, Expiry, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkCleared
from rulesets.core.results.relation import CHARGING
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.alarm_kept import answered_for, may_panic_by, others_left
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy, checked_losses, models_lost
from rulesets.t9a.psychology.immunity import CALM, COURAGE, TERRIFYING, any_of, calm, faced
from rulesets.t9a.psychology.nerve import LED, icon_gone, led_behind, nerve_test, with_standard
from rulesets.t9a.psychology.shaken import (
    FAILED,
    MACHINE,
    PASSED,
    TIMID,
    shaken_by,
    takes_panic,
    why_spared,
)
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.options import FARTHEST, INCH, Leadership, One, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order

CAUSES: Final = ("destroyed", "broken", "fled-through", "losses", "spell", "rule")
REACH: Final = 6
"""Inches within which a friend's fate is seen."""
FLIGHT_DUE: Final = "flight-due"
"""The status of a unit that flees at once and has not run yet [L651; R L686, L1059]."""
PANIC_DUE: Final = "panic-due"
"""The status of a unit whose Panic test something else than its losses calls for; its value tells
what."""
SILENCED: Final = "no-shooting"
Cause: TypeAlias = tuple[tuple[str, str | int], ...]
"""What a Panic test is told of what calls for it."""
BY_SPELL: Final[Cause] = (("cause", "spell"),)
BY_DREAD: Final[Cause] = (("cause", "rule"), ("modifier", -1))
"""What the dead of a Charnel Catapult have tested, on a Leadership lower by 1 [B10 UD]."""
_CALLS: Final[tuple[Cause, ...]] = (BY_SPELL, BY_DREAD)
"""What is noted of who has to test, in the order of the numbers that note it."""
_SEEN: Final = ("destroyed", "broken")
_BEFORE_SHOTS: Final = ("movement", "magic")
PANIC_RULES: Final = (*CALM, *LED, TIMID, MACHINE)

Bold: TypeAlias = Annotated[SpecialRules, Rules(PANIC_RULES), Fill("unit", "rules")]
Engaged: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:engaged")]
Fleeing: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:fleeing")]
Before: TypeAlias = Annotated[bool, Flag(), Fill("unit", f"status:{PASSED}")]


@dataclass(frozen=True, slots=True)
class Panic:
    """A Panic test.

    Attributes:
        due: Whether it had to be taken.
        reason: Why not: `engaged`, `fleeing`, `passed`, `few-losses`, `far`, `insignificant`.
        passed: None when none was due.
        automatic: Passed without a roll.
        flees_from: What a unit that failed runs from: `closest-enemy`, `that-enemy`; `stays` for a
            war machine, which does not shoot in its next Shooting Phase.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    due: bool
    reason: str | None = None
    passed: bool | None = None
    automatic: bool = False
    flees_from: Literal["closest-enemy", "that-enemy", "stays"] | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def called_for(role: str, unit: One, cause: Cause) -> tuple[Effect, ...]:
    """Return the effect that notes that a spell or a rule has a unit test for Panic.

    Args:
        role: The option that names it.
        unit: The unit.
        cause: What the test is told of that, one of those noted.
    """
    if unit is None or not takes_panic(unit):
        return ()
    return (StatusSet(role, PANIC_DUE, "phase", _CALLS.index(cause) + 1),)


def cause_noted(unit: Unit) -> Cause:
    """Return what calls for a Panic test of a unit, beside its losses; nothing where none does."""
    noted = dict(unit.statuses).get(PANIC_DUE)
    if noted is None or not takes_panic(unit):
        return ()
    return _CALLS[noted - 1] if noted <= len(_CALLS) else BY_SPELL


def panic_effects(arguments: Arguments, result: Panic) -> tuple[Effect, ...]:
    """Note a test passed for the phase, or the flight of a unit that failed."""
    until: Expiry = "turn" if arguments["shoots_later"] else "own-turn-end"
    unit = arguments["unit"]
    used = icon_gone("unit", unit, used=result.icon)
    awaited = unit is not None and unit.has(PANIC_DUE) and result.passed is not None
    over: tuple[Effect, ...] = (StatusCleared("unit", PANIC_DUE),) if awaited else ()
    if result.due or result.reason == "far":
        over += answered_for(arguments, far=result.reason == "far")
    return (*panic_outcome("unit", result, silent_until=until), *over, *used)


def panic_next(_arguments: Arguments, result: Panic) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit that failed."""
    flees = result.passed is False and result.flees_from != "stays"
    return (FollowUp("flee_move", (("unit", "unit"),)),) if flees else ()


def panic_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a Panic test rests on: its own rule, and those of immunity and leaders."""
    led = led_behind(arguments["rules"])
    return in_order("lasting", *led, *behind(arguments["rules"], arguments["friend_rules"]))


def _shoots_later(situation: Situation, unit: Raw | None) -> bool:
    own = any(str(unit) == it.name for it in situation.active.units)
    return own and situation.phase in _BEFORE_SHOTS


Others: TypeAlias = Annotated[
    bool,
    Flag(),
    FromTable(partial(others_left, shaken_by), of=("unit", "friend"), unsaid=True),
]
ShootsLater: TypeAlias = Annotated[bool, Flag(), FromTable(_shoots_later, of=("unit",))]


@procedure(
    source="R L679-690",
    command="panic",
    effects=panic_effects,
    follow_ups=panic_next,
    demands=(Demand("friend", beside="unit"),),
    beyond=Beyond("panic", ("same", "lasting"), rests=panic_rests),
    offering=(offers.PANIC, replace(offers.PANIC_OF_FRIENDS, may=partial(may_panic_by, shaken_by))),
)
def panic_test(
    dice: Dice,
    *,
    cause: Annotated[str, Choice(CAUSES)] = "losses",
    unit: One = None,
    friend: Annotated[Unit | None, Units(fallen=True)] = None,  # noqa: ARG001 - its rules are read
    ld: Leadership,
    distance: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    losses: Annotated[int | None, Whole(0, 500)] = None,
    phase_start: Annotated[int | None, Whole(1, 500), Fill("unit", "phase_start")] = None,
    by_enemy: YesNo = True,
    modifier: Annotated[int, Whole(-10, 10)] = 0,
    engaged: Engaged = False,
    fleeing: Fleeing = False,
    tested: Before = False,
    rules: Bold = NO_RULES,
    friend_rules: Annotated[SpecialRules, Rules((TIMID,)), Fill("friend", "rules")] = NO_RULES,
    shoots_later: ShootsLater = False,  # noqa: ARG001 - the effects go by it
    others_near: Others = False,  # noqa: ARG001 - the effects go by it
) -> Panic:
    """Take a Panic test if one is due; a unit that fails flees at once [R L679-690].

    Args:
        dice: 2D6.
        cause: A friend destroyed or broken within 6 inches, a friend that fled through the unit, a
            quarter of its models lost this phase, an enemy spell, or another rule.
        unit: The unit.
        friend: The friend.
        ld: The unit's Leadership.
        distance: Inches to the friend; near enough when not told.
        losses: Models lost this phase; counted when not told.
        phase_start: Models as the phase began.
        by_enemy: Whether the last wounds came from an enemy, or the rule is an enemy's.
        modifier: What the cause adds to its Leadership.
        engaged: It is in combat and takes none.
        fleeing: It flees already.
        tested: It has passed one this phase.
        rules: The unit's.
        friend_rules: The friend's: what is Insignificant alarms only its like.
        shoots_later: The Shooting Phase of its own turn under way is still to come: that is the one
            in which a War Machine does not shoot [R L747].
        others_near: Whether others may still have to test for that friend.

    Raises:
        Refusal: `missing-option` where losses cannot be counted, `more-losses-than-models`.
    """
    why = why_spared(engaged=engaged, fleeing=fleeing, tested=tested)
    if why is None and cause == "losses":
        counted = checked_losses(models_lost(unit, losses), phase_start)
        why = None if are_heavy(*counted) else "few-losses"
    elif why is None and TIMID in friend_rules and TIMID not in rules:
        why = "insignificant"
    elif why is None and cause in _SEEN and distance is not None and distance > REACH:
        why = "far"
    if why is not None:
        return Panic(False, why)
    hunted = by_enemy and cause in ("losses", "spell", "rule")
    return face_panic(dice, unit, ld=ld, rules=rules, hunted=hunted, modifier=modifier)


def face_panic(
    dice: Dice, unit: Unit | None, *, ld: int, rules: SpecialRules, hunted: bool, modifier: int = 0
) -> Panic:
    """Take a Panic test that is due.

    Args:
        dice: 2D6.
        unit: The unit.
        ld: Its Leadership.
        rules: Its rules.
        hunted: Whether it flees from the enemy that caused it, rather than from the closest.
        modifier: What the cause adds to its Leadership.
    """
    if calm(rules):
        return Panic(True, passed=True, automatic=True)
    named = (Modifier("other", modifier),)
    held, doubt = with_standard(unit, rules), in_doubt(unit)
    test = nerve_test(dice, ld=ld, label="panic-test", rules=held, modifiers=named, doubt=doubt)
    if test.passed:
        return Panic(True, passed=True, total=test.total, against=test.against, icon=test.icon)
    away: Literal["closest-enemy", "that-enemy", "stays"]
    away = "that-enemy" if hunted else "closest-enemy"
    if MACHINE in rules:
        away = "stays"
    return Panic(True, None, False, False, away, test.total, test.against, test.icon)


def panic_outcome(
    role: str, result: Panic, *, silent_until: Expiry = "own-turn-end"
) -> tuple[Effect, ...]:
    """Return what a Panic test makes of the unit that took it.

    Args:
        role: The option that names it.
        result: The test.
        silent_until: The end of the turn in which a War Machine does not shoot.
    """
    if result.passed is None:
        return ()
    if result.passed:
        return (StatusSet(role, PASSED, "phase"),)
    if result.flees_from == "stays":
        return (StatusSet(role, SILENCED, silent_until), StatusSet(role, FAILED, "phase"))
    left = (StatusCleared(role, "in-building"), LinkCleared(CHARGING.id, role))
    return (*left, StatusSet(role, FAILED, "phase"), *sent_fleeing(role))


def sent_fleeing(role: str) -> tuple[Effect, ...]:
    """Return what makes a unit flee at once: it runs before anything else is done."""
    return (StatusSet(role, "fleeing"), StatusSet(role, FLIGHT_DUE, "turn"))


@dataclass(frozen=True, slots=True)
class Terror:
    """A charge by what causes Terror.

    Attributes:
        due: Whether the target took a Panic test.
        reason: Why not: as of a Panic test, `no-terror`, `immune`.
        passed: None when none was due.
        automatic: Passed without a roll.
        must_flee: It must flee the charge.
        silenced: A war machine, which cannot: it does not shoot in its next Shooting Phase.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    due: bool
    reason: str | None = None
    passed: bool | None = None
    automatic: bool = False
    must_flee: bool = False
    silenced: bool = False
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def tests_terror(charger: Unit, target: Unit) -> bool:
    """Return whether a unit that is charged tests for Terror [R L1059]."""
    if not any_of(faced(charger, charger.rules), TERRIFYING):
        return False
    held = why_spared(
        engaged=target.has("engaged"), fleeing=target.has("fleeing"), tested=target.has(PASSED)
    )
    return held is None and not any_of(target.rules, (*TERRIFYING, *CALM))


def terror_effects(arguments: Arguments, result: Terror) -> tuple[Effect, ...]:
    """Note a test passed, a flight forced, or a war machine silenced."""
    if result.passed is None:
        return ()
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    if result.passed:
        return (StatusSet("unit", PASSED, "phase"), *used)
    if result.silenced:
        return (StatusSet("unit", SILENCED, "own-turn-end"), *used)
    return (*sent_fleeing("unit"), *used)


def terror_next(_arguments: Arguments, result: Terror) -> tuple[FollowUp, ...]:
    """Offer the flight."""
    return (FollowUp("flee_move", (("unit", "unit"),)),) if result.must_flee else ()


def terror_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what Terror rests on: its own rule, the Panic test, and those of immunity."""
    return in_order("same", "lasting", *behind(arguments["rules"], arguments["enemy_rules"]))


@procedure(
    source="R L1059",
    command="psychology",
    variant="terror",
    effects=terror_effects,
    follow_ups=terror_next,
    phases=("movement",),
    demands=(FOES,),
    beyond=Beyond("psychology", ("same", "newer", "lasting"), rests=terror_rests),
    offering=offers.TERROR,
)
def terror_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    ld: Leadership,
    engaged: Engaged = False,
    fleeing: Fleeing = False,
    tested: Before = False,
    rules: Annotated[
        SpecialRules, Rules((*PANIC_RULES, *TERRIFYING, COURAGE)), Fill("unit", "rules")
    ] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(TERRIFYING), Fill("enemy", "faced")] = NO_RULES,
) -> Terror:
    """Take the Panic test of a unit that is charged by what causes Terror [R L1059].

    Args:
        dice: 2D6.
        unit: The unit that is charged.
        enemy: The charger; any that causes Terror when it is not named.
        ld: The unit's Leadership.
        engaged: It is in combat and takes none.
        fleeing: It flees already.
        tested: It has passed a Panic test this phase.
        rules: The unit's: who has Terror is immune to it, and who bears the Banner of Courage.
        enemy_rules: The charger's.
    """
    why = why_spared(engaged=engaged, fleeing=fleeing, tested=tested)
    if why is None and enemy is not None and not any_of(enemy_rules, TERRIFYING):
        why = "no-terror"
    if why is None and any_of(rules, (*TERRIFYING, COURAGE)):
        why = "immune"
    if why is not None:
        return Terror(False, why)
    test = face_panic(dice, unit, ld=ld, rules=rules, hunted=True)
    failed = not test.passed
    stays = test.flees_from == "stays"
    return Terror(
        True,
        None,
        test.passed,
        test.automatic,
        failed and not stays,
        stays,
        test.total,
        test.against,
        test.icon,
    )
