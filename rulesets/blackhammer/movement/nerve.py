"""The nerve of those who charge and are charged: tests of Fear and Terror [L2006-2008, L2018]."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.psychology.fear import take_fear_test
from rulesets.blackhammer.psychology.immunity import immune_to_fear
from rulesets.blackhammer.psychology.leadership import best_leadership
from rulesets.blackhammer.psychology.terror import take_terror_test
from rulesets.blackhammer.unit.charges import is_tested
from rulesets.blackhammer.unit.unit_state import feared_power, power_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Nerve:
    """The nerve of a charged unit before Fear or Terror."""

    response: str
    test: str | None = None
    passed: bool | None = None
    hits_on_sixes: bool = False


def check_nerve(
    dice: Dice, unit: Unit | None, target: Unit | None, needed: str | None, *, passed: bool
) -> None:
    """Refuse a charger that has not passed the test it needs [L2008, L2018]."""
    if needed is None:
        return
    if not passed:
        names = {"unit": unit, "target": target}
        facts = {role: None if named is None else named.name for role, named in names.items()}
        raise Refusal("charge-needs-test", test=needed, **facts)
    dice.tell("nerve-held", test=needed)


def may_test(unit: Unit | None, target: Unit, dread: SpecialRules) -> bool:
    """Return whether a charged unit takes a test of Fear or Terror once it is in reach [L2006].

    Args:
        unit: The charger.
        target: The charged unit.
        dread: The rules by which the charger is feared.
    """
    if is_tested(unit, target):
        return False
    state = state_when_charged(target)
    return _is_feared(state, dread) and not immune_to_fear(target.rules, state, dread)


def _is_feared(state: str, dread: SpecialRules) -> bool:
    causes = "terror" in dread or "fear" in dread
    return causes and state not in ("engaged", "fleeing")


def nerve_of(
    dice: Dice,
    declared: str,
    *,
    state: str,
    in_reach: bool,
    rules: SpecialRules,
    power: int | None,
    unit: Unit | None,
    target: Unit | None,
    target_ld: int | None,
    target_power: int | None,
    target_m: Amount | None,
    target_rules: SpecialRules,
    others_power: int,
    fear_power: str,
) -> Nerve:
    """Take the test of a unit charged by what causes Fear or Terror [L2006, L2018].

    A unit that cannot move stays where it is when it fails [L128].
    """
    if is_tested(unit, target):
        dice.tell("tested-before")
        return Nerve(declared)
    if not in_reach or not _is_feared(state, rules):
        return Nerve(declared)
    if immune_to_fear(target_rules, state, rules):
        dice.tell("immune")
        return Nerve(declared)
    if target_ld is None:
        raise Refusal("missing-option", option="target_ld")
    if target_m is None:
        raise Refusal("missing-option", option="target_m")
    rooted = target_m.fixed == 0
    doubt = led_in_doubt(target, "target")
    if "terror" in rules:
        terror = dice.call(
            take_terror_test,
            situation="charged",
            ld=target_ld,
            doing=state,
            rules=target_rules,
            doubt=doubt,
            response=declared,
            tested=target is not None and target.has("terror-tested"),
        )
        if not terror.fear:
            rolled = terror.reason is None
            return Nerve(
                declared if rooted else terror.response or declared,
                "terror" if rolled else None,
                terror.passed if rolled else None,
            )
    others = others_power if fear_power == "all-chargers" else 0
    feared = feared_power(unit, power, "power") + others
    fear = dice.call(
        take_fear_test,
        ld=best_leadership(target_ld, target_rules),
        outweighed=power_of(target, target_power, "target_power") < feared,
        response=declared,
        doubt=doubt,
    )
    return Nerve(declared if rooted else fear.response, "fear", fear.passed, fear.hits_on_sixes)
