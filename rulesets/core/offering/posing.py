"""A battle that questions are put to: options with plain values become checked arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Landmarks, Rules, Units
from rulesets.core.declaring.parameter import Raw, read_arguments
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.counted import BY_NAME
from rulesets.core.results.reminder import TO_PICK, Reminder, Side, Situation
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.asked import Asked, Named
from rulesets.core.ruleset.filling import from_battle, from_parameter
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_SEVERAL = "; "


class Battle:
    """A battle as a side sees it, for questions to be put to.

    Attributes:
        situation: As its game sees it; with all that the sides brought, where the game asks.
        game: The game.
        side: What the side is called.
    """

    def __init__(self, situation: Situation, game: Ruleset, side: str) -> None:
        """Take a battle and the side that asks."""
        self.situation = replace(situation, asking=side)
        self.game = game
        self.side = side
        self._switches = dict(situation.switches)

    def has_counted(self, counters: Sequence[str]) -> bool:
        """Return whether the side has noted one of some numbers, or none is asked for.

        A number that counts by name is noted where it is of any.
        """
        if not counters:
            return True
        own = [side for side in self.situation.sides if side.name == self.side]
        held = {counter.partition(BY_NAME)[0] for counter, number in own[0].counters if number}
        return not held.isdisjoint(counters)

    @cached_property
    def units(self) -> Mapping[str, Named]:
        """The units by name, characters in others too, the asking side's first."""
        sides = sorted(self.situation.sides, key=lambda side: side.name != self.side)
        return {unit.name: Named(_back(unit), side.name) for side in sides for unit in _of(side)}

    @cached_property
    def _gone(self) -> Mapping[str, Named]:
        """The units that left the battle, which the table alone names: by name."""
        return {
            brought.unit.name: Named(brought.unit, side.name)
            for side in self.situation.sides
            for brought in side.army
            if brought.destroyed
        }

    @cached_property
    def own_first(self) -> tuple[Named, ...]:
        """The units, those of the asking side first."""
        return tuple(self.units.values())

    @cached_property
    def foes_first(self) -> tuple[Named, ...]:
        """The units, those of other sides first."""
        return tuple(sorted(self.own_first, key=lambda named: named.side == self.side))

    @cached_property
    def reminders(self) -> tuple[Reminder, ...]:
        """The reminders of now, but for those that name a unit which is still to be picked."""
        return tuple(
            reminder
            for reminder in self.game.reminders(self.situation)
            if all(value != TO_PICK for _, value in reminder.values)
        )

    @property
    def active(self) -> bool:
        """Tell whether it is the turn of the side that asks."""
        return self.situation.active.name == self.side

    def pose(self, procedure: Procedure, given: Mapping[str, Raw]) -> Asked:
        """Return the question that some options ask of a procedure.

        Args:
            procedure: What is asked.
            given: The options: units by name, several with a semicolon; else ids and numbers.

        Raises:
            Refusal: what a command with these options is refused for as it is read.
        """
        self._check_layer(procedure, None)
        given = {**given, **procedure.completes(self.situation, given)}
        filled = from_battle(procedure, self.situation, given)
        every = {**given, **{name: raw for name, raw in filled.items() if name not in given}}
        units: dict[str, tuple[Named, ...]] = {}
        values: dict[str, Raw] = {}
        for name, raw in every.items():
            if name in procedure.unit_options:
                units[name] = self._named(procedure, name, str(raw))
            else:
                values[name] = self._standing(procedure, name, raw)
        _check_apart(procedure, units)
        bare = {role: tuple(named.unit for named in found) for role, found in units.items()}
        arguments = read_arguments(procedure.parameters, values, bare, self._switches)
        self._check_layer(procedure, arguments)
        return Asked(procedure, arguments, units, every)

    def knows(self, procedure: Procedure, option: str, given: Mapping[str, Raw]) -> bool:
        """Return whether the table gives the value of an option, so that nobody is asked."""
        parameter = procedure.parameter(option)
        if parameter is None or not (parameter.kept or parameter.table or parameter.in_play):
            return False
        return from_parameter(parameter, self.situation, given) is not None

    def _named(self, procedure: Procedure, option: str, text: str) -> tuple[Named, ...]:
        """Return the units that an option names."""
        parameter = procedure.parameter(option)
        kind = None if parameter is None else parameter.kind
        if text not in self.units and isinstance(kind, Units) and (kind.army or kind.fallen):
            if kind.fallen is True and text in self._gone:
                return (self._gone[text],)
            raise _unknown(text)
        parts = (text,) if text in self.units else text.split(_SEVERAL)
        unknown = next((part for part in parts if part not in self.units), None)
        if unknown is not None:
            raise _unknown(unknown)
        return tuple(self.units[part] for part in parts)

    def _standing(self, procedure: Procedure, option: str, raw: Raw) -> Raw:
        """Return a value, or what it names: a landmark of the battle, a rule by its id."""
        parameter = procedure.parameter(option)
        if parameter is not None and isinstance(parameter.kind, Rules) and isinstance(raw, str):
            return SpecialRules(frozenset({(raw, None)}))
        if parameter is None or not isinstance(parameter.kind, Landmarks):
            return raw
        if isinstance(raw, Landmark):
            return raw
        standing = (mark for mark in self.situation.landmarks if mark.name == raw)
        return next(standing, raw)

    def _check_layer(self, procedure: Procedure, arguments: Mapping[str, object] | None) -> None:
        layer = self.game.layer
        refusal = layer and procedure.held_back(layer, self._switches, arguments)
        if refusal:
            raise refusal


def _unknown(name: str) -> Refusal:
    """Return the refusal of a unit that is no longer there."""
    return Refusal("unit-destroyed", unit=name)


def _of(side: Side) -> tuple[Unit, ...]:
    return (*side.units, *side.joined)


def _back(unit: Unit) -> Unit:
    """Return a unit that stands, without the mark of its fall earlier in the turn."""
    if not unit.has(FALLEN):
        return unit
    return replace(unit, statuses=tuple(held for held in unit.statuses if held[0] != FALLEN))


def _check_apart(procedure: Procedure, units: Mapping[str, tuple[Named, ...]]) -> None:
    """Refuse a unit of the battle that would act on itself."""
    found: dict[str, str] = {}
    for role, named in units.items():
        for name in (each.unit.name for each in named if role not in procedure.anybody):
            if name in found:
                options = ", ".join(dict.fromkeys((found[name], role)))
                raise Refusal("unit-named-twice", unit=name, options=options)
            found[name] = role
