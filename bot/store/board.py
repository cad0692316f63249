"""A channel's rows in memory, and drafts: changes made one by one that can be taken back."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar, cast

from bot.store.catalogues import Catalogue
from bot.store.changes import host_of, row_before, unit_key
from bot.store.journal.record import Change, canonical, digest
from bot.store.tables.battle import (
    ROWS,
    BattleRow,
    DeckRow,
    Json,
    LinkRow,
    PlayerRow,
    Row,
    SideRow,
    SpellRow,
    UnitRow,
)
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

R = TypeVar("R", bound=Row)
D = TypeVar("D")


def table_of(row: Row) -> str:
    """Return the name of the table a row belongs to."""
    return str(type(row).__tablename__)


def read_field(row: Row, path: str) -> Json:
    """Return the value of a field, or of a key of one that is a mapping."""
    name, _, key = path.partition(".")
    value = getattr(row, name)
    return cast("Json", value.get(key) if key else value)


@cache
def _references(table: str) -> tuple[tuple[str, str], ...]:
    """Return the columns of a table that hold ids of another's rows, with that table."""
    keys = Row.metadata.tables[table].foreign_keys
    return tuple((key.parent.name, key.column.table.name) for key in keys)


def _write_field(row: Row, path: str, value: Json) -> None:
    name, _, key = path.partition(".")
    if not key:
        setattr(row, name, value)
        return
    mapping = dict(getattr(row, name))  # never in place: queued statements hold the old one
    if value is None:
        mapping.pop(key, None)
    else:
        mapping[key] = value
    setattr(row, name, mapping)


