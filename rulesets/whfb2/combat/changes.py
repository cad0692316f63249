"""Changes that a combat makes on the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, RuleLost, StatusSet
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.rank_and_flank.round.touching import made_known
from rulesets.whfb2.combat.fighters.gather_units import CREW, TEAM, Member, members_of
from rulesets.whfb2.combat.fighters.stated import NAMES, named_by
from rulesets.whfb2.combat.fighters.target import DIVINE
from rulesets.whfb2.combat.round.after_blows import (
    borne_by,
    in_order,
    lamed,
    of_hurt,
    of_losses,
    of_notes,
)
from rulesets.whfb2.combat.round.blow_effects import ROUNDS
from rulesets.whfb2.combat.round.ending import Aftermath, RoundResult
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.unit import struck_apart
from rulesets.whfb2.unit.routed import STRUCK_FREELY, cleared, disorganised, pursues, routs
from rulesets.whfb2.unit.standing_still import UNRESTED, wearies

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId
    from rulesets.whfb2.combat.strikes import Struck

_LANCE: Final = "cavalry-lance"
_FIGHT_ON: Final = ("engaged", "pushed", "follows", "stands", "climbs")
_LEAVES: Final = ("unengaged", "restrained", "pursues", "disorganised")
"""What victors do with no enemy left before them: who touches another stays in the combat."""
_OVER: Final[tuple[StatusId, ...]] = (
    "engaged",
    "afraid",
    "pushed-back",
    "followed-up",
    "pursuing",
    "wedge",
)


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it, and to those in them."""
    parties = tuple(members_of(arguments[role]) for role in NAMES)
    by_side = tuple(zip(parties, (result.units, result.enemies), strict=True))
    on = {
        (role, member.place)
        for role, (party, fates) in zip(NAMES, by_side, strict=True)
        for member, fate in zip(party, fates, strict=False)
        if fate.state in _FIGHT_ON and not member.joined
    }
    effects: list[Effect] = [*_met(arguments, on)]
    for side, role in enumerate(NAMES):
        party, fates = by_side[side]
        for index, member in in_order(party):
            own = _of_fate(role, member, fates[index], parties, side)
            effects.extend(borne_by(member, own))
            if wearies(member.unit) and fates[index].state != "wiped-out":
                tired = StatusSet(role, UNRESTED, "own-first-phase", place=member.place)
                effects.extend(borne_by(member, (tired,)))
            if _couched(arguments, side, member) and fates[index].state != "wiped-out":
                lance = RuleLost(role, _LANCE, member.place)
                effects.extend(borne_by(member, (lance,)))
    losses = tuple(fate.loss or Loss() for _, fates in by_side for fate in fates)
    effects.extend(of_notes(arguments, losses, parties))
    effects.extend(_frenzies(parties))
    effects.extend(struck_apart.clear_wounds(arguments))
    return tuple(effects)


def _met(arguments: Arguments, on: Collection[tuple[str, int]]) -> Iterator[Effect]:
    """Yield the contacts that the table did not know, of those who fight on."""
    found = made_known(
        arguments["unit"],
        arguments["enemy"],
        flanks=(arguments.get("in_flank", ()), arguments.get("enemy_in_flank", ())),
        rears=(arguments.get("in_rear", ()), arguments.get("enemy_in_rear", ())),
    )
    for met in found:
        if (met.role, met.place) in on and (met.to, met.to_place) in on:
            yield met


def _of_fate(
    role: str, member: Member, fate: Aftermath, parties: tuple[tuple[Member, ...], ...], side: int
) -> tuple[Effect, ...]:
    loss = fate.loss or Loss()
    hurt = fate.after or loss.hurt
    wounds = max(fate.wounds_lost or 0, hurt.wounds)
    lost = (*of_hurt(role, member, wounds, hurt, parties[side]), *lamed(role, member, fate.broken))
    if fate.state == "wiped-out":
        return lost
    foes = [foe.unit for foe in parties[1 - side]]
    if fate.state in _LEAVES and meets_others(member.unit, foes):
        return (*lost, *_fate(role, member.unit, replace(fate, state="engaged"), member.place))
    if fate.state == "pursues" and fate.fugitive is not None:
        at = parties[1 - side][fate.fugitive].place
        chase = pursues(
            role, member.unit, member.place, fugitive=NAMES[1 - side], fugitive_index=at
        )
        struck = StatusSet(role, STRUCK_FREELY, "turn", 2, member.place)
        return (*lost, *chase, struck, _fought(role, member.place))
    return (*lost, *_fate(role, member.unit, fate, member.place))


