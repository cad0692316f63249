"""All that a unit does to an enemy in contact, at which Initiative [R L542-554, L992-1060].

Its own blows, its Champion's, its mounts', and hits that need no roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.t9a.combat.round.contact import MACHINE
from rulesets.t9a.combat.round.plan import Fighter, Group, Kind, Plan
from rulesets.t9a.combat.strike import Blow, Striker, Struck, aside, blow_of
from rulesets.t9a.combat.strikers import supporting_ranks, supports
from rulesets.t9a.combat.weapon import (
    HAND_WEAPON,
    MOST,
    SLOW,
    attacks_with,
    initiative_with,
    save_with,
    strength_with,
)
from rulesets.t9a.harm.attack import Hit, hit_of
from rulesets.t9a.harm.distribution import troop_type
from rulesets.t9a.harm.resolved import resolved_by_spells
from rulesets.t9a.unit.spell_rules import AGAIN

_FIRST: Final = 10
"""Initiative of Impact Hits."""
_MONSTERS: Final = ("monster", "ridden-monster")
_STOMPABLE: Final = ("infantry", "war-beast", "swarm", MACHINE, None)
"""Whom a Stomp falls on; what names no type is taken to be infantry [R L1054]."""
_CRUSH: Final = 10
_OF_ALL: Final = (
    "magical-attacks",
    "ethereal",
    "otherworldly",
    "hit-penalty",
    "wounds-automatically",
    *AGAIN,
)
"""Rules that count for mounts and Special Attacks as well [R L1032], those of spells that have all
rolls of a unit rolled again among them [P]."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Models of a unit that strike with a blow, or with hits that need no roll.

    Attributes:
        kind: Which.
        initiative: When.
        attacks: Attacks or hits of a model.
        blow: How they strike, None for hits without a roll.
        hit: What such a hit is to the enemy unit.
        strength: Its Strength.
        ordnance: Whether it has Multiple Wounds (Ordnance).
    """

    kind: Kind
    initiative: int
    attacks: Amount
    blow: Blow | None = None
    hit: Hit | None = None
    strength: int = 0
    ordnance: bool = False


def groups_of(
    plan: Plan,
    side: int,
    pair: tuple[int, int],
    models: tuple[int, int],
    *,
    leading: bool,
    crush: bool,
    breath: bool,
) -> tuple[Group, ...]:
    """Return all that a unit does to an enemy with so many models in contact.

    Args:
        plan: The round, its contacts known.
        side: Place of its side.
        pair: Its place, and that of the enemy.
        models: Its models in contact, and those in contact with enemies that come before.
        leading: Whether its Champion and its Breath Weapon strike this enemy.
        crush: Whether what may crush does, in the place of its blows.
        breath: Whether it uses a Breath Weapon.
    """
    striker, target = pair
    touching, beside = models
    fighter, foe = plan.sides[side][striker], plan.sides[1 - side][target]
    if fighter.shirks:
        return ()
    facing = plan.facing_on(side, striker, target)
    assault = fighter.garrison or foe.garrison
    crowd = assault or MACHINE in foe.rules or MACHINE in fighter.rules
    rows = 0 if crowd or facing != "front" or fighter.duel else _rows(fighter)
    struck = _struck(foe, plan.facing_on(1 - side, target, striker))
    fresh = fighter.charged and fighter.target == target and not assault
    lords = sum("character" in it.rules for it in plan.sides[1 - side])
    parts = [*_blows(fighter, struck, fresh=fresh, crush=crush, lords=lords)]
    if not assault:
        parts += _mounts(fighter, struck)
    parts += _special(fighter, struck, fresh=fresh)
    if breath and leading:
        parts += _breath(fighter, struck)
    if not leading:
        parts = [part for part in parts if part.kind != "champion"]
    led = any(part.kind == "champion" for part in parts)
    groups = []
    for part in parts:
        contact = touching
        if part.kind in ("champion", "breath"):
            contact = 1
        elif part.kind == "blows" and led:
            contact = touching - 1
        behind = rows if part.kind == "blows" else 0
        if contact > 0 or behind:
            groups.append(
                Group(
                    side,
                    striker,
                    target,
                    part.kind,
                    part.initiative,
                    contact,
                    touching,
                    beside,
                    behind,
                    supports(fighter.rules, part.attacks.fixed),
                    part.attacks,
                    part.blow,
                    part.hit,
                    _heroes(plan, side, target, part, fighter),
                )
            )
    return tuple(groups)


def _rows(fighter: Fighter) -> int:
    return supporting_ranks(fighter.unit.models, fighter.files, fighter.rules, fighter.weapon.ranks)


def _struck(foe: Fighter, facing: str) -> Struck:
    unit = foe.unit
    tough = "crew_t" if MACHINE in foe.rules and unit.find("crew_t") is not None else "t"
    return Struck(
        foe.met_ws,
        unit.number(tough),
        unit.plain("save"),
        unit.plain("ward"),
        unit.plain("regen"),
        foe.wounds_each,
        foe.rules,
        foe.weapon,
        facing,
    )


def _blows(
    fighter: Fighter, struck: Struck, *, fresh: bool, crush: bool, lords: int
) -> Iterator[_Part]:
    """Yield the blows of models and of their Champion, or what crushes in their stead."""
    unit, rules, weapon = fighter.unit, fighter.rules, fighter.weapon
    if crush and "crush-attack" in rules:
        yield _part(
            "crush", SLOW, Amount(1), strength=_CRUSH, met=(struck, _shared(fighter)), ordnance=True
        )
        return
    own = unit.find("a") or Amount()
    if own.fixed == 0:
        return
    surer = "lightning-reflexes" in rules and not weapon.slow
    s = strength_with(_strength(unit), weapon, rules, charged=fresh, lords=lords)
    initiative = initiative_with(unit.number("i"), weapon, rules)
    bonus = attacks_with(weapon, rules, charged=fighter.charged, lords=lords)
    plus = own.plus + bonus
    if weapon.attacks_most is not None and own.fixed is not None:
        plus = min(plus, max(own.plus, weapon.attacks_most))
    each = Amount(plus, own.count, own.sides)
    skill = fighter.ws if fighter.afraid or weapon.ws is None else weapon.ws
    own_blow = blow_of(Striker(skill, s, rules, weapon, fighter.fresh, surer), struck)
    yield _Part("blows", initiative, each, own_blow)
    if "champion" in rules and "character" not in rules:
        ws = fighter.ws if fighter.afraid else min(MOST, skill + 1)
        leading = blow_of(Striker(ws, s, rules, weapon, fighter.fresh, surer), struck)
        yield _Part("champion", initiative, Amount(each.plus + 1, each.count, each.sides), leading)


def _strength(unit: Unit) -> int:
    """Return the Strength of a model's blows: a chariot's crew may have its own."""
    return unit.number("crew_s" if unit.find("crew_s") is not None else "s")


def _mounts(fighter: Fighter, struck: Struck) -> Iterator[_Part]:
    """Yield the blows of what a model rides: no weapon of the rider's helps them."""
    unit = fighter.unit
    attacks = unit.number("mount_a", 0)
    if not attacks:
        return
    rules = _shared(fighter)
    ws = 1 if fighter.afraid else unit.number("mount_ws")
    blow = blow_of(Striker(ws, unit.number("mount_s"), rules, HAND_WEAPON), struck)
    yield _Part("mount", unit.number("mount_i"), Amount(attacks), blow)


