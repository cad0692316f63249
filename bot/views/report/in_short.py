"""A battle that is over in a few lines: losses, best unit, turning point, luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.battle.story.deeds import Deed, Toll
from bot.battle.story.luck import Score, Share
from bot.texts.bundle import Marked, escaped
from bot.texts.localiser import Texts
from bot.views.report.moments import in_short
from bot.views.report.report import Report
from bot.views.words.numbers import percent

_MOST_LUCKY: Final = 6


def short_lines(texts: Texts, report: Report) -> Iterator[str]:
    """Yield the lines, each short enough for two lines of a phone."""
    for toll in report.tolls if any(toll.size for toll in report.tolls) else ():
        yield toll_line(texts, toll, report.names)
    best = None if report.best is None else best_line(texts, report.best, report)
    if best is not None:
        yield best
    heaviest = max(report.moments, key=lambda moment: moment.weight, default=None)
    if heaviest is not None:
        yield texts(
            "end-moment",
            turn=str(heaviest.turn.turn),
            what=Marked(in_short(texts, heaviest, report.names)),
        )
    lucky = luck_told(texts, report.players)
    if lucky:
        yield texts("end-luck", shares=Marked(lucky))


def toll_line(texts: Texts, toll: Toll, names: Mapping[int, str]) -> str:
    """Return what a side has lost, in models and, where every cost is known, in points."""
    side = names.get(toll.side_id, "")
    if not toll.size:
        return texts("end-toll-none", side=side)
    return texts(
        "end-toll",
        side=side,
        lost=str(toll.lost),
        size=str(toll.size),
        points=None if toll.points is None else str(toll.points),
        cost=str(toll.cost),
    )


def best_line(texts: Texts, best: Deed, report: Report) -> str | None:
    """Return the unit that destroyed most, and how much that was; None once it is off the list."""
    unit = report.chronicle.units.get(best.unit_id)
    if unit is None:
        return None
    return texts(
        "end-best",
        unit=unit.name,
        side=report.names.get(unit.side_id, ""),
        points=None if best.points is None else str(round(best.points)),
        wounds=round(best.wounds),
    )


def luck_told(texts: Texts, players: Sequence[Share]) -> str:
    """Return each player's luck over all tests and attacks, empty where none was rolled."""
    told = []
    for share in players[:_MOST_LUCKY]:
        both = Score()
        for score in (share.luck.tests, share.luck.attacks):
            both.add(score.actual, score.expected, score.variance)
        if both.share is not None:
            part = percent(texts, both.share)
            told.append(
                texts("chronicle-luck", player=share.player, source=share.source, share=part)
            )
    return " · ".join(told)


def totals_told(names: Sequence[str], totals: Sequence[int], winner: int | None) -> str:
    """Return the points of sides: two as `421–0`, the winner's first, more with their names."""
    if len(totals) == 2:  # noqa: PLR2004 - as a score is written
        first = winner or 0
        return f"{totals[first]}–{totals[1 - first]}"
    told = (f"{escaped(name)} {total}" for name, total in zip(names, totals, strict=True))
    return Marked(" · ".join(told))
