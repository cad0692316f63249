"""A unit's line cut into words and commas, with what belongs together put together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rulesets.core.notation.spoken.lexicon import lexicon, taken
from rulesets.core.notation.spoken.sheets import from_sheet
from rulesets.keyboard import plain_signs, without_markup
from rulesets.spoken_number import spoken_number

MILLIMETRES: Final = re.compile(r"\d{2,3}(?:x\d{2,3})?mm?", re.IGNORECASE)
_WITH: Final = re.compile(r"(?<!\s)\s+(?:w\s+|\+)(?=[^\W\d_]{3})")
"""Before what a unit bears: `10 Archers w longbows`, `20 Spearmen +musician`."""
_INCHES: Final = re.compile(r"(?<=\d)(?:[\"″”]|''|’’)(?![^\W_])")
_DISTANCE: Final = re.compile(
    r"(?<![\d.,])(\d{1,2}(?:[.,]5)?)\s+(?:(cm)|ps|po|pouces?|inch|inches)(?![^\s,;.)/])",
    re.IGNORECASE,
)
_HALF: Final = re.compile(r"(?<![\d,.])(\d{1,2}),5(?=cm|\s|$)")
"""A distance with a decimal comma: `M 7,5`, `7,5 4 3 3`."""
_SLASHED: Final = re.compile(
    r"(?<!\S)(?:\d{1,2}(?:(\s?[/;,-]\s?)(?:\d{1,2}|\d?[dD]\d(?:\+\d)?))"
    r"(?:\1(?:\d{1,2}\+?|[-–](?=/)|\d?[dD]\d(?:\+\d)?)){6,10}|\d[\d.]*(?:in|ps|po)?(?:\s?/\s?\d[\d.]*\+?){3})(?![^\s,;.:])"
)
"""A profile in the book's order as it is pasted: `4/3/3/3/3/1/3/1/7`, `6"/1/5+/1`."""
_HALF_SLASHED: Final = re.compile(
    r"(?<![\w+/])(\d\+)\s+(\d\+)\s+(-?\d|[-–])\s?/\s?(\d?[dD]\d(?:\+\d)?|\d)(?![\w+/])"
)
"""A weapon of which the last two values stand with a slash, `4+ 4+ -/1`."""
_SPACED: Final = re.compile(r"(?<=\d)\s+\+(?=\s*(?:$|[,;\])]|[^\W\d_]+\s?\d))")
_LEADING: Final = re.compile(r"^\s*(\d{1,3})\s?[x×]?(?=[^\W\d_]{3})(?!ish|[èe]me)", re.IGNORECASE)
_CROSSED: Final = re.compile(r"(?<!\S)([x×])\s+(?=\d)", re.IGNORECASE)
_STARRED: Final = re.compile(r"(?<=[^\W\d_])\*(?=\d)")
"""A sign of a number of models: `Ghouls*30`."""
_BOXED: Final = re.compile(r"[(\[]\s*(\d{1,4})\s*[)\]]")
_SHOUTED: Final = re.compile(r"(?<=[^\W\d_])!+(?=\s)|(?<!\S)@(?!\S)")
_COLON: Final = re.compile(r"(?<=[^\W\d_]):\s+(?=\d)")
_LISTED: Final = re.compile(r"^\s*\d{1,2}[.)]\s+(?=\d)")
"""The number of a line in a list: `1. 20 Orcs`."""
_CLOSE: Final = re.compile(r"(?<=[^\W\d_]),(?=\S)|,(?=[^\W\d_])")
"""A comma without a blank behind it: `Orcs,20,M4`."""
_EQUAL: Final = re.compile(r"(?<=[^\W\d_])\s+=\s+(?=\d+(?![\d+]))")
_TOKEN: Final = re.compile(r"[,;|]|[^\s,;|]+")
_GLUED: Final = re.compile(r"(?:[^\W\d_]+\d+\+?[-/]?){2,}")
_PIECE: Final = re.compile(r"[^\W\d_]+\d+\+?")
_SAVES: Final = re.compile(r"(?:\d\+/?){2,3}")
_TWO_SAVES: Final = re.compile(r"\d\+/\d\+\+")
"""A save and a ward: `5+/6++`."""
_ADDED: Final = re.compile(r"(?!pts?/|points?/)[^\W\d_]{2,}(?:[+/&][^\W\d_]{2,})+")
_FLYING: Final = re.compile(r"([^\W\d_]{1,3}\d{1,2})([^\W\d_]{3,})")
"""A value with a rule right behind: `M8fly`."""
_EQUALS: Final = re.compile(r"\s=\s?(?=\d\+(?!\+))")
"""Between what makes a save and the save: `plate + barding = 2+`."""
_WORDED: Final = re.compile(r"[^\W\d_][^\W\d_'’-]{2,}")
_PROFILED: Final = 4
"""Words with numbers from which a line is behind its name."""
_ENDED: Final = re.compile(r".*(?:\d\+?|[^\W\d_]{5,})\.|.*:|[.–-]")
"""A word at the end of a sentence, or with a colon."""


