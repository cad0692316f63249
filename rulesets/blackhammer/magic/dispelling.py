"""Dispelling: a spell just cast, one that remains in play, a bound one, the Fiasco's free one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from rulesets.blackhammer.house import InPlayTie
from rulesets.blackhammer.magic.casting import throw_magic_dice
from rulesets.blackhammer.magic.facts import (
    DISPEL_TRIED,
    Bonus,
    CastingValue,
    DiceLeft,
    DiceUsed,
    Level,
    Resistance,
    Spell,
    SpellType,
    WizardFleeing,
    WizardOffTable,
    WizardStupid,
    check_pool,
    check_wizard,
)
from rulesets.blackhammer.magic.resistance import (
    RESISTANCE_RULES,
    check_resistance,
    met_so_far,
    resistances_of,
)
from rulesets.blackhammer.options import One, YesNo
from rulesets.core.effect import CounterChanged, CounterSet, Effect, SpellEnded
from rulesets.core.parameter import Choice, Fill, Flag, FromSpell, InPlay, Kept, Rules, Whole
from rulesets.core.procedure import Arguments
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

Attempted: TypeAlias = Annotated[bool, Flag(), Kept(DISPEL_TRIED, "other")]
ValueInPlay: TypeAlias = Annotated[int, Whole(1, 40), FromSpell("casting_value"), InPlay("value")]
Pool: TypeAlias = Annotated[str, Choice(("dispel-dice", "power-dice"))]
TargetResistance: TypeAlias = Annotated[
    SpecialRules, Rules(RESISTANCE_RULES), Fill("target", "rules")
]


@dataclass(frozen=True, slots=True)
class Dispel:
    """What became of a dispel attempt.

    Attributes:
        dispelled: The spell is undone.
        reason: `reached`, `too-low`, `lone-one` (one die that shows 1), `double-one` (two or more
            dice do), `let-through` (nobody tried).
        need: What had to be equalled.
        total: Dice, level and bonuses.
    """

    dispelled: bool
    reason: str
    need: int | None = detail()
    total: int | None = detail()


def roll_dispel(dice: Dice, *, need: int, thrown: int, level: int, modifier: int) -> Dispel:
    """Throw dispel dice and judge them [L862]."""
    total, reason = throw_magic_dice(
        dice, "dispel", thrown=thrown, need=need, level=level, modifier=modifier
    )
    if reason == "double-one":
        dice.tell("dispel-double-one")
    elif reason == "lone-one":
        dice.tell("lone-one")
    return Dispel(reason == "reached", reason, need, total)


def check_dispel_dice(used: int, resistance: int, left: int | None) -> None:
    """Refuse an attempt without a die or with more than the pool holds [L858].

    Raises:
        Refusal: `no-dispel-die`, `pool-too-small`.
    """
    if used + resistance < 1:
        raise Refusal("no-dispel-die")
    check_pool(used, left)


def dispel(
    dice: Dice,
    *,
    casting_result: Annotated[int, Whole(1, 80)],
    dice_used: DiceUsed,
    level: Level = 0,
    modifier: Bonus = 0,
    resistance: Resistance = 0,
    target: One = None,
    target_rules: TargetResistance = NO_RULES,
    dice_left: DiceLeft = None,
    spell: Spell = "",  # noqa: ARG001 - kept for the log
    spell_type: SpellType = None,
    attempted: Attempted = False,
    fleeing: WizardFleeing = False,
    stupid: WizardStupid = False,
    off_table: WizardOffTable = False,
    rear_rank: YesNo = False,
) -> Dispel:
    """Try to dispel a spell just cast [L858-862, L2842].

    Args:
        dice: The dice.
        casting_result: The result the spell was cast with, not its casting value.
        dice_used: Dispel dice taken from the pool.
        level: Magic level of the wizard who dispels, 0 for the army itself.
        modifier: What items and abilities add.
        resistance: Dice of the target's magic resistance thrown beside them.
        target: Whom the spell was cast on.
        target_rules: Its special rules.
        dice_left: Dice in the pool, None when nobody said.
        spell: Its name.
        spell_type: Its type; resistance helps against magic missiles and curses.
        attempted: A dispel of this spell was tried already.
        fleeing: The wizard flees.
        stupid: The wizard failed a Stupidity test.
        off_table: The wizard left the table.
        rear_rank: The wizard stands in a rear rank.

    Raises:
        Refusal: `already-dispelling`, and what `check_wizard`, `check_resistance` and
            `check_dispel_dice` refuse.
    """
    if attempted:
        raise Refusal("already-dispelling")
    check_wizard(fleeing=fleeing, stupid=stupid, off_table=off_table, rear_rank=rear_rank)
    held = resistances_of(target, target_rules)
    check_resistance(resistance, held, spell_type, spells=max(1, met_so_far(target)))
    check_dispel_dice(dice_used, resistance, dice_left)
    if resistance:
        dice.tell("resistance", dice=resistance)
    thrown = dice_used + resistance
    return dice.call(
        roll_dispel, need=casting_result, thrown=thrown, level=level, modifier=modifier
    )


def bound_effects(arguments: Arguments, _result: object) -> tuple[Effect, ...]:
    """Spend the dispel dice, whatever they did; those of a resistance come from no pool."""
    used = arguments["dice_used"]
    return (CounterChanged("dispel-dice", -used, "other"),) if used else ()


def dispel_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice; the spell that was cast last has had its one attempt [L862]."""
    return (*bound_effects(arguments, result), CounterSet(DISPEL_TRIED, 1, "other"))


