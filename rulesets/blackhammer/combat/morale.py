"""Break tests, and the Leadership and second chance behind them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.blackhammer.characters.challenge import HIDES
from rulesets.blackhammer.characters.instability import dissolve
from rulesets.blackhammer.characters.standards import with_standard
from rulesets.blackhammer.combat.powers_met import FEARED, FEARED_POWER, OWN_POWER
from rulesets.blackhammer.combat.round import step_effects
from rulesets.blackhammer.combat.round.nerve import nerve_of
from rulesets.blackhammer.psychology.fear import defeat_penalty
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.following import after_break_test
from rulesets.blackhammer.unit.options import One, Penalty
from rulesets.blackhammer.unit.unit_state import (
    DREADFUL,
    WAR_MACHINE,
    known_fear,
    known_power,
    state_of,
)
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import Doubt, in_doubt
from rulesets.rank_and_flank.nerve.general import led_by_general
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

BREAK_RULES: Final = (
    "stubborn",
    "unbreakable",
    "frenzy",
    "fear",
    "terror",
    "immune-to-psychology",
    "immune-to-fear",
    "immune-to-terror",
    "battle-standard",
    "hold-your-ground",
    "inspiring-presence",
    WAR_MACHINE,
    "demon",
)
_LEAST: Final = 2
"""Lowest sum of two dice."""
REACH: Final = 12
LARGE_REACH: Final = 18
"""Paces from the General or the battle standard, and from one that is a large target [L2776]."""


@dataclass(frozen=True, slots=True)
class TestedLeadership:
    """The Leadership a beaten unit tests on.

    Attributes:
        ld: The value.
        loss: What losing adds to the dice when this value is used.
    """

    ld: int
    loss: int


def tested_leadership(ld: int, lost_by: int, rules: SpecialRules) -> TestedLeadership:
    """Return the best Leadership for a break test [L1912, L2024, L2134, L2308].

    A stubborn unit tests on its own value whatever it lost by, or on its General's as reduced by
    the combat result, whichever is better.
    """
    leader = best_leadership(ld, rules)
    if "stubborn" not in rules:
        return TestedLeadership(leader, lost_by)
    return TestedLeadership(leader, lost_by) if leader - lost_by > ld else TestedLeadership(ld, 0)


@dataclass(frozen=True, slots=True)
class BreakTest:
    """The break test of a beaten unit.

    Attributes:
        broken: It flees.
        rolled: Dice decided.
        ld: Leadership it tested on.
        added: What was added to the dice.
        frenzy_lost: It lost its Frenzy first.
        dissolved: Wounds that demons lose instead of breaking [L2768-2772].
        total: Dice and additions together, of the throw that counts.
    """

    broken: bool
    rolled: bool
    ld: int
    added: int
    frenzy_lost: bool
    dissolved: int = 0
    total: int | None = detail()


@procedure(
    source="L1910-1912",
    command="combat",
    variant="break",
    follow_ups=after_break_test,
    effects=step_effects.of_break_test,
    phases=("close-combat",),
    demands=demands.BREAK,
    acts=acts.BREAK,
)
def break_test(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    lost_by: Annotated[int, Whole(1, 100)],
    penalty: Penalty = 0,
    power: Annotated[int | None, Whole(0, 5000), OWN_POWER] = None,
    enemy_power: Annotated[int | None, Whole(0, 5000), FEARED_POWER] = None,
    rules: Annotated[SpecialRules, Rules(BREAK_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[
        SpecialRules, Rules(DREADFUL), Fill("enemy", "faced"), FEARED
    ] = NO_RULES,
) -> BreakTest:
    """Test whether a beaten unit breaks [L1910-1912, L2010, L2024-2030, L2134, L2314].

    Args:
        dice: 2D6, once more where a battle standard is near.
        unit: The unit; its unit power stands for its side's where nobody knows better.
        enemy: The victor; the same.
        ld: The unit's Leadership.
        lost_by: Difference of the combat results.
        penalty: Other penalties, added to the dice; negative for a bonus.
        power: Unit power of the whole losing side, for Fear.
        enemy_power: Unit power of the enemies that cause Fear.
        rules: The unit's.
        enemy_rules: Fear or Terror, where an enemy in the combat causes it.

    Raises:
        Refusal: `unit-destroyed`.
    """
    state_of(unit)
    if unit is not None and unit.body.joined and ld == unit.number("ld", ld):
        ld, led = nerve_of(unit)
        rules = rules | led
    rules = with_standard(unit, rules)
    fear = 0
    if any(cause in enemy_rules for cause in DREADFUL):
        ours, theirs = known_power(unit, power), known_fear(enemy, enemy_power)
        if ours is None or theirs is None:
            dice.tell("fear-unknown")
        else:
            terrible = theirs if "terror" in enemy_rules else 0
            fear = defeat_penalty(rules, power=ours, fear_power=theirs, terror_power=terrible)
    return take_break_test(
        dice,
        ld=ld,
        lost_by=lost_by,
        fear=fear,
        penalty=penalty,
        rules=rules,
        doubt=in_doubt(unit),
    )


def take_break_test(
    dice: Dice,
    *,
    ld: int,
    lost_by: int,
    fear: int,
    penalty: int,
    rules: SpecialRules,
    doubt: Doubt | None = None,
) -> BreakTest:
    """Take a break test once it is known what Fear adds to the dice.

    Args:
        dice: 2D6, once more where a battle standard is near.
        ld: The unit's Leadership.
        lost_by: Difference of the combat results.
        fear: What Fear adds to the dice.
        penalty: Other penalties, added to the dice.
        rules: The unit's.
        doubt: Whether its General or battle standard is near, where nobody says so.
    """
    frenzied = "frenzy" in rules
    if frenzied:
        dice.tell("frenzy-lost")
    if "demon" in rules:
        # Whatever changes the dice of a break test changes these; nothing but Ld is the unit's.
        done = dissolve(
            dice, ld=ld, lost_by=lost_by, penalty=fear + penalty, rules=rules, doubt=doubt
        )
        return BreakTest(
            broken=False,
            rolled=True,
            ld=done.ld,
            added=lost_by + fear + penalty,
            frenzy_lost=frenzied,
            dissolved=done.wounds_lost,
            total=done.total,
        )
    if "unbreakable" in rules:
        dice.tell("unbreakable")
        return BreakTest(broken=False, rolled=False, ld=ld, added=0, frenzy_lost=frenzied)
    best = tested_leadership(ld, lost_by, rules)
    added = best.loss + fear + penalty
    helped = best
    if doubt is not None:
        lent = SpecialRules.of(inspiring_presence=doubt.lent)
        helped = tested_leadership(ld, lost_by, rules | lent)
        # What the General makes of it, as the dice with the loss of the unit's own count.
        doubt = replace(doubt, counts=helped.ld - helped.loss + best.loss)
        if not _can_hold(best.ld, added) and _can_hold(doubt.offered, added):
            led = led_by_general(dice, doubt, own=best.ld)
            best = best if led == best.ld else helped
            added, doubt = best.loss + fear + penalty, doubt.of_standard
    if not _can_hold(best.ld, added):
        dice.tell("cannot-hold", ld=best.ld, added=added)
        if WAR_MACHINE in rules:
            dice.tell("no-retreat")
        return BreakTest(broken=True, rolled=False, ld=best.ld, added=added, frenzy_lost=frenzied)
    test = dice.call(
        leadership_roll,
        ld=best.ld,
        penalty=penalty,
        reroll="hold-your-ground" in rules or "battle-standard" in rules,
        label="break-test",
        named=(Modifier("combat-lost", -best.loss), Modifier("fear", -fear)),
        again="hold-your-ground",
        doubt=doubt,
    )
    if not test.passed and WAR_MACHINE in rules:
        dice.tell("no-retreat")
    total = test.total
    if test.led:
        total = None if total is None else total + helped.loss - best.loss
        best, added = helped, helped.loss + fear + penalty
    return BreakTest(
        not test.passed,
        rolled=True,
        ld=best.ld,
        added=added,
        frenzy_lost=frenzied,
        total=total,
    )


def _can_hold(ld: int, added: int) -> bool:
    return ld >= 1 and ld - added >= _LEAST


@dataclass(frozen=True, slots=True)
class Leadership:
    """The Leadership a stubborn unit's break test comes to once the loss is taken off."""

    test_on: int


