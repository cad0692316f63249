"""The pieces of a line about real dice."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rulesets.keyboard import slip_of
from rulesets.spoken_number import spoken_number

SIGNS: Final = {
    "success": "s",
    "hit": "h",
    "wound": "w",
    "through": "p",
    "save": "v",
    "unsaved": "u",
    "failure": "f",
    "all": "A",
    "none": "0",
    "not": "0",
    "half": "½",
    "unclear": "!",
    "correction": "k",
    "of": "o",
    "sum": "t",
    "including": "z",
    "rest": "r",
    "double": "m",
    "triple": "m",
    "quadruple": "m",
    "only": "y",
    "times": "X",
    "but": "e",
    "both": "m",
    "and": ",",
    "then": "T",
    "noise": "i",
    "die": "i",
    "chatter": "c",
    "best": "q",
    "misfire": "M",
    "arrow": "W",
}
"""A letter for each group, as patterns want them."""
_TYPED: Final = frozenset({"success", "hit", "wound", "save", "failure", "misfire"})
"""Groups of whose longer words a slip of the thumb is forgiven."""
TIMES: Final = {"double": 2, "both": 2, "triple": 3, "quadruple": 4, "not": 1}
LONGEST: Final = 4
_PIECE: Final = re.compile(
    r"(?P<blank>[\s\u200b\ufe0f\u200d\U0001F300-\U0001FAFF\u2600-\u267F\u2686-\u27BF\"″]+)"
    r"|(?P<plural>\d{1,4})'?s\b|(?P<named>\d{0,3}d\d{1,3}\b)|(?P<then>->|→|=>)"
    r"|(?P<need>\d{1,3}\+(?!\s*\d))|(?P<number>\d{1,40}(?!\d))|(?P<die>[⚀-⚅])"
    r"|(?P<times>[x×*](?![^\W\d_]))|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)?)"
    r"|(?P<tear>[:;]['’]-?[()])|(?P<sign>[-‐‑.,;/|+:&…])|(?P<mark>[()\[\]!]|[:;]-?[()/|DP])|(?P<ask>\?)|(?P<sum>=)",
    re.IGNORECASE,
)
_KEYS: Final = {0xFE0F: None, 0x20E3: None, 0x2011: "-"}
"""Digits in boxes are digits, and a hyphen that breaks no line is a hyphen."""


class Piece(NamedTuple):
    """A piece of the line.

    Attributes:
        sign: The letter of its group: N a number, S a number in words, P a plural of a face.
        text: As it was typed.
        number: Its number, where it has one.
    """

    sign: str
    text: str
    number: int = 0


@cache
def _lexicon() -> tuple[dict[str, str], dict[str, Any]]:
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    tables = {name: data.pop(name) for name in ("dice", "names", "single")}
    tables["doubt"] = tuple(" ".join(data.pop("doubt").split()).split(", "))
    phrases = {
        " ".join(phrase.split()): group
        for group, listed in data.items()
        for phrase in listed.split(",")
    }
    return phrases, tables


@lru_cache(maxsize=1024)
def _bare(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold().replace("’", "'"))
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


def is_doubtful(piece: Piece) -> bool:
    """Tell whether a word makes it doubtful what fell."""
    word = _bare(piece.text)
    short = 3  # so short a word is no beginning of another
    doubts: tuple[str, ...] = _lexicon()[1]["doubt"]
    return any(word == doubt or (len(doubt) > short and word.startswith(doubt)) for doubt in doubts)


def names_a_die(piece: Piece) -> bool:
    """Tell whether a word beside a number says that it is the face of a single die."""
    return _lexicon()[0].get(_bare(piece.text)) == "die"


def pieces_of(text: str) -> list[Piece] | None:
    """Return the pieces of a line, None where a sign is in it that none begins with."""
    text = text.translate(_KEYS)
    found: list[Piece] = []
    position = 0
    while position < len(text):
        match = _PIECE.match(text, position)
        if match is None:
            return None
        position = match.end()
        if match["word"]:
            position, pieces = _spoken(text, match.start())
            rest = bool(found) and found[-1].sign == "r"  # le reste, c'est bon
            passed = len(pieces) == 1 and _bare(pieces[0].text) in _PASSED
            found += [pieces[0]._replace(sign="s")] if rest and passed else pieces
        else:
            found += _plain(match)
    return found


_PASSED: Final = frozenset(
    {"c'est bon", "ca passe", "il passe", "elle passe", "c'est passe", "it passes"}
)
"""What is said to a throw, and tells what has succeeded behind `the rest`."""
_PLAIN: Final = {
    "plural": "P",
    "need": "K",
    "number": "N",
    "die": "N",
    "times": "x",
    "sum": "t",
    "then": "T",
    "named": "D",
    "ask": "Q",
    "sign": ",",
    "mark": "i",
    "tear": "i",
}
"""The letters of what is no word, by the group that found it."""


def _plain(match: re.Match[str]) -> Iterator[Piece]:
    text, group = match[0], match.lastgroup or ""
    if group == "blank":
        return
    face = _lexicon()[1]["dice"].get(text)
    figures = re.search(r"\d+$", text.lower().rstrip("'s+"))
    number = face if face is not None else int(figures[0]) if figures else 0
    yield Piece("/" if text == "/" else _PLAIN[group], text, number)


_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


def _spoken(text: str, start: int) -> tuple[int, list[Piece]]:
    words: list[tuple[str, int]] = []
    position = start
    while len(words) < LONGEST and (match := _WORD.match(text, position)):
        words.append((_bare(match[0]), match.end()))
        position = match.end()
        while position < len(text) and text[position] in " -‑":
            position += 1
    phrases, tables = _lexicon()
    for length in range(len(words), 0, -1):
        phrase = " ".join(word for word, _ in words[:length])
        end = words[length - 1][1]
        shown = text[start:end]
        if phrase in tables["names"]:
            return end, [Piece("N", shown, face) for face in tables["names"][phrase]]
        if phrase in tables["single"]:
            return end, [Piece("S", shown, tables["single"][phrase])]
        if phrase in phrases:
            group = phrases[phrase]
            return end, [Piece(SIGNS[group], shown, TIMES.get(group, 0))]
        if length == 1 and phrase in tables["dice"]:
            return end, [Piece("P", shown, tables["dice"][phrase])]
        spoken = spoken_number(phrase.split())
        # Of "six cinq" each word is a die.
        if spoken is not None and (length == 1 or spoken > 16):  # noqa: PLR2004 - of two words
            return end, [Piece("S", shown, spoken)]
    return _of_no_phrase(text, start, *words[0])


def _of_no_phrase(text: str, start: int, word: str, end: int) -> tuple[int, list[Piece]]:
    """Read a word that begins no phrase: it may be elided, or a slip."""
    if word.startswith(("d'", "l'")):
        return _spoken(text, start + 2)
    shown = text[start:end]
    slipped = _slip_of_number(word) if text.strip() == shown else 0
    if slipped:
        return end, [Piece("S", shown, slipped)]
    slip = slip_of(word, _forgiven())
    return end, [Piece("?" if slip is None else SIGNS[_lexicon()[0][slip]], shown)]


_SPOKEN: Final = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "un", "deux", "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix", "onze"),
    "douze",
)
_SHORT: Final = 3
"""Letters of a word of which none may be missing, only two in the wrong order."""


def _slip_of_number(word: str) -> int:
    """Return the number that a word is but for a slip, which is all that was typed; 0 for none."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where a word may be a slip

    near = {
        spoken_number([known])
        for known in _SPOKEN
        if (len(known) >= _SHORT and sorted(known) == sorted(word))
        or (len(word) > _SHORT and len(known) == len(word) + 1)
        if OSA.distance(word, known) == 1
    }
    return next(iter(near)) or 0 if len(near) == 1 else 0


@cache
def _forgiven() -> tuple[str, ...]:
    return tuple(phrase for phrase, group in _lexicon()[0].items() if group in _TYPED)
