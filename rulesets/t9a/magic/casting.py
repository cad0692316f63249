"""Casting a spell, a Wizard's own or that of an item [L961-973, L985-999, L1037-1054]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.magic.aid import (
    SCEPTRE,
    Casting,
    aided_level,
    aids_of,
    cast_rests,
    check_borne,
    check_is_wizard,
)
from rulesets.t9a.magic.aim import SPELL_CASTABLE, VERSION_OF, check_side, was_aimed
from rulesets.t9a.magic.answering import ANSWERS, DISPEL, owed
from rulesets.t9a.magic.facts import (
    BOUND_CAST,
    CASTING_DICE,
    CASTING_TOTAL,
    ITEM_GONE,
    OVERWHELMING,
    TRIED,
    USED,
    Barred,
    Bonuses,
    CastingValue,
    DiceUsed,
    Fleeing,
    Gone,
    Level,
    LostFocus,
    Spell,
    Tried,
    Turn,
    VersionName,
    casting_need,
    check_known,
    check_wizard,
)
from rulesets.t9a.magic.order import BACKFIRES, in_order, may_follow
from rulesets.t9a.magic.pending import was_cast
from rulesets.t9a.magic.target import Seen, check_target
from rulesets.t9a.magic.throw import modifiers_of, throw_magic
from rulesets.t9a.paths.book import spell_of
from rulesets.t9a.paths.spell import Version
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.spending import item_spent

if TYPE_CHECKING:
    pass

_MOST: Final = 5
"""Dice for one casting [L967]."""
_RING: Final = "ring-of-fire"
_OF_RING: Final = "fireball"
"""A common item, and its spell [R L1085-1197]."""
ITEM_LOST: Final = 4
"""Dice from which overwhelming power destroys an item [L1051]."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The outcome of an attempt to cast.

    Attributes:
        cast: It succeeded; the other player may dispel it.
        reason: `reached`, `too-low`, or `weak` for a single die of 1 or 2.
        overwhelming: Two natural 6s or more: if nobody dispels it, a Miscast follows.
        total: What a dispel must equal.
        casting_value: What had to be reached.
        reroll: Whether a Sceptre of Power was used.
        bound: Whether it is an item's: overwhelming power strains the item, no Miscast follows.
    """

    cast: bool
    reason: Literal["reached", "too-low", "weak"]
    overwhelming: bool
    total: int | None = detail()
    casting_value: int | None = detail()
    reroll: bool | None = detail()
    bound: bool | None = detail()


def casting_effects(arguments: Arguments, result: Cast) -> tuple[Effect, ...]:
    """Spend the dice; a failure loses focus, but not for the bearer of an item [L971, L1043]."""
    used, wizard, bound = arguments["dice_used"], arguments["wizard"], arguments["power_level"]
    effects: list[Effect] = [CounterChanged("power-dice", -used), CounterChanged(USED, used)]
    named = None if wizard is None else counted_by(TRIED, arguments["spell"], unit=wizard.name)
    if named is not None:
        effects.append(CounterChanged(named, 1, "wizard"))
    effects += (
        CounterSet(CASTING_TOTAL, (result.total or 0) if result.cast else 0),
        CounterSet(OVERWHELMING, used if result.overwhelming else 0),
        CounterSet(BOUND_CAST, int(bound is not None)),
        CounterSet(CASTING_DICE, used if result.cast else 0),
        *was_cast(arguments["spell"], cast=result.cast, version=arguments["version"]),
        *was_aimed(arguments, cast=result.cast),
    )
    if result.reroll:
        effects += item_spent("wizard", wizard, SCEPTRE)
    if not result.cast and bound is None:
        effects.append(StatusSet("wizard", "lost-focus", "phase"))
    return tuple(effects)


def after_casting(arguments: Arguments, result: Cast) -> tuple[FollowUp, ...]:
    """Offer to dispel or resolve what is cast, and the backfire of overwhelming power."""
    if not result.cast:
        return ()
    found = list(effect_next(arguments))
    if result.overwhelming:
        found.append(_backfire(arguments))
    return (*ANSWERS, *(replace(step, after=DISPEL) for step in found))


def _check_cast(situation: Situation, arguments: Arguments) -> None:
    """Refuse to cast before the flux has given any Power Dice, or on the wrong side [L947-951].

    Raises:
        Refusal: `flux-first`; as `check_side`.
    """
    active, wizard = situation.active, arguments["wizard"]
    rolled = active.counter("flux-rolled") or active.counter("power-dice")
    known = wizard is None or wizard.knows(arguments["spell"]) is not False
    if known and not rolled and not arguments["power_left"]:
        raise Refusal("flux-first", side=active.name, first="magic_flux")
    bound = arguments["power_level"] is not None
    version = "basic" if bound else arguments["version"]
    check_side(situation, "cast_spell", arguments, version)


@procedure(
    source="L961-973, L985-999, L1037-1047",
    command="cast",
    check=_check_cast,
    anybody=("target",),
    effects=casting_effects,
    follow_ups=after_casting,
    at_large=True,
    phases=("magic",),
    demands=(Demand("wizard", turn="own"),),
    beyond=Beyond("magic-aids", ("same", "draft"), switch="beyond", rests=cast_rests),
    acts=acts.CAST,
    owed=owed,
    offering=tuple(replace(each, stands=may_follow("cast")) for each in (offers.CAST, offers.RING)),
)
def cast_spell(
    dice: Dice,
    *,
    wizard: One = None,
    spell: Annotated[Spell, SPELL_CASTABLE] = "",
    target: One = None,
    dice_used: DiceUsed,
    version: Annotated[VersionName, VERSION_OF] = "basic",
    casting_value: CastingValue = None,
    level: Level = 0,
    bonuses: Bonuses = (),
    power_level: Annotated[int | None, Whole(1, 40)] = None,
    power_left: Annotated[
        int | None, Whole(0, 12), Kept("power-dice", refuses=("pool-too-small", "flux-first"))
    ] = None,
    lost_focus: LostFocus = False,
    wizard_fleeing: Fleeing = False,
    tried: Tried = False,
    item_gone: Gone = False,
    in_play: YesNo = False,
    engaged: Annotated[bool, Flag(), Fill("wizard", "status:engaged")] = False,
    target_engaged: Annotated[bool, Flag(), Fill("target", "status:engaged")] = False,
    front: YesNo = True,
    visible: YesNo = True,
    sceptre: YesNo = False,
    barred_turn: Barred = 0,
    turn: Turn = 0,
    rules: Casting = NO_RULES,
    beyond: Played = "on",
) -> Cast:
    """Try to cast a spell with 1 to 5 Power Dice [L961-973].

    Args:
        dice: The dice.
        wizard: Who casts.
        spell: What he casts.
        target: On whom.
        dice_used: Power Dice thrown.
        version: The basic version, or an improved one.
        casting_value: What it must reach; for a spell of a path that of the version.
        level: The Wizard's Magic Level.
        bonuses: Every other modifier, each by itself.
        power_level: That of the item, for a bound spell: it is never improved, nothing positive is
            added and no focus lost.
        power_left: Power Dice in the pool.
        lost_focus: He has lost focus.
        wizard_fleeing: He flees.
        tried: He has tried this spell in this phase.
        item_gone: Overwhelming power has destroyed his item.
        in_play: This spell of his remains in play.
        engaged: He or his unit is engaged.
        target_engaged: The target is.
        front: The target is in his front arc.
        visible: He sees the target.
        sceptre: He uses a Sceptre of Power: the lowest die is rolled again where the throw fails.
        barred_turn: The game turn in which a Binding Scroll keeps him from casting this spell.
        turn: The game turn.
        rules: A Book of Arcane Power adds 1, a Wizard Conclave is led by an Apprentice.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `power-dice-number`, `pool-too-small`, `spell-already-tried`,
            `spell-still-in-play`, `bound-never-improved`, `item-lost-for-good`,
            `spell-bound-now`, `item-not-borne`, `not-a-wizard`, and what `check_wizard`,
            `check_known`, `casting_need` and `check_target` refuse.
    """
    bound = power_level is not None
    check_wizard(wizard, fleeing=wizard_fleeing)
    if not bound:
        check_is_wizard(wizard)
        check_known(wizard, spell)
    elif version != "basic":
        raise Refusal("bound-never-improved")
    elif item_gone:
        raise Refusal("item-lost-for-good")
    _check_dice(dice_used, power_left)
    need = power_level or casting_need(spell, version, casting_value)
    _check_spell(wizard, spell, tried=tried, in_play=in_play)
    if beyond == "on":
        if barred_turn and barred_turn == turn:
            raise Refusal("spell-bound-now")
        if sceptre:
            check_borne(wizard, rules, SCEPTRE)
    known = spell_of(spell)
    chosen = None if known is None else known.version("basic" if bound else version)
    if chosen is not None:
        seen = Seen(engaged, target_engaged, front, visible)
        _check_aim(chosen, wizard, target, seen)
    played = rules if beyond == "on" and not bound else NO_RULES
    thrown = throw_magic(
        dice,
        "casting",
        count=dice_used,
        need=need,
        modifiers=modifiers_of(
            0 if bound else aided_level(level, played),
            bonuses,
            lost_focus=lost_focus,
            bound=bound,
            aids=aids_of(played),
        ),
        powerless=lost_focus or bound,
        sceptre=sceptre and beyond == "on",
    )
    reason: Literal["reached", "too-low", "weak"]
    reason = "reached" if thrown.reached else "weak" if thrown.weak else "too-low"
    overwhelming = thrown.overwhelming and thrown.reached
    return Cast(thrown.reached, reason, overwhelming, thrown.total, need, thrown.again, bound)


def _check_dice(used: int, left: int | None) -> None:
    """Refuse more dice than a spell takes, or than the pool has [L967]."""
    if not 1 <= used <= _MOST:
        raise Refusal("power-dice-number", used=used, most=min(_MOST, left or _MOST))
    if left is not None and used > left:
        raise Refusal("pool-too-small", used=used, left=left)


def _check_aim(version: Version, wizard: One, target: One, seen: Seen) -> None:
    """Refuse a target that a spell may not have, or one of a spell that takes all [L848-906]."""
    if "aura" in version.types and target is not None:
        raise Refusal("spell-on-all", unit=target.name)
    check_target(version.types, wizard, target, seen, version.only)


def _check_spell(wizard: One, spell: str, *, tried: bool, in_play: bool) -> None:
    """Refuse a spell that was tried in this phase, or that remains in play."""
    if tried:
        raise Refusal("spell-already-tried")
    if in_play or (wizard is not None and spell in wizard.upholds):
        raise Refusal("spell-still-in-play")


def effect_next(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the step to the effect of a spell of the paths."""
    if spell_of(arguments["spell"]) is None:
        return ()
    units = tuple((role, role) for role in ("wizard", "target") if arguments.get(role) is not None)
    values: list[tuple[str, int | str]] = [("spell", arguments["spell"])]
    if arguments.get("power_level") is None:
        values.append(("version", arguments["version"]))
    return (FollowUp("spell_effect", units, tuple(values)),)


