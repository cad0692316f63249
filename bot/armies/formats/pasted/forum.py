"""Lists as players write them in forums, in either language.

    HEROS
    1x Prince - 245
    BASES
    20 Lanciers, bouclier, étendard : 180 pts
    25 Épéistes (150) :
    EMC (25)
    175 points.
    TOTAL : 600 points

A line is a unit where it has a name and a cost, and the cost is surely one: with its word, in
brackets, or because all of them come to the total. A unit may also take several lines, the last of
which is its cost, or ends with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.armies.formats.headings import is_heading
from bot.armies.formats.pasted.costs import counted, digits, split_options
from bot.armies.formats.pasted.entry import Entry, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import PROFILE_VALUE, is_bare_name, is_talk
from bot.armies.formats.pasted.pasted_lines import PastedLine, folded, unbroken, without_subtotals

_BARE_COST: Final = re.compile(
    r"(?P<before>.+?) ?(?P<sign>[-–—:=@…]|\.{2,}| ) ?(?P<points>\d{2,4})"
    r"(?: (?:\((?P<rest>[^()\d]{2,40})\)|[-–—] (?P<more>[^()\d,;:]{2,40})))?"
)
_TOTAL: Final = re.compile(
    r"(?:.{0,30}\b)?(?:sub-?|sous-?)?(?:totale?|totaux)\b[^\d]{0,20}"
    r"(?P<points>\d{1,2}[ .,]?\d{3}|\d{2,5})\b.{0,30}"
)
_PARTIAL: Final = re.compile(r"\b(?:sub|sous)-?total|\b(?:lords?|hero|heroes|core|special|rare)\b")
_BASED: Final = re.compile(
    r"(?P<name>[^()]{3,60}?) \(\d{1,4}(?: ?(?:pts?|points?))? ?\)"
    r"(?:,| with| avec|:)* ?(?P<borne>.*)",
    re.IGNORECASE,
)
"""A unit with its cost before what it bears is added: `Mage (59) with Dispel Scroll (25)`."""
_GLUED: Final = re.compile(r"(?:[A-Z]{4,} ){1,2}(?=\d{1,3} )")
"""A heading that lost the end of its line: `REGIMENTS 7 Dragon Princes`."""
_ROLES: Final = frozenset(
    {"general", "army general", "bsb", "battle standard bearer", "gb", "grande banniere"}
)
"""What may stand before a name, and is what that unit is in the army."""
_SIZED: Final = re.compile(
    r"(?P<name>[^()\d]+) \((?P<models>\d{1,3})\) (?:with|avec|w/) (?P<borne>.+)", re.IGNORECASE
)
_SIZE: Final = re.compile(r" [\[(]\d{1,3}[\])]$")
_MOST_BEHIND: Final = 5
"""Words behind a cost that may still be what a unit has, and no end of a sentence."""
_TIMES: Final = re.compile(r" \d{1,2}[x×]\d{2,3}$")
"""How a cost was counted, at the end of a name: `Boar Riders 2x110`."""
_SIGNS: Final = frozenset("-–—:=@")
_EACH: Final = frozenset({"each", "apiece", "chacun", "chacune", "piece"})
_ALONE: Final = re.compile(r"\d{1,4} ?(?:pts?|points?)\.?", re.IGNORECASE)
_SIGNED: Final = "old world builder"
_SYSTEM: Final = re.compile(r"(warhammer: [^,()\[\]]{3,40}|warhammer fantasy[^,()\[\]]{0,30}),")
_INNER: Final = re.compile(r"(?P<name>[^()]+?) \((?P<options>.+)\)")
_LEAST: Final = 2
_SLACK: Final = 33
"""The part of an army's points that a list may leave unspent: a third of a tenth."""
SURE: Final = 50
"""The confidence in a list that no program signed."""
_SIGNED_SURE: Final = 88


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    if any(PROFILE_VALUE.search(line.text) for line in lines if not line.long):
        return None  # a line with values of a profile is one of ours
    reader = _Reader()
    reader.read(unbroken(without_subtotals(lines)))
    entries = [entry for entry in reader.entries if entry.points is not None]
    counted_ones = sum(entry.models is not None for entry in entries)
    if len(entries) < _LEAST or (not counted_ones and not reader.agrees()):
        return None
    if len(reader.unread) > len(entries):
        return None
    signed = is_signed(lines)
    return Recognised(
        "old-world" if signed else "forum",
        _SIGNED_SURE if signed else SURE,
        entries,
        reader.name,
        reader.system,
        reader.total,
        unread=tuple(reader.unread),
    )


