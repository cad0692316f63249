"""Standings, worked out from the battles in one pass."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bot.campaign.scoring.result import Entrant, Result
from bot.campaign.scoring.rule import Rule, Shares, TieBreak


@dataclass(frozen=True, slots=True)
class Record:
    """Battles won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Row:
    """The standing of a player.

    Attributes:
        place: From 1; those whom nothing parts share one.
        member: The membership.
        points: Campaign points, those for byes and missed rounds among them.
        scored: Victory points of all battles in which they were noted.
        conceded: The opponents' in the same battles.
        opponents: Campaign points of all opponents, once for each battle against them.
        streak: Battles won in a row up to the last, negative where they were lost; 0 after a draw.
    """

    place: int
    member: int
    points: int
    record: Record
    byes: int
    scored: int
    conceded: int
    opponents: int
    streak: int

    @property
    def difference(self) -> int:
        """Victory points scored less those conceded."""
        return self.scored - self.conceded


@dataclass(frozen=True, slots=True)
class Standings:
    """A campaign's table.

    Attributes:
        rows: The players, best first.
        factions: The record of each faction by name; battles against itself count on both sides.
        pairs: The record of the first against the second, for every two who met.
    """

    rows: tuple[Row, ...]
    factions: Mapping[str, Record]
    pairs: Mapping[tuple[int, int], Record]


@dataclass(slots=True)
class _Tally:
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    scored: int = 0
    conceded: int = 0
    streak: int = 0
    met: list[int] = field(default_factory=list)

    def count(self, sign: int) -> None:
        if sign > 0:
            self.won += 1
            self.streak = self.streak + 1 if self.streak > 0 else 1
        elif sign < 0:
            self.lost += 1
            self.streak = self.streak - 1 if self.streak < 0 else -1
        else:
            self.drawn += 1
            self.streak = 0

    @property
    def record(self) -> Record:
        return Record(self.won, self.drawn, self.lost)


_SIGNS: Final = {"one": 1, "draw": 0, "two": -1}


@dataclass(slots=True)
class _Pass:
    """The sums of a pass over the battles."""

    rule: Rule
    shares: Mapping[str, Shares]
    tallies: defaultdict[int, _Tally] = field(default_factory=lambda: defaultdict(_Tally))
    factions: defaultdict[str, _Tally] = field(default_factory=lambda: defaultdict(_Tally))
    pairs: defaultdict[tuple[int, int], _Tally] = field(default_factory=lambda: defaultdict(_Tally))

    def take(self, battle: Result) -> None:
        first, second = battle.one, battle.two
        gained, lent = self.rule.points(battle, self.shares)
        ours = self.tallies[first]
        ours.points += gained
        if second is None:
            ours.byes += 1
            return
        theirs = self.tallies[second]
        theirs.points += lent
        sign = _SIGNS[battle.outcome]
        ours.count(sign)
        theirs.count(-sign)
        ours.met.append(second)
        theirs.met.append(first)
        if battle.points is not None:
            scored, conceded = battle.points
            ours.scored += scored
            ours.conceded += conceded
            theirs.scored += conceded
            theirs.conceded += scored
        pair = self.pairs[first, second]
        pair.count(sign)
        pair.points += gained
        pair = self.pairs[second, first]
        pair.count(-sign)
        pair.points += lent
        own, other = battle.factions
        if own:
            self.factions[own].count(sign)
        if other:
            self.factions[other].count(-sign)


def standings(
    entrants: Iterable[Entrant],
    battles: Iterable[Result],
    rule: Rule,
    shares: Mapping[str, Shares] | None = None,
    *,
    season: int | None = None,
) -> Standings:
    """Return the standings.

    Args:
        entrants: Everybody who takes part, or did; whoever else is in a battle is listed too.
        battles: Those that count, by number.
        rule: How they count.
        shares: The games' own tables, by game.
        season: The season that is asked for; None for all together.
    """
    gathered = _Pass(rule, shares or {})
    for entrant in entrants:
        if season is None or entrant.season <= season:
            missed = entrant.round - 1 if season in (None, entrant.season) else 0
            gathered.tallies[entrant.id].points += rule.late * missed
    for battle in battles:
        if season is None or battle.season == season:
            gathered.take(battle)
    tallies = gathered.tallies
    opponents = {
        member: sum(tallies[other].points for other in tally.met)
        for member, tally in tallies.items()
    }
    ranked = _ranked(gathered, opponents)
    rows = tuple(
        Row(
            rank,
            member,
            tally.points,
            tally.record,
            tally.byes,
            tally.scored,
            tally.conceded,
            opponents[member],
            tally.streak,
        )
        for rank, member in ranked
        for tally in (tallies[member],)
    )
    factions = sorted(gathered.factions.items())
    return Standings(
        rows,
        {name: tally.record for name, tally in factions},
        {pair: tally.record for pair, tally in gathered.pairs.items()},
    )


def _ranked(gathered: _Pass, opponents: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return the places with their players, best first."""
    tallies = gathered.tallies
    values: dict[TieBreak, Callable[[int], int]] = {
        "wins": lambda member: tallies[member].won,
        "difference": lambda member: tallies[member].scored - tallies[member].conceded,
        "scored": lambda member: tallies[member].scored,
        "opponents": lambda member: opponents[member],
    }
    groups = _parted(sorted(tallies), lambda member: tallies[member].points)
    for tie_break in gathered.rule.tie_breaks:
        parted = []
        for group in groups:
            value = values.get(tie_break) or _among(gathered, group)
            parted += _parted(group, value) if len(group) > 1 else [group]
        groups = parted
    ranked, rank = [], 1
    for group in groups:
        ranked += [(rank, member) for member in group]
        rank += len(group)
    return ranked


def _among(gathered: _Pass, group: Sequence[int]) -> Callable[[int], int]:
    """Return the campaign points that a player of a group won against the others of it."""
    pairs, tallies, within = gathered.pairs, gathered.tallies, set(group)
    won = {
        member: sum(pairs[member, other].points for other in within & set(tallies[member].met))
        for member in group
    }
    return won.__getitem__


def _parted(group: Sequence[int], value: Callable[[int], int]) -> list[list[int]]:
    """Split a group by falling value."""
    ordered = sorted(group, key=lambda member: -value(member))
    return [list(same) for _, same in groupby(ordered, key=value)]
