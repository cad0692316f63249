"""Lists as New Recruit and BattleScribe print them, copied from a page or a document.

    Ford Wardens - My list - (575 pts)
    Characters (120 pts)
    Captain (1) • Captain: General, Shield
    (120 pts)
    Model: Captain
    Weapon: Hand Weapon
    Core (455 pts)
    Spearmen (20) Musician, Champion
    (455 pts) • Musician
    • 20x Spearman: Shield

A unit is a name with its number of models; its cost begins one of the lines below.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.pasted.costs import digits, split_options
from bot.armies.formats.pasted.entry import Entry, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.pasted_lines import PastedLine

_TITLE: Final = re.compile(
    r"[^()]{2,60}? - (?P<name>[^()]{1,60}?) - \((?P<points>[\d,. ]{1,7}) ?(?:pts|points)\)",
    re.IGNORECASE,
)
_UNIT: Final = re.compile(r"(?P<name>[^()•:]{2,60}?) \((?P<models>\d{1,3})\)(?P<borne>(?: .*)?)")
_COST: Final = re.compile(
    r"\((?P<points>\d{1,2},\d{3}|\d{1,4}) ?(?:pts|points)\)(?P<borne>(?: .*)?)", re.IGNORECASE
)
_KEYED: Final = re.compile(r"[^\W\d][^:()]{1,30}:")
_NEAR: Final = 3
"""Lines between a unit and its cost, which its options may fill."""
_LEAST: Final = 2
_SURE: Final = 89


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    costs = sum(
        line.text.startswith("(") and _COST.fullmatch(line.text) is not None for line in lines
    )
    if costs < _LEAST:
        return None
    reader = _Reader()
    for line in lines:
        reader.take(line)
    if len(reader.entries) < _LEAST or 2 * len(reader.entries) < costs:
        return None
    return Recognised(
        "battlescribe", _SURE, reader.entries, reader.name, reader.system, reader.total
    )


class _Reader:
    """A reader of such a list, line by line."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.name: str | None = None
        self.system = ""
        self.total: Total | None = None
        self._unit: Entry | None = None  # the unit whose cost is to come
        self._left = 0
        self._listed = False  # whether lines below say what the last unit has

    def take(self, line: PastedLine) -> None:
        """Read a line."""
        if line.long:
            return
        title, cost = _TITLE.fullmatch(line.text), _COST.fullmatch(line.text)
        if title is not None and not self.entries:
            self.name = title["name"]
            self.total = Total(line.number, line.text, digits(title["points"]))
        elif cost is not None and self._unit is not None:
            self._unit.points = digits(cost["points"])
            self.entries.append(self._unit)
            self._bear(cost["borne"])
            self._unit, self._listed = None, True
        elif line.mark == "•" and self._listed:
            self._bear(line.text)
        else:
            self._begin(line)

    def _begin(self, line: PastedLine) -> None:
        """Keep a unit until its cost comes, or leave what tells of its profile."""
        unit = None if line.mark or _KEYED.match(line.text) else _UNIT.fullmatch(line.text)
        self._left -= 1
        if unit is not None:
            self._unit = Entry(line.number, unit["name"], None, int(unit["models"]))
            self._bear(unit["borne"])
            self._left, self._listed = _NEAR, False
        elif self._left < 0 or _KEYED.match(line.text):
            self._unit, self._listed = None, False

    def _bear(self, text: str) -> None:
        """Note what a unit has; its models, and what they are called by, are no options."""
        entry = self._unit or self.entries[-1]
        for part in text.split("•"):
            bare = part.strip()
            head, sign, borne = bare.partition(": ")
            kept = borne if sign and (head == entry.name or head[:1].isdecimal()) else bare
            if head != "Unit" and (sign or not bare[:1].isdecimal()):
                for option in split_options(kept):
                    if option not in entry.options:
                        add_options(entry, option, apart=False)