def is_signed(lines: Sequence[PastedLine]) -> bool:
    """Return whether the program of such lists says that it wrote one."""
    return any(_SIGNED in line.told for line in lines)


class _Reader:
    """A reader of such a list."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.name: str | None = None
        self.system = ""
        self.total: Total | None = None
        self.unread: list[tuple[int, str]] = []
        self._open: list[PastedLine] = []
        self._listed = False  # whether the line before ends with a comma
        self._sure = False  # whether bare numbers come to the total
        self._blocks = False  # whether costs stand below what they are for
        self._title = ""  # what stands before the first cost
        self._level = 0  # how deep marked units stand
        self._above: set[int] = set()  # lines directly above a cost that is all its line says
        self._held: set[int] = set()  # lines of units of which a line further down has the cost
        self._ends: set[int] = set()  # those lines further down

    def read(self, lines: Sequence[PastedLine]) -> None:
        """Read a list; bare numbers are costs where nothing else is, or all come to the total."""
        bare = self._bare_costs(lines)
        alone = [line for line in lines if _ALONE.fullmatch(line.text)]
        self._blocks = len(alone) >= _LEAST
        self._look(lines, bare)
        for line in lines:
            if not self._about(line):
                self._take(line, bare=line.number in bare)
            self._listed = line.text.endswith(",")
        self._leave()
        self._untitle()

    def _look(self, lines: Sequence[PastedLine], bare: set[int]) -> None:
        """Note where units stand: how deep, above lone costs, and in paragraphs."""
        titled = next((line for line, below in pairwise(lines) if _SYSTEM.match(below.told)), None)
        cost = None if titled is None or titled.long else titled.bracketed
        if titled is not None and cost is not None:
            self.name, self.total = cost[0][:60], Total(titled.number, titled.text, cost[1])
        self._above = {
            line.number for line, below in pairwise(lines) if _ALONE.fullmatch(below.text)
        }
        priced = [line for line in lines if line.number in bare or _is_priced(line)]
        if all(line.mark for line in priced):
            self._level = min((line.depth for line in priced), default=0)
        units = [block for block in _paragraphs(lines) if _is_unit(block)]
        if len(units) >= _LEAST and not self._blocks:
            self._held = {line.number for block in units for line in block[:-1]}
            self._ends = {block[-1].number for block in units}

    def agrees(self) -> bool:
        """Return whether the costs come to what the list says."""
        return self.total is not None and self.total.points == sum(
            entry.points or 0 for entry in self.entries
        )

    def _untitle(self) -> None:
        """Take the first of the list as its title where it costs as much as the others."""
        if len(self.entries) <= _LEAST:
            return
        first, *others = self.entries
        cost, rest = first.points or 0, sum(entry.points or 0 for entry in others)
        told = self.total is not None and self.total.points == rest
        unit = self.total is not None and self.total.points == rest + cost
        bare = len(others) > _LEAST and len(first.options) == self._title.count(" - ") and not unit
        if first.models is None and 10 * cost >= 9 * rest and (told or bare):
            self.total = self.total or Total(first.line, first.name, cost)
            self.name = self.name or (self._title if is_bare_name(first.name) else None)
            self.entries = others

    def _bare_costs(self, lines: Sequence[PastedLine]) -> set[int]:
        """Return the lines that end with a number that is surely a cost, without saying so."""
        ends = {
            line.number: found
            for line in lines
            if not line.long
            and (found := _BARE_COST.fullmatch(line.text)) is not None
            and not _TOTAL.fullmatch(line.told)
            and not line.about
        }
        costs = [digits(found["points"]) for found in ends.values()]
        stated = [
            cost
            for line in lines
            if (cost := _stated(line)) is not None and line.number not in ends
        ]
        titles = [cost for cost in costs[:1] if _is_near(cost, sum(costs) - cost)]
        self._sure = sum(costs) in stated or bool(titles and len(costs) > _LEAST)
        if self._sure:
            return set(ends)
        both = {
            number
            for number, found in ends.items()
            if found["sign"] == " "
            and 0 < (counted(found["before"])[0] or 0) < digits(found["points"])
        }
        if len(both) > _LEAST and 2 * len(both) >= len(ends):
            self._sure = True
            return set(ends)
        signed = Counter(found["sign"] for found in ends.values() if found["sign"] in _SIGNS)
        sign, alike = signed.most_common(1)[0] if signed else ("", 0)
        marked = {
            number
            for number, found in ends.items()
            if found["sign"] in _SIGNS and counted(found["before"])[0] is not None
        }
        most = 2 * len(marked) >= len(ends) or 4 * alike >= 3 * len(ends)
        same = {number for number, found in ends.items() if found["sign"] == sign}
        return marked | same if most and len(marked) >= _LEAST else marked

    def _about(self, line: PastedLine) -> bool:
        """Return whether a line tells of the list, and note what it does."""
        told = line.told
        system = _SYSTEM.match(told)
        if system is not None:
            self.system = line.text[: system.end(1)]
            return True
        total = _TOTAL.fullmatch(told)
        if total is not None and not line.long:
            if not _PARTIAL.search(told):
                self.total = Total(line.number, line.text, digits(total["points"]))
            self._leave()
            return True
        if self.total is not None and line.number == self.total.line:
            return True
        headed = line.mark.startswith("#") or line.headed or line.text.isupper()
        # `EMC (25)` below a unit, and `Cannon:` above a cost, are no headings.
        borne = bool(self._open) or line.number in self._above
        headed = headed and not (self._blocks and borne and not is_heading(line.text.rstrip(" :")))
        if headed or line.about:
            self._leave()
            return True
        return False

    def _take(self, line: PastedLine, *, bare: bool) -> None:
        alone = line.lone
        cost = line.worded if line.number in self._ends else None
        if line.number in self._held:
            if line.apart:
                self._leave()
            self._open.append(line)
        elif cost is not None and self._open:
            self._close(cost[1], cost[0])
        elif alone is not None and "/" in line.text:
            self._leave()
            self.total = Total(line.number, line.text, alone)
        elif alone is not None and self._open:
            self._close(alone)
        elif alone is not None:
            self.total = Total(line.number, line.text, alone)
        elif line.long:
            self.unread.append((line.number, line.text))
        elif not self._unit(line, bare=bare):
            self._wait(line)

    def _unit(self, line: PastedLine, *, bare: bool) -> bool:
        """Return whether a line is a whole unit, and note it."""
        found = None
        if bare:
            match = _BARE_COST.fullmatch(line.text)
            found = (
                None
                if match is None
                else (
                    match["before"],
                    digits(match["points"]),
                    match["rest"] or match["more"] or "",
                )
            )
        found = found or line.worded
        if found is None and not line.text.endswith(":") and not self._blocks:
            found = line.bracketed
            if found is not None and counted(found[0])[0] is None and not found[2]:
                found = None if not self.entries and not self._open else found
        deep = line.mark and line.depth > self._level
        if found is None or not found[0] or (deep and self.entries):
            return False
        self._leave()
        before, points, rest = found
        self._title = self._title or before
        models, name, others = _named(before)
        said = models is None and (not self.entries or bool(rest))
        told = "," not in rest and len(rest.split()) > _MOST_BEHIND
        talks = said and (told or is_talk(line.text))
        if talks or not name or (not name[:1].isalpha() and name[:1] not in "'\"“«"):
            return False
        if folded(rest) in _EACH:
            points, rest = points * (models or 1), ""
        entry = Entry(line.number, name, points, models)
        for option in (*others, *([rest] if rest else [])):
            add_options(entry, option, apart=False)
        self.entries.append(entry)
        return True

    def _wait(self, line: PastedLine) -> None:
        """Keep a line until a cost below makes a unit of it; a marked one is the unit's above."""
        told = self._sure or (not self._blocks and is_bare_name(line.text, small=True))
        below = line.mark or self._listed or (told and not line.apart)
        if below and self.entries and not self._open:
            add_options(self.entries[-1], line.text, apart=False)
        elif (
            self._open
            or is_bare_name(counted(line.text)[1].rstrip(" :"), small=True)
            or line.text.endswith(":")
            or (self._blocks and _BASED.fullmatch(line.text) is not None)
        ):
            self._open.append(line)
        else:
            self.unread.append((line.number, line.text))

    def _close(self, points: int, last: str = "") -> None:
        """Make a unit of the lines above its cost, and of what stands before that."""
        first, *others = self._open
        self._open = []
        based = _BASED.fullmatch(first.text.rstrip(" :"))
        head, borne = (first.text, "") if based is None else (based["name"], based["borne"])
        models, name, beside = _named(_TIMES.sub("", head.rstrip(" :")))
        entry = Entry(first.number, name.rstrip(" ,"), points, models)
        for text in (*beside, borne, *(line.text for line in others), last):
            add_options(entry, text, apart=False)
        self.entries.append(entry)

    def _leave(self) -> None:
        """Tell lines that nothing made a unit of, or take the first of the list as its name."""
        for line in self._open:
            if not self.entries and self.name is None:
                self.name = line.text[:60]
            else:
                self.unread.append((line.number, line.text))
        self._open = []


