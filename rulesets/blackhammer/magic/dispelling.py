"""Dispelling: a spell just cast, one that remains in play, a bound one."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, TypeAlias

from rulesets.blackhammer.magic.answering import (
    Attempted,
    CastingResult,
    asked,
    has_no_wizard,
    settled,
)
from rulesets.blackhammer.magic.casting import throw_magic_dice
from rulesets.blackhammer.magic.facts import (
    DURATIONS,
    DiceUsed,
    Spell,
    check_untried,
    comes_to,
)
from rulesets.blackhammer.magic.options import Aimed, Dispeller
from rulesets.blackhammer.magic.resistance import check_resistance, met_so_far, resistances_of
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import effect_of
from rulesets.blackhammer.unit.house import InPlayTie
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import (
    Choice,
    Flag,
    FromSpell,
    FromTable,
    InPlay,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import (
    POOLS,
    Dispel,
    check_dispel_dice,
    check_lasts,
    ended,
    own_pool,
    side_of,
)
from rulesets.rank_and_flank.spell_answers import ANSWER
from rulesets.refusal import Refusal

ValueInPlay: TypeAlias = Annotated[int, Whole(1, 40), FromSpell("casting_value"), InPlay("value")]
Pool: TypeAlias = Annotated[str, Choice(POOLS), FromTable(own_pool, of=("wizard",))]


def roll_dispel(dice: Dice, *, need: int, thrown: int, level: int, modifier: int) -> Dispel:
    """Throw dispel dice and judge them [L862].

    It fails as `too-low`, as a `lone-one` (one die that shows 1) or as a `double-one` (two or more
    dice do).
    """
    total, reason = throw_magic_dice(
        dice, "dispel", thrown=thrown, need=need, level=level, modifier=modifier
    )
    if reason == "double-one":
        dice.tell("dispel-double-one")
    elif reason == "lone-one":
        dice.tell("lone-one")
    return Dispel(reason == "reached", reason, total, need)


def dispel_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice; the spell that was cast last has had its one attempt [L862]."""
    tried = (*_spent(arguments), settled())
    return (*tried, *comes_to(nothing=True)) if result.dispelled else tried


@procedure(
    source="L858-862",
    command="dispel",
    variant="spell",
    roles=("wizard", "target"),
    anybody=("target",),
    effects=dispel_effects,
    at_large=True,
    phases=("magic",),
    demands=(demands.DISPELLERS_TURN,),
    acts=acts.DISPEL,
    asked_by="other",
    answers=ANSWER,
    offering=(offers.DISPEL, replace(offers.DISPEL_BY_ARMY, stands=has_no_wizard(asked))),
)
def dispel(
    dice: Dice,
    *,
    casting_result: CastingResult,
    dice_used: DiceUsed,
    by: Annotated[Dispeller, BUNDLE],
    aimed: Annotated[Aimed, BUNDLE],
    attempted: Attempted = False,
) -> Dispel:
    """Try to dispel a spell just cast [L858-862, L2842].

    Args:
        dice: The dice.
        casting_result: The result the spell was cast with, not its casting value.
        dice_used: Dispel dice taken from the pool.
        by: Who dispels.
        aimed: The spell.
        attempted: A dispel of this spell was tried already.

    Raises:
        Refusal: `already-dispelling`, and what `check_wizard`, `check_resistance` and
            `check_dispel_dice` refuse.
    """
    check_untried(tried=attempted)
    by.check()
    resistance, target = aimed.resistance, aimed.target
    held = resistances_of(target, aimed.target_rules)
    check_resistance(resistance, held, aimed.spell_type, spells=max(1, met_so_far(target)))
    check_dispel_dice(dice_used, by.dice_left, beside=resistance)
    if resistance:
        dice.tell("resistance", dice=resistance)
    return _roll(dice, casting_result, dice_used + resistance, by)


def _roll(dice: Dice, need: int, thrown: int, by: Dispeller) -> Dispel:
    return dice.call(roll_dispel, need=need, thrown=thrown, level=by.level, modifier=by.modifier)


