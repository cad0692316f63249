"""The rolls of an attack one by one, for what no whole attack covers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.aos4.attack import _options as options
from rulesets.aos4.attack.circumstances import circumstances
from rulesets.aos4.attack.sequence import (
    LOWEST_FACE,
    ONE,
    SIX,
    Damage,
    hit_modifiers,
    needed,
    rend_of,
    save_modifiers,
    unit_suffers,
    wound_modifiers,
)
from rulesets.aos4.attack.weapon import Weapon, antis_among, one_crit
from rulesets.aos4.unit import demands
from rulesets.aos4.unit.house import RendCap
from rulesets.aos4.unit.options import YesNo
from rulesets.aos4.unit.profile import ABILITIES
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Quantity, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, WoundsLost
from rulesets.dice.chain import Stage
from rulesets.dice.detail import detail
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Purpose

_ONE: Final = Amount(1)


def _weapon(hit: int, wound: int, rend: int, rules: SpecialRules) -> Weapon:
    abilities = frozenset(rules.only(ABILITIES)) | antis_among(rules)
    return Weapon(_ONE, 1, hit, wound, rend, _ONE, abilities)


@dataclass(frozen=True, slots=True)
class HitRoll:
    """Hits of a pool of attacks.

    Attributes:
        hits: Attacks that hit, two for a critical hit with Crit (2 Hits).
        modifier: What the rolls were changed by, capped.
        criticals: Unmodified 6s.
    """

    hits: int
    modifier: int
    criticals: int | None = detail()


@procedure(source="L631, L638-642", actors=())
def hit_roll(
    dice: Dice,
    *,
    attacks: Annotated[int, Whole(0, 300)] = 1,
    hit: Annotated[int, Whole(2, 6), Fill("unit", "hit")],
    rules: options.HitRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
    reroll_failures: YesNo = False,
) -> HitRoll:
    """Roll attacks to hit [L631, L638-642].

    An unmodified 1 misses, an unmodified 6 is a critical hit and hits whatever is needed; the
    modifiers come to 1 at most either way, and after any re-roll [L108].

    Args:
        dice: The dice.
        attacks: How many.
        hit: The weapon's Hit.
        rules: Its abilities, and what changes the rolls.
        target_rules: Keywords of the target.
        reroll_failures: Failures are rolled again, each once.

    Raises:
        Refusal: `crit-to-choose`.
    """
    weapon = _weapon(hit, LOWEST_FACE, 0, rules)
    modifiers = hit_modifiers(weapon, circumstances(rules, target_rules))
    need = needed(hit, modifiers)
    wins = winning_marks(D6, need, always=frozenset({SIX}), never=ONE)
    twice = one_crit(weapon, None) == "crit-two-hits"
    routes = tuple(
        (mark, ("critical",) if mark == SIX else ("hit",) if mark in wins else ())
        for mark in D6.marks
    )
    again = frozenset(D6.marks) - wins if reroll_failures else NOTHING
    purpose = Purpose("hit", min(need, SIX), modifiers.named)
    scores = (("hit", 1), ("critical", 1 + twice))
    stages = (Stage("attack", routes, D6, again, purpose, scores, wins),)
    done = dice.attacks(attacks, "attack", stages, scores)
    return HitRoll(done.score, modifiers.total, done.count("critical"))


@dataclass(frozen=True, slots=True)
class WoundRoll:
    """Wounds of a pool of hits."""

    wounds: int
    modifier: int


@procedure(source="L632, L640", actors=())
def wound_roll(
    dice: Dice,
    *,
    hits: Annotated[int, Whole(0, 600)] = 1,
    wound: Annotated[int, Whole(2, 6), Fill("unit", "wound")],
    rules: options.WoundRules = NO_RULES,
) -> WoundRoll:
    """Roll hits to wound: an unmodified 1 fails, modifiers count 1 at most [L632, L640]."""
    modifiers = wound_modifiers(_weapon(LOWEST_FACE, wound, 0, rules), circumstances(rules))
    need = needed(wound, modifiers)
    if need > SIX:
        return WoundRoll(0, modifiers.total)
    wounds = dice.successes(hits, need, "wound", modifiers=modifiers.named)
    return WoundRoll(wounds, modifiers.total)


@dataclass(frozen=True, slots=True)
class SaveRoll:
    """The outcome of save rolls for a pool of wounds.

    Attributes:
        unsaved: Wounds that got through.
        rend: The weapon's Rend against this target.
        need: Lowest face that saves, None where none does.
    """

    unsaved: int
    rend: int
    need: int | None


@procedure(source="L633, L642", actors=())
def save_roll(
    dice: Dice,
    *,
    wounds: Annotated[int, Whole(0, 600)] = 1,
    save: Annotated[int, Whole(2, 6), Fill("target", "save")],
    rend: Annotated[int, Whole(0, 6), Fill("unit", "rend")] = 0,
    rules: options.SaveRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
    rend_cap: RendCap = "rend-within",
) -> SaveRoll:
    """Roll saves [L633, L642].

    An unmodified 1 fails. Rend and every other modifier are summed, and the sum adds 1 at most;
    nothing limits what it takes off.

    Args:
        dice: The dice.
        wounds: How many.
        save: The target's Save.
        rend: The weapon's Rend.
        rules: The weapon's Anti abilities, each +1 Rend where it applies [L825], and what changes
            the rolls.
        target_rules: Keywords of the target.
        rend_cap: Whether Rend is part of what the cap is for.
    """
    weapon = _weapon(LOWEST_FACE, LOWEST_FACE, rend, rules)
    at = circumstances(rules, target_rules, rend_cap=rend_cap)
    modifiers = save_modifiers(weapon, at)
    need = needed(save, modifiers)
    against = rend_of(weapon, at)
    if need > SIX:
        return SaveRoll(wounds, against, None)
    saved = dice.successes(wounds, need, "save", modifiers=modifiers.named)
    return SaveRoll(wounds - saved, against, need)


def damage_effects(_arguments: Arguments, result: Damage) -> tuple[Effect, ...]:
    """Return the damage its target has now."""
    return harm("target", result)


@procedure(source="L644-689", effects=damage_effects, actors=(), demands=demands.HARMED)
def damage_roll(
    dice: Dice,
    *,
    target: Annotated[Unit, Units()],
    damage: Annotated[Amount, Quantity(0, 200)],
) -> Damage:
    """Roll wards for a pool of damage, mortal or not, then allocate what is left [L644-689].

    Args:
        dice: The dice.
        target: Who suffers it.
        damage: The pool, a number or dice such as D3.
    """
    return unit_suffers(dice, damage.roll(dice, "mortal-damage"), target)


def harm(role: str, done: Damage) -> tuple[Effect, ...]:
    """Return the damage to a unit, and its destruction where no model is left."""
    lost: tuple[Effect, ...] = (WoundsLost(role, done.damage),) if done.damage else ()
    return (*lost, Destroyed(role)) if done.destroyed else lost
