"""Changes and rows from elsewhere, made on a table only if a battle could have made them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, get_args

from pydantic import TypeAdapter

from bot.battle.actions import ending, scores
from bot.battle.channel.switches import HOUSE
from bot.battle.tabletop import cards, landmarks, objectives
from bot.battle.tabletop.units import MOST_MODELS, MOST_UNITS
from bot.store.board import Board
from bot.store.journal.record import Change
from bot.store.tables.battle import ROWS, ChannelRow, DeckRow, LinkRow, Row
from bot.texts.names import LONGEST, clean, fold
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.results.effect import Expiry
from rulesets.core.ruleset.game import Ruleset

FOREIGN: Final = frozenset({"channel", "player"})
"""Tables whose rows stay where the battle was fought."""

_MAPPINGS: Final = frozenset({"counters", "profile", "rules", "statuses", "options"})
_COUNTS: Final = frozenset({"models", "size", "carried", "phase_start"})
_STATUSES: Final = frozenset({"running", "paused", "ended"})
_EXPIRIES: Final = frozenset(get_args(Expiry))
_MOST_LINKS: Final = 4000
_MOST_TURNS: Final = 1000
_MOST_PARTS: Final = 200
_DEEPEST: Final = 4
_LONGEST_TEXT: Final = 600
_LARGEST: Final = 2**63


@cache
def _column(table: str, name: str) -> TypeAdapter[Any]:
    return TypeAdapter[Any](ROWS[table].model_fields[name].annotation or Any)


def whole_row(table: str, data: Mapping[str, Any]) -> Row:
    """Return a row from elsewhere; columns it does not name have their defaults.

    Raises:
        ValueError: it is no row of this table.
    """
    kind = ROWS[table]
    _must(set(data) <= set(kind.model_fields))
    return kind.model_validate(data, strict=True)


class ForeignTable:
    """A battle's table, made change by change.

    Attributes:
        board: The rows so far.
    """

    def __init__(self, game: Ruleset, channel_id: int, battle_id: int, newest: int) -> None:
        """Begin without rows.

        Args:
            game: The battle's game.
            channel_id: Where it will be.
            battle_id: Its id.
            newest: What all ids are below.
        """
        self.board = Board([("channel", ChannelRow(id=channel_id))])
        self._battle_id = battle_id
        self._newest = newest
        self._phases = {None, *(phase.id for phase in game.phases)}
        self._rules: Mapping[tuple[str, str], Callable[[Any], bool]] = {
            ("battle", "status"): _STATUSES.__contains__,
            ("battle", "options"): _are_options,
            ("battle", "phase"): self._phases.__contains__,
            ("battle", "turn"): lambda value: 1 <= value <= _MOST_TURNS,
            ("battle", "active"): lambda value: 0 <= value < game.most_sides,
            ("battle", "first"): lambda value: 0 <= value < game.most_sides,
            ("side", "place"): lambda value: 0 <= value < game.most_sides,
            ("deck", "kind"): game.deck_kinds.__contains__,
            ("link", "kind"): game.relations_by_id.__contains__,
            ("link", "until"): _EXPIRIES.__contains__,
        }

    def make(self, change: Change) -> None:
        """Make a change.

        Raises:
            ValueError: no battle could have made it here.
        """
        table, row_id, field, before, after = change
        _must(table in ROWS and table not in FOREIGN and self.is_old(row_id))
        if field:
            name, _, key = field.partition(".")
            _must(name in ROWS[table].model_fields and name not in {"id", "battle_id"})
            _must(not key or name in _MAPPINGS)
            _must(self.board.row(table, row_id) is not None)
        else:
            _must((before is None) != (after is None))
            if after is not None:
                row = self._coming(table, row_id, after)
                change = Change(table, row_id, "", None, row.model_dump())
        _must(self.board.holds(change))
        self.board.make(change)
        if field:
            row_now = self.board.row(table, row_id)
            name = field.partition(".")[0]
            self._check(table, name, getattr(row_now, name))
            _must(not isinstance(row_now, DeckRow) or cards.sound(row_now))

    def is_old(self, value: object) -> bool:
        """Return whether a value is an id that was given before now."""
        return isinstance(value, int) and not isinstance(value, bool) and 0 < value < self._newest

    def _coming(self, table: str, row_id: int, data: Any) -> Row:
        row = whole_row(table, data)
        _must(row.id == row_id)
        if table == "battle":
            _must(row_id == self._battle_id and self.board.battle is None)
        else:
            _must(getattr(row, "battle_id", None) == self._battle_id)
            _must(len(self.board.each_unit()) < MOST_UNITS)
            if isinstance(row, DeckRow):
                _must(cards.sound(row) and len(self.board.decks) < cards.MOST_DECKS)
            if isinstance(row, LinkRow):
                _must(row.unit_id != row.other_id and len(self.board.links) < _MOST_LINKS)
        for name, value in row.model_dump().items():
            if name not in {"id", "battle_id", "channel_id"}:
                self._check(table, name, value)
        return row

    def _check(self, table: str, name: str, value: Any) -> None:
        """Refuse a value that its column or the game does not take."""
        _column(table, name).validate_python(value, strict=True)
        _must(_bounded(value))
        rule = self._rules.get((table, name))
        _must(rule is None or rule(value))
        if name == "name" and table != "spell":
            _must(clean(value) == value)
        elif name == "key":
            _must(len(value) <= 2 * LONGEST and fold(value) == value)
        elif name in _COUNTS:
            _must(0 <= value <= MOST_MODELS)
        elif name == "profile":
            for amount in value.values():
                read_amount(amount, halves=True)
        elif name == "statuses":
            _must(all(_is_status(status) for status in value.values()))


def _are_options(held: Mapping[str, Any]) -> bool:
    """Return whether house rules, if there are any, are named values; unknown ones do nothing."""
    if not all(part.sound(held) for part in (scores, ending, objectives, landmarks)):
        return False
    house = held.get(HOUSE, {})
    return isinstance(house, dict) and all(isinstance(value, str) for value in house.values())


def _is_status(held: Any) -> bool:
    return (
        isinstance(held, dict)
        and isinstance(held.get("value"), int)
        and held.get("until") in _EXPIRIES
    )


def _bounded(value: Any, depth: int = 0) -> bool:
    """Return whether a value is of a size that a battle could give it."""
    if isinstance(value, str):
        return len(value) <= _LONGEST_TEXT
    if isinstance(value, int | float):
        return abs(value) < _LARGEST
    if isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, list):
        parts = value
    else:
        return value is None
    return (
        depth < _DEEPEST
        and len(parts) <= _MOST_PARTS
        and all(_bounded(part, depth + 1) for part in parts)
    )


def _must(holds: object) -> None:
    if not holds:
        raise ValueError
