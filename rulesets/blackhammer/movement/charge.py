"""Charges: reach, contact, failure, redirection, and the whole of one in a single question."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from rulesets.blackhammer.movement.alongside import (
    Alongside,
    failure,
    is_held,
    met_alongside,
)
from rulesets.blackhammer.movement.charge_move import Facing, check_charger, contact_effects
from rulesets.blackhammer.movement.choosing import answers_awaited, may_declare
from rulesets.blackhammer.movement.declaration import test_before_charge
from rulesets.blackhammer.movement.flight import (
    against_flight,
    charge_spent,
)
from rulesets.blackhammer.movement.following import after_charge
from rulesets.blackhammer.movement.nerve import check_nerve, nerve_of
from rulesets.blackhammer.movement.reach import Length, WheelingCharger, paces
from rulesets.blackhammer.movement.response import (
    TargetM,
    TargetRules,
    by_choice,
    charge_response,
    turn_target,
)
from rulesets.blackhammer.movement.shots import check_shots, may_move, meets_who_holds, near_effects
from rulesets.blackhammer.movement.wings import tell_of_wings, with_way
from rulesets.blackhammer.psychology.fear import OthersPower, dreads
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charges import check_charge, come_to, noted_answer, unanswered
from rulesets.blackhammer.unit.house import FearPower
from rulesets.blackhammer.unit.options import One, Response, State, UnitPower, YesNo
from rulesets.blackhammer.unit.unit_state import (
    WAR_MACHINE,
    dread_of,
    never_flees,
)
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.core.results.relation import ANSWERED, CAUGHT, TESTED
from rulesets.core.results.reminder import Situation
from rulesets.core.results.status import FALLEN
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import charges_owed, opened_by
from rulesets.refusal import Refusal

Target: TypeAlias = Annotated[Unit | None, Units(fallen="turn")]
"""Whom a charge was declared at, who may be destroyed before it is moved [L708]."""


@dataclass(frozen=True, slots=True)
class ChargeOutcome:
    """A charge from declaration to contact.

    Attributes:
        outcome: `contact` (after the shots of a target that shoots), `failed`, `caught` (the
            fugitives are destroyed), `escaped` (they got away: a failed charge), `caught-up` or
            `left-behind` (the same of fugitives that had fled from another charger as well) or
            `destroyed` (the target fled a second time in the phase, or it is a war machine, which
            cannot flee).
        response: The target's answer in the end.
        test: The psychology test it rolled: `fear`, `terror` or None.
        passed: Whether it passed, None without a test.
        hits_on_sixes: Whether it hits the charger on 6s only in the first round.
        moved: Paces the charger moves.
        fled: Paces the target fled.
        flying: Whether the charger goes by air.
    """

    outcome: str
    response: str
    test: str | None
    passed: bool | None
    hits_on_sixes: bool
    moved: float
    fled: int | None = detail()
    flying: bool | None = detail()


def charge_effects(arguments: Arguments, result: ChargeOutcome) -> tuple[Effect, ...]:
    """Apply the target's test and answer, then the contact or the failure."""
    effects: list[Effect] = []
    if result.test == "terror":
        effects.append(StatusSet("target", "terror-tested"))
    if result.hits_on_sixes:
        effects.append(StatusSet("target", "hits-on-sixes", "combat"))
    if result.test is not None:
        effects.append(dreads("target", "unit", passed=bool(result.passed)))
    if arguments["response"] == result.response == "hold" and arguments["origin"] == "declared":
        effects.extend(noted_answer("hold"))
    if result.outcome == "contact":
        effects.extend(near_effects(arguments, flying=bool(result.flying)))
        if result.response == "stand-and-shoot":
            # Those who stand and shoot do so at chargers still on their way [L664].
            noted = noted_answer(result.response)
            step = ANSWERED if result.test is None else TESTED
            return (*effects, *come_to(step, arguments), *noted)
        doing = state_when_charged(arguments["target"], arguments["target_state"])
        met = contact_effects(fresh=doing != "engaged", facing=arguments["facing"])
        return (*effects, *come_to("moved", arguments), *met, *met_alongside(arguments))
    if result.outcome in ("caught", "caught-up", "destroyed"):
        return (*effects, *come_to(CAUGHT, arguments), Destroyed("target"), *charge_spent("unit"))
    effects.extend(come_to("failed", arguments))
    if result.outcome == "escaped":
        effects.extend(turn_target(arguments))
        effects.append(StatusSet("target", "fled-this-phase", "phase"))
        if result.passed is not False:
            effects.extend(by_choice(arguments))
    return (*effects, *failure(arguments))


