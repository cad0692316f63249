"""Units pasted from sheets: their labels, profiles under a row of signs, weapons with slashes."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from rulesets.core.notation.spoken.lexicon import lexicon
from rulesets.worded import either

_N: Final = r"(\d{1,2}|[-–])(?:in|\"|″|\+)?"
_SEP: Final = r"(?:\s*[/,;|]\s*|\s+)"
_APART: Final = re.compile(r"(?<!\s)\s+/{2,}\s+")
_ROW: Final = re.compile(
    r"(?<!\S)(?P<signs>[^\W\d_]{1,8}(?:[ |/\t]{1,3}[^\W\d_]{1,8}){3,12})[\s|:]{1,3}"
    r"(?P<numbers>\d{1,2}(?:\+|in|\")?(?:[ |/\t]{1,3}\d{1,2}(?:\+|in|\")?){3,12})(?![^\s,;])"
)
"""A row of signs before one of numbers: `M WS BS S T W I A Ld 4 3 3 3 3 1 3 1 7`."""
_SPLIT: Final = re.compile(r"[ |/\t]+")
_DICED: Final = re.compile(r"(?<![^\W\d_])([AaMm])\s?\((\d?[dD]\d(?:\+\d)?)\)")
_ARM: Final = re.compile(r"(\d\+)/(\d\+)/(-?\d|[-–])/([dD]\d(?:\+\d)?|\d)(?![\d+/])", re.IGNORECASE)
_ATTACKS: Final = re.compile(r"(?<![\w/+])(\d{1,2}[aA]?|\d?[dD]\d)/(?=\d\+/\d\+)|(\d[aA])/(?=\d\+)")


class _Patterns(NamedTuple):
    """The patterns with words in them.

    Attributes:
        group: What a line calls its unit before the number of models: `Escadron : 5 pistoliers`.
        name: The label of its name.
        models: Its number of models, behind a label.
        cost: Its points, behind a label.
        part: The label of what else it has.
        strange: Attacks that the line does not tell: `A special`.
        titled: The profile of The 9th Age's second edition, with the titles of its three parts.
        titles: One of those titles, before values by their names.
    """

    group: re.Pattern[str]
    name: re.Pattern[str]
    models: re.Pattern[str]
    cost: re.Pattern[str]
    part: re.Pattern[str]
    strange: re.Pattern[str]
    titled: re.Pattern[str]
    titles: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    """Return the patterns, made once of the words that players may type."""
    said = lexicon().sheets
    behind, between = r"(?<=[,;|])\s*", r"\W{1,3}"
    parts = (
        f"{either(said.whole)}{between}{_N}" + f"{_SEP}{_N}" * 2,
        f"{either(said.defen)}[a-z]*{between}{_N}" + f"{_SEP}{_N}" * 3,
        f"{either(said.offen)}[a-z]*{between}{_N}" + f"{_SEP}{_N}" * 4,
    )
    adjective = f"{either(said.defensive, said.offensive)}[a-z]+"
    title = f"(?:{adjective}|{either(said.whole, said.defence, said.offence)})"
    return _Patterns(
        group=_of_any_case(rf"^\s*{either(said.groups)}\s*(?::|\s{either(said.of)})\s*(?=\d)"),
        name=_of_any_case(rf"^\s*{either(said.names)}\s*:\s*(?=[^\W\d_])"),
        models=_of_any_case(rf"{behind}{either(said.models)}\s*:\s*(\d{{1,3}})\b"),
        cost=_of_any_case(
            rf"{behind}{either(said.costs)}\s*:\s*(\d{{1,4}})\b(?:\s*{either(said.points)}\b)?"
        ),
        part=_of_any_case(rf"{behind}{either(said.parts)}\s*:\s*"),
        strange=re.compile(rf"(?<![^\W\d_])A\s{either(said.special)}\b"),
        titled=_of_any_case(rf"\b{between.join(parts)}(?![\w+/])"),
        titles=_of_any_case(rf"\b{title}\s?[:|]?\s+(?={either(said.first)}[a-z]*[ :=.]{{0,2}}\d)"),
    )


def _of_any_case(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def from_sheet(line: str) -> str:
    """Return a line as a player would type it that was pasted from a sheet."""
    found = _patterns()
    line = found.name.sub("", found.group.sub("", line))
    if ":" in line:
        line = found.cost.sub(r" \1 pts", found.models.sub(r" x\1", line))
        line = found.part.sub(" ", line)
    line = _APART.sub(" , ", line) if line.count("//") > 1 else line
    line = found.strange.sub("A*", _DICED.sub(r"\1=\2", line))
    line = _ARM.sub(r"\1 \2 \3 \4", _ATTACKS.sub(r"\1\2 ", line)) if "+/" in line else line
    return _ROW.sub(_paired, line)


def _paired(row: re.Match[str]) -> str:
    """Return signs with their numbers, where each of the last words is one."""
    numbers = _SPLIT.split(row["numbers"])
    words = _SPLIT.split(row["signs"])
    signs, before = words[-len(numbers) :], words[: -len(numbers)]
    known = all(sign.lower() in lexicon().sheets.signs for sign in signs)
    if not known or len(signs) != len(numbers) or len(set(map(str.lower, signs))) < len(signs):
        return row[0]
    pairs = " ".join(map("".join, zip(signs, numbers, strict=True)))
    return " ".join([*before, pairs])


_SLASHES: Final = re.compile(
    rf"(?<!\S){_N}/{_N}/{_N}[\s,;|]{{1,3}}{_N}/{_N}/{_N}/{_N}[\s,;|]{{1,3}}{_N}/{_N}/{_N}/{_N}/{_N}(?![\w+/])"
)
_TWELVE: Final = re.compile(rf"(?<![^\s:(]){_N}" + rf"(?:\s+|/){_N}" * 11 + r"(?![^\s,;)]|\s+\d)")
_NAMES: Final = ("Adv", "Mar", "Dis", "HP", "Def", "Res", "Arm", "Att", "Off", "Str", "AP", "Agi")
"""The profile of The 9th Age's second edition: Global, Defensive, Offensive."""
_BOOK: Final = 9
"""Values of a book's profile beside which twelve are such."""


def second_edition(line: str, order: int) -> str:
    """Return a line with the twelve bare values of that profile by their names.

    Args:
        line: The line.
        order: How many bare values the game's own profile has.
    """
    found = _patterns()
    line = found.titles.sub("", line)
    for pattern in (found.titled, _SLASHES, *([_TWELVE] if order == _BOOK else [])):
        line = pattern.sub(_named, line, count=1)
    return line


def _named(found: re.Match[str]) -> str:
    pairs = zip(_NAMES, found.groups(), strict=True)
    return f" {' '.join(f'{name} {value}' for name, value in pairs if value.isdecimal())} "
