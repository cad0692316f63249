"""Effects on the table of the steps of a combat: its result, Break Test, pursuit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    RuleLost,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.core.results.link_effect import LinkSet
from rulesets.rank_and_flank.nerve.alarmed import friend_of
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.t9a.characters.standards import capture_standards, let_fall
from rulesets.t9a.combat.round.outcome import Aftermath, RoundResult
from rulesets.t9a.psychology.alarmed import friends_alarmed
from rulesets.t9a.psychology.immunity import CALM
from rulesets.t9a.psychology.nerve import icon_gone

if TYPE_CHECKING:
    from rulesets.t9a.combat.aftermath import NewEnemy, Overrun
    from rulesets.t9a.combat.morale import BreakTest
    from rulesets.t9a.combat.pursuit import FleePursuit
    from rulesets.t9a.combat.result import CombatResult

FOUGHT: Final = "fought"
BEATEN: Final = "beaten"
"""What a unit is that lost its combat in this phase and holds, and by how much: a Musician may
decide a tie [R L625-629]."""
FIGHTS_ON: Final = "fights-on"
"""What a unit is that has fought a round of its combat."""
BREAK_TESTED: Final = "break-tested"
"""What a beaten unit is that held: it tests once a round [R L601]."""
LATER: Final = "fights-later"
"""What a unit is whose combat is fought next turn only [R L613-615]."""
_OF_COMBAT: Final = ("engaged", FIGHTS_ON)
_OTHER: Final = {"unit": "enemy", "enemy": "unit"}
_IMMUNE: Final = "immune-to-psychology"


def is_free(
    role: str, index: int = 0, *, unit: Unit | None = None, foes: Any = None
) -> tuple[Effect, ...]:
    """Take a unit out of its combat; that it charged this turn still lets it overrun.

    Who touches other enemies than those that broke stays in it.

    Args:
        role: The option that names the unit.
        index: Which of the role it is.
        unit: The unit, None for one that leaves whatever it touches.
        foes: Who broke: one, or several.
    """
    if meets_others(unit, foes):
        return ()
    return tuple(StatusCleared(role, status, index) for status in _OF_COMBAT)


def fights_on(role: str, index: int = 0) -> tuple[Effect, ...]:
    """Keep a unit in its combat, whose first round is over."""
    return (
        StatusSet(role, "engaged", place=index),
        StatusSet(role, FOUGHT, "phase", place=index),
        StatusSet(role, FIGHTS_ON, "combat", place=index),
        StatusCleared(role, "charged", index),
    )


def is_beaten(role: str, margin: int, index: int = 0) -> Effect:
    """Note that a unit lost its combat, and by how much."""
    return StatusSet(role, BEATEN, "phase", margin, index)


def breaks(role: str, unit: Unit | None, index: int = 0) -> tuple[Effect, ...]:
    """Turn a unit to flight; its standards are the enemy's."""
    return (
        *is_free(role, index),
        StatusCleared(role, "in-building", index),
        StatusSet(role, "fleeing", place=index),
        *let_fall(role, unit, index, _OTHER[role]),
    )


def loses_frenzy(role: str, unit: Unit | None, index: int = 0) -> tuple[Effect, ...]:
    """End the Frenzy of a beaten unit, and what it was immune to by that alone [R L1018]."""
    if unit is None or "frenzy" not in unit.rules:
        return ()
    others = [rule for rule in CALM if rule not in ("frenzy", _IMMUNE)]
    lost: tuple[Effect, ...] = (RuleLost(role, "frenzy", index),)
    if _IMMUNE in unit.rules and not any(rule in unit.rules for rule in others):
        lost = (*lost, RuleLost(role, _IMMUNE, index))
    return lost


def _tested(arguments: Arguments, role: str, outcome: str, crumbles: int) -> tuple[Effect, ...]:
    unit: Unit | None = arguments[role]
    winner = _OTHER[role]
    lost = loses_frenzy(role, unit)
    if crumbles:
        lost = (*lost, WoundsLost(role, crumbles))
    if outcome == "scrapped":
        free = is_free(winner, unit=arguments[winner], foes=unit)
        return (*lost, Destroyed(role), *capture_standards(unit, winner), *free)
    if outcome == "breaks":
        free = is_free(winner, unit=arguments[winner], foes=unit)
        return (*lost, *breaks(role, unit), *free)
    return lost


def has_held(role: str, index: int = 0) -> tuple[Effect, ...]:
    """Note that a beaten unit held, which it tests once a round [R L601]."""
    return (StatusSet(role, BREAK_TESTED, "phase", place=index),)


def has_pursued(role: str, index: int = 0) -> Effect:
    """Note that a unit pursued or overran, which it does once [R L606-615]."""
    return StatusSet(role, "pursued", "phase", place=index)


def of_break_test(arguments: Arguments, result: BreakTest) -> tuple[Effect, ...]:
    """Let a broken unit flee and its enemy go free, and a beaten one lose its Frenzy."""
    unit = arguments["unit"]
    used = icon_gone("unit", unit, used=result.icon)
    held = has_held("unit") if result.outcome == "holds" else ()
    return (*used, *held, *_tested(arguments, "unit", result.outcome, result.crumbles))


