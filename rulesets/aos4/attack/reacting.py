"""Commands used with an attack: those of the attacker, and All-out Defence of who is attacked.

That one is a reaction to the declaration of an attack [L1179-1187]: where the table knows that it
may be used, the defender's player is asked before any dice, and nobody otherwise.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.orders import ORDERS, check_order, paid
from rulesets.aos4.unit.house import ALL_OUT_DEFENCE
from rulesets.aos4.unit.melee import only_foe
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Flag, FromTable
from rulesets.core.results.effect import CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_Order: TypeAlias = Literal["covering-fire", "all-out-attack", "all-out-defence"]
_DEFENCE: Final = "all-out-defence"
_USED: Final = "used-all-out-defence"
_DECLINED: Final = "declined-all-out-defence"
"""The counter of a side that wants to be asked no more in this phase."""


def _may_defend(situation: Situation, unit: Raw | None, foe: Raw | None) -> bool:
    """Return whether a unit that is attacked may use the command [L1076, L1179-1187, L1904]."""
    name = foe or only_foe(situation, unit)
    for side in situation.sides:
        held = next((each for each in side.units if each.name == name), None)
        if held is not None:
            return (
                situation.switch("battlepack") != "spearhead"
                and situation.phase in ORDERS[_DEFENCE].phases
                and (side.counter("command-points") or 0) >= ORDERS[_DEFENCE].cost
                and not side.counter(_USED)
                and not side.counter(_DECLINED)
                and not held.bar("use-command")
                and not held.has(_DEFENCE)
            )
    return False


MayDefend: TypeAlias = Annotated[
    bool, Flag(), FromTable(_may_defend, of=("unit", "enemy"), unsaid=True)
]
TargetMayDefend: TypeAlias = Annotated[
    bool, Flag(), FromTable(_may_defend, of=("unit", "target"), unsaid=True)
]
"""Whether the defender may use All-out Defence, as the table stands."""


def defence_of(
    dice: Dice, role: str, target: Unit, rules: SpecialRules, *, may_defend: bool
) -> str | None:
    """Return what the defender's player answers an attack with; None where nobody is asked.

    Args:
        dice: The dice.
        role: The option that names the target.
        target: Who is attacked.
        rules: What is said of the attack, this command perhaps.
        may_defend: Whether the defender may use it.
    """
    if not may_defend or _DEFENCE in rules:
        return None
    options = ALL_OUT_DEFENCE.options
    return dice.choose(role, ALL_OUT_DEFENCE.what, options, subject=target.name, beforehand=True)


def with_defence(rules: SpecialRules, defence: str | None) -> SpecialRules:
    """Return what is said of an attack, with the command that its target answers with."""
    return rules | SpecialRules.of(_DEFENCE) if defence == _DEFENCE else rules


def declined(defence: str | None, foe: str) -> tuple[Effect, ...]:
    """Note that the defender's side is asked no more in this phase, where its player said so."""
    return (CounterSet(_DECLINED, 1, foe),) if defence == "not-this-phase" else ()


def _new_orders(
    unit: Unit | None, target: Unit | None, rules: SpecialRules
) -> tuple[tuple[Unit | None, _Order], ...]:
    """Return the commands that an attack uses, each with its unit."""
    said: tuple[tuple[Unit | None, _Order], ...] = (
        (unit, "covering-fire"),
        (unit, "all-out-attack"),
        (target, "all-out-defence"),
    )
    return tuple(
        (bearer, order)
        for bearer, order in said
        if order in rules and not (bearer is not None and bearer.has(order))
    )


def check_orders(unit: Unit | None, target: Unit, rules: SpecialRules, pack: str) -> None:
    """Refuse commands that cannot be used with an attack.

    Raises:
        Refusal: `two-commands`, and what `check_order` refuses.
    """
    new = _new_orders(unit, target, rules)
    for bearer, _ in new:
        check_order(bearer, pack)
    if len([order for _, order in new if order != _DEFENCE]) > 1:
        raise Refusal("two-commands", unit=None if unit is None else unit.name)


def orders_paid(
    unit: Unit | None, target: Unit | None, rules: SpecialRules, foe: str
) -> tuple[Effect, ...]:
    """Return the cost of the commands that an attack uses, and what stays of them.

    Args:
        unit: Who attacks.
        target: Who is attacked.
        rules: What is said of the attack.
        foe: The option that names the target.
    """
    paying: tuple[Effect, ...] = ()
    for _, order in _new_orders(unit, target, rules):
        role = foe if order == _DEFENCE else "unit"
        paying = (*paying, *paid(order, role), StatusSet(role, order, "phase"))
    return paying
