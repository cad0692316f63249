"""From a hit to wounds lost: to wound, armour, special save, multiple wounds [R L630-678].

Shooting, close combat, spells and whatever else hits share it. The text itself says of it only what
a Strength or Toughness of 0 does [L309-311].
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND, damage_scores, damage_stage
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.dice.chain import ChainResult, Pass, Stage, stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.attack.hit import LOWEST_FACE, NO_SAVE, ONE, PlainHit
from rulesets.t9a.harm.special_save import ITEM_REGENERATION, ITEM_WARDS, SpecialSave, special_save
from rulesets.t9a.unit.charts import ARMOUR_MODIFIER, TO_WOUND

_SIX: Final = 6
_FACES: Final = frozenset(D6.marks)
BEST_ARMOUR: Final = 6
"""All that armour may add to the roll: a save of 1+ [R L806-809]."""
_PIERCES_ALL: Final = 6
"""The Armour Piercing of Lethal Strikes, Metalshifting and Toxic Attacks [R L1028-1061]."""
_TOXIC: Final = 3
"""The Strength of Toxic Attacks [R L1061]."""

Attacked: TypeAlias = Literal["combat", "shooting", "artillery", "spell", "other"]
"""How a hit is dealt: in close combat, by a shooting weapon, by an Artillery Weapon, by a spell, or
otherwise; all but the first are Ranged Attacks [R L630-634]."""

Saves: TypeAlias = Literal["all", "no-regeneration", "none"]
"""What saves an attack allows, whatever its special rules say."""

HIT_RULES: Final = (
    "armour-piercing",
    "divine-attacks",
    "ethereal",
    "flaming-attacks",
    "hellfire",
    "lethal-strike",
    "lightning-attack",
    "magical-attacks",
    "metalshifting",
    "multiple-wounds",
    "multiple-wounds-d3",
    "multiple-wounds-d6",
    "ordnance",
    "otherworldly",
    "piercing-bonus",
    "rerolls-failed-wounds",
    "rerolls-ones-to-wound",
    "rerolls-saves-against",
    "rerolls-sixes",
    "rerolls-wounds",
    "toxic-attacks",
    "wound-bonus",
    "wounds-automatically",
)
"""Special rules of an attack that change what a hit does."""
TARGET_RULES: Final = (
    "bluffers-helm",
    "cursed-iron",
    "dusk-stone",
    "ethereal",
    "fireborn",
    "flammable",
    "fly",
    "force-shield",
    "gem-of-fortune",
    "hard-to-wound",
    "holy-icon",
    "large-target",
    "less-pierced",
    "magic-resistance",
    "otherworldly",
    "rerolls-failed-saves",
    "rerolls-saves",
    "rerolls-sixes",
    *ITEM_WARDS,
    *ITEM_REGENERATION,
)
"""Special rules and items of a target that change what a hit does to it."""


@dataclass(frozen=True, slots=True)
class Hit(PlainHit):
    """A hit of a Strength from 0 to 10 and what it meets; a natural 1 fails every roll.

    Attributes:
        special: The special save that it rolls, None without one.
        lethal_special: The one that it rolls against a Lethal Strike.
        piercing: What Armour Piercing takes off the armour save.
        lethal: A natural 6 to wound leaves no armour save and no Regeneration.
        metalshifting: It wounds on the target's armour save instead of by the chart.
        worst: The highest face that it may need to wound.
        eased: What spells add to the roll to wound.
        sure: Whether a spell has it wound without a roll.
        wound_rerolls: Faces to wound that are rolled again.
        save_rerolls: Faces for the armour that are rolled again.
    """

    special: SpecialSave | None = None
    lethal_special: SpecialSave | None = None
    piercing: int = 0
    lethal: bool = False
    metalshifting: bool = False
    worst: int = _SIX
    eased: int = 0
    sure: bool = False
    wound_rerolls: frozenset[int] = NOTHING
    save_rerolls: frozenset[int] = NOTHING

    @property
    def wound_need(self) -> int | None:
        """The lowest face that wounds, None when nothing does."""
        if self.metalshifting:
            need = max(LOWEST_FACE, min(self.save or _SIX, _SIX))
        else:
            charted = wound_need(self.strength, self.toughness)
            if charted is None:
                return None
            need = min(charted, self.worst)
        return max(LOWEST_FACE, min(need - self.eased, _SIX))

    @property
    def save_need(self) -> int | None:
        """The lowest face that saves by armour, None when none does."""
        return armour_need(self.save, self.strength, self.piercing)


@lru_cache(maxsize=128)
def wound_need(strength: int, toughness: int) -> int | None:
    """Return what a hit needs to wound, None when it cannot [L309-311; R L647-659].

    A Strength of 0 wounds nothing; a Toughness of 0 is wounded on 2+.
    """
    if strength < 1:
        return None
    if toughness < 1:
        return LOWEST_FACE
    return int(TO_WOUND.cell(toughness, strength))


def save_modifiers(strength: int, piercing: int = 0) -> tuple[Modifier, ...]:
    """Return what makes an armour save harder, by name [R L661-663, L991]."""
    off = int(ARMOUR_MODIFIER.cell(1, strength)) if strength else 0
    named = (("strength", off), ("armour-piercing", piercing))
    return tuple(Modifier(key, -value) for key, value in named if value)


@lru_cache(maxsize=512)
def armour_need(save: int | None, strength: int, piercing: int = 0) -> int | None:
    """Return what an armour save needs, None when none is possible [R L661-664, L804-826].

    Armour adds 6 at most; what the hit takes off comes after. A natural 1 fails.
    """
    if save is None:
        return None
    off = sum(-each.value for each in save_modifiers(strength, piercing))
    need = NO_SAVE - min(NO_SAVE - save, BEST_ARMOUR) + off
    return max(need, LOWEST_FACE) if need < NO_SAVE else None


def damage_of(
    rules: SpecialRules, target_rules: SpecialRules = NO_RULES, stated: Amount | None = None
) -> Amount:
    """Return the wounds that an unsaved wound takes [R L1036-1039].

    Args:
        rules: Of the attack: `ordnance` for D3+1, or D3+2 against what flies; `multiple-wounds`
            with a number, or by D3 or D6. The largest counts.
        target_rules: Of the target: `fly`.
        stated: What a player or a weapon says, which wins.
    """
    if stated is not None:
        return stated
    found = [ONE_WOUND]
    number = rules.number("multiple-wounds")
    if number is not None:
        found.append(Amount(number))
    if "multiple-wounds-d3" in rules:
        found.append(Amount(0, 1, 3))
    if "ordnance" in rules:
        found.append(Amount(2 if "fly" in target_rules else 1, 1, 3))
    if "multiple-wounds-d6" in rules:
        found.append(Amount(0, 1, 6))
    return max(found, key=lambda amount: amount.most)


def hit_of(
    strength: int,
    toughness: int,
    *,
    save: int | None = None,
    ward: int | None = None,
    regen: int | None = None,
    wounds_each: int = 1,
    damage: Amount | None = None,
    rules: SpecialRules = NO_RULES,
    target_rules: SpecialRules = NO_RULES,
    attacked: Attacked = "other",
    saves: Saves = "all",
) -> Hit:
    """Return a hit as the special rules of the attack and of its target make it.

    Args:
        strength: Strength of the hit, bonuses included; kept within 0-10 [L347].
        toughness: Toughness of the target.
        save: Its armour save as X.
        ward: Its ward save as X.
        regen: Its Regeneration as X.
        wounds_each: Wounds on the profile of each model.
        damage: Wounds that one unsaved wound takes; by the special rules when None.
        rules: Of the attack: `HIT_RULES`.
        target_rules: Of the target: `TARGET_RULES`.
        attacked: How the hit is dealt.
        saves: Which saves it allows.
    """
    toxic, metal = "toxic-attacks" in rules, "metalshifting" in rules
    if metal:
        rules |= SpecialRules.of("flaming-attacks")
    lethal = "lethal-strike" in rules
    piercing = _piercing(rules, target_rules, attacked)
    heals = saves == "all"
    chosen = special_save(ward, regen, rules, target_rules, attacked, regenerates=heals)
    struck = special_save(ward, None, rules, target_rules, attacked, regenerates=False)
    if saves == "none":
        chosen = struck = save = None
    kind = _TOXIC if toxic else max(0, min(strength, 10))
    plain = Hit(
        kind,
        toughness,
        save,
        wounds_each,
        # No model loses more than it has, so that there is nothing to roll for one wound.
        damage_of(rules, target_rules, damage) if wounds_each > 1 else ONE_WOUND,
        special=chosen,
        lethal_special=struck if lethal else chosen,
        piercing=piercing,
        lethal=lethal,
        metalshifting=metal,
        eased=("wound-bonus" in rules) - ("hard-to-wound" in target_rules),
        sure="wounds-automatically" in rules,
    )
    return _with_rerolls(plain, rules, target_rules, attacked)


def poisons_on(rules: SpecialRules) -> int | None:
    """Return the lowest face to hit that poisons, None for attacks that do not [R L1043; P]."""
    if "poisoned-attacks" not in rules:
        return None
    return _SIX - ("potent-poison" in rules)


def _piercing(rules: SpecialRules, target_rules: SpecialRules, attacked: Attacked) -> int:
    """Return the Armour Piercing of a hit, with what spells add and take off [R L991; P]."""
    if "toxic-attacks" in rules or "metalshifting" in rules:
        return _PIERCES_ALL
    own = (rules.number("armour-piercing") or 0) + ("piercing-bonus" in rules)
    return max(0, own - ("less-pierced" in target_rules and attacked == "combat"))


def _with_rerolls(
    hit: Hit, rules: SpecialRules, target_rules: SpecialRules, attacked: Attacked
) -> Hit:
    """Return a hit with what either side rolls again, to wound and to save by armour."""
    need = hit.wound_need
    wins = NOTHING if need is None else winning_marks(D6, need, never=ONE)
    burning = "flaming-attacks" in rules and "flammable" in target_rules
    wounds = _FACES - wins if burning or "rerolls-failed-wounds" in rules else NOTHING
    large = "large-target" in target_rules
    if "rerolls-wounds" in rules or ("bluffers-helm" in target_rules and not large):
        wounds |= wins
    if "gem-of-fortune" in target_rules and attacked != "combat" and not large:
        wounds |= frozenset({_SIX})
    wounds |= frozenset({_SIX} if "rerolls-sixes" in rules else ())
    wounds |= ONE if "rerolls-ones-to-wound" in rules else NOTHING
    again = _saves_again(hit, rules, target_rules)
    return replace(hit, wound_rerolls=wounds, save_rerolls=again)


def _saves_again(hit: Hit, rules: SpecialRules, target_rules: SpecialRules) -> frozenset[int]:
    if hit.save_need is None:
        return NOTHING
    saved = winning_marks(D6, hit.save_need, never=ONE)
    fails = any(rule in target_rules for rule in ("dusk-stone", "rerolls-failed-saves"))
    won = "rerolls-saves" in target_rules or "rerolls-saves-against" in rules
    sixes = frozenset({_SIX}) if "rerolls-sixes" in target_rules else NOTHING
    return sixes | (_FACES - saved if fails else NOTHING) | (saved if won else NOTHING)


@lru_cache(maxsize=512)
def hit_stages(
    hit: Hit, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a hit, from the state `hit` to its final states.

    States: `hit` → `wound` → `through` the armour → `unsaved` → `lost-<n>`; a Lethal Strike
    goes from `hit` to `lethal`, past armour and Regeneration. What wounds without a roll, as poison
    does, enters at `wound`.

    Args:
        hit: The hit.
        striker: Who rolls to wound.
        target: Who rolls the saves.
    """
    stages: list[Stage | Pass] = []
    need = hit.wound_need
    if hit.sure:
        stages.append(Pass("hit", "wound"))
    elif need is not None:
        special = {_SIX: ("lethal",)} if hit.lethal else None
        eased = (Modifier("spells", hit.eased),) if hit.eased else ()
        purpose = Purpose("to-wound", need, eased, striker)
        wins = winning_marks(D6, need, never=ONE)
        again = hit.wound_rerolls
        stages.append(
            stage("hit", wins, to="wound", special=special, reroll=again, purpose=purpose)
        )
    stages.append(_armour_stage(hit, target))
    if hit.lethal and hit.lethal_special == hit.special:
        stages.append(Pass("lethal", "through"))
    elif hit.lethal:
        stages.append(_special_stage(hit.lethal_special, "lethal", target))
    stages.append(_special_stage(hit.special, "through", target))
    stages.append(damage_stage(hit.damage, hit.wounds_each, striker))
    return tuple(stages)


