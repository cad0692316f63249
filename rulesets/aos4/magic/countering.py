"""Unbinding spells and banishing manifestations [L1388-1400, L1426-1438]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.aos4.magic.answering import ANSWER, CASTER, UNBIND_TRIED, UNBINDABLE, UNBOUND
from rulesets.aos4.magic.power import Caster, Change, check_distance, check_power, noted
from rulesets.aos4.magic.rituals import MAY_SUMMON, PENDING, pending
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import Inches, One, YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, SpellEnded, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

REACH: Final = 30
"""Inches within which spells are unbound and manifestations banished [L1396, L1434]."""


@dataclass(frozen=True, slots=True)
class Unbinding:
    """The outcome of an unbinding roll."""

    unbound: bool


@dataclass(frozen=True, slots=True)
class Banishment:
    """The outcome of a banishment roll."""

    banished: bool


def _reaches(dice: Dice, need: int, modifier: int, label: str) -> bool:
    modifiers = (Modifier("other", modifier),) if modifier else ()
    return dice.sum(2, label, need=max(1, need - modifier), modifiers=modifiers) + modifier >= need


def unbind_effects(arguments: Arguments, result: Unbinding) -> tuple[Effect, ...]:
    """Note the attempt, and end the effects of a spell of the text that is unbound."""
    used = noted(arguments["wizard"], "unbound") + 1
    target = arguments["target"]
    spell = None if target is None else pending(noted(target, PENDING))
    ended = (SpellEnded(spell.id, "target"),) if spell is not None and result.unbound else ()
    undone: tuple[Effect, ...] = ()
    if result.unbound:
        undone = (StatusSet("target", UNBOUND, "phase"), StatusCleared("target", MAY_SUMMON))
    return (
        *ended,
        *undone,
        StatusCleared("target", PENDING),
        StatusSet("wizard", "unbound", "phase", used),
        StatusSet("target", UNBIND_TRIED, "phase"),
        StatusCleared("target", UNBINDABLE),
    )


@procedure(
    source="L1388-1400",
    command="dispel",
    variant="unbind",
    effects=unbind_effects,
    at_large=True,
    phases=("hero",),
    demands=demands.UNBIND,
    acts=acts.DISPEL,
    answers=ANSWER,
    offering=offers.UNBIND,
    lifts=("unbind-tried",),
)
def unbind(
    dice: Dice,
    *,
    wizard: Caster,
    target: Annotated[Unit | None, Units(fallen=True), CASTER] = None,
    casting_result: Annotated[int | None, Whole(1, 80)] = None,
    modifier: Change = 0,
    distance: Inches = None,
    attempted: YesNo = False,
    pack: Pack = "border-war",
) -> Unbinding:
    """Unbind a spell of a wizard within 30 inches: 2D6 higher than its casting roll [L1388-1400].

    Args:
        dice: The dice.
        wizard: Who unbinds; a Place of Power lets a hero do it as WIZARD (1).
        target: The wizard whose spell it is.
        casting_result: The casting roll, its modifiers included; known of a spell that was cast at
            this table.
        modifier: What abilities add.
        distance: Inches between the two.
        attempted: Somebody tried to unbind this spell before.
        pack: The battlepack; nobody unbinds in Spearhead [L1904].

    Raises:
        Refusal: `no-unbinding`, `unbind-tried`, `nothing-to-unbind`, `not-a-caster`,
            `power-spent`, `beyond-reach`.
    """
    if pack == "spearhead":
        raise Refusal("no-unbinding")
    check_distance(distance, REACH)
    if attempted or (target is not None and target.has(UNBIND_TRIED)):
        raise Refusal("unbind-tried")
    value = casting_result
    if value is None:
        value = 0 if target is None else noted(target, UNBINDABLE)
        if not value:
            raise Refusal("nothing-to-unbind")
    check_power(wizard, "wizard", used="unbound", lent=True)
    return Unbinding(_reaches(dice, value + 1, modifier, label="unbinding"))


def banish_effects(arguments: Arguments, result: Banishment) -> tuple[Effect, ...]:
    """Note the attempt, and remove a banished manifestation."""
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


@procedure(
    source="L1426-1438",
    command="dispel",
    variant="banish",
    effects=banish_effects,
    at_large=True,
    phases=("hero",),
    demands=demands.BANISH,
    acts=acts.DISPEL,
    offering=offers.BANISH,
    lifts=("banished", "banish-tried"),
)
def banish_roll(
    dice: Dice,
    *,
    wizard: Caster,
    target: One = None,
    casting_value: Annotated[int | None, Whole(1, 40), Fill("target", "banishment")] = None,
    modifier: Change = 0,
    distance: Inches = None,
    attempted: YesNo = False,
    pack: Pack = "border-war",
) -> Banishment:
    """Banish a manifestation within 30 inches: 2D6 that reach its value [L1426-1438].

    Args:
        dice: The dice.
        wizard: The wizard or priest; a Place of Power lets a hero do it as WIZARD (1).
        target: The manifestation.
        casting_value: Its banishment value; known of its profile, or of one summoned at this table.
        modifier: What abilities add.
        distance: Inches to it.
        attempted: This side tried to banish it this turn, or this unit banished in this phase.
        pack: The battlepack; Spearhead has no Magic module.

    Raises:
        Refusal: `not-in-spearhead`, `banish-tried`, `banishment-unknown`, `not-a-caster`,
            `power-spent`, `beyond-reach`.
    """
    check_distance(distance, REACH)
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="banish_roll")
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
