"""Breath weapons: once a battle, a teardrop template [L2850]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.harm.harm import (
    UNHARMED,
    Blast,
    Harm,
    after_harm,
    by_template,
    harm_effects,
)
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.shooting import options as shooting
from rulesets.blackhammer.shooting.eligibility import check_shooters, check_target, too_wet
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.options import Damage, YesNo
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Breath:
    """Losses of a target to a breath, unless the breather was too wet for it [L3270]."""

    harm: Harm
    drenched: bool = False


def breath_effects(arguments: Arguments, result: Breath) -> tuple[Effect, ...]:
    """Take what was struck off the table; the breath is spent for the battle, unless rained out."""
    if result.drenched:
        return (StatusSet("unit", "shot", "turn"),)
    return (
        *harm_effects(arguments, result.harm),
        StatusSet("unit", "shot", "turn"),
        StatusSet("unit", "breathed"),
    )


def after_breath(arguments: Arguments, result: Breath) -> tuple[FollowUp, ...]:
    """Offer the reaction of a riderless mount, and the Panic test that heavy losses call for."""
    return after_harm(arguments, result.harm)


@procedure(
    source="L102-108, L2850",
    effects=breath_effects,
    follow_ups=after_breath,
    phases=("shooting",),
    demands=demands.MACHINES,
    acts=acts.MACHINES,
)
def breath_attack(
    dice: Dice,
    *,
    parties: options.Named,
    covered: Annotated[int, Whole(0, 100)] = 0,
    partly: Annotated[int, Whole(0, 100)] = 0,
    building: YesNo = False,
    s: shooting.Strength,
    damage: Damage = ONE_WOUND,
    used: Annotated[bool, Flag(), Fill("unit", "status:breathed")] = False,
    rules: shooting.HitRules = NO_RULES,
    body: options.Armour,
) -> Breath:
    """Breathe on an enemy in sight: the models under the template, once in a battle [L2850].

    It is a shot: not in close combat, not after a march, never in answer to a charge. What its
    hits are stands in the description of who breathes.

    Args:
        dice: 4+ for models partly covered, then the hits.
        parties: Who breathes, the enemy and who rides that.
        covered: Models wholly under the template.
        partly: Models partly under it: each struck on 4+.
        building: The target is in a building that it touches: 1D6 hits of one wound each.
        s: Strength of the hits.
        damage: Wounds of each unsaved wound.
        used: The breath has been used in this battle.
        rules: Special rules of the hits.
        body: What they meet.

    Raises:
        Refusal: `breath-used`, who may not shoot or be shot at, `machine-hits-unknown` without
            models under the template, `missing-option` without a Toughness, `one-ridden-model`,
            `more-covered-than-models`, `rider-dead`, `target-dead`, `damage-dice`,
            `too-many-carried`.
    """
    unit = parties.unit
    if used:
        raise Refusal("breath-used", unit=None if unit is None else unit.name)
    if unit is not None:
        check_shooters(unit, NO_RULES, moved=False, answers_charge=False)
    check_target(parties.target, template=True)
    if not covered and not partly and not building:
        raise Refusal("machine-hits-unknown")
    victims = options.victims_of(Blast(s, damage, rules), parties, body, building=building)
    if too_wet(dice, unit):
        return Breath(UNHARMED, drenched=True)
    return Breath(by_template(dice, victims, covered, partly, building=building))
