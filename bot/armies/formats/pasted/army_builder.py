"""Lists that Army Builder prints: the number of models, the name, `@` and the cost.

20 Goblins @ 180.0 Pts
    Spears; Musician
State Troops (10, 90 pts)
Total Roster Cost: 1110.0
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.pasted.costs import counted, digits
from bot.armies.formats.pasted.entry import Entry, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import is_about_list
from bot.armies.formats.pasted.pasted_lines import PastedLine, folded

_COST: Final = re.compile(
    r" @ (?P<part>\[)?(?P<points>\d{1,5})(?:\.\d)?\]? Pts?\b(?P<rest>.*)", re.IGNORECASE
)
_GROUP: Final = re.compile(
    r" \((?P<models>\d{1,3}) ?[,#x]? ?, ?(?P<points>\d{1,4}) ?pts\)", re.IGNORECASE
)
_TOTAL: Final = re.compile(
    r"total (?:roster |army )?cost:? (?P<points>\d{1,2}[., ]\d{3}|\d{1,5})(?:\.\d)?", re.IGNORECASE
)
_TITLE: Final = re.compile(r"(?P<points>\d{1,5}) ?pts ?- ?(?P<name>.{2,60})", re.IGNORECASE)
_SURE: Final = 82
_LEAST: Final = 2


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    entries: list[Entry] = []
    total: Total | None = None
    name: str | None = None
    for line in lines:
        stated, title = _TOTAL.search(line.text), _TITLE.fullmatch(line.text)
        entry = None if line.long else _entry(line)
        if entry is not None:
            entries.append(entry)
        elif stated is not None:
            total = Total(line.number, line.text, digits(stated["points"].split(".0")[0]))
        elif title is not None and not entries:
            name = title["name"]
        elif entries and not line.long and not is_about_list(line.told):
            add_options(entries[-1], _borne(line.text), apart=False)
    if len(entries) < _LEAST:
        return None
    return Recognised("army-builder", _SURE, entries, name, total=total)


def _entry(line: PastedLine) -> Entry | None:
    """Return the unit that a line is, None for another line."""
    if line.mark and line.mark != "•":
        return None
    cost = _COST.search(line.text)
    if cost is not None and cost.start() and not cost["part"]:
        models, name = counted(line.text[: cost.start()])
        entry = Entry(line.number, name, digits(cost["points"]), models)
        add_options(entry, cost["rest"].strip(" -:;"), apart=False)
        return entry
    group = _GROUP.search(line.text)
    if group is None or group.end() != len(line.text):
        return None
    return Entry(
        line.number, line.text[: group.start()], digits(group["points"]), int(group["models"])
    )


def _borne(text: str) -> str:
    """Return what a line below a unit says that it has, without the costs in it."""
    bare = _COST.sub("", text)
    return "" if folded(bare).startswith("composition") else bare
