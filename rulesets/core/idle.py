"""Special rules that a player names and that what was asked does not use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rulesets.core.rules import SpecialRules
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Idle:
    """A special rule that changes nothing in what was asked.

    Attributes:
        rule: Its id.
        reason: Why not; its text is `idle-<reason>`.
    """

    rule: str
    reason: str


Idles: TypeAlias = "Callable[[Mapping[str, Any]], Iterable[Idle]]"
"""From a procedure's arguments to the rules that it would not use if they were named with it."""


def no_idles(_arguments: Mapping[str, Any]) -> tuple[Idle, ...]:
    """Use every rule that the options take."""
    return ()


def refuse_idle(
    idles: Idles, arguments: Mapping[str, Any], typed: Mapping[str, SpecialRules]
) -> None:
    """Refuse a rule that a player named for nothing; what a unit has by itself may be of no use.

    Args:
        idles: What the procedure declares.
        arguments: Its checked arguments.
        typed: The rules that the player named, by option.

    Raises:
        Refusal: `rule-unused`.
    """
    named = frozenset(rule for rules in typed.values() for rule in rules)
    if not named:
        return
    for one in idles(arguments):
        if one.rule in named:
            raise Refusal("rule-unused", rule=one.rule, idle=one.reason)
