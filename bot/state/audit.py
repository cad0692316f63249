"""Whether a journal is whole: its chain of hashes, its draws, its deals, the seal of its dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import orjson

from bot.state.board import Board
from bot.state.cards import deal_of, misdealt, shown
from bot.state.record import Change, digest
from bot.state.tables import DeckRow, EntryRow, JournalRow
from rulesets.dice.die import die_named
from rulesets.dice.fair import FairFaces, commitment
from rulesets.dice.request import Purpose

IMPORTED: Final = "battle-import"
"""The action that continues a battle brought from elsewhere, with new dice."""
WITHHELD: Final[Mapping[str, bool]] = {"withheld": True}
"""The arguments of an entry that came without its record, for it was private.

An undo or redo has the numbers of its `entries` beside.
"""

Fault: TypeAlias = Literal["number", "link", "hash", "draw-number", "draw", "deal", "seal"]
_MOST_FAULTS: Final = 50
_SEALING: Final = frozenset({"battle-start", "battle-reopened", "dice-sealed", IMPORTED})
_ANY: Final = Purpose("attack")


@dataclass(slots=True)
class Audit:
    """What was found in a journal, entry by entry in order.

    Attributes:
        journal: Its row; draws and cards are held against its seed once that is revealed.
        decks: The decks as the battle has them now, or left them.
        entries: Entries looked at.
        draws: Draws looked at.
        checked: Draws held against the seed.
        cards: Cards that lie face up at the end and were held against the deal.
        withheld: Entries that came without their record.
        faults: What is wrong, with the number of the entry; the first few.
    """

    journal: JournalRow
    decks: Sequence[DeckRow] = ()
    entries: int = 0
    draws: int = 0
    checked: int = 0
    cards: int = 0
    withheld: int = 0
    faults: list[tuple[Fault, int]] = field(default_factory=list)
    _last: str = ""
    _next_draw: int = 0
    _seal: tuple[str, int] | None = None
    _table: Board = field(default_factory=Board)
    _misdealt: set[tuple[int, int]] = field(default_factory=set)

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def finish(self) -> None:
        """Check what the whole journal tells."""
        if commitment(self.journal.seed) != self.journal.commitment:
            self._fault("seal", 0)
        if self._seal is not None and self._seal[0] != self.journal.commitment:
            self._fault("seal", self._seal[1])
        for deck in self.decks if self._open else ():
            lies = deal_of(deck, self.journal)
            self.cards += sum(place in lies for place in shown(deck))
            self._deal(deck, 0)

    @property
    def _open(self) -> bool:
        """Whether what was dealt and drawn may be told."""
        return self.journal.revealed_at is not None

    def look(self, rows: Iterable[EntryRow]) -> None:
        """Check the next entries as they are stored."""
        for row in rows:
            self._entry(row)

    def _entry(self, row: EntryRow) -> None:
        self.entries += 1
        number = row.number
        data: dict[str, Any] = orjson.loads(row.record)
        if number != self.entries or data["number"] != number or data["id"] != row.id:
            self._fault("number", number)
        if data["previous"] != self._last:
            self._fault("link", number)
        if is_withheld(data):
            self.withheld += 1
            self._next_draw = row.next_draw
        else:
            if digest(row.record.encode()) != row.hash or data["action"] != row.action:
                self._fault("hash", number)
            self._draws(row, data)
            self._shown(number, data)
        self._last = row.hash
        outcome = data["outcome"]
        if row.action in _SEALING and isinstance(outcome, dict) and "commitment" in outcome:
            # The last seal that was shown is for the dice that followed.
            self._seal = (str(outcome["commitment"]), number)

    def _draws(self, row: EntryRow, data: dict[str, Any]) -> None:
        for number, name, marks in (data["dice"] or {"draws": ()})["draws"]:
            self.draws += 1
            if number != self._next_draw:
                self._fault("draw-number", row.number)
            self._next_draw = number + 1
            # What came from elsewhere with its secret kept cannot be checked here.
            if self._open and number >= self.journal.first_draw:
                self.checked += 1
                if fair_marks(self.journal, number, name, len(marks)) != tuple(marks):
                    self._fault("draw", row.number)
        if row.next_draw != self._next_draw:
            self._fault("draw-number", row.number)

    def _shown(self, number: int, data: Mapping[str, Any]) -> None:
        """Hold every card that an entry showed against the deal as it was then."""
        touched: dict[int, None] = {}
        for one in data["changes"] if self._open else ():
            change = Change(*one)
            known = not change.field or self._table.row("deck", change.id) is not None
            if change.table == "deck" and known:
                self._table.make(change)
                touched[change.id] = None
        for deck_id in touched:
            deck = self._table.row("deck", deck_id)
            if isinstance(deck, DeckRow):
                self._deal(deck, number)

    def _deal(self, deck: DeckRow, number: int) -> None:
        for place in misdealt(deck, self.journal):
            if (deck.id, place) not in self._misdealt:
                self._misdealt.add((deck.id, place))
                self._fault("deal", number)

    def _fault(self, kind: Fault, number: int) -> None:
        if len(self.faults) < _MOST_FAULTS:
            self.faults.append((kind, number))


def is_withheld(data: Mapping[str, Any]) -> bool:
    """Return whether a record only stands for one that stayed private."""
    return bool(WITHHELD.items() <= data["arguments"].items())


def fair_marks(journal: JournalRow, number: int, die: str, count: int) -> tuple[int, ...]:
    """Return the marks that a draw of a journal must have shown."""
    faces = FairFaces(journal.seed, str(journal.id), journal.words, number)
    return tuple(faces.draw(die_named(die), count, _ANY))


def draws_of(rows: Iterable[EntryRow], first: int = 0) -> Iterator[dict[str, Any]]:
    """Yield the draws of some entries as the standalone verifier reads them.

    Args:
        rows: The entries as they are stored.
        first: The number of the first draw that is wanted.
    """
    for row in rows:
        for number, name, marks in (orjson.loads(row.record)["dice"] or {"draws": ()})["draws"]:
            if number >= first:
                sides = list(die_named(name).marks)
                yield {"number": number, "die": name, "sides": sides, "marks": marks}
