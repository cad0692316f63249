"""Buildings on fire, and attempts to put the fire out [L3519-3563]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.buildings.structure import Group, wound_each
from rulesets.whfb2.harm.harm import Losses
from rulesets.whfb2.harm.proof import FIRE_PROOF, RAIN
from rulesets.whfb2.harm.striking import Blow, harm_effects, strike
from rulesets.whfb2.shooting.fire import ON_FIRE, Flames, burn, check_points
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.unit import house, readings
from rulesets.whfb2.unit.options import CM, FARTHEST, One

BURNS: Final = 10
BLAZE: Final = 20
GONE: Final = 30
"""Points of fire from which a section burns, is a blaze, and is no more [L3527-3548]."""
HEAT_STRENGTH: Final = 2
_BUCKET: Final = 2.5
"""Centimetres that take one bucket off a chain [L3558-3560]."""
_NO_HARM: Final = Losses(0, 0, destroyed=False)
_NO_FLAMES: Final = Flames()

State = Literal["untouched", "smoulders", "burns", "blaze", "destroyed"]


def state_of(points: int) -> State:
    """Return how a section with some points of fire is [L3527-3548]."""
    if points >= GONE:
        return "destroyed"
    if points >= BLAZE:
        return "blaze"
    if points >= BURNS:
        return "burns"
    return "smoulders" if points > 0 else "untouched"


@dataclass(frozen=True, slots=True)
class Burning:
    """A turn of a section on fire.

    Attributes:
        state: How it is now.
        added: Points that the fire grew by.
        points: Points it has now.
        roof: Whether the roof fell in this turn: who lives is placed outside.
        spread: Points of each section beside it.
        harm: What those inside lost to heat or roof.
        flames: What fire did to those inside that burn.
    """

    state: State
    added: int
    points: int
    roof: bool = False
    spread: tuple[int, ...] = ()
    harm: Losses = _NO_HARM
    flames: Flames = _NO_FLAMES


def burning_effects(arguments: Arguments, result: Burning) -> tuple[Effect, ...]:
    """Note the points of the section and of those beside it, and the losses of those inside."""
    effects: list[Effect] = []
    if result.state == "destroyed":
        effects.append(Destroyed("target"))
    elif result.points:
        effects.append(StatusSet("target", ON_FIRE, value=result.points))
    for index, (neighbour, more) in enumerate(zip(arguments["near"], result.spread, strict=False)):
        held = status_value(neighbour, ON_FIRE)
        effects.append(StatusSet("near", ON_FIRE, value=held + more, place=index))
    effects.extend(harm_effects("unit", result.harm))
    unit: Unit | None = arguments.get("unit")
    if result.flames.models_lost and unit is not None:
        effects.append(WoundsLost("unit", result.flames.models_lost * unit.number("w", 1)))
    if result.flames.destroyed:
        effects.append(Destroyed("unit"))
    elif result.flames.total:
        effects.append(StatusSet("unit", ON_FIRE, value=result.flames.total))
    return tuple(effects)


@procedure(source="L3519-3553", effects=burning_effects, actors=())
def burning_building(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    near: Annotated[tuple[Unit, ...], Units(0, 6)] = (),
    points: Annotated[int | None, Whole(0, 60)] = None,
    covered: Annotated[int | None, Whole(0, 500)] = None,
    rules: Annotated[
        SpecialRules, Rules(("flammable", FIRE_PROOF)), Fill("unit", "rules")
    ] = NO_RULES,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
    simple_fire: house.SimpleFire = False,
    fire_kills: readings.FireKills = "at-toughness",
) -> Burning:
    """Play a turn of a section on fire: it grows, spreads, and hurts those inside [L3519-3553].

    From 10 points on it gains D6 a turn, and the sections beside it D6 each. Who is inside a
    burning section takes a hit of Strength 2; when it becomes a blaze the roof falls in, a wound
    each, armour saves. What burns inside takes D3 points of fire too.

    Args:
        dice: D6 of the fire; D6 of each section beside it; then the harm to those inside.
        unit: Who is inside.
        target: The section.
        near: Sections beside it.
        points: Its points of fire; those noted on it where not given.
        covered: Figures inside; the whole unit when not given.
        rules: Special rules of those inside.
        natural_one: House rule.
        save_cap: House rule.
        simple_fire: House rule, by which nobody counts points of fire.
        fire_kills: House rule: what creatures inside burn of.

    In pouring rain no fire grows [L6219-6220].

    Raises:
        Refusal: `no-fire-points`.
    """
    check_points(simple_fire=simple_fire)
    before = status_value(target, ON_FIRE) if points is None else points
    if target is not None and target.has(RAIN):
        dice.tell("rain-on-fire")
        return Burning(state_of(before), 0, before)
    if state_of(before) in ("untouched", "smoulders", "destroyed"):
        return Burning(state_of(before), 0, before)
    added = dice.sum(1, "fire-grows")
    total = before + added
    spread = tuple(dice.sum(1, "fire-spreads", subject=neighbour.name) for neighbour in near)
    roof = before < BLAZE <= total
    # Those inside when the roof fell in were placed outside.
    inside = unit if before < BLAZE else None
    if inside is None or inside.models < 1:
        return Burning(state_of(total), added, total, roof, spread)
    figures = inside.models if covered is None else min(covered, inside.models)
    if roof:
        harm = _under_roof(dice, inside, figures, natural_one=natural_one)
    else:
        blow = Blow(HEAT_STRENGTH, natural_one=natural_one, save_cap=save_cap)
        harm = strike(dice, figures, blow, inside)
    flames = _NO_FLAMES
    if "flammable" in rules and FIRE_PROOF not in rules and not harm.destroyed:
        alive = min(figures, inside.models - harm.models_lost)
        flames = _kindled(dice, inside, alive, harm, fire_kills)
    return Burning(state_of(total), added, total, roof, spread, harm, flames)


def _under_roof(dice: Dice, unit: Unit, figures: int, *, natural_one: bool) -> Losses:
    save = unit.find("save")
    group = Group(unit.models, unit.number("w", 1), unit.carried, unit.name)
    worn = None if save is None else save.fixed
    return wound_each(dice, figures, worn, group, natural_one=natural_one)


def _kindled(dice: Dice, unit: Unit, figures: int, harm: Losses, fire_kills: str) -> Flames:
    points = dice.sum(figures, "fire-points", die=D3, subject=unit.name)
    return burn(
        points,
        toughness=unit.number("t"),
        before=status_value(unit, ON_FIRE),
        models=unit.models - harm.models_lost,
        fire_kills=fire_kills,
    )


@dataclass(frozen=True, slots=True)
class Extinguished:
    """Points of fire that were put out, and those left."""

    put_out: int
    left: int | None


def extinguish_effects(_arguments: Arguments, result: Extinguished) -> tuple[Effect, ...]:
    """Note the points that are left."""
    if result.left is None:
        return ()
    if not result.left:
        return (StatusCleared("target", ON_FIRE),)
    return (StatusSet("target", ON_FIRE, value=result.left),)


@procedure(source="L3555-3563", effects=extinguish_effects, actors=())
def extinguish(
    _dice: Dice,
    *,
    target: One = None,
    figures: Annotated[int, Whole(0, 500)] = 0,
    chain: Annotated[int, Whole(0, 500)] = 0,
    distance: Annotated[float, Decimal(0, FARTHEST, CM)] = 0.0,
    points: Annotated[int | None, Whole(0, 60)] = None,
) -> Extinguished:
    """Put a fire out: a point for each figure that does nothing else, each bucket [L3555-3563].

    A chain brings as many buckets as it has figures, less one for each 2.5 cm between water and
    fire.

    Args:
        target: The section.
        figures: Figures that beat the flames.
        chain: Figures in a chain of buckets.
        distance: Centimetres from the water to the fire.
        points: Its points of fire; those noted on it where not given.

    Raises:
        Refusal: `nobody-puts-out`, `not-on-fire`.
    """
    if not figures and not chain:
        raise Refusal("nobody-puts-out")
    before = points
    if before is None and target is not None:
        before = status_value(target, ON_FIRE)
    if before is not None and before < 1:
        raise Refusal("not-on-fire", unit=None if target is None else target.name)
    put_out = figures + max(0, chain - int(distance // _BUCKET))
    if before is None:
        return Extinguished(put_out, None)
    return Extinguished(min(put_out, before), max(0, before - put_out))
