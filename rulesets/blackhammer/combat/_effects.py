"""What a combat changes on the table."""

from __future__ import annotations

from rulesets.blackhammer.combat._end import Aftermath, RoundResult
from rulesets.blackhammer.combat._plan import NAMES
from rulesets.blackhammer.combat.aftermath import NewEnemy, Overrun
from rulesets.blackhammer.combat.morale import BreakTest
from rulesets.blackhammer.combat.result import CombatResult
from rulesets.blackhammer.combat.rout import FleePursuit
from rulesets.blackhammer.combat.strike import Struck
from rulesets.blackhammer.movement.flight import engaged
from rulesets.blackhammer.psychology.panic import flight, turned_to_flight
from rulesets.blackhammer.standing import no_retreat, state_of
from rulesets.core.effect import (
    Destroyed,
    Effect,
    RuleLost,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.core.procedure import Arguments

_OF_FIRST_ROUND = ("charged", "first-round", "hits-on-sixes")
_OF_COMBAT = ("engaged", "won-last-round", "first-round", "hits-on-sixes", "defends-obstacle")


def _breaks(role: str, place: int = 0) -> tuple[Effect, ...]:
    """A unit turns to flight, not yet moved, and its standard bearer is no more [L2288-2296]."""
    return (
        *(StatusCleared(role, status, place) for status in _OF_COMBAT),
        *flight(role, place),
        RuleLost(role, "standard", place),
        RuleLost(role, "battle-standard", place),
        RuleLost(role, "war-banner", place),
    )


def _flees(role: str, place: int = 0) -> tuple[Effect, ...]:
    """A unit breaks and has run: it cannot run again in this phase [L684]."""
    return (*_breaks(role, place), StatusSet(role, "fled-this-phase", "phase", place=place))


def _routs(arguments: Arguments, role: str) -> tuple[Effect, ...]:
    """A unit breaks, or is destroyed where it cannot flee [L2484]."""
    return (Destroyed(role),) if no_retreat(arguments, role) else _breaks(role)


def _aftermath(role: str, place: int, came_to: Aftermath, *, won: bool) -> tuple[Effect, ...]:
    effects: list[Effect] = []
    if came_to.wounds_lost:
        effects.append(WoundsLost(role, came_to.wounds_lost, place))
    if came_to.state == "wiped-out":
        return tuple(effects)
    if came_to.frenzy_lost:
        effects.append(RuleLost(role, "frenzy", place))
    if came_to.state in ("caught", "scrapped"):
        effects.append(Destroyed(role, place))
    elif came_to.state == "fleeing":
        effects.extend(_flees(role, place))
    elif came_to.state == "engaged":
        effects.extend(_fights_on(role, place, won=won))
    else:
        effects.extend(_is_free(role, place))
    return tuple(effects)


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


def of_round(_arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    return tuple(
        effect
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for place, one in enumerate(units)
        for effect in _aftermath(role, place, one, won=result.winner == role)
    )


def of_break_test(arguments: Arguments, result: BreakTest) -> tuple[Effect, ...]:
    """Let a broken unit flee and its enemy go free, and a beaten one lose its Frenzy."""
    lost: tuple[Effect, ...] = (RuleLost("unit", "frenzy"),) if result.frenzy_lost else ()
    return (*lost, *((*_routs(arguments, "unit"), *_is_free("enemy")) if result.broken else ()))


def of_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    """Let the loser flee where its test failed; who has no enemy left is free, others fight on."""
    if result.winner == "none":
        on = () if result.wiped_out else NAMES
        return tuple(effect for role in on for effect in _fights_on(role, won=False))
    loser = "enemy" if result.winner == "unit" else "unit"
    lost: tuple[Effect, ...] = (RuleLost(loser, "frenzy"),) if result.frenzy_lost else ()
    if result.broken:
        return (*lost, *_routs(arguments, loser), *_is_free(result.winner))
    if result.wiped_out:
        return _is_free(result.winner)
    return (*lost, *_fights_on(result.winner, won=True), *_fights_on(loser, won=False))


def of_pursuit(arguments: Arguments, result: FleePursuit) -> tuple[Effect, ...]:
    """Destroy who was caught, let the others flee."""
    effects: list[Effect] = []
    for place, run in enumerate(result.fleeing[: len(arguments["enemy"])]):
        effects.extend([Destroyed("enemy", place)] if run.caught else _flees("enemy", place))
    for place, _ in enumerate(result.pursuing[: len(arguments["unit"])]):
        effects.extend(_is_free("unit", place))
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
