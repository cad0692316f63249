"""Breath weapons: once a battle, a teardrop template [L2850]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.attack import ONE_WOUND
from rulesets.blackhammer.harm import (
    Blast,
    Crew,
    Harm,
    Rider,
    after_harm,
    harm_effects,
    in_building,
    inflict,
    tell_survivors,
    under_template,
)
from rulesets.blackhammer.machines import _options as options
from rulesets.blackhammer.options import (
    Carried,
    Damage,
    Models,
    One,
    Save,
    Ward,
    WoundsEach,
    YesNo,
)
from rulesets.blackhammer.shooting import _options as shooting
from rulesets.blackhammer.shooting._eligibility import check_shooters, check_target
from rulesets.core.effect import Effect, StatusSet
from rulesets.core.parameter import Fill, Flag, Whole
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Breath:
    """What a breath did to its target."""

    harm: Harm


def breath_attack(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    rider: Rider = None,
    crew: Crew = None,
    covered: Annotated[int, Whole(0, 100)] = 0,
    partly: Annotated[int, Whole(0, 100)] = 0,
    building: YesNo = False,
    s: shooting.Strength,
    damage: Damage = ONE_WOUND,
    t: options.Toughness = None,
    w: WoundsEach = 1,
    save: Save = None,
    ward: Ward = None,
    models: Models = None,
    carried: Carried = 0,
    used: Annotated[bool, Flag(), Fill("unit", "status:breathed")] = False,
    rules: shooting.HitRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
) -> Breath:
    """Breathe on an enemy in sight: the models under the template, once in a battle [L2850].

    It is a shot: not in close combat, not after a march, never in answer to a charge. What its
    hits are stands in the description of who breathes.

    Args:
        dice: 4+ for models partly covered, then the hits.
        unit: Who breathes.
        target: The enemy unit.
        rider: A character that rides the target.
        crew: Its ordinary riders.
        covered: Models wholly under the template.
        partly: Models partly under it: each struck on 4+.
        building: The target is in a building that it touches: 1D6 hits of one wound each.
        s: Strength of the hits.
        damage: Wounds of each unsaved wound.
        t: Toughness of the target.
        w: Wounds of each of its models.
        save: Its armour save.
        ward: Its ward save.
        models: Its models.
        carried: Wounds noted on it.
        used: The breath has been used in this battle.
        rules: Special rules of the hits.
        target_rules: Those of the target.

    Raises:
        Refusal: `breath-used`, who may not shoot or be shot at, `machine-hits-unknown` without
            models under the template, `missing-option` without a Toughness, `one-ridden-model`,
            `more-covered-than-models`, `rider-dead`, `target-dead`, `damage-dice`,
            `too-many-carried`.
    """
    if used:
        raise Refusal("breath-used", unit=None if unit is None else unit.name)
    if unit is not None:
        check_shooters(unit, NO_RULES, moved=False, answers_charge=False)
    check_target(target)
    if not covered and not partly and not building:
        raise Refusal("machine-hits-unknown")
    victims = options.victims_of(
        Blast(s, ONE_WOUND if building else damage, rules),
        unit=unit,
        target=target,
        rider=rider,
        crew=crew,
        t=t,
        w=w,
        save=save,
        ward=ward,
        models=models,
        carried=carried,
        target_rules=target_rules,
    )
    if building:
        harm = in_building(dice, victims)
    else:
        harm = inflict(dice, victims, under_template(dice, victims, covered, partly))
    tell_survivors(dice, victims, harm, target_rules)
    return Breath(harm)


def breath_effects(_arguments: Arguments, result: Breath) -> tuple[Effect, ...]:
    """Take what was struck off the table; the breath is spent for the battle."""
    return (
        *harm_effects(result.harm),
        StatusSet("unit", "shot", "turn"),
        StatusSet("unit", "breathed"),
    )


def after_breath(arguments: Arguments, result: Breath) -> tuple[FollowUp, ...]:
    """A riderless mount reacts; heavy losses call for a Panic test."""
    return after_harm(arguments, result.harm)
