"""Options that a procedure was given: flags unlike the usual, values and rules that some hold."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.reminder import Situation


def unusual_flags(arguments: Mapping[str, Any], usual: Mapping[str, bool]) -> dict[str, str]:
    """Return the flags that differ from what is usual, each as an option is typed."""
    return {
        name: "yes" if arguments[name] else "no"
        for name, default in usual.items()
        if arguments[name] is not default
    }


def any_given(options: tuple[str, ...], arguments: Mapping[str, Any]) -> bool:
    """Return whether one of some options is given, or holds the value or rule named with it."""
    for option in options:
        name, _, value = option.partition("=")
        held = arguments.get(name)
        if isinstance(held, SpecialRules) and value:
            if held.holds(value):
                return True
        elif (held == value) if value else bool(held):
            return True
    return False


Completes: TypeAlias = "Callable[[Situation, Mapping[str, Any]], Mapping[str, str]]"
"""Returns the units that take part as the battle stands, of the options as they were said."""


def no_completion(_situation: Situation, _said: Mapping[str, Any]) -> Mapping[str, str]:
    """Leave the units as they were named."""
    return {}


def without(options: tuple[str, ...], run: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule that ignores some options which it does not take."""
    if not options:
        return run

    @functools.wraps(run)
    def taking(dice: Any, **arguments: Any) -> Any:
        taken = {name: value for name, value in arguments.items() if name not in options}
        return run(dice, **taken)

    return taking
