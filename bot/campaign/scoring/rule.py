"""The organiser's scoring rule: from a battle to the campaign points of both players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from bot.campaign.scoring.result import Result

TieBreak: TypeAlias = Literal["head-to-head", "wins", "difference", "scored", "opponents"]
TIE_BREAKS: Final[tuple[TieBreak, ...]] = get_args(TieBreak)
Shares: TypeAlias = Callable[[int, int], tuple[int, int]]
"""From the difference of victory points and the size of a battle to the winner's points and the
loser's: the table of a game's own text."""
MOST_POINTS: Final = 1000
MOST_EXPERIENCE: Final = 100_000
MOST_BANDS: Final = 40
MOST_WINS: Final = 5
"""Most victories that a rule may ask for a region."""


@dataclass(frozen=True, slots=True)
class Band:
    """A line of a table of margins.

    Attributes:
        least: The margin from which it holds.
        winner: Points of who won, or is ahead.
        loser: Points of the other.
    """

    least: int
    winner: int
    loser: int


@dataclass(frozen=True, slots=True)
class Margins:
    """A table of margins.

    Attributes:
        bands: Its lines, by rising margin.
        percent: Whether margins are hundredths of the battle's size, not victory points.
    """

    bands: tuple[Band, ...] = ()
    percent: bool = False

    def at(self, margin: int, size: int | None) -> Band | None:
        """Return the line that holds, None below the first or where the size is not known."""
        if self.percent and not size:
            return None
        reached = margin * 100 if self.percent else margin
        scale = (size or 1) if self.percent else 1
        return next((band for band in reversed(self.bands) if reached >= band.least * scale), None)


@dataclass(frozen=True, slots=True)
class Rule:
    """The rule by which a campaign counts.

    Attributes:
        win: Campaign points of who wins.
        bye: Of who has nobody to play.
        late: For each round of the season that was over before a player joined.
        own_tables: Whether games that have a table of points for a result score by it.
        table: Points by margin in the place of those for a win, draw and loss.
        bonus: Points by margin besides them.
        tie_breaks: What parts players of equal points, the weightiest first.
    """

    win: int = 3
    draw: int = 1
    loss: int = 0
    bye: int = 3
    late: int = 0
    own_tables: bool = False
    table: Margins = Margins()
    bonus: Margins = Margins()
    tie_breaks: tuple[TieBreak, ...] = ("head-to-head", "difference", "wins")

    def points(self, battle: Result, shares: Mapping[str, Shares]) -> tuple[int, int]:
        """Return the campaign points of both players.

        Args:
            battle: The battle. A table counts where both sides' victory points are known and who
                won is not behind in them, as after a concession; else win, draw and loss count.
            shares: The tables of the games that have one.
        """
        if battle.outcome == "bye":
            return self.bye, 0
        plain = self._plain(battle)
        if battle.points is None or not (self.own_tables or self.table.bands or self.bonus.bands):
            return plain
        scored, conceded = battle.points
        swapped = battle.outcome == "two" or (battle.outcome == "draw" and conceded > scored)
        margin = conceded - scored if swapped else scored - conceded
        if margin < 0:
            return plain
        whole = self._by_table(battle, margin, shares)
        found = plain if whole is None else whole[::-1] if swapped else whole
        extra = self.bonus.at(margin, battle.size)
        if extra is None or battle.outcome == "draw":
            return found
        more = (extra.winner, extra.loser)[:: -1 if swapped else 1]
        return found[0] + more[0], found[1] + more[1]

    def _plain(self, battle: Result) -> tuple[int, int]:
        """Return the points of a win, draw or loss."""
        if battle.outcome == "one":
            return self.win, self.loss
        return (self.loss, self.win) if battle.outcome == "two" else (self.draw, self.draw)

    def _by_table(
        self, battle: Result, margin: int, shares: Mapping[str, Shares]
    ) -> tuple[int, int] | None:
        """Return the points of the leader and of the other, None where no table has them."""
        if self.own_tables and battle.size and battle.game in shares:
            return shares[battle.game](margin, battle.size)
        band = self.table.at(margin, battle.size)
        return None if band is None else (band.winner, band.loser)