def _backfire(arguments: Arguments) -> FollowUp:
    values: tuple[tuple[str, int | str], ...] = (("dice_used", arguments["dice_used"]),)
    if arguments["spell"]:
        values = (*values, ("spell", arguments["spell"]))
    if arguments["power_level"] is not None:
        return FollowUp("bound_overwhelming", (("wizard", "wizard"),), values, offered=BACKFIRES)
    return FollowUp("miscast", (("wizard", "wizard"),), values, offered=BACKFIRES)


@dataclass(frozen=True, slots=True)
class ItemStrained:
    """The effect of overwhelming power on the item of a bound spell.

    Attributes:
        item_lost: Its spell is not cast again in this battle.
        dice_lost: Power Dice taken from the pool.
    """

    item_lost: bool
    dice_lost: int


def strained_effects(arguments: Arguments, result: ItemStrained) -> tuple[Effect, ...]:
    """Take the dice from the pool, and note an item that is lost."""
    effects: list[Effect] = [CounterSet(OVERWHELMING, 0)]
    if result.dice_lost:
        effects.append(CounterChanged("power-dice", -result.dice_lost))
    wizard, spell = arguments["wizard"], arguments["spell"]
    if not result.item_lost or wizard is None or not spell:
        return tuple(effects)
    named = counted_by(ITEM_GONE, spell, unit=wizard.name)
    if named is not None:
        effects.append(CounterSet(named, 1, "wizard"))
    if spell == _OF_RING:
        effects += item_spent("wizard", wizard, _RING)
    return tuple(effects)


@procedure(
    source="L1049-1054",
    command="miscast",
    variant="bound",
    units=("wizard",),
    check=in_order("miscast"),
    effects=strained_effects,
    at_large=True,
    phases=("magic",),
    any_phase=("dice_used",),
    owed=owed,
)
def bound_overwhelming(
    _dice: Dice,
    *,
    spell: Spell = "",  # noqa: ARG001 - it is noted of the item
    dice_used: Annotated[int, Whole(2, 5)],
    power_left: Annotated[int, Whole(0, 12), Kept("power-dice")] = 12,
) -> ItemStrained:
    """Tell what a bound spell cast with overwhelming power costs, if not dispelled [L1049-1054].

    Args:
        spell: The spell.
        dice_used: Power Dice it was cast with.
        power_left: Power Dice in the pool.
    """
    return ItemStrained(dice_used >= ITEM_LOST, min(dice_used, power_left))
