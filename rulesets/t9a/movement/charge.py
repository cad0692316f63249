"""Charges: redirection, range, contact, and the pivot of who catches [L629-633, L655-711]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Units
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import ANSWERED, CAUGHT, CHARGING, DECLARED, FACINGS
from rulesets.core.results.reminder import Situation
from rulesets.core.results.status import FALLEN
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import MOVED, charged_beside, charges_owed, opened_by
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.open_steps import units_at_step
from rulesets.refusal import Refusal
from rulesets.t9a.movement.arrival import SPEED
from rulesets.t9a.movement.pace import FLYING, Led, check_free, flying
from rulesets.t9a.movement.reaction import (
    MAY_REDIRECT,
    SHOTS_DUE,
    answers_awaited,
    has_choice,
    is_to_run,
    may_answer,
)
from rulesets.t9a.movement.run_dice import RUN_RULES, run_dice, swift
from rulesets.t9a.psychology.leadership import led_rests, test_effects
from rulesets.t9a.psychology.nerve import icon_gone, nerve_test, with_standard
from rulesets.t9a.psychology.panic import FLIGHT_DUE
from rulesets.t9a.terrain.danger import perils
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.characteristics.test import Test
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import Leadership, Length, Movement, One, YesNo
from rulesets.t9a.unit.rule_sources import spells_behind
from rulesets.t9a.unit.spell_rules import CHOKED

_FARTHEST_ROLL: Final = 12
_TRIED: Final = "redirection-failed"
"""The status of who could not redirect its charge: one try a turn [L655-657]."""
_LEAST_ORDERED: Final = 4
"""The least that a charge roll counts for with a Champion [R L884]."""
_MACHINE: Final = "war-machine"
_RULES: Final = tuple(dict.fromkeys(("champion", _MACHINE, CHOKED, *RUN_RULES, *FLYING)))

Facing: TypeAlias = Annotated[str | None, Choice(FACINGS)]
ChargeRules: TypeAlias = Annotated[SpecialRules, Rules(_RULES), Fill("unit", "rules")]


def check_charger(unit: Unit | None, rules: SpecialRules) -> None:
    """Refuse to charge with what moves at random, and with War Machines.

    Raises:
        Refusal: `moves-at-random`, `cannot-charge`.
    """
    check_free(unit, rules)
    if _MACHINE in rules:
        raise Refusal("cannot-charge", unit=None if unit is None else unit.name)


def check_reach(distance: float, m: int) -> None:
    """Refuse a charge at what no dice reach, declared or moved [L629-633].

    Args:
        distance: Inches between the two.
        m: The charger's Movement, or that of its flight.

    Raises:
        Refusal: `charge-too-far`.
    """
    if distance > m + _FARTHEST_ROLL:
        raise Refusal("charge-too-far", most=m + _FARTHEST_ROLL)


def charge_rests(arguments: Mapping[str, Any], result: Charge | None) -> tuple[str, ...]:
    """Return what a charge rests on: its special rules are described beyond the text alone.

    A Champion's does only where it made more of the dice.
    """
    rules = arguments["rules"]
    ordered = "champion" in rules and (result is None or result.ordered)
    same = ("same",) if ordered or swift(rules) or SPEED in rules else ()
    return (*same, *spells_behind(rules))


@dataclass(frozen=True, slots=True)
class Charge:
    """The end of a charge.

    Attributes:
        outcome: `contact`; `caught`, a fleeing target being destroyed; `failed`.
        reach: Inches it could go.
        moved: Inches that a failed charge moves: the highest die.
        ordered: What a Champion has the dice count for at least is enough, the dice are not.
        gone: The target is.
    """

    outcome: Literal["contact", "caught", "failed"]
    reach: int = detail()
    moved: int | None = None
    ordered: bool | None = detail()
    gone: bool | None = detail()


def check_redirected(situation: Situation, arguments: Arguments) -> None:
    """Refuse to redirect a charge whose target has not fled, or has still to run [L655-657].

    Nor is it redirected at that target.

    A charge that nobody declared is no matter of the table's.

    Raises:
        Refusal: `redirects-to-same`, `flight-first`, `redirects-nothing`.
    """
    unit = arguments.get("unit")
    if not isinstance(unit, Unit):
        return
    links = [link for link in unit.linked(CHARGING.id, own=True) if link.fresh]
    charged = {link.other for link in links if link.step not in ("redirected", *MOVED)}
    targets = [other for other in situation.units if other.name in charged]
    aim = arguments.get("target")
    if isinstance(aim, Unit) and aim.name in charged:
        raise Refusal("redirects-to-same", unit=unit.name, target=aim.name)
    for target in targets:
        if target.has(FLIGHT_DUE):
            raise Refusal("flight-first", unit=target.name)
    if targets and not any(target.has("fleeing") for target in targets):
        raise Refusal("redirects-nothing", unit=unit.name, target=targets[0].name)


def redirect_effects(arguments: Arguments, result: Test) -> tuple[Effect, ...]:
    """Note it, and the charge that takes the other's place where its target was told."""
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    if not result.passed:
        return (StatusSet("unit", _TRIED, "turn"), *used)
    noted = (StatusSet("unit", "redirected", "turn"), *used)
    if arguments["target"] is None:
        return noted
    noted = (*noted, StatusCleared("unit", MAY_REDIRECT))
    old = LinkMoved(CHARGING.id, "unit", "redirected")
    return (*noted, old, LinkSet(CHARGING.id, "unit", "target", step=DECLARED))


