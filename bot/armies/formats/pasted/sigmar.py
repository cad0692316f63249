"""Lists of Age of Sigmar: its official app, Sigdex, New Recruit and Scrollcaster as text.

    River Host 1990/2000 pts
    Stormcast Eternals
    General's Regiment
    Lord of the River (160)
    • General
    Spearbearers (220)
    • Reinforced
    Regiments of Renown
    The Grey Company (200)
    Grey Captain
    Grey Riders

Units stand below a heading, each with its cost. What stands directly below a unit without a cost
comes with it. A Regiment of Renown has one cost for the units below it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.armies.formats.pasted.costs import bracketed_cost, counted, digits
from bot.armies.formats.pasted.entry import Entry, Form, Part, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import (
    is_about_list,
    is_bare_name,
    is_of_sigmar,
    lore_of,
    part_of,
    regiment_of,
)
from bot.armies.formats.pasted.pasted_lines import PastedLine, folded

SYSTEM: Final = "Age of Sigmar"
_TITLE: Final = re.compile(
    r"(?P<points>\d{1,2},?\d{3}|\d{3,5}) ?/ ?\d{1,2},?\d{3} ?(?:pts?|points?)?\.?$", re.IGNORECASE
)
_TITLE_POINTS: Final = re.compile(
    r"[\[(](?P<points>\d{1,2},?\d{3}|\d{1,5}) ?(?:pts|points)[\])](?: ?[-–].*)?$", re.IGNORECASE
)
_EXTRA: Final = re.compile(r"\(\+?(\d{1,5})(?: Points?)?\)", re.IGNORECASE)
_GEAR: Final = re.compile(r"\d{1,2} ?[x×] ", re.IGNORECASE)
"""What begins a line of wargear that lost its mark."""
_SIGNED: Final[tuple[tuple[str, Form], ...]] = (
    ("created with warhammer age of sigmar", "sigmar-app"),
    ("exported with app version", "sigmar-app"),
    ("created with sigdex", "sigdex"),
    ("created with new recruit", "new-recruit"),
    ("created with newrecruit", "new-recruit"),
    ("created with scrollcaster", "scrollcaster"),
)
_JOINED: Final = ("regiment", "auxiliary", "renown", "")
_BARE_OPTIONS: Final = frozenset({"general", "reinforced", "renforce", "renforcee", "legends"})
_SIGNED_SURE: Final = 95
_HEADED_SURE: Final = 85


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what a list of Age of Sigmar's fourth edition holds, None for another text."""
    if not any(is_of_sigmar(line.told) for line in lines):
        return None
    reader = SigmarReader()
    for line in lines:
        reader.take(line)
    if not any(entry.points is not None for entry in reader.entries):
        return None
    form = next((form for line in lines for form in _signed(line)), "sigmar-app")
    sure = any(_signed(line) for line in lines)
    read = Recognised(
        form,
        _SIGNED_SURE if sure else _HEADED_SURE,
        reader.entries,
        reader.name,
        SYSTEM,
        reader.total,
        reader.spent,
        tuple(reader.lores),
        tuple(reader.unread),
    )
    return together(read)


def _signed(line: PastedLine) -> list[Form]:
    return [form for words, form in _SIGNED if line.told.startswith(words)]


def _headed(text: str) -> tuple[str, str]:
    """Return a heading and what stands behind its colon."""
    head, _, rest = text.partition(":")
    return head, rest.strip()


