"""Charges as the table keeps them: declared, answered, tested for, then moved or failed [L654-726].

The link of a charge is the charger's. The answer is the target's: one to all who charge it [L656].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.unit_state import DREADFUL, known_fear, known_power
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import ANSWERED, CHARGE_OPEN, CHARGING, DECLARED, TESTED
from rulesets.core.results.reminder import Situation
from rulesets.core.results.status import FALLEN
from rulesets.rank_and_flank.charge_distance import kept_distance
from rulesets.rank_and_flank.charging import CHARGED
from rulesets.rank_and_flank.round.parted import victors_over
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

CHARGE: Final = CHARGING.id
DREAD: Final = "dread"
NEAR: Final = "charged-from-near"
"""The status of a unit with a charger within half its reach: it shoots at none of them [L664]."""
_ANSWERS: Final[tuple[StatusId, ...]] = ("stands-fast", "shoots-at-chargers")


def declare_charge(arguments: Arguments) -> tuple[Effect, ...]:
    """Return what a declaration makes of a unit and its target.

    The charge of a unit that turns on another enemy takes the place of its first [L720]. Who has
    answered all its chargers, or flees from one, answers no more [L656, L660].
    """
    target = arguments.get("target")
    answered = answer_of(target) is not None or (target is not None and _turned(target))
    return come_to(ANSWERED if answered else DECLARED, arguments)


def _turned(target: Unit) -> bool:
    """Return whether a unit flees that has turned to flight, or run, in the phase under way."""
    return (
        target.has("fleeing")
        and target.first_of(("started-to-flee", "fled-this-phase")) is not None
    )


def mark_answered(arguments: Arguments) -> tuple[Effect, ...]:
    """Note that a unit has answered all who declared a charge at it [L656].

    A charge that nobody declared begins by that. How far the charger is counts for the shots as it
    was told with the answer.
    """
    unit, distance = arguments.get("unit"), arguments.get("distance")
    if arguments.get("origin", "declared") != "declared" and unit is not None:
        return (_charge(ANSWERED, distance),)
    answered = LinkMoved(CHARGE, "target", ANSWERED, since=DECLARED, of_others=True)
    measured = distance is not None and has_declared(unit, arguments.get("target"))
    if not measured or is_answered(unit, arguments.get("target")):
        return (answered,)
    return (answered, _charge(ANSWERED, distance))


def mark_tested(target: str, charger: str) -> Effect:
    """Note that the target of a charge has tested for it; the roles are those of the test."""
    return LinkMoved(CHARGE, charger, TESTED, target)


def come_to(step: str, arguments: Arguments) -> tuple[Effect, ...]:
    """Return what a charge has come to; one that turned on another enemy leaves the first [L720].

    Args:
        step: That.
        arguments: The charger, its target and their distance.
    """
    now = _charge(step, arguments.get("distance"))
    left = (LinkMoved(CHARGE, "unit", "redirected"),)
    aside = turns_aside(arguments.get("unit"), arguments.get("target"))
    return (*left, now) if aside and not arguments.get("unavoidable") else (now,)


def _charge(step: str, distance: float | None) -> Effect:
    return LinkSet(CHARGE, "unit", "target", value=kept_distance(distance), step=step)


def open_charges(unit: Unit) -> tuple[Link, ...]:
    """Return the charges of a unit that it has not moved yet."""
    return tuple(link for link in unit.linked(CHARGE, own=True) if link.step in CHARGE_OPEN)


def others_charged(unit: Unit | None, target: Unit | None) -> tuple[Link, ...]:
    """Return the charges of a unit that are still to be moved, but for that at one target."""
    if unit is None or target is None:
        return ()
    return tuple(link for link in open_charges(unit) if link.other != target.name)


def charges_at(target: Unit) -> tuple[Link, ...]:
    """Return the charges at a unit that are not moved yet."""
    return tuple(link for link in target.linked(CHARGE, own=False) if link.step in CHARGE_OPEN)


def has_declared(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit has declared a charge at another and not moved yet."""
    if unit is None or target is None:
        return False
    return any(link.other == target.name for link in open_charges(unit))


