"""BlackHammer's attack sequence after a hit: wound, armour save, ward save, multiple wounds.

Shooting, close combat and whatever else hits share it [L982-1326, L1628-1876].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.blackhammer.charts import SAVE_MODIFIER, TO_WOUND
from rulesets.core.amount import Amount
from rulesets.dice.chain import Pass, Stage, stage
from rulesets.dice.die import D6, plain_die
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose

ONE: Final = frozenset({1})
BEST_SAVE: Final = 1
"""No armour save is better than 1+ [L1316]."""
ONE_WOUND: Final = Amount(1)


@dataclass(frozen=True, slots=True)
class Hit:
    """What one hit is made of, and what it meets.

    Attributes:
        strength: Strength of the hit, 0-10, bonuses included.
        toughness: Toughness of the target, 0-10.
        save: Its armour save as X (4 for 4+) before the hit's Strength, None without one.
        ward: Its ward save as X, None without one or where it does not count.
        wounds_each: Wounds on the profile of each target model.
        damage: Wounds that one unsaved wound takes: 1, D3, D6…
        armour_piercing: One more off the armour save [L2888-2914].
        no_armour: No armour save is allowed; the ward still is.
        no_save: No save of any kind is allowed.
        killing_blow: A natural 6 to wound kills outright, no armour save [L2762].
        slays: Whether killing blow takes all the wounds of a model (unit power of 2 at most).
        reroll_failed_wounds: Failed wound rolls are rolled again (flaming against flammable).
        wound_need: A fixed need to wound that replaces the chart.
    """

    strength: int
    toughness: int
    save: int | None = None
    ward: int | None = None
    wounds_each: int = 1
    damage: Amount = ONE_WOUND
    armour_piercing: bool = False
    no_armour: bool = False
    no_save: bool = False
    killing_blow: bool = False
    slays: bool = False
    reroll_failed_wounds: bool = False
    wound_need: int | None = None


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
    off = sum(-one.value for one in save_modifiers(strength, armour_piercing=armour_piercing))
    need = max(save, BEST_SAVE) + off
    return need if need <= 6 else None  # noqa: PLR2004 - a D6 has no 7


@lru_cache(maxsize=512)
def hit_stages(hit: Hit) -> tuple[Stage | Pass, ...]:
    """Return the stages of a hit, from the state `hit` to its final states.

    States: `hit` → `wound` (or `killing-blow`) → `through` the armour → `unsaved` → `lost-<n>`.
    A poisoned hit enters at `wound`.
    """
    stages: list[Stage | Pass] = []
    need = hit.wound_need or wound_need(hit.strength, hit.toughness)
    if need is not None:
        wins = winning_marks(D6, need, never=ONE)
        reroll = frozenset(D6.marks) - wins if hit.reroll_failed_wounds else NOTHING
        special = None
        if hit.killing_blow:
            special = {6: ("killing-blow",) if hit.slays else ("through",)}
        purpose = Purpose("to-wound", need)
        stages.append(
            stage("hit", wins, to="wound", special=special, reroll=reroll, purpose=purpose)
        )
    stages.append(_armour_stage(hit))
    stages.append(_ward_stage(hit, "through", "unsaved"))
    if hit.killing_blow and hit.slays:
        stages.append(_ward_stage(hit, "killing-blow", f"lost-{hit.wounds_each}"))
    stages.append(_damage_stage(hit))
    return tuple(stages)


def hit_scores(hit: Hit) -> tuple[tuple[str, int], ...]:
    """Return what each final state of `hit_stages` costs the target, in wounds."""
    return tuple((f"lost-{wounds}", wounds) for wounds in range(1, hit.wounds_each + 1))


def _armour_stage(hit: Hit) -> Stage | Pass:
    need = armour_need(hit.save, hit.strength, armour_piercing=hit.armour_piercing)
    if need is None or hit.no_armour or hit.no_save:
        return Pass("wound", "through")
    modifiers = save_modifiers(hit.strength, armour_piercing=hit.armour_piercing)
    wins = winning_marks(D6, need, never=ONE)
    purpose = Purpose("armour-save", need, modifiers)
    return stage("wound", wins, to=None, otherwise="through", purpose=purpose)


def _ward_stage(hit: Hit, source: str, target: str) -> Stage | Pass:
    if hit.ward is None or hit.no_save:
        return Pass(source, target)
    wins = winning_marks(D6, hit.ward, never=ONE)
    purpose = Purpose("ward-save", hit.ward)
    return stage(source, wins, to=None, otherwise=target, purpose=purpose)


def _damage_stage(hit: Hit) -> Stage | Pass:
    """Each unsaved wound takes its own roll, at most the wounds on the profile [L1326]."""
    most = hit.wounds_each
    if not hit.damage.count:
        return Pass("unsaved", f"lost-{min(hit.damage.plus, most)}")
    die = plain_die(hit.damage.sides)
    routes = tuple(
        (mark, (f"lost-{min(die.value(mark) + hit.damage.plus, most)}",))
        for mark in dict.fromkeys(die.marks)
    )
    return Stage("unsaved", routes, die, NOTHING, Purpose("multiple-wounds"))
