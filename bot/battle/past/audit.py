"""The audit of a journal: its chain, its draws and dice, its deals, the seal of its dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import orjson

from bot.battle.dice.drawn import DrawnDice
from bot.battle.dice.proven_draws import REVEALING, Secret, revealed_in, secret_of
from bot.battle.tabletop.cards import deal_of, misdealt, shown
from bot.store.board import Board
from bot.store.journal.imprint import FORM, draws_seal, form_of, hash_of, is_named
from bot.store.journal.record import REOPENED, Change
from bot.store.tables.battle import DeckRow, EntryRow, JournalRow

IMPORTED: Final = "battle-import"
"""The action that continues a battle brought from elsewhere, with new dice."""
WITHHELD: Final[Mapping[str, bool]] = {"withheld": True}
"""The arguments of an entry that came without its record, for it was private.

An undo or redo has the numbers of its `entries` beside.
"""

Fault: TypeAlias = Literal[
    "number",
    "link",
    "form",
    "hash",
    "name",
    "draw-number",
    "dice",
    "draw",
    "deal",
    "seal",
    "end",
    "head",
]
SEALING: Final = frozenset({"battle-start", REOPENED, "dice-sealed", IMPORTED})
"""Actions whose outcome holds the commitment of the dice that follow."""
_MOST_FAULTS: Final = 50


@dataclass(slots=True)
class Audit:
    """The findings of a journal's check, entry by entry in order.

    Attributes:
        journal: Its row; draws and cards are held against its seed once that is revealed.
        decks: The decks as the battle has them now, or left them.
        wanted: How the hash of an entry begins that somebody saw, None where nobody asks.
        seen: Number of the entry that it is the hash of.
        entries: Entries looked at.
        draws: Draws looked at.
        checked: Draws held against the seed.
        cards: Cards that lie face up at the end and were held against the deal.
        withheld: Entries that came without their record.
        went_on: How many draws before its last secret are proven by ends that were taken back.
        old: Entries of the first form, whose hash covers neither who acted nor what was secret.
        head: Hash of the last entry: all before it is what it was as long as this stays.
        faults: What is wrong, with the number of the entry; the first few.
    """

    journal: JournalRow
    decks: Sequence[DeckRow] = ()
    wanted: str | None = None
    seen: int | None = None
    entries: int = 0
    draws: int = 0
    checked: int = 0
    cards: int = 0
    withheld: int = 0
    went_on: int = 0
    old: int = 0
    head: str = ""
    faults: list[tuple[Fault, int]] = field(default_factory=list)
    _dice: DrawnDice = field(default_factory=DrawnDice)
    _since: int | None = None
    _secret: Secret = field(init=False)
    _reveal: tuple[Mapping[str, Any], int] | None = None
    _before: list[tuple[int, Any, object]] = field(default_factory=list)
    """Number, draws and seal of entries before the last secret; the seal of secret ones alone."""
    _seal: tuple[str, int] | None = None
    _table: Board = field(default_factory=Board)
    _misdealt: set[tuple[int, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._secret = secret_of(self.journal)

    @property
    def whole(self) -> bool:
        """Tell whether nothing is wrong."""
        return not self.faults

    def finish(self) -> None:
        """Check what the whole journal tells."""
        if not self._secret.committed:
            self._fault("seal", 0)
        if self._seal is not None and self._seal[0] != self.journal.commitment:
            self._fault("seal", self._seal[1])
        if self._open:
            self._check_end()
        if self.wanted is not None and self.seen is None:
            self._fault("head", 0)
        for deck in self.decks if self._open else ():
            lies = deal_of(deck, self.journal)
            self.cards += sum(slot in lies for slot in shown(deck))
            self._deal(deck, 0)

    @property
    def _open(self) -> bool:
        """Tell whether what was dealt and drawn may be told."""
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
        if data["previous"] != self.head:
            self._fault("link", number)
        self._form(row, data)
        if row.action == REOPENED:
            self._go_on(number)
        if is_withheld(data):
            self.withheld += 1
            came = (data["dice"] or {"draws": ()})["draws"]
            if row.next_draw != data.get("span", (0, row.next_draw))[1]:
                self._fault("draw-number", number)
            self._dice.skip(row.next_draw, {draw: tuple(marks) for draw, _, marks in came})
        else:
            if hash_of(data, row.record) != row.hash or data["action"] != row.action:
                self._fault("hash", number)
            self._draws(row, data)
            self._shown(number, data)
        self.head = row.hash
        if self.wanted is not None and row.hash.startswith(self.wanted):
            self.seen = number
        outcome = data["outcome"]
        if row.action in SEALING and isinstance(outcome, dict) and "commitment" in outcome:
            # The last seal that was shown is for the dice that followed.
            self._seal = (str(outcome["commitment"]), number)
        if row.action in REVEALING and isinstance(outcome, dict):
            self._reveal = (outcome, number)

    def _form(self, row: EntryRow, data: Mapping[str, Any]) -> None:
        """Check what the hash of an entry covers since records have their second form."""
        if form_of(data) < FORM:
            self.old += 1
            if self._since is not None:
                self._fault("form", row.number)
            return
        if self._since is None:
            self._since = row.number
        if data["since"] != self._since or (row.secret and not data["secret"]):
            self._fault("form", row.number)
        if not is_named(row.actor_name, row.salt, data["by"]):
            self._fault("name", row.number)
        if is_withheld(data) and hash_of(data, row.record) != row.hash:
            self._fault("hash", row.number)
        elif data["secret"] and not is_withheld(data):
            draws = (data["dice"] or {"draws": ()})["draws"]
            if draws and data["span"][0] < self.journal.first_draw:
                self._before.append((row.number, draws, data["sealed"]))
            elif draws and self._open:
                self._check_seal(self.journal.seed, row.number, draws, data["sealed"])

    def _check_seal(self, seed: bytes, number: int, draws: Any, sealed: object) -> None:
        if draws_seal(seed, number, draws) != sealed:
            self._fault("draw", number)

    def _go_on(self, number: int) -> None:
        """Hold the draws before an end that was taken back against the secret it revealed."""
        outcome, end = self._reveal or ({}, 0)
        before, self._before = self._before, []
        try:
            secret = revealed_in(outcome)
            told = (secret.stream, secret.end, secret.commitment)
            sealed = None if self._seal is None else self._seal[0]
            true = (str(self.journal.id), self._dice.next_draw, sealed)
            if end != number - 1 or told != true or not secret.committed:
                self._fault("end", end)
            for entry, draws, seal in before:
                if not all(secret.proves(draw) for draw, _, _ in draws):
                    continue  # made elsewhere
                if seal is not None:
                    self._check_seal(secret.seed, entry, draws, seal)
                for draw, name, marks in draws if seal is None else ():
                    self.went_on += 1
                    if secret.marks(draw, name, len(marks)) != tuple(marks):
                        self._fault("draw", entry)
        except (LookupError, TypeError, ValueError):
            self._fault("end", end)

    def _draws(self, row: EntryRow, data: dict[str, Any]) -> None:
        faults, expected = len(self.faults), self._dice.next_draw
        draws = (data["dice"] or {"draws": ()})["draws"]
        if expected < self.journal.first_draw:
            self._before.append((row.number, draws, None))
        for number, name, marks in draws:
            self.draws += 1
            if number != expected:
                self._fault("draw-number", row.number)
            expected = number + 1
            if self._open and number >= self.journal.first_draw:
                self.checked += 1
                if self._secret.marks(number, name, len(marks)) != tuple(marks):
                    self._fault("draw", row.number)
        if row.next_draw != expected:
            self._fault("draw-number", row.number)
        try:
            holds = self._dice.take(data)
        except (LookupError, TypeError, ValueError):
            holds = False
        if not holds and len(self.faults) == faults:
            self._fault("dice", row.number)
        self._dice.next_draw = expected

    def _check_end(self) -> None:
        """Hold what the last entry revealed against the journal: what was cut off is missed."""
        outcome, number = self._reveal or ({}, 0)
        told = [outcome.get(name) for name in ("stream", "seed", "commitment", "words", "draws")]
        journal = self.journal
        true = [str(journal.id), journal.seed.hex(), journal.commitment, journal.words]
        if told != [*true, self._dice.next_draw]:
            self._fault("end", number)

    def _shown(self, number: int, data: Mapping[str, Any]) -> None:
        """Hold every card that an entry showed against the deal as it was then."""
        touched: dict[int, None] = {}
        for kept in data["changes"] if self._open else ():
            change = Change(*kept)
            known = not change.field or self._table.row("deck", change.id) is not None
            if change.table == "deck" and known:
                self._table.make(change)
                touched[change.id] = None
        for deck_id in touched:
            deck = self._table.row("deck", deck_id)
            if isinstance(deck, DeckRow):
                self._deal(deck, number)

    def _deal(self, deck: DeckRow, number: int) -> None:
        for slot in misdealt(deck, self.journal):
            if (deck.id, slot) not in self._misdealt:
                self._misdealt.add((deck.id, slot))
                self._fault("deal", number)

    def _fault(self, kind: Fault, number: int) -> None:
        if len(self.faults) < _MOST_FAULTS:
            self.faults.append((kind, number))


def is_withheld(data: Mapping[str, Any]) -> bool:
    """Return whether a record only stands for one that stayed private."""
    return bool(WITHHELD.items() <= data["arguments"].items())
