"""Blows as they land: on figures, on a chariot, with poison, fire and what auras take."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.whfb2.chariots.hits import Chariot, strike_chariot
from rulesets.whfb2.combat.blow import Blow, Struck, harm_of, hits_of, strike
from rulesets.whfb2.combat.fighters.target import DIVINE, ILLUSORY, Defender, Hurt, suffered
from rulesets.whfb2.harm.striking import Blow as ChariotBlow
from rulesets.whfb2.shooting.fire import ON_FIRE, burn, fire_points
from rulesets.whfb2.shooting.venom import poisoned, status_value

_CATCHES: Final = 4
"""What sets who was wounded by fire alight, by the house rule [L7584-7590]."""


@dataclass(frozen=True, slots=True)
class Landed:
    """Blows as they fell.

    Attributes:
        hurt: What the target has lost now.
        spent: Blows into which points or a power were put.
        faded: Runes that made the difference: `hit`, `wound`.
        broken: What broke of a chariot: `axle-broken`, `shaft-broken`.
    """

    hurt: Hurt
    spent: int | None = detail()
    faded: tuple[str, ...] | None = detail()
    broken: tuple[str, ...] | None = detail()


def land(
    dice: Dice,
    defender: Defender,
    hurt: Hurt,
    blow: Blow,
    attacks: int,
    *,
    striker: str | None = None,
    most: int | None = None,
) -> Landed:
    """Let like blows fall on somebody.

    Args:
        dice: To hit, to wound, saves; what else hits do.
        defender: Who is struck.
        hurt: What he lost before.
        blow: The blows.
        attacks: How many.
        striker: Who strikes.
        most: The most wounds that he can lose by them; None for all that is left.
    """
    left = defender.left(hurt) if most is None else min(most, defender.left(hurt))
    if attacks < 1 or left < 1 or not blow.possible:
        return Landed(hurt)
    if defender.unit.has(ILLUSORY):
        dice.tell("illusion-vanishes", unit=defender.unit.name)
        return Landed(replace(hurt, wounds=defender.wounds))
    if blow.effects.harmless:
        dice.tell("proof-against", unit=defender.unit.name)
        return Landed(hurt)
    known = _as_it_stands(defender, hurt, blow)
    if defender.chariot:
        return _on_chariot(dice, defender, hurt, known, attacks, striker=striker)
    enchanted = known.effects.magic and defender.enchanted and not hurt.bared
    if not known.effects.counts_hits and not enchanted:
        return _at_once(dice, defender, hurt, known, attacks, left=left, striker=striker)
    rolled = hits_of(dice, attacks, known, striker)
    hits = rolled.hits or 0
    if hits and enchanted:
        dice.tell("aura-destroyed", unit=defender.unit.name)
        hurt = replace(hurt, bared=True)
    spent = _mighty(dice, hits, known, striker)
    parts = [(hits - spent, known)]
    if known.effects.mighty is not None and spent:
        parts.insert(0, (spent, known.of_strength(known.effects.mighty[0])))
    faded = rolled.faded
    before = hurt
    for count, kind in parts:
        open_to = max(0, left - (hurt.wounds - before.wounds))
        done = _harmed(dice, defender, hurt, kind, count, left=open_to, striker=striker)
        hurt = suffered(dice, defender, hurt, done.wounds, most=open_to)
        faded = (*faded, *done.faded)
    hurt = _poisoned(dice, defender, hurt, known, hits)
    hurt = _burned(dice, defender, hurt, known, hits, wounded=hurt.wounds > before.wounds)
    return Landed(hurt, spent, faded)


def _as_it_stands(defender: Defender, hurt: Hurt, blow: Blow) -> Blow:
    """Return a blow against somebody whose aura is gone, or whom poison has weakened."""
    known = blow
    if defender.aura and (hurt.bared or blow.effects.magic) and blow.hit.save is not None:
        bare = blow.hit.save + defender.aura
        known = known.with_save(bare if bare < NO_SAVE else None)
    if defender.lone and hurt.venom:
        weak = replace(known.hit, toughness=max(1, known.hit.toughness - hurt.venom))
        known = replace(known, hit=weak)
    return known


def _least(dice: Dice, defender: Defender, left: int) -> int:
    """Return the smallest loss that counts: one in a divine frenzy ignores all but death."""
    if not defender.unit.has(DIVINE):
        return 1
    if left > 1:
        dice.tell("frenzy-ignores", unit=defender.unit.name)
    return min(left, defender.each)


def _at_once(
    dice: Dice,
    defender: Defender,
    hurt: Hurt,
    blow: Blow,
    attacks: int,
    *,
    left: int,
    striker: str | None,
) -> Landed:
    open_to = left if hurt.bared else left + defender.soaks - hurt.soaked
    done = strike(
        dice,
        attacks,
        blow,
        open_to,
        striker=striker,
        target=defender.unit.name,
        least=_least(dice, defender, left),
    )
    return Landed(suffered(dice, defender, hurt, done.wounds, most=left), 0, done.faded)


def _harmed(
    dice: Dice,
    defender: Defender,
    hurt: Hurt,
    blow: Blow,
    hits: int,
    *,
    left: int,
    striker: str | None,
) -> Struck:
    if not left:
        return Struck(0, hits)
    if hits and not blow.wounds:
        dice.tell("cannot-wound", strength=blow.hit.strength, toughness=blow.hit.toughness)
    cap = left if hurt.bared else left + defender.soaks - hurt.soaked
    least = _least(dice, defender, left)
    return harm_of(dice, hits, blow, cap, striker=striker, target=defender.unit.name, least=least)


def _mighty(dice: Dice, hits: int, blow: Blow, striker: str | None) -> int:
    """Return how many blows that hit are struck with the power of a weapon [L6723-6729, L6768]."""
    if blow.effects.mighty is None:
        return 0
    strength, most = blow.effects.mighty
    spent = min(hits, most)
    if spent:
        dice.tell("mighty-blow", unit=striker, strength=strength, count=spent)
    return spent


def _poisoned(dice: Dice, defender: Defender, hurt: Hurt, blow: Blow, hits: int) -> Hurt:
    """Let poison take Toughness: a figure dies for every Toughness' worth [L3646-3672]."""
    left = defender.left(hurt)
    if not blow.effects.poison or hits < 1 or left < 1:
        return hurt
    figures = defender.figures(hurt)
    done = poisoned(dice, hits, defender.toughness, before=hurt.venom, models=figures)
    dice.tell("poison-tells", unit=defender.unit.name, points=done.points or 0)
    counted = not blow.effects.uncounted
    return _fallen(defender, replace(hurt, venom=done.kept), done.models_lost, counted=counted)


