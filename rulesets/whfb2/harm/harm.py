"""Harm that a hit does: the wound chart, the armour save, its modifiers, wounds and casualties.

Shooting, close combat, machines and whatever else hits share it [L1282-1398, L1608-1718]. Modifiers
are added to the die and all add up [L1566-1568, L3112]; no face fails or succeeds by itself, unless
the house rule of the natural 1 is played [L7571-7580].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.core.battlefield.damage import damage_scores, damage_stage
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit, remove_casualties
from rulesets.dice.chain import ChainResult, Pass, Stage, stage
from rulesets.dice.detail import detail
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.attack.hit import NO_SAVE, ONE, PlainHit
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.charts import ARMOUR_SAVE, SAVE_MODIFIER, TO_WOUND

BEST_CAPPED: Final = 1
"""No armour save is better, where the house rule of the best save is played [L7566-7569]."""
_STRONGEST: Final = 10

ARMOUR: Final = {
    "none": 1,
    "shield": 2,
    "light-armour": 3,
    "light-armour-and-shield": 4,
    "heavy-armour": 5,
    "heavy-armour-and-shield": 6,
}
"""Armour worn, and its row of the chart [L1323-1342]."""
MOUNTS: Final = {"foot": 1, "cavalry": 2, "barded-cavalry": 3}
"""Who wears it, and the column of the chart."""
FACINGS: Final = ("front", "flank", "rear", "air")
"""Where an attack comes from; shields are of no use against the rear alone [L1347-1353]."""
NO_SHIELD_WITH: Final = ("two-handed-weapon", "two-weapons", "scythe")
"""Weapons whose bearers hang their shields on their backs [L1344-1346, L3120-3123, L3179-3181]."""


@dataclass(frozen=True, slots=True)
class Hit(PlainHit):
    """A hit of a Strength from 0 to 10 and what it meets; who wears nothing saves on a 7.

    Attributes:
        to_wound: Modifiers of the roll to wound, by name.
        to_save: Modifiers that the weapon gives the target's save, by name: +1 makes it better,
            and lets who wears nothing save on a 6 [L3141, L3149].
        no_save: No armour save is allowed.
        certain: It wounds without a roll.
        steady: The save is not modified by Strength, as that of masonry [L4165-4168].
        natural_one: The house rule: a natural 1 to wound or to save fails.
        save_cap: The house rule: modifiers make no save better than 1+.
    """

    to_wound: tuple[Modifier, ...] = ()
    to_save: tuple[Modifier, ...] = ()
    no_save: bool = False
    certain: bool = False
    steady: bool = False
    natural_one: bool = False
    save_cap: bool = False

    @property
    def wound_need(self) -> int | None:
        """The face that wounds, modifiers included; None where none does."""
        need = wound_need(self.strength, self.toughness)
        if need is None:
            return None
        need -= added(self.to_wound)
        return need if need <= D6.sides else None

    @property
    def save_need(self) -> int | None:
        """The face that saves, modifiers included; None where none does."""
        if self.no_save:
            return None
        strength = 0 if self.steady else self.strength
        return save_need(self.save, strength, self.to_save, cap=self.save_cap)

    @property
    def save_modifiers(self) -> tuple[Modifier, ...]:
        """Modifiers of the die of the save, by name."""
        if self.steady:
            return self.to_save
        return (*strength_modifiers(self.strength), *self.to_save)


def added(modifiers: Sequence[Modifier]) -> int:
    """Return what modifiers come to."""
    return sum(each.value for each in modifiers)


@lru_cache(maxsize=128)
def wound_need(strength: int, toughness: int) -> int | None:
    """Return what the chart needs to wound, None where it says that nothing does [L1286-1313].

    A Strength of 0 does nothing [L476-481].
    """
    if strength < 1 or toughness < 1:
        return None
    cell = TO_WOUND.cell(min(strength, _STRONGEST), min(toughness, _STRONGEST))
    return None if cell == "none" else int(cell)


def strength_modifiers(strength: int) -> tuple[Modifier, ...]:
    """Return what a hit's Strength takes off the save, by name [L1359-1364]."""
    off = int(SAVE_MODIFIER.cell(1, min(strength, _STRONGEST))) if strength > 0 else 0
    return (Modifier("strength", -off),) if off else ()


@lru_cache(maxsize=512)
def save_need(
    save: int | None, strength: int, modifiers: tuple[Modifier, ...] = (), *, cap: bool = False
) -> int | None:
    """Return the face that saves, None where none does [L1315-1370].

    Args:
        save: The save as X, None without one.
        strength: Strength of the hit; 0 for one that does not count.
        modifiers: What weapons add to the die.
        cap: Whether no save is better than 1+ before Strength counts [L7566-7569].
    """
    worn = (NO_SAVE if save is None else save) - added(modifiers)
    if cap:
        worn = max(worn, BEST_CAPPED)
    need = worn - added(strength_modifiers(strength))
    return need if need < NO_SAVE else None