def redirect_next(arguments: Arguments, result: Test) -> tuple[FollowUp, ...]:
    """Offer the reaction of the new target [L657], where it has more than one."""
    unit, target = arguments["unit"], arguments["target"]
    if not (result.passed and isinstance(unit, Unit) and isinstance(target, Unit)):
        return ()
    if not may_answer(target, beyond=arguments["beyond"] == "on"):
        return ()
    return (FollowUp("charge_reaction", (("target", "target"), ("unit", "unit"))),)


@procedure(
    source="L655-657",
    command="charge",
    variant="redirect",
    effects=redirect_effects,
    follow_ups=redirect_next,
    phases=("movement",),
    demands=(OWN_TURN, FOE, Demand("unit", once=(_TRIED,))),
    beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
    acts=acts.REDIRECT,
    offering=offers.REDIRECT,
    check=check_redirected,
)
def charge_redirect(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - it is charged instead
    ld: Leadership,
    rules: Led = NO_RULES,
    redirected: Annotated[bool, Flag(), Fill("unit", "status:redirected")] = False,
    beyond: Played = "on",
) -> Test:
    """Try to redirect a charge whose target fled, once a turn [L655-657].

    Args:
        dice: The dice.
        unit: The charger.
        target: Whom it charges instead.
        ld: Its Leadership.
        rules: What it has of its General and of a battle standard near it.
        redirected: It has redirected a charge this turn.
        beyond: Whether what they lend is played, which the text lacks.

    Raises:
        Refusal: `already-redirected`; `flight-first`, `redirects-nothing` of a battle.
    """
    if redirected:
        raise Refusal("already-redirected")
    return _led_test(dice, unit, "redirect", ld=ld, rules=rules, beyond=beyond)


def _led_test(
    dice: Dice, unit: One, label: str, *, ld: int, rules: SpecialRules, beyond: str
) -> Test:
    played = with_standard(unit, rules) if beyond == "on" else NO_RULES
    doubt = in_doubt(unit) if beyond == "on" else None
    return nerve_test(dice, ld=ld, label=label, rules=played, doubt=doubt)


@procedure(
    source="L691-693",
    command="charge",
    variant="catch",
    effects=test_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
)
def catch_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    rules: Led = NO_RULES,
    beyond: Played = "on",
) -> Test:
    """Test whether a unit that caught a fleeing one may pivot afterwards [L691-693].

    Args:
        dice: The dice.
        unit: The charger.
        ld: Its Leadership.
        rules: What it has of its General and of a battle standard near it.
        beyond: Whether what they lend is played, which the text lacks.
    """
    return _led_test(dice, unit, "catch", ld=ld, rules=rules, beyond=beyond)


def charge_next(_arguments: Arguments, result: Charge) -> tuple[FollowUp, ...]:
    """Offer the pivot of a charger that caught a fleeing unit."""
    return (FollowUp("catch_test", (("unit", "unit"),)),) if result.outcome == "caught" else ()


def charge_effects(arguments: Arguments, result: Charge) -> tuple[Effect, ...]:
    """Engage the two, destroy a unit that was caught, or note that the charge failed."""
    unit = arguments["unit"]
    chosen = unit is not None and unit.has("redirected")
    declared = (
        *((LinkMoved(CHARGING.id, "unit", "redirected", since=ANSWERED),) if chosen else ()),
        StatusSet("unit", "charge-declared", "turn"),
        StatusSet("unit", "moved", "turn"),
        StatusCleared("unit", MAY_REDIRECT),
        *perils(unit, arguments["target"] if result.outcome == "contact" else None),
    )
    if result.outcome == "failed":
        failed = LinkSet(CHARGING.id, "unit", "target", step="failed")
        return (*declared, failed, StatusSet("unit", "charge-failed", "turn"))
    step = CAUGHT if result.outcome == "caught" else "moved"
    moved = LinkSet(CHARGING.id, "unit", "target", step=step)
    charged = (*declared, moved, StatusSet("unit", "charged", "turn"))
    if result.outcome == "caught":
        return (*charged, Destroyed("target"))
    met = LinkSet(CONTACT, "unit", "target", facing=arguments.get("facing"))
    return (*charged, met, StatusSet("unit", "engaged"), StatusSet("target", "engaged"))


