"""Reading a notation: the grammar, and what to tell a player whose text does not fit it."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from itertools import islice
from typing import Any, Final

from lark import Lark, UnexpectedCharacters, UnexpectedToken

from rulesets.dice.notation import limits
from rulesets.dice.notation._builder import Builder
from rulesets.dice.notation._meanings import meaning_of_rest
from rulesets.dice.notation.expression import Expression
from rulesets.dice.notation.spoken import expanded, likely_ways, reworded
from rulesets.keyboard import plain_signs
from rulesets.refusal import Doubt, Refusal

_GRAMMAR: Final = files(__package__).joinpath("notation.lark").read_text(encoding="utf-8")
_PARSER: Final = Lark(_GRAMMAR, parser="lalr", maybe_placeholders=True, transformer=Builder())
_EXPLODES_ON: Final = re.compile(r"![<>≥≤]=?\d+")
"""Elsewhere what explodes, here it would be what succeeds: with a blank between it is that."""
_EITHER: Final = re.compile(r"\s*(?P<need>[2-6])\+\s+(?P<dice>\d{1,3})\s*d\s*6\b", re.IGNORECASE)
"""`4+ 12d6` is a sum to some, and what each die must show to others."""
_DASHED: Final = re.compile(
    r"\s*[-−–—]\s*(?P<dice>[1-9]\d{0,3}\s*d\s*\d.*)", re.IGNORECASE | re.DOTALL
)
"""A dash before dice, of which no total is below nothing."""
_A_WORD: Final = re.compile(r"[^\W\d_]{2}")
_SHOWN: Final = 12
_SHOWN_OF_A_WORD: Final = 24
"""Characters of the text quoted in a refusal, and at most to the end of a word."""
_EXPECTED: Final = (
    ("DICE", "dice"),
    ("FACE", "faces"),
    ("NUMBER", "number"),
    ("_AND", "after-faces"),
    ("RPAR", "bracket"),
    ("COMPARE", "after-dice"),
    ("_REROLL", "after-target"),
    ("SEMICOLON", "end"),
)
"""What could have stood there, the most telling first."""


_REWORDED: Final = frozenset(
    {
        "notation-unexpected",
        "notation-unfinished",
        "notation-meaning",
        "notation-target",
        "notation-no-dice",
        "notation-d66",
        "notation-twice",
    }
)
"""Refusals of what may be meant in other words."""
_NO_DOUBT: Final = frozenset(
    {"notation-long", "notation-empty", "notation-dice", "notation-digits"}
)
"""Refusals of what is too much, or nothing."""
_MOST_WAYS: Final = 4
_MOST_TRIED: Final = 8


@lru_cache(maxsize=512)
def parse(text: str) -> Expression:
    """Read a notation of up to 200 characters, strict or in players' own words.

    Raises:
        Doubt: what it may mean, where only a part of it is understood.
        Refusal: as of `parse_strictly`, for what is not understood either way.
    """
    try:
        return _read(text)
    except Refusal as refusal:
        ways = _ways(text, refusal)
        if not ways:
            raise
        raise Doubt(refusal, ways) from None


def _ways(text: str, refusal: Refusal) -> tuple[str, ...]:
    """Return what a roll may mean that is not played as it stands."""
    if refusal.code in _NO_DOUBT:
        return ()
    found: dict[str, None] = {}
    for way in islice(likely_ways(plain_signs(text), refusal), _MOST_TRIED):
        with suppress(Refusal):
            if all(part.label is None for part in parse_strictly(way).parts):
                found[way.strip()] = None
    return tuple(found)[:_MOST_WAYS]


def _read(text: str) -> Expression:
    """Read a notation, strict or in players' own words.

    Raises:
        Refusal: it is not understood either way.
    """
    either = _EITHER.match(text)
    if either is not None:
        need, dice = int(either["need"]), either["dice"]
        raise Refusal("notation-either", each=f"{dice}d6>={need}", sum=f"{dice}d6+{need}")
    dashed = _DASHED.fullmatch(text)
    if dashed is not None:
        raise Refusal("notation-dashed", each=dashed["dice"].strip())
    try:
        return parse_strictly(text)
    except Refusal as refusal:
        if refusal.code not in _REWORDED or _explodes_on(text):
            raise
        try:
            read = _in_other_words(plain_signs(text))
        except Refusal as said:
            stopped = refusal.code == "notation-unfinished" and said.code == "notation-meaning"
            if stopped or (said.code == "notation-left" and _is_telling(refusal, text)):
                raise refusal from None
            raise
        if read is None:
            raise
    return read


def _is_telling(refusal: Refusal, text: str) -> bool:
    """Tell whether the grammar's refusal says more than which word is left over."""
    if refusal.code == "notation-unexpected":
        return _A_WORD.search(text) is None
    return refusal.facts.get("meant") != "dice"


def _in_other_words(text: str) -> Expression | None:
    written = expanded(text)
    if written != text:
        with suppress(Refusal):
            read = parse_strictly(written)
            if all(part.label is None for part in read.parts):
                return replace(read, read_as=written.strip())
    said = reworded(text)
    if said is None:
        return None
    whole, bare = said
    return replace(parse_strictly(whole), read_as=bare)


def _explodes_on(text: str) -> re.Match[str] | None:
    return _EXPLODES_ON.search(plain_signs(text).partition("#")[0])


def parse_strictly(text: str) -> Expression:
    """Read a notation as the grammar has it.

    Raises:
        Refusal: `notation-unexpected` or `notation-unfinished` where the grammar does not know it,
            another `notation-…` or `die-sides` for what makes no sense or would be too much work.
    """
    if len(text) > limits.CHARACTERS:
        raise Refusal("notation-long", length=len(text), most=limits.CHARACTERS)
    text = plain_signs(text)
    if not text.strip():
        raise Refusal("notation-empty")
    explodes = _explodes_on(text)
    if explodes is not None:
        raise Refusal("notation-meaning", text=explodes[0], meant="explode")
    reading: Any = _PARSER.parse_interactive(text)  # the library leaves it half typed
    try:
        reading.exhaust_lexer()
    except (UnexpectedCharacters, UnexpectedToken) as error:
        position = error.pos_in_stream or 0
        meant = meaning_of_rest(text[position:])
        if meant is not None:
            raise Refusal("notation-meaning", text=meant[0][:_SHOWN], meant=meant[1]) from None
        raise Refusal(
            "notation-unexpected",
            position=position + 1,
            found=_shown(text[position:]),
            expected=_expected(reading),
        ) from None
    try:
        expression: Expression = reading.feed_eof()
    except UnexpectedToken:
        raise Refusal("notation-unfinished", expected=_expected(reading)) from None
    return expression


def _shown(text: str) -> str:
    """Return the beginning of a text, up to the end of a word where that is near."""
    word = re.match(r"[^\W\d_]*", text[_SHOWN:])
    further = 0 if word is None or not text[_SHOWN - 1 : _SHOWN].isalpha() else word.end()
    return text[: min(_SHOWN + further, _SHOWN_OF_A_WORD)].strip()


def _expected(reading: Any) -> str:
    accepts: set[str] = reading.accepts()
    return next((name for terminal, name in _EXPECTED if terminal in accepts), "end")
