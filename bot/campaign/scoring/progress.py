"""The course of standings: campaign points after each round, or after each few battles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.campaign.scoring.result import Entrant, Result
from bot.campaign.scoring.rule import Rule, Shares

MOST_STEPS: Final = 24
"""Steps that are shown; of more, some are left out evenly."""
_FEW_ROUNDS: Final = 3
"""Rounds below which single battles are shown: two points make no curve."""


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
        (battle for battle in battles if battle.season == season),
        key=lambda battle: (battle.round, battle.number),
    )
    rounds = sorted({battle.round for battle in fought})
    by: Literal["round", "battle"] = "round" if len(rounds) >= _FEW_ROUNDS else "battle"
    marks = [battle.round if by == "round" else battle.number for battle in fought]
    kept = _some(list(dict.fromkeys(marks)))
    points: defaultdict[int, int] = defaultdict(int)
    for entrant in entrants:
        if entrant.season <= season:
            points[entrant.id] += rule.late * (entrant.round - 1 if entrant.season == season else 0)
    found: list[dict[int, int]] = []
    for position, battle in enumerate(fought):
        gained = rule.points(battle, shares or {})
        points[battle.one] += gained[0]
        if battle.two is not None:
            points[battle.two] += gained[1]
        last = position + 1 == len(fought) or marks[position + 1] != marks[position]
        if last and marks[position] in kept:
            found.append(dict(points))
    return Progress(
        by,
        tuple(kept),
        {member: tuple(step.get(member, 0) for step in found) for member in points},
    )


def _some(steps: list[int]) -> dict[int, None]:
    """Return at most `MOST_STEPS` steps, the last among them."""
    every = -(-len(steps) // MOST_STEPS)
    return dict.fromkeys(reversed(steps[::-1][:: max(1, every)]))