def bound_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice, and note whether the bound spell came to nothing."""
    return (*_spent(arguments), *comes_to(nothing=result.dispelled, spell=arguments["spell"]))


def after_bound(arguments: Arguments, result: Dispel) -> tuple[FollowUp, ...]:
    """Offer the effect of a bound spell that was not dispelled [L882]."""
    return () if result.dispelled else effect_of({**arguments, "wizard": None})


def _spent(arguments: Arguments) -> tuple[Effect, ...]:
    """Spend the dispel dice, whatever they did; those of a resistance come from no pool."""
    used = arguments["dice_used"]
    return (CounterChanged("dispel-dice", -used, "other"),) if used else ()


def _check_in_play(situation: Situation, arguments: Arguments) -> None:
    """Refuse to dispel a spell that is in play no more, or never was.

    Raises:
        Refusal: `spell-not-in-play`.
    """
    spell = arguments["spell"]
    found = [each.name.casefold() for side in situation.sides for each in side.spells]
    if spell and spell.casefold() not in found:
        raise Refusal("spell-not-in-play", spell=spell)


def in_play_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice and end the spell where the attempt succeeded and it has a name."""
    pool = arguments["pool"]
    spent = CounterChanged(pool, -arguments["dice_used"], side_of(pool))
    return (spent, *ended(arguments["spell"], pool, dispelled=result.dispelled))


@procedure(
    source="L878",
    command="dispel",
    variant="in-play",
    roles=("wizard",),
    effects=in_play_effects,
    at_large=True,
    phases=("magic",),
    check=_check_in_play,
    acts=acts.DISPEL,
    offering=offers.IN_PLAY,
)
def dispel_in_play(
    dice: Dice,
    *,
    casting_value: ValueInPlay,
    dice_used: DiceUsed,
    by: Annotated[Dispeller, BUNDLE],
    pool: Pool = "dispel-dice",  # noqa: ARG001 - tells whose dice are spent
    spell: Spell = "",
    duration: Annotated[str, Choice(DURATIONS), FromSpell("duration")] = "in-play",
    this_phase: Annotated[bool, Flag(), InPlay("fresh")] = False,
    in_play_tie: InPlayTie = "dispelled",
) -> Dispel:
    """Try to end a spell that remains in play, at the end of a magic phase [L878].

    The player whose turn it is goes first with power dice left, the other follows with dispel
    dice. Equalling the casting value is enough, as in every dispel, unless the players hold the
    text to its word: beat.

    Args:
        dice: The dice.
        casting_value: The spell's casting value; the result it was cast with does not matter.
        dice_used: Dice taken from the pool.
        by: Who dispels.
        pool: Whose dice: `power-dice` of the player whose turn it is, `dispel-dice` of the other.
        spell: Its name.
        duration: How long it lasts by itself; only what remains in play is dispelled [L866, L878].
        this_phase: The spell was cast in this same phase.
        in_play_tie: Whether a result equal to the casting value is enough, `dispelled`, or the
            spell then `holds`.

    Raises:
        Refusal: `spell-not-remaining`, `cast-this-phase`, and what `check_wizard` and
            `check_dispel_dice` refuse.
    """
    if duration != "in-play":
        raise Refusal("spell-not-remaining", spell=spell)
    check_lasts(this_phase=this_phase)
    by.check()
    check_dispel_dice(dice_used, by.dice_left)
    return _roll(dice, casting_value + (in_play_tie == "holds"), dice_used, by)


@procedure(
    source="L882",
    command="dispel",
    variant="bound",
    roles=("wizard", "target"),
    anybody=("target",),
    effects=bound_effects,
    follow_ups=after_bound,
    at_large=True,
    phases=("magic",),
    demands=(demands.DISPELLERS_TURN,),
    acts=acts.DISPEL,
)
def bound_spell(
    dice: Dice,
    *,
    power_level: Annotated[int, Whole(1, 40)],
    dice_used: DiceUsed = 0,
    by: Annotated[Dispeller, BUNDLE],
    aimed: Annotated[Aimed, BUNDLE],
    attempted: YesNo = False,
) -> Dispel:
    """Release a bound spell, which needs no roll, and dispel it or let it through [L882].

    Args:
        dice: The dice.
        power_level: What a dispel must equal.
        dice_used: Dispel dice taken from the pool; without any the spell goes through.
        by: Who dispels.
        aimed: The spell.
        attempted: A dispel of this spell was tried already.

    Raises:
        Refusal: what `dispel` refuses.
    """
    if not dice_used + aimed.resistance:
        dice.tell("let-through")
        return Dispel(False, "let-through", need=power_level)
    return dispel(
        dice,
        casting_result=power_level,
        dice_used=dice_used,
        by=by,
        aimed=aimed,
        attempted=attempted,
    )
