"""Commands used with an attack: those of the attacker, and All-out Defence of who is attacked.

Both are reactions to the declaration of an attack [L1167-1187]. Where the table knows that they may
be used, the attacker's player says with the attack whether it uses All-out Attack, the defender's
player is asked before any dice, and nobody otherwise.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.aos4.orders import ORDERS, check_order, paid
from rulesets.aos4.unit.house import ALL_OUT_DEFENCE
from rulesets.aos4.unit.melee import only_foe
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Choice, Flag, FromTable
from rulesets.core.results.effect import CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_AllOut: TypeAlias = Literal["all-out-attack", "all-out-defence"]
_Order: TypeAlias = Literal["covering-fire", _AllOut]
_ATTACK: Final = "all-out-attack"
_DEFENCE: Final = "all-out-defence"
_WITHOUT: Final = "without"
_NOT_THIS_PHASE: Final = "not-this-phase"


def _may_use(situation: Situation, name: Raw | None, order: _AllOut) -> bool:
    """Return whether a unit may use a command of attacks, and is asked [L1076, L1167-1187, L1904].

    The counter of a side that wants to be asked no more in this phase is `declined-` and its id.
    """
    for side in situation.sides:
        held = next((each for each in side.units if each.name == name), None)
        if held is not None:
            return _may_pay(situation, side, order) and not (
                held.bar("use-command") or held.has(order)
            )
    return False


def _may_pay(situation: Situation, side: Side, order: _AllOut) -> bool:
    """Return whether a side may use a command of attacks now, and is asked."""
    return (
        situation.switch("battlepack") != "spearhead"
        and situation.phase in ORDERS[order].phases
        and (side.counter("command-points") or 0) >= ORDERS[order].cost
        and not side.counter(f"used-{order}")
        and not side.counter(f"declined-{order}")
    )


def _may_defend(situation: Situation, unit: Raw | None, foe: Raw | None) -> bool:
    """Return whether a unit that is attacked may use the command [L1179-1187]."""
    return _may_use(situation, foe or only_foe(situation, unit), _DEFENCE)


def _without_attack(situation: Situation, unit: Raw | None, said: Any) -> str | None:
    """Return that an attack is without All-out Attack where it cannot be with it, else None.

    Args:
        situation: The battle.
        unit: Who attacks.
        said: What is said of the attack, a command perhaps: a unit uses one in a phase [L1076].
    """
    with_another = bool(said) and (_ATTACK in said or "covering-fire" in said)
    asked = not with_another and _may_use(situation, unit, _ATTACK)
    return None if asked else _WITHOUT


AttackCommand: TypeAlias = Annotated[
    str,
    Choice((_WITHOUT, _ATTACK, _NOT_THIS_PHASE)),
    FromTable(_without_attack, of=("unit", "rules"), aside=True),
]
"""Whether the attacker uses All-out Attack: players who type name it among the rules.

Who is asked may want to be asked no more in the phase.
"""


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


def with_attack(rules: SpecialRules, command: str) -> SpecialRules:
    """Return what is said of an attack, with the command that its player uses for it."""
    return rules | SpecialRules.of(_ATTACK) if command == _ATTACK else rules


def with_defence(rules: SpecialRules, defence: str | None) -> SpecialRules:
    """Return what is said of an attack, with the command that its target answers with."""
    return rules | SpecialRules.of(_DEFENCE) if defence == _DEFENCE else rules


def declined(command: str, defence: str | None, foe: str) -> tuple[Effect, ...]:
    """Note which side is asked no more in this phase, where its player said so."""
    said = ((command, _ATTACK, "unit"), (defence, _DEFENCE, foe))
    return tuple(
        CounterSet(f"declined-{order}", 1, role)
        for answer, order, role in said
        if answer == _NOT_THIS_PHASE
    )


def _new_orders(
    unit: Unit | None, target: Unit | None, rules: SpecialRules
) -> tuple[tuple[Unit | None, _Order], ...]:
    """Return the commands that an attack uses, each with its unit."""
    said: tuple[tuple[Unit | None, _Order], ...] = (
        (unit, "covering-fire"),
        (unit, _ATTACK),
        (target, _DEFENCE),
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
