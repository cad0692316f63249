"""A plain draw on any of a game's random tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.core.books.table import Table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Parameter, Whole
from rulesets.core.declaring.procedure import Procedure
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

    What a row does to the units concerned is the business of the procedure that owns the table. A
    draw on a table that the game's text lacks says what it rests on.
    """
    by_id = {table.id: table for table in tables}

    def table_draw(dice: Dice, *, table: str, modifier: int = 0) -> TableDraw:
        modifiers = (Modifier("other", modifier),) if modifier else ()
        total, row = by_id[table].roll(dice, "table-draw", *modifiers)
        return TableDraw(f"{table}-{row.id}", total)

    def rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
        witness = by_id[arguments["table"]].witness
        return () if witness is None else (witness,)

    sources = ", ".join(table.source for table in tables)
    named = tuple(dict.fromkeys(table.witness for table in tables if table.witness is not None))
    parameters = (
        Parameter("table", Choice(tuple(by_id))),
        Parameter("modifier", Whole(-_MOST, _MOST), 0),
    )
    return Procedure(
        "table_draw",
        table_draw,
        parameters,
        sources,
        command="table",
        repeatable=True,
        beyond=Beyond("borrowed-table", named, rests=rests) if named else None,
    )
