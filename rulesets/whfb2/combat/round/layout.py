"""A round of combat laid out from what its players named and stated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.round.contact import contact_of
from rulesets.rank_and_flank.round.touching import faced_place
from rulesets.refusal import Refusal
from rulesets.whfb2.characters.challenge import DUEL, HIDES
from rulesets.whfb2.combat.fighters.duel import duels_of, leaders_of
from rulesets.whfb2.combat.fighters.gather_units import (
    CHARIOT,
    CREW,
    TEAM,
    Member,
    hosts_of,
    members_of,
)
from rulesets.whfb2.combat.fighters.stated import SideFacts, check_fighter
from rulesets.whfb2.combat.fighters.target import Defender
from rulesets.whfb2.combat.round.contact import (
    beside_leaders,
    leading_pairs,
    meeting,
    striking_pair,
)
from rulesets.whfb2.combat.round.plan import Fighter, Plan
from rulesets.whfb2.combat.weapon import Use, Wielding, wielding_of
from rulesets.whfb2.unit.standing_still import SQUARE

_CHASSIS: Final = tuple(
    (field, Amount(value))
    for field, value in (("ws", 3), ("s", 4), ("t", 4), ("w", 5), ("i", 3), ("a", 0))
)
"""A chariot's own profile; it strikes by its weight, not by Attacks [L4108-4110]."""
_INERT: Final = ("ws", "s", "i", "a")
"""What a machine has none of: without its crew it neither strikes nor defends [L3755-3757]."""

Opponents: TypeAlias = "tuple[Mapping[int, int], Mapping[int, int]]"
"""Places of those who fight a challenge, each with that of his opponent, by side."""


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
    members = (members_of(ours.units), members_of(theirs.units))
    for side, party in enumerate(members):
        for member in party:
            check_fighter(_driven(member.unit, party), routed=routed and side == 1)
    met = (duels_of(members), leaders_of(members))
    sides = (
        _fighters(ours, members, 0, met),
        _fighters(theirs, members, 1, met),
    )
    bare = Plan(sides=sides, contact=contact_of(sides))
    counts = tuple(meeting(bare, side, facts[side].fighting, corners=corners) for side in (0, 1))
    known = replace(bare, contact=bare.touching(counts))
    pairs = tuple(
        striking_pair(known, side, striker, target, figures)
        for side in (0, 1)
        for (striker, target), figures in sorted(beside_leaders(known, side, counts[side]).items())
        if figures
    )
    return replace(known, pairs=(*leading_pairs(known), *pairs))


def _driven(unit: Unit, members: tuple[Member, ...]) -> Unit:
    """Return a chariot or a machine with what the book gives it where its player gave nothing.

    [L3755-3757, L4108-4110]
    """
    if "war-machine" in unit.rules:
        machine = dict(unit.profile)
        for field in _INERT:
            machine.setdefault(field, Amount(0))
        return replace(unit, profile=tuple(machine.items()))
    if CHARIOT not in unit.rules:
        return unit
    profile = dict(unit.profile)
    for field, value in _CHASSIS:
        profile.setdefault(field, value)
    crew = [member.unit.find("ld") for member in members if CREW in member.unit.rules]
    if "ld" not in profile and crew and crew[0] is not None:
        profile["ld"] = crew[0]
    if "ld" not in profile:
        raise Refusal("chariot-undriven", unit=unit.name)
    return replace(unit, profile=tuple(profile.items()))


def _fighters(
    facts: SideFacts,
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
    side: int,
    met: tuple[Opponents, Opponents],
) -> tuple[Fighter, ...]:
    for index in (*facts.flanking, *facts.rearing):
        if index >= len(facts.units):
            raise Refusal("no-such-place", place=index + 1, count=len(facts.units))
    own, others = members[side], members[1 - side]
    hosts = hosts_of(own)
    return tuple(
        _fighter(
            facts, (own, others), hosts, index, (met[0][side].get(index), met[1][side].get(index))
        )
        for index in range(len(own))
    )


