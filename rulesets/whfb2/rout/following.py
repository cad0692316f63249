"""Steps that follow a rout: blows at fugitives, their flight, and its pursuit."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.whfb2.psychology.alarmed import friends_alarmed
from rulesets.whfb2.unit.routed import CHASES_ON, PURSUIT, WENT_ALONG

if TYPE_CHECKING:
    from rulesets.core.results.reminder import Situation
    from rulesets.whfb2.rout.flight import Contact, Crash, Flight
    from rulesets.whfb2.rout.free_attack import FreeAttack
    from rulesets.whfb2.rout.restraint import Restraint
    from rulesets.whfb2.rout.trial import RoutTest


def after_rout_test(arguments: Arguments, result: RoutTest) -> tuple[FollowUp, ...]:
    """Offer free attacks on those who rout in a combat, before they run [L1912-1927]."""
    if not result.routs:
        return ()
    runs = FollowUp("rout_move", (("unit", "unit"),))
    if arguments["cause"] in ("combat", "choice") and arguments["enemy"] is not None:
        return (FollowUp("free_attacks", (("unit", "enemy"), ("enemy", "unit"))), runs)
    return (runs,)


def after_free_attack(arguments: Arguments, result: FreeAttack) -> tuple[FollowUp, ...]:
    """Offer the flight of the routed, and the pursuit or its restraint [L1956-1982].

    Pursuers of whom nobody is left to pursue stop [L1985-1989].
    """
    if len(arguments["unit"]) != 1:
        return ()
    if result.wiped_out:
        stops = (("lost_sight", "wiped-out"),)
        units = (("unit", "unit"), ("enemy", "enemy"))
        chased = arguments["unit"][0].has("pursuing")
        return (FollowUp("pursuit_move", units, stops),) if chased else ()
    runs = FollowUp("rout_move", (("unit", "enemy"),))
    if arguments["unit"][0].has(WENT_ALONG):
        return (runs,)
    return (
        runs,
        FollowUp("pursuit_move", (("unit", "unit"), ("enemy", "enemy"))),
        FollowUp("pursuit_restraint_test", (("unit", "unit"), ("enemy", "enemy"))),
    )


def after_flight(arguments: Arguments, result: Flight) -> tuple[FollowUp, ...]:
    """Offer to pursuers in contact to go along, or to stop [L1985-1989, L2014-2024, L2047-2056].

    Where there are several, each is reminded of instead. Friends nearby may panic [L2351-2354].
    """
    unit: Unit | None = arguments["unit"]
    return (*_pursuits_of(unit, result), *(() if result.off_table else friends_alarmed(unit)))


def _pursuits_of(unit: Unit | None, result: Flight) -> tuple[FollowUp, ...]:
    links = () if unit is None else unit.linked(PURSUIT.id, own=False)
    if unit is None or len(links) != 1:
        return ()
    fugitive, chaser = (("enemy", "unit"),), (("unit", links[0].other or ""),)
    if result.off_table:
        return (FollowUp("pursuit_move", fugitive, (*chaser, ("lost_sight", "off-table"))),)
    return (
        FollowUp(
            "pursuit_move",
            fugitive,
            (*chaser, ("initial", "no")),
            offered=partial(_goes_along, links[0].other or ""),
        ),
        FollowUp(
            "stop_pursuit_test",
            fugitive,
            chaser,
            offered=partial(_may_stop, unit.name, links[0].other or ""),
        ),
    )


def _may_stop(routed: str, pursuer: str, situation: Situation) -> bool:
    """Return whether a unit runs in the movement of its own side, where pursuers may stop once."""
    own = any(each.name == routed for each in situation.active.units)
    chasing = (each for each in situation.units if each.name == pursuer)
    goes_on = any(each.first_of(CHASES_ON) is not None for each in chasing)
    return own and situation.phase == "movement" and not goes_on


def _goes_along(pursuer: str, situation: Situation) -> bool:
    """Return whether a pursuer has not gone after the routed in this turn yet [L1964-1982]."""
    return not any(each.name == pursuer and each.has(WENT_ALONG) for each in situation.units)


def after_pursuit(_arguments: Arguments, result: Contact) -> tuple[FollowUp, ...]:
    """Offer another free attack of the pursuers [L1973-1982, L2014-2020]."""
    if not result.free_attack:
        return ()
    return (FollowUp("free_attacks", (("unit", "unit"), ("enemy", "enemy"))),)


def after_restraint(arguments: Arguments, result: Restraint) -> tuple[FollowUp, ...]:
    """Offer the pursuit of those who cannot be held back [L1958-1963]."""
    if not result.pursues or arguments["enemy"] is None:
        return ()
    return (FollowUp("pursuit_move", (("unit", "unit"), ("enemy", "enemy"))),)


def after_crash(arguments: Arguments, result: Crash) -> tuple[FollowUp, ...]:
    """Offer the rout test of friends who are run into [L1897-1907]."""
    if not result.crashes or arguments["ally"] is None:
        return ()
    return (FollowUp("rout_test", (("unit", "ally"),), (("cause", "crash"),)),)
