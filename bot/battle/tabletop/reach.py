"""Reach of a General: what he lends the units of his side near him, and the unit that he is in."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.tabletop.units import as_joined, as_unit
from bot.store.board import Board
from bot.store.tables.battle import UnitRow
from rulesets.core.battlefield.rules import Loan, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal


def lend(board: Board, game: Ruleset, side: int, loan: Loan) -> int:
    """Return the number that somebody of a side lends the others.

    Raises:
        Refusal: `loan-of-nobody`, `loan-barred`.
    """
    rows = [row for row in board.units if row.side_id == side and loan.of in row.rules]
    lender = next((row for row in rows if not row.destroyed), None)
    if lender is None:
        raise Refusal("loan-of-nobody", rule=loan.of)
    unit = game.as_it_stands(board.seen(lender, as_unit))
    barred = unit.first_of(loan.barred)
    if barred is not None:
        raise Refusal("loan-barred", unit=unit.name, status=barred)
    host = lender if lender.host_id is None else board.unit(lender.host_id)
    beside = [lender] if host is None else [lender, host, *board.joined(host)]
    more = sum(by for rule, by in loan.raised if any(rule in row.rules for row in beside))
    most = next(field.most for field in game.profile if field.id == loan.field)
    return min(most, unit.number(loan.field) + more)


def in_battle(board: Board, row: UnitRow, game: Ruleset) -> Unit:
    """Return a unit as its game sees it on the table: with those in it, and what it is lent.

    It is lent something where its own line says that it is near the lender, or where he is in it.
    Nothing is refused here: a General who flees lends nothing for a while.
    """
    unit = as_joined(board, row, game)
    found = {
        (loan.rule, number)
        for rule in game.lending
        for loan in rule.loans
        if unit.rules.holds(rule.id) or _within(game, unit, loan)
        if (number := _number(board, game, row.side_id, loan)) is not None
    }
    return replace(unit, rules=unit.rules | SpecialRules(frozenset(found))) if found else unit


def _within(game: Ruleset, unit: Unit, loan: Loan) -> bool:
    """Return whether who lends is in the unit, which has not his value as the best in it anyway."""
    return loan.field not in game.best and any(
        member.rules.holds(loan.of) for member in unit.body.joined
    )


def _number(board: Board, game: Ruleset, side: int, loan: Loan) -> int | None:
    """Return what is lent now, None for nothing."""
    try:
        return lend(board, game, side, loan)
    except Refusal:
        return None