def _chases(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit has to go after the one it charges, which fled since [L657]."""
    if unit is None or target is None or not target.has("fleeing"):
        return False
    return any(link.fresh for link in unit.linked(CHARGING.id, target.name, own=True))


def check_flown(situation: Situation, arguments: Arguments) -> None:
    """Refuse a charge at a unit that is to flee, or to shoot, and has not: it does so at once.

    Source: [L647, L651, L659].

    Nor is any charge moved before all others that were declared are answered.

    Raises:
        Refusal: `flight-first`, `shots-first`, `reactions-first`.
    """
    target = arguments.get("target")
    _check_reactions(situation, arguments)
    if not isinstance(target, Unit) or target.has(FALLEN):
        return
    if is_to_run(target):
        raise Refusal("flight-first", unit=target.name)
    if target.has(SHOTS_DUE) and not target.has("fleeing"):
        raise Refusal("shots-first", unit=target.name)


def _check_reactions(situation: Situation, arguments: Arguments) -> None:
    if situation.asking:  # then whoever owes the answer is asked for it
        return
    waited = {each.unit for each in answers_awaited(situation)}
    for charger, target in units_at_step(situation, CHARGING.id, DECLARED):
        mover = arguments.get("unit")
        if target in waited and isinstance(mover, Unit) and charger != mover.name:
            raise Refusal("reactions-first", unit=charger, target=target, first="charge_reaction")


def _declares(situation: Situation, unit: Unit, target: Unit) -> bool:
    return charged_beside(unit, target) is None and has_choice(situation, target)


@procedure(
    source="L629-633, L659-711; R L884, L984-1076",
    command="charge",
    variant="charge",
    effects=charge_effects,
    follow_ups=charge_next,
    phases=("movement",),
    demands=(OWN_TURN, FOE),
    acts=acts.CHARGE,
    beyond=Beyond("swift-charges", ("same",), switch="beyond", rests=charge_rests),
    owed=charges_owed(answers_awaited),
    opening=opened_by("charge_declaration", _declares),
    check=check_flown,
    offering=(offers.RESOLVE, offers.CHARGE),
)
def charge_range(
    dice: Dice,
    *,
    unit: One = None,
    target: Annotated[Unit | None, Units(fallen="turn")] = None,
    distance: Annotated[Length, MEASURED],
    m: Movement,
    room: YesNo = True,
    facing: Facing = None,  # noqa: ARG001 - told for the contact
    fleeing: Annotated[bool, Flag(), Fill("target", "status:fleeing")] = False,
    gone: Annotated[bool, Flag(), Fill("target", f"status:{FALLEN}")] = False,
    rules: ChargeRules = NO_RULES,
    beyond: Played = "on",
) -> Charge:
    """Roll a charge: Movement and 2D6 must equal the distance [L659-711].

    Args:
        dice: The dice.
        unit: The charger.
        target: The charged.
        distance: Inches between the two.
        m: The charger's Movement.
        room: Whether there is room to reach it.
        facing: The side of the target that it charges, for the rounds that follow.
        fleeing: The target flees: contact destroys it.
        gone: The target was destroyed, or left the table, after the charge was declared: the charge
            fails.
        rules: What is swift drops the lowest of 3D6, a Champion has a roll count for 4, who flies
            has that Movement; who moves at random does not charge so,
            and War Machines never do.
        beyond: Whether those rules are played, which the text lacks.

    Raises:
        Refusal: `charge-too-far`, but after who fled from the charge that was declared;
            `moves-at-random`, `cannot-charge`; `flight-first`, `shots-first` of a battle.
    """
    played = rules if beyond == "on" else NO_RULES
    check_charger(unit, played)
    m = flying(m, played)
    if not gone and not _chases(unit, target):
        check_reach(distance, m)
    counted = run_dice(played).counted(dice, "charge-range")
    total = sum(counted)
    if CHOKED in played:
        dice.tell("charge-choked", total=total, inches=-(-total // 2))
        total = -(-total // 2)
    possible = room and not gone
    ordered = "champion" in rules and possible and m + total < distance <= m + _LEAST_ORDERED
    reach = m + (_LEAST_ORDERED if ordered and beyond == "on" else total)
    if not possible or reach < distance:
        return Charge("failed", m + total, counted[-1], ordered=ordered, gone=gone)
    return Charge("caught" if fleeing else "contact", reach, ordered=ordered)