def _fighter(
    facts: SideFacts,
    parties: tuple[tuple[Member, ...], tuple[Member, ...]],
    hosts: tuple[int | None, ...],
    index: int,
    met: tuple[int | None, int | None],
) -> Fighter:
    own, others = parties
    duel, led = met
    unit = _driven(own[index].unit, own)
    rules = unit.rules | facts.rules
    charged = unit.has("charged") if facts.charged is None else facts.charged
    # Who comes from the air does not charge [L4476-4479].
    charged = charged and not facts.air
    use = Use(charged=charged, steady=not unit.has("pushed-back"), rough=facts.rough)
    files = unit.number("files", 0)
    front = sum(facts.fighting) if len(facts.units) == 1 and not own[index].joined else 0
    facing = "rear" if index in facts.rearing else "flank" if index in facts.flanking else "front"
    wielding = _wielded(facts, own[index], rules, charged=charged)
    aboard = next((rule for rule in (CREW, TEAM) if rule in unit.rules), None)
    target = duel if duel is not None else _target(own, others, hosts, index)
    if own[index].joined or others[target].unit.has(SQUARE):
        facing = "front"
    return Fighter(
        unit=unit,
        rules=rules,
        wielding=wielding,
        later=wielding_of(None, rules, charged=False) if wielding.first_round else wielding,
        use=use,
        facts=facts,
        wounds=unit.wounds_left(),
        wounds_each=unit.number("w", 1),
        width=min(files or front or unit.models, unit.models),
        broad=files or front or unit.models,
        facing=facing,
        target=target,
        host=hosts[index],
        member=own[index],
        defender=_defender(unit, own, hosts, index),
        aboard=aboard if hosts[index] is not None else None,
        duel=duel,
        led=led,
        hides=unit.has(HIDES) and hosts[index] is not None,
    )


def _wielded(facts: SideFacts, member: Member, rules: SpecialRules, *, charged: bool) -> Wielding:
    """Return what a fighter wields: a weapon chosen for a side is for those named."""
    weapon = None if member.joined else facts.weapon
    return wielding_of(weapon, rules, charged=charged)


def _target(
    own: tuple[Member, ...],
    others: tuple[Member, ...],
    hosts: tuple[int | None, ...],
    index: int,
) -> int:
    """Return the index of the enemy that a fighter attacks.

    Those named fight each other in their order, those beyond the last the last one. Who came with
    a unit stands in it: before the character of the enemy's unit that came as he did, else before
    that unit.
    """
    named = sum(not other.joined for other in others)
    if not own[index].joined:
        foes = [other.unit for other in others if not other.joined]
        return faced_place(own[index].unit, foes, min(index, named - 1))
    host = hosts[index]
    base = min(own[index].place if host is None else host, named - 1)
    facing = [at for at, other in enumerate(others) if other.joined and other.place == base]
    rank = own[index].joined - 1
    fighting = [at for at in facing if _is_free(others[at].unit)]
    if _with_chariot(own[index].unit) or rank >= len(fighting):
        return base
    return fighting[rank]


def _is_free(unit: Unit) -> bool:
    """Return whether a member of a unit may be met by another: he fights for himself, in rank."""
    return not _with_chariot(unit) and not unit.has(DUEL) and not unit.has(HIDES)


def _with_chariot(unit: Unit) -> bool:
    return CREW in unit.rules or TEAM in unit.rules


def _defender(
    unit: Unit, own: tuple[Member, ...], hosts: tuple[int | None, ...], index: int
) -> Defender:
    """Return a fighter as his attackers meet him: a chariot with its crew and its team."""
    parts: dict[str, Unit] = {}
    if CHARIOT in unit.rules:
        for at, other in enumerate(own):
            for rule in (CREW, TEAM):
                if hosts[at] == index and rule in other.unit.rules:
                    parts.setdefault(rule, other.unit)
    return Defender(
        unit,
        unit.wounds_left(),
        unit.number("w", 1),
        unit.number("t"),
        parts.get(CREW),
        parts.get(TEAM),
        CHARIOT in unit.rules,
    )
