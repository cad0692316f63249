"""Effects of a round of combat on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.blackhammer.characters.challenge import DUEL, goes_on, loses_champion
from rulesets.blackhammer.characters.standards import (
    capture_standards,
    standards_of,
)
from rulesets.blackhammer.combat.fighters.riderless import RAAARGH, SNIFF
from rulesets.blackhammer.combat.fighters.score_kept import settle_duel, settle_impacts
from rulesets.blackhammer.combat.fighters.stated import dueling
from rulesets.blackhammer.combat.round.outcome import Aftermath, RoundResult
from rulesets.blackhammer.combat.round.step_effects import fights_on, flees, has_pursued, is_free
from rulesets.blackhammer.combat.weapon import arm
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    RuleGained,
    RuleLost,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.rank_and_flank.round.touching import made_known


def _aftermath(
    role: str, unit: Unit, index: int, came_to: Aftermath, named: frozenset[str], *, won: bool
) -> tuple[Effect, ...]:
    effects: list[Effect] = []
    lost = (came_to.wounds_lost or 0) + came_to.dissolved
    if lost:
        effects.append(WoundsLost(role, lost, index))
    if came_to.state == "bolted":
        return (*effects, Destroyed(role, index))
    if came_to.state == "wiped-out":
        return tuple(effects)
    effects.extend(_maddened(role, index, came_to.reaction))
    if came_to.leaderless:
        effects.extend(loses_champion(role, index))
    if came_to.frenzy_lost:
        effects.append(RuleLost(role, "frenzy", index))
    if came_to.state in ("caught", "scrapped"):
        effects.append(Destroyed(role, index))
    elif came_to.state == "fleeing":
        effects.extend(flees(role, unit, index))
    elif came_to.state == "engaged" or (came_to.state != "pursues" and _met(unit, named)):
        effects.extend(fights_on(role, index, won=won))
    else:
        effects.extend(is_free(role, index))
        if came_to.state == "pursues":
            effects.append(has_pursued(role, index))
    return tuple(effects)


def _met(unit: Unit, named: frozenset[str]) -> bool:
    """Return whether a unit is known to touch an enemy beside those of this round."""
    return any(link.other not in named for link in unit.linked(CONTACT))


def _maddened(role: str, index: int, reaction: str | None) -> tuple[Effect, ...]:
    """Return what a monster that lost its last rider is from now on [L2362-2376]."""
    if reaction == SNIFF:
        return (
            RuleGained(role, "unbreakable", index),
            StatusSet(role, "guards-rider", place=index),
        )
    if reaction == RAAARGH:
        return (RuleGained(role, "frenzy", index), RuleGained(role, "hatred", index))
    return ()


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    fates = (("unit", result.units), ("enemy", result.enemies))
    fought = frozenset(unit.name for role, _ in fates for unit in arguments[role])
    changes = [
        effect
        for role, units in fates
        for index, (unit, fate) in enumerate(zip(arguments[role], units, strict=False))
        for effect in _aftermath(role, unit, index, fate, fought, won=result.winner == role)
    ]
    # Who fell shares nothing of what becomes of his unit.
    changes.sort(key=lambda effect: not isinstance(effect, WoundsLost))
    taken_up = [
        effect
        for role, units in fates
        for index, fate in enumerate(units[: len(arguments[role])])
        if fate.state == "engaged"
        for effect in arm(role, index, arguments)
    ]
    ended = (*_duel_over(arguments, result), *settle_duel(arguments), *settle_impacts(arguments))
    met = made_known(
        arguments["unit"],
        arguments["enemy"],
        flanks=(arguments["in_flank"], arguments["enemy_in_flank"]),
        rears=(arguments["in_rear"], arguments["enemy_in_rear"]),
    )
    return (*met, *changes, *taken_up, *ended, *_trophies(arguments, result))


def _duel_over(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """End a challenge with either of those who fought it."""
    duels = [
        (role, index, bool(fate.leaderless) or fate.state in ("wiped-out", "bolted"))
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for index, (unit, fate) in enumerate(zip(arguments[role], units, strict=False))
        if unit.has(DUEL) or dueling(arguments[role], index)
    ]
    over = any(all(dead for of, _, dead in duels if of == role) for role, _, _ in duels)
    # What was ridden fights on in its rider's stead [L2126].
    keeps = [(role, index) for role, index, dead in duels if not dead]
    if not over:
        fates = {"unit": result.units, "enemy": result.enemies}
        there = [each for each in keeps if fates[each[0]][each[1]].state == "engaged"]
        return tuple(goes_on(arguments, there, fewer=len(keeps) < len(duels)))
    return tuple(
        StatusCleared(role, DUEL, index)
        for role, index in keeps
        if arguments[role][index].has(DUEL)
    )


_ROUTED = ("caught", "fleeing")


def _fallen(
    units: tuple[Unit, ...], fates: tuple[Aftermath, ...]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the standards that beaten units let fall, with what became of who carried them.

    The banner of a character goes with the unit that he is in, dead or alive, while that breaks;
    where it holds nobody takes it, and where it is wiped out his own fate decides [L2322-2328].
    """
    states = {unit.name: fate.state for unit, fate in zip(units, fates, strict=False)}
    hosts = {joined.name: unit for unit in units for joined in unit.body.joined}
    for unit, fate in zip(units, fates, strict=False):
        host = hosts.get(unit.name)
        led = fate.state if host is None else states[host.name]
        if led in _ROUTED and host is None:
            yield standards_of(unit), led
        elif led == "wiped-out" and fate.state in (*_ROUTED, "wiped-out"):
            yield standards_of(unit.body.alone), fate.state


_COULD_PURSUE = ("pursues", "stays", "free", "may-overrun")


def _trophies(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Give the standards of the beaten to the first victor that may take them [L2288-2296]."""
    if result.winner == "none":
        return ()
    loser = "enemy" if result.winner == "unit" else "unit"
    fates = {"unit": result.units, "enemy": result.enemies}
    victors = list(zip(arguments[result.winner], fates[result.winner], strict=False))
    pursuers = [i for i, (_, fate) in enumerate(victors) if fate.state == "pursues"]
    able = [
        i
        for i, (unit, fate) in enumerate(victors)
        if fate.state in _COULD_PURSUE and unit.find("m") != Amount()
    ]
    taken: dict[int, list[str]] = {}
    for standards, state in _fallen(arguments[loser], fates[loser]):
        captors = able if state == "wiped-out" else pursuers
        if captors:
            taken.setdefault(captors[0], []).extend(standards)
    return tuple(
        effect
        for index, standards in taken.items()
        for effect in capture_standards(
            result.winner, arguments[result.winner][index], standards, index
        )
    )
