"""Successes told in part, or of which the best kind is: `7 of them`, `6 hits of which 2 sixes`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.handles.thrown.faces import one_kind
from rulesets.dice.handles.thrown.line import Line
from rulesets.dice.request import Apart
from rulesets.refusal import Doubt, Refusal

_TOLD: Final = re.compile(
    r"y?(?P<count>[NSA0])(?:s[,cz]*|[,c]*z)(?:(?P<none>0)|(?P<many>[NS]))[xo]?(?P<face>[NSP]|q)s?"
)
_ALONE: Final = re.compile(r"y?(?P<count>[NSA0])s")
_BUT_MISSES: Final = re.compile(r"(?P<told>[NSPx,/t]+?)[,/]*(?P<many>[NS])f")
_BUT_THE_REST: Final = re.compile(r"(?P<told>.+?),*A?rf")
_ADDED: Final = frozenset({"et", "and", "plus", "+", "&"})
"""What may say of the best that they come to the others: `6 hits and 2 sixes` may be eight."""
_OFFERED: Final = 4
"""Numbers of the best kind that are offered."""
_OF_THEM: Final = re.compile(
    r"\W*(?:(\d{1,3})\s+of\s(?:them|'?em)|j\s?['’ ]?\s?en\s+ai\s+(?:eu\s+)?(\d{1,3}))\W*",
    re.IGNORECASE,
)


def read_some(text: str, wanted: Wanted | None) -> int | None:
    """Return how many of several dice succeeded by `7 of them`, None for anything else."""
    several = wanted is not None and wanted.wins is not None and wanted.count > 1
    found = _OF_THEM.fullmatch(text) if several else None
    return None if found is None else int(found[1] or found[2])


def read_apart(line: Line) -> DiceInput | None:
    """Return successes with those of the best kind, None where a line tells no such thing.

    Raises:
        Doubt: `typed-apart`, where it is not told how many were of the best kind.
        Refusal: `too-many-successes`.
    """
    wanted = line.wanted
    if wanted is None or wanted.apart is None:
        return None
    alone, told = _ALONE.fullmatch(line.word), _TOLD.fullmatch(line.word)
    match = told or alone
    if match is None:
        return _but_misses(line, wanted.apart, wanted.count)
    sign = match["count"]
    count = {"A": wanted.count, "0": 0}.get(sign, line.number(match, "count"))
    if count > wanted.count:
        raise Refusal("too-many-successes", count=count, dice=wanted.count)
    if told is None:
        if not count:
            return DiceInput(successes=0, special=0)
        raise _in_doubt(line, ((count, best) for best in range(min(count + 1, _OFFERED))))
    best = line.number(told, "many") if told["many"] else 0
    face = line.number(told, "face")
    if told["face"] != "q" and wanted.apart.special != {face}:
        return None
    start, end = match.end("count"), match.start("face")
    if any(piece.text.casefold() in _ADDED for piece in line.pieces[start:end]):
        raise _in_doubt(line, ((count, best), (count + best, best)))
    if best > count:
        raise Refusal("too-many-successes", count=best, dice=count)
    return DiceInput(successes=count, special=best)


def _but_misses(line: Line, apart: Apart, dice: int) -> DiceInput | None:
    """Read `6 6 5 4, 6 misses` and `2 sixes, the rest missed`: the faces of all that succeeded."""
    match = _BUT_MISSES.fullmatch(line.word)
    rest = _BUT_THE_REST.fullmatch(line.word) if match is None else None
    found = match or rest
    if found is None:
        return None
    marks = one_kind(line.part(*found.span("told")), apart.wins, succeeded=True)
    missed = dice - len(marks) if match is None else line.number(match, "many")
    if not marks or missed < 0 or len(marks) + missed != dice:
        return None
    return DiceInput(successes=len(marks), special=sum(mark in apart.special for mark in marks))


def _in_doubt(line: Line, pairs: Iterable[tuple[int, int]]) -> Doubt:
    """Return the question how many of the successes were of the best kind."""
    assert line.wanted is not None  # noqa: S101 - without a question nothing is told apart
    assert line.wanted.apart is not None  # noqa: S101
    shown = ", ".join(map(str, sorted(line.wanted.apart.special)))
    some = [(count, best) for count, best in pairs if best <= count <= line.wanted.count]
    ways = tuple(f"{count} hits, {best} crits" for count, best in some)
    return Doubt(Refusal("typed-apart", count=some[0][0] if some else 0, best=shown), ways)
