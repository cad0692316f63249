"""Units pasted from sheets: their labels, profiles under a row of signs, weapons with slashes."""

from __future__ import annotations

import re
from typing import Final

_GROUP: Final = re.compile(
    r"^\s*(?:units?|unit[ée]s?|r[ée]giments?|escadrons?|squads?|squadrons?|troupes?|bandes?|bands?"
    r"|blocs?|blocks?|mobs?|warbands?)\s*(?::|\s(?:of|de))\s*(?=\d)",
    re.IGNORECASE,
)
"""What a line calls its unit before the number of models: `Escadron : 5 pistoliers`."""
_NAME: Final = re.compile(r"^\s*(?:name|nom|unit|unit[ée])\s*:\s*(?=[^\W\d_])", re.IGNORECASE)
_MODELS: Final = re.compile(
    r"(?<=[,;|])\s*(?:models?|size|figs?|figurines?|effectifs?|taille|nombre|count|number|qty)\s*:"
    r"\s*(\d{1,3})\b",
    re.IGNORECASE,
)
_COST: Final = re.compile(
    r"(?<=[,;|])\s*(?:points?|pts|cost|co[ûu]t)\s*:\s*(\d{1,4})\b(?:\s*(?:pts?|points?)\b)?",
    re.IGNORECASE,
)
_LABEL: Final = re.compile(
    r"(?<=[,;|])\s*(?:stats?|profile?|caracs?|gear|equip(?:ment)?|[ée]quipements?|options?|rules"
    r"|special rules|r[èe]gles|weapons?|armes?|armou?r|armures?)\s*:\s*",
    re.IGNORECASE,
)
_APART: Final = re.compile(r"(?<!\s)\s+/{2,}\s+")
_SIGNS: Final = frozenset(
    (
        *("m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp", "cc", "ct", "f", "e"),
        *("pv", "cd", "fm", "sv", "svg", "save", "move", "mvt", "health", "h", "santé", "sante"),
        *("c", "ctrl", "control", "contrôle", "controle"),
    )
)
_ROW: Final = re.compile(
    r"(?<!\S)(?P<signs>[^\W\d_]{1,8}(?:[ |/\t]{1,3}[^\W\d_]{1,8}){3,12})[\s|:]{1,3}"
    r"(?P<numbers>\d{1,2}(?:\+|in|\")?(?:[ |/\t]{1,3}\d{1,2}(?:\+|in|\")?){3,12})(?![^\s,;])"
)
"""A row of signs before one of numbers: `M WS BS S T W I A Ld 4 3 3 3 3 1 3 1 7`."""
_SPLIT: Final = re.compile(r"[ |/\t]+")
_DICED: Final = re.compile(r"(?<![^\W\d_])([AaMm])\s?\((\d?[dD]\d(?:\+\d)?)\)")
_STRANGE: Final = re.compile(r"(?<![^\W\d_])A\s(?:sp[ée]ciale?s?|special)\b")
"""Attacks that the line does not tell: `A special`."""
_ARM: Final = re.compile(r"(\d\+)/(\d\+)/(-?\d|[-–])/([dD]\d(?:\+\d)?|\d)(?![\d+/])", re.IGNORECASE)
_ATTACKS: Final = re.compile(r"(?<![\w/+])(\d{1,2}[aA]?|\d?[dD]\d)/(?=\d\+/\d\+)|(\d[aA])/(?=\d\+)")


def from_sheet(line: str) -> str:
    """Return a line as a player would type it that was pasted from a sheet."""
    line = _NAME.sub("", _GROUP.sub("", line))
    if ":" in line:
        line = _COST.sub(r" \1 pts", _MODELS.sub(r" x\1", line))
        line = _LABEL.sub(" ", line)
    line = _APART.sub(" , ", line) if line.count("//") > 1 else line
    line = _STRANGE.sub("A*", _DICED.sub(r"\1=\2", line))
    line = _ARM.sub(r"\1 \2 \3 \4", _ATTACKS.sub(r"\1\2 ", line)) if "+/" in line else line
    return _ROW.sub(_paired, line)


def _paired(row: re.Match[str]) -> str:
    """Return signs with their numbers, where each of the last words is one."""
    numbers = _SPLIT.split(row["numbers"])
    words = _SPLIT.split(row["signs"])
    signs, before = words[-len(numbers) :], words[: -len(numbers)]
    known = all(sign.lower() in _SIGNS for sign in signs)
    if not known or len(signs) != len(numbers) or len(set(map(str.lower, signs))) < len(signs):
        return row[0]
    pairs = " ".join(map("".join, zip(signs, numbers, strict=True)))
    return " ".join([*before, pairs])


_N: Final = r"(\d{1,2}|[-–])(?:in|\"|″|\+)?"
_SEP: Final = r"(?:\s*[/,;|]\s*|\s+)"
_TITLED: Final = re.compile(
    rf"\bglobale?s?\W{{1,3}}{_N}{_SEP}{_N}{_SEP}{_N}\W{{1,3}}d[ée]fen[a-z]*\W{{1,3}}{_N}{_SEP}{_N}{_SEP}"
    rf"{_N}{_SEP}{_N}\W{{1,3}}offen[a-z]*\W{{1,3}}{_N}{_SEP}{_N}{_SEP}{_N}{_SEP}{_N}{_SEP}{_N}(?![\w+/])",
    re.IGNORECASE,
)
_SLASHES: Final = re.compile(
    rf"(?<!\S){_N}/{_N}/{_N}[\s,;|]{{1,3}}{_N}/{_N}/{_N}/{_N}[\s,;|]{{1,3}}{_N}/{_N}/{_N}/{_N}/{_N}(?![\w+/])"
)
_TWELVE: Final = re.compile(rf"(?<![^\s:(]){_N}" + rf"(?:\s+|/){_N}" * 11 + r"(?![^\s,;)]|\s+\d)")
_TITLES: Final = re.compile(
    r"\b(?:globale?s?|d[ée]fensi[a-z]+|d[ée]fen[cs]e|offensi[a-z]+|offen[cs]e)\s?[:|]?\s+"
    r"(?=(?:adv|av|avanc|hp|pv|att)[a-z]*[ :=.]{0,2}\d)",
    re.IGNORECASE,
)
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
    line = _TITLES.sub("", line)
    for pattern in (_TITLED, _SLASHES, *([_TWELVE] if order == _BOOK else [])):
        line = pattern.sub(_named, line, count=1)
    return line


def _named(found: re.Match[str]) -> str:
    pairs = zip(_NAMES, found.groups(), strict=True)
    return f" {' '.join(f'{name} {value}' for name, value in pairs if value.isdecimal())} "
