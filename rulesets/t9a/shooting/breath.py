"""Breath Weapons: once a battle, 2D6 hits within 6 inches [R L993-996]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.harm.body import Damage, HitRules, Met
from rulesets.t9a.harm.distribution import Landed
from rulesets.t9a.harm.harm import Blow, Harm, after_hits, strike, target_harmed
from rulesets.t9a.harm.wounding.hits import hits_rest
from rulesets.t9a.shooting import options
from rulesets.t9a.shooting.eligibility import check_shooters, check_target
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.rule_sources import in_order

_HITS: Final = Amount(0, 2)
_RANGE: Final = 6


def breath_effects(arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return the target's losses, and that the breath is spent."""
    spent = (StatusSet("unit", "breathed"),)
    if arguments["melee"] or arguments["stand_and_shoot"]:
        return (*target_harmed(arguments, result), *spent)
    return (*target_harmed(arguments, result), *spent, StatusSet("unit", "shot", "turn"))


_BREATHES: Final = (
    Demand("unit", turn="own", unless=("stand_and_shoot", "melee")),
    FOE,
)


def breath_rests(arguments: Mapping[str, Any], result: object) -> tuple[str, ...]:
    """Return what a breath rests on: the rule itself, and what its hits rest on."""
    return in_order("same", *hits_rest(arguments, result))


@procedure(
    source="R L993-996",
    command="shoot",
    variant="breath",
    effects=breath_effects,
    follow_ups=after_hits,
    phases=("movement", "shooting", "combat"),
    demands=_BREATHES,
    beyond=Beyond("special-rules", ("same", "newer", "draft"), rests=breath_rests),
    acts=acts.BREATHE,
    offering=offers.BREATHE,
)
def breath_weapon(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    s: options.MaybeStrength = None,
    distance: options.Distance = None,
    melee: YesNo = False,
    stand_and_shoot: YesNo = False,
    breathed: Annotated[bool, Flag(), Fill("unit", "status:breathed")] = False,
    rules: HitRules = NO_RULES,
    damage: Damage = None,
    body: Met,
) -> Harm:
    """Breathe on a unit: 2D6 hits of the Strength in brackets, once a battle [R L993-996].

    Args:
        dice: 2D6, then wounds and saves.
        unit: Who breathes.
        target: Who is breathed on.
        s: Strength of the hits; that in the brackets of the unit's rule where nobody says.
        distance: Inches to the target.
        melee: Whether it is breathed on in close combat.
        stand_and_shoot: Whether it answers a charge.
        breathed: Whether it was used in this battle.
        rules: Special rules of the hits.
        damage: Wounds that an unsaved wound takes.
        body: What the hits meet.

    Raises:
        Refusal: `already-breathed`, `breath-too-far`, `missing-option`; shooters or target that may
            not shoot or be shot at.
    """
    if breathed:
        raise Refusal("already-breathed")
    if s is None and unit is not None:
        s = unit.rules.number("breath-weapon")
    if s is None:
        raise Refusal("missing-option", option="s", absent="s")
    if not melee:
        check_shooters(unit, NO_RULES, answers_charge=stand_and_shoot, breath=True)
        check_target(target)
        if distance is not None and distance > _RANGE and not stand_and_shoot:
            raise Refusal("breath-too-far", most=_RANGE)
    name = None if unit is None else unit.name
    blow = Blow(s, rules, damage, "combat" if melee else "shooting", name)
    hit, mark = body.hit(blow), body.mark(target)
    return strike(dice, Landed(_HITS.roll(dice, "hits")), blow, hit, mark)
