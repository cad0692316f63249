"""A round of combat laid out from what its players named and stated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal
from rulesets.whfb2.characters.challenge import DUEL, HIDES
from rulesets.whfb2.combat.fighters.duel import duels_of
from rulesets.whfb2.combat.fighters.gather_units import (
    CHARIOT,
    CREW,
    TEAM,
    Member,
    hosts_of,
    mustered,
)
from rulesets.whfb2.combat.fighters.stated import SideFacts, check_fighter
from rulesets.whfb2.combat.fighters.target import Prey
from rulesets.whfb2.combat.round.contact import meeting, striking_pair
from rulesets.whfb2.combat.round.plan import Fighter, Plan
from rulesets.whfb2.combat.weapon import Use, Wielding, wielding_of

_CHASSIS: Final = tuple(
    (field, Amount(value))
    for field, value in (("ws", 3), ("s", 4), ("t", 4), ("w", 5), ("i", 3), ("a", 0))
)
"""A chariot's own profile; it strikes by its weight, not by Attacks [L4108-4110]."""


def lay_out(
    ours: SideFacts, theirs: SideFacts, *, corners: bool = False, routed: bool = False
) -> Plan:
    """Return who faces whom.

    Args:
        ours: Our side.
        theirs: The other.
        corners: Whether figures strike around corners.
        routed: Whether the others are in rout already, and only struck.

    Raises:
        Refusal: a unit that cannot fight, a weapon it may not use, numbers that do not fit.
    """
    facts = (ours, theirs)
    members = (mustered(ours.units), mustered(theirs.units))
    for side, party in enumerate(members):
        for member in party:
            check_fighter(_driven(member.unit, party), routed=routed and side == 1)
    duels = duels_of(members)
    sides = (
        _fighters(ours, members, 0, duels),
        _fighters(theirs, members, 1, duels),
    )
    contact = frozenset(
        {(i, one.target) for i, one in enumerate(sides[0])}
        | {(one.target, j) for j, one in enumerate(sides[1])}
    )
    bare = Plan(sides, (), contact)
    counts = tuple(meeting(bare, side, facts[side].fighting, corners=corners) for side in (0, 1))
    touching = frozenset(
        (i, j)
        for i in range(len(sides[0]))
        for j in range(len(sides[1]))
        if counts[0].get((i, j), 0) or counts[1].get((j, i), 0)
    )
    known = Plan(sides, (), touching or contact)
    pairs = tuple(
        striking_pair(known, side, striker, target, figures)
        for side in (0, 1)
        for (striker, target), figures in sorted(counts[side].items())
        if figures
    )
    return Plan(sides, pairs, known.contact)


def _driven(unit: Unit, members: tuple[Member, ...]) -> Unit:
    """Return a chariot with what the book gives it where its player gave nothing [L4108-4110]."""
    if CHARIOT not in unit.rules:
        return unit
    profile = dict(unit.profile)
    for field, value in _CHASSIS:
        profile.setdefault(field, value)
    crew = [one.unit.find("ld") for one in members if CREW in one.unit.rules]
    if "ld" not in profile and crew and crew[0] is not None:
        profile["ld"] = crew[0]
    if "ld" not in profile:
        raise Refusal("chariot-undriven", unit=unit.name)
    return replace(unit, profile=tuple(profile.items()))


def _fighters(
    facts: SideFacts,
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
    side: int,
    duels: tuple[Mapping[int, int], Mapping[int, int]],
) -> tuple[Fighter, ...]:
    for place in (*facts.flanking, *facts.rearing):
        if place >= len(facts.units):
            raise Refusal("no-such-place", place=place + 1, count=len(facts.units))
    own, others = members[side], members[1 - side]
    hosts = hosts_of(own)
    return tuple(
        _fighter(facts, (own, others), hosts, place, duels[side].get(place))
        for place in range(len(own))
    )


def _fighter(
    facts: SideFacts,
    parties: tuple[tuple[Member, ...], tuple[Member, ...]],
    hosts: tuple[int | None, ...],
    place: int,
    duel: int | None,
) -> Fighter:
    own, others = parties
    unit = _driven(own[place].unit, own)
    rules = unit.rules | facts.rules
    charged = unit.has("charged") if facts.charged is None else facts.charged
    # Who comes from the air does not charge [L4476-4479].
    charged = charged and not facts.air
    use = Use(charged=charged, steady=not unit.has("pushed-back"), rough=facts.rough)
    files = unit.number("files", 0)
    front = sum(facts.fighting) if len(facts.units) == 1 and not own[place].joined else 0
    facing = "rear" if place in facts.rearing else "flank" if place in facts.flanking else "front"
    wielding = _wielded(facts, own[place], rules, charged=charged)
    aboard = next((one for one in (CREW, TEAM) if one in unit.rules), None)
    target = duel if duel is not None else _target(own, others, hosts, place)
    if own[place].joined:
        facing = "front"
    return Fighter(
        unit,
        rules,
        wielding,
        wielding_of(None, rules, charged=False) if wielding.first_round else wielding,
        use,
        facts,
        unit.wounds_left(),
        unit.number("w", 1),
        min(files or front or unit.models, unit.models),
        files or front or unit.models,
        facing,
        target,
        hosts[place],
        own[place],
        _prey(unit, own, hosts, place),
        aboard if hosts[place] is not None else None,
        duel,
        unit.has(HIDES) and hosts[place] is not None,
    )


def _wielded(facts: SideFacts, member: Member, rules: SpecialRules, *, charged: bool) -> Wielding:
    """Return what somebody fights with: a weapon chosen for a side is for those named."""
    weapon = None if member.joined else facts.weapon
    return wielding_of(weapon, rules, charged=charged)


def _target(
    own: tuple[Member, ...],
    others: tuple[Member, ...],
    hosts: tuple[int | None, ...],
    place: int,
) -> int:
    """Return the place of the enemy that somebody attacks.

    Those named fight each other in their order, those beyond the last the last one. Who came with
    a unit stands in it: before the character of the enemy's unit that came as he did, else before
    that unit.
    """
    named = sum(not one.joined for one in others)
    if not own[place].joined:
        return min(place, named - 1)
    host = hosts[place]
    base = min(own[place].place if host is None else host, named - 1)
    facing = [at for at, one in enumerate(others) if one.joined and one.place == base]
    rank = own[place].joined - 1
    fighting = [at for at in facing if _is_free(others[at].unit)]
    if _with_chariot(own[place].unit) or rank >= len(fighting):
        return base
    return fighting[rank]


def _is_free(unit: Unit) -> bool:
    """Return whether somebody in a unit may be met by another: he fights for himself, in rank."""
    return not _with_chariot(unit) and not unit.has(DUEL) and not unit.has(HIDES)


def _with_chariot(unit: Unit) -> bool:
    return CREW in unit.rules or TEAM in unit.rules


def _prey(unit: Unit, own: tuple[Member, ...], hosts: tuple[int | None, ...], place: int) -> Prey:
    """Return what somebody is for who strikes him: a chariot with its crew and its team."""
    parts: dict[str, Unit] = {}
    if CHARIOT in unit.rules:
        for at, one in enumerate(own):
            for rule in (CREW, TEAM):
                if hosts[at] == place and rule in one.unit.rules:
                    parts.setdefault(rule, one.unit)
    return Prey(
        unit,
        unit.wounds_left(),
        unit.number("w", 1),
        unit.number("t"),
        parts.get(CREW),
        parts.get(TEAM),
        CHARIOT in unit.rules,
    )