def prepared(line: str) -> str:
    """Return a line whose profile, if it was pasted with slashes, and `w longbows` are plain."""
    line = from_sheet(line)
    line = _CLOSE.sub(", ", _LISTED.sub("", line))
    line = _HALF_SLASHED.sub(r"\1 \2 \3 \4", _SLASHED.sub(_spaced, line))
    return line if '"' in line else _WITH.sub(" with ", _HALF.sub(r"\1.5", line))


def _spaced(profile: re.Match[str]) -> str:
    """Return a profile whose values stand apart; between slashes a dash is a value that lacks."""
    return re.sub(r"/" if "/" in profile[0] else r"[;,-]", " ", profile[0])


def in_inches(line: str) -> str:
    """Return a line whose inches are letters: `5"` is `5in`."""
    return _INCHES.sub("in", line)


def words_of(line: str) -> list[str] | None:
    """Return the words of a line, None where quotes or braces stand in it."""
    text = in_inches(without_markup(plain_signs(line)))
    if '"' in text or "{" in text or "}" in text:
        return None
    text = _EQUAL.sub(" ", text)
    text = _DISTANCE.sub(lambda found: f"{found[1]}{'cm' if found[2] else 'in'}", text)
    text = _SLASHED.sub(_spaced, _HALF.sub(r"\1.5", text))
    text = _STARRED.sub(" x", text)
    text = _CROSSED.sub(r"\1", _LEADING.sub(r"\1 ", _SPACED.sub("+", text)))
    text = _BOXED.sub(r" ¤\1 ", text)
    text = re.sub(r"[()\[\]]", " , ", text.replace(" / ", " , "))
    text = _EQUALS.sub(" save ", _COLON.sub(" ", _SHOUTED.sub(" ", text)))
    words = [part for token in _TOKEN.findall(text) for part in _parted(token)]
    return _without_opening(_apart(words))


def _apart(words: list[str]) -> list[str]:
    """Return words with a comma for each dash that divides what stands behind a profile."""
    parted, told = list(words), 0
    for at, (word, following) in enumerate(pairwise([*words, ""])):
        told += any(map(str.isdigit, word))
        worded = _WORDED.fullmatch(following) or (at and _WORDED.fullmatch(words[at - 1]))
        if word in {"-", "–"} and told >= _PROFILED and worded:
            parted[at] = ","
    return parted


def _parted(token: str) -> list[str]:
    """Return what a token is made of: `M8WS4`, `M8-WS4`, `M8fly`, `3+/3+`, `shield+spear`."""
    if token in {";", "|"}:
        return [","]
    if _GLUED.fullmatch(token):
        return _PIECE.findall(token)
    if _SAVES.fullmatch(token) and token.count("+") > 1 and "++" not in token:
        return re.findall(r"\d\+", token)
    if _TWO_SAVES.fullmatch(token):
        return token.split("/")
    if _ADDED.fullmatch(token):
        return [part for each in re.split(r"[+/&]", token) for part in (each, ",")][:-1]
    if _ENDED.fullmatch(token) and token not in {"-", "–"}:
        return [token[:-1], ","] if token[:-1] else [","]
    flying = _FLYING.fullmatch(token)
    return (
        [flying[1], flying[2]] if flying and flying[2].lower() not in {"cm", "pouces"} else [token]
    )


def _without_opening(words: list[str]) -> list[str]:
    """Return words without those that a line may begin with: `add my 20 orcs`."""
    begun, asked = 0, taken(words, lexicon().asking)
    while length := taken(words[begun:], lexicon().opening | lexicon().asking):
        begun += length + (words[begun + length : begun + length + 1] == [","])
    told = begun < len(words) and spoken_number(words[begun : begun + 1]) is not None
    if begun < len(words) and (told or words[begun][:1].isdecimal() or begun > 1 or asked):
        words = words[begun:]
    kept: list[str] = []
    at = 0
    while at < len(words):
        courtesy = taken(words[at:], lexicon().courtesy)
        courtesy *= _stands_apart(words, at, at + courtesy)
        kept += [] if courtesy else [words[at]]
        at += courtesy or 1
    return kept


def _stands_apart(words: list[str], begin: int, end: int) -> bool:
    """Return whether words stand at an end, or beside a comma or a number: in no name."""
    beside = (words[begin - 1 : begin] if begin else [], words[end : end + 1])
    return any(not each or each[0] == "," or each[0][:1].isdecimal() for each in beside)


def goes_on(name: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether words in small letters behind a comma go on with a name: `Mage, adept`."""
    return name[0][:1].isupper() and bool(words) and words[0][:1].islower()
