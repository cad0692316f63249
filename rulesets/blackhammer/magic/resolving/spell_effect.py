"""Any spell of the lores by its name: all its dice, and all that it leaves behind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.blackhammer.characters.sharing import CharacterHarm, harm_effects
from rulesets.blackhammer.lores.attribute import wounds_first
from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.lores.lasting import bring, start
from rulesets.blackhammer.magic.answering import owed, settled
from rulesets.blackhammer.magic.facts import BURNT, CAGE, STRUCK, Undone, check_undone, number_of
from rulesets.blackhammer.magic.fiascos.gifts import Free, resolved
from rulesets.blackhammer.magic.options import Distance, Frame, NamedSpell, Range, Upkeep
from rulesets.blackhammer.magic.resolution import SpellValue, is_beyond
from rulesets.blackhammer.magic.resolving.losses import after_losses
from rulesets.blackhammer.magic.resolving.spell_losses import FLAMMABLE, Laid, SpellLosses, works_of
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import after_magical_move
from rulesets.blackhammer.unit.options import Penalty, YesNo
from rulesets.blackhammer.unit.unit_state import rows_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell, Working
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import (
    CounterChanged,
    Effect,
    SpellEnded,
    StatusCleared,
    StatusSet,
    WoundsHealed,
    WoundsLost,
)
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_MOST_STRUCK: Final = 100
_REROLLS: Final = "rerolls"
_BURNT: Final[Mapping[str, StatusId]] = {CAGE: BURNT, "cleansing-light": "burnt-by-light"}
"""What keeps a spell that burns again from burning twice: once for a move in it, once in each magic
phase [L3172, L3216]."""

Struck: TypeAlias = Annotated[int | None, Whole(0, _MOST_STRUCK)]
Leadership: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "ld")]
Level: TypeAlias = Annotated[int | None, Whole(0, 3), Fill("wizard", "level")]
TargetFleeing: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:fleeing")]


@dataclass(frozen=True, slots=True)
class SpellEffect:
    """The effects of a spell.

    Attributes:
        in_range: The target was in range; otherwise the spell fails.
        foretold: What it does happens later.
        wounds: Wounds the target loses, None for a spell that takes none.
        models_lost: Models that die of it, None where unknown.
        passed: Whether the target's Leadership held, None without a test.
        healed: Wounds that may be got back.
        rallied: The target no longer flees.
        rerolls: Single dice that its player may roll again this turn.
        distance: Paces the target moves, or the template may lie from the wizard.
        hits: Hits inflicted, or models tested.
        strength: Strength of the hits.
        characters: What those lost who joined the target, where it cannot shelter them.
    """

    in_range: bool
    foretold: bool = False
    wounds: int | None = None
    models_lost: int | None = None
    passed: bool | None = None
    healed: int | None = None
    rallied: bool = False
    rerolls: int | None = None
    distance: int | None = None
    hits: int | None = detail()
    strength: int | None = detail()
    characters: tuple[CharacterHarm, ...] = ()


def spell_effect_effects(arguments: Arguments, result: SpellEffect) -> tuple[Effect, ...]:
    """Take the wounds, bring the statuses, note what lasts, what is healed and what is counted."""
    spell = spell_of(arguments["spell"])
    due, rules = arguments["due"], arguments["target_rules"]
    free = arguments["free"] and not due
    done = resolved({**arguments, "free": free})
    if spell is None or not result.in_range:
        return done
    placed = spell.reach is not None and result.foretold
    effects: list[Effect] = [] if due or free else [settled()]
    if not due and not placed:
        effects += done
        effects += start(spell, arguments["casting_value"] or 0, arguments["upkeep"])
        kind, near = arguments["spell_type"], arguments["near"]
        effects += bring(
            spell, spell_type=kind, near=near, target_rules=rules, target=arguments["target"]
        )
        effects += _counters(spell, result)
        if spell.template is not None and arguments["target"] is not None:
            effects.append(StatusSet("target", STRUCK, "phase", number_of(spell.id)))
    effects += harm_effects("target", result.characters)
    if result.wounds:
        effects.append(WoundsLost("target", result.wounds))
        if spell.working("drain"):
            effects.append(WoundsHealed("wizard", 1))
    if result.healed:
        effects.append(WoundsHealed("target", result.healed))
    if result.rallied:
        effects += (StatusCleared("target", "fleeing"), StatusSet("target", "rallied", "turn"))
    if due and spell.id in _BURNT:
        effects.append(StatusSet("target", _BURNT[spell.id], "phase"))
    if due and spell.duration == "instant":
        effects.append(SpellEnded(spell.id))
    return tuple(effects)


def after_effect(arguments: Arguments, result: SpellEffect) -> tuple[FollowUp, ...]:
    """Offer the Panic test for a wound of the Burning Head, or for heavy losses to other spells.

    [L1992, L3168]
    """
    if arguments["spell"] != "burning-head" or not result.wounds:
        losses = after_losses(arguments, result.wounds)
        return (*after_magical_move(arguments, result), *losses, *_on_others(arguments))
    test = FollowUp("panic_test", (("unit", "target"),), (("cause", "scorched"),))
    return (test, *_on_others(arguments))


def _on_others(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the step to one more unit under the template of a spell, or on its way [L102-106].

    Where dice have said only how far it may lie, it is the first.
    """
    spell = spell_of(arguments["spell"])
    placed = spell is not None and spell.reach is not None
    if spell is None or spell.template is None or (arguments["struck"] is None and not placed):
        return ()
    wizard = () if arguments["wizard"] is None else (("wizard", "wizard"),)
    values = (("spell", spell.id), ("due", "yes" if arguments["due"] else "no"))
    name = "effect-on-another" if arguments["struck"] is not None else "effect-under-template"
    return (FollowUp("spell_effect", wizard, values, name),)


