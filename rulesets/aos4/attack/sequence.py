"""The attack sequence: hit, wound, save, damage into the pool; then wards and allocation.

All attacks of an ability are resolved before any damage is allocated [L636].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.aos4.attack.circumstances import Circumstances
from rulesets.aos4.attack.wards import ward_of
from rulesets.aos4.attack.weapon import Weapon, is_met, one_crit, other_antis
from rulesets.core.battlefield.damage import each_plus
from rulesets.core.battlefield.unit import Unit, remove_casualties
from rulesets.dice.chain import ChainResult, Pass, Stage, stage
from rulesets.dice.detail import detail
from rulesets.dice.die import D6, plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose

ONE: Final = frozenset({1})
SIX: Final = 6
LOWEST_FACE: Final = 2
"""Hits, wounds and saves fail on an unmodified 1 [L631-633]."""
MOST_UP: Final = 1
MOST_DOWN: Final = -1
"""Hit and wound rolls change by 1 at most; save rolls go up by 1 at most [L640-642]."""


@dataclass(frozen=True, slots=True)
class Capped:
    """Modifiers of a roll and their sum."""

    named: tuple[Modifier, ...]
    total: int


def capped(modifiers: tuple[tuple[str, int], ...], *, least: int | None = MOST_DOWN) -> Capped:
    """Return the modifiers that count, with their cap as one of them [L638-642].

    Args:
        modifiers: Key and value of each.
        least: The lowest they come to together; None for no limit.
    """
    named = [Modifier(key, value) for key, value in modifiers if value]
    whole = sum(modifier.value for modifier in named)
    total = min(MOST_UP, whole if least is None else max(least, whole))
    if total != whole:
        named.append(Modifier("cap", total - whole))
    return Capped(tuple(named), total)


def hit_modifiers(weapon: Weapon, at: Circumstances) -> Capped:
    """Return the modifiers of a weapon's hit rolls."""
    alone = "companion" in weapon.abilities
    mine = () if alone else (("friendly", at.friendly_hit),)
    return capped((("all-out-attack", int(at.all_out_attack)), *mine, *at.hit))


def wound_modifiers(weapon: Weapon, at: Circumstances) -> Capped:
    """Return the modifiers of a weapon's wound rolls."""
    alone = "companion" in weapon.abilities
    return capped((("friendly", 0 if alone else at.friendly_wound), ("other", at.wound)))


def rend_of(weapon: Weapon, at: Circumstances) -> int:
    """Return a weapon's Rend against a target; every Anti ability that applies adds 1 [L825]."""
    met = [
        at.target_charged if ability == "anti-charge" else is_met(ability, at.target_rules)
        for ability in weapon.abilities
        if ability.startswith("anti-")
    ]
    others = min(at.other_antis, len(other_antis(weapon, at.target_rules)))
    return max(0, weapon.rend + sum(met) + others)


def save_modifiers(weapon: Weapon, at: Circumstances) -> Capped:
    """Return the modifiers of save rolls against a weapon, with its Rend [L633, L642]."""
    rend = -rend_of(weapon, at)
    if not at.rend_after:
        return capped((("rend", rend), *at.save), least=None)
    others = capped(at.save, least=None)
    taken = (Modifier("rend", rend),) if rend else ()
    return Capped((*others.named, *taken), others.total + rend)


def needed(value: int, modifiers: Capped) -> int:
    """Return the lowest face that succeeds, 2 or more; it may lie beyond the die."""
    return max(LOWEST_FACE, value - modifiers.total)


@dataclass(frozen=True, slots=True)
class Pool:
    """Damage that waits to be allocated, and how it came there [L634]."""

    damage: int = 0
    attacks: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()
    unsaved: int | None = detail()
    mortal: int | None = detail()


@dataclass(frozen=True, slots=True)
class Blow:
    """One weapon of an attack against its target.

    Attributes:
        save: The target's Save, None without one.
        most: Damage that is worth counting, None where all of it is.
    """

    weapon: Weapon
    crit: str | None
    at: Circumstances
    save: int | None = None
    most: int | None = None
    unit: str | None = None
    target: str | None = None


def blows_of(
    weapons: tuple[Weapon, ...],
    at: Circumstances,
    *,
    crit: str | None = None,
    save: int | None = None,
    most: int | None = None,
    unit: str | None = None,
    target: str | None = None,
) -> tuple[Blow, ...]:
    """Return the blows of several weapons; raises what `one_crit` refuses."""
    several = len(weapons) > 1
    return tuple(
        Blow(
            weapon,
            one_crit(weapon, crit),
            at,
            save,
            most,
            _labelled(unit, weapon) if several else weapon.name or unit,
            _labelled(target, weapon) if several else target,
        )
        for weapon in weapons
    )


