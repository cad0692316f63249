"""Dispelling: a spell just cast, or one that remains in play [L953-959, L975-979, L1056-1058]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, FromTable, InPlay, Kept, Whole, untold
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.dispelling import (
    POOLS,
    Dispel,
    check_dispel_dice,
    check_lasts,
    check_owner,
    ended,
    own_pool,
    side_of,
)
from rulesets.rank_and_flank.spell_answers import ANSWER
from rulesets.refusal import Refusal
from rulesets.t9a.magic.aid import (
    ICON,
    Dispelling,
    aided_level,
    aids_of,
    check_is_wizard,
    dispel_rests,
    wand_spent,
    wave_wand,
)
from rulesets.t9a.magic.answering import CastingTotal
from rulesets.t9a.magic.facts import (
    CASTING_TOTAL,
    OVERWHELMING,
    USED,
    Bonuses,
    DiceUsed,
    Fleeing,
    LastBound,
    Level,
    LostFocus,
    Spell,
    check_wizard,
)
from rulesets.t9a.magic.pending import was_dispelled, was_withstood
from rulesets.t9a.magic.throw import modifiers_of, throw_magic
from rulesets.t9a.paths.book import spell_of
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import DISPELLERS_TURN
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import One, YesNo

_BOUND: Final = Modifier("bound-spell", 1)
"""The bonus against an item's spell, beyond the limit [L1058]."""


def _in_play(situation: Situation, own: Raw | None) -> tuple[str, ...]:
    """Return the spells that the side that asks may dispel by dice: others', of earlier phases."""
    if own is True:
        return ()
    others = (side for side in situation.sides if side.name != situation.asking)
    every = (spell for side in others for spell in side.spells)
    return tuple(dict.fromkeys(each.name for each in every if each.kind == "in-play"))


_Lasting: TypeAlias = Annotated[Spell, FromTable(untold, of=("own",), among=_in_play)]
_PowerLeft: TypeAlias = Annotated[
    int | None, Whole(0, 12), Kept("power-dice", refuses=("pool-too-small",))
]
_DispelLeft: TypeAlias = Annotated[
    int | None, Whole(0, 12), Kept("dispel-dice", "other", refuses=("pool-too-small",))
]


def _roll(
    dice: Dice,
    need: int,
    used: int,
    level: int,
    bonuses: tuple[int, ...],
    *,
    lost_focus: bool,
    bound: bool = False,
    rules: SpecialRules = NO_RULES,
    wand: tuple[Modifier, ...] = (),
) -> Dispel:
    """Throw the dice and judge them: they fail as `too-low`, or `weak` for one die of 1 or 2."""
    level = aided_level(level, rules, dispelling=True)
    named = modifiers_of(level, bonuses, lost_focus=lost_focus, aids=aids_of(rules))
    if bound and not lost_focus:
        named = (*named, _BOUND)
    named = (*named, *wand)
    thrown = throw_magic(
        dice,
        "dispel",
        count=used,
        need=need,
        modifiers=named,
        powerless=lost_focus,
        steady=bool(wand),
    )
    reason = "reached" if thrown.reached else "weak" if thrown.weak else "too-low"
    return Dispel(thrown.reached, reason, thrown.total, need)


def dispel_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice; a failure loses focus; a spell that is dispelled brings no Miscast."""
    used = arguments["dice_used"]
    effects: list[Effect] = [
        CounterChanged("dispel-dice", -used, "other"),
        CounterChanged(USED, used, "other"),
        CounterSet(CASTING_TOTAL, 0),
    ]
    if result.dispelled:
        effects += (CounterSet(OVERWHELMING, 0), *was_dispelled())
    else:
        effects += (StatusSet("wizard", "lost-focus", "phase"), was_withstood())
    return (*effects, *wand_spent(arguments))


@procedure(
    source="L975-979, L985-999, L1056-1058",
    command="dispel",
    variant="cast",
    effects=dispel_effects,
    at_large=True,
    phases=("magic",),
    demands=(DISPELLERS_TURN,),
    beyond=Beyond("magic-aids", ("same", "newer", "draft"), switch="beyond", rests=dispel_rests),
    acts=acts.DISPEL,
    asked_by="other",
    answers=ANSWER,
    offering=(offers.DISPEL, offers.DISPEL_ALONE),
)
def dispel(
    dice: Dice,
    *,
    wizard: One = None,
    casting_total: CastingTotal,
    dice_used: DiceUsed,
    level: Level = 0,
    bonuses: Bonuses = (),
    bound: LastBound = False,
    dispel_left: _DispelLeft = None,
    lost_focus: LostFocus = False,
    wizard_fleeing: Fleeing = False,
    wand: YesNo = False,
    rules: Dispelling = NO_RULES,
    beyond: Played = "on",
) -> Dispel:
    """Try to dispel a spell just cast, with any number of Dispel Dice [L975-979].

    Args:
        dice: The dice.
        wizard: Who dispels; an army without Wizards may as well.
        casting_total: What the spell was cast with.
        dice_used: Dispel Dice thrown.
        level: The Wizard's Magic Level.
        bonuses: Every other modifier, each by itself.
        bound: The spell is an item's: 1 more, beyond the limit.
        dispel_left: Dispel Dice in the pool.
        lost_focus: He has lost focus.
        wizard_fleeing: He flees.
        wand: He uses a Wand of Stability: D6 more, beyond the limit, and a low die is enough.
        rules: A Book of Arcane Power adds 1, a unit with an Aether Icon dispels as a Master, a
            Wizard Conclave as an Apprentice.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `wizard-fleeing`, `not-a-wizard`, `no-dispel-die`, `pool-too-small`, and those of
            `wave_wand`.
    """
    check_wizard(wizard, fleeing=wizard_fleeing)
    check_is_wizard(wizard, ICON)
    check_dispel_dice(dice_used, dispel_left)
    played = rules if beyond == "on" else NO_RULES
    stick = _wand(dice, wizard, played, used=wand, beyond=beyond, lost_focus=lost_focus)
    rolled = _roll(
        dice,
        casting_total,
        dice_used,
        level,
        bonuses,
        lost_focus=lost_focus,
        bound=bound,
        rules=played,
        wand=stick,
    )
    return _of(rolled, wizard)


def _of(rolled: Dispel, wizard: Unit | None) -> Dispel:
    """Return an attempt with the Wizard who loses focus by it."""
    if rolled.dispelled or wizard is None:
        return rolled
    return replace(rolled, distracted=wizard.name)


def _wand(
    dice: Dice, wizard: One, rules: SpecialRules, *, used: bool, beyond: str, lost_focus: bool
) -> tuple[Modifier, ...]:
    if not used or beyond != "on":
        return ()
    return wave_wand(dice, wizard, rules, lost_focus=lost_focus)


def in_play_effects(arguments: Arguments, result: Dispel) -> tuple[Effect, ...]:
    """Spend the dice; end the spell, or the Wizard's focus."""
    effects: list[Effect] = []
    used = arguments["dice_used"]
    if result.reason != "own" and used:
        side = side_of(arguments["pool"])
        effects += (
            CounterChanged(arguments["pool"], -used, side),
            CounterChanged(USED, used, side),
        )
    spell, pool = arguments["spell"], arguments["pool"]
    effects += ended(spell, pool, dispelled=result.dispelled, own=result.reason == "own")
    if not result.dispelled:
        effects.append(StatusSet("wizard", "lost-focus", "phase"))
    return (*effects, *wand_spent(arguments))