@procedure(
    source="L3082-3376",
    anybody=("target",),
    effects=spell_effect_effects,
    follow_ups=after_effect,
    at_large=True,
    demands=demands.WORKING,
    acts=acts.EFFECT,
    owed=owed,
    offering=(offers.PLACED, offers.EFFECT, offers.OUTLIVING, offers.FORETOLD, offers.COMET),
)
def spell_effect(
    dice: Dice,
    *,
    cast: Annotated[NamedSpell, BUNDLE],
    distance: Distance = None,
    range: Range = None,  # noqa: A002 - the option's name in every chapter
    casting_value: SpellValue = None,  # noqa: ARG001 - told to the battle when it lasts
    upkeep: Upkeep = 0,  # noqa: ARG001 - the same
    due: YesNo = False,
    undone: Undone = False,
    free: Free = False,
    near: YesNo = False,
    struck: Struck = None,
    partly: Struck = None,
    building: YesNo = False,
    ranks: Struck = None,
    value: Annotated[int | None, Whole(0, 10)] = None,
    level: Level = None,
    ld: Leadership = None,
    penalty: Penalty = 0,
    frame: Annotated[Frame, BUNDLE],
    target_fleeing: TargetFleeing = False,
) -> SpellEffect:
    """Resolve a spell of the lores that was cast and not dispelled, by its name [L3082-3376].

    Args:
        dice: The dice: those that the spell's text asks for, in its order.
        cast: The spell.
        distance: Paces to the target, None when it is known to be in range.
        range: Range in paces, None for an unlimited one.
        casting_value: Its casting value, which a later dispel must equal.
        upkeep: Power dice that keep it in play.
        due: What it foretold happens now.
        undone: It was not cast, or was dispelled.
        free: The other side's Fiasco has given it.
        near: The target is within 6 paces of the scenery that the spell speaks of.
        struck: Models wholly under the template or on the line.
        partly: Models partly under the template, each struck on 4+.
        building: The target is in a building: a template strikes it 1D6 times [L2966, L2980].
        ranks: Ranks behind the first that a piercing hit may go on to; counted where not given.
        value: The characteristic that is tested, None for the target's.
        level: The caster's magic level, where the spell asks for it.
        ld: The target's best Leadership, where it is tested.
        penalty: Points added to the dice of that test.
        frame: What a hit meets.
        target_fleeing: The target flees.

    Raises:
        Refusal: `unknown-spell`, `spell-undone`, `missing-option`, `nothing-foretold`, and what
            `check_target` refuses.
    """
    target, spell_type, target_rules = cast.target, cast.spell_type, cast.target_rules
    known = _checked(cast.spell, spell_type, due=due)
    check_undone(undone=undone and not due and not free)
    cast.check(foretold=due)
    if not due and is_beyond(dice, distance, range):
        return SpellEffect(False)
    foretold = known.foretells and not due
    works = works_of(known, spell_type, due=due, near=near, target_rules=target_rules)
    if building:
        target_rules |= FLAMMABLE
    mark = frame.of(target, target_rules)
    laid = building or struck is not None or bool(partly)
    behind = _behind(target) if ranks is None else ranks
    if known.reach is not None and not laid:
        return SpellEffect(True, foretold=True, distance=known.reach.roll(dice, "template-reach"))
    _tell_large(dice, target, known)
    losses = SpellLosses(dice, known, mark, Laid(struck, partly, building))
    if not due and wounds_first(cast.spell, spell_type, target_rules):
        losses.single()
    for work in works:
        match work.does:
            case "hits" if known.template is not None:
                losses.template(work)
            case "test":
                losses.test(work, value)
            case "leadership":
                losses.leadership(ld, level, penalty)
            case _:
                _harm(losses, work, works, behind)
    return _counted(dice, works, losses, foretold=foretold, fleeing=target_fleeing)


