"""Shots of a charged unit at its chargers: who is too near, and what they come before [L664]."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.blackhammer.movement.choosing import only_holds
from rulesets.blackhammer.movement.nerve import may_test
from rulesets.blackhammer.movement.reach import WheelingCharger, more_than_half
from rulesets.blackhammer.movement.wings import flying_at
from rulesets.blackhammer.shooting.eligibility import is_to_shoot
from rulesets.blackhammer.shooting.weapon import shoots_quickly
from rulesets.blackhammer.unit.charges import NEAR, is_answered, others_charged
from rulesets.blackhammer.unit.unit_state import dread_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_May: TypeAlias = "Callable[[Unit, Unit], bool]"
_WAY: Final = tuple(field.name for field in fields(WheelingCharger))


def near_effects(arguments: Arguments, *, flying: bool | None = None) -> tuple[Effect, ...]:
    """Note a charger within half its charge distance: nobody shoots at it or another [L664].

    All have answered before anybody moves [L656]: later that matters only to who is to shoot yet.

    Args:
        arguments: The charger and its way, as far as they were told, and the distance.
        flying: Whether it comes by air; as it was declared where None.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    declared = arguments.get("origin", "declared") == "declared"
    waits = isinstance(target, Unit) and is_to_shoot(target)
    if not waits and (not declared or is_answered(unit, target)):
        return ()
    if isinstance(target, Unit) and only_holds(target):
        return ()  # it shoots at nobody
    distance, m, reach = (arguments.get(name) for name in ("distance", "m", "reach"))
    if distance is None or (m is None and reach is None):
        return ()
    move = _charger(arguments, flying=flying).move(distance)
    near = not more_than_half(distance, move.straight)
    return (StatusSet("target", NEAR, "phase"),) if near else ()


def _charger(arguments: Arguments, *, flying: bool | None = None) -> WheelingCharger:
    told = WheelingCharger(**{name: arguments[name] for name in _WAY if name in arguments})
    by_air = flying_at(arguments.get("unit"), told) if flying is None else flying
    return replace(told, flying=by_air)


def check_shots(situation: Situation, arguments: Arguments, *, tests: bool = False) -> None:
    """Refuse to move a charge before the shots of who holds and shoots [L664].

    Nobody shoots at a charger within half its charge distance, nor at one in close combat; so who
    charges several moves at none before the shots of all [L722].

    Args:
        situation: The battle.
        arguments: The charge.
        tests: Whether the nerve of the target is tested with it, where it is to be: that comes
            before the shots [L2006].

    Raises:
        Refusal: `shots-first`; as `charge_of`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if isinstance(unit, Unit) and unit.shield("stand-and-shoot") is not None:
        return
    other = next(_others_to_shoot(situation, unit, target), None)
    if other is not None:
        raise Refusal("shots-first", unit=other.name)
    if not isinstance(target, Unit) or target.has("fleeing") or not is_to_shoot(target):
        return
    charger, distance = _charger(arguments), arguments["distance"]
    move = charger.move(distance)
    if tests and move.contact and may_test(unit, target, dread_of(unit, charger.rules)):
        return
    quick = shoots_quickly(arguments.get("target_rules", target.rules))
    if quick or more_than_half(distance, move.straight):
        raise Refusal("shots-first", unit=target.name)


def _others_to_shoot(
    situation: Situation, unit: Unit | None, target: Unit | None
) -> Iterator[Unit]:
    for link in others_charged(unit, target):
        other = None if link.other is None else member_named(situation, link.other)
        if other is not None and is_to_shoot(other) and not other.has("fleeing"):
            yield other


def may_move(unit: Unit, target: Unit) -> bool:
    """Return whether a charge may be moved without the shots at it, whatever its distance."""
    return not is_to_shoot(target) or may_test(unit, target, dread_of(unit, unit.rules))


def meets_who_holds(unit: Unit, target: Unit) -> bool:
    """Return whether a charge that is declared goes on without an answer, for there is only one."""
    return only_holds(target) and may_move(unit, target)


def has_shot(_unit: Unit, target: Unit) -> bool:
    """Return whether no shots of the target of a charge come before its move."""
    return not is_to_shoot(target)


def as_things_stand(may: _May, arguments: Arguments) -> Callable[[Situation], bool]:
    """Return what tells, as a battle stands, whether something may be between two units.

    Args:
        may: What tells that of the units.
        arguments: They, as `unit` and `target`.
    """
    return partial(_may, may, arguments["unit"].name, arguments["target"].name)


def _may(may: _May, charger: str, target: str, situation: Situation) -> bool:
    units = {each.name: each for each in situation.units}
    if charger not in units or target not in units:
        return True
    others = _others_to_shoot(situation, units[charger], units[target])
    return next(others, None) is None and may(units[charger], units[target])
