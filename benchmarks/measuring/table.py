"""The rows that benchmarks give, and the table they are printed as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Unit = Literal["ms", "s", "MB", "/s"]

_MORE_IS_BETTER: Final = frozenset({"/s"})
_HEADINGS: Final = ("benchmark", "what", "Vexille", "other", "ratio", "against")
_WIDTHS: Final = ("<13", "<40", ">13", ">13", ">11", "")


@dataclass(frozen=True, slots=True)
class Row:
    """A figure of ours beside another.

    Attributes:
        what: What was measured.
        ours: Our figure, in `unit`.
        other: The other figure, in the same unit: a rival's, a bare bot's, or a limit; None where
            ours is told for itself.
        against: What the other figure is of.
        unit: The unit of both.
        goal: The least ratio that is good; what falls short of it is marked.
        note: What else there is to say.
    """

    what: str
    ours: float
    other: float | None = None
    against: str = ""
    unit: Unit = "ms"
    goal: float | None = None
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """Return how many times better ours is: over 1 is quicker, smaller, or more a second."""
        if self.other is None:
            return None
        if self.unit in _MORE_IS_BETTER:
            return self.ours / self.other
        return self.other / self.ours

    @property
    def missed(self) -> bool:
        """Tell whether the ratio falls short of its goal."""
        return self.goal is not None and self.ratio is not None and self.ratio < self.goal


def heading() -> str:
    """Return the line over the table."""
    return _line(*_HEADINGS)


def line(benchmark: str, row: Row) -> str:
    """Return a row as a line of the table."""
    figures = (
        "" if figure is None else f"{_short(figure)} {row.unit}" for figure in (row.ours, row.other)
    )
    ratio = "" if row.ratio is None else f"{row.ratio:.2f} x{' !' if row.missed else ''}"
    return _line(benchmark, row.what, *figures, ratio, f"{row.against}  {row.note}")


def _short(figure: float) -> str:
    digits = 4 if figure < 1 else 2 if figure < 100 else 0
    return f"{figure:,.{digits}f}"


def _line(*cells: str) -> str:
    padded = (f"{cell:{width}}" for cell, width in zip(cells, _WIDTHS, strict=True))
    return "  ".join(padded).rstrip()
