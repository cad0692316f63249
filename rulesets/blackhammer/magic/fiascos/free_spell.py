"""The spell that a Fiasco of 5-6 gives the other side: cast without a roll, then answered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, TypeAlias

from rulesets.blackhammer.magic.answering import (
    AT_ONCE,
    FREE_DISPEL,
    FreeAttempted,
    dispelled_gift,
    free_asked,
    has_no_wizard,
    let_through,
)
from rulesets.blackhammer.magic.bound_spell import (
    MayBeBound,
    PowerLevel,
    check_bound,
    held_effects,
    power_level_of,
)
from rulesets.blackhammer.magic.dispelling import dispel
from rulesets.blackhammer.magic.facts import (
    DISPEL_TRIED,
    FREE_SPELL,
    CastingValue,
    DiceUsed,
    Tried,
    WizardEngaged,
    check_known,
    was_aimed,
)
from rulesets.blackhammer.magic.fiascos.gifts import (
    Caster,
    free_cast,
    gift_cast,
    gift_lost,
    is_cast,
)
from rulesets.blackhammer.magic.options import Aimed, Dispeller
from rulesets.blackhammer.magic.resistance import meeting_effects
from rulesets.blackhammer.magic.tried_spells import check_again, tried_effects
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import effect_of
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import Dispel, LetThrough
from rulesets.rank_and_flank.spell_answers import ANSWER
from rulesets.refusal import Refusal

BasicValue: TypeAlias = Annotated[int, Whole(1, 40), FromTable(free_cast)]


@dataclass(frozen=True, slots=True)
class FreeSpell:
    """A spell cast without a roll, and what a dispel must equal."""

    need: int


def _given(situation: Situation) -> bool:
    """Tell whether a side still has a spell that a Fiasco gave it."""
    return any(side.counter(FREE_SPELL) for side in situation.others)


def _check_given(situation: Situation, _arguments: Arguments) -> None:
    """Refuse a spell that no Fiasco gave, or while one that was given is still to be resolved.

    Raises:
        Refusal: `no-free-spell`, `free-spell-cast`.
    """
    if not _given(situation):
        raise Refusal("no-free-spell")
    if free_cast(situation) is not None:
        raise Refusal("free-spell-cast")


def free_effects(arguments: Arguments, result: FreeSpell) -> tuple[Effect, ...]:
    """Note what a dispel must equal, that nobody has tried one, and what was cast on whom."""
    return (
        *(held_effects(arguments) if arguments["bound"] else ()),
        *tried_effects(arguments),
        *meeting_effects(arguments["target"], arguments["spell_type"]),
        *was_aimed(arguments),
        *gift_cast(arguments["spell"], result.need),
        CounterSet(DISPEL_TRIED, 0),
    )


def after_free(arguments: Arguments, _result: FreeSpell) -> tuple[FollowUp, ...]:
    """Offer the answers of the side whose turn it is, then the effect [L840]."""
    units = (("target", "target"),) if arguments.get("target") is not None else ()
    kind = arguments.get("spell_type")
    values = (("spell_type", kind),) if kind else ()
    caster, spell = arguments["wizard"], arguments["spell"]
    name = caster.name if isinstance(caster, Unit) else None
    offered = partial(is_cast, wizard=name, spell=spell)
    effects = (replace(step, after=FREE_DISPEL, offered=offered) for step in effect_of(arguments))
    return (
        FollowUp("dispel_free_spell", units, values, answer=FREE_DISPEL, asks=("wizard",)),
        FollowUp("let_free_spell_through", answer=FREE_DISPEL),
        *effects,
    )


@procedure(
    source="L838-840, L876",
    roles=("wizard", "target"),
    anybody=("target",),
    effects=free_effects,
    follow_ups=after_free,
    at_large=True,
    phases=("magic",),
    demands=(demands.DISPELLERS_TURN, *demands.RESOLVING),
    check=_check_given,
    acts=acts.CAST,
    answers=AT_ONCE,
    offering=(offers.FREE, offers.FREE_BOUND),
)
def cast_free_spell(
    _dice: Dice,
    *,
    cast: Annotated[MayBeBound, BUNDLE],
    casting_value: CastingValue,
    bound: YesNo = False,
    power_level: PowerLevel = None,
    tried: Tried = False,
    engaged: WizardEngaged = False,
    visible: YesNo = True,
) -> FreeSpell:
    """Cast, without a roll, the spell that a Fiasco of 5-6 of the other side gives [L838-840].

    Each Fiasco gives one; a wizard casts the same spell once in a phase [L876].

    Args:
        cast: The spell.
        casting_value: Its own casting value, which a dispel must equal.
        bound: It is the bound spell of an item, whose power level a dispel must equal [L882].
        power_level: That level; None for that of its bearer's rule.
        tried: This wizard has cast this spell in this phase already.
        engaged: He is in close combat.
        visible: He has a line of sight to the target.

    Raises:
        Refusal: `no-free-spell`, `free-spell-cast`, and what `check_known`, `power_level_of`,
            `check_bound`, `check_again` and `check_target` refuse.
    """
    if bound:
        need = power_level_of(cast.wizard, power_level)
        check_bound(cast.wizard, cast.spell)
    else:
        need = casting_value
        check_known(cast.wizard, cast.spell)
    check_again(cast.wizard, cast.spell, tried=tried)
    cast.check(engaged=engaged, visible=visible)
    return FreeSpell(need)


@dataclass(frozen=True, slots=True)
class GiftForgone:
    """A spell of a Fiasco that its side does not cast."""


def _check_forgone(situation: Situation, _arguments: Arguments) -> None:
    """Refuse to do without a spell that is not given, or has still to be answered.

    Raises:
        Refusal: `no-free-spell`, `free-spell-cast`.
    """
    if not _given(situation):
        raise Refusal("no-free-spell")
    if free_asked(situation):
        raise Refusal("free-spell-cast")


@procedure(
    source="L838-840",
    check=_check_forgone,
    effects=lambda arguments, _result: gift_lost(arguments["caster"]),
    at_large=True,
    phases=("magic",),
    asked_by="other",
    answers=AT_ONCE,
    offering=offers.FORGO,
)
def forgo_free_spell(_dice: Dice, *, caster: Caster = None) -> GiftForgone:  # noqa: ARG001 - who loses it
    """Do without a spell that a Fiasco of the other side gives: it may be cast [L838-840].

    What was cast and let through is done with in the same way, where no table knows its effect.

    Args:
        caster: Who cast it, where it was cast.

    Raises:
        Refusal: `no-free-spell`, `free-spell-cast`.
    """
    return GiftForgone()


def dispel_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the power dice, and take back the free spell where it is dispelled."""
    used = arguments["dice_used"]
    spent = (CounterChanged("power-dice", -used),) if used else ()
    lost = dispelled_gift(arguments["caster"])
    return (*spent, *(lost if result.dispelled else (CounterSet(DISPEL_TRIED, 1),)))


