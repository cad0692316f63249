"""Armies as spreadsheets keep them: a row of headings, then a unit a row.

`name` (or `unit`, `nom`, `unité`) is the one heading that must be there; `models`, `size`, `lost`
and `rules` may be, and whatever the game's profile has, by its signs or names.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.armies.roster import (
    LONGEST_LINE,
    MOST_UNITS,
    Findings,
    Lexicon,
    Roster,
    check_counts,
)
from bot.texts.names import clean, fold
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

_Own: TypeAlias = Literal["name", "models", "size", "carried", "rules", "weapons"]

_HEADINGS: Final[dict[_Own, tuple[str, ...]]] = {
    "name": ("name", "unit", "unit name", "nom", "unite", "nom de l'unite"),
    "models": (
        "models",
        "count",
        "number",
        "nb",
        "nbre",
        "qty",
        "quantity",
        "figurines",
        "nombre",
        "effectif",
        "quantite",
    ),
    "size": ("size", "starting size", "taille"),
    "carried": ("lost", "wounds lost", "pv perdus"),
    "rules": ("rules", "special rules", "regles", "regles speciales"),
    "weapons": ("weapons", "armes"),
}
_DELIMITERS: Final = ",;\t"
_MOST_COLUMNS: Final = 100
_DRAWN: Final = 4000
_HEAD: Final = 2
"""Rows that show a drawn table: its headings, and the line below them."""
_CALCULATED: Final = "=+-@\t\r"
"""What a spreadsheet takes for the beginning of a formula."""


_TOTAL: Final = re.compile(
    r"(?:[^\W\d_]+[\s-]+){0,2}(?:sub|sous-?)?(?:totals?|totaux)\W*", re.IGNORECASE
)
"""The name of a row that is no unit."""


@dataclass(frozen=True, slots=True)
class _Header:
    """The meaning of each column; None for one that nobody knows."""

    columns: tuple[_Own | ProfileField | None, ...]
    words: tuple[str, ...]
    delimiter: str


def without_bars(text: str) -> str:
    """Return a table as chats draw it, a bar around each cell, as a spreadsheet."""
    rows = [row.strip() for row in text[:_DRAWN].strip().splitlines()[:_HEAD]]
    if len(rows) < _HEAD or not all(row.startswith("|") and row.endswith("|") for row in rows):
        return text
    if set(rows[1]) - set("|-: "):
        return text
    cells = [row.strip().strip("|").replace(";", ",") for row in text.strip().splitlines()]
    del cells[1]
    return "\n".join(";".join(cell.strip() for cell in row.split("|")) for row in cells)


def looks_like_csv(text: str, lexicon: Lexicon) -> bool:
    """Return whether a text begins with headings of ours."""
    return _header(text, lexicon) is not None


def read_csv(text: str, lexicon: Lexicon) -> Roster:
    """Read an army from a spreadsheet.

    Raises:
        Refusal: `army-csv-headings` without a column of names, `army-empty`.
    """
    header = _header(text, lexicon)
    if header is None:
        raise Refusal("army-csv-headings")
    found = Findings()
    again = lru_cache(maxsize=MOST_UNITS)(lexicon.read_rules)  # many rows have the same
    lexicon = replace(lexicon, read_rules=again)
    for column, word in zip(header.columns, header.words, strict=True):
        if column is None and word.strip():
            found.report(Refusal("army-unknown-heading", text=word.strip()[:40]), word, 1)
    for number, row in _rows(text, header.delimiter, found):
        if found.full:
            break
        if any(cell.strip() for cell in row):
            _read_row(row, header, lexicon, found, number)
    return found.roster()


def _header(text: str, lexicon: Lexicon) -> _Header | None:
    stripped = text.lstrip("\N{ZERO WIDTH NO-BREAK SPACE}")
    first = stripped.partition("\n")[0].strip("\r")
    if len(first) > LONGEST_LINE:
        return None
    for delimiter in _DELIMITERS:
        try:
            words = next(csv.reader([first], delimiter=delimiter), [])
        except csv.Error:
            continue
        columns = tuple(_column(word, lexicon) for word in words[:_MOST_COLUMNS])
        known = [column for column in columns if column is not None]
        if "name" in known and len(known) > 1:
            return _Header(columns, tuple(words[:_MOST_COLUMNS]), delimiter)
    return None


def _column(word: str, lexicon: Lexicon) -> _Own | ProfileField | None:
    folded = fold(word.strip())
    for own, names in _HEADINGS.items():
        if folded in names:
            return own
    return lexicon.field(word)


def _rows(text: str, delimiter: str, found: Findings) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        next(reader, None)
        last = reader.line_num
        for row in reader:
            yield last + 1, row
            last = reader.line_num
    except csv.Error:
        # A quote that never closes swallows the rest: what stands before it was read.
        found.report(Refusal("army-csv-broken"), "", reader.line_num)


def _read_row(
    row: Sequence[str], header: _Header, lexicon: Lexicon, found: Findings, line: int
) -> None:
    given: dict[_Own, str] = {}
    values: dict[str, Amount] = {}
    subject = next((cell for cell in row if cell.strip()), "")
    for column, cell in zip(header.columns, row, strict=False):
        if isinstance(column, ProfileField):
            try:
                value = lexicon.value(column, cell)
            except Refusal as refusal:
                found.report(refusal, subject, line)
                continue
            if value is not None:
                values.setdefault(column.id, value)
        elif column is not None and cell.strip():
            given.setdefault(column, cell.strip())
    if _TOTAL.fullmatch(given.get("name", "")):
        found.report(Refusal("army-line-no-values"), subject, line)
        return
    try:
        found.add(_unit(given, values, lexicon), line)
    except Refusal as refusal:
        found.report(refusal, subject, line)


def _unit(given: dict[_Own, str], values: dict[str, Amount], lexicon: Lexicon) -> Unit:
    models = _number(given.get("models") or given.get("size") or "1")
    size = _number(given.get("size") or str(models))
    carried = _number(given.get("carried") or "0")
    check_counts(models, size, carried)
    rules = lexicon.read_rules(given["rules"].replace(";", ",")) if "rules" in given else NO_RULES
    name = clean(given.get("name", "").removeprefix("'"))
    weapons = lexicon.read_weapons(given.get("weapons", ""))
    held = tuple(values.items())
    return Unit(name, models, size, carried, held, rules, (), models, weapons=weapons)


def _number(text: str) -> int:
    bare = text.strip().lstrip("x×").strip()
    if not (bare.isascii() and bare.isdigit() and len(bare) <= len(str(MOST_MODELS))):
        raise Refusal("too-many-models", most=MOST_MODELS)
    return int(bare)


def write_csv(units: Sequence[Unit], lexicon: Lexicon, rule_name: Callable[[str], str]) -> str:
    """Return units as a spreadsheet; `read_csv` gives the same units."""
    held = {field for unit in units for field, _ in unit.profile}
    fields = [field for field in lexicon.fields if field.id in held]
    # The id of a field is never one of the headings: `size` would be both.
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    armed = any(unit.weapons for unit in units)
    last = ["rules", "weapons"] if armed else ["rules"]
    writer.writerow(["name", "models", "size", "lost", *(f.signs[0] for f in fields), *last])
    for unit in units:
        values = dict(unit.profile)
        cells = [str(values.get(field.id, "")) for field in fields]
        rules = ", ".join(
            rule_name(rule) + (f" ({n})" if (n := unit.rules.number(rule)) is not None else "")
            for rule in unit.rules
        )
        shown = f"'{unit.name}" if unit.name[:1] in f"{_CALCULATED}'" else unit.name
        carries = ["; ".join(unit.weapons)] if armed else []
        writer.writerow([shown, unit.models, unit.size, unit.carried, *cells, rules, *carries])
    return out.getvalue()
