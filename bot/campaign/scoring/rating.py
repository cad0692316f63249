"""Ratings of players by Glicko-2, with a round as rating period."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.campaign.scoring.result import Result

START: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
"""The volatility of a new player, as Glickman suggests."""
_SCALE: Final = 173.7178
_SCORES: Final = {"one": 1.0, "draw": 0.5, "two": 0.0}


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player.

    Attributes:
        value: The rating.
        deviation: How sure it is: in 19 of 20 cases it is right within twice as much.
        volatility: How steadily the player fights.
    """

    value: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


def ratings(
    battles: Iterable[Result], before: Mapping[int, Rating] | None = None
) -> dict[int, Rating]:
    """Return the rating of everybody who fought, after all battles.

    Args:
        battles: Those that count; byes tell nothing. All of a round are rated together.
        before: What players were rated before them.
    """
    known = dict(before or {})
    fought = [battle for battle in battles if battle.two is not None]
    fought.sort(key=lambda battle: (battle.season, battle.round))
    for _, period in groupby(fought, key=lambda battle: (battle.season, battle.round)):
        known = _after(list(period), known)
    return known


def _after(period: list[Result], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the ratings after a period; the rating of a player who did not fight is less sure."""
    from glicko2.math.algorithm import update_rating  # noqa: PLC0415 - seldom asked for

    met: dict[int, list[tuple[int, float]]] = {member: [] for member in known}
    for battle in period:
        if battle.two is None:
            continue
        score = _SCORES[battle.outcome]
        met.setdefault(battle.one, []).append((battle.two, score))
        met.setdefault(battle.two, []).append((battle.one, 1 - score))
    scaled = {member: _scaled(known.get(member, Rating())) for member in met}
    found = {}
    for member, others in met.items():
        games = [(*scaled[other][:2], score) for other, score in others]
        after = update_rating(*scaled[member], games)
        value, deviation = START + after.mu * _SCALE, after.phi * _SCALE
        found[member] = Rating(value, min(deviation, DEVIATION), after.sigma)
    return found


def _scaled(rating: Rating) -> tuple[float, float, float]:
    return (rating.value - START) / _SCALE, rating.deviation / _SCALE, rating.volatility
