"""Signs of a profile's values, and the words of a line that begin with them: `M4`, `Wd5+`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
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
_UNITS: Final = re.compile(r"(\d)(?:in|ps|po)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sign:
    """A name that may stand before a field's number; `plain` has no capitals and accents."""

    written: str
    plain: str
    field: ProfileField


@lru_cache(maxsize=16)  # a few games, each with a profile or two
def signs_of(fields: tuple[ProfileField, ...]) -> tuple[Sign, ...]:
    """Return the signs of a profile, the longest first: Wd5+ is a ward save, not W with a die."""
    signs = [Sign(sign, plain_word(sign), field) for field in fields for sign in field.written]
    return tuple(sorted(signs, key=lambda sign: -len(sign.written)))


def read_value(word: str, signs: Sequence[Sign]) -> tuple[ProfileField, Amount] | None:
    """Return the field and the value that a word tells; None where it is unclear, or no value."""
    # As it is written before other capitals: Sa2 may be a Health where SA2 is a number of shots.
    for plain in (False, True):
        found = _reading(word, signs, plain=plain)
        if len({field.id for field, _ in found}) == 1:
            return found[0]
    return None


def _reading(word: str, signs: Sequence[Sign], *, plain: bool) -> list[tuple[ProfileField, Amount]]:
    """Return what a word may be by the longest sign it begins with: of several fields, unclear."""
    found: list[tuple[ProfileField, Amount]] = []
    longest = 0
    bare = plain_word(word) if plain else word
    for sign in signs:
        length = len(sign.written)
        if length < longest or not bare.startswith(sign.plain if plain else sign.written):
            continue
        value = _UNITS.sub(r'\1"', word[length:].lstrip("=:").removesuffix("+"))
        value = value.removesuffix(METRIC) if sign.field.centimetres else value
        inches = value.endswith(_INCHES)
        value = value.rstrip(_INCHES_SIGNS) if inches else value
        if value[:1].isdigit() or value[:1] in "dD":
            try:
                amount = read_amount(value, halves=sign.field.halves)
                metric = inches and sign.field.centimetres
                found.append((sign.field, in_centimetres(amount) if metric else amount))
            except Refusal:
                continue
            longest = length
    return found


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
