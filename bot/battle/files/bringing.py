"""A battle from a file brought into a channel: stored whole, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.battle.channel.channel import Channel
from bot.battle.files.exporting import state_rows
from bot.battle.files.importing import Imported
from bot.battle.past.audit import IMPORTED
from bot.battle.store import Store
from bot.store.board import Board
from bot.store.journal.journal import new_journal, since_of
from bot.store.journal.record import Action, Caller, Change, Entry
from bot.store.snowflake import milliseconds
from bot.store.statements import Operation, inserting
from bot.store.tables.battle import Row
from rulesets.refusal import Refusal

_AT_ONCE: Final = 500


async def check_new(store: Store, imported: Imported) -> None:
    """Refuse a battle that is here already, or brings an id that another thing has.

    Raises:
        Refusal: `import-known`.
    """
    for name, ids in imported.ids().items():
        rest = iter(ids)
        while some := list(islice(rest, _AT_ONCE)):
            if await store.ask(partial(_taken, name=name, ids=some)):
                raise Refusal("import-known")


def _taken(connection: Connection, name: str, ids: Sequence[int]) -> bool:
    table = Row.metadata.tables[name]
    question = select(table.c.id).where(table.c.id.in_(ids)).limit(1)
    return connection.execute(question).first() is not None


def bring(channel: Channel, caller: Caller, imported: Imported) -> asyncio.Future[Entry]:
    """Bring a battle into a channel; one that goes on has new dice from here.

    Args:
        channel: Where, with its lock held.
        caller: Who.
        imported: What `check_new` found new.

    Raises:
        Refusal: `battle-exists`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    if channel.battle is not None and not imported.over:
        raise Refusal("battle-exists", battle=channel.battle.name)
    battle = imported.board.battle
    name = "" if battle is None else battle.name
    last = imported.entries[-1]
    arguments: dict[str, Any] = {
        "battle": name,
        "entries": len(imported.entries),
        "hash": last.hash,
        "state": imported.state,
    }
    rows = list(_rows(imported))
    entries = imported.stored
    if imported.over:
        came = {"battle_number": channel.number_battle(), "brought_at": milliseconds()}
        whole = imported.journal.model_dump() | came
        stored = [*rows, inserting("journal", whole), *entries]
        return channel.accept(Action(caller, IMPORTED, arguments), after=stored)
    journal = new_journal(imported.journal.id, channel.id, imported.journal.battle_id)
    journal.first_draw = journal.next_draw = last.next_draw
    journal.next_number, journal.last_hash = last.number + 1, last.hash
    journal.since = since_of(last.record, journal.next_number)
    journal.battle_number = channel.number_battle()
    journal.seen = imported.seen
    earlier = {"commitment": imported.journal.commitment, "words": imported.journal.words}
    outcome = {
        "commitment": journal.commitment,
        "stream": str(journal.id),
        "first": journal.first_draw,
        "earlier": earlier,
    }

    def take_up() -> None:
        _lay(channel.board, imported)
        channel.turn_to(journal)

    return channel.accept(
        Action(caller, IMPORTED, arguments, outcome=outcome),
        journal=journal,
        after=[*rows, inserting("journal", journal.row()), *entries],
        then=take_up,
    )


def _rows(imported: Imported) -> Iterator[Operation]:
    for name, rows in state_rows(imported.board).items():
        for row in rows:
            own = {"channel_id": imported.journal.channel_id} if name == "battle" else {}
            yield inserting(name, {**row, **own})


def _lay(board: Board, imported: Imported) -> None:
    for name, rows in state_rows(imported.board).items():
        for row in rows:
            own = {"channel_id": imported.journal.channel_id} if name == "battle" else {}
            board.make(Change(name, row["id"], "", None, {**row, **own}))
