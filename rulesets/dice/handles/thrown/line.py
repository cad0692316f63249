"""A line about real dice that are asked for: its pieces as a word of letters."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from rulesets.dice.die import ARTILLERY, SCATTER, SCATTER_HIT, Die
from rulesets.dice.handles.mixed import Wanted
from rulesets.dice.handles.thrown.tokens import Piece, is_doubtful

HALF: Final = "½"
_LARGEST_DIGIT: Final = 9
"""Dice whose faces have one figure each may be typed without blanks."""
_JOINED: Final = MappingProxyType(
    {"vs": "s", "sv": "s", "vf": "f", "fv": "f", "wv": "v", "wp": "w", "uw": "u", "wu": "u"}
    | {"sp": "s", "ps": "s"}
)
"""What two words about dice say together: `svg réussies`, `failed saves`, `wounds saved`."""
_SAVES: Final = re.compile(r"\b(?:sav|sauv|svg|ward|invu|armou?r|armure|regen)", re.IGNORECASE)
"""What a player calls a roll of saves."""
_VERDICT: Final = re.compile("[sfp],*t*[NS]t*|t*[NS]t*,*[sfp]")
_SINGLE_VERDICT: Final = re.compile("[sfp],*S?[NS]|S?[NS],*[sfp]")
_UNKNOWN: Final = "?"
_UNCLEAR: Final = "!"
"""What is known and may mean several things here: nothing that may be left out."""
_CHEERS: Final = frozenset({"yes", "yep", "oui", "ouais", "ok"})
_BY_NUMBER: Final = re.compile(r"[NSP]\?|\?[NSP]")
_BESIDE: Final = re.compile(
    r"[c,]+t?y?[sf](?=[c,]|$)|(?<=[NS][NS,][NS])[sf]$|(?<=[NSt][NS])[sf]$|c"
)
"""What is only said beside dice, as `charge made it`."""


class Line:
    """A line about dice that are asked for.

    Attributes:
        said: Its letters, before the question told what they mean.
        said_numbers: Their numbers.
        word: Its letters, of which patterns find what belongs together.
        pieces: Its pieces, one for each letter.
        wanted: What is asked for, None where nobody knows.
        countable: Whether it is enough to tell how many dice succeeded.
        summed: Whether it is enough to tell what the dice come to.
        asks: Whether it is a question.
        beside: Whether an unknown word stands at once beside a number.
    """

    def __init__(self, pieces: list[Piece], wanted: Wanted | None) -> None:
        """Take its pieces, and what is asked for."""
        signs = "".join(piece.sign for piece in pieces)
        self.asks = "Q" in signs
        self.beside = _BY_NUMBER.search(signs) is not None
        self.wanted = wanted
        self.countable = wanted is not None and wanted.wins is not None
        self.summed = wanted is not None and wanted.summed
        kept = _halved([piece for piece in pieces if piece.sign not in "iDQ"], wanted)
        self.said = "".join(piece.sign for piece in kept)
        self.said_numbers = [piece.number for piece in kept]
        if not self.countable:
            kept = [piece for piece in kept if piece.text.casefold() not in _CHEERS]
            if wanted is None or wanted.apart is None:  # else hits and misses are told
                kept = _without(kept, _BESIDE)
            kept = _without_verdict(kept, wanted)
        if wanted is not None and wanted.count == 1 and not self.countable:
            kept = [piece for piece in kept if piece.sign != "y"]
        kept = [piece for piece in _told(kept, wanted) if piece.sign != "c"]
        signs = "".join(piece.sign for piece in kept)
        self.word = signs.strip(",")
        start = len(signs) - len(signs.lstrip(","))
        self.pieces = kept[start : start + len(self.word)]

    def number(self, match: re.Match[str], group: str) -> int:
        """Return the number of the first piece of a part of a match."""
        return self.pieces[match.start(group)].number

    @property
    def special(self) -> bool:
        """Tell whether a die without pips is asked for."""
        return self.wanted is not None and self.wanted.die in (ARTILLERY, SCATTER, SCATTER_HIT)

    def without_remarks(self) -> Line | None:
        """Return the line without words that are not known, None where one of them is doubtful."""
        several = self.wanted is not None and self.wanted.count > 1
        beside = self.beside or (several and _BY_NUMBER.search(self.word))
        if beside and len(re.findall("[NSP]", self.word)) == 1:
            return None  # nine of anything are no dice
        unknown = [piece for piece in self.pieces if piece.sign == _UNKNOWN]
        if not unknown or self.asks or any(map(is_doubtful, unknown)):
            return None
        return self.without_words()

    def without_words(self) -> Line:
        """Return the line without words that are not known, whatever they say."""
        left = Line([], self.wanted)
        left.pieces = [piece for piece in self.pieces if piece.sign != _UNKNOWN]
        left.word = "".join(piece.sign for piece in left.pieces)
        return left.part(0, len(left.word))

    def part(self, start: int, end: int) -> Line:
        """Return a part of the line as a line of its own."""
        part = Line([], self.wanted)
        part.word, part.pieces = self.word[start:end].strip(","), self.pieces[start:end]
        while part.pieces and part.pieces[0].sign == ",":
            part.pieces = part.pieces[1:]
        return part

    def split(self, text: str, die: Die) -> tuple[int, ...] | None:
        """Return figures without blanks as faces, None where they are none."""
        if max(die.marks) > _LARGEST_DIGIT or self.special:
            return None
        marks = tuple(map(int, text))
        return marks if all(mark in die.marks for mark in marks) else None

    def may_fall(self, marks: list[int]) -> bool:
        """Tell whether dice that are asked for can show these marks."""
        wanted = self.wanted
        return wanted is None or (
            len(marks) <= wanted.count and all(mark in wanted.die.marks for mark in marks)
        )


def _halved(pieces: list[Piece], wanted: Wanted | None) -> list[Piece]:
    """Return pieces with `half` as so many dice, where it is said first and a whole number."""
    if wanted is None or wanted.wins is None or wanted.count % 2:
        return pieces
    found: list[Piece] = []
    for piece, after in zip(pieces, [*pieces, None][1:], strict=True):
        if piece.sign != HALF or any(before.sign in "NSPA" for before in found):
            found.append(piece)
            continue
        found.append(Piece("S", piece.text, wanted.count // 2))
        if after is None or after.sign in ",c":
            found.append(Piece("s", piece.text))
    return found


def _without(pieces: list[Piece], pattern: re.Pattern[str]) -> list[Piece]:
    """Return pieces without those that fit a pattern."""
    signs = "".join(piece.sign for piece in pieces)
    left: set[int] = set()
    for match in pattern.finditer(signs):
        left |= set(range(*match.span()))
    return [piece for index, piece in enumerate(pieces) if index not in left]


def _without_verdict(pieces: list[Piece], wanted: Wanted | None) -> list[Piece]:
    """Return pieces of a sum without whether it passed: `11 raté` are no eleven dice."""
    if wanted is None or not (wanted.summed or wanted.count == 1):
        return pieces
    if wanted.count == 1 and pieces:
        signs = "".join(piece.sign for piece in pieces if piece.sign != "c")
        *articles, number = [piece for piece in pieces if piece.sign in "NS"] or [pieces[0]]
        article = number.sign == "S" and number.number == 1  # un bon
        told = _SINGLE_VERDICT.fullmatch(signs) and all(each.number == 1 for each in articles)
        return [number] if told and not article else pieces
    sure = [
        piece for piece in pieces if piece.sign in "NS" and piece.number > max(wanted.die.marks)
    ]
    alone = _VERDICT.fullmatch("".join(piece.sign for piece in pieces))
    return sure if sure and alone is not None else pieces


def _told(pieces: list[Piece], wanted: Wanted | None) -> list[Piece]:
    """Return pieces with what their words tell of the dice that are asked for.

    A wound is a die that saved nothing where saves are rolled, and no die of a roll to hit.
    """
    joined: list[Piece] = []
    for piece in pieces:
        sign = _JOINED.get(joined[-1].sign + piece.sign) if joined else None
        joined.append(piece if sign is None else joined.pop()._replace(sign=sign))
    means = _meanings(wanted)
    return [piece._replace(sign=_sign(piece, means, wanted)) for piece in joined]


def is_saving(wanted: Wanted | None) -> bool:
    """Tell whether a player calls what is thrown a save."""
    return wanted is not None and _SAVES.search(wanted.purpose.subject or "") is not None


def _sign(piece: Piece, means: dict[str, str], wanted: Wanted | None) -> str:
    """Return the letter of a piece: what dice need is what succeeds, an arrow may be anything."""
    if piece.sign == "K":
        needed = wanted is not None and wanted.purpose.need == piece.number
        return "s" if needed else _UNCLEAR
    if piece.sign == "T":
        summed = wanted is not None and wanted.summed and wanted.wins is None
        return "," if piece.text.isalpha() or " " in piece.text else "t" if summed else _UNCLEAR
    return means.get(piece.sign, piece.sign)


def _meanings(wanted: Wanted | None) -> dict[str, str]:
    """Return whether a die that hits, wounds, passes or saves has succeeded, by its sign."""
    if wanted is None:
        return dict.fromkeys("hwpv", "s") | {"u": _UNCLEAR}
    purpose = wanted.purpose
    if purpose.failures and not purpose.at_most:
        return {"h": _UNCLEAR, "w": "f", "p": _UNCLEAR, "v": "s", "u": "f"}
    means = dict.fromkeys("hwpv", "s") | {"u": _UNCLEAR}
    if is_saving(wanted):
        return means | dict.fromkeys("hwp", _UNCLEAR)  # three wounds are three that saved nothing
    if "hit" in purpose.label:
        return means | {"w": _UNCLEAR, "v": _UNCLEAR}
    if "wound" in purpose.label:
        return means | {"h": _UNCLEAR, "v": _UNCLEAR}
    return means
