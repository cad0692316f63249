"""Signs of a profile's values, and the words of a line that begin with them: `M4`, `Wd5+`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.core.battlefield.amount import Amount, in_centimetres, read_amount
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

METRIC: Final = "cm"
_INCHES: Final = ('"', "″", "”", "“", "''", "’’")
_INCHES_SIGNS: Final = "\"″”“'’"
_LEAST_METRIC: Final = 10
"""A distance without a unit is in centimetres from here on; shorter ones are usual in inches."""
_MAY_TELL: Final = re.compile(r"[^\W\d].*[\ddD]", re.DOTALL)
"""What has a letter, and behind it a number or a die."""
_UNITS: Final = re.compile(r"(\d)(?:in|ps|po)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sign:
    """A name that may stand before a field's number; `plain` has no capitals and accents."""

    written: str
    plain: str
    field: ProfileField


class Signs:
    """The signs of a profile, found by the beginning of a word; each profile has these once.

    Attributes:
        named: The fields by all that they are called, without capitals and accents.
    """

    def __init__(self, fields: Sequence[ProfileField]) -> None:
        signs = [Sign(sign, plain_word(sign), field) for field in fields for sign in field.written]
        self.named: dict[str, ProfileField] = {}
        for field in fields:
            for name in (*field.signs, *field.names):
                self.named.setdefault(plain_word(name), field)
        self._longest = max((len(sign.written) for sign in signs), default=0)
        self._written: dict[str, list[Sign]] = {}
        self._plain: dict[str, list[Sign]] = {}
        for sign in signs:
            self._written.setdefault(sign.written, []).append(sign)
            self._plain.setdefault(sign.plain, []).append(sign)

    def __contains__(self, word: str) -> bool:
        """Return whether a word without capitals and accents is a sign."""
        return word in self._plain

    def beginning(self, word: str, *, plain: bool) -> Iterator[list[Sign]]:
        """Yield the signs that a word begins with, those of a length together, the longest first.

        Wd5+ is a ward save, not W with a die.
        """
        signs = self._plain if plain else self._written
        for length in range(min(self._longest, len(word)), 0, -1):
            found = signs.get(word[:length])
            if found is not None:
                yield found


@lru_cache(maxsize=16)  # a few games, each with a profile or two
def signs_of(fields: tuple[ProfileField, ...]) -> Signs:
    """Return the signs of a profile."""
    return Signs(fields)


@lru_cache(maxsize=512)  # each word of a line is asked about several times
def read_value(word: str, signs: Signs) -> tuple[ProfileField, Amount] | None:
    """Return the field and the value that a word tells; None where it is unclear, or no value."""
    if not _MAY_TELL.search(word):
        return None
    # As it is written before other capitals: Sa2 may be a Health where SA2 is a number of shots.
    for plain in (False, True):
        found = _reading(word, signs, plain=plain)
        if len({field.id for field, _ in found}) == 1:
            return found[0]
    return None


def _reading(word: str, signs: Signs, *, plain: bool) -> list[tuple[ProfileField, Amount]]:
    """Return what a word may be by the longest sign it begins with: of several fields, unclear."""
    bare = plain_word(word) if plain else word
    for alike in signs.beginning(bare, plain=plain):
        found = [(sign.field, told) for sign in alike if (told := _told(word, sign)) is not None]
        if found:
            return found
    return []


def _told(word: str, sign: Sign) -> Amount | None:
    """Return the value that stands behind a sign in a word, None where none does."""
    value = _UNITS.sub(r'\1"', word[len(sign.written) :].lstrip("=:").removesuffix("+"))
    value = value.removesuffix(METRIC) if sign.field.centimetres else value
    inches = value.endswith(_INCHES)
    value = value.rstrip(_INCHES_SIGNS) if inches else value
    if not value[:1].isdigit() and value[:1] not in "dD":
        return None
    try:
        amount = read_amount(value, halves=sign.field.halves)
    except Refusal:
        return None
    return in_centimetres(amount) if inches and sign.field.centimetres else amount


def may_be_inches(field: ProfileField, value: Amount) -> bool:
    """Return whether a distance in centimetres would be as usual if it were one in inches."""
    return field.centimetres and value.fixed is not None and 0 < value.fixed < _LEAST_METRIC


def written_value(field: ProfileField, value: Amount) -> str:
    """Return a value as it is written after its sign, in centimetres where that may be doubted."""
    unit = METRIC if may_be_inches(field, value) else ""
    return f"{value}{'+' if field.save else ''}{unit}"


def plain_word(text: str) -> str:
    """Return a word without capitals and accents, letter by letter."""
    if text.isascii():
        return text.lower()
    return "".join(unicodedata.normalize("NFKD", sign)[:1] for sign in text).lower()
