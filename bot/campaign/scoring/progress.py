"""How standings came about: campaign points after each round, or after each few battles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.campaign.scoring.result import Entrant, Result
from bot.campaign.scoring.rule import Rule, Shares

MOST_STEPS: Final = 24
"""Steps that are told; of more, some are left out evenly."""
_FEW_ROUNDS: Final = 3
"""Rounds below which single battles are told: two points make no curve."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Campaign points over time.

    Attributes:
        by: What a step is: a round, or a battle by its number.
        steps: The rounds or battles after which points are told.
        points: By membership, the points after each of them.
    """

    by: Literal["round", "battle"]
    steps: tuple[int, ...]
    points: Mapping[int, tuple[int, ...]]


def progress(
    entrants: Iterable[Entrant],
    battles: Sequence[Result],
    rule: Rule,
    shares: Mapping[str, Shares] | None = None,
    *,
    season: int,
) -> Progress:
    """Return the campaign points of everybody over a season.

    Args:
        entrants: Everybody who takes part, or did.
        battles: Those that count.
        rule: How they count.
        shares: The games' own tables, by game.
        season: The season.
    """
    fought = sorted(
        (one for one in battles if one.season == season), key=lambda one: (one.round, one.number)
    )
    rounds = sorted({one.round for one in fought})
    by: Literal["round", "battle"] = "round" if len(rounds) >= _FEW_ROUNDS else "battle"
    marks = [one.round if by == "round" else one.number for one in fought]
    kept = _some(list(dict.fromkeys(marks)))
    points: defaultdict[int, int] = defaultdict(int)
    for one in entrants:
        if one.season <= season:
            points[one.id] += rule.late * (one.round - 1 if one.season == season else 0)
    found: list[dict[int, int]] = []
    for place, battle in enumerate(fought):
        gained = rule.points(battle, shares or {})
        points[battle.one] += gained[0]
        if battle.two is not None:
            points[battle.two] += gained[1]
        last = place + 1 == len(fought) or marks[place + 1] != marks[place]
        if last and marks[place] in kept:
            found.append(dict(points))
    return Progress(
        by,
        tuple(kept),
        {one: tuple(step.get(one, 0) for step in found) for one in points},
    )


def _some(steps: list[int]) -> dict[int, None]:
    """Return at most so many steps, the last among them."""
    every = -(-len(steps) // MOST_STEPS)
    return dict.fromkeys(reversed(steps[::-1][:: max(1, every)]))
