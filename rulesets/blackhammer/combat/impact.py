"""Impact hits before the blows of a round, and crushing hits after them [L2434, L2732-2734]."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.blackhammer.combat.round.plan import Group, Plan
from rulesets.blackhammer.combat.strike import AUTOMATIC, Blow
from rulesets.blackhammer.harm.attack import hit_of
from rulesets.blackhammer.unit.unit_state import melee_toughness
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice

IMPACT: Final = "impact"
CRUSH: Final = "crush"
RAMMING: Final = ("impact-hits", "chariot", "heavy-chariot")
"""Rules of those whose charge makes an impact."""
_HIT_RULES: Final = ("flaming", "magic-attacks", "ethereal")


def impact_count(dice: Dice, rules: SpecialRules, *, models: int, name: str | None) -> int:
    """Roll the number of impact hits [L2434, L2732].

    1D6 for a model, for a heavy chariot the higher of two; one more with scythes.
    """
    scythes = models if "scythes" in rules else 0
    if "heavy-chariot" in rules:
        rolled = dice.sum(2, "impact-hits", keep=1, subject=name, plus=scythes)
    else:
        rolled = dice.sum(models, "impact-hits", subject=name, plus=scythes)
    if scythes:
        dice.tell("scythes", hits=rolled)
    return rolled


def share_out(hits: int, count: int) -> tuple[int, ...]:
    """Return hits shared as evenly as can be, the first taking what is over [L2732]."""
    each, over = divmod(hits, count)
    return tuple(each + (index < over) for index in range(count))


def with_impact(plan: Plan) -> Plan:
    """Return a round's plan with the impacts and crushing hits of those who deal them.

    A charger shares its impact among the enemies in contact; one that made it already this turn
    makes no other. Characters escape it among others in contact, as they do shots, unless they are
    large targets; riders always do, for their mount or chariot takes it.
    """
    groups = list(plan.groups)
    for side in (0, 1):
        for index, fighter in enumerate(plan.sides[side]):
            foes = _struck(plan, side, index)
            rams = fighter.charged and any(rule in fighter.names for rule in RAMMING)
            if rams and not fighter.unit.has("impacted"):
                groups.extend(
                    _group(plan, side, (index, foe), IMPACT, (part, len(foes)))
                    for part, foe in enumerate(foes)
                )
            if fighter.rules.number(CRUSH) and foes:
                foe = fighter.target if fighter.target in foes else foes[0]
                groups.append(_group(plan, side, (index, foe), CRUSH, (0, 1)))
    return replace(plan, groups=tuple(groups))


def _struck(plan: Plan, side: int, index: int) -> tuple[int, ...]:
    foes = plan.foes(side, index)
    others = [
        foe
        for foe in foes
        if not plan.sides[1 - side][foe].aboard
        and (
            "character" not in plan.sides[1 - side][foe].names
            or "large-target" in plan.sides[1 - side][foe].names
        )
    ]
    return tuple(others) or foes


def _group(
    plan: Plan, side: int, pair: tuple[int, int], kind: str, share: tuple[int, int]
) -> Group:
    fighter, foe = plan.sides[side][pair[0]], plan.sides[1 - side][pair[1]]
    hit = hit_of(
        fighter.unit.number("s"),
        melee_toughness(foe.unit),
        save=_save(foe.unit, "save"),
        ward=_save(foe.unit, "ward"),
        wounds_each=foe.wounds_each,
        model_power=foe.power_each,
        rules=fighter.rules.only(_HIT_RULES),
        target_rules=foe.rules,
    )
    blow = Blow(AUTOMATIC, only_sixes=False, reroll_misses=False, poisoned=False, hit=hit)
    number = Amount(fighter.rules.number(CRUSH) or 0)
    return Group(side, *pair, fighter.unit.models, 0, number, blow, fighter.place, kind, share)


def _save(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed
