"""Dice that fell, told in a sentence beside the act: `charge the orcs, rolled a 9`."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import Thrown, words_for, words_thrown
from bot.texts.names import fold

_BETWEEN: Final = r"(?:\s*[,+/&-]\s*|\s+)(?:(?:and|et|then|puis)\s+)?(?:(?:an?|une?)\s+)?"
_COUNT: Final = r"\d{1,3}(?![\d+*]|d\d|d\b)"
_LISTED: Final = re.compile(
    rf"(?<!\d)[,:(]\s*(?P<fell>(?:[1-6](?:{_BETWEEN}[1-6])+|doubles?\s+[1-6]))\)?[\s.!]*$"
)
"""Faces at the end, with nothing else said of them: `5 and 4`."""
_OF_DICE: Final = re.compile(r"d(?:es?|ice)?\s?[:=]")
_COUNTED_BEFORE: Final = re.compile(r"\d\s*$")


@dataclass(frozen=True, slots=True)
class Fallen:
    """Dice that a sentence tells.

    Attributes:
        rest: The sentence without them.
        dice: What fell, as it is typed for dice.
        told: The same in the words of the sentence.
    """

    rest: str
    dice: str
    told: str

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways to type it: as it is said, or a single number as what the dice came to."""
        return (self.dice, f"total {self.dice}") if self.dice.isdecimal() else (self.dice,)


def fallen(text: str) -> Fallen | None:
    """Return the dice that a sentence tells; None where it tells none, or nothing but dice."""
    plain = _plain(text)
    found = [*_told().finditer(plain)]
    last = _counted().search(plain) or _LISTED.search(plain)
    match = found[0] if len(found) == 1 else None if found else last
    if match is None:
        return None
    begin = match.start()
    listed = _OF_DICE.match(plain, begin)
    if listed is not None and _COUNTED_BEFORE.search(plain[:begin]):
        begin = listed.end()  # so many dice, and what they show: `3 dice: 4 5 6`
    rest = f"{text[:begin]} {text[match.end() :]}".strip(" ,;.:!-=")
    if all(word in words_for("fillers") for word in words_in(rest)):
        return None
    return Fallen(rest, _figures(text[slice(*match.span("fell"))]), match[0].strip(" ,;:.()"))


def _figures(fell: str) -> str:
    """Return faces in figures, anything else as it is."""
    words = words_in(fold(fell))
    faces = [word for word in words if word.isdecimal()]
    passed = words_for("joining") | words_thrown("exactly") | words_for("fillers")
    plain = faces and all(word in faces or word in passed for word in words)
    return " ".join(faces) if plain else fell.strip()


def _plain(text: str) -> str:
    """Return a text without capitals and accents, letter for letter."""
    return "".join(unicodedata.normalize("NFKD", sign)[0].lower()[:1] or " " for sign in text)


def _any_of(group: Thrown) -> str:
    """Return the pattern of any phrase of a group."""
    return _any(words_thrown(group))


def _any(phrases: frozenset[str]) -> str:
    """Return the pattern of any of some phrases, the longest first."""
    longest = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    return "|".join(re.escape(phrase).replace(r"\ ", r"['\s]+") for phrase in longest)


@cache
def _numbers() -> str:
    """Return the pattern of one number, in figures or in a word."""
    return rf"(?:{_COUNT}|(?:{_any_of('numbers')})\b)"


def _fell(*, counted: bool) -> str:
    """Return the pattern of what fell: some numbers, each with what it counts or without."""
    what = rf"\s?(?:{_any_of('succeeded')})\b"
    each = rf"{_COUNT}{what}" if counted else rf"{_numbers()}(?:{what})?"
    more = rf"(?:{_BETWEEN}{each}(?!\s*(?:{_any(words_for('of-dice') | words_for('beside'))})\b))*"
    return rf"{each}{more}"


@cache
def _told() -> re.Pattern[str]:
    """Return the pattern of dice that somebody says to have thrown."""
    joined = rf"(?:(?:{_any(words_for('joining') | words_for('with'))})\s+)?"
    who = rf"(?:{_any_of('speakers')})\s+"
    exactly = rf"(?:\s*[:=])?(?:\s+(?:{_any_of('exactly')}))?\s*"
    how = rf"{joined}(?:{who})?(?:{_any_of('rolled')}){exactly}|=\s*"
    got = rf"{joined}(?:{_any_of('got')}){exactly}(?={_numbers()}\s*(?:[),.;!]|for\b|pour\b|$))"
    twice = rf"doubles?\s+{_numbers()}"
    fell = rf"(?P<fell>{twice}|{_any_of('eyes')}|{_fell(counted=False)})"
    after = rf"(?![\w+*])(?!\s?(?:{_any_of('unrolled')})\b|\s?[\"%\u2033\u201d]|\s?'')"
    return re.compile(rf"(?<![\w'])\(?\s*(?:{how}|{got}){fell}{after}\s*\)?")


@cache
def _counted() -> re.Pattern[str]:
    """Return the pattern of what succeeded, said as the last thing: `7 hits, 3 wounds`."""
    return re.compile(rf"(?<![\w'])(?P<fell>{_fell(counted=True)})[\s.!]*$")
