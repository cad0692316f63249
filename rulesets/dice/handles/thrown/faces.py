"""Reading the faces of dice, one by one or in groups."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from rulesets.dice.die import ARROW, HIT, LARGEST, MISFIRE, SCATTER, SCATTER_HIT
from rulesets.dice.handles.thrown.line import Line
from rulesets.dice.handles.typed import MOST
from rulesets.refusal import Doubt, Refusal

_NAMED: Final = {"M": MISFIRE, "f": MISFIRE, "W": ARROW, "s": HIT}
_SO_MANY: Final = (
    *(("count", "plural"), ("spelled", "digit"), ("figure", "word")),
    *(("often", "what"), ("times", "which")),
)
"""Parts of a group that say how many dice show a face: `3 sixes`, `trois 6`, `3 fois 6`."""
_GROUP: Final = re.compile(
    r"(?P<many>[NS])x(?P<face>[NSP])|m(?P<doubled>[NSP])|(?:A|y(?=P))(?P<all>[NSP])"
    r"|(?P<often>[NS])X(?P<what>[NSP])|(?P<which>[NSP]),?(?P<times>[NS])X(?![NSP])"
    r"|(?P<count>[NS])(?P<plural>P)|(?P<figure>N)(?P<word>S)(?![MWsf])|(?P<spelled>S)(?P<digit>N)"
    r"|A?r(?P<left>[NSP])$"
    r"|(?P<said>S)(?P<so>S)(?![NSPxX])"
    r"|(?P<gap>[,/]|S(?=[MWsf]))|(?P<single>[NSMWsf])"
)
_SPELLED: Final = re.compile(r"SN(?:[,/t]+SN)*,*")
"""How many in words, of which face in figures."""
_SPOKEN_PAIRS: Final = re.compile(r"SS(?:,*SS)+")
_COUNTED: Final = re.compile(r"[NS]x?[NSP](?:[,/]*[NS]x?[NSP])*")
_FACE_TABLE: Final = re.compile(r"(?:[NP][,t]|P,?x)[NS](?:[,/]*(?:[NP][,t]|P,?x)[NS])+")
_BONUS: Final = 6
"""A number so little above what dice can come to may be their sum with something added."""


def read_marks(line: Line) -> tuple[int, ...] | None:
    """Return the faces that a line names, None where it names none.

    Raises:
        Refusal: `typed-either`, `typed-count`, `typed-sum-or-faces`, `typed-faces`.
    """
    alone = _alone(line)
    if alone is not None:
        return alone
    pairs = _pairs(line) or _table(line)
    if pairs is not None:
        return pairs
    # 6x2 are two sixes; where such dice cannot be meant, 3x6 may be three of them.
    readings = [
        _grouped(line, turned=turned, articles=articles)
        for articles in (False, True)
        for turned in (False, True)
    ]
    valid = [marks for marks in readings if marks and line.may_fall(marks)]
    found = valid or [marks for marks in readings if marks]
    return tuple(found[0]) if found else None


def _alone(line: Line) -> tuple[int, ...] | None:
    """Read a single number without blanks, `654`.

    Raises:
        Refusal: it may be something else as well, `too-many-successes`.
    """
    wanted = line.wanted
    if wanted is None or line.word not in ("N", "S"):
        return None
    text, number = line.pieces[0].text, line.pieces[0].number
    if number in wanted.die.marks:
        return (number,)
    if not number:
        return None
    marks = line.split(text, wanted.die) if text.isdecimal() else None
    if marks is None or len(marks) > wanted.count:
        if line.countable and number <= wanted.count:
            raise Refusal("typed-count", count=number, die=wanted.die.id)
        return None
    faces = " ".join(map(str, marks))
    if line.countable and number <= wanted.count:
        raise Refusal("typed-either", text=text, shown=faces, count=number)
    most = wanted.count * max(wanted.die.values) + _BONUS
    if line.countable and number < most:
        if number > wanted.count:
            raise Doubt(Refusal("too-many-successes", count=number, dice=wanted.count), (faces,))
        raise Refusal("typed-either", text=text, shown=faces, count=number)
    if wanted.count <= number <= most and wanted.purpose.label != "d66":
        raise Refusal("typed-sum-or-faces", text=text, shown=faces)
    return marks


def _pairs(line: Line) -> tuple[int, ...] | None:
    """Read `un six, trois deux` as how many of a face, where that makes all dice.

    Raises:
        Refusal: `typed-faces`, where single dice may be meant as well.
    """
    many = spoken_pairs(line)
    if line.wanted is None or many is None or len(many) != line.wanted.count:
        return None
    numbers = [piece.number for piece in line.pieces if piece.sign == "S"]
    if len(numbers) == len(many) and numbers != many:
        both = (" ".join(map(str, marks)) for marks in (many, numbers))
        raise Refusal("typed-faces", many=next(both), shown=next(both))
    return tuple(many)


def spoken_pairs(line: Line) -> list[int] | None:
    """Return the dice of `un six, trois deux` where each first number says how many."""
    numbers = [piece.number for piece in line.pieces if piece.sign == "S"]
    if not _SPOKEN_PAIRS.fullmatch(line.word) or max(numbers[::2]) > MOST:
        return None
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    many = [face for count, face in pairs for _ in range(count)]
    return many if line.may_fall(many) else None


def _table(line: Line) -> tuple[int, ...] | None:
    """Read `1s: 2, 2s: 0` of all dice.

    Raises:
        Refusal: `typed-other-count`.
    """
    marks = face_table(line)
    if marks is not None and line.wanted is not None and len(marks) != line.wanted.count:
        raise Refusal("typed-other-count", given=len(marks), count=line.wanted.count)
    return marks


def spelled_faces(line: Line) -> tuple[int, ...] | None:
    """Return the faces of `trois 1, deux 2`: how many in words, of which face in figures."""
    if not _SPELLED.fullmatch(line.word):
        return None
    numbers = [piece.number for piece in line.pieces if piece.sign in "NS"]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    if line.wanted is None or sum(count for count, _ in pairs) > line.wanted.count:
        return None
    return tuple(face for count, face in pairs for _ in range(count))


def face_table(line: Line) -> tuple[int, ...] | None:
    """Return the dice of `1s: 2, 2s: 0`: each face with how many show it, else None."""
    if line.wanted is None or not _FACE_TABLE.fullmatch(line.word):
        return None
    numbers = [piece.number for piece in line.pieces if piece.sign in "NSP"]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    colons = sum(piece.text in (":", "=") for piece in line.pieces)
    if "P" not in line.word and colons != len(pairs):
        return None
    if sum(count for _, count in pairs) > MOST:
        return None
    return tuple(face for face, count in pairs for _ in range(count))


def counted_faces(line: Line) -> list[int] | None:
    """Return the dice of `2 sixes, 1 four`, where each first number says how many, else None."""
    if line.wanted is None or not _COUNTED.fullmatch(line.word):
        return None
    numbers = [piece.number for piece in line.pieces if piece.sign in "NSP"]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    if sum(count for count, _ in pairs) > line.wanted.count:
        return None
    marks = [face for count, face in pairs for _ in range(count)]
    return marks if line.may_fall(marks) else None


def _grouped(line: Line, *, turned: bool, articles: bool) -> list[int] | None:
    marks: list[int] = []
    position = 0
    while position < len(line.word):
        match = _GROUP.match(line.word, position)
        if match is None or len(marks) > MOST:
            return None
        position = match.end()
        found = _group(line, match, turned=turned)
        if match["left"] and marks and line.wanted is not None:
            found = [line.number(match, "left")] * (line.wanted.count - len(marks))
        elif articles and match["said"] and found and found[0] == 1:
            found = found[1:]
        if found is None:
            return None
        marks += found
    if line.wanted is not None and any(mark not in line.wanted.die.marks for mark in marks):
        return None
    return marks


def _group(line: Line, match: re.Match[str], *, turned: bool) -> list[int] | None:
    """Return the faces of a group; none for what only stands between."""
    names = {name for name, part in match.groupdict().items() if part}
    if "gap" in names:
        return []
    if "single" in names:
        return _single(line, match)
    if "doubled" in names:
        return [line.number(match, "doubled")] * line.pieces[match.start()].number
    if "all" in names:
        face = line.number(match, "all")
        return None if line.wanted is None else [face] * line.wanted.count
    if match["word"] == "S" and _is_article(line, match.end("word")):
        return None  # `4 with a 6` are not four ones
    for many, shown in _SO_MANY:
        if many in names:
            return _so_many(line, line.number(match, many), line.number(match, shown))
    if "said" in names:
        return _two_words(line, match)
    face, times = line.number(match, "many"), line.number(match, "face")
    if turned:
        face, times = times, face
    return [face] * times if face and 1 <= times <= MOST else None


def _is_article(line: Line, end: int) -> bool:
    """Return whether a word that may mean 1 stands alone before the last number: `4 with a 6`."""
    return line.pieces[end - 1].number == 1 and line.word[end:] in {"N", "P"}


def _single(line: Line, match: re.Match[str]) -> list[int] | None:
    piece, wanted = line.pieces[match.start()], line.wanted
    if piece.sign in _NAMED:
        return _special(line, piece.sign)
    known = 1 <= piece.number <= LARGEST
    if (known and wanted is None) or (wanted is not None and piece.number in wanted.die.marks):
        return [piece.number]
    if wanted is None:
        return None
    split = line.split(piece.text, wanted.die) if piece.text.isdecimal() else None
    return None if split is None else list(split)


def _special(line: Line, sign: str) -> list[int] | None:
    """Return the side of a die without pips; an arrow with its distance is told by that."""
    if line.wanted is None or not line.special:
        return None
    aimed = line.wanted.die is SCATTER_HIT
    if sign == "W" and line.wanted.die is SCATTER and set(line.word) & set("NS"):
        return []
    mark = _NAMED[sign]
    return [mark] if (mark in (HIT, ARROW)) == aimed else None


def _so_many(line: Line, count: int, face: int) -> list[int] | None:
    most = MOST if line.wanted is None else line.wanted.count
    return [face] * count if 1 <= count <= most else None


def _two_words(line: Line, match: re.Match[str]) -> list[int] | None:
    """Read `trois six`: three dice of it, or two dice.

    Raises:
        Refusal: `typed-faces`, where both may be.
    """
    first, second = line.number(match, "said"), line.number(match, "so")
    if line.wanted is None or match.span() != (0, len(line.word)):
        return [first, second]
    readings = [[second] * first, [first, second]] if first <= MOST else [[first, second]]
    valid = [marks for marks in readings if line.may_fall(marks)]
    exact = [marks for marks in valid if len(marks) == line.wanted.count and first > 1]
    left = exact or valid
    if len(left) > 1 and left[0] != left[1]:
        many, faces = (" ".join(map(str, marks)) for marks in left)
        raise Refusal("typed-faces", many=many, shown=faces)
    return left[0] if left else None


def one_kind(told: Line, wins: Collection[int], *, succeeded: bool) -> tuple[int, ...]:
    """Return faces of which all succeed, or none; nothing where a line tells others as well.

    Args:
        told: The line.
        wins: The faces that succeed.
        succeeded: Whether they are to succeed.
    """
    for read in (spelled_faces, counted_faces, face_table, read_marks):
        with suppress(Refusal):
            marks = tuple(read(told) or ())
            if marks and all((mark in wins) == succeeded for mark in marks):
                return marks
    return ()