def _frenzies(parties: tuple[tuple[Member, ...], ...]) -> Iterator[Effect]:
    """Count the rounds of those in a divine frenzy [L6681-6690]."""
    for role, party in zip(NAMES, parties, strict=True):
        for member in party:
            if member.unit.has(DIVINE):
                fought = status_value(member.unit, ROUNDS) + 1
                counted = StatusSet(role, ROUNDS, value=fought, place=member.place)
                yield from borne_by(member, (counted,))


def _fought(role: str, index: int) -> Effect:
    return StatusSet(role, "fought", "phase", place=index)


def _fate(role: str, unit: Unit, fate: Aftermath, index: int) -> tuple[Effect, ...]:
    fought: tuple[Effect, ...] = (_fought(role, index),)
    if fate.state == "routed":
        return routs(role, unit, index, pursued=fate.pursued)
    if fate.state == "disorganised":
        return (*disorganised(role, unit, index), *fought)
    if fate.state in _FIGHT_ON:
        return (*_fights_on(role, unit, fate, index), *fought)
    over = [status for status in _OVER if status != "pushed-back" or fate.state != "parted"]
    back: tuple[Effect, ...] = ()
    if fate.state == "parted":
        back = (StatusSet(role, "pushed-back", "next-turn", place=index),)
    else:
        over.append("disorganised")
    return (*cleared(role, unit, tuple(over), index), *back, *fought)


def _fights_on(role: str, unit: Unit, fate: Aftermath, index: int) -> tuple[Effect, ...]:
    """Keep a unit in its combat, and count what it did there in the next combat phase."""
    noting: Mapping[str, Literal["pushed-back", "followed-up"]] = {
        "pushed": "pushed-back",
        "follows": "followed-up",
        "climbs": "pushed-back",
    }
    kept = noting.get(fate.state)
    ends: tuple[StatusId, ...] = ("pushed-back", "followed-up", "pursuing")
    over = tuple(status for status in ends if status != kept)
    won: tuple[Effect, ...] = ()
    if fate.state == "follows":
        won = cleared(role, unit, ("disorganised",), index)
    noted: tuple[Effect, ...] = ()
    if kept is not None:
        noted = (StatusSet(role, kept, "next-turn", place=index),)
    engaged: tuple[Effect, ...] = (StatusSet(role, "engaged", place=index),)
    return (*engaged, *cleared(role, unit, over, index), *won, *noted)


def _couched(arguments: Arguments, side: int, member: Member) -> bool:
    """Return whether somebody fought with lances: they are dropped then [L3294-3297]."""
    option = None if member.joined else ("weapon", "enemy_weapon")[side]
    unit = member.unit
    if _LANCE not in unit.rules:
        return False
    if option is not None and arguments[option] not in {None, _LANCE}:
        return False
    stated = arguments["charged"]
    return unit.has("charged") if stated is None else named_by(stated, side)


def of_blows(arguments: Arguments, result: Struck) -> tuple[Effect, ...]:
    """Take off the enemy what the blows took, and note what they spent."""
    if result.hurt is None:
        return ()
    parties = (members_of((arguments["unit"],)), members_of((arguments["enemy"],)))
    first = len(parties[0])
    losses = [Loss()] * (first + len(parties[1]))
    hurt = result.hurt
    losses[0] = Loss(notes=tuple((what, first, value) for what, _, value in result.notes or ()))
    wounds = parties[1][0].unit.wounds_left() if hurt.overturned else hurt.wounds
    losses[first] = Loss(wounds, hurt.counted, hurt=hurt)
    for index, member in enumerate(parties[1]):
        hits: tuple[tuple[RuleId, int], ...] = ((CREW, hurt.crew), (TEAM, hurt.team))
        for rule, lost in hits:
            if rule in member.unit.rules:
                losses[first + index] = Loss(lost)
    return of_losses(arguments, tuple(losses))


def after_round(arguments: Arguments, result: RoundResult) -> tuple[FollowUp, ...]:
    """Offer the rout of those who fled, and the capture of standards [L1887, L2663]."""
    found: list[FollowUp] = []
    for role, fates, other in (
        ("unit", result.units, "enemy"),
        ("enemy", result.enemies, "unit"),
    ):
        if fates is None or len(arguments[role]) != 1:
            continue
        state = fates[0].state
        if state == "routed":
            found.append(FollowUp("rout_move", (("unit", role),)))
            chased = arguments["simple_capture"] and fates[0].pursued
            if chased and "standard" in arguments[role][0].rules and len(arguments[other]) == 1:
                found.append(FollowUp("standard_capture", (("unit", other), ("enemy", role))))
        elif (
            state == "pushed"
            and "standard" in arguments[role][0].rules
            and len(arguments[other]) == 1
        ):
            found.append(FollowUp("standard_capture", (("unit", other), ("enemy", role))))
    return tuple(found)
