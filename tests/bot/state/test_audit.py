"""What is wrong with a journal is found and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.state import battles, past
from bot.state.audit import Audit
from bot.state.tables import JournalRow
from tests.bot.state.playing import Table


async def test_what_is_wrong_with_a_journal_is_told(table: Table) -> None:
    await table.battle()
    for _ in range(4):
        await table.roll()
    await table.do(lambda channel: battles.end(channel, table.caller()))
    found = await past.past_battle(table.store, await table.look())
    pages = past.pages(table.store, found.journal.id)
    rows = [row async for rows in pages for row in rows]

    def faults(bend: Callable[[list[Any], JournalRow], Any]) -> list[tuple[str, int]]:
        bent = [type("Row", (), dict(row._mapping))() for row in rows]  # type: ignore[attr-defined]
        journal = JournalRow(**found.journal.model_dump())
        bend(bent, journal)
        audit = Audit(journal)
        audit.look(bent)
        audit.finish()
        return list(audit.faults)

    def other_dice(bent: list[Any], _: JournalRow) -> None:
        record = json.loads(bent[3].record)
        marks = record["dice"]["draws"][0][2]
        marks[0] = marks[0] % 6 + 1
        bent[3].record = json.dumps(record)

    assert faults(lambda _rows, _journal: None) == []
    assert ("hash", 4) in faults(other_dice)
    assert ("draw", 4) in faults(other_dice)
    assert faults(lambda bent, _: bent.pop(4))[:2] == [("number", 6), ("link", 6)]
    assert faults(lambda bent, _: setattr(bent[4], "next_draw", 9)) == [("draw-number", 5)]
    assert ("seal", 1) in faults(lambda _, journal: setattr(journal, "commitment", "0" * 64))
    assert ("seal", 0) in faults(lambda _, journal: setattr(journal, "seed", b"1" * 32))
