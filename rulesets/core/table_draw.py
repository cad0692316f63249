"""A plain draw on any of a game's random tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.core.parameter import Choice, Parameter, Whole
from rulesets.core.procedure import Procedure
from rulesets.core.table import Table
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier

_MOST = 20


@dataclass(frozen=True, slots=True)
class TableDraw:
    """The row a draw leads to, `<table>-<row>`; its text is `table-<table>-<row>`."""

    row: str
    total: int | None = detail()


def draws_on(tables: Sequence[Table]) -> Procedure:
    """Return the procedure that draws on one of a game's tables, modifiers included.

    What a row does to the units concerned is the business of the procedure that owns the table.
    """
    by_id = {table.id: table for table in tables}

    def table_draw(dice: Dice, *, table: str, modifier: int = 0) -> TableDraw:
        modifiers = (Modifier("other", modifier),) if modifier else ()
        total, row = by_id[table].roll(dice, "table-draw", *modifiers)
        return TableDraw(f"{table}-{row.id}", total)

    sources = ", ".join(table.source for table in tables)
    parameters = (
        Parameter("table", Choice(tuple(by_id))),
        Parameter("modifier", Whole(-_MOST, _MOST), 0),
    )
    return Procedure(
        "table_draw", table_draw, parameters, sources, command="table", repeatable=True
    )
