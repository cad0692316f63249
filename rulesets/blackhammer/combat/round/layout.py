"""Lays a round out: the fighters, who is in contact with whom, and the ranks at the start."""

from __future__ import annotations

from dataclasses import replace

from rulesets.blackhammer.combat.fighters.champions import with_champions
from rulesets.blackhammer.combat.fighters.gather_units import fighters_of
from rulesets.blackhammer.combat.fighters.part import groups_of
from rulesets.blackhammer.combat.fighters.siege import check_walls, in_assault
from rulesets.blackhammer.combat.fighters.stated import SideFacts, check_fighter
from rulesets.blackhammer.combat.rank import LOOSE, RANK_POWER, rank_powers, ranks_behind
from rulesets.blackhammer.combat.round.contact import meeting
from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.blackhammer.unit.riding import carries
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.round.contact import contact_of


def lay_out(ours: SideFacts, theirs: SideFacts, *, first_round: bool) -> Plan:
    """Return the round's plan, in which champions who fight a challenge stand apart.

    Raises:
        Refusal: a unit that cannot fight, a weapon it may not use, numbers that do not fit.
    """
    whole = _laid_out(ours, theirs, first_round=first_round)
    apart = (with_champions(ours), with_champions(theirs))
    if apart == (ours, theirs):
        return whole
    return replace(_laid_out(*apart, first_round=first_round), whole=whole)


def _laid_out(ours: SideFacts, theirs: SideFacts, *, first_round: bool) -> Plan:
    facts = (ours, theirs)
    for stated in facts:
        for unit in stated.units:
            check_fighter(unit)
    begun = first_round or any(
        stated.charged
        or any(unit.has("first-round") for unit in stated.units)
        or (stated.charged is None and any(unit.has("charged") for unit in stated.units))
        for stated in facts
    )
    started = (first_round, begun)
    sides = (fighters_of(ours, theirs, *started), fighters_of(theirs, ours, *started))
    bare = Plan(sides=sides, contact=contact_of(sides))
    counts = tuple(meeting(bare, side, facts[side].fighting, facts[side].struck) for side in (0, 1))
    for side in (0, 1):
        check_walls(bare, side, counts[side], assault=facts[side].assault)
    known = replace(bare, contact=bare.touching(counts))
    groups = tuple(
        group
        for side in (0, 1)
        for (striker, target), models in sorted(counts[side].items())
        if models
        for group in groups_of(known, side, striker, target, models)
    )
    ranks = (_ranks(known, 0, ours.ranks), _ranks(known, 1, theirs.ranks))
    return replace(known, groups=groups, ranks=ranks)


def _ranks(plan: Plan, side: int, given: int | None) -> int:
    """Return a side's rank bonus at the start: its best unit's [L1892]."""
    if given is not None:
        return given
    return max(_own_ranks(plan, side, index) for index in range(len(plan.sides[side])))


def _own_ranks(plan: Plan, side: int, index: int) -> int:
    fighter = plan.sides[side][index]
    files = fighter.unit.number("files", 0)
    if not files or in_assault(fighter.unit) or any(rule in fighter.rules for rule in LOOSE):
        return 0
    for foe in plan.foes(side, index):
        other = plan.sides[1 - side][foe]
        aside = plan.facing_on(side, index, foe) != "front"
        if aside and other.power >= RANK_POWER and "skirmishers" not in other.rules:
            return 0
    # Characters take the places of as many ordinary models [L2090].
    joined = 0 if carries(fighter.unit) else len(fighter.unit.body.joined)
    models = _at_first(fighter.unit) + joined
    return ranks_behind(rank_powers(models, files, fighter.power_each))


def _at_first(unit: Unit) -> int:
    """Return the models of a unit before the losses of the phase, of an impact say [L1356, L1890].

    Who fights a second combat in a phase comes to it with what the first left.
    """
    return unit.models if unit.has("fought") else max(unit.models, unit.phase_start)
