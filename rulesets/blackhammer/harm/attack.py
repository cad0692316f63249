"""BlackHammer's attack sequence after a hit: wound, armour save, ward save, multiple wounds.

Shooting, close combat and whatever else hits share it [L982-1326, L1628-1876].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.charts import SAVE_MODIFIER, TO_WOUND
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND, damage_scores, damage_stage
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.dice.chain import ChainResult, Pass, Stage, stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.attack.hit import LOWEST_FACE, NO_SAVE, ONE, PlainHit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

TALISMAN: Final = 5
"""Ward save of a Talisman of Preservation [L3060]."""
_MAGICAL: Final = ("magic-attacks", "ethereal", "sword-of-might")
REGENERATION: Final = 4
"""Ward save of the Regeneration rule [L2848]."""
SLAIN_OUTRIGHT: Final = 2
"""Largest unit power of a model that a killing blow slays [L2762]."""
BEST_SAVE: Final = 1
"""No armour save is better than 1+ [L1316]."""


@dataclass(frozen=True, slots=True)
class Hit(PlainHit):
    """A hit of a Strength from 0 to 10 and what it meets; a natural 1 fails every roll.

    Attributes:
        ward: Its ward save as X, None without one or where it does not count.
        armour_piercing: One more off the armour save [L2888-2914].
        no_armour: No armour save is allowed; the ward still is.
        no_save: No save of any kind is allowed.
        killing_blow: A natural 6 to wound kills outright, no armour save [L2762].
        slays: Whether killing blow takes all the wounds of a model (unit power of 2 at most).
        reroll_failed_wounds: Failed wound rolls are rolled again (flaming against flammable).
        wound_need: A fixed need to wound that replaces the chart.
        regenerates: Whether its ward save is its Regeneration, for the players to be told.
        wound_rerolls: Faces that the attacker rolls again to wound.
        save_rerolls: Faces that the target rolls again for its armour.
    """

    ward: int | None = None
    armour_piercing: bool = False
    no_armour: bool = False
    no_save: bool = False
    killing_blow: bool = False
    slays: bool = False
    reroll_failed_wounds: bool = False
    wound_need: int | None = None
    regenerates: bool = False
    wound_rerolls: frozenset[int] = NOTHING
    save_rerolls: frozenset[int] = NOTHING


def rerolled_faces(rules: SpecialRules) -> frozenset[int]:
    """Return the faces that a spell lets, or makes, a unit roll again [L3134, L3138].

    They are those of its rolls to hit, to wound and for its armour.
    """
    faces: dict[int, RuleId] = {1: "rerolls-ones", 6: "rerolls-sixes"}
    return frozenset(face for face, rule in faces.items() if rule in rules)


@lru_cache(maxsize=128)
def wound_need(strength: int, toughness: int) -> int | None:
    """Return what a hit needs to wound, None when it cannot [L984-1224].

    Strength 0 wounds nothing; Toughness 0 does not occur, such a model is dead [L136].
    """
    if strength < 1 or toughness < 1:
        return None
    cell = TO_WOUND.cell(strength, toughness)
    return None if cell == "none" else int(cell)


def save_modifiers(strength: int, *, armour_piercing: bool = False) -> tuple[Modifier, ...]:
    """Return what makes an armour save harder, by name [L1248-1308, L2912]."""
    malus = int(SAVE_MODIFIER.cell(1, strength)) if strength else 0
    named = [("strength", malus), ("armour-piercing", 1 if armour_piercing else 0)]
    return tuple(Modifier(key, -value) for key, value in named if value)


@lru_cache(maxsize=512)
def armour_need(save: int | None, strength: int, *, armour_piercing: bool = False) -> int | None:
    """Return what an armour save needs, None when none is possible [L1234-1316].

    The save is capped at 1+ before the Strength of the hit is taken off; a natural 1 fails.
    """
    if save is None:
        return None
    off = sum(-each.value for each in save_modifiers(strength, armour_piercing=armour_piercing))
    need = max(save, BEST_SAVE) + off
    return need if need < NO_SAVE else None


def usable_ward(
    ward: int | None, rules: SpecialRules = NO_RULES, target_rules: SpecialRules = NO_RULES
) -> int | None:
    """Return the best ward save of a target against an attack, None without one [L1318].

    An Aura does not stop magical damage [L2846], Regeneration nothing that burns [L2848]. Only one
    ward is rolled: the best.

    Args:
        ward: A plain ward save as X.
        rules: Of the attack: `no-save`, `magic-attacks`, `flaming`; `ethereal` of the attacker.
        target_rules: Of the target: `aura-ward` (X), `regeneration`, `talisman-of-preservation`.
    """
    if "no-save" in rules:
        return None
    wards = [ward, None if is_magical(rules) else target_rules.number("aura-ward")]
    if "talisman-of-preservation" in target_rules:
        wards.append(TALISMAN)
    if _regenerates(rules, target_rules):
        wards.append(REGENERATION)
    return min((save for save in wards if save is not None), default=None)


def ward_label(ward: int | None, rules: SpecialRules, target_rules: SpecialRules) -> str:
    """Return what the ward save of `usable_ward` is called: `ward-save` or `regeneration`."""
    if not _regenerates(rules, target_rules):
        return "ward-save"
    others = usable_ward(ward, rules, target_rules.without(("regeneration",)))
    return "ward-save" if others is not None and others <= REGENERATION else "regeneration"


def _regenerates(rules: SpecialRules, target_rules: SpecialRules) -> bool:
    return "regeneration" in target_rules and "flaming" not in rules


def is_magical(rules: SpecialRules) -> bool:
    """Return whether an attack does magical damage.

    All those of the ethereal do [L2764], and those with a magic weapon [L3046].
    """
    return any(rule in rules for rule in _MAGICAL)


def is_harmless(rules: SpecialRules, target_rules: SpecialRules) -> bool:
    """Return whether a target ignores an attack: fire [L2758], or anything not magical [L2764]."""
    burns_nothing = "flaming" in rules and "flaming-immunity" in target_rules
    return burns_nothing or ("ethereal" in target_rules and not is_magical(rules))


def hit_of(
    strength: int,
    toughness: int,
    *,
    save: int | None = None,
    ward: int | None = None,
    wounds_each: int = 1,
    damage: Amount = ONE_WOUND,
    model_power: int = 1,
    rules: SpecialRules = NO_RULES,
    target_rules: SpecialRules = NO_RULES,
) -> Hit:
    """Return a hit as the special rules of the attack and of its target make it.

    Args:
        strength: Strength of the hit, bonuses included; kept within 0-10 [L122].
        toughness: Toughness of the target.
        save: Its armour save as X.
        ward: Its plain ward save as X.
        wounds_each: Wounds on the profile of each model.
        damage: Wounds that one unsaved wound takes.
        model_power: Unit power of one target model, its chariot or monster left out [L2762].
        rules: `armour-piercing`, `ethereal`, `flaming`, `killing-blow`, `magic-attacks`,
            `no-armour-save`, `no-save`, `rerolls-ones`, `rerolls-sixes`.
        target_rules: `aura-ward` (X), `ethereal`, `flaming-immunity`, `flammable`,
            `killing-blow-immunity`, `regeneration`, `rerolls-ones`, `rerolls-sixes`.
    """
    deadly = "killing-blow" in rules and "killing-blow-immunity" not in target_rules
    return Hit(
        0 if is_harmless(rules, target_rules) else max(0, min(strength, 10)),
        toughness,
        save=save,
        ward=usable_ward(ward, rules, target_rules),
        wounds_each=wounds_each,
        damage=damage,
        armour_piercing="armour-piercing" in rules,
        no_armour="no-armour-save" in rules,
        no_save="no-save" in rules,
        killing_blow=deadly,
        slays=deadly and model_power <= SLAIN_OUTRIGHT,
        reroll_failed_wounds="flaming" in rules and "flammable" in target_rules,
        regenerates=ward_label(ward, rules, target_rules) == "regeneration",
        wound_rerolls=rerolled_faces(rules),
        save_rerolls=rerolled_faces(target_rules),
    )


def roll_wounds(
    dice: Dice,
    hits: int,
    *,
    strength: int,
    toughness: int,
    rules: SpecialRules,
    target: SpecialRules,
) -> tuple[int | None, int]:
    """Roll hits to wound; return the lowest face that wounds, None when none does, and the wounds.

    Flaming attacks roll failures again against a flammable target [L982-1226, L2786].
    """
    if is_harmless(rules, target):
        dice.tell("harmless")
        return None, 0
    need = wound_need(strength, toughness)
    if need is None:
        dice.tell("cannot-wound", strength=strength, toughness=toughness)
        return None, 0
    burning = "flaming" in rules and "flammable" in target
    again = frozenset(D6.marks) - winning_marks(D6, need, never=ONE) if burning else NOTHING
    again |= rerolled_faces(rules)
    return need, dice.successes(hits, need, "to-wound", reroll=again)


def roll_armour(
    dice: Dice,
    wounds: int,
    *,
    save: int | None,
    strength: int,
    rules: SpecialRules,
    target: SpecialRules = NO_RULES,
) -> tuple[int | None, int]:
    """Roll armour saves; return the lowest face that saves, None when none does, and the saved."""
    piercing = "armour-piercing" in rules
    need = armour_need(save, strength, armour_piercing=piercing)
    if need is None or "no-armour-save" in rules or "no-save" in rules:
        return None, 0
    need = max(need, LOWEST_FACE)
    named = save_modifiers(strength, armour_piercing=piercing)
    again = rerolled_faces(target)
    return need, dice.successes(wounds, need, "armour-save", modifiers=named, reroll=again)


@lru_cache(maxsize=512)
def hit_stages(
    hit: Hit, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a hit, from the state `hit` to its final states.

    States: `hit` → `wound` → `through` the armour → `unsaved` → `lost-<n>`; a killing blow goes
    `hit` → `killing-blow` → `slain`, or `killing-blow` → `through` where it does not slay. A
    poisoned hit enters at `wound`. See `wounding_hits` and `unsaved_wounds` for the counts.

    Args:
        hit: The hit.
        striker: Who rolls to wound.
        target: Who rolls the saves.
    """
    stages: list[Stage | Pass] = []
    need = hit.wound_need or wound_need(hit.strength, hit.toughness)
    if need is not None:
        wins = winning_marks(D6, need, never=ONE)
        reroll = frozenset(D6.marks) - wins if hit.reroll_failed_wounds else NOTHING
        reroll |= hit.wound_rerolls
        special = {6: ("killing-blow",)} if hit.killing_blow else None
        purpose = Purpose("to-wound", need, (), striker)
        stages.append(
            stage("hit", wins, to="wound", special=special, reroll=reroll, purpose=purpose)
        )
    stages.append(_armour_stage(hit, target))
    if hit.killing_blow and not hit.slays:
        stages.append(Pass("killing-blow", "through"))
    stages.append(_ward_stage(hit, "through", "unsaved", target))
    if hit.killing_blow and hit.slays:
        stages.append(_ward_stage(hit, "killing-blow", "slain", target))
    stages.append(damage_stage(hit.damage, hit.wounds_each, striker))
    return tuple(stages)


