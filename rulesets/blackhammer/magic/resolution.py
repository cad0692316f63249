"""Resolving a spell that nobody dispelled: its range, then what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.blackhammer.attack import ONE_WOUND, check_damage
from rulesets.blackhammer.characters.sharing import CharacterHarm, harm_effects
from rulesets.blackhammer.lores.attribute import (
    ATTRIBUTE_RULES,
    spell_strength_of,
    wounds_first,
)
from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.lores.lasting import bring, has_more, is_plain, plain_hits, start
from rulesets.blackhammer.magic._blow import WOUND, Mark, SpellBlow, Struck, strike
from rulesets.blackhammer.magic.facts import (
    DURATIONS,
    Spell,
    SpellType,
    TargetEngaged,
)
from rulesets.blackhammer.magic.targets import check_target
from rulesets.blackhammer.options import Carried, Models, One, Save, Ward, WoundsEach
from rulesets.core.amount import Amount
from rulesets.core.effect import Effect, SpellStarted, WoundsLost
from rulesets.core.parameter import (
    Choice,
    Decimal,
    Fill,
    FromSpell,
    Quantity,
    Rules,
    Whole,
)
from rulesets.core.procedure import Arguments
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

TARGET_RULES: Final = (
    "regeneration",
    "aura-ward",
    "talisman-of-preservation",
    "flammable",
    "flaming-immunity",
    "ethereal",
    "rerolls-ones",
    "rerolls-sixes",
    *ATTRIBUTE_RULES,
)
"""Rules of a target that change what the hits of a spell do to it."""
NO_HITS: Final = Amount(0)

Hits: TypeAlias = Annotated[Amount | None, Quantity(0, 100), FromSpell("hits")]
Strength: TypeAlias = Annotated[int | None, Whole(0, 10), FromSpell("s")]
Toughness: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "t")]
WoundOn: TypeAlias = Annotated[int | None, Whole(2, 6), FromSpell("wound_on")]
Damage: TypeAlias = Annotated[Amount, Quantity(1, 20), FromSpell("damage")]
HitRules: TypeAlias = Annotated[
    SpecialRules,
    Rules(("flaming", "armour-piercing", "no-armour-save", "no-save")),
    FromSpell("rules"),
]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), Fill("target", "rules")]
Distance: TypeAlias = Annotated[float | None, Decimal(0, 120, "ps")]
Range: TypeAlias = Annotated[int | None, Whole(0, 120, "ps"), FromSpell("range")]
Duration: TypeAlias = Annotated[str, Choice(DURATIONS), FromSpell("duration")]
Upkeep: TypeAlias = Annotated[int, Whole(0, 3), FromSpell("upkeep")]
SpellValue: TypeAlias = Annotated[int | None, Whole(1, 40), FromSpell("casting_value")]


@dataclass(frozen=True, slots=True)
class SpellHits:
    """What the hits of a spell did.

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


def check_hits(
    hits: Amount | None, *, s: int | None, wound_on: int | None, damage: Amount, mark: Mark
) -> None:
    """Refuse hits that cannot be resolved; a spell without hits needs nothing.

    Raises:
        Refusal: `missing-option` without a need to wound, `damage-dice`, `too-many-carried`.
    """
    if hits is None:
        return
    for name, value in (("s", s), ("t", mark.t)):
        if value is None and wound_on is None:
            raise Refusal("missing-option", option=name)
    check_damage(damage)
    mark.left()


