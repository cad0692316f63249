"""Turning points: what each entry of a battle cost its sides, and which of them weighed most.

One measure serves every game: the share of its army that an entry cost a side, with the fall of the
general, the flight of what is left and the margin of the combat besides. There is no more to the
method, which every chronicle tells in words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.battle.tabletop.combat import FLEEING
from bot.store.board import Board
from bot.store.journal.record import UNDOING, Change, Entry
from bot.store.tables.battle import UnitRow

GENERAL: Final = 25
"""What the fall of a general weighs beside the model."""
FLIGHT: Final = 0.5
"""What troops that begin to flee weigh, to those lost."""
LEAST: Final = 5.0
"""Weight below which nothing is called a turning point."""
MOST: Final = 5

_LEADS: Final = "general"
"""The special rule of an army's general, in every game that has one."""
_COST: Final = "points"
"""The profile field that holds what a whole unit costs, in every game that has one."""
_BY_HAND: Final = frozenset({"unit-damage", "unit-status"})
"""What players note of their real table; other changes by hand put the record right."""
_DEEPEST: Final = 3
_LARGEST_MARGIN: Final = 50


@dataclass(frozen=True, slots=True)
class Blow:
    """The cost of an entry to one unit.

    Attributes:
        lost: Models it lost.
        gone: Whether it left the battle by it.
        fled: Models that began to flee.
        general: Whether the army's general fell.
    """

    unit_id: int
    name: str
    side_id: int
    lost: int
    gone: bool
    fled: int
    general: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """An entry that cost somebody something.

    Attributes:
        number: The entry's.
        turn: The game turn.
        margin: By how much the combat was won in it, 0 where none was.
        winners: Who won it, where that is known.
    """

    number: int
    turn: int
    blows: tuple[Blow, ...]
    margin: int
    winners: str | None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An entry that weighed much.

    Attributes:
        costs: By side, the share of its army that it lost, in hundredths.
    """

    turn: Turn
    weight: float
    costs: Mapping[int, float]


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of a unit to its side.

    Attributes:
        size: Models it came with.
        cost: What it costs, None where nobody said.
    """

    side_id: int
    size: int
    cost: int | None

    def value(self, priced: Collection[int]) -> int:
        """Return what it counts for: its cost on a side whose costs are known, else models."""
        return self.cost if self.side_id in priced and self.cost else self.size


def priced_sides(worths: Mapping[int, Worth]) -> frozenset[int]:
    """Return the sides of whose every unit the cost is known."""
    sides = {worth.side_id for worth in worths.values()}
    return frozenset(sides - {worth.side_id for worth in worths.values() if not worth.cost})


def worth_of(row: UnitRow) -> Worth:
    """Return what a unit is worth as it comes to the battle."""
    cost = str(row.profile.get(_COST) or "")
    known = int(cost) if cost.isascii() and cost.isdecimal() else None
    return Worth(row.side_id, max(1, row.size), known)


def counts(entry: Entry) -> bool:
    """Return whether what an entry did was done in the battle, and stands."""
    if entry.undone_by is not None or entry.action in UNDOING or entry.turn is None:
        return False
    return entry.action in _BY_HAND or "values" in entry.arguments


def turn_of(entry: Entry, before: Mapping[int, tuple[int, bool]], board: Board) -> Turn | None:
    """Return what an entry cost, None where it was nothing.

    Args:
        entry: One that counts, and is no secret.
        before: Of each unit it changed, the models it had and whether it fled.
        board: The table after it.
    """
    blows = tuple(_blows(before, board))
    margin, winners = _combat(entry.outcome, _DEEPEST)
    if not (blows or margin) or entry.turn is None:
        return None
    return Turn(entry.number, entry.turn, blows, margin, winners)


def touched(changes: Iterable[Change], board: Board) -> dict[int, tuple[int, bool]]:
    """Return, of each unit that changes are about, its models and whether it flees."""
    ids = {change.id for change in changes if change.table == "unit"}
    rows = (row for id_ in ids if (row := board.unit(id_)) is not None)
    return {row.id: (left(row), FLEEING in row.statuses) for row in rows}


def left(row: UnitRow) -> int:
    """Return how many models of a unit are on the table."""
    return 0 if row.destroyed else row.models


def _blows(before: Mapping[int, tuple[int, bool]], board: Board) -> Iterable[Blow]:
    for unit_id, (models, fled) in sorted(before.items()):
        row = board.unit(unit_id)
        if row is None:
            continue
        now = left(row)
        lost, gone = max(0, models - now), models > 0 and now == 0
        flies = now if not fled and FLEEING in row.statuses else 0
        if lost or flies:
            general = gone and _LEADS in row.rules
            yield Blow(unit_id, row.name, row.side_id, lost, gone, flies, general)


def _combat(outcome: object, depth: int) -> tuple[int, str | None]:
    """Return the margin of the combat an outcome tells of, and who won it; 0 where it has none."""
    if not isinstance(outcome, Mapping) or depth == 0:
        return 0, None
    margin, winner = outcome.get("margin"), outcome.get("winner")
    ours, theirs = outcome.get("wounds"), outcome.get("enemy_wounds")
    if margin is None and type(ours) is int and type(theirs) is int:
        margin = ours - theirs  # where wounds alone decide, as in the second edition
    if type(margin) is int and isinstance(winner, str) and winner != "none":
        named = outcome.get("winners")
        return min(abs(margin), _LARGEST_MARGIN), named if isinstance(named, str) else None
    for blow in outcome.values():
        found = _combat(blow, depth - 1)
        if found[0]:
            return found
    return 0, None


def turning_points(
    turns: Sequence[Turn], worths: Mapping[int, Worth], most: int = MOST
) -> tuple[TurningPoint, ...]:
    """Return the entries that weighed most, in the order in which they came.

    A side's units count by their cost where that of every one is known, else by their models.
    """
    priced = priced_sides(worths)
    whole: dict[int, float] = {}
    for worth in worths.values():
        whole[worth.side_id] = whole.get(worth.side_id, 0) + worth.value(priced)
    found = [_weighed(turn, worths, priced, whole) for turn in turns]
    heavy = [point for point in found if point.weight >= LEAST]
    heavy.sort(key=lambda point: (-point.weight, point.turn.number))
    return tuple(sorted(heavy[:most], key=lambda point: point.turn.number))


def _weighed(
    turn: Turn,
    worths: Mapping[int, Worth],
    priced: Collection[int],
    whole: Mapping[int, float],
) -> TurningPoint:
    costs: dict[int, float] = {}
    weight = float(turn.margin)
    for blow in turn.blows:
        worth = worths.get(blow.unit_id)
        if worth is None:
            continue
        share = 100 * worth.value(priced) / worth.size / whole[worth.side_id]
        costs[blow.side_id] = costs.get(blow.side_id, 0) + min(blow.lost, worth.size) * share
        weight += min(blow.lost, worth.size) * share
        weight += FLIGHT * min(blow.fled, worth.size) * share + GENERAL * blow.general
    return TurningPoint(turn, weight, costs)
