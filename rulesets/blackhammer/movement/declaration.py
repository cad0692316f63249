"""Declarations of charges, and the tests before them [L654, L2008, L2020]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.movement.alongside import check_alongside, noted_alongside
from rulesets.blackhammer.movement.following import after_declaration
from rulesets.blackhammer.movement.reach import ChargerRules, charge_of, paces
from rulesets.blackhammer.movement.response import TargetRules
from rulesets.blackhammer.movement.shots import near_effects
from rulesets.blackhammer.movement.wings import BY_AIR, goes_by_air, note_way
from rulesets.blackhammer.psychology.immunity import (
    immune_to_fear,
    immune_to_terror,
    only_fears,
    rules_to_charge,
)
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charges import (
    check_apart,
    check_further_charge,
    declare_charge,
    has_declared,
    has_nerve,
    meets_another,
)
from rulesets.blackhammer.unit.options import Movement, One, Paces, UnitPower, YesNo
from rulesets.blackhammer.unit.unit_state import dread_of, known_fear, power_to_charge, state_of
from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Flag
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charging import check_in_time, check_not_answered, check_one_charge

_VERBS: Final[Mapping[str, Verb]] = {
    "compulsory": "compulsory-move",
    "magic": "magical-move",
    "hunting-wolf": "magical-move",
}
"""What a charge is to the charger, where nobody declared it."""


@dataclass(frozen=True, slots=True)
class ChargeDeclaration:
    """The declaration of a charge, allowed or not.

    Attributes:
        allowed: Whether it may.
        reason: Why not: a status of the unit, `war-machine`, or `blocked`.
        reach: Its charge distance in paces.
        test: The test to pass first: `fear`, `terror` or None.
        flying: Whether it goes by air.
    """

    allowed: bool
    reason: str | None
    reach: float
    test: str | None
    flying: bool = False


def ban_on(unit: Unit | None, origin: str = "declared") -> str | None:
    """Return what keeps a unit from charging, None when nothing does [L2158-2218, L2482].

    It is a status of the unit, or that it is a war machine.
    """
    if unit is None:
        return None
    state_of(unit)
    ban = unit.bar(_VERBS.get(origin, "charge"))
    return None if ban is None else ban.by


def declaration_effects(arguments: Arguments, result: ChargeDeclaration) -> tuple[Effect, ...]:
    """Note a charge that is declared, to be answered and moved after all others [L654-656]."""
    if not result.allowed or result.test is not None:
        return ()
    near = near_effects(arguments, flying=result.flying)
    way = note_way(flying=result.flying)
    return (*declare_charge(arguments), *noted_alongside(arguments), *near, *way)


def _check_declaration(situation: Situation, arguments: Arguments) -> None:
    """Refuse a second charge of a unit, one of somebody within a unit, and one that comes late.

    A unit whose charge was answered may turn on another enemy that it meets on its way [L720]; one
    that it cannot but touch with its target it charges too [L722].

    Raises:
        Refusal: as `check_apart`, `check_not_answered`, `check_further_charge`, `check_alongside`,
            `check_one_charge` and `check_in_time`.
    """
    check_apart(situation, arguments)
    check_not_answered(situation, arguments)
    check_further_charge(situation, arguments)
    if arguments["unavoidable"]:
        check_alongside(situation, arguments)
    elif not meets_another(arguments.get("unit"), arguments.get("target")):
        check_one_charge(situation, arguments)
        check_in_time(situation, arguments)


@procedure(
    source="L654",
    command="charge",
    variant="declare",
    effects=declaration_effects,
    follow_ups=after_declaration,
    phases=("movement",),
    demands=demands.CHARGE,
    check=_check_declaration,
    acts=acts.DECLARE,
    aliases=("declaration",),
    offering=offers.DECLARE,
)
def charge_declaration(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    m: Movement = None,
    reach: Paces = None,
    flying: Annotated[bool | None, Flag()] = None,
    blocked: YesNo = False,
    rules: ChargerRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
    power: UnitPower = None,
    target_power: UnitPower = None,
    distance: Paces = None,  # noqa: ARG001 - kept for the answer and the move
    passed: YesNo = False,
    unavoidable: YesNo = False,
) -> ChargeDeclaration:
    """Declare a charge, or tell which test the unit must pass first [L654].

    Args:
        dice: What asks the player of a flyer which way it goes.
        unit: The unit that wants to charge.
        target: The enemy it wants to charge.
        m: Its Movement.
        reach: Its charge distance, when it is not twice its Movement.
        flying: It charges by air; its player is asked where nothing is said of a flyer.
        blocked: It does not see the target, or plainly cannot reach it.
        rules: Its special rules.
        target_rules: The target's: Fear and Terror call for a test.
        power: Its unit power.
        target_power: The power of the target's models that cause Fear.
        distance: Paces between the two, where they were measured once all charges were declared.
        passed: It has passed the test.
        unavoidable: It cannot charge the target that it declared before without touching this one
            as well.

    Raises:
        Refusal: as `charge_of`; `unit-destroyed`.
    """
    reason = ban_on(unit) or ("blocked" if blocked else None)
    test = None
    if reason is None:
        test = test_before_charge(
            unit, target, rules, target_rules, power=power, target_power=target_power
        )
    if passed:
        test = None
    if reason is None and test is None:
        if unavoidable and flying is None:  # it goes one way at all of them
            flying = unit is not None and unit.has(BY_AIR)
        flying = goes_by_air(dice, unit, target, stated=flying)
    air = bool(flying)
    charge = charge_of(m, reach, rules, flying=air)
    return ChargeDeclaration(reason is None, reason, paces(charge.reach), test, air)


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
    if has_nerve(unit, target) or has_declared(unit, target):
        return None
    tested = unit is not None and unit.has("terror-tested")
    test = _test_before(rules_to_charge(unit, rules), dread_of(target, target_rules), tested=tested)
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
    own, theirs = power_to_charge(unit, power), known_fear(target, target_power)
    return own is not None and theirs is not None and own >= theirs