def _named(text: str) -> tuple[int | None, str, list[str]]:
    """Return the models and the name of a unit, and what its line says that it has."""
    first, *others = split_options(_GLUED.sub("", text)) or [text]
    for sign in (": ", " - ", ". "):
        head, found, borne = first.partition(sign)
        if found and folded(head) in _ROLES:
            first, others = borne, [head, *others]
        elif sign == ". ":
            continue
        elif found and (is_heading(head) or (sign == ": " and borne[:1].isdecimal())):
            first = borne
        elif found:
            first, others = head, [borne, *others]
    sized = _SIZED.fullmatch(first)
    if sized is not None:
        return int(sized["models"]), sized["name"], [sized["borne"], *others]
    models, name = counted(first.rstrip(" :"))
    based = None if models is None else _BASED.fullmatch(name)
    if based is not None:
        name, others = based["name"], [based["borne"], *others]
    name = name if models is None else _SIZE.sub("", name)
    inner = _INNER.fullmatch(name)
    if inner is None:
        return models, name, others
    return models, inner["name"], [*split_options(inner["options"]), *others]


def _is_priced(line: PastedLine) -> bool:
    """Return whether a line has a cost in words or in brackets."""
    return not line.long and bool(line.worded or line.bracketed)


def _paragraphs(lines: Sequence[PastedLine]) -> list[list[PastedLine]]:
    """Return the lines that stand together, without headings."""
    found: list[list[PastedLine]] = []
    for line in lines:
        if line.apart or not found:
            found.append([])
        if line.long or not (line.headed or line.about):
            found[-1].append(line)
    return found


def _is_unit(block: Sequence[PastedLine]) -> bool:
    """Return whether a paragraph is one unit: its name first, its cost at the end."""
    if len(block) < _LEAST or any(line.mark or line.long for line in block):
        return False
    costs = [line for line in block if line.worded or line.lone is not None]
    cost = block[-1].worded if costs == [block[-1]] else None
    if cost is None or not cost[0] or cost[2] or counted(cost[0])[0] is not None:
        return False
    _, name, _ = _named(block[0].text)
    return is_bare_name(name, small=True)


def _is_near(stated: int, cost: int) -> bool:
    """Return whether a number is surely what others come to: lists leave a few points."""
    return cost > 0 and abs(stated - cost) * _SLACK <= cost


def _stated(line: PastedLine) -> int | None:
    """Return the total that a line states, None for another line."""
    total = _TOTAL.fullmatch(line.told)
    return digits(total["points"]) if total is not None else line.lone
