"""Random tables and charts, read from checked data files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.books.sourced import Sourced
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier


class _RowData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    least: int
    most: int


class _TableData(Sourced):
    id: str = Field(pattern=r"^[a-z0-9-]+$")
    dice: str
    rows: tuple[_RowData, ...] = Field(min_length=1)


class _ChartData(Sourced):
    id: str = Field(pattern=r"^[a-z0-9-]+$")
    rows: str
    columns: str
    cells: Mapping[str, tuple[int | str, ...]]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a random table: its id and the totals that lead to it.

    Its texts are `table-<table>-<row>`.
    """

    id: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Table:
    """A random table: the first row also takes lower totals, the last one higher totals.

    Attributes:
        witness: The witness of the game's layer that it rests on, None where the text has it.
    """

    id: str
    source: str
    dice: Amount
    rows: tuple[Row, ...]
    witness: str | None = None

    def row(self, total: int) -> Row:
        """Return the row of a total; totals beyond the table count as its ends."""
        for row in self.rows:
            if total <= row.most:
                return row
        return self.rows[-1]

    def roll(self, dice: Dice, label: str, *modifiers: Modifier) -> tuple[int, Row]:
        """Roll on it; return the modified total and the row."""
        total = dice.sum(
            self.dice.count,
            label,
            die=plain_die(self.dice.sides),
            modifiers=modifiers,
            plus=self.dice.plus + sum(modifier.value for modifier in modifiers),
        )
        return total, self.row(total)


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart without dice: a value for each row and column.

    Attributes:
        rows: What the rows are.
        columns: What the columns are.
        cells: Values by row, columns counted from 1.
        witness: The witness of the game's layer that it rests on, None where the text has it.
    """

    id: str
    source: str
    rows: str
    columns: str
    cells: tuple[tuple[int, tuple[int | str, ...]], ...]
    witness: str | None = None

    def cell(self, row: int, column: int) -> int | str:
        """Return a cell; raises KeyError for a row the chart lacks, IndexError for a column."""
        if column < 1:
            raise IndexError(column)
        return dict(self.cells)[row][column - 1]

    def __iter__(self) -> Iterator[tuple[int, tuple[int | str, ...]]]:
        return iter(self.cells)


_TABLE: Final = TypeAdapter(_TableData)
_CHART: Final = TypeAdapter(_ChartData)


def load_table(file: Traversable) -> Table:
    """Read and check a random table; its rows must follow each other without a gap.

    Raises:
        ValueError: the file does not hold a sound table.
    """
    data = _TABLE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    for before, after in zip(data.rows, data.rows[1:], strict=False):
        if after.least != before.most + 1:
            msg = f"{data.id}: {after.id} does not follow {before.id}"
            raise ValueError(msg)
    rows = tuple(Row(row.id, row.least, row.most) for row in data.rows)
    return Table(data.id, data.source, read_amount(data.dice), rows, data.witness)


def load_chart(file: Traversable) -> Chart:
    """Read and check a chart; every row must have as many cells.

    Raises:
        ValueError: the file does not hold a sound chart.
    """
    data = _CHART.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    if len({len(cells) for cells in data.cells.values()}) != 1:
        msg = f"{data.id}: rows of different lengths"
        raise ValueError(msg)
    cells = tuple((int(row), values) for row, values in data.cells.items())
    return Chart(data.id, data.source, data.rows, data.columns, cells, data.witness)
