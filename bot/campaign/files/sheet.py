"""Battles as a spreadsheet: written as CSV, and read back with line and column of errors."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from bot.campaign.scoring.result import OUTCOMES
from bot.store.tables.campaign import Outcome
from rulesets.refusal import Refusal

HEADINGS: Final = (
    "number",
    "day",
    "season",
    "round",
    "game",
    "first",
    "second",
    "first_faction",
    "second_faction",
    "outcome",
    "first_points",
    "second_points",
    "size",
    "state",
    "note",
    "region",
)
_NEEDED: Final = ("first", "second", "outcome")
_CALCULATED: Final = ("=", "+", "-", "@", "\t", "\r")
"""Signs that a spreadsheet takes for the beginning of a formula."""
_QUOTE: Final = "'"
"""The sign before such a cell, and before a cell that begins with it: it is text."""
_STATES: Final = ("proposed", "confirmed", "disputed", "settled", "void")
_LONGEST_WORDS: Final = 400
_LONGEST_NAME: Final = 100
_MOST_NUMBER: Final = 900_000
"""Largest number of a battle: later ones still fit into commands and files."""
_MOST_ROUND: Final = 999
_MOST_SCORE: Final = 10_000_000
_MOST_SIZE: Final = 100_000
_EARLIEST: Final = datetime(1980, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(2039, 1, 1, tzinfo=UTC)
"""A campaign's file takes no later moment."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A battle of a spreadsheet; what a cell leaves open is None.

    Attributes:
        line: Where it ends in the file, from 1.
        at: Noon of the day, in milliseconds since 1970.
    """

    line: int
    first: str
    second: str
    outcome: Outcome
    number: int | None = None
    at: int | None = None
    season: int | None = None
    round: int | None = None
    game: str | None = None
    first_faction: str | None = None
    second_faction: str | None = None
    points: tuple[int, int] | None = None
    size: int | None = None
    state: str | None = None
    note: str = ""
    region: str = ""


def noon(day: datetime) -> int:
    """Return noon of a day, in milliseconds since 1970."""
    return int(day.replace(hour=12, tzinfo=UTC).timestamp() * 1000)


def day_of(at: int) -> str:
    """Return the day of a moment as a spreadsheet takes it."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def write_sheet(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> bytes:
    """Return rows as CSV, with no cell that a spreadsheet takes for a formula."""
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(headings)
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    return stream.getvalue().encode("utf-8-sig")


def _cell(value: object) -> object:
    if isinstance(value, str) and value.startswith((*_CALCULATED, _QUOTE)):
        return f"{_QUOTE}{value}"
    return value


def _plain(cell: str) -> str:
    """Return the text that was written into a cell."""
    if cell.startswith(_QUOTE) and cell[1:].startswith((*_CALCULATED, _QUOTE)):
        return cell[1:]
    return cell