def _armour_stage(hit: Hit, subject: str | None) -> Stage | Pass:
    need = hit.save_need
    if need is None:
        return Pass("wound", "through")
    named = save_modifiers(hit.strength, hit.piercing)
    purpose = Purpose("armour-save", need, named, subject, failures=True)
    wins = winning_marks(D6, need, never=ONE)
    again = hit.save_rerolls
    return stage("wound", wins, to=None, otherwise="through", reroll=again, purpose=purpose)


def _special_stage(save: SpecialSave | None, source: str, subject: str | None) -> Stage | Pass:
    if save is None:
        return Pass(source, "unsaved")
    purpose = Purpose(save.label, save.need, save.modifiers, subject, failures=True)
    return stage(
        source, save.wins, to=None, otherwise="unsaved", reroll=save.rerolls, purpose=purpose
    )


def hit_scores(hit: Hit) -> tuple[tuple[str, int], ...]:
    """Return what each final state of `hit_stages` costs the target, in wounds."""
    return damage_scores(hit.wounds_each)


def wounding_hits(result: ChainResult) -> int | None:
    """Return how many hits wounded, before any save; None when only chances were asked."""
    if result.counts is None:
        return None
    return (result.count("wound") or 0) + (result.count("lethal") or 0)


def inflict(
    dice: Dice,
    hits: int,
    hit: Hit,
    *,
    cap: int | None = None,
    striker: str | None = None,
    target: str | None = None,
    start: str = "hit",
) -> ChainResult:
    """Roll hits to wound and their saves; the score is the wounds lost, at most `cap`.

    Args:
        dice: The dice.
        hits: How many; nothing is rolled for none.
        hit: One of them.
        cap: Wounds that the target can lose, None for one of unknown size.
        striker: Who rolls to wound.
        target: Who rolls the saves.
        start: `wound` for those that wound without a roll.
    """
    if hits < 1 or cap == 0:
        return ChainResult(0, ())
    stages, scores = hit_stages(hit, striker, target), hit_scores(hit)
    return dice.attacks(hits, start, stages, scores, cap=cap)
