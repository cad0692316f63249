"""The spell that a Fiasco of 5-6 gives the other side: cast without a roll, then answered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from rulesets.blackhammer.magic.answering import FREE_DISPEL, free_cast, let_through
from rulesets.blackhammer.magic.dispelling import roll_dispel
from rulesets.blackhammer.magic.facts import (
    CASTING_RESULT,
    DISPEL_TRIED,
    FREE_SPELL,
    UNDONE,
    CastingValue,
    DiceUsed,
    check_untried,
)
from rulesets.blackhammer.magic.options import Dispeller, NamedSpell
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import effect_of
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Flag, FromTable, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import Dispel, LetThrough, check_dispel_dice
from rulesets.rank_and_flank.spell_answers import ANSWER
from rulesets.refusal import Refusal

BasicValue: TypeAlias = Annotated[int, Whole(1, 40), FromTable(free_cast)]
Attempted: TypeAlias = Annotated[bool, Flag(), Kept(DISPEL_TRIED, refuses=("already-dispelling",))]


@dataclass(frozen=True, slots=True)
class FreeSpell:
    """A spell cast without a roll, and what a dispel must equal."""

    need: int


def _given(situation: Situation) -> bool:
    """Tell whether a side still has the spell that a Fiasco gave it."""
    return any(side.counter(FREE_SPELL) for side in situation.others)


def _check_given(situation: Situation, _arguments: Arguments) -> None:
    """Refuse a spell that no Fiasco gave, or that was cast already.

    Raises:
        Refusal: `no-free-spell`.
    """
    if not _given(situation) or free_cast(situation) is not None:
        raise Refusal("no-free-spell")


def free_effects(_arguments: Arguments, result: FreeSpell) -> tuple[Effect, ...]:
    """Note what a dispel must equal, and that nobody has tried one."""
    return (CounterSet(CASTING_RESULT, result.need, "wizard"), CounterSet(DISPEL_TRIED, 0))


def after_free(arguments: Arguments, _result: FreeSpell) -> tuple[FollowUp, ...]:
    """Offer the answers of the side whose turn it is, then the effect [L840]."""
    effects = (replace(step, after=FREE_DISPEL, offered=_given) for step in effect_of(arguments))
    return (
        FollowUp("dispel_free_spell", answer=FREE_DISPEL, asks=("wizard",)),
        FollowUp("let_free_spell_through", answer=FREE_DISPEL),
        *effects,
    )


@procedure(
    source="L838-840",
    roles=("wizard", "target"),
    anybody=("target",),
    effects=free_effects,
    follow_ups=after_free,
    at_large=True,
    phases=("magic",),
    demands=(demands.DISPELLERS_TURN, *demands.RESOLVING),
    check=_check_given,
    acts=acts.CAST,
    offering=offers.FREE,
)
def cast_free_spell(
    _dice: Dice,
    *,
    cast: Annotated[NamedSpell, BUNDLE],
    casting_value: CastingValue,
) -> FreeSpell:
    """Cast, without a roll, the spell that a Fiasco of 5-6 of the other side gives [L838-840].

    Args:
        cast: The spell.
        casting_value: Its own casting value, which a dispel must equal.

    Raises:
        Refusal: `no-free-spell`, and what `check_target` refuses.
    """
    cast.check()
    return FreeSpell(casting_value)


def dispel_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the power dice, and take back the free spell where it is dispelled."""
    spent = CounterChanged("power-dice", -arguments["dice_used"])
    if not result.dispelled:
        return (spent, CounterSet(DISPEL_TRIED, 1))
    return (spent, CounterSet(UNDONE, 1), CounterSet(FREE_SPELL, 0, "other"))


@procedure(
    source="L838-840",
    command="dispel",
    variant="free",
    roles=("wizard",),
    effects=dispel_effects,
    at_large=True,
    phases=("magic",),
    acts=acts.DISPEL,
    asked_by="active",
    answers=ANSWER,
    offering=offers.FREE_DISPEL,
)
def dispel_free_spell(
    dice: Dice,
    *,
    casting_value: BasicValue,
    dice_used: DiceUsed,
    by: Annotated[Dispeller, BUNDLE],
    attempted: Attempted = False,
) -> Dispel:
    """Dispel, with power dice, the spell a Fiasco of 5-6 gave the opponent [L838-840].

    Args:
        dice: The dice.
        casting_value: The spell's own casting value, which must be equalled.
        dice_used: Power dice taken from the pool in the place of dispel dice.
        by: Who dispels.
        attempted: A dispel of this spell was tried already.

    Raises:
        Refusal: `already-dispelling`, and what `check_wizard` and `check_dispel_dice` refuse.
    """
    check_untried(tried=attempted)
    by.check()
    check_dispel_dice(dice_used, by.dice_left)
    return dice.call(
        roll_dispel, need=casting_value, thrown=dice_used, level=by.level, modifier=by.modifier
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
    dice: Dice, *, casting_value: BasicValue, attempted: Attempted = False
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
