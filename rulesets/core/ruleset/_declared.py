"""Checks of a game's declarations when they are put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rulesets.core.declaring.house import HouseRule
from rulesets.core.declaring.layer import Layer
from rulesets.core.declaring.parameter import Parameter, Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.refusal import Refusal


class Borrowable(Protocol):
    """A thing that a game may have from another text: a table, a spell, a phase's steps."""

    @property
    def id(self) -> str:
        """Return its name in declarations."""

    @property
    def witness(self) -> str | None:
        """The witness that it rests on, None where the game's text has it."""


def _witnesses(layer: Layer | None) -> frozenset[str]:
    return frozenset() if layer is None else frozenset(witness.id for witness in layer.witnesses)


def check_borrowed(found: Sequence[Borrowable], layer: Layer | None) -> None:
    """Hold borrowed data to the layer; raises TypeError."""
    known = _witnesses(layer)
    for item in found:
        if item.witness is not None and item.witness not in known:
            msg = f"{item.id} rests on {item.witness}, which the game's layer does not have"
            raise TypeError(msg)


def check_beyond(procedure: Procedure, layer: Layer | None) -> None:
    """Hold a borrowed rule to the layer; raises TypeError."""
    named = () if procedure.beyond is None else procedure.beyond.witnesses
    known = _witnesses(layer)
    if procedure.beyond is not None and not set(named) <= known:
        msg = f"{procedure.id} rests on what the game's layer does not have"
        raise TypeError(msg)


def check_opening(procedure: Procedure, procedures: Sequence[Procedure]) -> None:
    """Hold a rule to the step that it begins by; raises TypeError."""
    opening = procedure.opening
    if opening is not None and all(step.id != opening.procedure for step in procedures):
        msg = f"{procedure.id} begins by {opening.procedure}, which the game does not declare"
        raise TypeError(msg)


class Noted(Protocol):
    """A status that players may note by a press."""

    @property
    def id(self) -> str:
        """Return its name in declarations."""

    @property
    def noted_in(self) -> tuple[str, ...]:
        """The phases in which they may."""


def check_noted(statuses: Sequence[Noted], phases: Sequence[Borrowable]) -> None:
    """Hold the phases in which a status is noted to those of the game; raises TypeError."""
    known = {phase.id for phase in phases}
    for status in statuses:
        if not known.issuperset(status.noted_in):
            msg = f"{status.id} is noted in a phase that the game does not have"
            raise TypeError(msg)


def check_house(procedure: str, parameter: Parameter, rule: HouseRule | None) -> None:
    """Hold a parameter to the house rule that it names; raises TypeError."""
    where = f"{procedure}: {parameter.name}"
    if rule is None:
        msg = f"{where} names a house rule that is not declared"
        raise TypeError(msg)
    allowed: list[Raw] = []
    for value in rule.values:
        try:
            allowed.append(parameter.kind.read(parameter.name, value))
        except Refusal:
            msg = f"{where} does not take {value}, a value of {rule.id}"
            raise TypeError(msg) from None
    values = getattr(parameter.kind, "values", rule.values)
    if parameter.default != allowed[0] or set(values) != set(rule.values):
        msg = f"{where} must take the values of {rule.id}, the book's by default"
        raise TypeError(msg)