@procedure(source="L2134")
def stubborn_leadership(
    _dice: Dice,
    *,
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    leader_ld: Annotated[int, Whole(0, 10)],
    lost_by: Annotated[int, Whole(1, 100)],
    leader_stubborn: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(("stubborn",)), Fill("unit", "rules")] = NO_RULES,
) -> Leadership:
    """Compare a unit's Leadership with its leader's for a break test [L2024, L2134].

    Args:
        ld: The unit's own Leadership.
        leader_ld: That of a character with it, or of the General near it.
        lost_by: Difference of the combat results.
        leader_stubborn: Whether a character with the unit is stubborn: his value is not reduced.
        rules: Whether the unit is stubborn.
    """
    led = SpecialRules.of(*rules, inspiring_presence=leader_ld)
    best = tested_leadership(ld, lost_by, led)
    return Leadership(max(leader_ld if leader_stubborn else 0, best.ld - best.loss))


@dataclass(frozen=True, slots=True)
class Presence:
    """The presence of a General: whether a unit may use his Leadership, and its value then."""

    usable: bool
    ld: int


def _silent(large: bool, distance: float, bearer: str) -> str | None:  # noqa: FBT001 - two facts
    if bearer != "ready":
        return bearer
    return "too-far" if distance > (LARGE_REACH if large else REACH) else None


