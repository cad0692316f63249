"""Immunities to Panic, Fear, Terror and to psychology as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.options import EnemyRules, One, OwnRules, State
from rulesets.blackhammer.unit.unit_state import charges_out_of, state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_CALM: Final[tuple[RuleId, ...]] = ("fear", "terror", "immune-to-fear", "immune-to-terror")
_WHOLLY: Final = ("immune-to-psychology", "unbreakable", "frenzy")


def immune_to_psychology(rules: SpecialRules, state: str) -> bool:
    """Return whether a unit passes every test of Panic, Fear and Terror [L2026-2040, L686].

    Unbreakable and Frenzied units are immune, and so are those that flee or failed Stupidity.
    """
    return state in ("fleeing", "stupid") or any(rule in rules for rule in _WHOLLY)


def immune_to_panic(rules: SpecialRules, state: str) -> bool:
    """Return whether a unit passes every Panic test [L2034]."""
    return "immune-to-panic" in rules or immune_to_psychology(rules, state)


def immune_to_terror(rules: SpecialRules, state: str) -> bool:
    """Return whether a unit passes every Terror test [L2022, L2034]."""
    cause = "terror" in rules or "immune-to-terror" in rules
    return cause or immune_to_psychology(rules, state)


def only_fears(rules: SpecialRules) -> bool:
    """Return whether Terror is but Fear to a unit that causes Fear or is immune to it [L2022]."""
    return "fear" in rules or "immune-to-fear" in rules


def immune_to_fear(rules: SpecialRules, state: str, enemy_rules: SpecialRules = NO_RULES) -> bool:
    """Return whether a unit does not fear an enemy [L2022, L2034].

    Who causes Fear or is immune to it still fears an enemy that causes Terror.
    """
    if immune_to_terror(rules, state):
        return True
    return only_fears(rules) and "terror" not in enemy_rules


def rules_to_charge(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return the rules that count where a unit wants to charge what it fears [L2132, L2136].

    Who charges alone out of a unit that minds no Fear or Terror minds none either.
    """
    beside = charges_out_of(unit)
    if beside is None:
        return rules
    calm = SpecialRules.of(*(rule for rule in _CALM if rule in beside.rules))
    if immune_to_psychology(beside.rules, "free"):
        calm |= SpecialRules.of("immune-to-psychology")
    return rules | calm


@dataclass(frozen=True, slots=True)
class Immunities:
    """Tests that a unit is spared, and whether it may flee a charge."""

    panic: bool
    fear: bool
    terror: bool
    may_flee_charge: bool


@procedure(source="L2034", command="psychology", variant="immunities", actors=())
def immunities(
    _dice: Dice,
    *,
    unit: One = None,
    rules: OwnRules = NO_RULES,
    enemy_rules: EnemyRules = NO_RULES,
    state: State = None,
) -> Immunities:
    """Tell which psychology tests a unit passes without a roll, and whether it may flee [L2034].

    Args:
        unit: The unit.
        rules: Its special rules.
        enemy_rules: Those of the enemy it faces: a Fear causer still fears a Terror causer.
        state: What it is doing, when no unit of the battle tells.
    """
    doing = state_of(unit, state)
    return Immunities(
        panic=immune_to_panic(rules, doing),
        fear=immune_to_fear(rules, doing, enemy_rules),
        terror=immune_to_terror(rules, doing),
        may_flee_charge=may_flee(rules, doing),
    )


def may_flee(rules: SpecialRules, state: str) -> bool:
    """Return whether a unit may flee a charge: never when engaged or immune [L660, L2034].

    A unit that already flees always does.
    """
    if state == "fleeing":
        return True
    return state != "engaged" and not immune_to_psychology(rules, state)