def _check_own(situation: Situation, arguments: Arguments) -> None:
    """Refuse to end a spell of the other side as one's own.

    Raises:
        Refusal: as `check_owner`.
    """
    if arguments["own"]:
        power = arguments["pool"] == "power-dice"
        side = situation.active if power else situation.others[0]
        check_owner(situation, arguments["spell"], side.name)


@procedure(
    source="L933-935, L953-959",
    command="dispel",
    variant="in-play",
    check=_check_own,
    effects=in_play_effects,
    at_large=True,
    phases=("magic",),
    beyond=Beyond("magic-aids", ("same", "newer", "draft"), switch="beyond", rests=dispel_rests),
    acts=acts.DISPEL,
    offering=(offers.IN_PLAY, offers.END_OWN),
)
def dispel_in_play(
    dice: Dice,
    *,
    wizard: One = None,
    spell: _Lasting = "",
    casting_value: Annotated[int | None, Whole(1, 40), InPlay("value")] = None,
    own: YesNo = False,
    dice_used: DiceUsed = 0,
    pool: Annotated[str, Choice(POOLS), FromTable(own_pool, of=("wizard",))] = "dispel-dice",
    level: Level = 0,
    bonuses: Bonuses = (),
    this_phase: Annotated[YesNo, InPlay("fresh")] = False,
    power_left: _PowerLeft = None,
    dispel_left: _DispelLeft = None,
    lost_focus: LostFocus = False,
    wizard_fleeing: Fleeing = False,
    wand: YesNo = False,
    rules: Dispelling = NO_RULES,
    beyond: Played = "on",
) -> Dispel:
    """Dispel a spell that remains in play, or end one's own without dice [L953-959].

    What it was cast with does not matter, nor do its improved versions: the lowest value at which
    it remains in play is enough.

    Args:
        dice: The dice.
        wizard: Who dispels.
        spell: The spell.
        casting_value: Its lowest casting value with this duration, or its Power Level.
        own: It is one's own, and ends.
        dice_used: Magic Dice thrown.
        pool: Whose: Dispel Dice, or the Power Dice of the player whose turn it is.
        level: The Wizard's Magic Level.
        bonuses: Every other modifier, each by itself.
        this_phase: It was cast in this phase: only its owner ends it.
        power_left: Power Dice in the pool.
        dispel_left: Dispel Dice in the pool.
        lost_focus: He has lost focus.
        wizard_fleeing: He flees.
        wand: He uses a Wand of Stability: D6 more, beyond the limit, and a low die is enough.
        rules: A Book of Arcane Power adds 1, a unit with an Aether Icon dispels as a Master, a
            Wizard Conclave as an Apprentice.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `cast-this-phase`, `missing-option`, `wizard-fleeing`, `not-a-wizard`,
            `no-dispel-die`, `pool-too-small`.
    """
    if own:
        return Dispel(True, "own")
    check_lasts(this_phase=this_phase)
    known = spell_of(spell)
    need = casting_value or (None if known is None else known.remains_value)
    if need is None:
        raise Refusal("missing-option", option="casting_value")
    check_wizard(wizard, fleeing=wizard_fleeing)
    check_is_wizard(wizard, ICON)
    check_dispel_dice(dice_used, dispel_left if pool == "dispel-dice" else power_left)
    played = rules if beyond == "on" else NO_RULES
    stick = _wand(dice, wizard, played, used=wand, beyond=beyond, lost_focus=lost_focus)
    rolled = _roll(
        dice, need, dice_used, level, bonuses, lost_focus=lost_focus, rules=played, wand=stick
    )
    return _of(rolled, wizard)
