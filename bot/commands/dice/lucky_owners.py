"""Owners of the rolls of an entry: the players of the units that they were made for."""

from __future__ import annotations

from bot.store.board import Board
from bot.store.journal.record import Entry
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.owners import owner_of
from rulesets.dice.request import Purpose


class Owners:
    """The players whose dice an entry's rolls were, by the table as it is known."""

    def __init__(
        self, ruleset: Ruleset, entry: Entry, procedure: Procedure, board: Board | None
    ) -> None:
        """Take an entry, its procedure, and the units and players of its battle, if known."""
        self._actor = (entry.actor.id, entry.actor.name)
        self._ruleset = ruleset
        self._procedure = procedure
        self._players = () if board is None else tuple(board.players)
        self._units: dict[str, tuple[Unit, ...]] = {}
        self._sides: dict[str, tuple[int, ...]] = {}
        for role, ids in entry.binding.items():
            rows = [row for row in map(board.unit, ids) if row is not None] if board else []
            if len(rows) == len(ids):
                self._units[role] = tuple(Unit(row.name) for row in rows)
                self._sides[role] = tuple(row.side_id for row in rows)

    def player_of(self, purpose: Purpose) -> tuple[int, str]:
        """Return id and name of who plays the unit a roll was for; else of whoever acted.

        Of several players of a side it is the one who acted, else the first who sat down.
        """
        owner = owner_of(self._procedure, self._ruleset.rolled_by, self._units, purpose)
        if owner is None:
            return self._actor
        role, index = owner
        sides = self._sides[role]
        side = sides[min(index, len(sides) - 1)]
        players = [(row.user_id, row.name) for row in self._players if row.side_id == side]
        own = any(user_id == self._actor[0] for user_id, _ in players)
        return self._actor if own or not players else players[0]