def _behind(target: Unit | None) -> int:
    """Return the ranks behind the first, as a bolt thrower finds them; skirmishers have none."""
    if target is None or "skirmishers" in target.rules:
        return 0
    return rows_of(target, target.models) - 1


def _harm(losses: SpellLosses, work: Working, works: tuple[Working, ...], ranks: int) -> None:
    """Inflict hits or a wound on the target; other workings hurt nobody."""
    if work.does == "wound":
        losses.single()
    elif work.does == "hits" and work.when != "near":
        # Further hits near what the text names are rolled with the first.
        losses.hits(work, ranks, *[working.amount for working in works if working.when == "near"])


def _tell_large(dice: Dice, target: Unit | None, spell: Spell) -> None:
    """Tell of large characters in the target: what is not aimed strikes them besides [L2118]."""
    unaimed = spell.types == ("direct-damage",) and spell.template is None
    for companion in target.body.joined if unaimed and target is not None else ():
        if "large-target" in companion.rules:
            dice.tell("large-target-too", unit=companion.name)


def _checked(name: str, spell_type: str | None, *, due: bool) -> Spell:
    """Return the spell, or refuse what can be known to be wrong before a die falls."""
    known = spell_of(name)
    if known is None:
        raise Refusal("unknown-spell", name=name)
    if due and not known.foretells:
        raise Refusal("nothing-foretold", spell=name)
    if spell_type is None and any(work.only for work in known.works):
        raise Refusal("missing-option", option="spell_type")
    return known


def _counted(
    dice: Dice, works: tuple[Working, ...], losses: SpellLosses, *, foretold: bool, fleeing: bool
) -> SpellEffect:
    """Return the effect, after the dice that hurt nobody."""
    rerolls = healed = moved = None
    for work in works:
        amount = work.amount
        if amount is None:
            continue
        if work.does == "counter" and work.counter == _REROLLS:
            rerolls = amount.roll(dice, "spell-rerolls")
        elif work.does == "heal":
            healed = amount.roll(dice, "spell-heals")
            if amount.fixed is not None and losses.mark.unit is not None:
                # A model gets its own wounds back; none of the slain returns.
                healed = min(healed, losses.mark.carried)
        elif work.does == "move":
            # Who stands still is not moved by magic either [L732].
            if losses.mark.unit is not None and losses.mark.unit.bar("magical-move"):
                dice.tell("held-still")
            else:
                moved = amount.roll(dice, "spell-moves")
    return SpellEffect(
        True,
        foretold,
        losses.wounds,
        losses.fallen(),
        losses.passed,
        healed,
        fleeing and any(working.does == "rally" for working in works),
        rerolls,
        moved,
        losses.count,
        losses.strength,
        losses.struck.characters,
    )


def _counters(spell: Spell, result: SpellEffect) -> tuple[Effect, ...]:
    effects = []
    for work in spell.works:
        if work.does != "counter" or work.counter is None:
            continue
        rolled = result.rerolls if work.counter == _REROLLS else None
        by = rolled if rolled is not None else (work.amount.plus if work.amount else 0)
        effects.append(CounterChanged(work.counter, by))
    return tuple(effects)
