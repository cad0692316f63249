"""Sheets that an army list brings beside units: abilities, spells and prayers, with their words.

No game reads what they say; it knows when they are used, by whom, and what a casting must reach.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from bot.armies.selection import Selection, Sheet
from bot.texts.names import LONGEST, clean, fold
from rulesets.refusal import Refusal

MOST_SHEETS: Final = 600
"""Of one army, like ones of several units counted once."""
MOST_IN_BATTLE: Final = 3000
"""Of all armies of a battle, imports that were taken back too."""
MOST_LETTERS: Final = 200_000
"""Of all their texts together."""
_MOST_LINES: Final = 12
_LONGEST_SAID: Final = 200
"""Letters of when something is used, or of all keywords together."""
_MOST_KEYWORDS: Final = 12
_LONGEST_DECLARED: Final = 800
"""Letters of what is picked before a roll, which rules look at."""
_NUMBER: Final = re.compile(r"\d{1,2}")

Kind: TypeAlias = Literal["ability", "spell", "prayer"]
_KINDS: Final[Mapping[Kind, re.Pattern[str]]] = {
    "spell": re.compile(r"spell|\bsorts?\b|\bsortil", re.IGNORECASE),
    "prayer": re.compile(r"prayer|pri[èe]re", re.IGNORECASE),
}
_TIMING: Final = frozenset({"timing", "moment"})
_KEYWORDS: Final = frozenset({"keywords", "mots cles", "mots-cles"})
_VALUES: Final = frozenset(
    {"casting value", "chanting value", "casting", "valeur d'incantation", "valeur de chant"}
)
_DECLARE: Final = frozenset({"declare", "declarer", "declaration"})


@dataclass(frozen=True, slots=True)
class AbilitySheet:
    """A sheet that came with an army.

    Attributes:
        timing: When it is used, as its builder says; empty where it does not.
        value: What a casting or a chanting roll must reach.
        keywords: Its own keywords.
        group: What its builder has it among: the lore of a spell, `Artefacts of Power`.
        lines: What else stands on it, each under its heading.
        units: The places of the units that have it in the army, from 0; none for the army itself.
    """

    name: str
    kind: Kind = "ability"
    timing: str = ""
    value: int | None = None
    keywords: tuple[str, ...] = ()
    group: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    units: tuple[int, ...] = ()

    @property
    def declared(self) -> str:
        """The words on what is picked before anything is rolled; empty where nothing is."""
        found = (text for name, text in self.lines if fold(name) in _DECLARE)
        return next(found, "")[:_LONGEST_DECLARED]

    @property
    def ritual(self) -> bool:
        """Tell whether it is cast or chanted."""
        return self.kind != "ability"


@dataclass(frozen=True, slots=True)
class Kept:
    """Sheets of a list, with what was not kept of it.

    Attributes:
        cut: Names of those whose texts were cut.
        left: How many there was no room for.
    """

    sheets: tuple[AbilitySheet, ...] = ()
    cut: tuple[str, ...] = ()
    left: int = 0

    @property
    def lores(self) -> tuple[str, ...]:
        """The names of the lists that the army's spells and prayers are of."""
        lores = (sheet.group for sheet in self.sheets if sheet.ritual and not sheet.units)
        return tuple(dict.fromkeys(filter(None, lores)))


Known: TypeAlias = "Callable[[Sheet], bool]"
"""Tells whether a sheet is read otherwise, as the profile of a creature or a weapon."""


