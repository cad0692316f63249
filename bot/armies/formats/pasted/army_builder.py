"""Lists that Army Builder prints: as text, and as its tables when they are copied.

    20 Goblins @ 180.0 Pts
        Spears; Musician
    State Troops (10, 90 pts)
    Total Roster Cost: 1110.0

A table has a row of headings, and one for each kind of models of a unit: their number, profile and
cost. A row that ends with a cost in square brackets is part of the unit above.

    Unit Name ## Mv WS BS S T W I A Ld Sv Cost
    Clanrats 28 5 3 3 3 3 1 4 1 5 5+ 259
    Spear; Shield; Musician
    Clawleader 1 5 3 3 3 3 1 4 2 5 5+ [10]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.pasted.costs import counted, digits
from bot.armies.formats.pasted.entry import Entry, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import is_about_list
from bot.armies.formats.pasted.pasted_lines import PastedLine

_COST: Final = re.compile(
    r" @ (?P<part>\[)?(?P<points>\d{1,5})(?:\.\d)?\]? Pts?\b(?P<rest>.*)", re.IGNORECASE
)
_GROUP: Final = re.compile(
    r"(?P<name>.{1,80}?) ?\((?P<models>\d{1,3}) ?[,#x]? ?, ?(?P<points>\d{1,4}) ?pts\)",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(
    r"total (?:roster |army )?(?:cost)?:? ?(?P<points>\d{1,2}[., ]\d{3}|\d{1,5})(?:\.\d)?",
    re.IGNORECASE,
)
_TITLE: Final = re.compile(
    r"(?:\d{1,5}|unlimited) ?pts ?- ?(?P<name>.{2,60}?)(?: roster)?", re.IGNORECASE
)
_HEADINGS: Final = re.compile(r"(?:unit )?name ##? .{8,90}\bcost")
_ENDS: Final = re.compile(r"(?:option footnotes|models in army|validation (?:results|report))\b")
_VALUE: Final = re.compile(r"[-–]|[-+*×x/()\dD]*\d[-+*×x/()\dD]*|\*|S")
"""A value of a profile in a row: `4`, `5/6`, `3+*`, `D6+1`, `-`."""
_FEWEST_VALUES: Final = 5
_MOST_WORDS: Final = 6
"""Words in a row among its values: its type, what it has in short."""
_LONGEST_WORD: Final = 6
_LONGEST_ROW: Final = 200
_OPTION_WORDS: Final = 4
_SURE: Final = 86
_LEAST: Final = 2


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    tabled = any(
        len(line.told) <= _LONGEST_ROW and _HEADINGS.search(_bare(line.told)) for line in lines
    )
    grouped = sum(")" in line.text and _group(line) is not None for line in lines if not line.long)
    priced = sum(" @ " in line.text for line in lines)
    if not (tabled or grouped or priced):
        return None
    reader = _Reader()
    for line in lines:
        reader.take(line)
    reader.close()
    if len(reader.entries) < (1 if tabled else _LEAST):
        return None
    return Recognised("army-builder", _SURE, reader.entries, reader.name, total=reader.total)


def _bare(text: str) -> str:
    """Return a row without the bars of a table."""
    return " ".join(text.replace("|", " ").split()) if "|" in text else text


def _group(line: PastedLine) -> re.Match[str] | None:
    """Return what a line says of a unit and of who goes with it, None for another line."""
    return _GROUP.fullmatch(_bare(line.text))


class _Reader:
    """A reader of such a list, line by line."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.name: str | None = None
        self.total: Total | None = None
        self._rows: list[Entry] = []  # the rows with a cost of the group that is read
        self._group: Entry | None = None
        self._over = False

    def take(self, line: PastedLine) -> None:
        """Read a line."""
        if self._over or line.long:
            return
        text = _bare(line.text).lstrip("×^* ")
        told = line.told.strip("| ")
        group, title, stated = (
            _GROUP.fullmatch(text),
            _TITLE.fullmatch(text),
            _TOTAL.fullmatch(text),
        )
        row = None if group else _row(text, line.number)
        entry = None if group or row else _listed(line)
        if _ENDS.match(told):
            self._over = True
        elif group is not None:
            self.close()
            self._group = Entry(
                line.number, group["name"], digits(group["points"]), int(group["models"])
            )
        elif row is not None:
            (self._rows if self._group else self.entries).append(row)
        elif entry is not None:
            self.close()
            self.entries.append(entry)
        elif title is not None and not self.entries and self._group is None:
            self.name = title["name"]
        elif stated is not None:
            self.total = Total(line.number, text, digits(stated["points"].removesuffix(".0")))
        else:
            self._below(text, told)

    def close(self) -> None:
        """Note the units of a group: who goes together costs together what each of them does."""
        group, rows = self._group, self._rows
        self._group, self._rows = None, []
        if group is None:
            return
        if len(rows) > 1 and sum(row.points or 0 for row in rows) == group.points:
            self.entries += rows
            return
        for option in (option for row in rows for option in row.options):
            add_options(group, option, apart=False)
        self.entries.append(group)

    def _below(self, text: str, told: str) -> None:
        """Read what a unit has: short words with semicolons between them, or a part of it."""
        holder = self._rows[-1] if self._rows else self._group
        holder = holder or (self.entries[-1] if self.entries else None)
        if holder is None or told.startswith("composition") or is_about_list(told):
            return
        bare = _COST.sub("", text)
        parts = bare.split(";") if ";" in bare else bare.split(",")
        for option in (part.strip(" .^") for part in parts):
            words = option.split()
            short = 1 <= len(words) <= _OPTION_WORDS and words[0][:1].isalnum()
            if short and words[-1][:1].isalpha() and "]" not in option:
                add_options(holder, option, apart=False)


def _row(text: str, number: int) -> Entry | None:
    """Return the models that a row of a table is for, None where it is part of a unit, or none."""
    if len(text) > _LONGEST_ROW or not text[-1:].isdecimal():
        return None
    words = text.split()
    for index in range(1, len(words) - _FEWEST_VALUES):
        count, between = words[index], words[index + 1 : -1]
        values = sum(_VALUE.fullmatch(word) is not None for word in between)
        others = [word for word in between if _VALUE.fullmatch(word) is None]
        short = len(others) <= _MOST_WORDS and all(len(each) <= _LONGEST_WORD for each in others)
        if count.isdecimal() and len(count) < _OPTION_WORDS and values >= _FEWEST_VALUES and short:
            return Entry(number, " ".join(words[:index]), digits(words[-1]), int(count))
    return None


def _listed(line: PastedLine) -> Entry | None:
    """Return the unit that a line of the text form is, None for another line."""
    if line.mark and line.mark != "•":
        return None
    cost = _COST.search(line.text)
    if cost is None or not cost.start() or cost["part"]:
        return None
    models, name = counted(line.text[: cost.start()])
    entry = Entry(line.number, name, digits(cost["points"]), models)
    add_options(entry, cost["rest"].strip(" -:;"), apart=False)
    return entry
