"""The score of a battle as its counters stand, and its winner [L1813-1817, L2174-2176]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.results.reminder import Side, Situation
from rulesets.core.results.score import COUNTER, ScoreLine, Scoring, Verdict, totals_of

_SOURCES: Final = (
    ("control", "points-control"),
    ("twist", "points-twist"),
    ("tactics", "points-tactics"),
)


def lines_of(situation: Situation) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the victory points of each side, by reason."""
    return tuple(tuple(_lines(side)) for side in situation.sides)


def _lines(side: Side) -> Iterator[ScoreLine]:
    rest = side.counter(COUNTER) or 0
    for line, counter in _SOURCES:
        points = side.counter(counter) or 0
        if points:
            yield ScoreLine(line, points)
            rest -= points
    if rest:
        yield ScoreLine("counted", rest)


def judge(situation: Situation, totals: tuple[int, ...]) -> Verdict:
    """Return the winner: most points, else in Border War the only general alive [L1815-1817].

    If no unit of a side has the General keyword, nothing is known of its general.
    """
    best = max(totals)
    leading = [index for index, total in enumerate(totals) if total == best]
    spearhead = situation.switch("battlepack") == "spearhead"
    if len(leading) == 1:
        others = [total for total in totals if total != best]
        facts = (("difference", best - max(others, default=0)),)
        return Verdict("win" if spearhead else "major", leading[0], facts)
    if spearhead:
        return Verdict("tie", None, (("points", best),))
    lives = [general_lives(situation.sides[index]) for index in leading]
    if None in lives:
        return Verdict("generals-unknown", None, (("points", best),), open=True)
    if lives.count(True) == 1:
        return Verdict("minor", leading[lives.index(True)], (("points", best),))
    return Verdict("tie", None, (("points", best),))


def general_lives(side: Side) -> bool | None:
    """Return whether the general of a side lives, None where no unit is known to be it."""
    generals = [brought for brought in side.army if "general" in brought.unit.rules]
    if not generals:
        return None
    return any(not general.destroyed and general.unit.models > 0 for general in generals)


SCORE: Final = Scoring(lines_of, at_table=judge)


def points_of(situation: Situation) -> tuple[int, ...]:
    """Return the victory points of each side, those that players added too."""
    return totals_of(SCORE, situation)
