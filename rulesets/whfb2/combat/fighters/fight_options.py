"""Settings of a combat that hold for every blow of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from rulesets.core.declaring.bundle import BUNDLE
from rulesets.whfb2.unit import house, readings


@dataclass(frozen=True, slots=True, kw_only=True)
class FightOptions:
    """Settings that hold for every blow of a round.

    Attributes:
        natural_one: House rule: a natural 1 always fails.
        save_cap: House rule: no save is better than 1+.
        corner_attacks: House rule: figures strike around the corners of a front.
        support_attacks: House rule: the rank behind the first strikes once a figure.
        simple_capture: House rule: pursuers find the standard of the routed by a die.
        simple_poison: House rule: poison is 1 more Strength, and nothing else.
        simple_fire: House rule: fire adds 1 to wound what burns, and may set it alight.
        fire_kills: Whether a creature burns of as many points as its Toughness, or of more.
        death_touch: Whether armour saves from hands of death and dust.
        poison_result: Whether figures that poison kills count in the result of the combat.
        frenzy_start: What a divine frenzy makes of Initiative in its first round.
    """

    natural_one: house.NaturalOne = False
    save_cap: house.SaveCap = False
    corner_attacks: house.CornerAttacks = False
    support_attacks: house.SupportAttacks = False
    simple_capture: house.SimpleCapture = False
    simple_poison: house.SimplePoison = False
    simple_fire: house.SimpleFire = False
    fire_kills: readings.FireKills = "at-toughness"
    death_touch: readings.DeathTouch = "no-save"
    poison_result: readings.PoisonResult = "counted"
    frenzy_start: readings.FrenzyStart = "slower"


BY_THE_BOOK: FightOptions = FightOptions()
Fought: TypeAlias = Annotated[FightOptions, BUNDLE]
