"""Reading what fell, by what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rulesets.dice.die import ARROW, ARTILLERY, HIT, LARGEST, MISFIRE, SCATTER, SCATTER_HIT, Die
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.handles.thrown.tokens import Piece, pieces_of
from rulesets.dice.handles.typed import LONGEST, MOST, read_dice, read_successes
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

_SHOWN: Final = 20
_WORDY: Final = 300
"""Most characters of dice in words; more of them are read as bare numbers alone."""
_LARGEST_DIGIT: Final = 9
"""Dice whose faces have one figure each may be typed without blanks."""
_NAMED: Final = {"M": MISFIRE, "f": MISFIRE, "W": ARROW, "s": HIT}
_SIGNED: Final = frozenset("-+\N{HYPHEN}")
"""What makes a number no die where it stands first: `-1`, `+2`; and `6+` is a target."""
_SHARE: Final = re.compile(r"[A]?N?(?P<count>[NS])(?:s?o|s?/)(?P<dice>[NS])s?")
_COUNTED: Final = re.compile(r"(?P<count>[NSA0]?)(?P<what>[sf])")
_BOTH: Final = (
    re.compile(r"(?P<hits>[NS])s[,/]?(?P<misses>[NS])f"),
    re.compile(r"(?P<misses>[NS])f[,/]?(?P<hits>[NS])s"),
)
_ALL_BUT: Final = re.compile(r"A(?P<all>[sf]?)e(?P<count>[NS])(?P<what>[sf]?)")
_ONLY: Final = re.compile(r"A(?P<count>[NS])s")
_FEW: Final = frozenset(["only", "just", "que", "seulement"])
_SO_MANY: Final = (("count", "plural"), ("spelled", "digit"), ("figure", "word"))
"""Parts of a group that say how many dice show a face: `3 sixes`, `trois 6`, `3 six`."""
_GROUP: Final = re.compile(
    r"(?P<many>[NS])x(?P<face>[NSP])|m(?P<doubled>[NSP])|A(?P<all>[NSP])"
    r"|(?P<count>[NS])(?P<plural>P)|(?P<figure>N)(?P<word>S)(?![MWsf])|(?P<spelled>S)(?P<digit>N)|(?P<said>S)(?P<so>S)(?![NSPx])"
    r"|(?P<gap>[,/]|S(?=[MWsf]))|(?P<single>[NSMWsf])"
)


def read_thrown(text: str, wanted: Wanted | None = None, *, ahead: bool = False) -> DiceInput:
    """Return what a line says of the dice asked for.

    Args:
        text: What was typed.
        wanted: What is asked, None where nobody knows.
        ahead: Whether dice of further throws may follow.

    Raises:
        Refusal: `dice-too-long`, `not-a-face`, `too-many-faces`, `typed-sum`, `typed-either`,
            `typed-other-count`, `typed-count`, `typed-all`, `nothing-thrown`.
    """
    if len(text) > LONGEST:
        raise Refusal("dice-too-long", length=len(text), most=LONGEST)
    successes = read_successes(text)
    if successes is not None:
        return DiceInput(successes=successes)
    strict: Refusal | None = None
    marks: tuple[int, ...] = ()
    try:
        marks = read_dice(text)
    except Refusal as refusal:
        strict = refusal
    if strict is None and _fits(text, marks, wanted, ahead=ahead):
        if not marks:
            raise Refusal("nothing-thrown")
        _check_counts(text, marks, wanted)
        return DiceInput(marks, ahead=ahead)
    pieces = pieces_of(plain_signs(text)) if len(text) <= _WORDY else None
    pieces = [piece for piece in pieces or () if piece.sign != "i"]
    signed = bool(pieces) and (pieces[0].text in _SIGNED or pieces[-1].text == "+")
    read = _Line(pieces, wanted).read() if pieces and not signed else None
    if read is not None:
        return replace(read, ahead=ahead)
    if strict is not None:
        raise strict
    named = re.search(r"[^\W\d_x]{2,}", text)
    if named is not None and not ahead:
        raise Refusal("not-a-face", text=named[0][:_SHOWN], place=1)
    return DiceInput(marks, ahead=ahead)


def _fits(text: str, marks: Sequence[int], wanted: Wanted | None, *, ahead: bool) -> bool:
    """Tell whether marks can be taken as they are typed: such dice are asked for, and so many."""
    if wanted is None:
        return True
    share = re.fullmatch(r"\s*\d+\s*/\s*(\d+)\s*", text)
    if share is not None and wanted.wins is not None and int(share[1]) == wanted.count:
        return False
    word = re.search(r"[^\W\d_x]", text)
    if word is not None and wanted.die not in (ARTILLERY, SCATTER, SCATTER_HIT):
        return False
    if not ahead and len(marks) > wanted.count:
        return False
    return all(mark in wanted.die.marks for mark in marks[: wanted.count])


def _check_counts(text: str, marks: Sequence[int], wanted: Wanted | None) -> None:
    """Refuse marks that are too few where each second one would be a face, and all are there.

    Of five dice `2 6 3 1` are four of them, or two sixes and three ones; so is `2x6 3x1`.

    Raises:
        Refusal: `typed-faces`.
    """
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    counts, faces = numbers[::2], numbers[1::2]
    if wanted is None or len(counts) != len(faces) or len(marks) >= wanted.count:
        return
    valid = sum(counts) == wanted.count and all(face in wanted.die.marks for face in faces)
    if valid and len(counts) > 1:
        many = [face for count, face in zip(counts, faces, strict=True) for _ in range(count)]
        shown = (" ".join(map(str, each)) for each in (many, marks))
        raise Refusal("typed-faces", many=next(shown), shown=next(shown))


class _Line:
    """A line about dice that are asked for."""

    def __init__(self, pieces: list[Piece], wanted: Wanted | None) -> None:
        """Take its pieces, and what is asked for."""
        signs = "".join(piece.sign for piece in pieces)
        self.word = signs.strip(",")
        start = len(signs) - len(signs.lstrip(","))
        self.pieces = pieces[start : start + len(self.word)]
        self.wanted = wanted
        self.countable = wanted is not None and wanted.wins is not None

    def read(self) -> DiceInput | None:
        """Return what it says, None where it is not understood."""
        if "t" in self.word:
            raise Refusal("typed-sum")
        counted = self._share() or self._few() or self._counted()
        if counted is not None:
            return counted
        marks = self._marks()
        if marks and re.fullmatch(r"[N,x]+", self.word):
            text = " ".join(piece.text for piece in self.pieces if piece.sign == "N")
            _check_counts(text, marks, self.wanted)
        return None if marks is None else DiceInput(marks)

    def _number(self, match: re.Match[str], group: str) -> int:
        return self.pieces[match.start(group)].number

    def _share(self) -> DiceInput | None:
        """Read `7/12`, `7 sur 12`."""
        match = _SHARE.fullmatch(self.word)
        if match is None or self.wanted is None:
            return None
        count, dice = self._number(match, "count"), self._number(match, "dice")
        faces = {count, dice} <= set(self.wanted.die.marks) and self.word[1:-1] == "/"
        if dice != self.wanted.count:
            if faces:
                return None
            raise Refusal("typed-other-count", given=dice, count=self.wanted.count)
        if faces:
            raise Refusal(
                "typed-either", text=f"{count}/{dice}", shown=f"{count} {dice}", count=count
            )
        return DiceInput(successes=count)

    def _counted(self) -> DiceInput | None:
        """Read `7 hits`, `5 échecs`, `all hit`, `rien`."""
        if self.wanted is None or self._special():
            return None
        dice = self.wanted.count
        match = next(filter(None, (both.fullmatch(self.word) for both in _BOTH)), None)
        if match is not None:
            hits, misses = self._number(match, "hits"), self._number(match, "misses")
            if hits + misses != dice:
                raise Refusal("typed-other-count", given=hits + misses, count=dice)
            return DiceInput(successes=hits)
        none = self.word == "0" or (self.word == "N" and not self.pieces[0].number)
        if self.countable and self.word == "A":
            raise Refusal("typed-all", count=dice)
        if self.countable and none:
            return DiceInput(successes=0)
        match = _COUNTED.fullmatch(self.word)
        if match is None:
            return None
        sign = match["count"]
        if not sign and dice != 1:
            return None
        count = {"A": dice, "0": 0, "": 1}.get(sign)
        count = self._number(match, "count") if count is None else count
        if match["what"] == "f":
            if count > dice:
                raise Refusal("too-many-successes", count=count, dice=dice)
            count = dice - count
        return DiceInput(successes=count)

    def _few(self) -> DiceInput | None:
        """Read `only 2 hits`, `all but 2`, `tout rate sauf 2`."""
        only, but = _ONLY.fullmatch(self.word), _ALL_BUT.fullmatch(self.word)
        if self.wanted is None or not self.countable or self._special():
            return None
        dice = self.wanted.count
        headed = re.fullmatch(r"s,(?P<count>[NS])", self.word)
        if headed is not None and self.pieces[1].text == ":":
            count = self._number(headed, "count")
        elif only is not None and self._number(only, "count") == dice:
            count = dice
        elif only is not None and self.pieces[0].text.lower() in _FEW:
            count = self._number(only, "count")
        elif but is not None:
            count = self._number(but, "count")
            if but["all"] and but["what"] == but["all"]:
                return None
            failed = but["all"] == "f" or (not but["all"] and but["what"] == "f")
            count = count if failed else dice - count
        else:
            return None
        if not 0 <= count <= dice:
            raise Refusal("too-many-successes", count=count, dice=dice)
        return DiceInput(successes=count)

    def _special(self) -> bool:
        return self.wanted is not None and self.wanted.die in (ARTILLERY, SCATTER, SCATTER_HIT)

    def _marks(self) -> tuple[int, ...] | None:
        """Read faces, one by one or in groups."""
        alone = self._alone()
        if alone is not None:
            return alone
        # 6x2 are two sixes; where such dice cannot be meant, 3x6 may be three of them.
        readings = [self._grouped(turned=turned) for turned in (False, True)]
        valid = [marks for marks in readings if marks and self._may_fall(marks)]
        found = valid or [marks for marks in readings if marks]
        return tuple(found[0]) if found else None

    def _grouped(self, *, turned: bool) -> list[int] | None:
        marks: list[int] = []
        position = 0
        while position < len(self.word):
            match = _GROUP.match(self.word, position)
            if match is None or len(marks) > MOST:
                return None
            position = match.end()
            found = self._group(match, turned=turned)
            if found is None:
                return None
            marks += found
        if self.wanted is not None and any(mark not in self.wanted.die.marks for mark in marks):
            return None
        return marks

    def _alone(self) -> tuple[int, ...] | None:
        """Read a single number without blanks, `654`.

        Raises:
            Refusal: it may be something else as well.
        """
        wanted = self.wanted
        if wanted is None or self.word != "N" or not self.pieces[0].text.isdecimal():
            return None
        text, number = self.pieces[0].text, self.pieces[0].number
        if number in wanted.die.marks:
            return (number,)
        if not number:
            return None
        marks = self._split(text, wanted.die)
        if marks is None or len(marks) > wanted.count:
            if self.countable and number <= wanted.count:
                raise Refusal("typed-count", count=number, die=wanted.die.id)
            return None
        faces = " ".join(map(str, marks))
        if self.countable and number <= wanted.count:
            raise Refusal("typed-either", text=text, shown=faces, count=number)
        most = wanted.count * max(wanted.die.values)
        if wanted.count <= number <= most and wanted.purpose.label != "d66":
            raise Refusal("typed-sum-or-faces", text=text, shown=faces)
        return marks

    def _split(self, text: str, die: Die) -> tuple[int, ...] | None:
        if max(die.marks) > _LARGEST_DIGIT or self._special():
            return None
        marks = tuple(map(int, text))
        return marks if all(mark in die.marks for mark in marks) else None

    def _group(self, match: re.Match[str], *, turned: bool) -> list[int] | None:
        """Return the faces of a group; none for what only stands between."""
        names = {name: part for name, part in match.groupdict().items() if part}
        if "gap" in names:
            return []
        if "single" in names:
            return self._single(match)
        if "doubled" in names:
            return [self._number(match, "doubled")] * self.pieces[match.start()].number
        if "all" in names:
            face = self._number(match, "all")
            return None if self.wanted is None else [face] * self.wanted.count
        for many, shown in _SO_MANY:
            if many in names:
                return self._so_many(self._number(match, many), self._number(match, shown))
        if "said" in names:
            return self._two_words(match)
        face, times = self._number(match, "many"), self._number(match, "face")
        if turned:
            face, times = times, face
        return [face] * times if face and 1 <= times <= MOST else None

    def _single(self, match: re.Match[str]) -> list[int] | None:
        piece = self.pieces[match.start()]
        if piece.sign in _NAMED:
            return [_NAMED[piece.sign]] if self._special() else None
        known = 1 <= piece.number <= LARGEST
        if (known and self.wanted is None) or (
            self.wanted is not None and piece.number in self.wanted.die.marks
        ):
            return [piece.number]
        if self.wanted is None:
            return None
        split = self._split(piece.text, self.wanted.die) if piece.text.isdecimal() else None
        return None if split is None else list(split)

    def _so_many(self, count: int, face: int) -> list[int] | None:
        most = MOST if self.wanted is None else self.wanted.count
        return [face] * count if 1 <= count <= most else None

    def _two_words(self, match: re.Match[str]) -> list[int] | None:
        """Read `trois six`: three dice of it, or two dice.

        Raises:
            Refusal: `typed-either`, where both may be.
        """
        first, second = self._number(match, "said"), self._number(match, "so")
        if self.wanted is None or match.span() != (0, len(self.word)):
            return [first, second]
        readings = [[second] * first, [first, second]] if first <= MOST else [[first, second]]
        valid = [marks for marks in readings if self._may_fall(marks)]
        exact = [marks for marks in valid if len(marks) == self.wanted.count and first > 1]
        left = exact or valid
        if len(left) > 1 and left[0] != left[1]:
            many, faces = (" ".join(map(str, marks)) for marks in left)
            raise Refusal("typed-faces", many=many, shown=faces)
        return left[0] if left else None

    def _may_fall(self, marks: list[int]) -> bool:
        wanted = self.wanted
        return wanted is None or (
            len(marks) <= wanted.count and all(mark in wanted.die.marks for mark in marks)
        )
