"""Answers to charges as the table keeps them: near chargers, chosen flights [L664-668]."""

from __future__ import annotations

from rulesets.blackhammer.movement.reach import charge_of, more_than_half
from rulesets.blackhammer.psychology.panic import turned_to_flight
from rulesets.blackhammer.unit.charges import NEAR
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusSet


def near_effects(arguments: Arguments) -> tuple[Effect, ...]:
    """Note a charger within half its charge distance: nobody shoots at it or another [L664]."""
    distance, m, reach = (arguments.get(name) for name in ("distance", "m", "reach"))
    declared = arguments.get("origin", "declared") == "declared"
    if not declared or distance is None or (m is None and reach is None):
        return ()
    charge = charge_of(m, reach, arguments["rules"], flying=bool(arguments.get("flying")))
    near = not more_than_half(distance, charge.reach)
    return (StatusSet("target", NEAR, "phase"),) if near else ()


def by_choice(arguments: Arguments) -> tuple[Effect, ...]:
    """Note a flight that was chosen: light cavalry recovers the sooner from it [L2648]."""
    doing = state_when_charged(arguments["target"], arguments["target_state"])
    if doing == "fleeing":
        return ()
    return (StatusSet("target", "chose-flight", "own-turn-end"),)


def turned(arguments: Arguments) -> tuple[Effect, ...]:
    """Return the effects of a target's turning to flight, none for one already in flight."""
    doing = state_of(arguments.get("target"), arguments.get("target_state"))
    return () if doing == "fleeing" else turned_to_flight(arguments, "target")
