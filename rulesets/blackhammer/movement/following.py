"""Steps that follow from charges and their answers, for the units they concern."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from rulesets.blackhammer.movement.choosing import answers_awaited, has_choice, only_holds
from rulesets.blackhammer.movement.shots import as_things_stand, has_shot, may_move
from rulesets.blackhammer.psychology.immunity import may_flee
from rulesets.blackhammer.shooting.weapon import is_armed
from rulesets.blackhammer.unit.charges import ANSWER, is_to_run, others_charged
from rulesets.blackhammer.unit.riding import is_chariot
from rulesets.blackhammer.unit.unit_state import no_retreat
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.charging import (
    asked_of,
    measured_anew,
    responses,
    shots_at_charger,
    until_all,
)

_ANSWERED: Final = until_all(ANSWER, answers_awaited)
"""The answers to all charges, before anybody moves [L656]."""


def _may_choose(situation: Situation, targets: tuple[str, ...]) -> bool:
    return any(has_choice(unit) for unit in situation.units if unit.name in targets)


_REACHED: Final = replace(ANSWER, waits=_may_choose)
"""The answer to a charge that nobody declared: dice brought it about [L696]."""
_WAY: Final = ("reach", "difficult", "obstacles", "wheel")
_TARGET: Final = (("target", "target"),)


def after_declaration(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the test before a charge, else the answer to it and the charge itself [L654-656]."""
    if not result.allowed or not _both(arguments):
        return ()
    pair = (("unit", "unit"), ("target", "target"))
    if result.test is not None:
        test = "terror_test" if result.test == "terror" else "fear_charging"
        charging = (("situation", "charging"),) if result.test == "terror" else ()
        return (FollowUp(test, (("unit", "unit"), ("enemy", "target")), charging),)
    way = (*_distance(arguments), *((("flying", "yes"),) if result.flying else ()))
    possible = _possible(arguments["target"])
    held = only_holds(arguments["target"])
    answers = () if held else responses("charge_response", possible, pair, way, ANSWER)
    run = measured_anew(arguments["target"], "fled-this-phase")
    after = asked_of(possible, _ANSWERED)
    return (*answers, FollowUp("charge", pair, way, after=after, outdated=run))


def _possible(target: Unit) -> dict[str, bool]:
    """Return whether a charged unit may give each of the answers [L656-660]."""
    armed = is_armed(target)
    free = not target.has("engaged") and not target.has("fleeing")
    willing = may_flee(target.rules, state_when_charged(target))
    return {
        "hold": not target.has("fleeing"),
        "stand-and-shoot": free and armed and not target.bar("stand-and-shoot"),
        "flee": free and not target.bar("flee-charge") and willing,
    }


