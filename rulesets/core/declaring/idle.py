"""Special rules that a player names and a question does not use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId


@dataclass(frozen=True, slots=True)
class Idle:
    """A special rule that changes nothing in a question.

    Attributes:
        rule: Its id.
        reason: Why not; its text is `idle-<reason>`.
        option: The option that it is of no use in, None for all that take it.
    """

    rule: str
    reason: str
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Against:
    """A special rule that matters only against certain others.

    Attributes:
        rule: Its id.
        others: Rules of the other side of which one makes it matter.
        reason: As of `Idle`, where there is none of them.
    """

    rule: str
    others: tuple[str, ...]
    reason: str


Idles: TypeAlias = "Callable[[Mapping[str, Any]], Iterable[Idle]]"
"""A function from a procedure's arguments to the rules that it would not use."""


def no_idles(_arguments: Mapping[str, Any]) -> tuple[Idle, ...]:
    """Find no idle rule: every rule that the options take is used."""
    return ()


def refuse_idle(
    idles: Idles, arguments: Mapping[str, Any], typed: Mapping[str, SpecialRules]
) -> None:
    """Refuse an idle rule that a player named; a unit's own rules may be idle.

    Args:
        idles: What the procedure declares.
        arguments: Its checked arguments.
        typed: The rules that the player named, by option.

    Raises:
        Refusal: `rule-unused`.
    """
    if not any(rules.items for rules in typed.values()):
        return
    for idle in idles(arguments):
        options = typed if idle.option is None else (idle.option,)
        if any(typed.get(option, NO_RULES).holds(idle.rule) for option in options):
            raise Refusal("rule-unused", rule=idle.rule, idle=idle.reason)


def unmet(table: Iterable[Against], option: str, others: SpecialRules) -> Iterator[Idle]:
    """Return the rules of an option that nothing on the other side makes matter."""
    for against in table:
        if not any(others.holds(rule) for rule in against.others):
            yield Idle(against.rule, against.reason, option)


def rules_among(units: Iterable[Unit], named: SpecialRules) -> SpecialRules:
    """Return the rules of units and their companions, with those named for all of them."""
    found = named
    for unit in units:
        for member in unit.body.members:
            found |= member.rules
    return found


def has_among(units: Iterable[Unit], status: StatusId) -> bool:
    """Return whether a unit or one of its companions has a status."""
    return any(unit.body.any_is(status) for unit in units)