class Board:
    """The rows of a channel and of the battle fought in it."""

    def __init__(self, rows: Iterable[tuple[str, Row]] = ()) -> None:
        self._tables: dict[str, dict[int, Row]] = {name: {} for name in ROWS}
        self._battles = cast("dict[int, BattleRow]", self._tables["battle"])
        for table, row in rows:
            self._tables[table][row.id] = row
        self._names = {unit.key: unit.id for unit in self.each_unit()}
        self._seen: dict[int, Unit] = {}
        self._standing: Mapping[int, tuple[Unit, ...]] | None = None
        self._derived: dict[str, Any] = {}
        self.momentary: dict[Hashable, Any] = {}
        """What somebody made of all rows; once anything changes, an empty one takes its place."""
        self._joined: dict[int, list[int]] = {}
        self._marked: set[int] = set()
        self._altered: set[int] = set()
        self._linked: dict[int, set[int]] = {}
        self._catalogues: dict[int, Catalogue] = {}
        for link in self.links:
            self._tie(link)
        for unit in self.each_unit():
            self._note(unit.id)
            if unit.host_id is not None:
                self._joined.setdefault(unit.host_id, []).append(unit.id)

    @property
    def battle(self) -> BattleRow | None:
        """The running or paused battle, None without one."""
        # Every command asks for it many times.
        for battle in self._battles.values():
            return battle
        return None

    @property
    def sides(self) -> list[SideRow]:
        """The sides in order of their places."""
        return sorted(self._all("side", SideRow), key=lambda side: side.place)

    @property
    def players(self) -> list[PlayerRow]:
        """Everyone at the table, in order of arrival."""
        return self._all("player", PlayerRow)

    @property
    def units(self) -> list[UnitRow]:
        """Every unit, those that left the battle too, in order of arrival."""
        return sorted(self.each_unit(), key=lambda unit: unit.id)

    def each_unit(self) -> Collection[UnitRow]:
        """Return every unit in no certain order, at no cost."""
        return cast("dict[int, UnitRow]", self._tables["unit"]).values()

    @property
    def marked(self) -> list[UnitRow]:
        """The units that have statuses, in order of arrival; of a thousand mostly a few."""
        return self._of(self._marked)

    @property
    def altered(self) -> list[UnitRow]:
        """The units whose models are not those the phase began with, in order of arrival."""
        return self._of(self._altered)

    def _of(self, ids: Iterable[int]) -> list[UnitRow]:
        return [unit for unit_id in sorted(ids) if (unit := self.unit(unit_id)) is not None]

    def _note(self, unit_id: int) -> None:
        """Keep count of the units that a new phase concerns."""
        unit = self.unit(unit_id)
        for noted, held in (
            (self._marked, unit is not None and unit.statuses),
            (self._altered, unit is not None and unit.phase_start != unit.models),
        ):
            if held:
                noted.add(unit_id)
            else:
                noted.discard(unit_id)

    def named(self, key: str) -> UnitRow | None:
        """Return the unit with a folded name."""
        return self.unit(self._names.get(key, 0))

    def joined(self, unit: UnitRow) -> list[UnitRow]:
        """Return the characters in a unit, in order of their joining, at no cost."""
        joined = self._joined.get(unit.id) if self._joined else None
        if not joined:
            return []
        found = (self.unit(unit_id) for unit_id in joined)
        return [row for row in found if row is not None]

    def company(self, unit: UnitRow) -> list[UnitRow]:
        """Return the others in one unit with this: its characters, or its host and those there."""
        host = unit if unit.host_id is None else self.unit(unit.host_id)
        if host is None:
            return []
        return [row for row in (host, *self.joined(host)) if row is not unit]

    def seen(self, unit: UnitRow, see: Callable[[UnitRow], Unit]) -> Unit:
        """Return a view of a unit, worked out again once it has changed."""
        known = self._seen.get(unit.id)
        if known is None:
            known = self._seen[unit.id] = see(unit)
        return known

    def standing(self, see: Callable[[UnitRow], Unit]) -> Mapping[int, tuple[Unit, ...]]:
        """Return views of the units on the table by side, worked out once.

        Characters in a unit are part of it, and are not listed by themselves.
        """
        if self._standing is None:
            found: dict[int, list[Unit]] = {}
            for unit in self.units:
                if not unit.destroyed and unit.host_id is None:
                    found.setdefault(unit.side_id, []).append(see(unit))
            self._standing = {side: tuple(units) for side, units in found.items()}
        return self._standing

    def derived(self, name: str, make: Callable[[], D]) -> D:
        """Return a value made of all units, made again once one of them has changed."""
        if name not in self._derived:
            self._derived[name] = make()
        found: D = self._derived[name]
        return found

    @property
    def spells(self) -> list[SpellRow]:
        """The spells in play, in order of casting."""
        return self._all("spell", SpellRow)

    @property
    def links(self) -> list[LinkRow]:
        """The relations between units, oldest first."""
        return sorted(self._all("link", LinkRow), key=lambda link: link.id)

    def links_of(self, unit_id: int) -> list[LinkRow]:
        """Return the relations of a unit and those of others with it, oldest first, at no cost."""
        links = self._tables["link"]
        return [cast("LinkRow", links[key]) for key in sorted(self._linked.get(unit_id, ()))]

    def _tie(self, link: LinkRow) -> None:
        for end in (link.unit_id, link.other_id or 0):
            self._linked.setdefault(end, set()).add(link.id)

    def _untie(self, link: LinkRow) -> None:
        for end in (link.unit_id, link.other_id or 0):
            self._linked[end].discard(link.id)

    def bring(self, *catalogues: Catalogue) -> None:
        """Know the sheets of armies, which no change tells of."""
        self._catalogues.update((catalogue.id, catalogue) for catalogue in catalogues)
        self._derived.clear()
        self.momentary = {}

    @property
    def brought(self) -> int:
        """The number of sheets that are known, those of imports that were taken back too."""
        return sum(len(each.sheets) for each in self._catalogues.values())

    @property
    def catalogues(self) -> list[Catalogue]:
        """The sheets of armies of which a unit is there: an import taken back took them along."""
        units = self._tables["unit"].keys()
        return [each for each in self._catalogues.values() if not units.isdisjoint(each.units)]

    @property
    def decks(self) -> list[DeckRow]:
        """The decks of cards, in order of arrival."""
        return sorted(self._all("deck", DeckRow), key=lambda deck: deck.id)

    def _all(self, table: str, kind: type[R]) -> list[R]:  # noqa: ARG002 - names the type
        return list(cast("dict[int, R]", self._tables[table]).values())

    def unit(self, unit_id: int) -> UnitRow | None:
        """Return a unit by id."""
        return cast("UnitRow | None", self._tables["unit"].get(unit_id))

    def row(self, table: str, row_id: int) -> Row | None:
        """Return any row, None when there is none."""
        return self._tables[table].get(row_id)

    def whole(self, changes: Iterable[Change] | None = None) -> bool:
        """Return whether every row that another refers to exists.

        Args:
            changes: What was changed since it was so; None to look at every row.
        """
        if changes is None:
            return self._founded(ROWS)
        gone = set()
        for change in changes:
            row = self.row(change.table, change.id)
            if row is None:
                gone.add(change.table)
            elif not self._refers(change.table, row):
                return False
        # Only where rows went may another have lost what it stands on.
        return self._founded(gone)

    def _founded(self, targets: Collection[str]) -> bool:
        """Return whether all rows that some tables refer to exist."""
        for table, rows in self._tables.items():
            for column, target in _references(table):
                if target in targets:
                    named = {getattr(row, column) for row in rows.values()}
                    if not named - {None} <= self._tables[target].keys():
                        return False
        return True

    def _refers(self, table: str, row: Row) -> bool:
        """Return whether the rows that a row refers to exist."""
        return all(
            getattr(row, column) is None or getattr(row, column) in self._tables[target]
            for column, target in _references(table)
        )

    def clear_battle(self) -> None:
        """Forget the rows of a battle that is over."""
        for table in ROWS.keys() - {"channel"}:
            self._tables[table].clear()
        self._standing = None
        for kept in (self._names, self._seen, self._derived, self._joined, self._catalogues):
            kept.clear()
        for noted in (self._marked, self._altered, self._linked):
            noted.clear()
        self.momentary = {}

    def fingerprint(self) -> str:
        """Return a hash of everything on the table, equal for equal states."""
        tables = {
            name: [rows[key].model_dump() for key in sorted(rows)]
            for name, rows in self._tables.items()
        }
        return digest(canonical(tables))

    def holds(self, change: Change) -> bool:
        """Return whether a change could be made now: its `before` is the present value."""
        row = self.row(change.table, change.id)
        if change.field:
            held = row is not None and read_field(row, change.field) == change.before
        else:
            held = (row.model_dump() if row else None) == row_before(change)
        key = unit_key(change)
        return held and (key is None or self._names.get(key, change.id) == change.id)

    def make(self, change: Change) -> None:
        """Make a change."""
        self._make(change)
        self.momentary = {}  # a new one: what a thread makes meanwhile goes into that of before

    def _make(self, change: Change) -> None:
        rows = self._tables[change.table]
        former, key = unit_key(change.inverse()), unit_key(change)
        if former is not None:
            self._names.pop(former, None)
        if key is not None:
            self._names[key] = change.id
        if change.table == "unit":
            self._seen.pop(change.id, None)
            self._seat(change)
        if change.table in ("unit", "link") or (self._linked and change.table == "battle"):
            self._standing = None
            self._derived.clear()
        if change.table == "link" and change.id in rows:
            self._untie(cast("LinkRow", rows[change.id]))
        if change.field:
            _write_field(rows[change.id], change.field, change.after)
        elif change.after is None:
            del rows[change.id]
        else:
            rows[change.id] = ROWS[change.table](**cast("dict[str, Any]", change.after))
        if change.table == "unit":
            self._note(change.id)
        elif change.table == "link" and change.id in rows:
            self._tie(cast("LinkRow", rows[change.id]))

    def _seat(self, change: Change) -> None:
        """Keep track of which character is in which unit."""
        former, host = host_of(change.inverse()), host_of(change)
        if former is not None:
            self._joined[former].remove(change.id)
        if host is not None:
            self._joined.setdefault(host, []).append(change.id)

    @contextmanager
    def draft(self) -> Iterator["Draft"]:
        """Open a draft; an exception takes back every change made through it."""
        draft = Draft(self)
        try:
            yield draft
        except BaseException:
            self.take_back(draft.changes)
            raise

    def take_back(self, changes: Sequence[Change]) -> None:
        """Take changes back, the last one first."""
        for change in reversed(changes):
            self.make(change.inverse())


class Draft:
    """Changes being made to a board.

    Attributes:
        board: The board, as changed so far.
        changes: The changes, in order.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.changes: list[Change] = []

    def set(self, row: Row, path: str, value: Json) -> None:
        """Set a field, or a key of one that is a mapping (None takes the key away)."""
        before = read_field(row, path)
        if before != value:
            self._make(Change(table_of(row), row.id, path, before, value))

    def add(self, row: Row) -> None:
        """Add a row."""
        self._make(Change(table_of(row), row.id, "", None, row.model_dump()))

    def remove(self, row: Row) -> None:
        """Take a row away."""
        self._make(Change(table_of(row), row.id, "", row.model_dump(), None))

    def apply(self, changes: Iterable[Change]) -> None:
        """Make changes recorded earlier.

        Raises:
            Refusal: `changed-since` when something else has changed there.
        """
        for change in changes:
            if not self.board.holds(change):
                raise Refusal("changed-since")
            self._make(change)

    def _make(self, change: Change) -> None:
        self.board.make(change)
        self.changes.append(change)
