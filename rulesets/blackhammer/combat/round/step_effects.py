"""Effects of a combat on the table, beside those of its round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulesets.blackhammer.characters.standards import (
    AT_STAKE,
    capture_standards,
    let_fall,
    standards_of,
)
from rulesets.blackhammer.combat.fighters.score_kept import settle_duel, settle_impacts
from rulesets.blackhammer.movement.flight import engage
from rulesets.blackhammer.psychology.panic import flight, turned_to_flight
from rulesets.blackhammer.unit.unit_state import no_retreat, state_of
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    RuleLost,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.core.results.link_effect import LinkSet
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.rank_and_flank.round.plan import NAMES

if TYPE_CHECKING:
    from rulesets.blackhammer.combat.aftermath import NewEnemy, Overrun
    from rulesets.blackhammer.combat.attacks import Struck
    from rulesets.blackhammer.combat.morale import BreakTest
    from rulesets.blackhammer.combat.result import CombatResult
    from rulesets.blackhammer.combat.rout import FleePursuit
    from rulesets.core.ids.statuses import StatusId

_OF_FIRST_ROUND: Final[tuple[StatusId, ...]] = ("charged", "first-round", "hits-on-sixes")
_OF_COMBAT: Final[tuple[StatusId, ...]] = (
    "engaged",
    "won-last-round",
    "first-round",
    "hits-on-sixes",
    "defends-obstacle",
    "besieged",
    "besieging",
)


def breaks(
    role: str, unit: Unit | None, index: int = 0, *, at_stake: bool = True
) -> tuple[Effect, ...]:
    """Turn a unit to flight, not yet moved; its standard bearer is no more [L2288-2296]."""
    return (
        *(StatusCleared(role, status, index) for status in _OF_COMBAT),
        *flight(role, index),
        *let_fall(role, unit, index, at_stake=at_stake),
        RuleLost(role, "war-banner", index),
    )


def flees(role: str, unit: Unit | None, index: int = 0) -> tuple[Effect, ...]:
    """Break a unit that has run: it cannot run again in this phase [L684]."""
    return (
        *breaks(role, unit, index, at_stake=False),
        StatusSet(role, "fled-this-phase", "phase", place=index),
    )


def routs(arguments: Arguments, role: str) -> tuple[Effect, ...]:
    """Break a unit, or destroy one that cannot flee [L2484]."""
    if no_retreat(arguments, role):
        return (Destroyed(role),)
    return breaks(role, arguments[role])


def fights_on(role: str, index: int = 0, *, won: bool) -> tuple[Effect, ...]:
    """Keep a unit in its combat, whose first round is over."""
    winner = StatusSet(role, "won-last-round", "combat", place=index)
    return (
        StatusSet(role, "engaged", place=index),
        StatusSet(role, "fought", "phase", place=index),
        *(StatusCleared(role, status, index) for status in _OF_FIRST_ROUND),
        winner if won else StatusCleared(role, "won-last-round", index),
    )


def is_free(
    role: str, index: int = 0, *, unit: Unit | None = None, foes: Any = None
) -> tuple[Effect, ...]:
    """Take a unit out of its combat: no enemy that fights it is left.

    Args:
        role: The option that names the unit.
        index: Which of the role it is.
        unit: The unit; who touches other enemies than those that broke stays in its combat.
        foes: Who broke: one, or several.
    """
    if meets_others(unit, foes):
        return ()
    return tuple(StatusCleared(role, status, index) for status in _OF_COMBAT)


def has_held(role: str, index: int = 0) -> tuple[Effect, ...]:
    """Note that a beaten unit held, which it tests once a round [L1910]."""
    return (StatusSet(role, "break-tested", "phase", place=index),)


def has_pursued(role: str, index: int = 0) -> Effect:
    """Note that a unit pursued or overran, which it does once [L1930, L1934]."""
    return StatusSet(role, "pursued", "phase", place=index)


def of_break_test(arguments: Arguments, result: BreakTest) -> tuple[Effect, ...]:
    """Let a broken unit flee and its enemy go free, and a beaten one lose its Frenzy."""
    lost: tuple[Effect, ...] = (RuleLost("unit", "frenzy"),) if result.frenzy_lost else ()
    if result.dissolved:
        lost = (*lost, WoundsLost("unit", result.dissolved))
    free = is_free("enemy", unit=arguments["enemy"], foes=arguments["unit"])
    gone = (*routs(arguments, "unit"), *free)
    return (*lost, *(gone if result.broken else has_held("unit")))


def of_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    """Let the loser flee where its test failed; who has no enemy left is free, others fight on."""
    settled = (*settle_duel(arguments), *settle_impacts(arguments))
    return (*settled, *_after_result(arguments, result), *_beside(arguments, result))


def _beside(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    """Let the units fight on that fight beside those that were named; nobody does who won alone."""
    if result.wiped_out:
        return ()
    sides = (("beside", "unit", "enemy"), ("enemy_beside", "enemy", "unit"))
    beaten = {"unit": "enemy", "enemy": "unit"}.get(result.winner)
    found: list[Effect] = []
    for role, own, other in sides:
        broken = result.broken and own == result.winner
        for index, unit in enumerate(arguments[role]):
            alone = broken and not meets_others(unit, arguments[other])
            if not alone:
                found.extend(fights_on(role, index, won=beaten is not None and own != beaten))
    broken_by = result.winner if result.broken else None
    if broken_by and beaten and meets_others(arguments[broken_by], arguments[beaten]):
        found.extend(fights_on(broken_by, won=True))
    return tuple(found)


def _after_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    if result.winner == "none":
        on = () if result.wiped_out else NAMES
        return tuple(effect for role in on for effect in fights_on(role, won=False))
    loser = "enemy" if result.winner == "unit" else "unit"
    lost: tuple[Effect, ...] = (RuleLost(loser, "frenzy"),) if result.frenzy_lost else ()
    if result.break_test is not None and result.break_test.dissolved:
        lost = (*lost, WoundsLost(loser, result.break_test.dissolved))
    free = is_free(result.winner, unit=arguments[result.winner], foes=arguments[loser])
    if result.broken:
        return (*lost, *routs(arguments, loser), *free)
    if result.wiped_out:
        return free
    fight = (*fights_on(result.winner, won=True), *fights_on(loser, won=False))
    return (*lost, *fight, *(() if result.break_test is None else has_held(loser)))


def of_pursuit(arguments: Arguments, result: FleePursuit) -> tuple[Effect, ...]:
    """Destroy who was caught, let the others flee."""
    effects: list[Effect] = []
    for index, run in enumerate(result.fleeing[: len(arguments["enemy"])]):
        unit = arguments["enemy"][index]
        effects.extend([Destroyed("enemy", index)] if run.caught else flees("enemy", unit, index))
    for index, _ in enumerate(result.pursuing[: len(arguments["unit"])]):
        unit = arguments["unit"][index] if index < len(arguments["unit"]) else None
        effects.extend(is_free("unit", index, unit=unit, foes=arguments["enemy"]))
    fallen = [
        standard
        for unit in arguments["enemy"]
        for standard in (*standards_of(unit), *(it for it in AT_STAKE if unit.has(AT_STAKE[it])))
    ]
    effects.extend(
        StatusCleared("enemy", status, index)
        for index, unit in enumerate(arguments["enemy"])
        for status in AT_STAKE.values()
        if unit.has(status)
    )
    goes = [index for index, victor in enumerate(result.pursuing) if victor.pursues]
    effects.extend(has_pursued("unit", index) for index in goes[: len(arguments["unit"])])
    if fallen and goes and arguments["unit"]:
        effects.extend(capture_standards("unit", arguments["unit"][goes[0]], fallen, goes[0]))
    return tuple(effects)


def of_attacks(_arguments: Arguments, result: Struck) -> tuple[Effect, ...]:
    """Take the wounds off the target."""
    return (WoundsLost("enemy", result.wounds_lost),) if result.wounds_lost else ()


def of_overrun(_arguments: Arguments, result: Overrun) -> tuple[Effect, ...]:
    """Take a unit that overruns out of its combat."""
    return (*is_free("unit"), has_pursued("unit")) if result.moves else ()


def of_new_enemy(arguments: Arguments, result: NewEnemy) -> tuple[Effect, ...]:
    """Count a pursuit into a new enemy as a charge; an enemy that flees it may be caught.

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
        LinkSet(CONTACT, "unit", "enemy"),
        StatusSet("unit", "charged", "combat"),
        StatusCleared("unit", "break-tested"),
        *engage("unit"),
        *engage("enemy", fresh=fresh),
        # It is too worn out to go after anybody a second time [L1956].
        *(() if result.may_pursue_after else (StatusSet("unit", "fought-on", "phase"),)),
        *(_fight_later(fresh=fresh) if not result.fights_now else ()),
    )


def _fight_later(*, fresh: bool) -> tuple[Effect, ...]:
    """Keep a new combat for the next phase; who was in one already has fought it [L1956]."""
    roles = NAMES if fresh else ("unit",)
    return tuple(StatusSet(role, "fights-later", "phase") for role in roles)


def of_leaving(_arguments: Arguments, _result: object) -> tuple[Effect, ...]:
    """Take a pursuer over the table's edge off until its owner's next turn."""
    return (
        *is_free("unit"),
        StatusSet("unit", "off-table", "own-turn"),
    )
