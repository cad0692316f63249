"""Answers to charges [L656-672]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.choosing import only_holds
from rulesets.blackhammer.movement.following import after_response
from rulesets.blackhammer.movement.reach import (
    ChargerRules,
    Length,
    charge_of,
    more_than_half,
)
from rulesets.blackhammer.movement.shots import near_effects
from rulesets.blackhammer.movement.wings import ByAir
from rulesets.blackhammer.psychology.immunity import may_flee
from rulesets.blackhammer.psychology.panic import turned_to_flight
from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS, is_armed, shoots_quickly
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charges import (
    NEAR,
    answer_of,
    charges_at,
    check_answer,
    is_answered,
    mark_answered,
    noted_answer,
    ran_in_answer,
)
from rulesets.blackhammer.unit.options import (
    PACES,
    TEST_RULES,
    Movement,
    One,
    Origin,
    Paces,
    Response,
    State,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, state_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import (
    Fill,
    FromTable,
    Quantity,
    Rules,
    Text,
    untold,
)
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import ANSWER, RESPONSES, check_still_open
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.refusal import Refusal

TARGET_RULES: Final = (*TEST_RULES, "flyer", "quick-shot", *MISSILE_WEAPONS)
_LONGEST_LIST: Final = 80
_FARTHEST: Final = 120

TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), Fill("target", "rules")]
TargetM: TypeAlias = Annotated[Amount | None, Quantity(0, 40, PACES), Fill("target", "m")]


@dataclass(frozen=True, slots=True)
class ChargeResponse:
    """Responses to a charge that a unit may choose.

    Attributes:
        may_hold: Whether it may hold.
        may_shoot: Whether it may hold and shoot.
        may_flee: Whether it may flee.
        response: What its declared or only possible answer comes to, None while it has a choice.
        destroyed: It flees already and has done so in this phase: it is lost [L686].
    """

    may_hold: bool
    may_shoot: bool
    may_flee: bool
    response: str | None
    destroyed: bool


@dataclass(frozen=True, slots=True)
class StandAndShoot:
    """The right of a charged unit to shoot at its chargers.

    Attributes:
        allowed: Whether it may.
        reason: Why not: `too-close`, `no-missiles`, `engaged`, `fleeing`, `stupid`,
            `war-machine`.
        response: What the answer counts as.
    """

    allowed: bool
    reason: str | None
    response: str


def by_choice(arguments: Arguments) -> tuple[Effect, ...]:
    """Note a flight that was chosen: light cavalry recovers the sooner from it [L2648]."""
    doing = state_when_charged(arguments["target"], arguments["target_state"])
    if doing == "fleeing":
        return ()
    return (StatusSet("target", "chose-flight", "own-turn-end"),)


def turn_target(arguments: Arguments) -> tuple[Effect, ...]:
    """Return the effects of a target's turning to flight, none for one already in flight."""
    doing = state_of(arguments.get("target"), arguments.get("target_state"))
    return () if doing == "fleeing" else turned_to_flight(arguments, "target")


def charge_response_effects(arguments: Arguments, result: ChargeResponse) -> tuple[Effect, ...]:
    """Turn a unit that flees to flight, or remove one that fled already."""
    if result.destroyed:
        return (Destroyed("target"),)
    if result.response is None:
        return ()
    near = near_effects(arguments, flying=arguments["flying"])
    if result.response != "flee":
        return (*mark_answered(arguments), *noted_answer(result.response), *near)
    return (*mark_answered(arguments), *turn_target(arguments), *by_choice(arguments))


def check_open_answer(situation: Situation, arguments: Arguments) -> None:
    """Refuse an answer that comes late, after another, or to no charge at all [L656].

    Raises:
        Refusal: `no-charge-declared`; as `check_still_open` and `check_answer`.
    """
    check_still_open(situation, arguments)
    check_answer(situation, arguments)
    target, unit = arguments["target"], arguments["unit"]
    told = arguments["response"] is not None and arguments["origin"] == "declared"
    if told and target is not None and not charges_at(target):
        charger = None if unit is None else unit.name
        raise Refusal("no-charge-declared", unit=target.name, charger=charger)


def _answers(situation: Situation, target: Raw | None) -> tuple[str, ...]:
    """Return the answers that a unit has by what is noted of it: who has no missiles stands."""
    unit = member_named(situation, str(target or ""))
    if unit is None or is_armed(unit):
        return RESPONSES
    return tuple(each for each in RESPONSES if each != "stand-and-shoot")


def _may_answer(target: Unit, _charger: Unit) -> bool:
    return not only_holds(target)


_ANSWERS: Final = FromTable(untold, of=("target",), among=_answers)