def turns_aside(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit that charges another has declared a charge at a third alone [L720]."""
    if unit is None or target is None or has_declared(unit, target):
        return False
    return bool(open_charges(unit))


def meets_another(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit turns on another enemy once the charge it declared is answered [L720].

    It goes back on none that waits for its answer.
    """
    if unit is None or not turns_aside(unit, target):
        return False
    return all(link.step != DECLARED for link in open_charges(unit))


def has_nerve(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit has passed a test in this phase to charge an enemy [L2008, L2020]."""
    if unit is None or target is None:
        return False
    found = unit.linked(DREAD, target.name, own=True)
    return any(link.fresh and link.step == "held" for link in found)


def check_untested(_situation: Situation, arguments: Arguments) -> None:
    """Refuse a second test of a unit for the charge of an enemy in the same phase [L2006].

    Raises:
        Refusal: `fear-tested`.
    """
    unit, enemy = arguments["unit"], arguments["enemy"]
    if unit is None or enemy is None:
        return
    if any(link.fresh for link in unit.linked(DREAD, enemy.name, own=True)):
        raise Refusal("fear-tested", unit=unit.name, other=enemy.name)


def is_tested(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether the target of a charge has tested for this charger [L2006]."""
    if unit is None or target is None:
        return False
    charges = open_charges(unit)
    return any(link.other == target.name and link.step == TESTED for link in charges)


def is_answered(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether the target of a charge has answered this charger, which is still to move."""
    if unit is None or target is None:
        return False
    charges = open_charges(unit)
    return any(link.other == target.name and link.step != DECLARED for link in charges)


def answer_of(target: Unit | None) -> str | None:
    """Return what a unit answered to all who charge it in this phase, None without an answer."""
    if target is None or target.has("fleeing"):
        return None
    if target.has("stands-fast"):
        return "hold"
    shoots = target.has("shoots-at-chargers") or target.has("stood-and-shot")
    return "stand-and-shoot" if shoots else None


def answer_now(situation: Situation, unit: str | None) -> str | None:
    """Return what a unit answered to charges that are still to be moved, None without any."""
    charged = next((each for each in situation.units if each.name == unit), None)
    return answer_of(charged) if charged is not None and charges_at(charged) else None


def taken_back(target: Unit | None, role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return the end of an answer: its unit flees in its stead [L1998, L2006, L2018]."""
    noted = [] if target is None else [status for status in _ANSWERS if target.has(status)]
    return tuple(StatusCleared(role, status, index) for status in noted)


def _still_open(situation: Situation, targets: tuple[str, ...]) -> bool:
    declared_at = CHARGED.waits(situation, targets)
    units = [unit for unit in situation.units if unit.name in targets]
    given = any(answer_of(unit) is not None for unit in units)
    return declared_at and not given


ANSWER: Final = replace(CHARGED, waits=_still_open)
"""The answer of a unit to all who charge it, which is given once [L656]."""


def noted_answer(response: str | None) -> tuple[Effect, ...]:
    """Return what the table keeps of an answer other than flight."""
    if response == "hold":
        return (StatusSet("target", "stands-fast", "phase"),)
    if response == "stand-and-shoot":
        return (StatusSet("target", "shoots-at-chargers", "phase"),)
    return ()


def fled_from_all(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether the flight of a unit in this phase was its answer to a charge as well.

    All charges are declared before anybody flees, and who is charged by several flees once from all
    of them [L656, L670]. A charge that turns on it afterwards is another matter [L686, L720].
    """
    if unit is None or target is None or not target.has("fled-this-phase"):
        return False
    charged = any(link.fresh for link in target.linked(CHARGE, own=False))
    return charged and not turns_aside(unit, target)


def is_to_run(unit: Unit) -> bool:
    """Return whether a unit has turned to flight in this turn and has not run yet [L522, L682]."""
    turned = unit.has("fleeing") and unit.has("started-to-flee")
    return turned and not unit.has("fled-this-phase")


def unanswered(unit: Unit | None, target: Unit | None, origin: str) -> bool:
    """Return whether the target of a charge answers no more: it is gone, or has fled from all."""
    if target is not None and target.has(FALLEN):
        return True
    return ran_in_answer(unit, target, origin)


def ran_in_answer(unit: Unit | None, target: Unit | None, origin: str) -> bool:
    """Return whether the flight of a unit in this phase was its answer to a charge [L670, L696].

    That of all declared ones is the same; to another it is given by itself.
    """
    if origin == "declared":
        return fled_from_all(unit, target)
    if unit is None or target is None or not target.has("fled-this-phase"):
        return False
    charges = (link for link in unit.linked(CHARGE, own=True) if link.other == target.name)
    return any(link.fresh and link.step == ANSWERED for link in charges)


def check_apart(_situation: Situation, arguments: Arguments) -> None:
    """Refuse the charge of somebody within a unit, which goes with it or once he has left [L2100].

    Raises:
        Refusal: `charger-in-unit`.
    """
    unit = arguments.get("unit")
    if isinstance(unit, Unit) and unit.host is not None:
        raise Refusal("charger-in-unit", unit=unit.name, host=unit.host.name)


def check_further_charge(_situation: Situation, arguments: Arguments) -> None:
    """Refuse to charge one more enemy, once a unit has moved, that it did not declare to [L726].

    Raises:
        Refusal: `charge-undeclared`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit) or not unit.has("charged"):
        return
    if arguments.get("origin", "declared") == "declared" and not has_declared(unit, target):
        raise Refusal("charge-undeclared", unit=unit.name, target=target.name)


def check_flown(arguments: Arguments) -> None:
    """Refuse the charge at who has still to run: compulsory moves come first [L522, L682].

    Raises:
        Refusal: `flight-first`.
    """
    target = arguments.get("target")
    if isinstance(target, Unit) and not target.has(FALLEN) and is_to_run(target):
        raise Refusal("flight-first", unit=target.name)


def check_charge(situation: Situation, arguments: Arguments) -> None:
    """Refuse the charge of somebody within a unit, an answer that cannot be, and one too early.

    Raises:
        Refusal: as `check_apart`, `check_further_charge`, `check_flown` and `check_answer`.
    """
    check_apart(situation, arguments)
    check_further_charge(situation, arguments)
    check_flown(arguments)
    check_answer(situation, arguments, moves=True)


def check_answer(situation: Situation, arguments: Arguments, *, moves: bool = False) -> None:
    """Refuse a second answer, and a flight that another charger decides.

    Args:
        situation: The battle.
        arguments: The charge and what is answered to it.
        moves: Whether the charge is moved with it.

    Raises:
        Refusal: `answered-already`, `flees-from-another`, `flees-from-equals`.
    """
    target, unit = arguments.get("target"), arguments.get("unit")
    if not isinstance(target, Unit) or arguments.get("origin", "declared") != "declared":
        return
    if target.has(FALLEN):
        return
    noted, response = answer_of(target), arguments.get("response")
    if response is not None and noted is not None and response != noted:
        raise Refusal("answered-already", unit=target.name, response=noted)
    flees = response == "flee" or target.has("fleeing")
    if not flees or not moves or not isinstance(unit, Unit) or target.has("fled-this-phase"):
        return
    own = known_power(unit, None) or 0
    others = [each for each in _chargers(situation, target, CHARGE_OPEN) if each.name != unit.name]
    first = max(others, key=_power, default=None)
    if first is None or _power(first) < own:
        return
    if _power(first) > own:
        raise Refusal("flees-from-another", unit=target.name, other=first.name)
    raise Refusal("flees-from-equals", unit=target.name, charger=unit.name, other=first.name)


def equal_chargers(situation: Situation, unit: str | None) -> str | None:
    """Return the strongest chargers of a unit that flees from them, where several are [L670].

    Nobody charging it, they are the strongest of several that beat it in combat, or the strongest
    alone [L1926]. A unit in panic runs from what it panics at.
    """
    charged = next((each for each in situation.units if each.name == unit), None)
    if charged is None or charged.has("fled-this-phase") or charged.has("panic-tested"):
        return None
    chargers = _strongest(_chargers(situation, charged, CHARGE_OPEN))
    if chargers:
        return BETWEEN.join(chargers) if len(chargers) > 1 else None
    victors = victors_over(situation, charged)
    return BETWEEN.join(_strongest(victors)) if len(victors) > 1 else None


def _strongest(units: Iterable[Unit]) -> list[str]:
    found = tuple(units)
    most = max(map(_power, found), default=0)
    return [unit.name for unit in found if _power(unit) == most]


def _power(unit: Unit) -> int:
    return known_power(unit, None) or 0


def _chargers(situation: Situation, target: Unit, steps: tuple[str, ...]) -> Iterator[Unit]:
    """Yield the units whose charge at another, of this phase, has come to one of some steps."""
    charges = target.linked(CHARGE, own=False)
    names = [link.other for link in charges if link.fresh and link.step in steps]
    yield from (unit for unit in situation.units if unit.name in names and unit.models > 0)


def power_of_others(situation: Situation, unit: str | None, target: str | None) -> str | None:
    """Return the power of those who cause Fear and charge a unit beside another [L2006].

    Args:
        situation: The battle.
        unit: The charger tested for.
        target: Who is charged.
    """
    charged = next((each for each in situation.units if each.name == target), None)
    if charged is None:
        return None
    found = [
        known_fear(other, None) or 0
        for other in _chargers(situation, charged, (*CHARGE_OPEN, "moved"))
        if other.name != unit and other.body.faced(DREADFUL).kinds
    ]
    return str(sum(found)) if found else None
