"""Turning points in words: when, what befell whom, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.battle.story.turning_points import FLIGHT, GENERAL, LEAST, MOST, Blow, TurningPoint
from bot.texts.bundle import Marked
from bot.texts.localiser import Texts
from bot.views.words.numbers import decimal

_SHOWN: Final = 3
"""Parts of a turning point that are told; the rest is counted."""


def moment_lines(
    texts: Texts, moments: Sequence[TurningPoint], sides: Mapping[int, str]
) -> Iterator[str]:
    """Yield a line for each turning point.

    Args:
        texts: The language's.
        moments: What is told.
        sides: The sides' names by id.
    """
    for moment in moments:
        turn = moment.turn
        parts = [_of_combat(texts, turn.winners, turn.margin)] if turn.margin else []
        ranked = sorted(turn.blows, key=_gravity)
        parts += [_of_blow(texts, blow, sides) for blow in ranked[:_SHOWN]]
        if len(ranked) > _SHOWN:
            parts.append(texts("chronicle-more", count=len(ranked) - _SHOWN))
        costs = [
            texts("chronicle-cost", side=sides.get(side, ""), share=str(round(cost)))
            for side, cost in sorted(moment.costs.items())
            if round(cost)
        ]
        yield texts(
            "chronicle-moment",
            turn=str(turn.turn),
            number=str(turn.number),
            what=Marked(" · ".join(parts)),
            costs=Marked(", ".join(costs)) or None,
        )


def in_short(texts: Texts, moment: TurningPoint, sides: Mapping[int, str]) -> str:
    """Return the gravest part of a turning point."""
    turn = moment.turn
    if not turn.blows:
        return _of_combat(texts, turn.winners, turn.margin)
    return _of_blow(texts, min(turn.blows, key=_gravity), sides)


def method(texts: Texts) -> str:
    """Return how turning points are found."""
    return texts(
        "chronicle-method",
        most=MOST,
        general=GENERAL,
        flight=decimal(texts, FLIGHT, 1),
        least=decimal(texts, LEAST, 0),
    )


def _gravity(blow: Blow) -> tuple[bool, bool, int]:
    return not blow.general, not blow.gone, -blow.lost - blow.fled


def _of_combat(texts: Texts, winners: str | None, margin: int) -> str:
    return texts("chronicle-combat", winners=winners, margin=margin)


def _of_blow(texts: Texts, blow: Blow, sides: Mapping[int, str]) -> str:
    facts = {"unit": blow.name, "side": sides.get(blow.side_id, "")}
    if blow.general:
        return texts("chronicle-general", **facts)
    if blow.gone:
        return texts("chronicle-gone", **facts)
    if blow.fled:
        return texts("chronicle-flight", **facts, lost=blow.lost, count=blow.fled)
    return texts("chronicle-loss", **facts, count=blow.lost)
