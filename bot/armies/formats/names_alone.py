"""Lists that say names and numbers alone, rewritten as lines that a player looks over.

    20 Halberdiers, 5 Knights, General on foot

becomes a unit a line. Who wrote it confirms it: where one unit ends, nothing but words tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from bot.armies.roster import LONGEST_LINE, Lexicon
from bot.armies.words import list_words
from bot.texts.names import fold
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first
from rulesets.worded import either

_MOST: Final = 2000
"""Characters of such a list."""
_MOST_UNITS: Final = 40
_MOST_ALIKE: Final = 9
"""Units of the same name that a line may say."""
_LONGEST_NAME: Final = 7
"""Words of a name with what it has."""
_LEAST: Final = 2
"""Units of a list."""
_COUNT: Final = re.compile(r"^(?P<count>\d{1,3})\s*[x×]?\s+(?=\D)|^[x×](?P<crossed>\d{1,3})\s+")
_COUNT_LAST: Final = re.compile(r"\s*(?:[x×]\s?(?P<count>\d{1,3})|\((?P<bracketed>\d{1,3})\))$")


class _Patterns(NamedTuple):
    """The patterns with words in them.

    Attributes:
        introduced: What a list begins with.
        talk: A line that is said to readers.
        greeting: Such words before the units.
        courtesy: Such words behind them.
        apart: What stands between two units.
        block: What several models are called, before their number.
        article: What may stand before a name.
    """

    introduced: re.Pattern[str]
    talk: re.Pattern[str]
    greeting: re.Pattern[str]
    courtesy: re.Pattern[str]
    apart: re.Pattern[str]
    block: re.Pattern[str]
    article: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    """Return the patterns, made once of the words that players may type."""
    said = list_words()
    return _Patterns(
        introduced=re.compile(rf"^[^\d:]*\b{either(said.lists_plain)}\b[^\d:]*:\s*"),
        talk=re.compile(rf"[?:]\s*$|^{either(said.talk_plain)}\b"),
        greeting=re.compile(
            rf"^{either(said.greeting)}\b(?: {either(said.everybody)})?[\s,!.]+(?=\d)",
            re.IGNORECASE,
        ),
        courtesy=re.compile(rf"\s+{either(said.courtesy)}[\s.!]*$", re.IGNORECASE),
        apart=re.compile(rf"\s*[,;+&|]\s*|\s+{either(said.joining)}\s+", re.IGNORECASE),
        block=re.compile(rf"^{either(said.blocks_plain)}\s+"),
        article=re.compile(rf"^{either(said.articles, said.elided)}\s*(?<=[\s'’])", re.IGNORECASE),
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
    patterns = _patterns()
    found: list[tuple[int, str]] = []
    left: list[str] = []
    counted = 0
    for line in filter(None, map(_spaced, text.splitlines())):
        begun = patterns.introduced.match(fold(line))
        told = line[begun.end() :] if begun is not None and len(fold(line)) == len(line) else line
        told = patterns.courtesy.sub("", patterns.greeting.sub("", told))
        if not told or patterns.talk.search(fold(told)):
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
    parts = [part for part in _patterns().apart.split(line, _MOST_UNITS) if part]
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
    block = _patterns().block.match(fold(name))
    again = 1
    if block is not None:
        name = name[block.end() :]
        again, (count, name) = count, _counted(name) or (1, name)
    name = _patterns().article.sub("", name).strip(" .-–•*")
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