def _labelled(who: str | None, weapon: Weapon) -> str | None:
    """Return the label of a weapon's rolls: who rolls, and the weapon's name or else its values."""
    values = f"{weapon.attacks} {weapon.hit}+ {weapon.wound}+ {weapon.rend} {weapon.damage}"
    label = weapon.name or values
    return label if who is None else f"{who} ({label})"


def strike(dice: Dice, pool: Pool, blow: Blow) -> Pool:
    """Resolve the attacks of one weapon and add their damage to the pool."""
    weapon = blow.weapon
    named = blow.unit
    once = blow.at.attacks_once
    thrown = weapon.attacks.count * (1 if once else weapon.models)
    attacks = weapon.attacks.plus * weapon.models + weapon.extra
    if thrown:
        die = plain_die(weapon.attacks.sides)
        times = weapon.models if once else 1
        attacks = dice.sum(
            thrown, "attacks", die=die, subject=named, plus=attacks, times=times, least=0
        )
    if attacks < 1:
        return pool
    done = dice.attacks(attacks, "attack", stages_of(blow), scores_of(blow), cap=blow.most)
    if _of(done, "unsaved") and blow.save is not None and not saves_at_all(blow):
        rend = rend_of(weapon, blow.at)
        dice.tell("no-save", target=blow.target, save=blow.save, rend=rend)
    damage = pool.damage + done.score
    if blow.most is not None:
        damage = min(damage, blow.most)
    if done.counts is None:
        return Pool(damage)
    return Pool(
        damage,
        (pool.attacks or 0) + attacks,
        (pool.hits or 0) + _hits(done),
        (pool.wounds or 0) + _of(done, "wound"),
        (pool.unsaved or 0) + _of(done, "unsaved"),
        (pool.mortal or 0) + _of(done, "mortal"),
    )


def _of(done: ChainResult, state: str) -> int:
    return done.count(state) or 0


def _hits(done: ChainResult) -> int:
    return sum(_of(done, state) for state in ("hit", "pierced", "mortal"))


_CRITICAL: Final = {
    "crit-two-hits": ("hit", "hit"),
    "crit-auto-wound": ("pierced",),
    "crit-mortal": ("mortal",),
}


def hit_stage(weapon: Weapon, at: Circumstances, crit: str | None, subject: str | None) -> Stage:
    """Return the hit roll: an unmodified 6 is a critical hit whatever is needed [L631]."""
    modifiers = hit_modifiers(weapon, at)
    need = needed(weapon.hit, modifiers)
    wins = winning_marks(D6, need, always=frozenset({SIX}), never=ONE)
    special = None if crit is None else {SIX: _CRITICAL[crit]}
    purpose = Purpose("hit", min(need, SIX), modifiers.named, subject)
    again = _again(wins, at.reroll_hits and "companion" not in weapon.abilities)
    return stage("attack", wins, to="hit", special=special, reroll=again, purpose=purpose)


def _again(wins: frozenset[int], allowed: bool) -> frozenset[int]:  # noqa: FBT001 - a fact, not a switch
    """Return the faces that are rolled again once, before modifiers [L108]: those that fail."""
    return frozenset(D6.marks) - wins if allowed else NOTHING


@lru_cache(maxsize=512)
def stages_of(blow: Blow) -> tuple[Stage | Pass, ...]:
    """Return the stages from `attack` to the damage of each.

    States: `attack` → `hit` → `wound` → `unsaved` → `harm` → `damage-<n>`; critical hits go to two
    `hit`, or to `pierced` → `wound`, or to `mortal` → `harm` without a save.
    """
    weapon, at, subject = blow.weapon, blow.at, blow.unit
    stages: list[Stage | Pass] = [hit_stage(weapon, at, blow.crit, subject)]
    modifiers = wound_modifiers(weapon, at)
    need = needed(weapon.wound, modifiers)
    if need <= SIX:
        purpose = Purpose("wound", need, modifiers.named, subject)
        wins = winning_marks(D6, need, never=ONE)
        again = _again(wins, at.reroll_wounds and "companion" not in weapon.abilities)
        stages.append(stage("hit", wins, to="wound", reroll=again, purpose=purpose))
    stages += [Pass("pierced", "wound"), save_stage(blow), Pass("unsaved", "harm")]
    stages += [Pass("mortal", "harm"), *_damage_stages(blow, subject)]
    return tuple(stages)


