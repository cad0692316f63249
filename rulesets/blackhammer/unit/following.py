"""Steps that follow from an outcome, for the units it concerns."""

from __future__ import annotations

from typing import Any, Final

from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.lores.lasting import is_plain
from rulesets.blackhammer.psychology.alarmed import friends_alarmed
from rulesets.blackhammer.unit.unit_state import no_retreat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.rank_and_flank.nerve.alarmed import friend_of
from rulesets.rank_and_flank.round.holding import meets_others

_RUN: Final = FollowUp("flee_move", (("unit", "unit"),))


def after_magical_move(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the charge that a spell lets its target make [L3218, L3242, L3314]."""
    spell = arguments["spell"]
    if spell not in _CHARGING or not isinstance(arguments.get("target"), Unit):
        return ()
    if not result.in_range or arguments["target"].bar("magical-move") is not None:
        return ()
    if spell != "hunting-wolf":
        return (FollowUp("charge", (("unit", "target"),), (("origin", "magic"),)),)
    values = (("reach", str(result.distance)), ("origin", spell))
    return (FollowUp("charge", (("unit", "target"),), values),)


_CHARGING: Final = ("hunting-wolf", "steed-of-shadows", "unseen-stalker")


def after_nerve(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the declaration of a unit that may charge what it feared [L2008, L2020]."""
    units = all(isinstance(arguments.get(role), Unit) for role in ("unit", "enemy"))
    if not units or not result.passed:
        return ()
    return (FollowUp("charge_declaration", (("unit", "unit"), ("target", "enemy"))),)


def after_terror(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a charged unit, or the declaration of a charger [L2018-2020]."""
    if arguments["situation"] == "charging":
        return after_nerve(arguments, result)
    return after_charged(arguments, result)


def after_break_test(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a broken unit, and the restraint of its enemy [L1914-1944]."""
    if not result.broken or no_retreat(arguments, "unit"):
        return ()
    alarm = friends_alarmed(arguments["unit"], friend_of("unit"), "broken")
    return (*_rout(arguments, loser="unit", winner="enemy"), *alarm)


def after_combat_result(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of the loser whose break test was failed [L1914-1944]."""
    if not result.broken:
        return ()
    loser, winner = ("enemy", "unit") if result.winner == "unit" else ("unit", "enemy")
    if no_retreat(arguments, loser):
        return ()
    alarm = friends_alarmed(arguments.get(loser), friend_of(loser), "broken")
    return (*_rout(arguments, loser=loser, winner=winner), *alarm)


_BROKEN: Final = ("fleeing", "caught")


def after_round(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the overrun of who left no enemy, and the Panic of friends of who broke.

    One Panic test stands for all: a unit takes no more in a phase [L1934, L1990-1996].
    """
    fates = [
        (role, index, unit, fate)
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for index, (unit, fate) in enumerate(zip(arguments[role], units, strict=False))
    ]
    steps = [
        FollowUp("overrun", (("unit", role),))
        for role, _, _, fate in fates
        if fate.state == "may-overrun" and len(arguments[role]) == 1
    ]
    broken = (
        friends_alarmed(unit, friend_of(role, index), "broken", fate.models_lost or 0)
        for role, index, unit, fate in fates
        if fate.state in _BROKEN
    )
    return (*steps, *next(filter(None, broken), ()))


def _rout(arguments: Arguments, *, loser: str, winner: str) -> tuple[FollowUp, ...]:
    unit = arguments.get(winner)
    if meets_others(unit, arguments.get(loser)):  # it pursues nobody [L1918]
        return (FollowUp("flee_move", (("unit", loser),)),)
    # The winner is out of its combat, and with it goes what was known of its obstacle.
    behind = unit is not None and unit.has("defends-obstacle")
    values = (("obstacle", "yes"),) if behind else ()
    return (
        FollowUp("flee_pursuit", (("unit", winner), ("enemy", loser)), values),
        FollowUp("restrain_test", (("unit", winner),), values),
    )


def after_resolution(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the resolution by name of a spell that does more than hits and statuses."""
    spell = spell_of(arguments["spell"])
    more = spell is not None and not is_plain(spell)
    return effect_of(arguments) if more and result.in_range else ()


def after_attempt(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the same for a spell that was cast and not dispelled."""
    return after_resolution(arguments, result.resolved) if result.resolved is not None else ()


def effect_of(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the step to the effect of a spell of the lores."""
    spell = spell_of(arguments["spell"])
    if spell is None:
        return ()
    units = tuple((role, role) for role in ("wizard", "target") if arguments.get(role) is not None)
    values = [("spell", spell.id)]
    if len(spell.types) > 1 and arguments.get("spell_type"):
        values.append(("spell_type", arguments["spell_type"]))
    if spell.working("leadership") and arguments.get("level") is not None:
        values.append(("level", arguments["level"]))  # no profile tells it of a caster who is gone
    return (FollowUp("spell_effect", units, tuple(values), outlives=("wizard",)),)


def after_shooting(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer a riderless mount's reaction [L2352], and the Panic test for a quarter lost [L1992]."""
    steps: list[FollowUp] = []
    target = arguments.get("target")
    riders = result.characters
    if (
        isinstance(target, Unit)
        and "monster" in target.rules
        and not result.destroyed
        and riders
        and all(rider.slain for rider in riders)
    ):
        steps.append(FollowUp("mount_reaction", (("unit", "target"),)))
    if result.panic in ("now", "end-of-phase"):
        at_once = (("stand_and_shoot", "yes"),) if result.panic == "now" else ()
        values = (("cause", "losses"), *at_once)
        steps.append(FollowUp("panic_test", (("unit", "target"),), values))
    return tuple(steps)


def after_panic_test(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit that failed [L1986-1998]; a war machine is gone [L2484]."""
    flees = result.due and result.passed is False and not no_retreat(arguments, "unit")
    return (_RUN,) if flees else ()


def after_charged(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit whose response has become flight [L2006, L2018]."""
    flees = result.response == "flee" and result.passed is False
    return (_RUN,) if flees and not no_retreat(arguments, "unit") else ()


def after_rally_test(_arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the further flight of a unit that did not rally [L678]."""
    return (_RUN,) if result.allowed and not result.rallied else ()
