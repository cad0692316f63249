"""Lists that say names and numbers alone, rewritten as lines that a player looks over.

    20 Halberdiers, 5 Knights, General on foot

becomes a unit a line. Who wrote it confirms it: where one unit ends, nothing but words tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.armies.roster import LONGEST_LINE, Lexicon
from bot.texts.names import fold
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first

_MOST: Final = 2000
"""Characters of such a list."""
_MOST_UNITS: Final = 40
_MOST_ALIKE: Final = 9
"""Units of the same name that a line may say."""
_LONGEST_NAME: Final = 7
"""Words of a name with what it has."""
_LEAST: Final = 2
"""Units of a list."""
_INTRODUCED: Final = re.compile(r"^[^\d:]*\b(?:army|list|armee|liste|units?|unites?)\b[^\d:]*:\s*")
_TALK: Final = re.compile(
    r"[?:]\s*$|^(?:hi|hello|hey|salut|bonjour|coucou|yo|thanks|thx|merci|voila|voici|here)\b"
)
"""A line that is said to readers."""
_GREETING: Final = re.compile(
    r"^(?:hi|hello|hey|salut|bonjour|coucou|yo|ok|so|alors|bon)\b(?: all| guys| everyone| tous)?"
    r"[\s,!.]+(?=\d)",
    re.IGNORECASE,
)
_COURTESY: Final = re.compile(
    r"\s+(?:pls|please|plz|stp|svp|merci|thanks|thx)[\s.!]*$", re.IGNORECASE
)
_APART: Final = re.compile(r"\s*[,;+&|]\s*|\s+(?:/|et|and|plus)\s+", re.IGNORECASE)
_COUNT: Final = re.compile(r"^(?P<count>\d{1,3})\s*[x×]?\s+(?=\D)|^[x×](?P<crossed>\d{1,3})\s+")
_COUNT_LAST: Final = re.compile(r"\s*(?:[x×]\s?(?P<count>\d{1,3})|\((?P<bracketed>\d{1,3})\))$")
_BLOCK: Final = re.compile(
    r"^(?:(?:units?|blocks?|regiments?|squads?|mobs?|groups?|packs?) of|"
    r"(?:unites?|paves?|blocs?|regiments?|groupes?|bandes?|paquets?) de)\s+"
)
_ARTICLE: Final = re.compile(
    r"^(?:the|my|an?|le|la|les|l['’]|mon|ma|mes)\s*(?<=[\s'’])", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class NamesAlone:
    """A list of names and numbers.

    Attributes:
        lines: Its units, each as a line that a list of ours has.
        left: The lines that are none of it.
    """

    lines: tuple[str, ...]
    left: tuple[str, ...]


def read_names_alone(text: str, lexicon: Lexicon) -> NamesAlone | None:
    """Return the units of a list that says names and numbers alone, None for another text."""
    if len(text) > _MOST:
        return None
    found: list[tuple[int, str]] = []
    left: list[str] = []
    counted = 0
    for line in filter(None, map(_spaced, text.splitlines())):
        begun = _INTRODUCED.match(fold(line))
        told = line[begun.end() :] if begun is not None and len(fold(line)) == len(line) else line
        told = _COURTESY.sub("", _GREETING.sub("", told))
        if not told or _TALK.search(fold(told)):
            left.append(line)
            continue
        pieces = _pieces(told, lexicon)
        units = [unit for piece in pieces for unit in _units(piece)]
        if not units or len(line) > LONGEST_LINE:
            return None
        counted += any(_counted(piece) is not None for piece in pieces)
        found += units
        if len(found) > _MOST_UNITS:
            return None
    if not counted or len(found) < _LEAST:
        return None
    return NamesAlone(tuple(_written(*unit, lexicon) for unit in found), (*left,))


def _spaced(line: str) -> str:
    """Return a line with a space between its words: no pattern is held up by runs of blanks."""
    return " ".join(line.split())


def _pieces(line: str, lexicon: Lexicon) -> Sequence[str]:
    """Return the units of a line, each with what it has."""
    parts = [part for part in _APART.split(line, _MOST_UNITS) if part]
    several = sum(_counted(part) is not None for part in parts) > 1
    found: list[str] = []
    for part in parts:
        own = not found or _counted(part) is not None or (several and not _is_gear(part, lexicon))
        found = [*found, part] if own else [*found[:-1], f"{found[-1]}, {part}"]
    return found


def _is_gear(part: str, lexicon: Lexicon) -> bool:
    try:
        read = lexicon.read_unit(f"1x Unit with {part} []")
    except Refusal:
        return False
    return read.name == "Unit" and bool([*read.rules])


def _counted(part: str) -> tuple[int, str] | None:
    """Return the number that a part begins or ends with, with the rest; None without one."""
    found = _COUNT.match(part)
    if found is not None:
        return int(found["count"] or found["crossed"]), part[found.end() :]
    last = _COUNT_LAST.search(part)
    if last is not None:
        return int(last["count"] or last["bracketed"]), part[: last.start()]
    words = part.split()
    spoken = spoken_first(words)
    if spoken is not None:
        return spoken[0], " ".join(words[spoken[1] :])
    return (1, " ".join(words[1:])) if words[:1] in (["a"], ["an"]) else None


def _units(piece: str) -> Iterator[tuple[int, str]]:
    """Yield the units of a piece, each as a number of models and a name; `two units of 10 bows`."""
    count, name = _counted(piece) or (1, piece)
    block = _BLOCK.match(fold(name))
    again = 1
    if block is not None:
        name = name[block.end() :]
        again, (count, name) = count, _counted(name) or (1, name)
    name = _ARTICLE.sub("", name).strip(" .-–•*")
    if not name or len(name.split()) > _LONGEST_NAME or not 0 < again <= _MOST_ALIKE or not count:
        return
    yield from [(count, name)] * again


def _written(count: int, name: str, lexicon: Lexicon) -> str:
    """Return the line of a unit; what nothing but its name can be is put in quotes."""
    line = f"{count}x {name}"
    try:
        read = lexicon.read_unit(line)
    except Refusal:
        read = None
    plain = read is not None and read.size == count and (read.name == name or [*read.rules])
    return line if plain else f'"{name.replace(chr(34), "")}" x{count}'
