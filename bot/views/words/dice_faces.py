"""Faces of dice within lines of text: which die, what it shows, whether it succeeded.

A line is made once and shown in several ways: with pictures where there are any, else in words. In
between, a face stands in it as its words between two signs for private use, the first of which
tells all that a picture shows. No font has them and no player types them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias, get_args

from bot.views.words.cutting import begun

Outcome: TypeAlias = Literal["plain", "hit", "miss", "again"]
"""What became of a die: nothing by itself, success, failure, or it was rolled again."""

OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
AGAIN: Final = "↻"
"""Follows a die that was rolled again, where there are no pictures."""
VERSION: Final = 1
"""Number of the drawings; raise it with every change of them, and they are uploaded anew."""

_KINDS: Final = ("other", "d6", "artillery")
_DRAWN: Final = {"d3": "d6", "d6": "d6", "artillery": "artillery"}
"""The pictures of the dice that have some: a D3 is shown as the face that it counts for."""
_MISFIRE: Final = "misfire"
_VALUES: Final = 16
_OUTLINE: Final = "88"
"""Letters that are, with the space after them, as wide as a picture."""
_FIRST: Final = 0xF0000
_LAST: Final = _FIRST + len(_KINDS) * _VALUES * len(OUTCOMES) - 1
_END: Final = chr(_LAST + 1)
_FACE: Final = rf"[{chr(_FIRST)}-{chr(_LAST)}][^{_END}]*{_END}(?:×\d+)?"
_EACH: Final = re.compile(rf"([{chr(_FIRST)}-{chr(_LAST)}])([^{_END}]*){_END}((?:×\d+)?)")
_BROKEN: Final = re.compile(rf"[{chr(_FIRST)}-{chr(_LAST)}][^{_END}]*\Z")
_ROW: Final = re.compile(rf"{_FACE}(?: {_FACE})*")
_EMOJI: Final = re.compile(r"<a?:(\w{2,32}):\d+>", re.ASCII)
_VERSION: Final = re.compile(r"_v(\d+)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class DiceFace:
    """A face of a die, and what became of it.

    Attributes:
        die: What it looks like: `d6`, `artillery`, `other` for all that there is no picture of.
        value: What its picture shows, 0 for a misfire; 0 too where there is none.
        outcome: What became of it.
    """

    die: str
    value: int
    outcome: Outcome = "plain"

    @property
    def name(self) -> str:
        """The name of its picture: words, for it is read aloud; `d6_hit_5_v1`."""
        value = _MISFIRE if self.die == "artillery" and not self.value else str(self.value)
        outcome = "" if self.outcome == "plain" else f"_{self.outcome}"
        return f"{self.die}{outcome}_{value}_v{VERSION}"

    def within(self, words: str) -> str:
        """Return it as it stands in a line, with the words for what it shows."""
        kind = _KINDS.index(self.die)
        sign = (kind * _VALUES + self.value) * len(OUTCOMES) + OUTCOMES.index(self.outcome)
        return f"{chr(_FIRST + sign)}{words}{_END}"


PICTURED: Final[tuple[DiceFace, ...]] = tuple(
    DiceFace(die, value, outcome)
    for die, values, outcomes in (
        ("d6", range(1, 7), OUTCOMES),
        ("artillery", (2, 4, 6, 8, 10, 0), OUTCOMES[:1]),
    )
    for outcome in outcomes
    for value in values
)
"""The faces of which there are pictures."""
_BY_NAME: Final = {_VERSION.sub("", face.name): face for face in PICTURED}


def face_of(die: str, mark: int, outcome: Outcome) -> DiceFace:
    """Return the face of a die, by its id and mark."""
    drawn = _DRAWN.get(die, "other")
    return DiceFace(drawn, 0 if drawn == "other" else mark, outcome)


def version_of(name: str) -> int | None:
    """Return the version of a picture by its name; None for what is none of ours."""
    found = _VERSION.search(name)
    if found is None or name[: found.start()] not in _BY_NAME:
        return None
    return int(found[1])


Paint: TypeAlias = Callable[[Outcome, str], str]
"""Gives the words for dice of an outcome its colour."""


def unpainted(_: Outcome, words: str) -> str:
    """Return the words for dice as they are."""
    return words


def in_words(line: str, paint: Paint = unpainted) -> str:
    """Return a line with its faces in words: successes bold, failures struck out."""
    return _ROW.sub(lambda row: _row_in_words(row[0], paint), line)


def in_outline(line: str) -> str:
    """Return a line in which each face is as many letters as its picture is wide."""
    return _EACH.sub(rf"{_OUTLINE}\3", line)


def cut_whole(line: str, longest: int) -> str:
    """Return the beginning of a line, of at most so many letters; no word or face is broken."""
    if len(line) <= longest:
        return line
    return _BROKEN.sub("", begun(line, longest - 1)) + "…"


def in_pictures(line: str, pictures: Mapping[str, str]) -> str:
    """Return a line with its faces as pictures, a row of which one is missing in words."""
    if not pictures:
        return in_words(line)
    return _ROW.sub(lambda row: _row_in_pictures(row[0], pictures), line)


def out_of_pictures(text: str, misfire: str = _MISFIRE) -> str:
    """Return a text of Discord's with its pictures as faces again, other emojis by their names.

    Args:
        text: The text.
        misfire: What a misfire is called, which no picture tells in a language.
    """
    apart = text.replace("><", "> <")
    return _EMOJI.sub(lambda found: _out_of_picture(found[1], misfire), apart)


def _faces_in(row: str) -> Iterator[tuple[DiceFace, str, str]]:
    """Yield each face of a row with its words and how often it is there."""
    for sign, words, times in _EACH.findall(row):
        rest, outcome = divmod(ord(sign) - _FIRST, len(OUTCOMES))
        kind, value = divmod(rest, _VALUES)
        yield DiceFace(_KINDS[kind], value, OUTCOMES[outcome]), words, times


def _row_in_words(row: str, paint: Paint) -> str:
    alike = groupby(_faces_in(row), key=lambda shown: shown[0].outcome)
    return " ".join(
        paint(outcome, _told(outcome, [f"{words}{times}" for _, words, times in shown]))
        for outcome, shown in alike
    )


def _told(outcome: Outcome, words: list[str]) -> str:
    if outcome == "again":
        return " ".join(f"{word}{AGAIN}" for word in words)
    sign = {"hit": "**", "miss": "~~"}.get(outcome, "")
    return f"{sign}{' '.join(words)}{sign}"


def _row_in_pictures(row: str, pictures: Mapping[str, str]) -> str:
    shown = [(pictures.get(face.name), times) for face, _, times in _faces_in(row)]
    if not all(picture for picture, _ in shown):
        return in_words(row)
    return " ".join(f"{picture}{times}" for picture, times in shown).replace("> <", "><")


def _out_of_picture(name: str, misfire: str) -> str:
    face = _BY_NAME.get(_VERSION.sub("", name))
    if face is None:
        return f":{name}:"
    return face.within(str(face.value) if face.value else misfire)
