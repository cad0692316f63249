"""What a combat changes on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulesets.blackhammer.characters.challenge import DUEL
from rulesets.blackhammer.characters.standards import (
    AT_STAKE,
    captured,
    let_fall,
    standards_of,
)
from rulesets.blackhammer.combat.aftermath import NewEnemy, Overrun
from rulesets.blackhammer.combat.fighters.riderless import RAAARGH, SNIFF
from rulesets.blackhammer.combat.fighters.score_kept import settle_duel
from rulesets.blackhammer.combat.fighters.stated import dueling
from rulesets.blackhammer.combat.morale import BreakTest
from rulesets.blackhammer.combat.result import CombatResult
from rulesets.blackhammer.combat.round.outcome import Aftermath, RoundResult
from rulesets.blackhammer.combat.round.plan import NAMES
from rulesets.blackhammer.combat.rout import FleePursuit
from rulesets.blackhammer.combat.strike import Struck
from rulesets.blackhammer.combat.weapon import arm
from rulesets.blackhammer.movement.flight import engaged
from rulesets.blackhammer.psychology.panic import flight, turned_to_flight
from rulesets.blackhammer.unit.unit_state import no_retreat, state_of
from rulesets.core.battlefield.amount import Amount
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

_OF_FIRST_ROUND = ("charged", "first-round", "hits-on-sixes")
_OF_COMBAT = (
    "engaged",
    "won-last-round",
    "first-round",
    "hits-on-sixes",
    "defends-obstacle",
    "besieged",
    "besieging",
)


def _breaks(
    role: str, unit: Unit | None, place: int = 0, *, at_stake: bool = True
) -> tuple[Effect, ...]:
    """A unit turns to flight, not yet moved, and its standard bearer is no more [L2288-2296]."""
    return (
        *(StatusCleared(role, status, place) for status in _OF_COMBAT),
        *flight(role, place),
        *let_fall(role, unit, place, at_stake=at_stake),
        RuleLost(role, "war-banner", place),
    )


def _flees(role: str, unit: Unit | None, place: int = 0) -> tuple[Effect, ...]:
    """A unit breaks and has run: it cannot run again in this phase [L684]."""
    return (
        *_breaks(role, unit, place, at_stake=False),
        StatusSet(role, "fled-this-phase", "phase", place=place),
    )


def _routs(arguments: Arguments, role: str) -> tuple[Effect, ...]:
    """A unit breaks, or is destroyed where it cannot flee [L2484]."""
    if no_retreat(arguments, role):
        return (Destroyed(role),)
    return _breaks(role, arguments[role])


def _aftermath(
    role: str, unit: Unit, place: int, came_to: Aftermath, *, won: bool
) -> tuple[Effect, ...]:
    effects: list[Effect] = []
    lost = (came_to.wounds_lost or 0) + came_to.dissolved
    if lost:
        effects.append(WoundsLost(role, lost, place))
    if came_to.state == "bolted":
        return (*effects, Destroyed(role, place))
    if came_to.state == "wiped-out":
        return tuple(effects)
    effects.extend(_maddened(role, place, came_to.reaction))
    if came_to.frenzy_lost:
        effects.append(RuleLost(role, "frenzy", place))
    if came_to.state in ("caught", "scrapped"):
        effects.append(Destroyed(role, place))
    elif came_to.state == "fleeing":
        effects.extend(_flees(role, unit, place))
    elif came_to.state == "engaged":
        effects.extend(_fights_on(role, place, won=won))
    else:
        effects.extend(_is_free(role, place))
    return tuple(effects)


def _maddened(role: str, place: int, reaction: str | None) -> tuple[Effect, ...]:
    """What a monster that lost its last rider is from now on [L2362-2376]."""
    if reaction == SNIFF:
        return (
            RuleGained(role, "unbreakable", place),
            StatusSet(role, "guards-rider", place=place),
        )
    if reaction == RAAARGH:
        return (RuleGained(role, "frenzy", place), RuleGained(role, "hatred", place))
    return ()


def _fights_on(role: str, place: int = 0, *, won: bool) -> tuple[Effect, ...]:
    """A unit stays in its combat, whose first round is over."""
    winner = StatusSet(role, "won-last-round", "combat", place=place)
    return (
        StatusSet(role, "engaged", place=place),
        StatusSet(role, "fought", "phase", place=place),
        *(StatusCleared(role, status, place) for status in _OF_FIRST_ROUND),
        winner if won else StatusCleared(role, "won-last-round", place),
    )


def _is_free(role: str, place: int = 0) -> tuple[Effect, ...]:
    """A unit is out of its combat: no enemy that fights it is left."""
    return tuple(StatusCleared(role, status, place) for status in _OF_COMBAT)


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    fates = (("unit", result.units), ("enemy", result.enemies))
    changes = [
        effect
        for role, units in fates
        for place, (unit, one) in enumerate(zip(arguments[role], units, strict=False))
        for effect in _aftermath(role, unit, place, one, won=result.winner == role)
    ]
    taken_up = [
        effect
        for role, units in fates
        for place, one in enumerate(units[: len(arguments[role])])
        if one.state == "engaged"
        for effect in arm(role, place, arguments)
    ]
    ended = (*_duel_over(arguments, result), *settle_duel(arguments))
    return (*changes, *taken_up, *ended, *_trophies(arguments, result))


def _duel_over(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """A challenge ends with either of those who fought it."""
    duels = [
        (role, place, one.state in ("wiped-out", "bolted"))
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for place, (unit, one) in enumerate(zip(arguments[role], units, strict=False))
        if dueling(arguments[role], place)
    ]
    over = any(all(dead for of, _, dead in duels if of == role) for role, _, _ in duels)
    # What was ridden fights on in its rider's stead [L2126].
    keeps = [(role, place) for role, place, dead in duels if not dead]
    if not over:
        return tuple(
            StatusSet(role, DUEL, "combat", place=place)
            for role, place in keeps
            if not arguments[role][place].has(DUEL)
        )
    return tuple(
        StatusCleared(role, DUEL, place)
        for role, place in keeps
        if arguments[role][place].has(DUEL)
    )


_ROUTED = ("caught", "fleeing")


def _fallen(
    units: tuple[Unit, ...], fates: tuple[Aftermath, ...]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the standards that beaten units let fall, with what became of who carried them.

    The banner of a character goes with the unit that he is in, dead or alive, while that breaks;
    where it holds nobody takes it, and where it is wiped out his own fate decides [L2322-2328].
    """
    states = {unit.name: one.state for unit, one in zip(units, fates, strict=False)}
    hosts = {joined.name: unit for unit in units for joined in unit.companions}
    for unit, one in zip(units, fates, strict=False):
        host = hosts.get(unit.name)
        led = one.state if host is None else states[host.name]
        if led in _ROUTED and host is None:
            yield standards_of(unit), led
        elif led == "wiped-out" and one.state in (*_ROUTED, "wiped-out"):
            yield standards_of(replace(unit, companions=())), one.state


