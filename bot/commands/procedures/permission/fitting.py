"""Units that an option may name as the battle stands: those of which it is not refused already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bot.commands.options.incomplete import Incomplete, absent_of
from bot.commands.options.question import Question
from bot.commands.procedures.permission.allowed import check_beforehand
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.kind import Decimal, Quantity, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.values import in_contact
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_MOST: Final = 4
"""Times that a question is asked with more numbers in place of what it lacks."""
_OF_THE_UNIT: Final = frozenset({"not-a-wizard", "spell-not-known", "spell-forgotten"})
"""Refusals of a rule itself that are about who was named, whatever numbers stand beside him."""


def fitting(
    context: CommandContext,
    procedure: Procedure,
    option: str,
    given: Mapping[str, Raw],
    names: Sequence[str],
) -> tuple[str, ...]:
    """Return the units among some that an option may name; all of them where none would do.

    Args:
        context: Where it is handled.
        procedure: What is to be resolved.
        option: The option.
        given: What the player gave.
        names: The units.
    """
    touched = in_contact(context.ruleset, procedure, option)
    found = [name for name in names if _may_be(context, procedure, {**given, option: name})]
    met = [name for name in found if _touches(context, name, touched)]
    return tuple(met or found or names)


def stand_in(procedure: Procedure, name: str) -> str | None:
    """Return a number that stands in for an option, None where it takes something else."""
    parameter = procedure.parameter(name)
    match None if parameter is None else parameter.kind:
        case Whole() | Decimal() | Quantity() as kind:
            return f"{max(kind.least, min(1, kind.most)):g}"
    return None


def _touches(context: CommandContext, name: str, statuses: Sequence[StatusId]) -> bool:
    return not statuses or all(map(context.find_unit(name).unit.has, statuses))


def _may_be(context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]) -> bool:
    """Return whether a question is not refused yet, with numbers in place of what it lacks."""
    filled = dict(given)
    for _ in range(_MOST):
        added = [name for name in filled if name not in given]
        try:
            question = context.understand(procedure, filled)
            absent: tuple[str, ...] = ()
        except Incomplete as refusal:
            question, absent = refusal.question, refusal.absent
        except Refusal:
            return False
        if not _is_open(context, question, (*absent, *added)):
            return False
        lacking = absent or _wanted(question)
        numbers = {name: stand_in(procedure, name) for name in lacking or ()}
        if not numbers or None in numbers.values() or {*numbers} <= {*filled}:
            return lacking is not None
        filled |= {name: number for name, number in numbers.items() if number is not None}
    return True


def _is_open(context: CommandContext, question: Question, absent: Sequence[str]) -> bool:
    try:
        check_beforehand(context, question, absent)
    except Refusal:
        return False
    return True


def _wanted(question: Question) -> tuple[str, ...] | None:
    """Return what a rule asks for before its first dice; None where it does not take the unit."""
    try:
        question.procedure.run(RolledDice(ListedFaces(())), **question.arguments)
    except Refusal as refusal:
        if refusal.code == "missing-option":
            return absent_of(refusal)
        return None if refusal.code in _OF_THE_UNIT else ()
    return ()
