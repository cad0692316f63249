"""The chronicle of a battle: who fought, what was done turn by turn, who was lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.store.board import Board
from bot.store.journal.record import Change, Entry


@dataclass(frozen=True, slots=True)
class Told:
    """An entry in a line.

    Attributes:
        turn: The game turn, None before and after the battle.
        line: Number, who, what and result, as plain text.
    """

    number: int
    turn: int | None
    line: str
    undone: bool


@dataclass(slots=True)
class UnitStrength:
    """A unit's models over the turns.

    Attributes:
        size: Models it came with.
        models: Models now; none for a unit that left the battle.
        after: Models after each turn.
    """

    name: str
    side_id: int
    size: int
    models: int
    destroyed: bool = False
    after: dict[int, int] = field(default_factory=dict)

    @property
    def left(self) -> int:
        """Models on the table."""
        return 0 if self.destroyed else self.models


class Chronicle:
    """A battle being told, entry by entry in order.

    Attributes:
        told: What was done; secret rolls are left out.
        hidden: How many secret rolls there were.
        units: Every unit there was, in order of arrival.
        turns: The game turns there were, in order.
        ended_at: Moment of the last entry.
        result: What the points came to as the battle ended, as its entry keeps it; None before.
    """

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.hidden = 0
        self.units: dict[int, UnitStrength] = {}
        self.turns: list[int] = []
        self.ended_at = 0
        self.result: object = None
        self.last_hash = ""
        self._turn: int | None = None

    def take(self, entry: Entry, line: str | None) -> None:
        """Take the next entry in; without a line it stays untold, but for what it changed."""
        if entry.turn != self._turn:
            self.close_turn()
            self._turn = entry.turn
        for change in entry.changes:
            if change.table == "unit":
                self._change(change)
        self.ended_at, self.last_hash = entry.at, entry.hash
        if entry.action == "battle-end":
            self.result = entry.outcome.get("score")
        elif entry.action == "battle-reopened":
            self.result = None
        if line is None:
            self.hidden += 1
            return
        self.told.append(Told(entry.number, entry.turn, line, entry.undone_by is not None))

    def close_turn(self) -> None:
        """Note how every unit stands as a turn ends."""
        turn = self._turn
        if turn is None:
            return
        if turn not in self.turns:
            self.turns = sorted((*self.turns, turn))
        for unit in self.units.values():
            unit.after[turn] = unit.left

    def by_turn(self) -> list[tuple[int | None, list[Told]]]:
        """Return what was done, grouped by the turns one after the other."""
        groups: list[tuple[int | None, list[Told]]] = []
        for line in self.told:
            if not groups or groups[-1][0] != line.turn:
                groups.append((line.turn, []))
            groups[-1][1].append(line)
        return groups

    def of_side(self, side_id: int) -> list[UnitStrength]:
        """Return the units of a side."""
        return [unit for unit in self.units.values() if unit.side_id == side_id]

    def left_after(self, units: Iterable[UnitStrength]) -> list[int]:
        """Return how many models of some units were left after each turn."""
        some = list(units)
        return [sum(unit.after.get(turn, 0) for unit in some) for turn in self.turns]

    def _change(self, change: Change) -> None:
        unit = self.units.get(change.id)
        if not change.field:
            if isinstance(change.after, dict):
                row = change.after
                self.units[change.id] = UnitStrength(
                    str(row["name"]),
                    int(str(row["side_id"])),
                    int(str(row["size"])),
                    int(str(row["models"])),
                    bool(row["destroyed"]),
                    unit.after if unit else {},
                )
            else:
                self.units.pop(change.id, None)
        elif unit is not None:
            match change.field:
                case "models":
                    unit.models = int(str(change.after))
                case "size":
                    unit.size = int(str(change.after))
                case "name":
                    unit.name = str(change.after)
                case "destroyed":
                    unit.destroyed = bool(change.after)


@dataclass(frozen=True, slots=True)
class SideTold:
    """A side as a report tells of it.

    Attributes:
        counters: Name and value of each.
        models: Models left after each turn.
    """

    id: int
    name: str
    players: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]
    units: tuple[UnitStrength, ...]
    models: tuple[int, ...]


def sides_told(chronicle: Chronicle, board: Board) -> tuple[SideTold, ...]:
    """Return the sides of a battle with their units."""
    found = []
    for side in board.sides:
        units = chronicle.of_side(side.id)
        names = tuple(player.name for player in board.players if player.side_id == side.id)
        counters = tuple(side.counters.items())
        left = tuple(chronicle.left_after(units))
        found.append(SideTold(side.id, side.name, names, counters, tuple(units), left))
    return tuple(found)
