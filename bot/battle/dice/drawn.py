"""The draws that a journal's entries took, held against the dice that were drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.battle.dice.proven_draws import REVEALING
from bot.store.journal.imprint import FORM, form_of
from bot.store.journal.record import REOPENED
from bot.store.journal.seen_dice import DISCARDED, WAIVED
from rulesets.dice.die import die_named
from rulesets.dice.handles.parts import Part, origin_of
from rulesets.refusal import Refusal

MOST_MARKS: Final = 100_000
SHUFFLING: Final = frozenset({"deck-new", "deck-shuffle", REOPENED})
"""Actions whose draws stand in the record without what fell: it would tell how the cards lie."""

_DISCARDING: Final = REVEALING | {WAIVED}
"""Actions that name dice which no outcome will use."""
_LARGEST_MARK: Final = 1000
_Marks: TypeAlias = tuple[int, ...]
_Fallen: TypeAlias = dict[int, _Marks | None]
"""What fell by number of the draw; None where the entry that holds it came without its record."""


class DrawnDice:
    """The dice of a journal, entry by entry in order.

    Attributes:
        next_draw: Number of the draw that comes next.
    """

    def __init__(self) -> None:
        """Begin before the first draw."""
        self.next_draw = 0
        # What outcomes have not used yet of the draws of questions that waited for more dice.
        self._waiting: _Fallen = {}
        # Those of which an outcome that came without its record may have used some.
        self._unsure: set[int] = set()

    def skip(self, next_draw: int, known: Mapping[int, _Marks]) -> None:
        """Go on after an entry that came without its record.

        Args:
            next_draw: Number of the draw after it.
            known: What fell in it, as far as that came.
        """
        for number in range(self.next_draw, min(next_draw, self.next_draw + len(known) + 100)):
            self._waiting[number] = known.get(number)
        self.next_draw = next_draw
        self._unsure.update(self._waiting)

    def take(self, data: Mapping[str, Any]) -> bool:
        """Take the next record; return whether its dice are the draws that it tells.

        Raises:
            ValueError: what is told has no shape that dice have (`KeyError`, `TypeError` as well).
        """
        first, dice = self.next_draw, data["dice"]
        holds = dice is None or self._holds(data, dice)
        holds = self._discard(data) and holds
        return holds and (form_of(data) < FORM or list(data["span"]) == [first, self.next_draw])

    def _holds(self, data: Mapping[str, Any], dice: Mapping[str, Any]) -> bool:
        """Return whether an entry's marks are those of its draws, and of nothing else."""
        own = self._own(data["action"], dice["draws"])
        marks, told, origin = tuple(dice["marks"]), dice.get("parts"), dice["origin"]
        _must(len(marks) <= MOST_MARKS)
        _must(all(type(mark) is int and 0 <= mark <= _LARGEST_MARK for mark in marks))
        if told is not None:
            parts = [Part(*draw) for draw in told]
            return origin == origin_of(parts) and self._parted(marks, parts, own)
        if data["outcome"] is None:
            self._waiting.update(own)
        if origin == "typed":
            return not own and bool(marks)
        return origin == "fair" and bool(own) and marks == sum(own.values(), ())

    def _own(self, action: str, draws: Iterable[Any]) -> dict[int, _Marks]:
        """Return what fell in an entry's own draws, by their numbers."""
        own: dict[int, _Marks] = {}
        for number, name, marks in draws:
            _must(type(number) is int and number == self.next_draw and len(marks) <= MOST_MARKS)
            try:
                sides = frozenset(die_named(name).marks)
            except Refusal:
                raise ValueError(name) from None
            _must(all(type(mark) is int and mark in sides for mark in marks))
            _must(marks or action in SHUFFLING)
            own[number] = tuple(marks)
            self.next_draw += 1
        return own

    def _parted(self, marks: _Marks, parts: Sequence[Part], own: Mapping[int, _Marks]) -> bool:
        """Return whether the marks of a roll of several parts are theirs, each die used once."""
        mine: _Fallen = dict(own)
        at = 0
        for part in parts:
            _must(type(part.dice) is int and part.dice > 0)
            some, at = marks[at : at + part.dice], at + part.dice
            if (part.source == "fair") != (part.draw is not None):
                return False
            if part.draw is not None:
                left = mine if part.draw in own else self._waiting
                if not self._use(part.draw, some, left):
                    return False
        return at == len(marks) and not mine

    def _discard(self, data: Mapping[str, Any]) -> bool:
        """Let no outcome use discarded dice; return whether they were left of their draws."""
        if data["action"] == REOPENED:
            self._waiting.clear()  # the end said which dice nobody used
        if data["action"] not in _DISCARDING:
            return True
        named: dict[int, _Marks] = {}
        for _, draw, marks in data["arguments"].get(DISCARDED, ()):
            named[draw] = (*named.get(draw, ()), *marks)
        dropped = [self._drop(draw, marks) for draw, marks in named.items()]
        return all(dropped)

    def _drop(self, draw: int, marks: _Marks) -> bool:
        """Drop all that is left of a draw; return whether it is these dice."""
        if draw not in self._waiting:
            return False
        left = self._waiting.pop(draw)
        if left is None or draw in self._unsure:
            return left is None or _text(marks) in _text(left)
        return left == marks

    def _use(self, draw: int, some: _Marks, left: _Fallen) -> bool:
        """Use dice of a draw in their order; return whether it has these left."""
        if draw not in left:
            return False
        fallen = left[draw]
        if fallen is None:
            return True
        start = _text(fallen).find(_text(some)) if draw in self._unsure else 0
        end = start + len(some)
        if start < 0 or fallen[start:end] != some:
            return False
        if fallen[end:]:
            left[draw] = fallen[end:]
        else:
            del left[draw]
        return True


def _text(marks: _Marks) -> str:
    """Return marks as a text, which is searched faster."""
    return "".join(map(chr, marks))


def _must(holds: object) -> None:
    if not holds:
        raise ValueError