def saves_at_all(blow: Blow) -> bool:
    """Return whether any face saves [L633]."""
    return blow.save is not None and needed(blow.save, save_modifiers(blow.weapon, blow.at)) <= SIX


def save_stage(blow: Blow) -> Stage | Pass:
    """Return the save roll, or none where no face saves [L633]."""
    if blow.save is None or not saves_at_all(blow):
        return Pass("wound", "unsaved")
    modifiers = save_modifiers(blow.weapon, blow.at)
    need = needed(blow.save, modifiers)
    purpose = Purpose("save", need, modifiers.named, blow.target, failures=True)
    wins = winning_marks(D6, need, never=ONE)
    again = _again(wins, blow.at.reroll_saves)
    return stage("wound", wins, to=None, otherwise="unsaved", reroll=again, purpose=purpose)


def damage_of(blow: Blow) -> tuple[int, int]:
    """Return the least and the most damage of one attack [L634, L827]."""
    damage, bonus = blow.weapon.damage, _charge_bonus(blow)
    return max(1, damage.plus + damage.count + bonus), max(1, damage.most + bonus)


def _charge_bonus(blow: Blow) -> int:
    return int(blow.at.charged and "charge-damage" in blow.weapon.abilities)


def _damage_stages(blow: Blow, subject: str | None) -> tuple[Stage | Pass, ...]:
    damage = blow.weapon.damage
    if not damage.count:
        return ()
    die, plus = plain_die(damage.sides), damage.plus + _charge_bonus(blow)
    routes = tuple(
        (mark, (f"damage-{max(1, die.value(mark) + plus)}",)) for mark in dict.fromkeys(die.marks)
    )
    purpose = Purpose("damage", modifiers=each_plus(plus), subject=subject)
    return (Stage("harm", routes, die, NOTHING, purpose, scores_of(blow)),)


def scores_of(blow: Blow) -> tuple[tuple[str, int], ...]:
    """Return the damage that each final state puts into the pool."""
    least, most = damage_of(blow)
    if not blow.weapon.damage.count:
        return (("harm", most),)
    return tuple((f"damage-{number}", number) for number in range(least, most + 1))


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage to a unit once its wards were rolled and the rest allocated [L658-689].

    Attributes:
        damage: Damage allocated, at most what the unit had left.
        slain: Models slain.
        allocated: Damage that stays on the unit.
        destroyed: Whether no model is left.
        warded: Damage that a ward took away.
    """

    damage: int
    slain: int
    allocated: int
    destroyed: bool
    warded: int | None = detail()


def left_of(models: int | None, health: int, allocated: int) -> int | None:
    """Return the damage a unit can still take, None for one of unknown size."""
    return None if models is None else max(0, models * health - allocated)


def suffer(
    dice: Dice,
    *,
    pool: int,
    ward: int | None,
    models: int | None,
    health: int,
    allocated: int,
    subject: str | None = None,
) -> Damage:
    """Roll wards for a pool of damage and allocate the rest [L658-689].

    The text knows no ward roll that fails whatever the value: a 1 is a roll as any other.
    """
    warded = 0
    if pool and ward is not None:
        warded = dice.successes(pool, ward, "ward", never=NOTHING, subject=subject)
    left = left_of(models, health, allocated)
    damage = pool - warded if left is None else min(pool - warded, left)
    if models is None:
        slain, rest = divmod(allocated + damage, health)
        return Damage(damage, slain, rest, False, warded)
    after = remove_casualties(models, health, allocated, damage)
    return Damage(damage, after.models, after.carried, after.models >= models > 0, warded)


def unit_suffers(dice: Dice, pool: int, unit: Unit | None) -> Damage:
    """Roll the wards of a unit for a pool of damage and allocate the rest.

    Of a unit that nobody named nothing is known: every point is told as allocated.
    """
    if unit is None:
        return dice.call(suffer, pool=pool, ward=None, models=None, health=_BEYOND, allocated=0)
    return dice.call(
        suffer,
        pool=pool,
        ward=ward_of(unit),
        models=unit.models,
        health=unit.number("w", 1),
        allocated=unit.carried,
        subject=unit.name,
    )


_BEYOND: Final = 1000
"""A Health beyond the damage of any one ability."""