def spell_hits(
    dice: Dice,
    *,
    hits: Annotated[Amount, Quantity(0, 100), FromSpell("hits")],
    spell: Spell = "",
    spell_type: SpellType = None,
    target: One = None,
    s: Strength = None,
    t: Toughness = None,
    save: Save = None,
    ward: Ward = None,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
    damage: Damage = ONE_WOUND,
    wound_on: WoundOn = None,
    rules: HitRules = NO_RULES,
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
        s: Strength of each; not needed with `wound_on`.
        t: Toughness of the target; not needed with `wound_on`.
        save: Its armour save as X of X+, None without one.
        ward: Its ward save as X of X+, None without one.
        w: Wounds on the profile of each target model.
        models: Models left, None when unknown: wounds are then not limited.
        carried: Wounds noted on the target before.
        damage: Wounds each unsaved wound takes, a number or dice.
        wound_on: Fixed need to wound, None to compare Strength and Toughness.
        rules: Special rules of the hits.
        target_rules: Special rules of the target.

    Raises:
        Refusal: `missing-option` without Strength or Toughness where they are needed.
    """
    mark = Mark(target, t, save, ward, w, models, carried, target_rules)
    strength = spell_strength_of(spell, s, save, target_rules)
    check_hits(hits, s=strength, wound_on=wound_on, damage=damage, mark=mark)
    first = Struck()
    if wounds_first(spell, spell_type, target_rules):
        dice.tell("wound-without-roll")
        first = strike(dice, 1, WOUND, mark, shared=False)
    count = hits.roll(dice, "spell-hits")
    blow = SpellBlow(spell, s, damage, wound_on, rules)
    done = first.and_then(strike(dice, count, blow, mark, lost=first.wounds))
    told = None if wound_on is not None else strength
    return SpellHits(done.wounds, mark.fallen(done.wounds), count, told, done.characters)


@dataclass(frozen=True, slots=True)
class SpellResolved:
    """What a spell did.

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


def resolve_spell(
    dice: Dice,
    *,
    distance: Distance = None,
    range: Range = None,  # noqa: A002 - the option's name in every chapter
    spell: Spell = "",
    wizard: One = None,
    target: One = None,
    casting_value: SpellValue = None,  # noqa: ARG001 - told to the battle when it lasts
    duration: Duration = "instant",
    upkeep: Upkeep = 0,
    spell_type: SpellType = None,
    target_engaged: TargetEngaged = False,
    hits: Hits = None,
    s: Strength = None,
    t: Toughness = None,
    save: Save = None,
    ward: Ward = None,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
    damage: Damage = ONE_WOUND,
    wound_on: WoundOn = None,
    rules: HitRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
) -> SpellResolved:
    """Measure the range of a spell cast and not dispelled, then inflict its hits [L784, L862-880].

    Args:
        dice: The dice, for a spell with hits.
        distance: Paces to the target, None when it is known to be in range.
        range: Range in paces, None for an unlimited one.
        spell: Its name.
        wizard: Its caster.
        target: Its target.
        casting_value: Its casting value, which a later dispel must equal.
        duration: How long it lasts.
        upkeep: Power dice that keep a spell in play, 1 to 3.
        spell_type: Its type.
        target_engaged: The target is in close combat.
        hits: Hits it inflicts, None for a spell without any; the rest as in `spell_hits`.
        s: Strength of the hits.
        t: Toughness of the target.
        save: Its armour save as X of X+.
        ward: Its ward save as X of X+.
        w: Wounds on the profile of each target model.
        models: Models left.
        carried: Wounds noted on the target before.
        damage: Wounds each unsaved wound takes.
        wound_on: Fixed need to wound.
        rules: Special rules of the hits.
        target_rules: Special rules of the target.

    Raises:
        Refusal: what `check_duration`, `check_target` and `check_hits` refuse.
    """
    check_duration(duration, upkeep)
    check_target(
        spell,
        spell_type,
        wizard=wizard,
        target=target,
        rules=target_rules,
        target_engaged=target_engaged,
    )
    hits = plain_hits(spell, hits)
    check_hits(
        hits,
        s=spell_strength_of(spell, s, save, target_rules),
        wound_on=wound_on,
        damage=damage,
        mark=Mark(target, t, save, ward, w, models, carried, target_rules),
    )
    if distance is not None and range is not None and distance > range:
        dice.tell("spell-out-of-range", distance=distance, range=range)
        return SpellResolved(False)
    if has_more(spell):
        dice.tell("spell-has-more", spell=spell)
        return SpellResolved(True)
    stays = duration in ("persistent", "in-play")
    if hits is None and wounds_first(spell, spell_type, target_rules):
        hits = NO_HITS
        s, t = s or 0, t or 0
    if hits is None:
        return SpellResolved(True, stays)
    struck = spell_hits(
        dice,
        hits=hits,
        spell=spell,
        spell_type=spell_type,
        target=target,
        s=s,
        t=t,
        save=save,
        ward=ward,
        w=w,
        models=models,
        carried=carried,
        damage=damage,
        wound_on=wound_on,
        rules=rules,
        target_rules=target_rules,
    )
    return SpellResolved(
        True, stays, struck.wounds, struck.models_lost, struck.hits, struck.characters
    )


def check_duration(duration: str, upkeep: int) -> None:
    """Refuse a spell that remains in play without its number, or another one with it [L868].

    Raises:
        Refusal: `upkeep-needed`, `upkeep-unused`.
    """
    if duration == "in-play" and not upkeep:
        raise Refusal("upkeep-needed")
    if duration != "in-play" and upkeep:
        raise Refusal("upkeep-unused")


def hits_effects(_arguments: Arguments, result: SpellHits) -> tuple[Effect, ...]:
    """Take the wounds off the target and the characters in it."""
    own = (WoundsLost("target", result.wounds),) if result.wounds else ()
    return (*harm_effects("target", result.characters), *own)


def resolution_effects(arguments: Arguments, result: SpellResolved) -> tuple[Effect, ...]:
    """Take the wounds off the target and note a spell that lasts, where it has a name."""
    effects: list[Effect] = [*harm_effects("target", result.characters)]
    if result.wounds:
        effects.append(WoundsLost("target", result.wounds))
    spell = spell_of(arguments["spell"])
    if spell is not None and result.in_range and is_plain(spell):
        effects += start(spell, arguments["casting_value"] or 0, arguments["upkeep"])
        effects += bring(
            spell,
            spell_type=arguments["spell_type"],
            near=False,
            target_rules=arguments["target_rules"],
        )
    elif result.stays and arguments["spell"]:
        kind: Literal["in-play", "persistent"]
        kind = "in-play" if arguments["duration"] == "in-play" else "persistent"
        value = arguments["casting_value"] or 0
        upkeep = arguments["upkeep"]
        effects.append(SpellStarted("wizard", arguments["spell"], kind, value, upkeep))
    return tuple(effects)
