"""Resolving a spell that nobody dispelled: its range, then what it does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.blackhammer.characters.sharing import CharacterHarm, harm_effects
from rulesets.blackhammer.lores.attribute import spell_strength_of, wounds_first
from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.lores.lasting import bring, has_more, is_plain, plain_hits, start
from rulesets.blackhammer.magic.answering import owed, settled
from rulesets.blackhammer.magic.facts import (
    Spell,
    SpellType,
    TargetEngaged,
    Undone,
    check_undone,
)
from rulesets.blackhammer.magic.fiascos.gifts import Free, resolved
from rulesets.blackhammer.magic.options import Force, Frame, Reach, TargetRules
from rulesets.blackhammer.magic.resolving.blow import WOUND, Mark, SpellBlow, Struck, strike
from rulesets.blackhammer.magic.resolving.losses import after_hits, after_resolved
from rulesets.blackhammer.magic.targets import check_target
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.options import One
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import FromSpell, Quantity, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, SpellStarted, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import check_damage
from rulesets.refusal import Refusal

NO_HITS: Final = Amount(0)

Hits: TypeAlias = Annotated[Amount | None, Quantity(0, 100), FromSpell("hits")]
SpellValue: TypeAlias = Annotated[int | None, Whole(1, 40), FromSpell("casting_value")]


@dataclass(frozen=True, slots=True)
class SpellHits:
    """Losses of a target to the hits of a spell.

    Attributes:
        wounds: Wounds the target loses.
        models_lost: Models that die of it, None where the target's models are unknown.
        hits: Hits inflicted.
        strength: Their Strength, None where they wound whatever it is.
        characters: What those lost who joined the target, where it cannot shelter them.
    """

    wounds: int
    models_lost: int | None
    hits: int | None = detail()
    strength: int | None = detail()
    characters: tuple[CharacterHarm, ...] = ()


def check_hits(hits: Amount | None, spell: str, force: Force, mark: Mark) -> None:
    """Refuse hits that cannot be resolved; a spell without hits needs nothing.

    Raises:
        Refusal: `missing-option` without a need to wound, `damage-dice`, `too-many-carried`.
    """
    if hits is None:
        return
    strength = spell_strength_of(spell, force.s, mark.save, mark.rules)
    for name, value in (("s", strength), ("t", mark.t)):
        if value is None and force.wound_on is None:
            raise Refusal("missing-option", option=name)
    check_damage(force.damage)
    mark.left()


def hits_effects(_arguments: Arguments, result: SpellHits) -> tuple[Effect, ...]:
    """Take the wounds off the target and the characters in it."""
    own = (WoundsLost("target", result.wounds),) if result.wounds else ()
    return (*harm_effects("target", result.characters), *own)


@procedure(source="L864, L880, L980", effects=hits_effects, follow_ups=after_hits, actors=())
def spell_hits(
    dice: Dice,
    *,
    hits: Annotated[Amount, Quantity(0, 100), FromSpell("hits")],
    spell: Spell = "",
    spell_type: SpellType = None,
    target: One = None,
    force: Annotated[Force, BUNDLE],
    frame: Annotated[Frame, BUNDLE],
    target_rules: TargetRules = NO_RULES,
) -> SpellHits:
    """Inflict the hits of a spell, such as a magic missile: no roll to hit [L864, L880, L980].

    All damage of a spell is magical: an Aura is no ward against it [L2846].

    Args:
        dice: The dice: the number of hits, wounds, saves, damage.
        hits: How many, a number or dice.
        spell: The spell, whose lore may change its hits [L3084-3100, L3188].
        spell_type: As what it was cast.
        target: Whom it is cast on, with the characters in it.
        force: What each hit is.
        frame: What it meets.
        target_rules: Special rules of the target.

    Raises:
        Refusal: what `check_hits` refuses.
    """
    mark = frame.of(target, target_rules)
    check_hits(hits, spell, force, mark)
    first = Struck()
    if wounds_first(spell, spell_type, target_rules):
        dice.tell("wound-without-roll")
        first = strike(dice, 1, WOUND, mark, shared=False)
    count = hits.roll(dice, "spell-hits")
    blow = SpellBlow(spell, force.s, force.damage, force.wound_on, force.rules)
    done = first.and_then(strike(dice, count, blow, mark, lost=first.wounds))
    told = None
    if force.wound_on is None:
        told = spell_strength_of(spell, force.s, mark.save, mark.rules)
    return SpellHits(done.wounds, mark.fallen(done.wounds), count, told, done.characters)


@dataclass(frozen=True, slots=True)
class SpellResolved:
    """The results of a spell.

    Attributes:
        in_range: The target was in range; otherwise the spell fails.
        stays: It lasts: it is persistent or remains in play.
        wounds: Wounds the target loses, None for a spell without hits.
        models_lost: Models that die of it, None where unknown.
        hits: Hits inflicted.
        characters: What those lost who joined the target, where it cannot shelter them.
    """

    in_range: bool
    stays: bool = False
    wounds: int | None = None
    models_lost: int | None = None
    hits: int | None = detail()
    characters: tuple[CharacterHarm, ...] = ()


def resolution_effects(arguments: Arguments, result: SpellResolved) -> tuple[Effect, ...]:
    """Take the wounds off the target and note a spell that lasts; nobody dispels it any more."""
    free = arguments.get("free", False)
    effects: list[Effect] = [] if free else [settled()]
    effects += harm_effects("target", result.characters)
    if result.wounds:
        effects.append(WoundsLost("target", result.wounds))
    spell = spell_of(arguments["spell"])
    if spell is None or not result.in_range or is_plain(spell):
        effects += resolved(arguments)
    if spell is not None and result.in_range and is_plain(spell):
        effects += start(spell, arguments["casting_value"] or 0, arguments["upkeep"])
        effects += bring(
            spell,
            spell_type=arguments["spell_type"],
            near=False,
            target_rules=arguments["target_rules"],
            target=arguments["target"],
        )
    elif result.stays and arguments["spell"]:
        kind: Literal["in-play", "persistent"]
        kind = "in-play" if arguments["duration"] == "in-play" else "persistent"
        value = arguments["casting_value"] or 0
        upkeep = arguments["upkeep"]
        effects.append(SpellStarted("wizard", arguments["spell"], kind, value, upkeep))
    return tuple(effects)


@procedure(
    source="L784-804, L862-880",
    follow_ups=after_resolved,
    roles=("wizard", "target"),
    anybody=("target",),
    effects=resolution_effects,
    at_large=True,
    demands=demands.RESOLVING,
    acts=acts.EFFECT,
    owed=owed,
)
def resolve_spell(
    dice: Dice,
    *,
    reach: Annotated[Reach, BUNDLE],
    spell: Spell = "",
    wizard: One = None,
    target: One = None,
    casting_value: SpellValue = None,  # noqa: ARG001 - told to the battle when it lasts
    spell_type: SpellType = None,
    target_engaged: TargetEngaged = False,
    undone: Undone = False,
    free: Free = False,
    hits: Hits = None,
    force: Annotated[Force, BUNDLE],
    frame: Annotated[Frame, BUNDLE],
    target_rules: TargetRules = NO_RULES,
) -> SpellResolved:
    """Measure the range of a spell cast and not dispelled, then inflict its hits [L784, L862-880].

    Args:
        dice: The dice, for a spell with hits.
        reach: How far it reaches, and how long it lasts.
        spell: Its name.
        wizard: Its caster.
        target: Its target.
        casting_value: Its casting value, which a later dispel must equal.
        spell_type: Its type.
        target_engaged: The target is in close combat.
        undone: It was not cast, or was dispelled.
        free: The other side's Fiasco has given it.
        hits: Hits it inflicts, None for a spell without any.
        force: What each hit is.
        frame: What it meets.
        target_rules: Special rules of the target.

    Raises:
        Refusal: what `check_duration`, `check_undone`, `check_target` and `check_hits` refuse.
    """
    check_duration(reach)
    check_undone(undone=undone and not free)
    check_target(
        spell,
        spell_type,
        wizard=wizard,
        target=target,
        rules=target_rules,
        target_engaged=target_engaged,
    )
    hits = plain_hits(spell, hits)
    check_hits(hits, spell, force, frame.of(target, target_rules))
    if is_beyond(dice, reach.distance, reach.range):
        return SpellResolved(False)
    if has_more(spell):
        dice.tell("spell-has-more", spell=spell)
        return SpellResolved(True)
    stays = reach.duration in ("persistent", "in-play")
    if hits is None and wounds_first(spell, spell_type, target_rules):
        hits = NO_HITS
        force = replace(force, s=force.s or 0)
        frame = replace(frame, t=frame.t or 0)
    if hits is None:
        return SpellResolved(True, stays)
    struck = spell_hits(
        dice,
        hits=hits,
        spell=spell,
        spell_type=spell_type,
        target=target,
        force=force,
        frame=frame,
        target_rules=target_rules,
    )
    return SpellResolved(
        True, stays, struck.wounds, struck.models_lost, struck.hits, struck.characters
    )


def is_beyond(dice: Dice, distance: float | None, reach: int | None) -> bool:
    """Return whether a target is out of a spell's range, and tell so [L784, L862]."""
    beyond = distance is not None and reach is not None and distance > reach
    if beyond:
        dice.tell("spell-out-of-range", distance=distance, range=reach)
    return beyond


def check_duration(reach: Reach) -> None:
    """Refuse a spell that remains in play without its number, or another one with it [L868].

    Raises:
        Refusal: `upkeep-needed`, `upkeep-unused`.
    """
    if reach.duration == "in-play" and not reach.upkeep:
        raise Refusal("upkeep-needed")
    if reach.duration != "in-play" and reach.upkeep:
        raise Refusal("upkeep-unused")