def _leading(
    leader: Unit | None, rule: RuleId, *, large: bool, bearer: str | None
) -> tuple[bool, str]:
    """Return whether a leader is a large target, and what keeps him from leading."""
    if leader is None:
        return large, bearer or "ready"
    state = state_of(leader)
    if rule not in leader.rules:
        raise Refusal("not-the-leader", unit=leader.name, rule=rule)
    own = state if state in ("fleeing", "stupid") else "hidden" if leader.has(HIDES) else "ready"
    return large or "large-target" in leader.rules, bearer or own


_BEARER: Final = ("ready", "fleeing", "stupid", "hidden")


@procedure(source="L2308, L2776")
def inspiring_presence(
    dice: Dice,
    *,
    leader: One = None,
    distance: Annotated[float, Decimal(0, 120, "paces")],
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    leader_ld: Annotated[int, Whole(0, 10), Fill("leader", "ld")],
    large: Annotated[bool, Flag()] = False,
    bearer: Annotated[str | None, Choice(_BEARER)] = None,
    own: Annotated[bool, Flag()] = False,
) -> Presence:
    """Say whether a unit may use its General's Leadership [L2308, L2776].

    Args:
        dice: Not rolled.
        leader: The General, whose Leadership, size and state stand for what is not stated.
        distance: From the General, in paces.
        ld: The unit's Leadership.
        leader_ld: The General's.
        large: Whether the General is or rides a large target: 18 paces instead of 12.
        bearer: Whether the General flees, failed Stupidity or hides in a rear rank.
        own: Whether the test asks for the unit's own Leadership.

    Raises:
        Refusal: `not-the-leader` for one who is no General, `unit-destroyed`.
    """
    wide, doing = _leading(leader, "general", large=large, bearer=bearer)
    why = "own-leadership" if own else _silent(wide, distance, doing)
    if why is not None:
        dice.tell("presence-fails", why=why)
        return Presence(usable=False, ld=ld)
    return Presence(usable=True, ld=max(ld, leader_ld))


@dataclass(frozen=True, slots=True)
class SecondChance:
    """The battle standard's reroll of a failed test, allowed or not."""

    reroll: bool


_TESTS: Final = ("break", "psychology", "rally", "instability", "other")


@procedure(source="L2314, L2776")
def hold_your_ground(
    dice: Dice,
    *,
    leader: One = None,
    distance: Annotated[float, Decimal(0, 120, "paces")],
    test: Annotated[str, Choice(_TESTS)] = "break",
    large: Annotated[bool, Flag()] = False,
    bearer: Annotated[str | None, Choice(_BEARER)] = None,
) -> SecondChance:
    """Say whether the battle standard lets a unit roll a failed test again [L2314, L2772-2776].

    Args:
        dice: Not rolled.
        leader: The bearer, whose size and state stand for what is not stated.
        distance: From the bearer, in paces.
        test: Which test failed; break tests alone are rolled again.
        large: Whether the bearer is or rides a large target: 18 paces instead of 12.
        bearer: Whether the bearer flees, failed Stupidity or hides in a rear rank.

    Raises:
        Refusal: `not-the-leader` for one without a battle standard, `unit-destroyed`.
    """
    wide, doing = _leading(leader, "battle-standard", large=large, bearer=bearer)
    why = "not-a-break-test" if test != "break" else _silent(wide, distance, doing)
    if why is not None:
        dice.tell("no-second-chance", why=why)
    return SecondChance(why is None)
