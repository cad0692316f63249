"""A procedure's declaration: the rule, its inputs, where it is written, what it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rulesets.core.effect import Effect
from rulesets.core.parameter import Parameter, Units, parameters_of

Arguments: TypeAlias = "Mapping[str, Any]"
Effects: TypeAlias = "Callable[[Arguments, Any], tuple[Effect, ...]]"


def no_effects(_arguments: Arguments, _result: Any) -> tuple[Effect, ...]:
    """Change nothing: the outcome is information."""
    return ()


@dataclass(frozen=True, slots=True)
class Follow:
    """What usually comes after a procedure, and for whom.

    Attributes:
        id: The procedure that comes next.
        units: Its unit options, each with the option of the one before that names the same units;
            None where the names are the same.
        given: Its other options that are settled by what went before.
    """

    id: str
    units: tuple[tuple[str, str], ...] | None = None
    given: tuple[tuple[str, str], ...] = ()

    def options(self, before: Mapping[str, str], roles: Iterable[str]) -> dict[str, str]:
        """Return what it is asked with.

        Args:
            before: The options of the procedure before.
            roles: The unit options of the one that comes next.
        """
        pairs = [(role, role) for role in roles] if self.units is None else self.units
        return {role: before[same] for role, same in pairs if same in before} | dict(self.given)


@dataclass(frozen=True, slots=True)
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
        next: What usually follows, in order.
        phases: Phases in which it may happen; empty for any.
    """

    id: str
    run: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    source: str
    command: str | None = None
    variant: str | None = None
    roles: tuple[str, ...] = ()
    effects: Effects = no_effects
    next: tuple[Follow, ...] = ()
    phases: tuple[str, ...] = ()

    def parameter(self, name: str) -> Parameter | None:
        """Return one of its parameters by name."""
        return next((one for one in self.parameters if one.name == name), None)

    @property
    def unit_options(self) -> tuple[str, ...]:
        """Every option that names units."""
        named = [one.name for one in self.parameters if isinstance(one.kind, Units)]
        return (*self.roles, *(name for name in named if name not in self.roles))


def declare(
    run: Callable[..., Any],
    *,
    source: str,
    command: str | None = None,
    variant: str | None = None,
    roles: tuple[str, ...] = (),
    effects: Effects = no_effects,
    following: tuple[str | Follow, ...] = (),
    phases: tuple[str, ...] = (),
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
        tuple(Follow(one) if isinstance(one, str) else one for one in following),
        phases,
    )
