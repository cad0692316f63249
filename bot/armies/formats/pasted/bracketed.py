"""Lists with costs in square brackets: BattleScribe, New Recruit and Old World Builder as text.

++ Standard (Orcs & Goblins) [1,498pts] ++
+ Core +
Orc Boyz [180pts]: 20x Orc Boy, Musician
++ Core Units [345 pts] ++
16 Marauders [128 pts]
- Hand weapons
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.headings import is_heading
from bot.armies.formats.pasted.costs import counted, digits, split_options
from bot.armies.formats.pasted.entry import Entry, Form, Part, Recognised, Total
from bot.armies.formats.pasted.options import add_options, is_alike
from bot.armies.formats.pasted.parts import is_about_list, is_bare_name, part_of, regiment_of
from bot.armies.formats.pasted.pasted_lines import PastedLine, folded

_COST: Final = re.compile(
    r" ?\[ ?(?P<points>\d{1,2}[., ]\d{3}|\d{1,4})(?:\.\d)? ?(?:pts?|points?)\.?"
    r"(?:,[^\[\]]{0,40})? ?\]",
    re.IGNORECASE,
)
_FRAME: Final = re.compile(r"\+{1,2} ?(?P<title>[^+]{1,120}?) ?\+{1,2}(?: ?\[[^\[\]]{1,20}\])?:?")
_MODELS: Final = re.compile(r"(?P<count>\d{1,3}) ?[x×] ?(?P<name>[^:,(\[]{2,60})")
_STATS: Final = re.compile(r"\[[^\[\]]{1,60}\] \S{1,3}\([^()]{0,12}\)")
"""A profile of Old World Builder, which is not always the game's that is played."""
_STAT: Final = re.compile(r"([^\W\d_]{1,3})\(([^()]{0,12})\)")
_RULES: Final = re.compile(r"(?:special rules|regles speciales)(?: \([^()]*\))? ?:")
_TABLE: Final = re.compile(r"model (?:m |ws ).*|[^\d:]{2,60}(?: (?:\d{1,2}|-|d6)){6,9}")
"""A profile as a page prints it: its signs, and a model's values below them."""
_SIGNED: Final[tuple[tuple[str, Form], ...]] = (
    ("old world builder", "old-world"),
    ("old-world-builder", "old-world"),
    ("battlescribe", "battlescribe"),
    ("new recruit", "new-recruit"),
    ("newrecruit", "new-recruit"),
)
_ENDS: Final = re.compile(r"[(\[\"']*(?:created with|cree avec|https?:|old-world-builder\.com)")
_SYSTEM: Final = re.compile(
    r"warhammer: [^,()\[\]]{3,40}|warhammer fantasy[^,()\[\]]{0,30}|[^,()\[\]]{0,20}\b9th age\b|"
    r"age of sigmar[^,()\[\]]{0,10}",
    re.IGNORECASE,
)
_HEADED_SURE: Final = 75
_SIGNED_SURE: Final = 90
_LEAST: Final = 2
_FEWEST: Final = 5
"""Models of another name than their unit's that are its own; fewer are its crew or what it has."""


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    priced = sum(_COST.search(line.text) is not None for line in lines if not line.long)
    headed = bool(_headings(lines))
    form = next((form for line in lines for form in _signed(line)), None)
    secret = form == "old-world" and headed and not priced
    if not secret and (priced < _LEAST or not (headed or form)):
        return None
    reader = _Reader(lines)
    for line in lines:
        reader.take(line)
    if not reader.entries:
        return None
    sure = _HEADED_SURE if form is None else _SIGNED_SURE
    return Recognised(
        form or "battlescribe",
        sure,
        reader.entries,
        reader.name,
        reader.system,
        reader.total,
        unread=tuple(reader.unread),
    )


def _signed(line: PastedLine) -> list[Form]:
    told = line.told
    return [form for words, form in _SIGNED if words in told and _ENDS.match(told)]


def _headings(lines: Sequence[PastedLine]) -> frozenset[int]:
    """Return the lines that are headings: with a frame, which a page that was printed lost."""
    framed = [
        line
        for line in lines
        if line.mark.startswith("#") or _FRAME.fullmatch(line.text) is not None
    ]
    bare = (line for line in lines if line.headed and _COST.search(line.text) is not None)
    return frozenset(line.number for line in framed or bare)


