"""Champions who fight a challenge out of their unit's ranks [R L863-868, L884].

For the round he is one beside those who joined the unit; afterwards both are the unit again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.unit import LAST_WOUND, Unit
from rulesets.core.results.effect import Effect, RuleLost, StatusCleared, StatusSet, WoundsLost
from rulesets.core.results.link_effect import LinkCleared
from rulesets.dice.handle import Dice
from rulesets.t9a.characters.challenge import CHAMPION, DUEL, DUELLING, duels, in_ranks
from rulesets.t9a.combat.round.gather_units import SideFacts, host_of
from rulesets.t9a.combat.round.outcome import Aftermath, RoundResult

HURT: Final = "champion-wounded"
"""The status of a unit whose Champion has lost Wounds: so many [R L670]."""
_DEAD: Final = "wiped-out"


def apart(facts: SideFacts, foes: tuple[Unit, ...]) -> SideFacts:
    """Return a side with each Champion of its units who fights a challenge by himself, last."""
    if not any(map(duels, foes)):
        return facts
    ranks, champions = [], []
    for unit in facts.units:
        if not (duels(unit) and in_ranks(unit)):
            ranks.append(unit)
            continue
        champion = _champion(unit)
        champions.append(champion)
        ranks.append(_others(unit, champion))
    return replace(facts, units=(*ranks, *champions), champions=len(champions))


def _champion(unit: Unit) -> Unit:
    return replace(
        unit.body.alone,
        name=f"{unit.name} (champion)",
        models=1,
        size=1,
        carried=dict(unit.statuses).get(HURT, 0),
        phase_start=1,
        host=_peaceful(unit).body.alone,
    )


def _others(unit: Unit, champion: Unit) -> Unit:
    rules = unit.rules.without((CHAMPION, LAST_WOUND))
    ranks = replace(_peaceful(unit), models=unit.models - 1, rules=rules)
    return ranks.body.keeping((*unit.body.joined, champion))


def _peaceful(unit: Unit) -> Unit:
    return replace(unit, statuses=tuple(held for held in unit.statuses if held[0] != DUEL))


def rejoined(dice: Dice, result: RoundResult, sides: tuple[SideFacts, SideFacts]) -> RoundResult:
    """Return a round whose Champions are of their units again, and tell who of them fell."""
    if not any(facts.champions for facts in sides) or result.units is None:
        return result
    ours, theirs = (
        _together(dice, facts, fates)
        for facts, fates in zip(sides, (result.units, result.enemies), strict=True)
    )
    return replace(result, units=ours, enemies=theirs)


def _together(dice: Dice, facts: SideFacts, fates: tuple[Aftermath, ...]) -> tuple[Aftermath, ...]:
    count = facts.named
    whole = list(fates[:count])
    for champion, fate in zip(facts.units[count:], fates[count:], strict=True):
        host = host_of(facts.units, champion)
        if host is None:
            continue
        own = whole[host]
        slain = fate.state == _DEAD
        if slain:
            dice.tell("champion-slain", unit=facts.units[host].name)
        elif own.state == _DEAD:  # he fights on alone
            own = replace(own, state=fate.state, distance=fate.distance)
        whole[host] = replace(own, champion_slain=slain, champion_lost=fate.wounds_lost)
    return tuple(whole)


def of_champion(role: str, index: int, unit: Unit, fate: Aftermath) -> Iterator[Effect]:
    """Yield what a challenge did to a unit's Champion: his Wounds are his own [R L670]."""
    if fate.champion_slain:
        yield WoundsLost(role, max(1, unit.number("w", 1)), index)
        yield RuleLost(role, CHAMPION, index)
        yield StatusCleared(role, DUEL, index)
        yield StatusCleared(role, HURT, index)
        yield LinkCleared(DUELLING.id, role, place=index)
    elif fate.champion_lost:
        hurt = dict(unit.statuses).get(HURT, 0)
        yield StatusSet(role, HURT, value=hurt + fate.champion_lost, place=index)