def _burned(
    dice: Dice, defender: Defender, hurt: Hurt, blow: Blow, hits: int, *, wounded: bool
) -> Hurt:
    """Let fire take what burns: it dies with as many points as Toughness [L3489-3517]."""
    each, left = blow.effects.fire, defender.left(hurt)
    if each is None or hits < 1 or left < 1:
        return hurt
    before = hurt.fire or status_value(defender.unit, ON_FIRE)
    if blow.effects.alight:
        catches = wounded and not before and dice.check(_CATCHES, "set-alight")
        return replace(hurt, fire=1) if catches else hurt
    points = fire_points(dice, each, hits)
    flames = burn(
        points,
        toughness=defender.toughness,
        before=before,
        models=defender.figures(hurt),
        fire_kills=blow.effects.fire_kills,
    )
    return _fallen(defender, replace(hurt, fire=flames.total), flames.models_lost)


def _fallen(defender: Defender, hurt: Hurt, figures: int, *, counted: bool = True) -> Hurt:
    """Remove whole figures; they count as the Wounds they had."""
    lost = min(defender.left(hurt), figures * defender.each)
    more = lost if counted else 0
    return replace(hurt, wounds=hurt.wounds + lost, counted=hurt.counted + more)


def _on_chariot(
    dice: Dice, defender: Defender, hurt: Hurt, blow: Blow, attacks: int, *, striker: str | None
) -> Landed:
    """Let each hit strike the body, a crewman or an animal [L4070-4106]."""
    rolled = hits_of(dice, attacks, blow, striker)
    if not rolled.hits:
        return Landed(hurt, 0, rolled.faded)
    done = dice.call(_crash, defender, hurt, blow, hits=rolled.hits, striker=striker)
    return Landed(done.hurt, 0, rolled.faded, done.broken)


@dataclass(frozen=True, slots=True)
class _Crash:
    """Damage of hits to a chariot, and what broke of it that changes nothing in this round."""

    hurt: Hurt
    broken: tuple[str, ...] | None = detail()


def _crash(
    dice: Dice, defender: Defender, hurt: Hurt, blow: Blow, *, hits: int, striker: str | None
) -> _Crash:
    hit = blow.hit
    each = ChariotBlow(
        hit.strength,
        hit.to_wound,
        hit.to_save,
        hit.damage,
        natural_one=hit.natural_one,
        save_cap=hit.save_cap,
    )
    crew, team = defender.crew, defender.team
    known = Chariot(
        defender.toughness,
        defender.each,
        defender.unit.models,
        defender.unit.carried + hurt.wounds,
        crew and crew.after_losing(hurt.crew),
        team and team.after_losing(hurt.team),
        defender.unit.name,
        hit.save,
    )
    harm = strike_chariot(dice, hits, each, known, striker=striker)
    gone = harm.body.wounds_lost + harm.crew.wounds_lost + harm.team.wounds_lost
    after = replace(
        hurt,
        wounds=hurt.wounds + harm.body.wounds_lost,
        counted=hurt.counted + gone,
        crew=hurt.crew + harm.crew.wounds_lost,
        team=hurt.team + harm.team.wounds_lost,
        overturned=hurt.overturned or harm.breakage.overturned,
    )
    broken = [
        *(["axle-broken"] if harm.breakage.axle else []),
        *(["shaft-broken"] if harm.breakage.shaft else []),
    ]
    return _Crash(after, tuple(broken))
