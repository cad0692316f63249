"""Changes that routs, pursuits and rallies make on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.whfb2.combat.fighters.gather_units import CREW, TEAM, members_of
from rulesets.whfb2.combat.fighters.target import UNHURT
from rulesets.whfb2.combat.round.after_blows import borne_by, in_order, lamed, of_hurt
from rulesets.whfb2.harm.shock import TESTED, lost_in_one_go
from rulesets.whfb2.unit.rout_due import CAUSES, rout_due, test_taken
from rulesets.whfb2.unit.routed import (
    PURSUIT,
    RAN,
    STRUCK_FREELY,
    WENT_ALONG,
    cleared,
    disorganised,
    pursues,
    routs,
    strikes_made,
)

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId
    from rulesets.whfb2.rout.flight import Contact, Crash, Flight
    from rulesets.whfb2.rout.free_attack import FreeAttack
    from rulesets.whfb2.rout.rally import Rally
    from rulesets.whfb2.rout.restraint import Restraint, Stop
    from rulesets.whfb2.rout.trial import RoutTest


def of_rout_test(arguments: Arguments, result: RoutTest) -> tuple[Effect, ...]:
    """Let a unit rout that failed; one that friends crashed into is disorganised by them."""
    unit = arguments["unit"]
    crashed = arguments["cause"] == "crash"
    taken = test_taken(unit)
    if result.routs:
        return (*taken, *routs("unit", unit))
    if arguments["cause"] == "losses" and unit is not None and result.why == "test":
        told = arguments["fallen"]
        gone = lost_in_one_go(unit) if told is None else told
        return (StatusSet("unit", TESTED, "phase", gone),)
    if crashed:
        return (*taken, StatusSet("unit", "disorganised", "own-first-phase"))
    return taken if arguments["cause"] in CAUSES else ()


def of_free_attack(arguments: Arguments, result: FreeAttack) -> tuple[Effect, ...]:
    """Take off the routed what they lost, and count the free attacks of who struck."""
    found: list[Effect] = [
        StatusSet("unit", STRUCK_FREELY, "turn", strikes_made(unit) + 1, index)
        for index, unit in enumerate(arguments["unit"])
    ]
    if result.hurt is None:
        return tuple(found)
    hurt = result.hurt
    party = members_of((arguments["enemy"],))
    for _, member in in_order(party):
        wounds = hurt.wounds
        if hurt.overturned:
            wounds = member.unit.wounds_left()
        if member.joined:
            rules = member.unit.rules
            wounds = hurt.crew if CREW in rules else hurt.team if TEAM in rules else 0
        own = of_hurt("enemy", member, wounds, UNHURT if member.joined else hurt, party)
        found.extend(borne_by(member, own))
        if not member.joined:
            found.extend(lamed("enemy", member, result.broken))
    return tuple(found)


def of_flight(arguments: Arguments, result: Flight) -> tuple[Effect, ...]:
    """Remove a unit that reached the edge of the table; another ran, as it does once a turn.

    Whom it comes near may panic at that moment [L2351-2352], which the phase stands for.
    """
    if result.off_table:
        return (Destroyed("unit"),)
    unit = arguments["unit"]
    if unit is None:
        return ()
    moved = () if unit.has("moved") else (StatusSet("unit", "moved", "turn"),)
    ran = (StatusSet("unit", "rout-moved", "turn"), StatusSet("unit", RAN, "phase"))
    return (*moved, *ran)


def of_crash(_arguments: Arguments, result: Crash) -> tuple[Effect, ...]:
    """Disorganise the friends that the routed ran into, and note that they have to test."""
    if not result.crashes:
        return ()
    return (StatusSet("ally", "disorganised", "own-first-phase"), rout_due("ally", "crash"))


def of_restraint(arguments: Arguments, result: Restraint) -> tuple[Effect, ...]:
    """Note the one test of a victor, and free it of the combat where it does not pursue."""
    if not result.may_pursue:
        return ()
    tested = StatusSet("unit", "restraint-tested", "phase")
    if result.pursues:
        return (tested,)
    ended: tuple[StatusId, ...] = ("engaged", "followed-up", "pushed-back")
    return (tested, *cleared("unit", arguments["unit"], ended))


def of_pursuit(arguments: Arguments, result: Contact) -> tuple[Effect, ...]:
    """Note which units are still in contact."""
    unit, enemy = arguments["unit"], arguments["enemy"]
    if result.contact == "keeps":
        chase = pursues("unit", unit, fugitive="enemy")
        return (*chase, StatusSet("unit", WENT_ALONG, "turn"), StatusSet("enemy", "pursued"))
    return (*disorganised("unit", unit), *_escapes(unit, enemy))


def of_stop(arguments: Arguments, result: Stop) -> tuple[Effect, ...]:
    """Let pursuers that stop be disorganised, and the fugitives run on alone.

    Those that do not go on, and try no second time [L2047-2056].
    """
    if not result.stops:
        return (StatusSet("unit", "restraint-tested", "phase"),)
    unit, enemy = arguments["unit"], arguments["enemy"]
    return (*disorganised("unit", unit), *_escapes(unit, enemy))


def _escapes(unit: Unit | None, enemy: Unit | None) -> tuple[Effect, ...]:
    """Free the routed of who stops, unless others are in contact with them."""
    links = () if enemy is None else enemy.linked(PURSUIT.id, own=False)
    if unit is not None and any(link.other != unit.name for link in links):
        return ()
    return cleared("enemy", enemy, ("pursued",))


def of_rally(arguments: Arguments, result: Rally) -> tuple[Effect, ...]:
    """Note the attempt, and the unit that rallied."""
    if not result.allowed:
        return ()
    tested = StatusSet("unit", "rally-tested", "turn")
    if not result.rallied:
        return (tested,)
    return (
        tested,
        *cleared("unit", arguments["unit"], ("fleeing", "routed", "pursued")),
        StatusSet("unit", "rallied", "turn"),
    )