@procedure(
    source="L656-672",
    command="charge",
    variant="response",
    effects=charge_response_effects,
    phases=("movement",),
    follow_ups=after_response,
    actors=("target",),
    demands=demands.CHARGE,
    check=check_open_answer,
    acts=acts.RESPONSE,
    any_phase=acts.UNDECLARED,
    answers=ANSWER,
    aliases=("reaction",),
    offering=replace(offers.RESPOND, may=_may_answer),
)
def charge_response(
    dice: Dice,
    *,
    target: One = None,
    unit: One = None,
    target_state: State = None,
    target_rules: TargetRules = NO_RULES,
    target_m: TargetM = None,
    missiles: YesNo = True,
    response: Annotated[Response, _ANSWERS] = None,
    m: Movement = None,
    reach: Paces = None,
    distance: Annotated[Paces, MEASURED] = None,
    rules: ChargerRules = NO_RULES,
    flying: ByAir = False,
    origin: Origin = "declared",
) -> ChargeResponse:
    """Tell how a unit may answer a charge, or check its answer [L656-672].

    A war machine can but hold [L2498].

    Args:
        dice: Not used but to tell why an answer changes.
        target: The charged unit; its answer is one to all who charge it.
        unit: One of the chargers.
        target_state: What it is doing, when no unit of the battle tells.
        target_rules: Its special rules.
        target_m: Its Movement; with 0 it cannot flee.
        missiles: It has missile weapons that may answer a charge.
        response: What it declares; nothing to see the choice.
        m: Movement of the charger.
        reach: Its charge distance, when it is not twice its Movement.
        distance: Paces between the two; far enough to shoot if unknown.
        rules: The charger's special rules.
        flying: The charger comes by air.
        origin: What brings the charge about; nobody shoots at the Hunting Wolf's [L3314].

    Raises:
        Refusal: `response-not-allowed`, `unit-destroyed`.
    """
    state = state_when_charged(target, target_state)
    shot = target is not None and target.has("stood-and-shot")
    if response is None and (origin == "declared" or is_answered(unit, target)):
        noted = answer_of(target)
        response = "hold" if shot or noted == "hold" else noted
    far = shoots_quickly(target_rules) or target is None or not target.has(NEAR)
    if distance is not None and (m is not None or reach is not None):
        own = None if origin in ("compulsory", "hunting-wolf") else m
        charge = charge_of(own, reach, rules, flying=flying)
        far = shoots_quickly(target_rules) or (far and more_than_half(distance, charge.reach))
    stands = state != "fleeing"
    machine = WAR_MACHINE in target_rules
    armed = missiles and state == "free" and not machine and not shot
    armed = armed and origin != "hunting-wolf"
    rooted = machine or (target_m is not None and target_m.fixed == 0)
    flees = may_flee(target_rules, state) and not rooted
    options = {"hold": stands, "stand-and-shoot": armed, "flee": flees}
    if response is not None and not options[response]:
        raise Refusal("response-not-allowed", response=response, state=state)
    if response == "stand-and-shoot" and not far:
        dice.tell("too-close-to-shoot")
        response = "hold"
    options["stand-and-shoot"] = armed and far
    possible = [name for name, allowed in options.items() if allowed]
    if response is None and len(possible) == 1:
        response = possible[0]
    fled = state == "fleeing" and target is not None and target.has("fled-this-phase")
    lost = fled and not ran_in_answer(unit, target, origin)
    return ChargeResponse(stands, armed and far, flees, response, lost)


@procedure(
    source="L664",
    command="charge",
    variant="stand-and-shoot",
    phases=("movement",),
    actors=("target",),
    demands=demands.CHARGE,
    acts=acts.STAND_AND_SHOOT,
)
def stand_and_shoot(
    _dice: Dice,
    *,
    distance: Length,
    target: One = None,
    target_state: State = None,
    target_rules: TargetRules = NO_RULES,
    missiles: YesNo = True,
    m: Movement = None,
    reach: Paces = None,
    others: Annotated[str, Text(_LONGEST_LIST)] = "",
    rules: ChargerRules = NO_RULES,
    flying: ByAir = False,
) -> StandAndShoot:
    """Tell whether a charged unit may hold and shoot: every charger is beyond half way [L664].

    Args:
        distance: Paces to the charger.
        target: The charged unit.
        target_state: What it is doing, when no unit of the battle tells.
        target_rules: Its special rules; quick shots may be fired however near the charger is.
        missiles: It has missile weapons that may answer a charge.
        m: Movement of the charger.
        reach: Its charge distance with terrain, when it is not twice its Movement.
        others: The other chargers as distance/charge distance, such as `8/16, 5/14`.
        rules: The charger's special rules.
        flying: The charger comes by air.

    Raises:
        Refusal: `charger-list`, `unit-destroyed`, and as `charge_of`.
    """
    state = state_when_charged(target, target_state)
    reason = None
    if state != "free":
        reason = state
    elif WAR_MACHINE in target_rules:
        reason = WAR_MACHINE
    elif not missiles:
        reason = "no-missiles"
    elif not shoots_quickly(target_rules):
        chargers = [(distance, charge_of(m, reach, rules, flying=flying).reach), *_others(others)]
        if not all(more_than_half(gap, whole) for gap, whole in chargers):
            reason = "too-close"
    if reason is None:
        return StandAndShoot(allowed=True, reason=None, response="stand-and-shoot")
    return StandAndShoot(False, reason, "flee" if state == "fleeing" else "hold")


def _others(text: str) -> list[tuple[float, float]]:
    chargers = []
    for part in text.split(","):
        if not part.strip():
            continue
        gap, slash, whole = part.partition("/")
        try:
            pair = (float(gap), float(whole))
        except ValueError:
            raise Refusal("charger-list", text=part.strip()[:40]) from None
        if not slash or not all(0 <= number <= _FARTHEST for number in pair):
            raise Refusal("charger-list", text=part.strip()[:40])
        chargers.append(pair)
    return chargers
