"""The course of a battle: its table made again from the journal, read off turn by turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.battle.scoring import totals_at
from bot.battle.story.deeds import Deed, Hurt, best_of, hurts_of, strengths
from bot.battle.story.turning_points import (
    Turn,
    TurningPoint,
    Worth,
    counts,
    touched,
    turn_of,
    turning_points,
    worth_of,
)
from bot.store.board import Board
from bot.store.journal.record import Entry
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_WORTHY: Final = frozenset({"", "size", "profile", "side_id"})
"""Fields of a unit that make what it is worth; none where it comes or goes whole."""


@dataclass(frozen=True, slots=True)
class ByTurn:
    """A number for every side after each game turn.

    Attributes:
        turns: The game turns.
        values: By side, a number for each of them.
    """

    turns: tuple[int, ...] = ()
    values: tuple[tuple[int, ...], ...] = ()

    @property
    def told(self) -> bool:
        """Tell whether there is anything to tell."""
        return any(value for row in self.values for value in row)


class BattleTimeline:
    """A battle going by, entry by entry in order.

    What was recorded elsewhere may not fit together: from the first change that cannot be made the
    rest is left out, and `whole` says so.
    """

    def __init__(self, game: Ruleset) -> None:
        self.whole = True
        self._game = game
        self._board = Board()
        self._turn: int | None = None
        self._turns: list[Turn] = []
        self._worths: dict[int, Worth] = {}
        self._fallen: defaultdict[int, defaultdict[int, int]] = defaultdict(
            lambda: defaultdict(int)
        )
        self._points: dict[int, dict[int, int]] = {}
        self._hurts: list[Hurt] = []

    def take(self, entry: Entry) -> None:
        """Take the next entry in."""
        if not self.whole:
            return
        if entry.turn != self._turn:
            self.close_turn()
            self._turn = entry.turn
        try:
            before = touched(entry.changes, self._board)
            had = strengths(entry.changes, self._board)
            for change in entry.changes:
                self._board.make(change)
            self._meet(entry)
        except (KeyError, TypeError, ValueError, AttributeError):
            self.whole = False
            return
        if not counts(entry):
            return
        if not entry.secret:
            self._hurts.extend(hurts_of(self._game, entry, had, self._board))
        found = turn_of(entry, before, self._board)
        if found is None:
            return
        for blow in found.blows:
            self._fallen[found.turn][blow.side_id] += blow.lost
        if not entry.secret:
            self._turns.append(found)

    def _meet(self, entry: Entry) -> None:
        """Note the units that came, or were put right, and forget those that never were there."""
        for change in entry.changes:
            if change.table != "unit" or change.field.partition(".")[0] not in _WORTHY:
                continue
            row = self._board.unit(change.id)
            if row is not None:
                self._worths[row.id] = worth_of(row)
            else:
                self._worths.pop(change.id, None)

    def close_turn(self) -> None:
        """Note the points as a turn ends."""
        battle = self._board.battle
        if self._turn is None or not self.whole or battle is None:
            return
        try:
            self._points[self._turn] = totals_at(self._board, self._game, battle)
        except (KeyError, TypeError, ValueError, AttributeError, Refusal):
            self.whole = False

    def moments(self) -> tuple[TurningPoint, ...]:
        """Return the turning points."""
        return turning_points(self._turns, self._worths)

    def best(self) -> Deed | None:
        """Return the deeds of the unit that destroyed most."""
        return best_of(self._hurts, self._worths)

    @property
    def worths(self) -> Mapping[int, Worth]:
        """The worth of each unit that there was to its side."""
        return self._worths

    def fallen(self, sides: list[int]) -> ByTurn:
        """Return the models that each side lost in each turn."""
        return self._by_turn(sides, self._fallen)

    def points(self, sides: list[int]) -> ByTurn:
        """Return the victory points that each side had as each turn ended."""
        return self._by_turn(sides, self._points)

    def _by_turn(self, sides: list[int], found: Mapping[int, Mapping[int, int]]) -> ByTurn:
        turns = tuple(sorted(self._points))
        values = tuple(tuple(found.get(turn, {}).get(side, 0) for turn in turns) for side in sides)
        return ByTurn(turns, values)