def after_response(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer what an answer leads to: the flight, the shots, and the charge itself [L664-668].

    Where nobody has answered, the answers are offered.
    """
    if result.destroyed or arguments.get("target") is None:
        return ()
    if result.response is None:
        pair = (("unit", "unit"), ("target", "target")) if _both(arguments) else _TARGET
        may = {"hold": result.may_hold, "shoot": result.may_shoot, "flee": result.may_flee}
        return _answers(pair, _distance(arguments), **may)
    steps: list[FollowUp] = []
    if result.response == "flee" and not no_retreat(arguments, "target"):
        steps.append(FollowUp("flee_move", (("unit", "target"),)))
    if not _both(arguments):
        return tuple(steps)
    distance = _distance(arguments)
    pair = (("unit", "unit"), ("target", "target"))
    # Fugitives are measured anew once they have run.
    run = measured_anew(arguments["target"], "fled-this-phase")
    known = () if result.response == "flee" else distance
    charge = FollowUp("charge", pair, (*known, *_brought_about(arguments)), outdated=run)
    if result.response == "stand-and-shoot":
        shot = as_things_stand(may_move, arguments)
        return (_shots_at(arguments["unit"], distance), replace(charge, offered=shot))
    if result.response == "flee" and arguments.get("origin", "declared") == "declared":
        # Of a charge that nobody declared the desk has no other button.
        charge = replace(charge, offered=partial(_has_run, arguments["target"].name))
    return (*steps, charge)


def _has_run(target: str, situation: Situation) -> bool:
    """Return whether a unit that flees from a charge has run, or is gone [L522, L682]."""
    return not any(each.name == target and is_to_run(each) for each in situation.units)


def after_random_move(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the answers to a creature that reaches an enemy, and its charge [L690-696].

    Its dice are its reach.
    """
    if result.outcome != "charge" or not _both(arguments):
        return ()
    reach = ("reach", str(result.charge_distance))
    values = (*_distance(arguments), reach, ("origin", "compulsory"))
    pair = (("unit", "unit"), ("target", "target"))
    possible = _possible(arguments["target"])
    possible["stand-and-shoot"] = possible["stand-and-shoot"] and result.may_shoot
    answers = responses("charge_response", possible, pair, values, _REACHED)
    run = measured_anew(arguments["target"], "fled-this-phase")
    after = asked_of(possible, _REACHED)
    return (*answers, FollowUp("charge", pair, values, after=after, outdated=run))


def _answers(
    units: tuple[tuple[str, str], ...],
    distance: tuple[tuple[str, str], ...],
    *,
    hold: bool,
    shoot: bool,
    flee: bool,
) -> tuple[FollowUp, ...]:
    """Return the answers that a charged unit may give, each as a step of its side [L656]."""
    possible = {"hold": hold, "stand-and-shoot": shoot, "flee": flee}
    return responses("charge_response", possible, units, distance, ANSWER)


def _brought_about(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    """Return what tells of a charge that nobody declared, and how far it goes."""
    origin, reach = arguments.get("origin", "declared"), arguments.get("reach")
    if origin == "declared":
        return ()
    return (("origin", origin), *(() if reach is None else (("reach", _told(reach)),)))


def _both(arguments: Arguments) -> bool:
    return all(isinstance(arguments.get(role), Unit) for role in ("unit", "target"))


def _distance(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    distance = arguments.get("distance")
    return () if distance is None else (("distance", _told(distance)),)


def after_charge(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the shots at a charger before the contact, which a failed test may break off [L664].

    Who charges several enemies at once goes on to those that it has not met yet [L722].
    """
    if result.response != "stand-and-shoot" or not _both(arguments):
        return (
            *rough_ride(arguments, flying=bool(result.flying)),
            *_charge_on(arguments, met=result.outcome == "contact"),
        )
    distance = ("distance", _told(arguments["distance"]))
    shots = _shots_at(arguments["unit"], (distance,))
    if result.outcome != "contact":
        return (shots,)
    origin = arguments["origin"]
    way = [(name, _told(arguments[name])) for name in _WAY if arguments.get(name)]
    if result.flying:
        way.append(("flying", "yes"))
    if origin != "declared":
        way.append(("origin", origin))
    pair = (("unit", "unit"), ("target", "target"))
    shot = as_things_stand(has_shot, arguments)
    return (shots, FollowUp("charge_resolve", pair, (distance, *way), offered=shot))


def after_contact(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer what comes of a charge whose shots are over: rough ground, and the next enemy."""
    flying = bool(arguments.get("flying"))
    return (*rough_ride(arguments, flying=flying), *_charge_on(arguments, met=result.contact))


def rough_ride(arguments: Arguments, *, flying: bool) -> tuple[FollowUp, ...]:
    """Offer the hits of a chariot that crosses difficult ground or an obstacle [L2428]."""
    unit = arguments.get("unit")
    rides = isinstance(unit, Unit) and is_chariot(unit.rules) and not flying
    if not rides or not (arguments.get("difficult") or arguments.get("obstacles")):
        return ()
    return (FollowUp("chariot_terrain", (("unit", "unit"),)),)


def _charge_on(arguments: Arguments, *, met: bool) -> tuple[FollowUp, ...]:
    """Offer the charge at the next of several enemies that is not met with this one."""
    done = {other.name for other in arguments["alongside"]} if met else set()
    left = others_charged(arguments.get("unit"), arguments.get("target"))
    return tuple(
        FollowUp("charge", (("unit", "unit"),), (("target", link.other),))
        for link in left
        if link.other is not None and link.other not in done
    )[:1]


def _shots_at(charger: Unit, distance: tuple[tuple[str, str], ...]) -> FollowUp:
    """Return the shots at a charger; whoever charges alone lets his unit bear them [L2100]."""
    if charger.left is None:
        return shots_at_charger(distance)
    values = (("target", charger.left.name), ("stand_and_shoot", "yes"))
    # How far that unit is from those who shoot, nobody has said yet.
    return FollowUp("shooting_attack", (("unit", "target"),), values)


def _told(paces: float) -> str:
    return f"{paces:g}"