def armour_worn(armour: str, mount: str = "foot") -> int | None:
    """Return the save of a kind of armour on foot or mounted, None without one [L1323-1342]."""
    cell = ARMOUR_SAVE.cell(ARMOUR[armour], MOUNTS[mount])
    return None if cell == "none" else int(cell)


def without_shield(save: int | None) -> int | None:
    """Return a save that counted a shield, without it: one step worse all over the chart."""
    return None if save is None or save + 1 >= NO_SAVE else save + 1


def usable_save(
    save: int | None, rules: SpecialRules, *, facing: str = "front", routing: bool = False
) -> int | None:
    """Return the save of a profile as it can be used: shields are not always [L1343-1357].

    Args:
        save: The save of the profile, with whatever shield the rules name.
        rules: Of who saves: `shield`, and weapons that leave no hand for one.
        facing: Where the attack comes from.
        routing: Whether who saves is in rout.
    """
    if "shield" not in rules:
        return save
    lost = facing == "rear" or routing or any(weapon in rules for weapon in NO_SHIELD_WITH)
    return without_shield(save) if lost else save


def winning(need: int, *, natural_one: bool) -> frozenset[int]:
    """Return the faces of a D6 that reach a need, which may lie below 1."""
    return winning_marks(D6, need, never=ONE if natural_one else NOTHING)


@lru_cache(maxsize=512)
def hit_stages(
    hit: Hit, striker: str | None = None, target: str | None = None, prefix: str = ""
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a hit: `hit` → `wound` → `unsaved` → `lost-<n>`.

    Args:
        hit: The hit.
        striker: Who rolls to wound.
        target: Who rolls the saves.
        prefix: Set before the names of the states, `lost-<n>` apart, where several kinds of hits
            share a sequence.
    """
    wound, unsaved = f"{prefix}wound", f"{prefix}unsaved"
    stages: list[Stage | Pass] = []
    need = hit.wound_need
    if hit.certain:
        stages.append(Pass(f"{prefix}hit", wound))
    elif need is not None:
        wins = winning(need, natural_one=hit.natural_one)
        purpose = Purpose("to-wound", need, hit.to_wound, striker)
        stages.append(stage(f"{prefix}hit", wins, to=wound, purpose=purpose))
    save = hit.save_need
    if save is None:
        stages.append(Pass(wound, unsaved))
    else:
        wins = winning(save, natural_one=hit.natural_one)
        purpose = Purpose("armour-save", save, hit.save_modifiers, target, failures=True)
        stages.append(stage(wound, wins, to=None, otherwise=unsaved, purpose=purpose))
    stages.append(damage_stage(hit.damage, hit.wounds_each, striker, source=unsaved))
    return tuple(stages)


def hit_scores(hit: Hit) -> tuple[tuple[str, int], ...]:
    """Return what each final state of `hit_stages` costs the target, in wounds."""
    return damage_scores(hit.wounds_each)


def inflict(
    dice: Dice,
    hits: int,
    hit: Hit,
    *,
    cap: int | None = None,
    striker: str | None = None,
    target: str | None = None,
) -> ChainResult:
    """Roll hits to wound and their saves; the score is the wounds lost, at most `cap`."""
    if hits < 1:
        return ChainResult(0, ())
    return dice.attacks(hits, "hit", hit_stages(hit, striker, target), hit_scores(hit), cap=cap)


@dataclass(frozen=True, slots=True)
class Losses:
    """Losses of a unit to wounds.

    Attributes:
        wounds_lost: Wounds it lost.
        models_lost: Figures removed.
        destroyed: Whether nothing is left of it.
        carried: Wounds noted on the unit afterwards.
    """

    wounds_lost: int
    models_lost: int
    destroyed: bool
    carried: int | None = detail()


def losses(models: int | None, wounds_each: int, carried: int, lost: int) -> Losses:
    """Return what wounds do: whole figures go, the rest is noted [L1379-1398].

    Args:
        models: Figures before; None where nobody said, so that all that falls counts.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted before.
        lost: Wounds lost.
    """
    if models is None:
        removed, left = divmod(carried + lost, max(1, wounds_each))
        return Losses(lost, removed, destroyed=False, carried=left)
    lost = min(lost, max(0, models * wounds_each - carried))
    taken = remove_casualties(models, wounds_each, carried, lost)
    return Losses(lost, taken.models, taken.models >= models, taken.carried)


def wounds_left(
    unit: Unit | None, models: int | None, wounds_each: int, carried: int
) -> int | None:
    """Return the wounds a target can still lose, None for one of unknown size.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    if carried >= wounds_each and carried:
        raise Refusal("too-many-carried", carried=carried, w=wounds_each)
    if models is None:
        return None
    if models < 1:
        raise Refusal("target-dead", unit=None if unit is None else unit.name)
    return models * wounds_each - carried