def hit_scores(hit: Hit) -> tuple[tuple[str, int], ...]:
    """Return what each final state of `hit_stages` costs the target, in wounds."""
    return (*damage_scores(hit.wounds_each), ("slain", hit.wounds_each))


def wounding_hits(result: ChainResult) -> int | None:
    """Return how many hits wounded, before any save; None when only chances were asked."""
    return _sum_of(result, "wound", "killing-blow")


def unsaved_wounds(result: ChainResult) -> int | None:
    """Return how many wounds no save stopped; None when only chances were asked."""
    return _sum_of(result, "unsaved", "slain")


def _sum_of(result: ChainResult, *states: str) -> int | None:
    if result.counts is None:
        return None
    return sum(result.count(state) or 0 for state in states)


def _armour_stage(hit: Hit, subject: str | None) -> Stage | Pass:
    need = armour_need(hit.save, hit.strength, armour_piercing=hit.armour_piercing)
    if need is None or hit.no_armour or hit.no_save:
        return Pass("wound", "through")
    modifiers = save_modifiers(hit.strength, armour_piercing=hit.armour_piercing)
    wins = winning_marks(D6, need, never=ONE)
    purpose = Purpose("armour-save", max(need, LOWEST_FACE), modifiers, subject, failures=True)
    again = hit.save_rerolls
    return stage("wound", wins, to=None, otherwise="through", reroll=again, purpose=purpose)


def _ward_stage(hit: Hit, source: str, target: str, subject: str | None) -> Stage | Pass:
    if hit.ward is None or hit.no_save:
        return Pass(source, target)
    wins = winning_marks(D6, hit.ward, never=ONE)
    label = "regeneration" if hit.regenerates else "ward-save"
    purpose = Purpose(label, hit.ward, (), subject, failures=True)
    return stage(source, wins, to=None, otherwise=target, purpose=purpose)
