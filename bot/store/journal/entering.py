"""A journal's next entry: made of an action, and written as a row."""

from __future__ import annotations

from typing import Any

from bot.store.board import Board
from bot.store.journal.imprint import write_record
from bot.store.journal.journal import Journal
from bot.store.journal.record import Action, Change, Entry, listed_ids, units_concerned
from bot.store.journal.undoable import may_be_undone
from bot.store.snowflake import milliseconds
from rulesets.core.ruleset.game import Ruleset


def next_entry(
    action: Action,
    changes: tuple[Change, ...],
    journal: Journal,
    *,
    board: Board,
    game: Ruleset | None,
    entry_id: int,
) -> Entry:
    """Return the entry that follows a journal's last one; the journal stays as it is.

    Args:
        action: What was done.
        changes: What it changed on the board.
        journal: Where the entry goes.
        board: The board after it.
        game: The game of the battle, None outside battles.
        entry_id: The entry's id.
    """
    at = milliseconds()
    written = write_record(action, changes, journal, entry_id=entry_id, at=at)
    return Entry(
        id=entry_id,
        journal_id=journal.id,
        number=journal.next_number,
        interaction_id=action.caller.interaction_id,
        actor=action.caller.actor,
        action=action.id,
        command=action.caller.command,
        at=at,
        arguments=action.arguments,
        dice=action.dice,
        outcome=action.outcome,
        effects=action.effects,
        binding=action.binding,
        changes=changes,
        undoable=may_be_undone(action.id, action.binding, changes, game),
        undone_by=None,
        secret=action.secret,
        previous=journal.last_hash,
        record=written.record,
        hash=written.hash,
        salt=written.salt,
        people=written.people,
        turn=None if board.battle is None else board.battle.turn,
    )


def entry_row(entry: Entry, next_draw: int) -> dict[str, Any]:
    """Return a new entry as its row holds it.

    Args:
        entry: The entry.
        next_draw: Number of the journal's next draw after it.
    """
    return {
        "id": entry.id,
        "journal_id": entry.journal_id,
        "number": entry.number,
        "interaction_id": entry.interaction_id,
        "actor_id": entry.actor.id,
        "actor_name": entry.actor.name,
        "action": entry.action,
        "undoable": entry.undoable,
        "undone_by": None,
        "secret": entry.secret,
        "next_draw": next_draw,
        "people": entry.people,
        "salt": entry.salt,
        "turn": entry.turn,
        "units": listed_ids(units_concerned(entry.binding, entry.changes)),
        "record": entry.record,
        "hash": entry.hash,
    }
