"""The facts of standings: players, and the battles that count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from bot.store.tables.campaign import Outcome

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of a campaign.

    Attributes:
        id: Of the membership.
        season: The season in which the player joined, from 1.
        round: The round of that season.
    """

    id: int
    season: int = 1
    round: int = 1


@dataclass(frozen=True, slots=True)
class Result:
    """A battle that counts.

    Attributes:
        number: Its number in the campaign; battles are told in this order.
        one: The first player's membership.
        two: The second's; None for a bye.
        points: Victory points of both, None where nobody noted them.
        size: Points of army on each side, None where nobody said.
    """

    number: int
    one: int
    two: int | None
    outcome: Outcome
    points: tuple[int, int] | None = None
    size: int | None = None
    game: str = ""
    season: int = 1
    round: int = 1
    factions: tuple[str, str] = ("", "")

    @property
    def winner(self) -> int | None:
        """The membership of who won, None where nobody did or there was nobody to play."""
        return {"one": self.one, "two": self.two}.get(self.outcome)