class Sheets:
    """A collector of the sheets of an army, in order."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._found: dict[tuple[object, ...], AbilitySheet] = {}
        self._cut: dict[str, None] = {}
        self._letters = 0
        self._left = 0

    def take(self, holders: Iterable[Selection], unit: int | None = None) -> None:
        """Take the sheets of a unit, or of the army where no place of a unit is given."""
        for holder in holders:
            self._take(holder, None, unit)

    def take_all(self, selections: Sequence[Selection], units: Sequence[Selection]) -> None:
        """Take the sheets of the army itself: of whatever is chosen for it and is no unit."""
        apart = {id(unit) for unit in units}
        waiting = [(selection, "") for selection in reversed(selections)]
        while waiting:
            selection, inside = waiting.pop()
            if id(selection) in apart:
                continue
            self._take(selection, inside, None)
            waiting += [(part, selection.name) for part in reversed(selection.parts)]

    def kept(self) -> Kept:
        """Return what was taken."""
        return Kept(tuple(self._found.values()), tuple(self._cut), self._left)

    def _take(self, holder: Selection, inside: str | None, unit: int | None) -> None:
        for sheet in holder.sheets:
            if self._known(sheet):
                continue
            read = _read(sheet, _group(holder, sheet, inside), unit)
            if read is not None:
                self._add(read, cut=sheet.cut)

    def _add(self, sheet: AbilitySheet, *, cut: bool) -> None:
        key = (fold(sheet.name), sheet.kind, sheet.timing, sheet.value, sheet.lines)
        held = self._found.get(key)
        if held is not None:
            # What the army has, all its units have.
            several = tuple(sorted({*held.units, *sheet.units}))
            units = several if held.units and sheet.units else ()
            self._found[key] = replace(held, units=units)
            return
        self._letters += sum(len(name) + len(text) for name, text in sheet.lines)
        if len(self._found) == MOST_SHEETS or self._letters > MOST_LETTERS:
            self._left += 1
            return
        self._found[key] = sheet
        if cut:
            self._cut[sheet.name] = None


def _group(holder: Selection, sheet: Sheet, inside: str | None) -> str:
    """Return what a sheet is told to be among; of a unit only what its builder says."""
    if inside is None or holder.group:
        return holder.group
    return inside if fold(holder.name) == fold(sheet.name) else holder.name


def _read(sheet: Sheet, group: str, unit: int | None) -> AbilitySheet | None:
    """Return a sheet as it is kept, None for one that says nothing."""
    try:
        name = clean(sheet.name[:LONGEST])
    except Refusal:
        return None
    timing, value = "", None
    keywords: tuple[str, ...] = ()
    lines = []
    for heading, text in sheet.values:
        said, bare = fold(heading), text.strip(" -–—")
        if not bare:
            continue
        if said in _TIMING:
            timing = text[:_LONGEST_SAID]
        elif said in _KEYWORDS:
            keywords = _words(text)
        elif said in _VALUES:
            number = _NUMBER.search(text)
            value = int(number[0]) if number else None
        else:
            lines.append((heading[:LONGEST], text))
    if not (lines or timing or value is not None):
        return None
    kind: Kind = next(
        (kind for kind, called in _KINDS.items() if called.search(sheet.kind)), "ability"
    )
    if kind == "ability" and not timing and _is_passive(sheet.kind):
        timing = _PASSIVE
    units = () if unit is None else (unit,)
    return AbilitySheet(
        name, kind, timing, value, keywords, group, tuple(lines[:_MOST_LINES]), units
    )


_PASSIVE: Final = "Passive"


def _is_passive(kind: str) -> bool:
    return "passive" in fold(kind)


def _words(text: str) -> tuple[str, ...]:
    words = (word.strip() for word in text[:_LONGEST_SAID].split(","))
    return tuple(word for word in words if word)[:_MOST_KEYWORDS]


def write_sheets(sheets: Iterable[AbilitySheet]) -> list[dict[str, Any]]:
    """Return sheets as JSON: what `read_sheets` reads. What is empty is left out."""
    return [
        {
            name: value
            for name, value in (
                ("name", sheet.name),
                ("kind", sheet.kind),
                ("timing", sheet.timing),
                ("value", sheet.value),
                ("keywords", list(sheet.keywords)),
                ("group", sheet.group),
                ("lines", [list(line) for line in sheet.lines]),
                ("units", list(sheet.units)),
            )
            if value not in ("", None, [])
        }
        for sheet in sheets
    ]


def read_sheets(data: Iterable[Mapping[str, Any]]) -> Iterator[AbilitySheet]:
    """Yield sheets from what `write_sheets` made of them."""
    for held in data:
        kind: Kind = next((kind for kind in _KINDS if kind == held.get("kind")), "ability")
        yield AbilitySheet(
            held["name"],
            kind,
            held.get("timing", ""),
            held.get("value"),
            tuple(held.get("keywords", ())),
            held.get("group", ""),
            tuple((name, text) for name, text in held.get("lines", ())),
            tuple(held.get("units", ())),
        )