_COULD_PURSUE = ("pursues", "stays", "free", "may-overrun")


def _trophies(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Give the standards of the beaten to the first victor that may take them [L2288-2296]."""
    if result.winner == "none":
        return ()
    loser = "enemy" if result.winner == "unit" else "unit"
    fates = {"unit": result.units, "enemy": result.enemies}
    victors = list(zip(arguments[result.winner], fates[result.winner], strict=False))
    pursuers = [i for i, (_, one) in enumerate(victors) if one.state == "pursues"]
    able = [
        i
        for i, (unit, one) in enumerate(victors)
        if one.state in _COULD_PURSUE and unit.find("m") != Amount()
    ]
    taken: dict[int, list[str]] = {}
    for standards, state in _fallen(arguments[loser], fates[loser]):
        captors = able if state == "wiped-out" else pursuers
        if captors:
            taken.setdefault(captors[0], []).extend(standards)
    return tuple(
        effect
        for place, standards in taken.items()
        for effect in captured(result.winner, arguments[result.winner][place], standards, place)
    )


def of_break_test(arguments: Arguments, result: BreakTest) -> tuple[Effect, ...]:
    """Let a broken unit flee and its enemy go free, and a beaten one lose its Frenzy."""
    lost: tuple[Effect, ...] = (RuleLost("unit", "frenzy"),) if result.frenzy_lost else ()
    if result.dissolved:
        lost = (*lost, WoundsLost("unit", result.dissolved))
    gone = (*_routs(arguments, "unit"), *_is_free("enemy"))
    return (*lost, *(gone if result.broken else ()))


def of_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    """Let the loser flee where its test failed; who has no enemy left is free, others fight on."""
    return (*settle_duel(arguments), *_after_result(arguments, result))


def _after_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    if result.winner == "none":
        on = () if result.wiped_out else NAMES
        return tuple(effect for role in on for effect in _fights_on(role, won=False))
    loser = "enemy" if result.winner == "unit" else "unit"
    lost: tuple[Effect, ...] = (RuleLost(loser, "frenzy"),) if result.frenzy_lost else ()
    if result.break_test is not None and result.break_test.dissolved:
        lost = (*lost, WoundsLost(loser, result.break_test.dissolved))
    if result.broken:
        return (*lost, *_routs(arguments, loser), *_is_free(result.winner))
    if result.wiped_out:
        return _is_free(result.winner)
    return (*lost, *_fights_on(result.winner, won=True), *_fights_on(loser, won=False))


def of_pursuit(arguments: Arguments, result: FleePursuit) -> tuple[Effect, ...]:
    """Destroy who was caught, let the others flee."""
    effects: list[Effect] = []
    for place, run in enumerate(result.fleeing[: len(arguments["enemy"])]):
        unit = arguments["enemy"][place]
        effects.extend([Destroyed("enemy", place)] if run.caught else _flees("enemy", unit, place))
    for place, _ in enumerate(result.pursuing[: len(arguments["unit"])]):
        effects.extend(_is_free("unit", place))
    fallen = [
        standard
        for unit in arguments["enemy"]
        for standard in (*standards_of(unit), *(it for it in AT_STAKE if unit.has(AT_STAKE[it])))
    ]
    effects.extend(
        StatusCleared("enemy", status, place)
        for place, unit in enumerate(arguments["enemy"])
        for status in AT_STAKE.values()
        if unit.has(status)
    )
    goes = [place for place, one in enumerate(result.pursuing) if one.pursues]
    if fallen and goes and arguments["unit"]:
        effects.extend(captured("unit", arguments["unit"][goes[0]], fallen, goes[0]))
    return tuple(effects)


def of_attacks(_arguments: Arguments, result: Struck) -> tuple[Effect, ...]:
    """Take the wounds off the target."""
    return (WoundsLost("enemy", result.wounds_lost),) if result.wounds_lost else ()


def of_overrun(_arguments: Arguments, result: Overrun) -> tuple[Effect, ...]:
    """A unit that overruns is out of its combat."""
    return _is_free("unit") if result.moves else ()


def of_new_enemy(arguments: Arguments, result: NewEnemy) -> tuple[Effect, ...]:
    """A pursuit into a new enemy is a charge; an enemy that flees it may be caught.

    Who flees a charge keeps its standard: only who breaks in combat loses it [L2288-2296].
    """
    if result.caught:
        return (Destroyed("enemy"),)
    doing = state_of(arguments["enemy"], arguments["enemy_state"])
    if not result.charges:
        turned = () if doing == "fleeing" else turned_to_flight(arguments, "enemy")
        return (*turned, StatusSet("enemy", "fled-this-phase", "phase"))
    fresh = doing != "engaged" and arguments["combat"] != "unresolved"
    return (
        StatusSet("unit", "charged", "combat"),
        *engaged("unit"),
        *engaged("enemy", fresh=fresh),
    )


def of_leaving(_arguments: Arguments, _result: object) -> tuple[Effect, ...]:
    """A pursuer over the table's edge comes back in its owner's next turn."""
    return (
        *_is_free("unit"),
        StatusSet("unit", "off-table", "own-turn"),
    )
