"""Blows in close combat: to hit, to wound, saves, and a whole pool of attacks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from rulesets.blackhammer.combat.fighters.opposing_skill import Met
from rulesets.blackhammer.combat.weapon import CARRIED, MAGIC_SWORD, carried, combat_save
from rulesets.blackhammer.harm.attack import (
    Hit,
    hit_of,
    hit_scores,
    hit_stages,
    is_harmless,
    rerolled_faces,
    roll_armour,
    roll_wounds,
    usable_ward,
    ward_label,
)
from rulesets.blackhammer.unit.charts import MELEE_TO_HIT
from rulesets.blackhammer.unit.riding import CHARIOTS
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.attack.hit import NO_SAVE, ONE
from rulesets.rank_and_flank.attack.strike import attack_stage

SIX: Final = frozenset({6})
AUTOMATIC: Final = 1
"""What an attack needs to hit where no die is rolled."""
FACINGS: Final = ("front", "flank", "rear")

REROLLS: Final = ("rerolls-ones", "rerolls-sixes")
HITTING_RULES: Final = ("hatred", "sure-blows", *REROLLS)
"""Rules of an attacker that change what it hits."""
WOUNDING_RULES: Final = ("flaming", "magic-attacks", "ethereal", MAGIC_SWORD, *REROLLS)
"""Rules of an attacker that change whom its hits wound."""
PIERCING_RULES: Final = ("armour-piercing", "no-armour-save", "no-save", *WOUNDING_RULES)
"""Those that change what is saved."""
ATTACKER_RULES: Final = tuple(
    dict.fromkeys((*HITTING_RULES, "poisoned", "killing-blow", *PIERCING_RULES))
)
WOUNDED_RULES: Final = ("flammable", "flaming-immunity", "ethereal")
"""Rules of a target that change whether hits wound it."""
SAVED_RULES: Final = (
    "shield",
    "enchanted-shield",
    "frenzy",
    "horde",
    *CARRIED,
    "regeneration",
    "aura-ward",
    "talisman-of-preservation",
    *REROLLS,
)
"""Those that change its saves."""
TARGET_RULES: Final = (
    "poison-immunity",
    "killing-blow-immunity",
    *WOUNDED_RULES,
    *SAVED_RULES,
    *CHARIOTS,
)


@lru_cache(maxsize=256)
def hit_need(ws: int, enemy_ws: int, modifier: int = 0) -> int | None:
    """Return what an attack needs to hit, None when it cannot be made [L132, L1382-1626].

    Weapon Skill 0 makes no attacks and is hit without a roll (then 1). A bonus is positive.
    """
    if not ws:
        return None
    if not enemy_ws:
        return AUTOMATIC
    return int(MELEE_TO_HIT.cell(ws, enemy_ws)) - modifier


@lru_cache(maxsize=256)
def hitting_marks(need: int, *, only_sixes: bool) -> frozenset[int]:
    """Return the faces that hit: a 6 always, a 1 never [L1626]; 6s alone after Fear [L2006]."""
    return SIX if only_sixes else winning_marks(D6, need, always=SIX, never=ONE)


@dataclass(frozen=True, slots=True)
class Hits:
    """Attacks that hit.

    Attributes:
        hits: How many.
        need: Lowest face that hits, None where no die is rolled.
    """

    hits: int
    need: int | None


@procedure(source="L1382-1626", phases=("close-combat",), actors=("unit", "enemy"))
def melee_to_hit(
    dice: Dice,
    *,
    attacks: Annotated[int, Whole(1, 500)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")],
    met: Annotated[Met, BUNDLE],
    modifier: Annotated[int, Whole(-5, 5)] = 0,
    first_round: Annotated[bool, Flag(), Fill("unit", "status:first-round")] = False,
    only_sixes: Annotated[bool, Flag(), Fill("unit", "status:hits-on-sixes")] = False,
    rules: Annotated[SpecialRules, Rules(HITTING_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(CHARIOTS), Fill("enemy", "rules")] = NO_RULES,
) -> Hits:
    """Roll attacks to hit in close combat [L1382-1626, L2006, L2036, L2434]."""
    enemy_ws = met.skill(enemy_rules)
    modifier += surer(rules)
    need = hit_need(ws, enemy_ws, modifier)
    if need is None:
        dice.tell("no-weapon-skill")
        return Hits(0, None)
    if not enemy_ws:
        dice.tell("hits-automatically", hits=attacks)
        return Hits(attacks, None)
    wins = hitting_marks(need, only_sixes=only_sixes)
    least = min(wins)
    reroll = frozenset(D6.marks) - wins if first_round and "hatred" in rules else NOTHING
    reroll |= rerolled_faces(rules)
    hits = dice.successes(
        attacks, least, "to-hit", always=wins, reroll=reroll, modifiers=_named(modifier)
    )
    return Hits(hits, least)


def surer(rules: SpecialRules) -> int:
    """Return what a spell adds to rolls to hit in close combat [L3274]."""
    return 1 if "sure-blows" in rules else 0


def _named(modifier: int) -> tuple[Modifier, ...]:
    return (Modifier("other", modifier),) if modifier else ()


@dataclass(frozen=True, slots=True)
class Wounds:
    """Hits that wound.

    Attributes:
        wounds: How many.
        need: Lowest face that wounds, None where none does.
    """

    wounds: int
    need: int | None


@procedure(source="L1628-1870", phases=("close-combat",), actors=("unit", "enemy"))
def melee_to_wound(
    dice: Dice,
    *,
    hits: Annotated[int, Whole(1, 500)] = 1,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    t: Annotated[int, Whole(1, 10), Fill("enemy", "crew_t", "t")],
    rules: Annotated[SpecialRules, Rules(WOUNDING_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(WOUNDED_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> Wounds:
    """Roll hits to wound, with the Strength of the hit [L1628-1870]."""
    need, wounds = roll_wounds(dice, hits, strength=s, toughness=t, rules=rules, target=enemy_rules)
    return Wounds(wounds, need)


@dataclass(frozen=True, slots=True)
class Saves:
    """Wounds that armour and ward let through.

    Attributes:
        unsaved: How many.
        armour: What the armour save needs, None without one.
        ward: What the ward save needs, None without one.
    """

    unsaved: int
    armour: int | None
    ward: int | None


@procedure(source="L1872, L2918", phases=("close-combat",), actors=("unit", "enemy"))
def combat_saves(
    dice: Dice,
    *,
    wounds: Annotated[int, Whole(1, 500)] = 1,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    save: Annotated[int | None, Whole(-1, 7), Fill("enemy", "save")] = None,
    ward: Annotated[int | None, Whole(2, 6), Fill("enemy", "ward")] = None,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    rules: Annotated[SpecialRules, Rules(PIERCING_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(SAVED_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> Saves:
    """Roll armour saves, then ward saves, of models wounded in combat [L1872, L2918].

    A save of 7 is none.
    """
    worn = worn_save(save, enemy_rules, facing)
    need, saved = roll_armour(dice, wounds, save=worn, strength=s, rules=rules, target=enemy_rules)
    left = wounds - saved
    best = usable_ward(ward, rules, enemy_rules)
    if best is not None:
        left -= dice.successes(left, best, ward_label(ward, rules, enemy_rules))
    return Saves(left, need, best)


def worn_save(save: int | None, rules: SpecialRules, facing: str) -> int | None:
    """Return the armour save in combat of models whose rules name what they carry."""
    return combat_save(
        None if save is None or save >= NO_SAVE else save,
        rules,
        carried(rules),
        mounted="mounted" in rules,
        front=facing == "front",
    )


@dataclass(frozen=True, slots=True)
class Blow:
    """One kind of attack against one kind of target, hit included.

    Attributes:
        need: Lowest face that hits (1: no roll), None when no attack can be made.
        only_sixes: Only natural 6s hit.
        reroll_misses: Misses are rolled again.
        poisoned: A natural 6 to hit wounds without a roll.
        hit: What follows a hit.
        modifier: What made hitting easier.
        rerolls: Faces that are rolled again besides.
    """

    need: int | None
    only_sixes: bool
    reroll_misses: bool
    poisoned: bool
    hit: Hit
    modifier: int = 0
    rerolls: frozenset[int] = NOTHING


@lru_cache(maxsize=512)
def blow_stages(
    blow: Blow, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of an attack, from the state `attack`; the names say who rolls."""
    if blow.need is None:
        return ()
    if blow.need <= AUTOMATIC and not blow.only_sixes and not blow.modifier:
        first: Stage | Pass = Pass("attack", "hit")
    else:
        wins = hitting_marks(blow.need, only_sixes=blow.only_sixes)
        first = attack_stage(
            wins,
            poison=6 if blow.poisoned else None,
            rerolls=(frozenset(D6.marks) - wins if blow.reroll_misses else NOTHING) | blow.rerolls,
            modifiers=_named(blow.modifier),
            striker=striker,
        )
    return (first, *hit_stages(blow.hit, striker, target))


