"""Acts: what a procedure is to those who do it and to whom it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.given_options import any_given
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Act:
    """An act that a procedure resolves, for the table to allow or not before any dice.

    Attributes:
        verb: What is done.
        actor: The option that names who does it.
        object: The option that names to whom, None for nobody.
        unless: Options that make it no such act, where they are given or hold one of some values,
            `situation=charged`.
        only: Options, in the same way, one of which makes it such an act.
    """

    verb: Verb
    actor: str = "unit"
    object: str | None = None
    unless: tuple[str, ...] = ()
    only: tuple[str, ...] = ()

    def concerns(self, arguments: Mapping[str, Any]) -> bool:
        """Return whether a procedure with some arguments is this act."""
        if self.only and not any_given(self.only, arguments):
            return False
        return not any_given(self.unless, arguments)


@dataclass(frozen=True, slots=True)
class Attempt:
    """An act that somebody is about to do.

    Attributes:
        verb: What is done.
        procedure: Id of what resolves it.
        actors: Units of the battle that do it.
        objects: Units of the battle to which it is done.
        arguments: What else was told.
    """

    verb: Verb
    procedure: str
    actors: tuple[Unit, ...]
    objects: tuple[Unit, ...]
    arguments: Mapping[str, Any]

    @property
    def rules(self) -> SpecialRules:
        """The special rules told with it, a weapon's among them."""
        told = self.arguments.get("rules")
        return told if isinstance(told, SpecialRules) else SpecialRules()


May: TypeAlias = Callable[[Attempt, Situation], Refusal | None]
"""Returns why somebody may not do something now where no flag tells, None where they may."""


def always_may(_attempt: Attempt, _situation: Situation) -> Refusal | None:
    """Allow whatever no status and no rule bars."""
    return None


def first_refusal(*checks: May) -> May:
    """Return what asks several, and gives the first refusal."""

    def may(attempt: Attempt, situation: Situation) -> Refusal | None:
        found = (check(attempt, situation) for check in checks)
        return next((refusal for refusal in found if refusal is not None), None)

    return may


@dataclass(frozen=True, slots=True)
class Concern:
    """A unit that a next step is about without doing it: the step is open to several others.

    Attributes:
        option: The step's option that names it.
        role: The option of the outcome that names it, among others or alone.
        index: Which of these it is.
    """

    option: str
    role: str
    index: int = 0
