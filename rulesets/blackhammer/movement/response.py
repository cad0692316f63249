"""Declaring charges and answering them [L654-672]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.answering import by_choice, near_effects, turned
from rulesets.blackhammer.movement.declared import state_when_charged
from rulesets.blackhammer.movement.reach import (
    ChargerRules,
    Length,
    charge_of,
    more_than_half,
    paces,
)
from rulesets.blackhammer.psychology.immunity import (
    immune_to_fear,
    immune_to_terror,
    may_flee,
    only_fears,
)
from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS, shoots_quickly
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.charges import (
    NEAR,
    answer_of,
    answered,
    check_answer,
    declared,
    fled_from_all,
    has_declared,
    has_tested,
    noted_answer,
)
from rulesets.blackhammer.unit.following import after_declaration, after_response
from rulesets.blackhammer.unit.options import (
    PACES,
    TEST_RULES,
    Movement,
    One,
    Paces,
    Response,
    State,
    UnitPower,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import (
    WAR_MACHINE,
    dread_of,
    known_fear,
    known_power,
    state_of,
)
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Quantity, Rules, Text
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

TARGET_RULES: Final = (*TEST_RULES, "flyer", "quick-shot", *MISSILE_WEAPONS)
_LONGEST_LIST: Final = 80
_FARTHEST: Final = 120

TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), Fill("target", "rules")]
TargetM: TypeAlias = Annotated[Amount | None, Quantity(0, 40, PACES), Fill("target", "m")]


@dataclass(frozen=True, slots=True)
class ChargeDeclaration:
    """The declaration of a charge, allowed or not.

    Attributes:
        allowed: Whether it may.
        reason: Why not: a status of the unit, `war-machine`, or `blocked`.
        reach: Its charge distance in paces.
        test: The test to pass first: `fear`, `terror` or None.
    """

    allowed: bool
    reason: str | None
    reach: float
    test: str | None


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


def barred(unit: Unit | None) -> str | None:
    """Return what keeps a unit from charging, None when nothing does [L2158-2218, L2482].

    It is a status of the unit, or that it is a war machine.
    """
    if unit is None:
        return None
    state_of(unit)
    ban = unit.bar("charge")
    return None if ban is None else ban.by


def declaration_effects(arguments: Arguments, result: ChargeDeclaration) -> tuple[Effect, ...]:
    """Note a charge that is declared, to be answered and moved after all others [L654-656]."""
    if not result.allowed or result.test is not None:
        return ()
    return (declared(arguments["distance"]), *near_effects(arguments))


@procedure(
    source="L654",
    command="charge",
    variant="declare",
    effects=declaration_effects,
    follow_ups=after_declaration,
    phases=("movement",),
    demands=demands.CHARGE,
    acts=acts.CONTACT,
)
def charge_declaration(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    m: Movement = None,
    reach: Paces = None,
    flying: YesNo = False,
    blocked: YesNo = False,
    rules: ChargerRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
    power: UnitPower = None,
    target_power: UnitPower = None,
    distance: Paces = None,  # noqa: ARG001 - kept for the answer and the move
    passed: YesNo = False,
) -> ChargeDeclaration:
    """Declare a charge, or tell which test the unit must pass first [L654].

    Args:
        unit: The unit that wants to charge.
        target: The enemy it wants to charge.
        m: Its Movement.
        reach: Its charge distance, when it is not twice its Movement.
        flying: It charges by air.
        blocked: It does not see the target, or plainly cannot reach it.
        rules: Its special rules.
        target_rules: The target's: Fear and Terror call for a test.
        power: Its unit power.
        target_power: The power of the target's models that cause Fear.
        distance: Paces between the two, where they were measured once all charges were declared.
        passed: It has passed the test.

    Raises:
        Refusal: as `charge_of`; `unit-destroyed`.
    """
    charge = charge_of(m, reach, rules, flying=flying)
    reason = barred(unit) or ("blocked" if blocked else None)
    test = None
    if reason is None:
        test = test_before_charge(
            unit, target, rules, target_rules, power=power, target_power=target_power
        )
    if passed:
        test = None
    return ChargeDeclaration(reason is None, reason, paces(charge.reach), test)


def charge_response_effects(arguments: Arguments, result: ChargeResponse) -> tuple[Effect, ...]:
    """Turn a unit that flees to flight, or remove one that fled already."""
    if result.destroyed:
        return (Destroyed("target"),)
    if result.response is None:
        return ()
    near = near_effects(arguments)
    if result.response != "flee":
        return (answered(), *noted_answer(result.response), *near)
    return (answered(), *turned(arguments), *by_choice(arguments))


@procedure(
    source="L656-672",
    command="charge",
    variant="response",
    effects=charge_response_effects,
    phases=("movement",),
    follow_ups=after_response,
    actors=("target",),
    demands=demands.CHARGE,
    check=check_answer,
    acts=acts.RESPONSE,
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
    response: Response = None,
    m: Movement = None,
    reach: Paces = None,
    distance: Paces = None,
    rules: ChargerRules = NO_RULES,
    flying: YesNo = False,
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

    Raises:
        Refusal: `response-not-allowed`, `unit-destroyed`.
    """
    state = state_when_charged(target, target_state)
    shot = target is not None and target.has("stood-and-shot")
    if response is None:
        noted = answer_of(target)
        response = "hold" if shot or noted == "hold" else noted
    far = shoots_quickly(target_rules) or target is None or not target.has(NEAR)
    if distance is not None and (m is not None or reach is not None):
        charge = charge_of(m, reach, rules, flying=flying)
        far = shoots_quickly(target_rules) or (far and more_than_half(distance, charge.reach))
    stands = state != "fleeing"
    machine = WAR_MACHINE in target_rules
    armed = missiles and state == "free" and not machine and not shot
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
    lost = fled and not fled_from_all(unit, target)
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
    flying: YesNo = False,
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


def test_before_charge(
    unit: Unit | None,
    target: Unit | None,
    rules: SpecialRules,
    target_rules: SpecialRules,
    *,
    power: int | None,
    target_power: int | None,
) -> str | None:
    """Return the test to pass before a charge is declared: `fear`, `terror`, None for none [L654].

    Nobody minds an enemy that flees [L1984]; a Terror test taken leaves Fear. A test passed for
    this enemy, or a charge declared, leaves none.
    """
    if target is not None and target.has("fleeing"):
        return None
    if has_tested(unit, target) or has_declared(unit, target):
        return None
    tested = unit is not None and unit.has("terror-tested")
    test = _test_before(rules, dread_of(target, target_rules), tested=tested)
    if test == "fear" and _outweighs(unit, power, target, target_power):
        return None
    return test


def _test_before(rules: SpecialRules, target_rules: SpecialRules, *, tested: bool) -> str | None:
    if "terror" in target_rules and not immune_to_terror(rules, "free"):
        return "fear" if tested or only_fears(rules) else "terror"
    feared = "fear" in target_rules and not immune_to_fear(rules, "free", target_rules)
    return "fear" if feared else None


def _outweighs(
    unit: Unit | None, power: int | None, target: Unit | None, target_power: int | None
) -> bool:
    """Tell whether surely no Fear test is needed: unknown powers leave the test to be made."""
    own, theirs = known_power(unit, power), known_fear(target, target_power)
    return own is not None and theirs is not None and own >= theirs