class _Reader:
    """A reader of such a list, line by line."""

    def __init__(self, lines: Sequence[PastedLine]) -> None:
        self.entries: list[Entry] = []
        self.name: str | None = None
        self.system = ""
        self.total: Total | None = None
        self.unread: list[tuple[int, str]] = []
        bare = any(_COST.search(line.text) for line in lines if not line.mark and not line.long)
        self._headings = _headings(lines)
        heads = sorted(self._headings)
        unmarked = [
            line
            for line in lines
            if not line.mark and _COST.search(line.text) and line.number not in self._headings
        ]
        above = sum(line.number < heads[0] for line in unmarked) if heads else 0
        # Of a list that was copied in part, units may stand above the first heading.
        self._first = heads[0] if heads and above < _LEAST else 0
        self._marked = not (bare and any(line.number > self._first for line in unmarked))
        # Old World Builder hides the costs of a list that the other side is to see.
        self._secret = not any(_COST.search(line.text) for line in lines)
        self._parted = any(line.apart for line in lines[1:])
        self._part: Part = ""
        self._number = 0
        self._general = False
        self._over = False
        self._ruled = False  # whether the line before tells of special rules

    def take(self, line: PastedLine) -> None:
        """Read a line."""
        if self._over or line.long:
            return
        if _STATS.match(line.text):
            if self.entries and not self.entries[-1].values:
                self.entries[-1].values = tuple(_STAT.findall(line.text))
        elif _ENDS.match(line.told):
            self._over = True
        elif line.number in self._headings:
            self._head(line)
        elif self._unit(line):
            self._ruled = False
        else:
            self._below(line)

    def _head(self, line: PastedLine) -> None:
        cost = _COST.search(line.text)
        frame = _FRAME.fullmatch(line.text)
        title = _COST.sub("", line.text if frame is None else frame["title"]).strip(" +:")
        heads = not self.entries and not is_heading(title)
        if cost is not None and (heads or folded(title).startswith("total")):
            self._state(line, digits(cost["points"]))
        part = part_of(folded(title))
        if part is not None:
            number = regiment_of(folded(title))
            self._general = self._general or number == 0
            self._part, self._number = part, 0 if number is None else number + self._general
        elif heads:
            self._title(title)

    def _state(self, line: PastedLine, points: int) -> None:
        """Note what the list says that it costs: the largest number of its headings."""
        if self.total is None or points >= self.total.points:
            self.total = Total(line.number, line.text, points)

    def _title(self, text: str) -> None:
        found = _SYSTEM.search(text)
        self.system = self.system or (found[0].strip(" -(") if found else "")
        if self.name is None and text and found is None:
            self.name = text[:60]

    def _unit(self, line: PastedLine) -> bool:
        """Return whether a line is a unit, and note it."""
        cost = _COST.search(line.text)
        if self._secret and not line.mark and line.number > self._first:
            models, name = counted(line.text)
            if not is_bare_name(name) or (self._parted and not line.apart):
                return False
            self.entries.append(Entry(line.number, name, None, models))
            return True
        if cost is None or (line.mark and not (self._marked and line.mark in "-•*")):
            return False
        if line.number < self._first or not cost.start():
            self._state(line, digits(cost["points"]))
            self._title(line.text[: cost.start()].strip(" -"))
            return True
        if self._part == "none" or line.text.lower().startswith(("total", "++")):
            return True
        models, name = counted(line.text[: cost.start()].strip(" :-"))
        entry = Entry(
            line.number, name, digits(cost["points"]), models, [], 0, self._part, self._number
        )
        self.entries.append(entry)
        self._bear(entry, line.text[cost.end() :].strip(" :"))
        return True

    def _below(self, line: PastedLine) -> None:
        """Read a line that is no unit: what the unit above has, or something about the list."""
        if not self.entries:
            self._title(line.text)
            return
        told = line.told
        again = self._ruled and not line.mark and not line.apart
        self._ruled = _RULES.match(told) is not None or (again and _TABLE.fullmatch(told) is None)
        if self._ruled or _TABLE.fullmatch(told) or is_about_list(line.told):
            return
        whole = line.text.startswith("(") and line.text.endswith(")")
        if line.mark or whole or not line.apart or line.depth:
            self._bear(self.entries[-1], line.text[1:-1] if whole else line.text)
        else:
            self.unread.append((line.number, line.text))

    def _bear(self, entry: Entry, text: str) -> None:
        """Note what a unit has; models among it are counted."""
        counts = [(int(each["count"]), each["name"].strip()) for each in _MODELS.finditer(text)]
        alike = [count for count, name in counts if is_alike(name, entry.name)]
        most = max((count for count, _ in counts), default=0)
        if alike:
            entry.models = max(sum(alike), entry.models or 0)
        elif most >= _FEWEST and entry.models is None:
            entry.models = most
        models = {name for count, name in counts if count > 1 or is_alike(name, entry.name)}
        for option in split_options(text):
            bare = (
                _MODELS.sub("", option, count=1).strip(" :") if _is_of(option, models) else option
            )
            add_options(entry, bare, apart=False) if bare else None


def _is_of(option: str, models: set[str]) -> bool:
    """Return whether an option is models of the unit."""
    found = _MODELS.match(option)
    return found is not None and found["name"].strip() in models
