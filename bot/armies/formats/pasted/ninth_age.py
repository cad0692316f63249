"""Lists that begin each line with a cost: those of The 9th Age, from New Recruit and its kin.

Orcs and Goblins
455 - Orc Warlord, General, Great Weapon
180 - 20 Goblins, Spears, Musician
635
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.headings import is_heading
from bot.armies.formats.pasted.costs import counted, leading_cost, split_options
from bot.armies.formats.pasted.entry import Entry, Recognised, Total
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import is_about_list
from bot.armies.formats.pasted.pasted_lines import PastedLine

_SYSTEM: Final = "The 9th Age"
_ARMIES: Final = re.compile(
    r"\b(?:beast herds|daemon legions?|daemonic legions?|dread elves|dwarven holds|"
    r"empire of sonnstahl|highborn elves|infernal dwarves|kingdom of equitaine|ogre khans|"
    r"orcs (?:and|&) goblins|saurian ancients|sylvan elves|undying dynasties|"
    r"vampire covenant|vermin swarm|warriors of the dark gods|asklanders|cultists|"
    r"makhar|hobgoblins)\b"
)
"""Armies of The 9th Age; others have some of their names."""
_SHARED: Final = re.compile(r"\borcs (?:and|&) goblins\b")
_NAMED: Final = re.compile(r"\b(?:9th|ninth) age\b|\bt9a\b")
_LEAST_COST: Final = 10
_LEAST: Final = 2
_SURE: Final = 80
_NAME: Final = re.compile(r"[^\W\d_]{2}")
_BEGUN: Final = re.compile(r"\d{1,4} ?[x×]? [^\W\d_]", re.IGNORECASE)
"""What begins like a unit, and is no title."""
_VALUE: Final = re.compile(r"(?<!\S)(?![xX]\d)[A-Za-z]{1,3}\d{1,2}\+?(?![^\s,])")
"""A value of a profile, as in lists of our own."""


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    costs = [None if line.long else leading_cost(line.text) for line in lines]
    if any(cost and not line.mark for line, cost in zip(lines, costs, strict=True)):
        # Where units have no mark, what has one is theirs.
        costs = [None if line.mark else cost for line, cost in zip(lines, costs, strict=True)]
    sure = [found for found in costs if found is not None and found[0] >= _LEAST_COST]
    if len(sure) < _LEAST or any(_VALUE.search(rest) for _, rest in sure):
        return None
    entries: list[Entry] = []
    unread: list[tuple[int, str]] = []
    total: Total | None = None
    title: str | None = None
    for line, cost in zip(lines, costs, strict=True):
        alone = _stated(line)
        if alone is None and cost is not None and cost[0] >= _LEAST_COST:
            entries.append(_entry(line, *cost))
        elif line.mark and entries and not is_about_list(line.told):
            add_options(entries[-1], line.text, apart=False)
        elif alone is not None:
            total = Total(line.number, line.text, alone)
        elif not entries and (title is None or not _BEGUN.match(line.text)):
            title = title or line.text
        elif not (is_about_list(line.told) or is_heading(line.text)):
            unread.append((line.number, line.text))
    if len(entries) < len(unread):
        return None
    named = None if title is None else title[:60]
    system = _system(lines)
    return Recognised("ninth-age", _SURE, entries, named, system, total, unread=tuple(unread))


def _entry(line: PastedLine, points: int, rest: str) -> Entry:
    first, *others = split_options(rest) or [rest]
    models, name = counted(first)
    entry = Entry(line.number, name, points, models)
    for option in others:
        add_options(entry, option, apart=False)
    return entry


def _stated(line: PastedLine) -> int | None:
    """Return the cost of a line that has one and no name: `2000 - 27/14`, None for another."""
    cost = None if line.long else leading_cost(line.text)
    nameless = cost is not None and _NAME.search(cost[1]) is None
    return cost[0] if cost is not None and nameless else line.lone


def _system(lines: Sequence[PastedLine]) -> str:
    """Return The 9th Age where a line says so, or names an army that it alone has."""
    heads = [line.told for line in lines if leading_cost(line.text) is None]
    told = any(_NAMED.search(head) for head in heads)
    own = any(_ARMIES.search(_SHARED.sub("", head)) for head in heads)
    return _SYSTEM if told or own else ""
