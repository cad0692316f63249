"""A procedure's declaration: the rule, its inputs, where it is written, what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from rulesets.core.effect import Effect
from rulesets.core.parameter import Parameter, Units, parameters_of

Arguments: TypeAlias = "Mapping[str, Any]"
Effects: TypeAlias = "Callable[[Arguments, Any], tuple[Effect, ...]]"


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A next step that an outcome makes natural, with all that it needs to be taken at once.

    Attributes:
        procedure: Its id.
        units: Its unit options, each with the option of the outcome that names the same units.
        values: Its other options.
    """

    procedure: str
    units: tuple[tuple[str, str], ...] = ()
    values: tuple[tuple[str, int | str], ...] = ()


FollowUps: TypeAlias = "Callable[[Arguments, Any], tuple[FollowUp, ...]]"


def no_follow_ups(_arguments: Arguments, _result: Any) -> tuple[FollowUp, ...]:
    """Lead to nothing in particular."""
    return ()


def no_effects(_arguments: Arguments, _result: Any) -> tuple[Effect, ...]:
    """Change nothing: the outcome is information."""
    return ()


@dataclass(frozen=True)
class Procedure:
    """A rule players can run, ask the chances of, replay and look up.

    Attributes:
        id: Snake-case name; its texts are `procedure-<id>` (name, and `.about`) and
            `outcome-<id>` (the line that settles the matter, with the result's fields).
        run: The rule itself: takes a dice handle and the parameters by keyword; returns a frozen
            dataclass.
        parameters: Its inputs, in the order players are asked.
        source: Lines of the source text, `L1910-1912`.
        command: The slash command it answers; None when only `/resolve` reaches it.
        variant: Which of several procedures of that command, the value of its `what` option.
        roles: Options that name the units concerned, beyond unit parameters.
        effects: What the outcome changes, from arguments and result.
        follow_ups: What the outcome leads to, most natural first.
        phases: Phases in which it may happen; empty for any.
        repeatable: Whether it may be rolled again at will, being no rule of a game.
        anybody: Unit options whose unit may stand under another option as well, as a wizard may be
            the target of his own spell; elsewhere nobody acts on itself.
        at_large: Whether its outcome changes more of a battle than the units named: counters of
            the sides, spells in play, the phase.
    """

    id: str
    run: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    source: str
    command: str | None = None
    variant: str | None = None
    roles: tuple[str, ...] = ()
    effects: Effects = no_effects
    follow_ups: FollowUps = no_follow_ups
    phases: tuple[str, ...] = ()
    repeatable: bool = False
    anybody: tuple[str, ...] = ()
    at_large: bool = False

    def parameter(self, name: str) -> Parameter | None:
        """Return one of its parameters by name."""
        return next((one for one in self.parameters if one.name == name), None)

    @cached_property
    def unit_options(self) -> tuple[str, ...]:
        """Every option that names units."""
        named = [one.name for one in self.parameters if isinstance(one.kind, Units)]
        return (*self.roles, *(name for name in named if name not in self.roles))

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Every option's name: units first, then parameters."""
        parameters = (one.name for one in self.parameters)
        return tuple(dict.fromkeys((*self.unit_options, *parameters)))


def declare(
    run: Callable[..., Any],
    *,
    source: str,
    command: str | None = None,
    variant: str | None = None,
    roles: tuple[str, ...] = (),
    effects: Effects = no_effects,
    follow_ups: FollowUps = no_follow_ups,
    phases: tuple[str, ...] = (),
    repeatable: bool = False,
    anybody: tuple[str, ...] = (),
    at_large: bool = False,
) -> Procedure:
    """Declare a rule under its function's name; the inputs are read off its signature.

    A role is added for every unit that a parameter is filled from.
    """
    parameters = parameters_of(run)
    filled = [one.fill.role for one in parameters if one.fill is not None]
    own = {one.name for one in parameters if isinstance(one.kind, Units)}
    every = dict.fromkeys((*roles, *(role for role in filled if role not in own)))
    return Procedure(
        run.__name__,
        run,
        parameters,
        source,
        command,
        variant,
        tuple(every),
        effects,
        follow_ups,
        phases,
        repeatable,
        anybody,
        at_large,
    )