def _special(fighter: Fighter, struck: Struck, *, fresh: bool) -> Iterator[_Part]:
    """Yield the hits that need no roll; who makes Impact Hits does not grind [R L1019, L1025]."""
    rules, unit = fighter.rules, fighter.unit
    met = (struck, _shared(fighter))
    beast = unit.number("mount_s", unit.number("s")) if "chariot" not in rules else unit.number("s")
    impact = impact_hits(rules)
    if impact is not None and fresh:
        strength = min(MOST, beast + max(0, fighter.ranks(fighter.unit.models) - 1))
        yield _part("impact", _FIRST, impact, strength=strength, met=met)
    grinding = rules.number("grinding-attacks")
    if grinding and not (impact is not None and fresh):
        strength = unit.number("s")
        hits = Amount(grinding)
        yield _part("grinding", unit.number("i"), hits, strength=strength, met=met)
    stomp = stomp_hits(rules)
    if stomp is not None and troop_type(struck.rules) in _STOMPABLE:
        yield _part("stomp", SLOW, stomp, strength=beast, met=met)


def _part(
    kind: Kind,
    initiative: int,
    hits: Amount,
    *,
    strength: int,
    met: tuple[Struck, SpecialRules],
    ordnance: bool = False,
) -> _Part:
    """Return hits that need no roll; `met` is what they meet, and the rules of who deals them."""
    hit = _hit(strength, *met, ordnance=ordnance)
    return _Part(kind, initiative, hits, None, hit, strength, ordnance)


