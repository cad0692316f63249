"""Casting a spell: how many dice, what they must reach, when they turn on the caster."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.blackhammer.magic.answering import after_casting, owed_before_next
from rulesets.blackhammer.magic.facts import (
    CASTING_DICE,
    CASTING_RESULT,
    DISPEL_TRIED,
    FIASCO_DUE,
    ExtraDice,
    check_known,
    comes_to,
    fiasco_of,
    none_to_resolve,
    was_aimed,
)
from rulesets.blackhammer.magic.options import Casting, WizardState
from rulesets.blackhammer.magic.resistance import meeting_effects
from rulesets.blackhammer.magic.resolving.order import check_cast
from rulesets.blackhammer.magic.targets import check_target
from rulesets.blackhammer.magic.tried_spells import check_again, tried_effects
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charts import POWER_DICE_LIMIT
from rulesets.blackhammer.unit.options import One
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Fill, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.dispelling import check_pool
from rulesets.refusal import Refusal

_STAFF: Final = "wizards-staff"
ONE: Final = frozenset({1})
DOUBLE: Final = 2
"""Natural 1s that make a Fiasco of a casting and a failure of a dispel."""


def casting_limit(level: int, extra_dice: int | None, wizard: Unit | None) -> int:
    """Return the most power dice a wizard may use for one spell [L808-818, L3076].

    Args:
        level: Magic level.
        extra_dice: Dice allowed beyond it; None for those of his own Wizard's Staff.
        wizard: The wizard, where he is known.

    Raises:
        Refusal: `not-a-wizard` at level 0.
    """
    if level < 1:
        raise Refusal("not-a-wizard")
    if extra_dice is None:
        extra_dice = int(wizard is not None and _STAFF in wizard.rules)
    return int(POWER_DICE_LIMIT.cell(1, level)) + extra_dice


@dataclass(frozen=True, slots=True)
class PowerDiceCap:
    """The number of power dice that a wizard may use for one spell."""

    max_power_dice: int


@procedure(source="L808-818, L3076")
def power_dice_cap(
    _dice: Dice,
    *,
    level: Annotated[int, Whole(1, 3), Fill("wizard", "level")],
    wizard: One = None,
    extra_dice: ExtraDice = None,
) -> PowerDiceCap:
    """Tell how many power dice a wizard may use for one spell [L808-818, L3076].

    Args:
        level: Magic level.
        wizard: The wizard, whose staff counts by itself.
        extra_dice: Dice an item allows beyond that, 1 for a wizard's staff.
    """
    return PowerDiceCap(casting_limit(level, extra_dice, wizard))


@dataclass(frozen=True, slots=True)
class CastingRoll:
    """Power dice thrown for a spell.

    Attributes:
        total: Dice, magic level and bonuses: what a dispel must equal.
        reason: `reached`, `too-low`, `lone-one` or `fiasco`.
    """

    total: int
    reason: str


def throw_magic_dice(
    dice: Dice, purpose: str, *, thrown: int, need: int, level: int, modifier: int
) -> tuple[int, str]:
    """Throw power or dispel dice and judge them, which both do alike [L820-822, L862].

    Returns:
        The total with the bonuses, and `double-one`, `lone-one`, `reached` or `too-low`.
    """
    bonus = level + modifier
    named = (Modifier("level", level), Modifier("other", modifier))
    fallen = dice.tally(
        thrown,
        ONE,
        purpose,
        need=max(2, need - bonus),
        modifiers=tuple(change for change in named if change.value),
    )
    total = fallen.total + bonus
    if fallen.matches >= DOUBLE:
        return total, "double-one"
    if fallen.total == 1:
        return total, "lone-one"
    return total, "reached" if total >= need else "too-low"


def roll_casting(
    dice: Dice, *, level: int, casting_value: int, dice_used: int, modifier: int
) -> CastingRoll:
    """Throw the power dice and judge them [L820-822]."""
    total, reason = throw_magic_dice(
        dice, "casting", thrown=dice_used, need=casting_value, level=level, modifier=modifier
    )
    return CastingRoll(total, "fiasco" if reason == "double-one" else reason)


@dataclass(frozen=True, slots=True)
class Cast:
    """The outcome of an attempt to cast.

    Attributes:
        cast: The spell is cast; the other player may dispel it.
        miscast: A Fiasco: roll on its table.
        reason: `reached`, `too-low`, `lone-one` (one die that shows 1) or `fiasco`.
        casting_value: What had to be reached.
        total: The casting result: dice, level and bonuses.
    """

    cast: bool
    miscast: bool
    reason: str
    casting_value: int | None = detail()
    total: int | None = detail()


def check_dice(dice_used: int, level: int, most: int) -> None:
    """Refuse more power dice than a wizard may use, and none [L808-818].

    Raises:
        Refusal: `no-power-die`, `too-many-power-dice`.
    """
    if dice_used < 1:
        raise Refusal("no-power-die", most=most)
    if dice_used > most:
        raise Refusal("too-many-power-dice", used=dice_used, level=level, most=most)


def casting_effects(arguments: Arguments, result: Cast) -> tuple[Effect, ...]:
    """Spend the power dice and note what was tried, whatever they did [L782, L820].

    A spell that is cast may be dispelled, once, by equalling its result [L862].
    """
    spent = CounterChanged("power-dice", -arguments["dice_used"])
    thrown = CounterSet(CASTING_DICE, arguments["dice_used"])
    effects: tuple[Effect, ...] = (spent, thrown, *tried_effects(arguments))
    if result.miscast:
        of = fiasco_of(arguments["spell"], result.casting_value)
        effects = (*effects, StatusSet("wizard", FIASCO_DUE, "phase", of))
    if not result.cast:
        return (*effects, CounterSet(CASTING_RESULT, 0), *comes_to(nothing=True))
    met = meeting_effects(arguments["target"], arguments["spell_type"])
    reached = CounterSet(CASTING_RESULT, result.total or 0)
    fresh = CounterSet(DISPEL_TRIED, 0, "other")
    comes = comes_to(nothing=False, spell=arguments["spell"])
    return (*effects, *met, *was_aimed(arguments), fresh, reached, *comes)


@procedure(
    source="L776-822",
    command="cast",
    follow_ups=after_casting,
    roles=("wizard", "target"),
    anybody=("target",),
    effects=casting_effects,
    at_large=True,
    phases=("magic",),
    demands=demands.CASTING,
    acts=acts.CAST,
    check=check_cast,
    owed=owed_before_next,
    offering=tuple(replace(each, stands=none_to_resolve) for each in offers.CAST),
)
def cast_spell(
    dice: Dice,
    *,
    casting: Annotated[Casting, BUNDLE],
    state: Annotated[WizardState, BUNDLE],
) -> Cast:
    """Try to cast a spell with power dice [L776-822].

    Args:
        dice: The dice.
        casting: The attempt.
        state: Circumstances that may keep the wizard from magic.

    Raises:
        Refusal: what `check_known`, `check_wizard`, `casting_limit`, `check_again`, `check_dice`,
            `check_target` and `check_pool` refuse.
    """
    spell, wizard, target = casting.spell, casting.wizard, casting.target
    check_known(wizard, spell)
    state.check()
    most = casting_limit(casting.level, casting.extra_dice, wizard)
    check_again(wizard, spell, tried=casting.tried, in_play=casting.in_play)
    check_dice(casting.dice_used, casting.level, most)
    check_target(
        spell,
        casting.spell_type,
        wizard=wizard,
        target=target,
        rules=NO_RULES if target is None else target.rules,
        engaged=casting.engaged,
        target_engaged=casting.target_engaged,
        visible=casting.visible,
    )
    check_pool(casting.dice_used, casting.dice_left)
    need = casting.casting_value
    roll = dice.call(
        roll_casting,
        level=casting.level,
        casting_value=need,
        dice_used=casting.dice_used,
        modifier=casting.modifier,
    )
    if roll.reason in ("lone-one", "fiasco"):
        dice.tell(roll.reason)
    return Cast(roll.reason == "reached", roll.reason == "fiasco", roll.reason, need, roll.total)