def _check_charge(situation: Situation, arguments: Arguments) -> None:
    """Refuse a charge that is out of place, and one that goes before the shots at it.

    Raises:
        Refusal: as `check_charge` and `check_shots`.
    """
    check_charge(situation, arguments)
    check_shots(situation, arguments, tests=True)


@procedure(
    source="L654-726",
    command="charge",
    variant="charge",
    effects=charge_effects,
    follow_ups=after_charge,
    phases=("movement",),
    demands=demands.CHARGE,
    check=_check_charge,
    acts=acts.CHARGE,
    any_phase=acts.UNDECLARED,
    owed=charges_owed(answers_awaited),
    opening=opened_by("charge_declaration", may_declare),
    offering=(
        replace(offers.CHARGE, may=may_move),
        replace(offers.MOVE, may=may_move),
        replace(offers.MOVE_UNASKED, may=meets_who_holds),
        offers.RUN_DOWN,
    ),
)
def charge(
    dice: Dice,
    *,
    distance: Annotated[Length, MEASURED],
    unit: One = None,
    target: Target = None,
    charger: Annotated[WheelingCharger, BUNDLE],
    response: Response = None,
    missiles: YesNo = True,
    target_m: TargetM = None,
    target_ld: Annotated[int | None, Whole(0, 10), Fill("target", "ld")] = None,
    target_power: UnitPower = None,
    power: UnitPower = None,
    target_rules: TargetRules = NO_RULES,
    target_state: State = None,
    passed: YesNo = False,
    others_power: OthersPower = 0,
    fear_power: FearPower = "charger",
    facing: Facing = None,  # noqa: ARG001 - told for the contact
    alongside: Alongside = (),  # noqa: ARG001 - met with the target
) -> ChargeOutcome:
    """Resolve a declared charge: the answer, Fear or Terror, the flight, the contact [L654-726].

    The charger's own test of Fear or Terror is rolled before; it counts as passed when told.
    The shots of a unit that holds and shoots come before the contact, which `charge_resolve` makes.

    Args:
        dice: The dice.
        distance: Paces between the two; to where it stands now, of a target that has fled from
            another charger in this phase, or to where it stood last, of one that is destroyed.
        unit: The charger.
        target: The charged unit.
        charger: The charger and its way, which its player decides for a flyer; its Fear or Terror
            makes the target test.
        response: The target's answer: it holds if it may, unless something else is given.
        missiles: The target has missile weapons that may answer a charge.
        target_m: Movement of the target, needed for its flight.
        target_ld: Leadership of the target, needed for its test.
        target_power: The target's unit power.
        power: The power of the charger's models that cause Fear.
        target_rules: The target's special rules.
        target_state: What it is doing, when no unit of the battle tells.
        passed: The charger has passed the test it needs to declare the charge.
        others_power: The power of all others that cause Fear and charge the target in this phase.
        fear_power: What the target's power is compared with, as in `fear_charged`.
        facing: The side of the target that it charges.
        alongside: The other enemies that it declared to charge at once and that it meets now.

    Raises:
        Refusal: `charge-needs-test`; as `charge_of` and `charge_response`;
            `cannot-charge`, `missing-option`, `difficult-beyond-distance`.
    """
    check_charger(unit, charger.origin)
    if target_state is None and unanswered(unit, target, charger.origin):
        charger = with_way(dice, unit, target, charger)
        return _unanswered(dice, target, charger, distance, held=is_held(unit))
    if target_state != "fleeing" and charger.origin in ("declared", "magic"):
        needed = test_before_charge(
            unit, target, charger.rules, target_rules, power=power, target_power=target_power
        )
        check_nerve(dice, unit, target, needed, passed=passed)
    charger = with_way(dice, unit, target, charger)
    whole = charger.charge()
    stood = charger.move(distance)
    answer = charge_response(
        dice,
        unit=unit,
        target=target,
        target_state=target_state,
        target_rules=target_rules,
        target_m=target_m,
        missiles=missiles,
        response=response,
        reach=stood.straight,
        distance=distance if stood.straight else None,
        origin=charger.origin,
    )
    declared = answer.response or "hold"
    if answer.response is None:
        dice.tell("response-assumed")
    if declared != "flee":
        charger.check_way(distance)
    if answer.destroyed:
        dice.tell("fled-already")
        return ChargeOutcome(
            "destroyed", "flee", None, None, False, paces(whole.failed_move(distance))
        )
    if declared == "flee" and target_m is None:
        raise Refusal("missing-option", option="target_m")
    nerve = nerve_of(
        dice,
        declared,
        state=state_when_charged(target, target_state),
        in_reach=stood.contact,
        rules=dread_of(unit, charger.rules),
        power=power,
        unit=unit,
        target=target,
        target_ld=target_ld,
        target_power=target_power,
        target_m=target_m,
        target_rules=target_rules,
        others_power=others_power,
        fear_power=fear_power,
    )
    rooted = WAR_MACHINE in target_rules or (target is not None and never_flees(target))
    if nerve.response == "flee" and rooted:
        dice.tell("no-retreat")
        return ChargeOutcome(
            "destroyed",
            "flee",
            nerve.test,
            nerve.passed,
            False,
            paces(whole.failed_move(distance)),
        )
    tell_of_wings(dice, unit, charger, distance)
    if nerve.response == "flee" and target is not None and target.has("reached"):
        dice.tell("leaves-chargers")
    if nerve.response != "flee" or target_m is None:
        outcome = "contact" if stood.contact else "failed"
        moved, fled = stood.moved, None
    else:
        flown = against_flight(
            dice,
            replace(whole, reach=whole.reach - charger.wheel),
            distance=distance,
            difficult=charger.difficult,
            target_m=target_m,
            target_flies="flyer" in target_rules,
            blocked=charger.blocked or is_held(unit),
        )
        outcome = "caught" if flown.caught else "escaped"
        moved, fled = 0 if is_held(unit) else flown.moved, flown.fled
    return ChargeOutcome(
        outcome,
        nerve.response,
        nerve.test,
        nerve.passed,
        nerve.hits_on_sixes,
        moved,
        fled,
        charger.flying,
    )


def _unanswered(
    dice: Dice, target: Unit | None, charger: WheelingCharger, distance: float, *, held: bool
) -> ChargeOutcome:
    """Move at a unit that answers no more: destroyed already, or in flight from all its chargers.

    The charge at what is gone fails; fugitives that it reaches are destroyed [L670, L708, L718].
    One that has met another of several enemies goes no further [L700].
    """
    charger.check_way(distance)
    if held:
        dice.tell("held-by-others")
        outcome = "failed" if target is not None and target.has(FALLEN) else "left-behind"
        return ChargeOutcome(outcome, "flee", None, None, False, 0)
    if target is not None and target.has(FALLEN):
        dice.tell("target-gone")
        moved = paces(charger.charge().failed_move(distance))
        return ChargeOutcome("failed", "flee", None, None, False, moved)
    dice.tell("fled-from-all")
    move = charger.move(distance)
    outcome = "caught-up" if move.contact else "left-behind"
    moved = move.straight if move.contact else move.moved
    return ChargeOutcome(outcome, "flee", None, None, False, moved)
