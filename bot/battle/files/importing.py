"""A battle read from a file: nothing is believed, everything is checked to the last entry."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, get_args

from bot.battle.dice.drawn import DrawnDice
from bot.battle.dice.proven_draws import Secret, secret_of
from bot.battle.dice.seen_log import SeenLog
from bot.battle.files._foreign import FOREIGN, ForeignTable, whole_row
from bot.battle.files.document import BattleDocument, EntryPart, read_document, unpacked, valid_part
from bot.battle.files.exporting import state_hash, state_rows
from bot.battle.files.proof import BLANK, Proof, record_of
from bot.battle.past.audit import WITHHELD, is_withheld
from bot.store.board import Board
from bot.store.journal.imprint import draws_seal, told_name
from bot.store.journal.record import (
    UNDOING,
    Change,
    canonical,
    listed_ids,
    read_entry,
    units_concerned,
)
from bot.store.journal.seen_dice import Seen
from bot.store.journal.undoable import may_be_undone
from bot.store.statements import Operation, inserting
from bot.store.tables.battle import EntryRow, JournalRow
from rulesets.core.results.effect import Effect
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.die import die_named
from rulesets.dice.handles.fair import SEED_BYTES, commitment
from rulesets.refusal import Refusal

_EFFECTS: Final = frozenset(effect.__name__ for effect in get_args(Effect))
_ACTION: Final = re.compile(r"[a-z0-9_-]{1,60}")
_LATEST: Final = 253_402_300_799_000
"""The last millisecond that a calendar of four figures has."""
_LONGEST_COMMAND: Final = 2000
_MOST_TOGETHER: Final = 10_000
"""Draws that one entry can have taken."""
_KINDS: Final[Mapping[str, type]] = {
    "previous": str,
    "id": int,
    "number": int,
    "at": int,
    "action": str,
    "command": str,
    "arguments": dict,
    "effects": list,
    "binding": dict,
    "changes": list,
}


@dataclass(frozen=True, slots=True)
class Imported:
    """A battle that was read and found whole.

    Attributes:
        board: Its rows; nobody sits at its table.
        journal: Its journal; the seed is nought where it was kept.
        entries: Its entries as they are to be stored.
        state: The hash of its rows.
        stored: What stores its entries.
        seen: Dice that players saw and no outcome holds.
    """

    board: Board
    journal: JournalRow
    entries: list[EntryRow]
    state: str
    stored: list[Operation]
    seen: Seen

    @property
    def over(self) -> bool:
        """Tell whether the battle has ended and its secret is known."""
        return self.journal.revealed_at is not None

    def ids(self) -> dict[str, list[int]]:
        """Return every id it brings, by table."""
        found = {name: [row["id"] for row in rows] for name, rows in state_rows(self.board).items()}
        found["journal"] = [self.journal.id]
        found["entry"] = [row.id for row in self.entries]
        return found


def read_battle(
    content: bytes,
    rulesets: Mapping[str, Ruleset],
    channel_id: int,
    newest: int,
    head: str | None = None,
) -> Imported:
    """Return a battle from a file.

    Args:
        content: The file, packed or not.
        rulesets: The games that are installed.
        channel_id: Where the battle will be.
        newest: A new id: whatever the file brings was made before.
        head: What the foot of an answer showed during play: how the hash of an entry begins.

    Raises:
        Refusal: `import-unreadable`, `import-broken`, `import-other-head`, `unknown-ruleset`.
    """
    document, entries = read_document(unpacked(content))
    slug = str(document.battle.get("ruleset"))
    if slug not in rulesets:
        raise Refusal("unknown-ruleset", name=slug[:40], names=", ".join(rulesets))
    number = 0
    with _unbroken(number):
        reader = _Reader(document, rulesets[slug], channel_id, newest)
    # One at a time: ten thousand at once would be looked through by every garbage collection.
    for number, text in enumerate(entries, 1):
        part = valid_part(EntryPart, text, f"entries.{number - 1}.")
        with _unbroken(number):
            reader.take(part)
    with _unbroken(number):
        imported = reader.finish()
    if head is not None and not any(entry.hash.startswith(head) for entry in imported.entries):
        raise Refusal("import-other-head", head=head)
    return imported


@contextmanager
def _unbroken(number: int) -> Iterator[None]:
    """Refuse a file in which an entry does not hold."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, Refusal):
        raise Refusal("import-broken", number=str(number)) from None


