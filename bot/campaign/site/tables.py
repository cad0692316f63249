"""Tables of a site, and what is drawn beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

NO_LEGEND: Final = Markup()


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        name: Its heading.
        number: Whether it holds numbers.
        wider: Whether narrow screens go without it.
        kept: Whether what stands in it stays in one line.
    """

    name: str
    number: bool = False
    wider: bool = False
    kept: bool = False

    @property
    def look(self) -> Markup:
        """The attribute by which its cells have their look, with a space before it."""
        looks = " ".join(look for look in ("number", "wider", "kept") if getattr(self, look))
        return Markup(' class="{}"').format(looks) if looks else Markup()


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a row, with something less weighty behind it.

    Attributes:
        plain: Whether it is no weightier than that, as of two who drew.
    """

    text: str
    small: str = ""
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table.

    Attributes:
        rows: Its rows, cells in order of the columns, a `Name` in the column that names them; they
            are read once.
        label: What it holds, read out where it is scrolled.
    """

    columns: Sequence[Column]
    rows: Iterable[Sequence[object]]
    label: str

    @property
    def naming(self) -> int:
        """The position of the column that names its rows: the first that is no number."""
        return next(index for index, column in enumerate(self.columns) if not column.number)


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing with its numbers as a table.

    Attributes:
        chart: The drawing.
        table: What it shows, in numbers.
        legend: Which of its lines or parts is what.
        about: What it tells, empty where the title says it.
    """

    title: str
    chart: Markup
    table: Table
    legend: Markup = NO_LEGEND
    about: str = ""
