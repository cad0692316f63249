"""The profiles that a unit strikes with: its own, and that of its mounts or draught beasts.

A model of cavalry or a chariot is one model with several profiles. The rider, or the crew, strikes
with weapons and by special rules; what it rides, or what draws it, by its own values and rules
alone [L206-210, L1358, L2434].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.blackhammer.combat.fighters.steed import in_rage, of_rider, of_steed
from rulesets.blackhammer.combat.order import Place, place_of
from rulesets.blackhammer.combat.round.plan import MOUNT, Fighter, Group, Plan
from rulesets.blackhammer.combat.strike import Blow, blow_of
from rulesets.blackhammer.combat.weapon import combat_save, fights_in_two_ranks, hit_strength
from rulesets.blackhammer.psychology.fear import feared_by
from rulesets.blackhammer.unit.riding import is_chariot
from rulesets.blackhammer.unit.unit_state import melee_toughness
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

_OF_THE_MODEL: Final = (
    "rerolls-ones",
    "rerolls-sixes",
    "sure-blows",
    "magic-attacks",
    "ethereal",
    "no-armour-save",
)
"""Rules that spells, or what a model is, give to all its parts alike [L804, L3134-3138, L3238]."""


@dataclass(frozen=True, slots=True)
class _Part:
    """The values that a part of a model strikes with."""

    skill: int
    strength: int
    rules: SpecialRules


def groups_of(plan: Plan, side: int, striker: int, target: int, models: int) -> tuple[Group, ...]:
    """Return the blows of a unit's models in contact with an enemy, those of its mounts apart.

    Draught beasts strike only at enemies before the chariot [L2434].
    """
    fighter = plan.sides[side][striker]
    unit = fighter.unit
    to_the_front = plan.facing_on(side, striker, target) == "front"
    support = 0
    if to_the_front and fights_in_two_ranks(
        fighter.rules, fighter.wielding, charged=fighter.charged
    ):
        leaders = sum(
            other.host == striker and not other.aboard and bool(plan.foes(side, index))
            for index, other in enumerate(plan.sides[side])
        )
        support = max(0, min(models + leaders, unit.models - fighter.width))
    chariot = is_chariot(fighter.rules)
    bare = unit.number("crew_s" if chariot and unit.find("crew_s") is not None else "s")
    strength = hit_strength(
        bare, fighter.rules, fighter.wielding, charged=fighter.charged, first_round=fighter.fresh
    )
    crew = _Part(unit.number("ws", 0), strength, of_rider(fighter.rules))
    blow = _blow(plan, side, (striker, target), crew)
    own = Group(side, striker, target, models, support, _attacks(fighter), blow, fighter.place)
    beasts = mount_attacks(unit)
    if not beasts or (chariot and not to_the_front):
        return (own,)
    rules = fighter.rules.only(_OF_THE_MODEL) | of_steed(fighter.rules)
    steed = _Part(unit.number("mount_ws"), unit.number("mount_s"), rules)
    blow = _blow(plan, side, (striker, target), steed)
    return (
        own,
        Group(side, striker, target, models, 0, Amount(beasts), blow, _place(fighter), MOUNT),
    )


def mount_attacks(unit: Unit) -> int:
    """Return the attacks of what one model rides, or of all the beasts that draw a chariot."""
    own = unit.number("mount_a", 0)
    return (own + in_rage(unit.rules)) * (unit.rules.number("beasts") or 1) if own else 0


def met_skill(unit: Unit) -> int:
    """Return the Weapon Skill that blows at a unit meet [L1626, L2434].

    The rider's; of a chariot the better of its crew's and its beasts'.
    """
    own = unit.number("ws", 0)
    return max(own, unit.number("mount_ws", 0)) if is_chariot(unit.rules) else own


def _attacks(fighter: Fighter) -> Amount:
    """Return the attacks of a model, those of all a chariot's crew together."""
    own = fighter.unit.find("a") or Amount()
    if own.fixed == 0:
        return own
    bonus = fighter.wielding.attacks + ("frenzy" in of_rider(fighter.rules))
    each = Amount(own.plus + bonus, own.count, own.sides)
    crew = fighter.rules.number("crew") if is_chariot(fighter.rules) else None
    return Amount(each.plus * crew) if crew and each.fixed is not None else each


def _place(fighter: Fighter) -> Place:
    """Return the mounts' place in the order of blows: no weapon of the rider's slows them."""
    initiative = fighter.unit.number("mount_i")
    first = "always-strikes-first" in of_steed(fighter.rules)
    return place_of(initiative, always_first=first, charged=fighter.charged, last=False)


def _blow(plan: Plan, side: int, pair: tuple[int, int], part: _Part) -> Blow:
    striker, target = pair
    fighter, foe = plan.sides[side][striker], plan.sides[1 - side][target]
    unit, other = fighter.unit, foe.unit
    dread = "fear" in foe.rules or "terror" in foe.rules
    dread = dread or not any(
        "fear" in any_foe.rules or "terror" in any_foe.rules for any_foe in plan.sides[1 - side]
    )
    return blow_of(
        ws=part.skill,
        enemy_ws=met_skill(other),
        strength=part.strength,
        toughness=melee_toughness(other),
        save=combat_save(
            _save(other, "save"),
            foe.rules,
            foe.wielding,
            mounted=foe.mounted,
            front=plan.facing_on(1 - side, target, striker) == "front",
        ),
        ward=_save(other, "ward"),
        wounds_each=foe.wounds_each,
        power_each=foe.power_each,
        rules=part.rules,
        enemy_rules=foe.rules,
        first_round=fighter.fresh,
        only_sixes=fighter.fresh and unit.has("hits-on-sixes") and dread and feared_by(unit, other),
    )


def _save(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed
