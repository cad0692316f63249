"""Pairings of a round: by the standings, or everybody once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, Literal, TypeAlias, get_args

from bot.campaign.scoring.standings import Row, Standings

Kind: TypeAlias = Literal["swiss", "round-robin"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Pair: TypeAlias = tuple[int, int | None]
"""Two memberships; None opposite who has a bye."""


def swiss(members: Sequence[int], standings: Standings) -> tuple[Pair, ...]:
    """Pair players of similar points who have met as rarely as possible.

    Of an odd number, the last of those with fewest byes has one. Among all pairings the fewest
    repeated meetings come first, then the smallest differences in points, then in rank: a matching
    of least cost.

    Args:
        members: Who plays in this round.
        standings: Where they stand, and who met whom.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - 23 MB, for a round's draw

    rows = {row.member: row for row in standings.rows}
    ranked = [member for member in rows if member in set(members)]
    ranked += [member for member in members if member not in rows]
    free = _bye(ranked, rows) if len(ranked) % 2 else None
    playing = [member for member in ranked if member != free]
    positions = {member: position for position, member in enumerate(playing)}
    points = {member: rows[member].points if member in rows else 0 for member in playing}
    spread = max(points.values(), default=0) - min(points.values(), default=0)
    # Each is worth more than all that comes after it together, over all pairs of the round.
    by_points = len(playing) ** 2 + 1
    by_meeting = (spread**2 * by_points + len(playing)) * (len(playing) // 2) + 1
    graph = Graph()
    for first, second in combinations(playing, 2):
        met = standings.pairs.get((first, second))
        cost = (
            (met.played if met else 0) * by_meeting
            + (points[first] - points[second]) ** 2 * by_points
            + positions[second]
            - positions[first]
        )
        graph.add_edge(first, second, weight=-cost)
    matched = max_weight_matching(graph, maxcardinality=True)
    pairs = [tuple(sorted(pair, key=positions.__getitem__)) for pair in matched]
    pairs.sort(key=lambda pair: positions[pair[0]])
    found: list[Pair] = [(first, second) for first, second in pairs]
    return (*found, (free, None)) if free is not None else tuple(found)


def _bye(ranked: Sequence[int], rows: Mapping[int, Row]) -> int:
    """Return the player with a bye: the last of those with fewest byes."""
    byes = {member: rows[member].byes if member in rows else 0 for member in ranked}
    return next(member for member in reversed(ranked) if byes[member] == min(byes.values()))


def round_robin(members: Sequence[int], number: int) -> tuple[Pair, ...]:
    """Return the pairs of a round of a tournament in which everybody meets everybody.

    The first player stays and the others rotate. After as many rounds as there are others (one more
    for an odd number of players) it begins again.

    Args:
        members: All players, in an order that stays.
        number: The round, from 1.
    """
    seats: list[int | None] = list(members)
    if len(seats) < 2:  # noqa: PLR2004 - nobody to meet
        return tuple((member, None) for member in members)
    if len(seats) % 2:
        seats.append(None)
    turn = (number - 1) % (len(seats) - 1)
    first, others = seats[0], seats[1:]
    circle = [first, *others[len(others) - turn :], *others[: len(others) - turn]]
    half = len(circle) // 2
    facing = zip(circle[:half], reversed(circle[half:]), strict=True)
    pairs: list[Pair] = []
    for first, second in facing:
        if first is None and second is not None:
            pairs.append((second, None))
        elif first is not None:
            pairs.append((first, second))
    return tuple(sorted(pairs, key=lambda pair: pair[1] is None))
