"""Answers to charges, by what the table keeps of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import (
    Answering,
    AnswerTo,
    Awaited,
    Awaits,
    Opening,
    Owed,
)
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.relation import ANSWERED, CAUGHT, CHARGE_OPEN, CHARGING, DECLARED, TESTED
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import member_named, sides_with, units_at_step
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Outdated: TypeAlias = "Callable[[Situation], tuple[str, ...]]"

RESPONSES: Final = ("hold", "stand-and-shoot", "flee")
MOVED: Final = ("moved", CAUGHT, "failed")
"""Steps of a charge that has been moved."""
UNANSWERED: Final = "charge-unanswered"
"""The reminder of a charged unit that has not answered."""


def always_chooses(_target: Unit) -> bool:
    """Leave the choice of an answer to every unit that is charged."""
    return True


def _stands(situation: Situation, name: str | None) -> bool:
    unit = None if name is None else member_named(situation, name)
    return unit is not None and unit.models > 0


def charges_awaited(
    situation: Situation, chooses: Callable[[Unit], bool] = always_chooses
) -> tuple[Awaited, ...]:
    """Return the answers to charges that were declared in this phase.

    Args:
        situation: The battle.
        chooses: Whether a unit that is charged has a choice to make.
    """
    charged = dict.fromkeys(target for _, target in units_at_step(situation, CHARGING.id, DECLARED))
    members = ((target, member_named(situation, target)) for target in charged)
    return tuple(
        Awaited("charge", sides_with(situation, target), target, UNANSWERED)
        for target, member in members
        if member is not None and member.models > 0 and chooses(member)
    )


def _still_declared(situation: Situation, targets: tuple[str, ...]) -> bool:
    """Tell whether a charge at a unit is unanswered, or none of this phase is known at all."""
    found = [member_named(situation, target) for target in targets]
    charges = [
        link.step
        for target in found
        if target is not None
        for link in target.linked(CHARGING.id, own=False)
        if link.fresh and _stands(situation, link.other)
    ]
    return not charges or DECLARED in charges


def check_one_charge(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a second charge of a unit: a declaration names one target.

    Raises:
        Refusal: `charge-declared-already`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    other = charged_beside(unit, target)
    if other is not None:
        raise Refusal("charge-declared-already", unit=unit.name, target=other)


def check_not_answered(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse to declare once more a charge that was answered: it is moved next.

    Raises:
        Refusal: `charge-is-answered`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    for link in unit.linked(CHARGING.id, target.name, own=True):
        if link.fresh and link.step in (ANSWERED, TESTED):
            raise Refusal("charge-is-answered", unit=unit.name, target=target.name)


def charged_beside(unit: Unit, target: Unit) -> str | None:
    """Return whom a unit has declared to charge instead of a target, and not yet charged."""
    for link in unit.linked(CHARGING.id, own=True):
        waits = link.fresh and link.step in CHARGE_OPEN
        if waits and link.other not in (None, target.name):
            return link.other
    return None


def check_declarable(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse to declare a second charge, or one too late; one that is declared already may be.

    Raises:
        Refusal: as `check_one_charge` and `check_in_time`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if isinstance(unit, Unit) and isinstance(target, Unit):
        if any(link.fresh for link in unit.linked(CHARGING.id, target.name, own=True)):
            return
        check_one_charge(situation, arguments)
        check_in_time(situation, arguments)


def check_in_time(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a charge declared once another of its side has been moved: all are declared first.

    Raises:
        Refusal: `charge-too-late`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    if any(link.fresh for link in unit.linked(CHARGING.id, target.name, own=True)):
        return
    own = sides_with(situation, unit.name)
    for step in MOVED:
        for other, _ in units_at_step(situation, CHARGING.id, step):
            if other != unit.name and sides_with(situation, other) == own:
                raise Refusal("charge-too-late", unit=unit.name, other=other)


def check_still_open(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse the answer to a charge that has been moved in this phase.

    Raises:
        Refusal: `charge-is-moved`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    for link in unit.linked("charge", own=True):
        if link.fresh and link.other == target.name and link.step in MOVED:
            raise Refusal("charge-is-moved", unit=unit.name, target=target.name)


def check_declared(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse the answer of a unit to a charge that nobody has declared at it.

    Raises:
        Refusal: `no-charge-declared`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if arguments.get("response") is None or not isinstance(target, Unit):
        return
    charger = unit.name if isinstance(unit, Unit) else None
    if not any(link.fresh for link in target.linked(CHARGING.id, charger, own=False)):
        raise Refusal("no-charge-declared", unit=target.name, charger=charger)


def charges_owed(charges: Awaits) -> Owed:
    """Return what tells which answers come before a charge is moved.

    These are the answers to all charges, but for one that is told with the charge itself. A charge
    that nobody declared waits for none.

    Args:
        charges: What tells which charges wait for their answers.
    """

    def owed(situation: Situation, arguments: Mapping[str, Any]) -> tuple[Awaited, ...]:
        if arguments.get("origin", "declared") != "declared":
            return ()
        target = arguments.get("target")
        told = target.name if isinstance(target, Unit) and arguments.get("response") else None
        return tuple(each for each in charges(situation) if each.unit != told)

    return owed


def opened_by(declaration: str, chooses: Callable[[Situation, Unit, Unit], bool]) -> Opening:
    """Return what has a charge that nobody declared begin by its declaration.

    No charge does whose answer is told with it.

    Args:
        declaration: The procedure that declares it.
        chooses: Whether a unit that a charger charges in a battle has a choice to make.
    """

    def awaited(situation: Situation, arguments: Mapping[str, Any]) -> Awaited | None:
        unit, target = arguments.get("unit"), arguments.get("target")
        if not isinstance(unit, Unit) or not isinstance(target, Unit) or target.models <= 0:
            return None
        if arguments.get("origin", "declared") != "declared" or arguments.get("response"):
            return None
        if any(link.fresh for link in unit.linked(CHARGING.id, target.name, own=True)):
            return None
        if not chooses(situation, unit, target):
            return None
        return Awaited("charge", sides_with(situation, target.name), target.name)

    return Opening(declaration, awaited)


CHARGED: Final = Answering("charge", "target", waits=_still_declared)
ANSWER: Final = AnswerTo("charge", "target", "unit", CHARGING.id, said="response")
"""The answer to a charge, by the procedure that checks it."""


def until_all(answer: Answering, awaits: Awaits) -> Answering:
    """Return an answer that is waited for while any of its kind is."""

    def waits(situation: Situation, _units: tuple[str, ...]) -> bool:
        return bool(awaits(situation))

    return replace(answer, waits=waits)


def asked_of(possible: Mapping[str, bool], answer: Answering) -> Answering:
    """Return an answer asked for in words that leave out what is not to be chosen."""
    if possible.get("stand-and-shoot"):
        return answer
    return replace(answer, asked="charge-unshot" if possible.get("flee") else "charge-held")


def responses(
    procedure: str,
    possible: dict[str, bool],
    units: tuple[tuple[str, str], ...],
    values: tuple[tuple[str, int | str], ...] = (),
    answer: Answering = CHARGED,
) -> tuple[FollowUp, ...]:
    """Return the answers to a charge that a unit may give, each a button of its side.

    Args:
        procedure: What checks an answer, by its option `response`.
        possible: Whether it may give each.
        units: The unit options of that procedure, by those of the declaration.
        values: Its other options.
        answer: What they answer.
    """
    answer = asked_of(possible, answer)
    return tuple(
        FollowUp(
            procedure,
            units,
            (("response", response), *values),
            f"respond-{response}",
            answer=answer,
        )
        for response in RESPONSES
        if possible.get(response)
    )


def shots_at_charger(values: tuple[tuple[str, str], ...] = ()) -> FollowUp:
    """Return the shots of a unit that stands and shoots at who charges it.

    Args:
        values: What else is known of them.
    """
    shooters = (("unit", "target"), ("target", "unit"))
    return FollowUp("shooting_attack", shooters, (*values, ("stand_and_shoot", "yes")))


def measured_anew(target: Unit, status: StatusId) -> Outdated | None:
    """Return what tells that a distance to a unit holds no more: it has run since.

    Args:
        target: The unit, as it was when the distance was measured.
        status: What is true of it once it has run.
    """
    return None if target.has(status) else partial(_ran, target.name, status)


def _ran(target: str, status: StatusId, situation: Situation) -> tuple[str, ...]:
    unit = member_named(situation, target)
    return ("distance",) if unit is not None and unit.has(status) else ()
