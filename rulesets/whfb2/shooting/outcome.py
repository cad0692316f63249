"""The outcome of a unit's shooting, and its changes [L1372-1398, L1837-1839, L2864-2877]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    OnCharacter,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.chariots.hits import ChariotHarm, after_chariot, chariot_effects
from rulesets.whfb2.harm.harm import Losses
from rulesets.whfb2.harm.striking import Blow, harm_effects, strike
from rulesets.whfb2.shooting.eligibility import PREPARED
from rulesets.whfb2.shooting.fire import Flames, burned_effects
from rulesets.whfb2.shooting.venom import Poisoning, poisoning_effects
from rulesets.whfb2.shooting.weapon import Band, weapon_of
from rulesets.whfb2.unit.standing_still import RELOADING


@dataclass(frozen=True, slots=True)
class HeroHarm:
    """Losses of a character whose unit was wiped out.

    Attributes:
        joined: Which character of the unit, from 1 in order of their joining.
        name: What he is called.
        harm: What he lost.
    """

    joined: int
    name: str
    harm: Losses


@dataclass(frozen=True, slots=True)
class Backfire:
    """Blunderbusses that did not do as they should.

    Attributes:
        harm: What their bearers lost.
        idle: Shots that did not go off, and need no reloading.
        burst: Weapons that exploded.
    """

    harm: Losses
    idle: int | None = detail()
    burst: int | None = detail()


NO_POISON: Final = Poisoning()
NO_FLAMES: Final = Flames()
NO_BACKFIRE: Final = Backfire(Losses(0, 0, destroyed=False), 0, 0)


@dataclass(frozen=True, slots=True)
class Shooting:
    """The outcome of a unit's shooting.

    Attributes:
        wounds_lost: Wounds the target lost to the missiles themselves.
        models_lost: Figures removed for them.
        destroyed: Whether nothing is left of it, poison and fire counted.
        test: Whether it lost a quarter of its starting strength in this phase: a rout test is due.
        band: `short`, `long` or `out` of range.
        poisoned: Whether poison was at work.
        poison: What it did.
        burned: Whether fire was at work on a target that burns.
        flames: What it did.
        backfire: What went wrong, with blunderbusses.
        at_chariot: Whether the target is a chariot.
        chariot: What it, its crew and its team lost.
        heroes: What characters with a unit that was wiped out lost.
        carried: Wounds noted on the target afterwards.
        shots: Shots fired.
        hits: Shots that hit.
        wounds: Hits that wounded.
        unsaved: Wounds that no armour stopped.
    """

    wounds_lost: int
    models_lost: int
    destroyed: bool
    test: bool
    band: Band
    poisoned: bool = False
    poison: Poisoning = NO_POISON
    burned: bool = False
    flames: Flames = NO_FLAMES
    backfire: Backfire = NO_BACKFIRE
    at_chariot: bool = False
    chariot: ChariotHarm | None = None
    heroes: tuple[HeroHarm, ...] = ()
    carried: int | None = detail()
    shots: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()
    unsaved: int | None = detail()


def spill(
    dice: Dice, surplus: int, blow: Blow, target: Unit, *, striker: str | None
) -> tuple[HeroHarm, ...]:
    """Give wounds beyond the last figure to the characters with it [L2864-2877].

    Which of several is drawn for each wound; each is rolled to wound again, against him.
    """
    count = len(target.body.joined)
    shares = (0,) * count
    if count == 1:
        shares = (surplus,)
    elif count:
        shares = dice.fold(_drawn, shares, range(surplus))
    harmed = []
    for (position, hero), share in zip(target.body.numbered, shares, strict=True):
        if share:
            dice.tell("surplus-on-hero", count=share, unit=hero.name)
            done = strike(dice, share, blow, hero, striker=striker)
            harmed.append(HeroHarm(position, hero.name, done))
    return tuple(harmed)


def _drawn(dice: Dice, shares: tuple[int, ...], _wound: int) -> tuple[int, ...]:
    chosen = dice.designate(len(shares), "random-character")
    return tuple(share + (at == chosen) for at, share in enumerate(shares, 1))


def shooting_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return all that a unit's shooting changes: its target, itself, the state of its weapons."""
    effects = [*_suffered(arguments, result), *_backfired(result)]
    if result.band == "out":
        return tuple(effects)
    if not arguments["stand_and_shoot"]:
        effects.append(StatusSet("unit", "shot", "turn"))
    else:
        unit: Unit | None = arguments.get("unit")
        effects.append(StatusSet("unit", "stood-and-shot", "phase"))
        if unit is not None and unit.has("shots-due"):
            effects.append(StatusCleared("unit", "shots-due"))
    return tuple(effects) + weapon_effects(arguments, result)


def weapon_effects(arguments: Arguments, result: Shooting) -> tuple[Effect, ...]:
    """Return what shots leave to do: weapons to load again, missiles to set alight again."""
    effects: list[Effect] = []
    arm = weapon_of(arguments.get("weapon"), arguments["rules"])
    if arm is not None and "hand" in arm.traits:
        effects += [
            StatusSet("unit", "unloaded", "own-turn"),
            StatusSet("unit", RELOADING, "own-turn-end"),
        ]
    elif arm is not None and "slow" in arm.traits and not _all_idle(result):
        effects.append(StatusSet("unit", RELOADING, "own-turn-end"))
    if "flaming" in arguments["rules"]:
        effects.append(StatusCleared("unit", PREPARED))
    return tuple(effects)


def _all_idle(result: Shooting) -> bool:
    """Return whether no blunderbuss went off: those silent need no loading [L3449-3451]."""
    return result.shots is not None and 0 < result.shots == result.backfire.idle


def _suffered(arguments: Arguments, result: Shooting) -> tuple[Effect, ...]:
    target: Unit | None = arguments.get("target")
    if result.chariot is not None:
        return chariot_effects(arguments, result.chariot)
    # Who dies leaves the unit, so that those who joined last come first.
    effects: list[Effect] = [
        OnCharacter(WoundsLost("target", hero.harm.wounds_lost), hero.joined)
        for hero in reversed(result.heroes)
        if hero.harm.wounds_lost
    ]
    if result.wounds_lost:
        effects.append(WoundsLost("target", result.wounds_lost))
    if result.poisoned:
        effects += [
            effect for effect in poisoning_effects(target, result.poison) if not _gone(effect)
        ]
    if result.burned:
        effects += [effect for effect in burned_effects(target, result.flames) if not _gone(effect)]
    # Characters outlive the unit they were with.
    if result.destroyed and not (target is not None and target.body.joined):
        effects.append(Destroyed("target"))
    return tuple(effects)


def _gone(effect: Effect) -> bool:
    return isinstance(effect, Destroyed)


def _backfired(result: Shooting) -> tuple[Effect, ...]:
    return harm_effects("unit", result.backfire.harm)


def after_shooting(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the rout test that heavy losses call for, and the slide of a chariot."""
    if result.chariot is not None:
        return after_chariot(arguments, result.chariot)
    if result.test:
        return (FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),)),)
    return ()
