"""Chariots: loading, moves, and the impact of a charge [L4020-4069]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Units, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.die import D3, plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Losses
from rulesets.whfb2.harm.striking import Blow, harm_effects, strike
from rulesets.whfb2.movement.pace import pace_of
from rulesets.whfb2.unit import house, offers, struck_apart
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.enemies import enemy_check
from rulesets.whfb2.unit.options import CM, FARTHEST, One

_PER_WOUND: Final = 2
_SLOWER: Final = 5.0
"""Centimetres that a chariot takes off the Movement of its team [L4033-4034]."""
IMPACT_STRENGTH: Final = 4
_MOST: Final = 20


@dataclass(frozen=True, slots=True)
class ChariotLoad:
    """The weight of a chariot, the pull of its team, and whether that suffices."""

    load: int
    pull: int
    allowed: bool


@procedure(source="L4020-4031")
def chariot_load(
    _dice: Dice,
    *,
    crew: Annotated[int, Whole(1, _MOST)],
    w: Annotated[int, Whole(1, 20)] = 1,
    animals: Annotated[int, Whole(1, _MOST)],
    s: Annotated[int, Whole(0, 10)] = 3,
) -> ChariotLoad:
    """Tell whether a team pulls a chariot: its Strength, twice the full crew's Wounds [L4020-4031].

    Args:
        crew: Crewmen when nobody is missing: a load never gets lighter.
        w: Wounds of each.
        animals: Animals that pull.
        s: Strength of each.
    """
    load, pull = crew * w * _PER_WOUND, animals * s
    return ChariotLoad(load, pull, load <= pull)


@dataclass(frozen=True, slots=True)
class ChariotMove:
    """Distances of a chariot in centimetres: its move, its reserve move and its charge."""

    move: float
    charge: float


@procedure(source="L4033-4036")
def chariot_move(
    _dice: Dice,
    *,
    unit: One = None,
    movement: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
) -> ChariotMove:
    """Tell how far a chariot goes: the Movement of its team less 5 cm [L4033-4036].

    Args:
        unit: The chariot.
        movement: Movement of its team, where no chariot of the table tells.

    Raises:
        Refusal: `chariot-stopped`, `missing-option`.
    """
    if unit is not None and unit.has("stopped"):
        raise Refusal("chariot-stopped", unit=unit.name)
    move = None if unit is None else pace_of(unit)
    if movement is not None:
        move = max(0.0, movement - _SLOWER)
    if move is None:
        raise Refusal("missing-option", option="movement")
    return ChariotMove(move, move * 2)


@dataclass(frozen=True, slots=True)
class Impact:
    """Losses to a chariot's charge before any blow.

    Attributes:
        hits: Automatic hits.
        harm: What the enemy in front lost.
    """

    hits: int
    harm: Losses


def impact_effects(arguments: Arguments, result: Impact) -> tuple[Effect, ...]:
    """Take the losses off the enemy, and keep them for the result; once a turn."""
    counts = struck_apart.keep_wounds(arguments["unit"], result.harm.wounds_lost)
    made = StatusSet("unit", "impacted", "turn")
    return (*harm_effects("enemy", result.harm), made, *counts)


@procedure(
    source="L4063-4069",
    command="fight",
    variant="impact",
    effects=impact_effects,
    phases=("combat",),
    demands=(Demand("unit", needs=("charged",), known=True),),
    check=enemy_check("chariot_impact"),
    actors=("unit",),
    offering=offers.IMPACT,
)
def chariot_impact(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[Unit | None, Units()] = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = True,
    scythes: Annotated[int | None, Whole(0, _MOST)] = None,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> Impact:
    """Strike those in front of a chariot that charges: D3 hits of Strength 4, one more a scythe.

    Only in the first round, and only when it charged to come into contact. [L4063-4069]

    Args:
        dice: A D3, then wounds and saves.
        unit: The chariot.
        enemy: Who stands in front of it.
        charged: Whether it charged this turn.
        scythes: Scythes on it, normally two; those of its rules where not given.
        natural_one: House rule.
        save_cap: House rule.

    Raises:
        Refusal: `already-impacted`, `target-dead`.
    """
    if enemy is not None and enemy.models < 1:
        raise Refusal("target-dead", unit=enemy.name)
    if unit is not None and unit.has("impacted"):
        raise Refusal("already-impacted", unit=unit.name)
    if not charged:
        dice.tell("no-impact")
        return Impact(0, Losses(0, 0, destroyed=False))
    blades = scythes
    if blades is None:
        blades = 0 if unit is None else unit.rules.number("scythes") or 0
    hits = dice.sum(1, "impact", die=D3, plus=blades)
    blow = Blow(IMPACT_STRENGTH, natural_one=natural_one, save_cap=save_cap)
    harm = strike(dice, hits, blow, enemy, striker=None if unit is None else unit.name)
    return Impact(hits, harm)


@dataclass(frozen=True, slots=True)
class Slide:
    """The distance in centimetres that a chariot with a broken axle slides."""

    distance: int


def slide_effects(_arguments: Arguments, _result: Slide) -> tuple[Effect, ...]:
    """Note that it has slid, and stays where it is."""
    return (StatusCleared("unit", "axle-broken"), StatusSet("unit", "stopped"))


@procedure(
    source="L4095-4098",
    effects=slide_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    offering=offers.SLIDE,
)
def chariot_slide(dice: Dice, *, unit: One = None) -> Slide:
    """Slide a chariot whose axle broke: D10 cm next turn, then it stops for good [L4095-4098].

    Raises:
        Refusal: `axle-whole`.
    """
    if unit is not None and unit.statuses and not unit.has("axle-broken"):
        raise Refusal("axle-whole", unit=unit.name)
    return Slide(dice.single("chariot-slide", die=plain_die(10)))
