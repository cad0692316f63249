"""Steps that follow from an outcome, for the units it concerns."""

from __future__ import annotations

from typing import Any, Final

from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.lores.lasting import is_plain
from rulesets.blackhammer.unit.unit_state import no_retreat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp

_RUN: Final = FollowUp("flee_move", (("unit", "unit"),))


_WAY: Final = ("reach", "difficult", "obstacles", "wheel")


def after_declaration(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the test before a charge, else the answer to it and the charge itself [L654-656]."""
    if not result.allowed or not _both(arguments):
        return ()
    pair = (("unit", "unit"), ("target", "target"))
    if result.test is not None:
        test = "terror_test" if result.test == "terror" else "fear_charging"
        charging = (("situation", "charging"),) if result.test == "terror" else ()
        return (FollowUp(test, (("unit", "unit"), ("enemy", "target")), charging),)
    distance = _distance(arguments)
    target = arguments["target"]
    armed = bool(target.plain("range") or target.weapons)
    free = not target.has("engaged") and not target.has("fleeing")
    answers = _answers(
        pair,
        distance,
        hold=not target.has("fleeing"),
        shoot=free and armed and not target.bar("stand-and-shoot"),
        flee=free and not target.bar("flee-charge"),
    )
    return (*answers, FollowUp("charge", pair, distance))


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
    if result.response == "stand-and-shoot" and distance:
        steps.append(_shots(distance))
    pair = (("unit", "unit"), ("target", "target"))
    # Fugitives are measured anew once they have run.
    steps.append(FollowUp("charge", pair, () if result.response == "flee" else distance))
    return tuple(steps)


def after_random_move(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the charge of a creature that reaches an enemy: its dice are its reach [L696]."""
    if result.outcome != "charge" or not _both(arguments):
        return ()
    reach = ("reach", str(result.charge_distance))
    values = (*_distance(arguments), reach, ("origin", "compulsory"))
    return (FollowUp("charge", (("unit", "unit"), ("target", "target")), values),)


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


_TARGET: Final = (("target", "target"),)
_ANSWERS: Final = (("hold", "hold"), ("shoot", "stand-and-shoot"), ("flee", "flee"))


def _answers(
    units: tuple[tuple[str, str], ...], distance: tuple[tuple[str, str], ...], **may: bool
) -> tuple[FollowUp, ...]:
    """Return the answers that a charged unit may give, each as a step [L656]."""
    return tuple(
        FollowUp("charge_response", units, (("response", response), *distance), f"answer-{name}")
        for name, response in _ANSWERS
        if may[name]
    )


def _both(arguments: Arguments) -> bool:
    return all(isinstance(arguments.get(role), Unit) for role in ("unit", "target"))


def _distance(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    distance = arguments.get("distance")
    return () if distance is None else (("distance", _told(distance)),)


def _shots(distance: tuple[tuple[str, str], ...]) -> FollowUp:
    return FollowUp(
        "shooting_attack",
        (("unit", "target"), ("target", "unit")),
        (*distance, ("stand_and_shoot", "yes")),
    )


def after_charge(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the shots at a charger before the contact, which a failed test may break off [L664]."""
    if result.response != "stand-and-shoot" or not _both(arguments):
        return ()
    distance = ("distance", _told(arguments["distance"]))
    shots = _shots((distance,))
    if result.outcome != "contact":
        return (shots,)
    origin = arguments["origin"]
    way = [(name, _told(arguments[name])) for name in _WAY if arguments.get(name)]
    if arguments.get("flying"):
        way.append(("flying", "yes"))
    if origin != "declared":
        way.append(("origin", origin))
    contact = FollowUp("charge_resolve", (("unit", "unit"), ("target", "target")), (distance, *way))
    return (shots, contact)


def _told(paces: float) -> str:
    return f"{paces:g}"


def after_break_test(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a broken unit, and the restraint of its enemy [L1914-1944]."""
    if not result.broken or no_retreat(arguments, "unit"):
        return ()
    return _rout(arguments, loser="unit", winner="enemy")


def after_combat_result(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of the loser whose break test was failed [L1914-1944]."""
    if not result.broken:
        return ()
    loser, winner = ("enemy", "unit") if result.winner == "unit" else ("unit", "enemy")
    if no_retreat(arguments, loser):
        return ()
    return _rout(arguments, loser=loser, winner=winner)


def _rout(arguments: Arguments, *, loser: str, winner: str) -> tuple[FollowUp, ...]:
    unit = arguments.get(winner)
    # The winner is out of its combat, and with it goes what was known of its obstacle.
    behind = unit is not None and unit.has("defends-obstacle")
    values = (("obstacle", "yes"),) if behind else ()
    return (
        FollowUp("flee_pursuit", (("unit", winner), ("enemy", loser)), values),
        FollowUp("restrain_test", (("unit", winner),), values),
    )


def after_casting(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the Fiasco table after two natural 1s [L822], and the resolution of a spell cast."""
    if not result.miscast:
        return _resolution(arguments) if result.cast else ()
    names = ("dice_used", "casting_value", "level", "spell")
    values = tuple((name, arguments[name]) for name in names if arguments.get(name))
    return (FollowUp("miscast", (("wizard", "wizard"),), values),)


def after_resolution(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the resolution by name of a spell that does more than hits and statuses."""
    spell = spell_of(arguments["spell"])
    more = spell is not None and not is_plain(spell)
    return _resolution(arguments) if more and result.in_range else ()


def after_attempt(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the same for a spell that was cast and not dispelled."""
    return after_resolution(arguments, result.resolved) if result.resolved is not None else ()


def _resolution(arguments: Arguments) -> tuple[FollowUp, ...]:
    spell = spell_of(arguments["spell"])
    if spell is None:
        return ()
    units = tuple((role, role) for role in ("wizard", "target") if arguments.get(role) is not None)
    values = [("spell", spell.id)]
    if len(spell.types) > 1 and arguments.get("spell_type"):
        values.append(("spell_type", arguments["spell_type"]))
    return (FollowUp("spell_effect", units, tuple(values)),)


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
        steps.append(FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),)))
    return tuple(steps)


def after_panic_test(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit that failed [L1986-1998]; a war machine is gone [L2484]."""
    flees = result.due and result.passed is False and not no_retreat(arguments, "unit")
    return (_RUN,) if flees else ()


def after_charged(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit whose response has become flight [L2006, L2016]."""
    flees = result.response == "flee" and result.passed is False
    return (_RUN,) if flees and not no_retreat(arguments, "unit") else ()


def after_rally_test(_arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the further flight of a unit that did not rally [L678]."""
    return (_RUN,) if result.allowed and not result.rallied else ()
