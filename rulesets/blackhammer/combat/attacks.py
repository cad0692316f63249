"""A pool of attacks in close combat, from the blows to the losses [L1382-1876]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.combat.fighters.opposing_skill import Met
from rulesets.blackhammer.combat.round import step_effects
from rulesets.blackhammer.combat.strike import (
    ATTACKER_RULES,
    FACINGS,
    TARGET_RULES,
    blow_of,
    strike,
    worn_save,
)
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Quantity, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class Struck:
    """The result of a pool of attacks.

    Attributes:
        wounds_lost: Wounds the target lost.
    """

    wounds_lost: int


@procedure(
    source="L1382-1876",
    effects=step_effects.of_attacks,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.BLOWS,
    acts=acts.FIGHT,
    offering=offers.MELEE,
)
def melee_attacks(
    dice: Dice,
    *,
    attacks: Annotated[int, Whole(1, 500)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")],
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    met: Annotated[Met, BUNDLE],
    t: Annotated[int, Whole(1, 10), Fill("enemy", "crew_t", "t")],
    save: Annotated[int | None, Whole(-1, 7), Fill("enemy", "save")] = None,
    ward: Annotated[int | None, Whole(2, 6), Fill("enemy", "ward")] = None,
    w: Annotated[int, Whole(1, 20), Fill("enemy", "w")] = 1,
    power: Annotated[int, Whole(1, 20), Fill("enemy", "power")] = 1,
    models: Annotated[int, Whole(1, 500), Fill("enemy", "models")] = 500,
    damage: Annotated[Amount, Quantity(1, 20)] = ONE_WOUND,
    modifier: Annotated[int, Whole(-5, 5)] = 0,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    first_round: Annotated[bool, Flag(), Fill("unit", "status:first-round")] = False,
    only_sixes: Annotated[bool, Flag(), Fill("unit", "status:hits-on-sixes")] = False,
    rules: Annotated[SpecialRules, Rules(ATTACKER_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(TARGET_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> Struck:
    """Resolve attacks of one kind: `s` is the hits' Strength, weapon included [L1382-1876]."""
    blow = blow_of(
        ws=ws,
        enemy_ws=met.skill(enemy_rules),
        strength=s,
        toughness=t,
        save=worn_save(save, enemy_rules, facing),
        ward=ward,
        wounds_each=w,
        power_each=power,
        rules=rules,
        enemy_rules=enemy_rules,
        first_round=first_round,
        only_sixes=only_sixes,
        modifier=modifier,
        damage=damage,
    )
    if blow.need is None:
        dice.tell("no-weapon-skill")
    return Struck(strike(dice, attacks, blow, models * w))
