"""Unbinding spells and banishing manifestations [L1388-1400, L1426-1438]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.aos4.magic.power import Caster, Change, check_power, noted
from rulesets.aos4.options import One, YesNo
from rulesets.core.effect import Destroyed, Effect, SpellEnded, StatusSet
from rulesets.core.parameter import Whole
from rulesets.core.procedure import Arguments
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Unbinding:
    """Whether a spell is unbound."""

    unbound: bool


@dataclass(frozen=True, slots=True)
class Banishment:
    """Whether a manifestation is banished."""

    banished: bool


def _reaches(dice: Dice, need: int, modifier: int, label: str) -> bool:
    modifiers = (Modifier("other", modifier),) if modifier else ()
    return dice.sum(2, label, need=max(1, need - modifier), modifiers=modifiers) + modifier >= need


def unbind(
    dice: Dice,
    *,
    wizard: Caster,
    target: One = None,  # noqa: ARG001 - the table's
    casting_result: Annotated[int, Whole(1, 80)],
    modifier: Change = 0,
    attempted: YesNo = False,
) -> Unbinding:
    """Unbind a spell of a wizard within 30 inches: 2D6 higher than its casting roll [L1388-1400].

    Args:
        dice: The dice.
        wizard: Who unbinds; a Place of Power lets a hero do it as WIZARD (1).
        target: The wizard whose spell it is.
        casting_result: The casting roll, its modifiers included.
        modifier: What abilities add.
        attempted: Somebody tried to unbind this spell before.

    Raises:
        Refusal: `unbind-tried`, `not-a-caster`, `power-spent`.
    """
    if attempted:
        raise Refusal("unbind-tried")
    check_power(wizard, "wizard", used="unbound", lent=True)
    return Unbinding(_reaches(dice, casting_result + 1, modifier, label="unbinding"))


def unbind_effects(arguments: Arguments, _result: Unbinding) -> tuple[Effect, ...]:
    """Note the attempt."""
    used = noted(arguments["wizard"], "unbound") + 1
    return (StatusSet("wizard", "unbound", "phase", used),)


def banish_roll(
    dice: Dice,
    *,
    wizard: Caster,
    target: One = None,
    casting_value: Annotated[int | None, Whole(1, 40)] = None,
    modifier: Change = 0,
    attempted: YesNo = False,
) -> Banishment:
    """Banish a manifestation within 30 inches: 2D6 that reach its value [L1426-1438].

    Args:
        dice: The dice.
        wizard: The wizard or priest; a Place of Power lets a hero do it as WIZARD (1).
        target: The manifestation.
        casting_value: Its banishment value, known of one summoned at this table.
        modifier: What abilities add.
        attempted: This side tried to banish it this turn, or this unit banished in this phase.

    Raises:
        Refusal: `banish-tried`, `banishment-unknown`, `not-a-caster`, `power-spent`.
    """
    tried = target is not None and target.has("banish-tried")
    if attempted or tried or wizard.has("banished"):
        raise Refusal("banish-tried")
    value = casting_value
    if value is None:
        value = 0 if target is None else noted(target, "conjured")
        if not value:
            raise Refusal("banishment-unknown")
    check_power(wizard, "wizard", "priest", lent=True)
    return Banishment(_reaches(dice, value, modifier, label="banishment"))


def banish_effects(arguments: Arguments, result: Banishment) -> tuple[Effect, ...]:
    """Note the attempt, and take away what is banished."""
    used = noted(arguments["wizard"], "used-magic") + 1
    effects: tuple[Effect, ...] = (
        StatusSet("wizard", "used-magic", "phase", used),
        StatusSet("wizard", "banished", "phase"),
    )
    if not result.banished:
        return (*effects, StatusSet("target", "banish-tried", "turn"))
    target = arguments["target"]
    ended = () if target is None else (SpellEnded(target.name),)
    return (*effects, Destroyed("target"), *ended)