def dispel_in_play(
    dice: Dice,
    *,
    casting_value: ValueInPlay,
    dice_used: DiceUsed,
    level: Level = 0,
    modifier: Bonus = 0,
    pool: Pool = "dispel-dice",  # noqa: ARG001 - tells whose dice are spent
    dice_left: DiceLeft = None,
    spell: Spell = "",  # noqa: ARG001 - named to the battle when it ends
    this_phase: Annotated[bool, Flag(), InPlay("fresh")] = False,
    fleeing: WizardFleeing = False,
    stupid: WizardStupid = False,
    off_table: WizardOffTable = False,
    rear_rank: YesNo = False,
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
        level: Magic level of the wizard who dispels, 0 for the army itself.
        modifier: What items and abilities add.
        pool: Whose dice: `power-dice` of the player whose turn it is, `dispel-dice` of the other.
        dice_left: Dice in that pool, None when nobody said.
        spell: Its name.
        this_phase: The spell was cast in this same phase.
        fleeing: The wizard flees.
        stupid: The wizard failed a Stupidity test.
        off_table: The wizard left the table.
        rear_rank: The wizard stands in a rear rank.
        in_play_tie: Whether a result equal to the casting value is enough, `dispelled`, or the
            spell then `holds`.

    Raises:
        Refusal: `cast-this-phase`, and what `check_wizard` and `check_dispel_dice` refuse.
    """
    if this_phase:
        raise Refusal("cast-this-phase")
    check_wizard(fleeing=fleeing, stupid=stupid, off_table=off_table, rear_rank=rear_rank)
    check_dispel_dice(dice_used, 0, dice_left)
    need = casting_value + (in_play_tie == "holds")
    return dice.call(roll_dispel, need=need, thrown=dice_used, level=level, modifier=modifier)


def in_play_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice and end the spell where the attempt succeeded and it has a name."""
    active = arguments["pool"] == "power-dice"
    spent = CounterChanged(
        arguments["pool"], -arguments["dice_used"], "active" if active else "other"
    )
    if result.dispelled and arguments["spell"]:
        return (spent, SpellEnded(arguments["spell"]))
    return (spent,)


def bound_spell(
    dice: Dice,
    *,
    power_level: Annotated[int, Whole(1, 40)],
    dice_used: DiceUsed = 0,
    level: Level = 0,
    modifier: Bonus = 0,
    resistance: Resistance = 0,
    target: One = None,
    target_rules: TargetResistance = NO_RULES,
    dice_left: DiceLeft = None,
    spell: Spell = "",  # noqa: ARG001 - kept for the log
    spell_type: SpellType = None,
    attempted: YesNo = False,
    fleeing: WizardFleeing = False,
    stupid: WizardStupid = False,
    off_table: WizardOffTable = False,
    rear_rank: YesNo = False,
) -> Dispel:
    """Release a bound spell, which needs no roll, and dispel it or let it through [L882].

    Args:
        dice: The dice.
        power_level: What a dispel must equal.
        dice_used: Dispel dice taken from the pool; without any the spell goes through.
        level: Magic level of the wizard who dispels, 0 for the army itself.
        modifier: What items and abilities add.
        resistance: Dice of the target's magic resistance thrown beside them.
        target: Whom the spell was cast on.
        target_rules: Its special rules.
        dice_left: Dice in the pool, None when nobody said.
        spell: Its name.
        spell_type: Its type; resistance helps against magic missiles and curses.
        attempted: A dispel of this spell was tried already.
        fleeing: The wizard who dispels flees.
        stupid: The wizard who dispels failed a Stupidity test.
        off_table: The wizard who dispels left the table.
        rear_rank: The wizard who dispels stands in a rear rank.

    Raises:
        Refusal: what `dispel` refuses.
    """
    if not dice_used + resistance:
        dice.tell("let-through")
        return Dispel(False, "let-through", power_level)
    return dispel(
        dice,
        casting_result=power_level,
        dice_used=dice_used,
        level=level,
        modifier=modifier,
        resistance=resistance,
        target=target,
        target_rules=target_rules,
        dice_left=dice_left,
        spell_type=spell_type,
        attempted=attempted,
        fleeing=fleeing,
        stupid=stupid,
        off_table=off_table,
        rear_rank=rear_rank,
    )


def dispel_free_spell(
    dice: Dice,
    *,
    casting_value: CastingValue,
    dice_used: DiceUsed,
    level: Level = 0,
    modifier: Bonus = 0,
    dice_left: DiceLeft = None,
    fleeing: WizardFleeing = False,
    stupid: WizardStupid = False,
    off_table: WizardOffTable = False,
    rear_rank: YesNo = False,
) -> Dispel:
    """Dispel, with power dice, the spell a Fiasco of 5-6 gave the opponent [L838-840].

    Args:
        dice: The dice.
        casting_value: The spell's own casting value, which must be equalled.
        dice_used: Power dice taken from the pool in the place of dispel dice.
        level: Magic level of the wizard who dispels, 0 for the army itself.
        modifier: What items and abilities add.
        dice_left: Power dice left, None when nobody said.
        fleeing: The wizard flees.
        stupid: The wizard failed a Stupidity test.
        off_table: The wizard left the table.
        rear_rank: The wizard stands in a rear rank.

    Raises:
        Refusal: what `check_wizard` and `check_dispel_dice` refuse.
    """
    check_wizard(fleeing=fleeing, stupid=stupid, off_table=off_table, rear_rank=rear_rank)
    check_dispel_dice(dice_used, 0, dice_left)
    return dice.call(
        roll_dispel, need=casting_value, thrown=dice_used, level=level, modifier=modifier
    )


def free_spell_effects(arguments: Arguments, _result: object) -> tuple[Effect, ...]:
    """Spend the power dice."""
    return (CounterChanged("power-dice", -arguments["dice_used"]),)
