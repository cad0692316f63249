"""Reach of a General or a battle standard: what they lend the units of their side near them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.battle.tabletop.units import as_joined, as_unit
from bot.store.board import Board
from bot.store.tables.battle import UnitRow
from rulesets.core.battlefield.rules import Loan, Reach, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal


def lend(board: Board, game: Ruleset, side: int, loan: Loan) -> int | None:
    """Return the number that somebody of a side lends the others, None for a rule without one.

    Raises:
        Refusal: `loan-of-nobody`, `loan-barred`.
    """
    lender = _lender(board, side, loan)
    if lender is None:
        raise Refusal("loan-of-nobody", rule=loan.of)
    unit = game.as_it_stands(board.seen(lender, as_unit))
    barred = unit.first_of(loan.barred)
    if barred is not None:
        raise Refusal("loan-barred", unit=unit.name, status=barred)
    if loan.field is None:
        return None
    host = lender if lender.host_id is None else board.unit(lender.host_id)
    beside = [lender] if host is None else [lender, host, *board.joined(host)]
    more = sum(by for rule, by in loan.raised if any(rule in row.rules for row in beside))
    most = next(field.most for field in game.profile if field.id == loan.field)
    return min(most, unit.number(loan.field) + more)


def in_battle(board: Board, row: UnitRow, game: Ruleset) -> Unit:
    """Return a unit as its game sees it on the table: with those in it, and what it is lent.

    It is lent something where its own line says that it is near the lender, where its player told
    so since anybody of its side moved, or where he is in it.
    Nothing is refused here: a General who flees lends nothing for a while.
    """
    unit = as_joined(board, row, game)
    found = [
        lent
        for rule in game.lending
        for loan in rule.loans
        if unit.rules.holds(rule.id) or _within(game, unit, loan) or _told_near(unit, loan)
        if (lent := _lent(board, game, row.side_id, loan)) is not None
    ]
    return _with(unit, found)


def in_question(board: Board, row: UnitRow, game: Ruleset) -> Unit:
    """Return a unit as a rule asks for it that may ask its player whether a lender is near.

    Models are on a real table: of a unit whose line says nothing, only its player can tell.
    """
    unit = in_battle(board, row, game)
    found: list[tuple[str, int | None]] = []
    for rule in game.lending:
        for loan in rule.loans:
            lender = None if loan.reach is None else _lender(board, row.side_id, loan)
            if lender is None or loan.reach is None or unit.rules.holds(rule.id):
                continue
            together = {row.id, row.host_id} & {lender.id, lender.host_id} - {None}
            lent = _lent(board, game, row.side_id, loan)
            if together or lent is None or _told(unit, loan.reach):
                continue
            far = any(rule in lender.rules for rule in loan.reach.far)
            distance = loan.reach.within + (loan.reach.farther if far else 0)
            found.append((loan.reach.unsaid, distance))
            if loan.reach.lent is not None:
                found.append((loan.reach.lent, lent[1]))
    return _with(unit, found)


def _told(unit: Unit, reach: Reach) -> bool:
    """Return whether a player has told whether a unit is near enough, and nobody moved since."""
    told = reach.said
    return told is not None and (unit.has(told.far) or unit.has(told.near))


def _told_near(unit: Unit, loan: Loan) -> bool:
    told = None if loan.reach is None else loan.reach.said
    return told is not None and unit.has(told.near)


def _with(unit: Unit, found: Sequence[tuple[str, int | None]]) -> Unit:
    more = SpecialRules(frozenset(found))
    return replace(unit, rules=unit.rules | more) if found else unit


def _lender(board: Board, side: int, loan: Loan) -> UnitRow | None:
    """Return who of a side lends something, if he stands."""
    rows = (row for row in board.units if row.side_id == side and loan.of in row.rules)
    return next((row for row in rows if not row.destroyed), None)


def _within(game: Ruleset, unit: Unit, loan: Loan) -> bool:
    """Return whether who lends a value is in the unit, which has not the best in it anyway."""
    return (
        loan.field is not None
        and loan.field not in game.best
        and any(member.rules.holds(loan.of) for member in unit.body.joined)
    )


def _lent(board: Board, game: Ruleset, side: int, loan: Loan) -> tuple[str, int | None] | None:
    """Return the rule that is lent now with its number, None for nothing."""
    try:
        return loan.rule, lend(board, game, side, loan)
    except Refusal:
        return None