@procedure(
    source="L838-840",
    command="dispel",
    variant="free",
    roles=("wizard", "target"),
    anybody=("target",),
    effects=dispel_effects,
    at_large=True,
    phases=("magic",),
    acts=acts.DISPEL,
    asked_by="active",
    answers=ANSWER,
    offering=(
        offers.FREE_DISPEL,
        replace(offers.FREE_DISPEL_BY_ARMY, stands=has_no_wizard(free_asked)),
    ),
)
def dispel_free_spell(
    dice: Dice,
    *,
    casting_value: BasicValue,
    dice_used: DiceUsed,
    by: Annotated[Dispeller, BUNDLE],
    aimed: Annotated[Aimed, BUNDLE],
    caster: Caster = None,  # noqa: ARG001 - whose spell comes to nothing
    attempted: FreeAttempted = False,
) -> Dispel:
    """Dispel, with power dice, the spell a Fiasco of 5-6 gave the opponent [L838-840].

    Args:
        dice: The dice.
        casting_value: The spell's own casting value, which must be equalled.
        dice_used: Power dice taken from the pool in the place of dispel dice.
        by: Who dispels.
        aimed: The spell.
        caster: Who cast it.
        attempted: A dispel of this spell was tried already.

    Raises:
        Refusal: what `dispel` refuses.
    """
    return dispel(
        dice,
        casting_result=casting_value,
        dice_used=dice_used,
        by=by,
        aimed=aimed,
        attempted=attempted,
    )


def let_effects(_arguments: Arguments, _result: LetThrough) -> tuple[Effect, ...]:
    """Note that nobody tries to dispel the spell."""
    return (CounterSet(DISPEL_TRIED, 1),)


@procedure(
    source="L838-840",
    command="dispel",
    variant="let-free-through",
    effects=let_effects,
    at_large=True,
    phases=("magic",),
    asked_by="active",
    answers=ANSWER,
    offering=offers.LET_FREE_THROUGH,
)
def let_free_spell_through(
    dice: Dice, *, casting_value: BasicValue, attempted: FreeAttempted = False
) -> LetThrough:
    """Let the spell of the other side's gift through, without an attempt to dispel it [L838-840].

    Args:
        dice: The dice.
        casting_value: Its own casting value.
        attempted: A dispel of this spell was tried already, or it was let through.

    Raises:
        Refusal: what `let_through` refuses.
    """
    return let_through(dice, casting_result=casting_value, attempted=attempted)