def blow_of(
    *,
    ws: int,
    enemy_ws: int,
    strength: int,
    toughness: int,
    save: int | None,
    ward: int | None,
    wounds_each: int,
    power_each: int,
    rules: SpecialRules,
    enemy_rules: SpecialRules,
    first_round: bool,
    only_sixes: bool = False,
    modifier: int = 0,
    damage: Amount = ONE_WOUND,
) -> Blow:
    """Return the attack that follows from two profiles and their rules.

    Args:
        ws: Attacker's Weapon Skill.
        enemy_ws: Target's.
        strength: Of the hit, weapon included.
        toughness: Target's.
        save: Its armour save in this combat.
        ward: Its ward save, Regeneration aside.
        wounds_each: Wounds of each target model.
        power_each: Unit power of each.
        rules: Attacker's.
        enemy_rules: Target's.
        first_round: Whether this is the first round of the combat.
        only_sixes: Whether the attacker failed its Fear test when charged.
        modifier: Bonus to hit, negative for a penalty.
        damage: Wounds that an unsaved wound takes.
    """
    hit = hit_of(
        strength,
        toughness,
        save=save,
        ward=ward,
        wounds_each=wounds_each,
        damage=damage,
        model_power=power_each,
        rules=rules,
        target_rules=enemy_rules,
    )
    only_sixes = only_sixes and enemy_ws > 0
    modifier += surer(rules)
    return Blow(
        hit_need(ws, enemy_ws, modifier if enemy_ws else 0),
        only_sixes,
        first_round and "hatred" in rules,
        "poisoned" in rules
        and "poison-immunity" not in enemy_rules
        and not is_harmless(rules, enemy_rules),
        hit,
        modifier if enemy_ws and not only_sixes else 0,
        rerolled_faces(rules),
    )


def strike(
    dice: Dice,
    attacks: int,
    blow: Blow,
    cap: int,
    *,
    striker: str | None = None,
    target: str | None = None,
) -> int:
    """Return the wounds that like attacks take from a target with `cap` wounds left."""
    if attacks <= 0 or blow.need is None or cap <= 0:
        return 0
    stages, scores = blow_stages(blow, striker, target), hit_scores(blow.hit)
    return dice.attacks(attacks, "attack", stages, scores, cap=cap).score
