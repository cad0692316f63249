"""Reading what fell, by what is asked: a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from rulesets.dice.die import ARROW, ARTILLERY, D3, HIT, MISFIRE, SCATTER, SCATTER_HIT
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.handles.thrown.apart import read_apart, read_some
from rulesets.dice.handles.thrown.best import BESIDE
from rulesets.dice.handles.thrown.counts import read_count, read_wounded
from rulesets.dice.handles.thrown.faces import read_marks
from rulesets.dice.handles.thrown.line import Line, is_saving
from rulesets.dice.handles.thrown.sums import check_tested, read_sum
from rulesets.dice.handles.thrown.tokens import Piece, is_doubtful, pieces_of
from rulesets.dice.handles.thrown.ways import way_of
from rulesets.dice.handles.typed import LONGEST, read_dice, read_successes
from rulesets.keyboard import plain_signs
from rulesets.refusal import Doubt, Refusal

_SHOWN: Final = 20
_WORDY: Final = 300
"""Most characters of dice in words; more of them are read as bare numbers alone."""
_SIGNED: Final = frozenset("-+\N{HYPHEN}")
"""What makes a number no die where it stands first: `-1`, `+2`; and `6+` is a target."""
_CORRECTION: Final = "k"
_UNITS: Final = re.compile(r"[shwpfvt]?")
"""What one side of a correction may leave out: `6 hits, no wait, 5`."""
_ON_DIE: Final = re.compile("oi*D")
_PART: Final = re.compile("[^,T]+")
_WITH: Final = frozenset({"with", "avec"})
_BEST: Final = re.compile("[NS][NS]?[NSP]")
_EITHER_WAY: Final = re.compile("[NS]!")
"""So many that have succeeded, or have not."""
_TWO: Final = 2
_NOTHING: Final = Piece("", "")
_MOST_WAYS: Final = 3
_HALVED: Final = re.compile("[NS][^NS]*t[^NS]*[NS]")
_PAIR: Final = re.compile(
    "(?P<side>[hW])[,i]*(?P<distance>[NSM])|(?P<before>[NSM])[,i]*(?P<behind>[hW])"
)
_SCATTERED: Final = re.compile("W?(?P<side>[NSM])[,i]*(?P<distance>[NSM])")
_SIDES: Final = {"h": HIT, "W": ARROW, "M": MISFIRE}
_HIT_OR_ARROW: Final = re.compile(r"hit|touch|arrow|fl[eè]che", re.IGNORECASE)


def read_line(text: str, wanted: Wanted | None, *, ahead: bool) -> DiceInput:
    """Return what a line says of the dice asked for; it raises what `read_thrown` does."""
    if len(text) > LONGEST:
        raise Refusal("dice-too-long", length=len(text), most=LONGEST)
    plain = _plainly(text, wanted)
    if plain is not None:
        return plain
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
        return _unhalved(DiceInput(marks, ahead=ahead), wanted)
    read = _in_other_words(text, wanted, strict)
    if read is not None:
        return replace(read, ahead=ahead or read.ahead)
    if strict is not None:
        raise strict
    named = re.search(r"[^\W\d_x]{2,}", text)
    if named is not None and not ahead:
        raise Refusal("not-a-face", text=named[0][:_SHOWN], place=1)
    return DiceInput(marks, ahead=ahead)


def _in_other_words(text: str, wanted: Wanted | None, strict: Refusal | None) -> DiceInput | None:
    """Return what a line says in words, None where it is not understood.

    Args:
        text: The line.
        wanted: What is asked.
        strict: Why it is no bare dice, which tells more than that a part is understood.
    """
    pieces = pieces_of(plain_signs(text)) if len(text) <= _WORDY else None
    try:
        return _in_words(text, pieces, wanted) if pieces else None
    except Doubt as doubt:
        if doubt.code != BESIDE:
            raise
        if strict is None:
            return None  # bare numbers, of which the throw tells what is wrong
        raise Doubt(strict, doubt.ways) from None


def _plainly(text: str, wanted: Wanted | None) -> DiceInput | None:
    """Read `=7`, `7 successes` and `7 of them`, None where the best of them are told apart."""
    successes = read_some(text, wanted) or read_successes(text)
    apart = wanted is not None and wanted.apart is not None and "=" not in text
    if successes is None or apart:
        return None
    summed = wanted is not None and wanted.summed and "=" in text
    return DiceInput(total=successes) if summed else DiceInput(successes=successes)


def _in_words(text: str, pieces: list[Piece], wanted: Wanted | None) -> DiceInput | None:
    """Return what pieces say, None where they are not understood."""
    dice = {piece.number for piece in pieces if piece.sign == "D"}
    pieces = everything = _with_best(pieces, wanted)
    pieces = [piece for piece in pieces if piece.sign not in "iDQ"]
    if not pieces or pieces[0].text in _SIGNED or [piece.sign for piece in pieces] == ["K"]:
        return None
    if dice and (wanted is None or not dice <= {wanted.die.sides, max(wanted.die.values)}):
        return None
    everything = _beside_names(everything, wanted)
    corrected = _corrected(everything, wanted)
    if corrected is not None:
        return corrected
    line = Line(everything, wanted)
    wounded = read_wounded(line, text[:_SHOWN])
    if wounded is None:
        wounded = _hits_and_wounds(everything, wanted)
    if wounded is not None:
        return wounded
    struck = _struck(line, wanted)
    if struck is not None:
        return struck
    _check_best(everything, wanted)
    check_tested(line)
    read = _of_line(line, wanted, dice)
    if read is not None:
        return read
    plain = line.without_remarks()
    read = None if plain is None else _of_line(plain, wanted, dice)
    whole = read is not None and (read.counted or (wanted and len(read.typed) == wanted.count))
    if read is None or not whole:
        words = [piece for piece in pieces if piece.sign == "?"]
        unknown = next(filter(is_doubtful, words), next(iter(words), None))
        if unknown is not None:
            number = pieces.index(unknown) + 1
            odd = Refusal("not-a-face", text=unknown.text[:_SHOWN], place=number)
            raise _beside(odd, line, wanted, dice)
        _check_parts(line, wanted, dice)
        return _numbers(line, wanted)
    return read


def _with_best(pieces: list[Piece], wanted: Wanted | None) -> list[Piece]:
    """Return pieces with `with` as what says of which kind hits are: `6 hits with 2 sixes`."""
    if wanted is None or wanted.wins is None:
        return pieces
    return [
        piece._replace(sign="z")
        if piece.text.casefold() in _WITH
        and before.sign
        and before.sign in "hs"
        and after.sign
        and after.sign in "NSA0"
        else piece
        for before, piece, after in zip(
            [_NOTHING, *pieces], pieces, [*pieces[1:], _NOTHING], strict=False
        )
    ]


def _beside(odd: Refusal, line: Line, wanted: Wanted | None, dice: set[int]) -> Refusal:
    """Return a refusal of an odd word with what is said beside it, where that tells all dice."""
    with suppress(Refusal):
        read = _of_line(line.without_words(), wanted, dice)
        if read is not None and wanted and (read.counted or len(read.typed) == wanted.count):
            return Doubt(odd, (way_of(read, wanted),))
    return odd


def _check_parts(line: Line, wanted: Wanted | None, dice: set[int]) -> None:
    """Ask about a line of which one part tells the dice and another is not understood.

    Raises:
        Doubt: `typed-beside`, `not-a-face`.
    """
    if wanted is not None and is_saving(wanted) and _EITHER_WAY.fullmatch(line.word):
        count, word = line.pieces[0].number, line.pieces[1].text
        if count <= wanted.count and word.isalpha():  # 3 wounds of 8 saves
            odd = Refusal("not-a-face", text=word[:_SHOWN], place=2)
            raise Doubt(odd, (f"={wanted.count - count}", f"={count}"))
    ways: dict[str, str] = {}
    for match in _PART.finditer(line.word):
        part = line.part(*match.span())
        with suppress(Refusal):
            read = _of_line(part, wanted, dice) if wanted and "0" not in line.word else None
            if read is not None and wanted and (read.counted or len(read.typed) == wanted.count):
                ways[way_of(read, wanted)] = " ".join(piece.text for piece in part.pieces)
    if ways and len(ways) < line.word.count(",") + _MOST_WAYS:
        understood = next(iter(ways.values()))
        raise Doubt(Refusal(BESIDE, text=understood[:_SHOWN]), tuple(ways)[:_MOST_WAYS])


def _check_best(pieces: list[Piece], wanted: Wanted | None) -> None:
    """Ask about `4 with a 6`: so many hits, or a 4 and a 6.

    Raises:
        Doubt: `not-a-face`.
    """
    at = next((n for n, piece in enumerate(pieces) if piece.text.casefold() in _WITH), 0)
    signs = "".join(piece.sign for piece in pieces if piece.sign not in "i,")
    few = wanted is None or wanted.wins is None or wanted.count <= _TWO
    if at != 1 or few or wanted is None or not _BEST.fullmatch(signs):
        return
    count, face = pieces[0].number, pieces[-1].number
    if 1 < count <= wanted.count and wanted.wins and face in wanted.wins:
        odd = Refusal("not-a-face", text=pieces[at].text, place=at + 1)
        faces = (f"{count} {face}",) if count in wanted.die.marks else ()
        raise Doubt(odd, (f"={count}", *faces))


def _struck(line: Line, wanted: Wanted | None) -> DiceInput | None:
    """Read a scatter die beside the artillery die that is thrown with it: `hit and 8`."""
    if wanted is None or wanted.die not in (SCATTER, SCATTER_HIT):
        return None
    match = (_PAIR if wanted.die is SCATTER_HIT else _SCATTERED).fullmatch(line.said)
    if match is None:
        return None
    names = ("before", "behind") if match.groupdict().get("before") else ("side", "distance")
    marks = [_SIDES.get(match[name], line.said_numbers[match.start(name)]) for name in names]
    side, distance = reversed(marks) if names[0] == "before" else marks
    an_arrow = distance == 1  # une flèche
    return (
        DiceInput((side, distance), ahead=True)
        if not an_arrow and side in wanted.die.marks
        else None
    )


def _hits_and_wounds(pieces: list[Piece], wanted: Wanted | None) -> DiceInput | None:
    """Read the faces of hits and of their wounds, `6 5 5 1 then 4 4 2`, one for each hit."""
    at = next((index for index, piece in enumerate(pieces) if piece.sign == "T"), 0)
    if not at or wanted is None or not wanted.wins or "hit" not in wanted.purpose.label:
        return None
    parts = [Line(part, wanted) for part in (pieces[:at], pieces[at + 1 :])]
    if not all(re.fullmatch("[N,/]+", part.word) for part in parts):
        return None
    with suppress(Refusal):
        hits, wounds = (read_marks(part) or () for part in parts)
        so_many = sum(mark in wanted.wins for mark in hits)
        if len(hits) == wanted.count and len(wounds) == so_many:
            return DiceInput((*hits, *wounds), ahead=True)
    return None


def _numbers(line: Line, wanted: Wanted | None) -> DiceInput | None:
    """Return so many numbers as dice are asked for, though one of them is no face.

    The throw tells which die cannot show it, or takes another die for the one that it asked for.
    """
    numbers = tuple(piece.number for piece in line.pieces if piece.sign == "N")
    whole = wanted and len(numbers) == wanted.count and re.fullmatch("[N,]+", line.word)
    return DiceInput(numbers) if whole else None


def _beside_names(pieces: list[Piece], wanted: Wanted | None) -> list[Piece]:
    """Return pieces without what joins a number to the name of a die: `2 on the d3`, `d6 = 5`."""
    signs = "".join(piece.sign for piece in pieces)
    halved = wanted is not None and wanted.die is D3
    named = {piece.number for piece in pieces if piece.sign == "D"}
    told = _HALVED.search(signs) is not None  # a 3 on the d6 so 2
    left_out = "t" if halved and max(D3.marks) in named and not told else ""
    kept = [
        piece
        for index, piece in enumerate(pieces)
        if piece.sign != left_out and not _ON_DIE.match(signs, index)
    ]
    # 6 -> 3
    return [piece._replace(sign="t") if halved and piece.sign == "T" else piece for piece in kept]


def _corrected(pieces: list[Piece], wanted: Wanted | None) -> DiceInput | None:
    """Read `4, no wait 3`: what is told anew in the same way holds, where it tells all dice."""
    at = max((index for index, piece in enumerate(pieces) if piece.sign == _CORRECTION), default=0)
    if not at or wanted is None:
        return None
    wrong, right = (Line(part, wanted) for part in (pieces[:at], pieces[at + 1 :]))
    before, after = (re.sub("[?,c]", "", each.said).replace("S", "N") for each in (wrong, right))
    more = before.removeprefix(after) if before.startswith(after) else after.removeprefix(before)
    if not after or not _UNITS.fullmatch(more):
        return None
    unit = [piece for piece in wrong.pieces[-1:] if len(before) > len(after)]
    read = _in_words("", [*pieces[at + 1 :], *unit], wanted)
    whole = read is not None and (read.counted or len(read.typed) == wanted.count)
    return read if whole else None


def _of_line(line: Line, wanted: Wanted | None, dice: set[int]) -> DiceInput | None:
    """Return what a line says whose every word is known, None where that is nothing."""
    counted = read_apart(line) or read_count(line) or (None if line.countable else read_sum(line))
    if counted is not None:
        return counted
    marks = read_marks(line)
    if marks is None:
        return None
    if re.fullmatch(r"[N,x]+", line.word):
        numbers = " ".join(piece.text for piece in line.pieces if piece.sign == "N")
        _check_counts(numbers, marks, wanted)
    return _unhalved(DiceInput(marks), wanted, dice)


def _unhalved(
    read: DiceInput, wanted: Wanted | None, dice: frozenset[int] | set[int] = frozenset()
) -> DiceInput:
    """Return faces of a D3 as those of the D6 that it is.

    Args:
        read: The faces.
        wanted: What is asked.
        dice: The sides of dice that were named.

    Raises:
        Refusal: `typed-halved`, where they may be what the D3 counts as well.
    """
    if wanted is None or wanted.die is not D3 or read.ahead or max(D3.marks) in dice:
        return read
    highest = max(read.typed)
    if highest == 1 or highest > max(D3.values):
        return read
    if dice and wanted.summed and len(read.typed) == wanted.count:
        return DiceInput(total=sum(read.typed))
    raise Refusal("typed-halved", text=" ".join(map(str, read.typed)), total=sum(read.typed))


def _fits(text: str, marks: Sequence[int], wanted: Wanted | None, *, ahead: bool) -> bool:
    """Tell whether marks can be taken as they are typed: such dice are asked for, and so many."""
    if wanted is None:
        return True
    share = re.fullmatch(r"\s*\d+\s*/\s*(\d+)\s*", text)
    if share is not None and wanted.wins is not None and int(share[1]) == wanted.count:
        return False
    if re.search(r"[^\W\d_x]", text) is not None:
        if wanted.die not in (ARTILLERY, SCATTER, SCATTER_HIT):
            return False
        if wanted.die is not SCATTER_HIT and _HIT_OR_ARROW.search(text):
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
