"""Loans of one unit to the others of its side: rules that stand for a rule of a unit nearby."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rulesets.core.battlefield.rules import Loan, SpecialRule, SpecialRules
from rulesets.core.declaring.parameter import Rules
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

Lend: TypeAlias = Callable[[int, Loan], int | None]
"""Returns the number that a unit of a side lends the others, None for a rule without one; raises
Refusal."""


def with_loans(
    typed: SpecialRules, kind: Rules, ruleset: Ruleset, side: int | None, lend: Lend | None
) -> SpecialRules:
    """Return rules that a player named, with loans in place of rules for a unit nearby.

    Args:
        typed: The rules.
        kind: What the option takes.
        ruleset: The game.
        side: The side of the unit that they are said of, None where it has none.
        lend: Finds what somebody on a side lends; None without a battle.

    Raises:
        Refusal: `loan-needs-side`, and what `lend` refuses.
    """
    held = typed
    for rule in ruleset.lending:
        if not typed.holds(rule.id):
            continue
        if side is None or lend is None:
            raise Refusal("loan-needs-side", rule=rule.id)
        lent = _lent(rule, kind, side, lend)
        if lent.items:
            held = held.without((rule.id,)) | lent
    return held


def _lent(rule: SpecialRule, kind: Rules, side: int, lend: Lend) -> SpecialRules:
    """Return the rules that replace a rule where an option takes them."""
    loans = [loan for loan in rule.loans if loan.rule in kind.allowed]
    return SpecialRules(frozenset((loan.rule, lend(side, loan)) for loan in loans))