class SigmarReader:
    """A reader of such a list, line by line."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.name: str | None = None
        self.total: Total | None = None
        self.spent = 0
        self.lores: list[str] = []
        self.unread: list[tuple[int, str]] = []
        self._part: Part | None = None
        self._number = 0
        self._general = False
        self._unnumbered = 0
        self._above: str | None = None

    def take(self, line: PastedLine) -> None:
        """Read a line."""
        if self._heads(line) or self._about(line):
            return
        if self._part in (None, "none"):
            self._above = line.text if self.total is None else None
            return
        member = self._part == "renown" and line.mark == "-" and is_bare_name(line.text)
        if line.mark and line.mark[0] != "#" and not member:
            self._option(line)
        elif not self._unit(line):
            self.unread.append((line.number, line.text))

    def _heads(self, line: PastedLine) -> bool:
        """Return whether a line begins a part of the army."""
        head, rest = _headed(line.text)
        part = part_of(line.told)
        inline = part is None and bool(rest) and part_of(folded(head)) == "terrain"
        if inline:
            part = part_of(folded(head))
        if part is None or line.long:
            return False
        number = regiment_of(line.told)
        self._general = self._general or number == 0
        # The general's regiment is the first of those that there are.
        self._number = 0 if number is None else number + self._general
        if part == "regiment" and number is None:
            self._unnumbered += 1
            self._number = self._unnumbered
        self._part = part
        if inline:
            self._add(line, rest, None)
        return True

    def _about(self, line: PastedLine) -> bool:
        """Return whether a line tells of the list, and note what it does."""
        heads = self._part is None or line.told.startswith("total")
        title = heads and (_TITLE.search(line.text) or _TITLE_POINTS.search(line.text))
        if title and self.total is None:
            self.total = Total(line.number, line.text[-60:], digits(title["points"]))
            if self._part is None:
                self.name = line.text[: title.start()].strip(" -–|") or self._above
            return True
        if line.long or (not is_about_list(line.told) and self._part is not None):
            return line.long and self._part is None
        lore = lore_of(line.text)
        if lore is not None or self._part is None:
            self.spent += sum(int(each) for each in _EXTRA.findall(line.text))
        if lore is not None:
            self.lores.append(lore)
        return is_about_list(line.told)

    def _option(self, line: PastedLine) -> None:
        if self.entries:
            add_options(self.entries[-1], line.text)

    def _unit(self, line: PastedLine) -> bool:
        """Return whether a line is a unit, or what comes with the unit above."""
        if line.long:
            return False
        cost = bracketed_cost(line.text)
        if cost is not None:
            head, points, rest = cost
            self._add(line, head, points)
            if rest:
                add_options(self.entries[-1], rest)
            return True
        if self.entries and (line.told in _BARE_OPTIONS or _GEAR.match(line.text)):
            add_options(self.entries[-1], line.text)
            return True
        listed = self._part in ("terrain", "manifestation")
        if is_bare_name(line.text, small=listed) and (listed or self._joins(line)):
            self._add(line, line.text, None)
            return True
        return False

    def _joins(self, line: PastedLine) -> bool:
        """Return whether a line stands directly below a unit of its part of the army."""
        return bool(self.entries) and not line.apart and self._part in _JOINED

    def _add(self, line: PastedLine, text: str, points: int | None) -> None:
        models, name = counted(text)
        part = self._part or ""
        self.entries.append(Entry(line.number, name, points, models, [], 0, part, self._number))


def together(read: Recognised) -> Recognised:
    """Return a list whose Regiments of Renown are the units in them.

    Such a regiment's cost stands with its first unit, as it is the cost of all of them.
    """
    kept: list[Entry] = []
    told: list[tuple[str, str]] = []
    holder: Entry | None = None
    number = 0
    for entry in read.entries:
        if entry.part == "renown" and entry.points is not None:
            holder, number = entry, number + 1
            kept.append(replace(entry, number=number))
        elif entry.part == "renown" and holder is not None:
            if kept and kept[-1].line == holder.line:
                kept.pop()
                told.append((entry.name, holder.name))
                entry.points, entry.extra = holder.points, holder.extra + entry.extra
                entry.options[:0] = holder.options
            kept.append(replace(entry, number=number))
        else:
            holder = None
            kept.append(entry)
    return replace(read, entries=kept, together=tuple(told))