def of_result(arguments: Arguments, result: CombatResult) -> tuple[Effect, ...]:
    """Let the loser flee where it broke; else both fight on."""
    others = tuple(
        effect
        for role in ("beside", "enemy_beside")
        for index in range(len(arguments[role]))
        for effect in fights_on(role, index)
    )
    both = (*fights_on("unit"), *fights_on("enemy"), *others)
    if result.winner == "none" or result.test is None:
        return both
    loser = _OTHER[result.winner]
    beaten = arguments[loser]
    used = icon_gone(loser, beaten, used=result.icon)
    changes = (*used, *_tested(arguments, loser, result.test, result.crumbles))
    if result.test == "holds":
        return (*both, *has_held(loser), is_beaten(loser, result.margin), *changes)
    fights = meets_others(arguments[result.winner], beaten)
    return (*others, *(fights_on(result.winner) if fights else ()), *changes)


def of_pursuit(arguments: Arguments, result: FleePursuit) -> tuple[Effect, ...]:
    """Destroy who was caught, let the others flee, and the victors go free."""
    effects: list[Effect] = []
    for index, (unit, caught) in enumerate(zip(arguments["enemy"], result.fates, strict=False)):
        if caught:
            effects += [*capture_standards(unit, "unit"), Destroyed("enemy", index)]
        else:
            effects += [
                *breaks("enemy", unit, index),
                StatusSet("enemy", "moved", "turn", 1, index),
                StatusSet("enemy", "fled-combat", "phase", 1, index),
            ]
    icons = result.icons or ()
    for index, unit in enumerate(arguments["unit"]):
        effects += is_free("unit", index, unit=unit, foes=arguments["enemy"])
        if index < len(result.pursuing):
            goes = result.pursuing[index]
            stays = StatusSet("unit", "held-back", "phase", place=index)
            effects.append(has_pursued("unit", index) if goes else stays)
        used = index < len(icons) and icons[index]
        effects += icon_gone("unit", unit, used=used, index=index)
    return tuple(effects)


def of_overrun(_arguments: Arguments, result: Overrun) -> tuple[Effect, ...]:
    """Take a unit that overruns out of its combat, and off the table where it ran that far."""
    if not result.may:
        return ()
    gone = _leaves() if result.leaves else ()
    return (*is_free("unit"), has_pursued("unit"), *gone)


def of_leaving(_arguments: Arguments, _result: object) -> tuple[Effect, ...]:
    """Take a pursuer over the table's edge off until its owner's next Remaining Moves."""
    return (*is_free("unit"), *_leaves())


def _leaves() -> tuple[Effect, ...]:
    return (StatusSet("unit", "off-table"), StatusSet("unit", "ran-off"))


def of_new_enemy(arguments: Arguments, result: NewEnemy) -> tuple[Effect, ...]:
    """Count a pursuit into another enemy as a charge, fought next turn unless it joins a combat."""
    if not result.charges:
        return ()
    enemy: Unit | None = arguments["enemy"]
    met = enemy is None or not enemy.has("engaged")
    later = ("unit", "enemy") if met else ("unit",)
    return (
        LinkSet(CONTACT, "unit", "enemy"),
        StatusSet("unit", "charged", "combat"),
        StatusSet("unit", "engaged"),
        StatusCleared("unit", FOUGHT),
        StatusCleared("unit", BREAK_TESTED),
        StatusSet("enemy", "engaged"),
        *(StatusSet(role, LATER, "phase") for role in later if not result.fights_now),
    )


def after_break_test(arguments: Arguments, result: BreakTest) -> tuple[FollowUp, ...]:
    """Lead to the flight of a broken unit, and to the enemy that may try to hold back."""
    return _rout(arguments, "unit", "enemy") if result.outcome == "breaks" else ()


def after_result(arguments: Arguments, result: CombatResult) -> tuple[FollowUp, ...]:
    """Lead to the same for the loser of a combat."""
    if result.test != "breaks":
        return ()
    return _rout(arguments, _OTHER[result.winner], result.winner)


_BROKEN: Final = ("fleeing", "caught")


def _overrunning(units: tuple[Unit, ...], fates: tuple[Aftermath, ...]) -> tuple[int, ...]:
    """Return the place of the only unit of a side that may overrun; its characters go with it."""
    within = {joined.name for unit in units for joined in unit.body.joined}
    found = [
        index
        for index, (unit, fate) in enumerate(zip(units, fates, strict=False))
        if fate.state == "may-overrun" and unit.name not in within
    ]
    return tuple(found) if len(found) == 1 else ()


def after_round(arguments: Arguments, result: RoundResult) -> tuple[FollowUp, ...]:
    """Lead to the overrun of who charged and left nobody in contact, and to Panic [R L604-608].

    One Panic test stands for those of all who broke.
    """
    sides = (("unit", result.units), ("enemy", result.enemies))
    overruns = tuple(
        FollowUp("overrun", about=(Concern("unit", role, index),))
        for role, fates in sides
        for index in _overrunning(arguments[role], fates)
    )
    broken = (
        friends_alarmed(unit, friend_of(role, index), "broken")
        for role, fates in sides
        for index, (unit, fate) in enumerate(zip(arguments[role], fates, strict=False))
        if fate.state in _BROKEN
    )
    return (*overruns, *next(broken, ()))


def _rout(arguments: Arguments, loser: str, winner: str) -> tuple[FollowUp, ...]:
    alarm = friends_alarmed(arguments.get(loser), friend_of(loser), "broken")
    if meets_others(arguments.get(winner), arguments.get(loser)):  # it pursues nobody
        return (FollowUp("flee_move", (("unit", loser),)), *alarm)
    return (
        FollowUp("flee_pursuit", (("unit", winner), ("enemy", loser))),
        FollowUp("restrain_test", (("unit", winner),)),
        *alarm,
    )
