"""Hits of which some are of the best kind: `6 hits, 1 crit`, `4 hits and 2 crits`."""

from __future__ import annotations

import re
from typing import Final

from rulesets.dice.handles.thrown.line import Line
from rulesets.refusal import Doubt, Refusal

BESIDE: Final = "typed-beside"
"""The code of a line of which only a part is understood."""
SHOWN: Final = 20
_CRITICAL: Final = re.compile(
    r"(?P<count>[NS])(?:s[,z]*|,*z)(?P<best>[NSA])[xo]?q|(?P<all>[NS])s[,z]*0o?q"
)
_ADDED: Final = frozenset({"and", "et", "plus", "+", "&"})
"""What stands between hits and the best of them, which may be among them or not."""


def read_best(line: Line) -> int | None:
    """Return how many dice succeeded, the best among them; None where none are told apart.

    Raises:
        Doubt: `typed-beside`, where the best may come to the others.
        Refusal: `too-many-successes`.
    """
    match = _CRITICAL.fullmatch(line.word)
    if match is None or not line.countable:
        return None
    _check_beside(line, match)
    count = line.number(match, "count" if match["count"] else "all")
    best = line.number(match, "best") if match["best"] else 0
    if best > count:
        raise Refusal("too-many-successes", count=best, dice=count)
    return count


def _check_beside(line: Line, match: re.Match[str]) -> None:
    """Ask about `4 hits and 2 crits`: the best may be among the hits, or come to them.

    Raises:
        Doubt: `typed-beside`.
    """
    if not match["best"] or line.wanted is None or match["best"] == "A":
        return
    between = line.pieces[match.end("count") : match.start("best")]
    if not any(piece.text.casefold() in _ADDED for piece in between):
        return
    count, best = line.number(match, "count"), line.number(match, "best")
    hits = [many for many in (count + best, count) if best <= many <= line.wanted.count]
    told = " ".join(piece.text for piece in line.pieces[: match.start("best")])
    if len(hits) > 1:
        raise Doubt(Refusal(BESIDE, text=told[:SHOWN]), tuple(f"={each}" for each in hits))