def _heroes(
    plan: Plan, side: int, target: int, part: _Part, fighter: Fighter
) -> tuple[tuple[int, int, Hit], ...]:
    """Return the named characters with an enemy on whom such hits may fall [R L835-838, L868]."""
    if part.hit is None or part.kind == "crush":
        return ()
    foe = plan.sides[1 - side][target]
    places = {joined.name: index for index, joined in enumerate(foe.unit.body.joined)}
    return tuple(
        (
            places[it.unit.name],
            index,
            _hit(part.strength, _struck(it, "front"), _shared(fighter), ordnance=part.ordnance),
        )
        for index, it in enumerate(plan.sides[1 - side])
        if it.host == target and not it.duel and it.unit.name in places
    )


def impact_hits(rules: SpecialRules) -> Amount | None:
    """Return the Impact Hits of a model: D6 for a chariot, one more for Scythes [R L697, L1052]."""
    scythes = int("scythes" in rules)
    number = rules.number("impact-hits")
    if number is not None:
        return Amount(number + scythes)
    if "chariot" in rules or "impact-hits" in rules:
        return Amount(scythes, 1, 6)
    return None


def stomp_hits(rules: SpecialRules) -> Amount | None:
    """Return the Stomp of a model: D6 for a monster [R L698, L1054]."""
    number = rules.number("stomp")
    if any(kind in rules for kind in _MONSTERS) and number is None:
        return Amount(0, 1, 6)
    return Amount(number or 1) if "stomp" in rules else None


def _breath(fighter: Fighter, struck: Struck) -> Iterator[_Part]:
    """Yield the 2D6 hits of a Breath Weapon, at its bearer's Initiative [R L993-996]."""
    strength = fighter.rules.number("breath-weapon")
    if strength is not None and not fighter.unit.has("breathed"):
        met = (struck, _shared(fighter))
        hits = Amount(0, 2, 6)
        yield _part("breath", fighter.unit.number("i"), hits, strength=strength, met=met)


def _hit(strength: int, struck: Struck, rules: SpecialRules, *, ordnance: bool = False) -> Hit:
    """Return a hit of a Special Attack, no weapon counting for it [R L632, L987]."""
    return hit_of(
        strength,
        struck.t,
        save=save_with(struck.save, struck.weapon, struck.rules),
        ward=struck.ward,
        regen=struck.regen,
        wounds_each=struck.wounds_each,
        rules=aside(rules, struck.facing) | SpecialRules.of(*(("ordnance",) if ordnance else ())),
        target_rules=struck.rules,
        attacked="combat",
    )


def _shared(fighter: Fighter) -> SpecialRules:
    """Return the rules of a model that count for more than its own blows."""
    shared = fighter.rules.without([rule for rule in fighter.rules if rule not in _OF_ALL])
    return shared | resolved_by_spells(fighter.unit)
