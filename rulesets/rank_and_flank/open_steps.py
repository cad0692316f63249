"""Steps that wait for somebody: of relations, and those that an outcome notes of a unit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp, Procedure, no_effects
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Concerned, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId


def units_at_step(situation: Situation, kind: str, step: str) -> Iterator[tuple[str, str]]:
    """Yield units that have a relation of this phase at a step, each with its partner.

    Those who joined a unit see its relations as theirs, and are not named for them.
    """
    for unit in situation.units:
        for member in unit.body.members:
            of_unit = () if member is unit else unit.links
            for link in member.linked(kind, own=True):
                stands = link.fresh and link.step == step and link not in of_unit
                if stands and link.other is not None:
                    yield member.name, link.other


def sides_with(situation: Situation, name: str) -> tuple[str, ...]:
    """Return the side that a unit is of, as the sides that may answer for it."""
    return tuple(
        side.name for side in situation.sides if any(member.name == name for member in side.members)
    )


def member_named(situation: Situation, name: str) -> Unit | None:
    """Return the unit or character of a name."""
    return next((member for member in situation.members if member.name == name), None)


@dataclass(frozen=True, slots=True)
class NotedStep:
    """A step that must be taken, which the table keeps by a status until it is.

    Attributes:
        procedure: What it is.
        status: The status of the unit that it is about, to the end of the phase.
        role: The option of that procedure that names the unit.
        settled_by: Other procedures that settle it, each for an option of its own.
    """

    procedure: str
    status: StatusId
    role: str = "unit"
    settled_by: tuple[tuple[str, str], ...] = ()

    @property
    def ends(self) -> tuple[tuple[str, str], ...]:
        """The procedures that end it, with the option that names the unit."""
        return ((self.procedure, self.role), *self.settled_by)


def with_noted(
    procedures: Iterable[Procedure], steps: tuple[NotedStep, ...]
) -> tuple[Procedure, ...]:
    """Return procedures that note the steps that they lead to, and end what they settle."""
    return tuple(
        procedure if procedure.effects is no_effects else _noting(procedure, steps)
        for procedure in procedures
    )


def _noting(procedure: Procedure, steps: tuple[NotedStep, ...]) -> Procedure:
    def effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
        found = procedure.effects(arguments, result)
        settled = tuple(
            StatusCleared(role, step.status, index)
            for step in steps
            for ends, role in step.ends
            if ends == procedure.id
            for index, unit in enumerate(_units(arguments, role))
            if unit.has(step.status)
        )
        led = procedure.follow_ups(arguments, result)
        return (*found, *settled, *_noted(led, steps, found))

    return replace(procedure, effects=effects)


def _noted(
    led: tuple[FollowUp, ...], steps: tuple[NotedStep, ...], effects: tuple[Effect, ...]
) -> Iterator[Effect]:
    """Yield what is noted of those steps that are led to and about a unit that is there still."""
    for step in steps:
        for each in led:
            role = dict(each.units).get(step.role)
            if each.procedure == step.procedure and role and Destroyed(role) not in effects:
                yield StatusSet(role, step.status, "phase")
                break


def _units(arguments: Arguments, role: str) -> tuple[Unit, ...]:
    named = arguments.get(role)
    units = named if isinstance(named, tuple) else (named,)
    return tuple(unit for unit in units if isinstance(unit, Unit))


def noted_units(situation: Situation, status: StatusId) -> tuple[Concerned, ...]:
    """Return the units that a noted step is about."""
    return tuple(
        Concerned(unit.name) for unit in situation.units if unit.models > 0 and unit.has(status)
    )