def read_sheet(content: bytes) -> Iterator[SheetRow]:
    """Yield the battles of a CSV file, comma or semicolon between its cells.

    Raises:
        Refusal: `csv-unread`, `csv-column-missing`, `csv-column-unknown`, `csv-column-twice`,
            `csv-cell` with line and column.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("csv-unread") from None
    first = text.partition("\n")[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        headings = _headings(next(rows, []))
        for cells in rows:
            if any(cell.strip() for cell in cells):
                yield _row(rows.line_num, headings, cells)
    except csv.Error:
        raise Refusal("csv-unread") from None


def _headings(cells: list[str]) -> list[str]:
    found = [cell.strip().casefold() for cell in cells]
    for heading in _NEEDED:
        if heading not in found:
            raise Refusal("csv-column-missing", column=heading, names=", ".join(HEADINGS))
    for heading in found:
        if heading not in HEADINGS:
            raise Refusal("csv-column-unknown", column=heading[:40], names=", ".join(HEADINGS))
        if found.count(heading) > 1:
            raise Refusal("csv-column-twice", column=heading)
    return found


def _row(line: int, headings: list[str], cells: list[str]) -> SheetRow:
    if len(cells) > len(headings):
        raise wrong(line, headings[-1], ", ".join(cells[len(headings) :]), "many")
    padded = [*cells, *[""] * (len(headings) - len(cells))]
    row = {name: _plain(cell.strip()) for name, cell in zip(headings, padded, strict=True)}
    read = _Cells(line, row)
    outcome: Outcome = read.one_of("outcome", OUTCOMES) or "draw"
    if not row["outcome"]:
        raise wrong(line, "outcome", "", "outcome")
    first, second = read.words("first"), read.words("second")
    if not first:
        raise wrong(line, "first", "", "player")
    if bool(second) is (outcome == "bye"):
        raise wrong(line, "second", second, "bye" if second else "player")
    return SheetRow(
        line,
        first,
        second,
        outcome,
        read.whole("number", 1, _MOST_NUMBER),
        read.day(),
        read.whole("season", 1, _MOST_ROUND),
        read.whole("round", 1, _MOST_ROUND),
        row.get("game"),
        read.words("first_faction") if "first_faction" in row else None,
        read.words("second_faction") if "second_faction" in row else None,
        read.points(),
        read.whole("size", 1, _MOST_SIZE),
        read.one_of("state", _STATES),
        read.words("note", _LONGEST_WORDS),
        read.words("region"),
    )


class _Cells:
    """The cells of a line by column."""

    def __init__(self, line: int, row: Mapping[str, str]) -> None:
        self._line = line
        self._row = row

    def words(self, column: str, most: int = _LONGEST_NAME) -> str:
        """Return a cell's words."""
        text = self._row.get(column, "")
        if len(text) > most or not text.isprintable():
            raise wrong(self._line, column, text, "words", most=most)
        return text

    def whole(self, column: str, least: int, most: int) -> int | None:
        """Return a whole number, None for an empty cell."""
        text = self._row.get(column, "")
        if not text:
            return None
        digits = text.removeprefix("-")
        plain = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most))
        if not plain or not least <= int(text) <= most:
            raise wrong(self._line, column, text, "whole", least=least, most=most)
        return int(text)

    def one_of(self, column: str, allowed: tuple[Any, ...]) -> Any:
        """Return one of some words, None for an empty cell."""
        text = self._row.get(column, "").casefold()
        if text and text not in allowed:
            raise wrong(self._line, column, text, "choice", names=", ".join(allowed))
        return text or None

    def day(self) -> int | None:
        """Return noon of a day, None for an empty cell."""
        text = self._row.get("day", "")
        if not text:
            return None
        try:
            day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
        except ValueError:
            raise wrong(self._line, "day", text, "day") from None
        if not _EARLIEST <= day < _LATEST:
            raise wrong(self._line, "day", text, "day")
        return noon(day)

    def points(self) -> tuple[int, int] | None:
        """Return victory points of both, None where neither is told."""
        names = ("first_points", "second_points")
        scored, conceded = (self.whole(name, -_MOST_SCORE, _MOST_SCORE) for name in names)
        if scored is None and conceded is None:
            return None
        if scored is None or conceded is None:
            raise wrong(self._line, names[0] if scored is None else names[1], "", "half")
        return scored, conceded


def wrong(line: int, column: str, text: str, kind: str, **facts: Any) -> Refusal:
    """Return the refusal of a cell.

    Args:
        line: Its line.
        column: Its column.
        text: What stands in it.
        kind: What is wrong: a key of the sentence.
        facts: What else the sentence tells.
    """
    told = {"least": None, "most": None, "names": None, **facts}
    whole = {name: str(fact) if isinstance(fact, int) else fact for name, fact in told.items()}
    return Refusal(
        "csv-cell", line=str(line), column=column, text=text[:40] or None, kind=kind, **whole
    )


def resolved(names: Iterable[tuple[str, int]], fold: Callable[[str], str]) -> dict[str, int | None]:
    """Return the ids of people by folded name, None for a name that several have."""
    found: dict[str, int | None] = {}
    for name, person in names:
        key = fold(name)
        found[key] = None if key in found else person
    return found
