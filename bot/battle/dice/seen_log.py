"""Dice that players saw and no outcome holds, read from the log of a battle from elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.battle.actions.lifecycle import END
from bot.store.board import Board
from bot.store.journal.decisions import TAKEN, read_taken
from bot.store.journal.record import REOPENED, UNDOING, Entry
from bot.store.journal.seen_dice import (
    ACT,
    DISCARDED,
    EARLIER_TRIES,
    NOTHING,
    WAIVED,
    Kept,
    Seen,
    act_of_entry,
    read_act,
    tries_of,
)
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.mixed import Fallen, Owed

_UNITS: Final = "units"
_DISCARDING: Final = frozenset({WAIVED, END})


class SeenLog:
    """A reader that follows a log entry by entry; what only one player saw is not in it.

    Attributes:
        seen: What was seen and is in no outcome that stands.
    """

    def __init__(self, board: Board, game: Ruleset) -> None:
        """Begin with an empty log.

        Args:
            board: The table, as the entries make it.
            game: The game.
        """
        self.seen: Seen = NOTHING
        self._board = board
        self._game = game
        self._outcomes: dict[int, Entry] = {}

    def look(self, entry: Entry) -> None:
        """Follow the next entry.

        Raises:
            LookupError, TypeError, ValueError: it tells of dice what no entry of ours does.
        """
        given = entry.arguments
        if entry.action in UNDOING:
            self._turn_back(entry)
        elif entry.action == REOPENED:
            self.seen = Seen(tries=self.seen.tries)  # the end said which dice nobody used
        elif ACT in given and entry.dice is not None:
            dice = tuple(Owed(draw.die, draw.number, draw.marks) for draw in entry.dice.draws)
            names = tuple(map(str, given.get(_UNITS, ())))
            fallen = Fallen(owed=dice, taken=read_taken(given.get(TAKEN, ())))
            kept = Kept(entry.id, read_act(given[ACT]), names, False, fallen)
            self.seen = self.seen.keeping(kept)
        elif entry.action in _DISCARDING and DISCARDED in given:
            self.seen = self.seen.without_draws({int(draw) for _, draw, _ in given[DISCARDED]})
        else:
            self._rolled(entry)

    def _turn_back(self, entry: Entry) -> None:
        numbers = sorted(map(int, entry.arguments.get("entries", ())))
        if entry.action == "redo":
            self.seen = self.seen.redoing(numbers)
            return
        known = [self._outcomes[number] for number in numbers if number in self._outcomes]
        self.seen = self.seen.undoing(tries_of(self._board, self._game, known))

    def _rolled(self, entry: Entry) -> None:
        act = act_of_entry(self._board, self._game, entry)
        if entry.dice is None:
            return
        own = {draw.number for draw in entry.dice.draws}
        for part in entry.dice.parts:
            if part.draw is not None and part.draw not in own:
                self._use(part.draw, part.dice)
        if act is not None:
            self._outcomes[entry.number] = entry
            if EARLIER_TRIES in entry.arguments:
                self.seen = self.seen.rolled(act)

    def _use(self, draw: int, dice: int) -> None:
        """Take the first dice of a draw away that are still kept."""
        kept = []
        for die in self.seen.kept:
            owed = tuple(
                some._replace(marks=some.marks[dice:]) if some.draw == draw else some
                for some in die.fallen.owed
            )
            left = tuple(some for some in owed if some.marks)
            if left:
                kept.append(replace(die, fallen=replace(die.fallen, owed=left)))
        self.seen = replace(self.seen, kept=tuple(kept))