class _Reader:
    """A reader that goes through a document entry by entry and makes the table anew."""

    def __init__(
        self, document: BattleDocument, game: Ruleset, channel_id: int, newest: int
    ) -> None:
        self._document = document
        self._game = game
        self._table = ForeignTable(game, channel_id, document.battle["id"], newest)
        self._draws = {draw.number: draw for draw in document.draws}
        self._drawn: dict[int, tuple[str, list[int]]] = {}
        self._dice = DrawnDice()
        self._proof = Proof(document)
        self._sealed: list[tuple[int, int, list[Any], object]] = []
        self._entries: list[EntryRow] = []
        self._columns: dict[tuple[str, int], frozenset[str]] = {}
        self._undone: dict[int, int] = {}
        self._at = 0
        self._seen = SeenLog(self._table.board, game)
        seed = bytes(SEED_BYTES) if document.seed is None else bytes.fromhex(document.seed)
        _must(document.seed is None or commitment(seed) == document.commitment)
        self._journal = JournalRow(
            id=int(document.stream),
            channel_id=channel_id,
            battle_id=document.battle["id"],
            seed=seed,
            commitment=document.commitment,
            words=document.words,
            first_draw=document.first,
        )
        _must(self._table.is_old(self._journal.id))

    def take(self, part: EntryPart) -> None:
        """Check an entry and make its changes.

        Raises:
            ValueError: it is not one of this battle's, or was changed.
        """
        data = self._stub(part) if part.withheld is not None else record_of(part)
        if is_withheld(data):
            self._skip(data)
        else:
            self._check_record(data)
            self._take_draws(data)
        _must(data["number"] == part.number == len(self._entries) + 1)
        _must(self._table.is_old(data["id"]))
        self._proof.take(part, data)
        self._make(data)
        self._at = data["at"]
        self._entries.append(self._row(part, data))

    def _check_record(self, data: Any) -> None:
        _must(isinstance(data, dict))
        _must(all(type(data[name]) is kind for name, kind in _KINDS.items()))
        _must(_ACTION.fullmatch(data["action"]) and len(data["command"]) <= _LONGEST_COMMAND)
        _must(0 <= data["at"] <= _LATEST)
        _must(all(name in _EFFECTS for name, _ in data["effects"]))
        for ids in data["binding"].values():
            _must(all(type(id_) is int for id_ in ids))
        given = data["arguments"]
        _must(all(type(unit) is str for unit in given.get("units") or ()))
        _must(type(given.get("unit", "")) is str)
        if data["action"] in UNDOING:
            self._take_back(data["action"], data["number"], given["entries"])

    def _take_back(self, action: str, number: int, entries: Any) -> None:
        """Note what an undo took back, or a redo made again."""
        _must(all(type(entry) is int and 0 < entry < number for entry in entries))
        for entry in entries:
            if action == "undo":
                self._undone[entry] = number
            else:
                self._undone.pop(entry, None)

    def _take_draws(self, data: Mapping[str, Any]) -> None:
        _must(self._dice.take(data))
        for number, die, marks in (data["dice"] or {"draws": ()})["draws"]:
            self._drawn[number] = (die, list(marks))

    def _stub(self, part: EntryPart) -> dict[str, Any]:
        """Return what stands for the record of an entry of the first form that came without it."""
        told = part.withheld
        _must(part.record is None and part.head is None and told is not None)
        assert told is not None  # noqa: S101 - the line above
        _must(_ACTION.fullmatch(told.action))
        arguments: dict[str, Any] = dict(WITHHELD)
        if told.entries is not None:
            _must(told.action in UNDOING)
            self._take_back(told.action, part.number, told.entries)
            arguments["entries"] = told.entries
        return {
            **BLANK,
            "previous": self._proof.head,
            "id": told.id,
            "number": part.number,
            "at": told.at,
            "action": told.action,
            "arguments": arguments,
            "span": [self._dice.next_draw, told.next_draw],
            "changes": [list(change) for change in told.changes],
        }

    def _skip(self, data: dict[str, Any]) -> None:
        """Go past an entry without its record, with the draws that came of it."""
        first, end = data["span"]
        _must(type(end) is int and first == self._dice.next_draw <= end <= first + _MOST_TOGETHER)
        _must(type(data["at"]) is int and 0 <= data["at"] <= _LATEST)
        known = [self._draws[number] for number in range(first, end) if number in self._draws]
        for draw in known:
            self._drawn[draw.number] = (draw.die, draw.marks)
        self._dice.skip(end, {draw.number: tuple(draw.marks) for draw in known})
        draws = [(draw.number, draw.die, draw.marks) for draw in known]
        data["dice"] = {"origin": "fair", "marks": [], "draws": draws} if draws else None
        if draws and "sealed" in data:
            self._sealed.append((first, data["number"], draws, data["sealed"]))

    def _make(self, data: Mapping[str, Any]) -> None:
        for kept in data["changes"]:
            change = Change(*kept)
            if change.table not in FOREIGN:
                self._table.make(change)
                if isinstance(change.after, dict) and not change.field:
                    self._columns[change.table, change.id] = frozenset(change.after)

    def _row(self, part: EntryPart, data: Mapping[str, Any]) -> EntryRow:
        record = part.record or canonical(data).decode()
        changes = [Change(*change) for change in data["changes"]]
        here = all(change.table not in FOREIGN for change in changes)
        battle = self._table.board.battle
        row = EntryRow(
            id=data["id"],
            journal_id=self._journal.id,
            number=part.number,
            actor_id=0,
            actor_name=told_name(part.player),
            salt=part.salt,
            action=data["action"],
            undoable=here
            and not is_withheld(data)
            and may_be_undone(data["action"], data["binding"], changes, self._game),
            secret=part.secret,
            next_draw=self._dice.next_draw,
            turn=battle.turn if battle else None,
            units=listed_ids(units_concerned(data["binding"], changes)),
            record=record,
            hash=part.hash,
        )
        self._seen.look(read_entry(row))  # whoever reads it later must be able to
        return row

    def finish(self) -> Imported:
        """Check the whole and return it.

        Raises:
            ValueError: the entries do not lead to the rows, or the draws are not the seed's.
        """
        document, board, journal = self._document, self._table.board, self._journal
        for row in self._entries:
            row.undone_by = self._undone.get(row.number)
        battle = board.battle
        _must(battle is not None)
        assert battle is not None  # noqa: S101 - the line above
        battle.channel_id = journal.channel_id
        _must(board.whole())
        sides = board.sides
        _must(sides and all(side.place == at for at, side in enumerate(sides)))
        _must(battle.active < len(sides) and battle.first < len(sides))
        _must((battle.status == "ended") == (document.seed is not None))
        self._check_rows()
        for number, draw in self._draws.items():
            _must(self._drawn.get(number) == (draw.die, draw.marks))
            _must(list(die_named(draw.die).marks) == draw.sides)
        self._proof.finish(self._dice.next_draw)
        secrets = self._proof.earlier
        if document.seed is not None:
            secrets = [*secrets, secret_of(journal)]
            journal.revealed_at = self._at
        told = (*self._proof.earlier, secret_of(journal))
        known = sorted(draw for draw in self._drawn if any(part.proves(draw) for part in told))
        _must([draw.number for draw in document.draws] == known)
        for secret in secrets:
            self._check_draws(secret)
        stored = [inserting("entry", row.model_dump()) for row in self._entries]
        seen = self._seen.seen
        return Imported(board, journal, self._entries, document.state, stored, seen)

    def _check_draws(self, secret: Secret) -> None:
        """Hold the draws of a secret that was revealed against it."""
        end = self._dice.next_draw if secret.end is None else secret.end
        for number in range(secret.first, end):
            draw = self._draws[number]
            _must(secret.marks(number, draw.die, len(draw.marks)) == tuple(draw.marks))
        for first, entry, draws, sealed in self._sealed:
            if secret.proves(first):
                _must(draws_seal(secret.seed, entry, draws) == sealed)

    def _check_rows(self) -> None:
        document = self._document
        told = {
            "battle": [document.battle],
            "side": document.sides,
            "unit": document.units,
            "spell": document.spells,
            "link": document.links,
            "deck": document.decks,
        }
        _must(state_hash(told) == document.state)
        # Rows may have columns that came later, but none of those they came with may be missing.
        for name, some in told.items():
            came = (self._columns.get((name, row["id"]), frozenset()) for row in some)
            _must(
                all(
                    columns - {"channel_id"} <= set(row)
                    for columns, row in zip(came, some, strict=True)
                )
            )
        own = {"channel_id": 0}
        rows = {
            name: [
                whole_row(name, {**row, **(own if name == "battle" else {})}).model_dump(
                    exclude={"channel_id"}
                )
                for row in some
            ]
            for name, some in told.items()
        }
        _must(canonical(rows) == canonical(state_rows(self._table.board)))


def _must(holds: object) -> None:
    if not holds:
        raise ValueError
