"""Entries found by what they are about, in as little work as it takes."""

from __future__ import annotations

from functools import partial

import pytest
from alembic import command
from sqlalchemy import Connection, text

from bot.battle.actions import lifecycle
from bot.battle.past import past
from bot.battle.past.past import Search
from bot.store.engine.database import Database
from bot.store.engine.migrate import configuration
from bot.store.journal.record import Entry
from rulesets.core.results.effect import WoundsLost
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, BRUNO, HERE, Table


async def play(table: Table) -> int:
    """Play a little over two turns; return the battle's journal."""
    await table.battle()
    await table.unit("Spearmen 20 W1 Ld7")
    await table.unit("Boyz 20 W1 Ld7", "Orcs")
    await table.roll()
    await table.roll(actor=BRUNO)
    await table.effects(WoundsLost("target", 3), target="Boyz")
    await table.next(6)
    await table.effects(WoundsLost("target", 2), actor=BRUNO, target="Spearmen")
    await table.undo(actor=BRUNO)
    return (await table.look()).journal.id


async def found(table: Table, journal: int, limit: int = 50, **wanted: object) -> list[int]:
    search = Search(journal, **wanted)  # type: ignore[arg-type]  # each as its test says
    entries = await table.store.ask(partial(past.find, search=search, limit=limit))
    return [entry.number for entry in entries]


async def test_entries_are_found_by_who_what_which_unit_and_when(table: Table) -> None:
    journal = await play(table)
    channel = await table.look()
    boyz, spearmen = channel.find_unit("Boyz"), channel.find_unit("Spearmen")
    assert await found(table, journal) == list(range(14, 0, -1))
    assert await found(table, journal, limit=3) == [14, 13, 12]
    assert await found(table, journal, before=4) == [3, 2, 1]
    assert await found(table, journal, actor=(BRUNO.id, "")) == [14, 13, 5]
    assert await found(table, journal, unit_id=boyz.id) == [6, 3]
    assert await found(table, journal, unit_id=spearmen.id) == [14, 13, 2]
    assert await found(table, journal, action="roll") == [5, 4]
    assert await found(table, journal, action="rolls") == [13, 6, 5, 4]
    assert await found(table, journal, action="unit") == [3, 2]
    assert await found(table, journal, action="undo") == [14]
    assert await found(table, journal, turn=2) == [14, 13, 12]
    assert await found(table, journal, turn=1, action="battle", limit=2) == [11, 10]
    assert await found(table, journal, action="rolls", unit_id=boyz.id, turn=1) == [6]
    assert await found(table, journal, turn=7) == []


async def test_a_search_reads_nothing_but_its_index(table: Table) -> None:
    journal = await play(table)
    if "sqlite" not in table.url:
        return
    search = Search(journal, actor=(ANA.id, ""), action="rolls", unit_id=7, turn=1)

    def plan(connection: Connection) -> list[str]:
        wanted = past.wanted(search, 10).compile(
            dialect=connection.dialect, compile_kwargs={"literal_binds": True}
        )
        told = connection.execute(text(f"EXPLAIN QUERY PLAN {wanted}"))
        return [str(row[-1]) for row in told]

    assert await table.store.ask(plan) == [
        "SEARCH entry USING COVERING INDEX ix_entry_log (journal_id=?)"
    ]


async def test_what_entries_are_about_is_told_again_by_the_migration(table: Table) -> None:
    await play(table)
    before = await _told(table)
    await table.close()
    async with Database(table.url) as database:
        await database.migrate(lambda c: command.downgrade(configuration(c), "0003"))
    await table.open()
    assert await _told(table) == before
    assert {turn for turn, _ in before} == {1, 2}
    assert len({units for _, units in before}) == 3


async def _told(table: Table) -> list[tuple[int | None, str]]:
    def read(connection: Connection) -> list[tuple[int | None, str]]:
        rows = connection.execute(text("SELECT turn, units FROM entry ORDER BY number"))
        return [(row[0], row[1]) for row in rows]

    async with Database(table.url) as database:
        return await database.read(read)


async def test_a_journal_is_read_whole_a_page_at_a_time(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = await play(table)
    monkeypatch.setattr(past, "_AT_ONCE", 5)
    pages = [[row.number for row in rows] async for rows in past.pages(table.store, journal)]
    assert pages == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14]]


async def end(table: Table) -> Entry:
    return await table.do(lambda channel: lifecycle.end(channel, table.caller()))


async def test_a_battle_is_found_while_it_is_fought_and_after(table: Table) -> None:
    with pytest.raises(Refusal, match="no-battle-yet"):
        await past.past_battle(table.store, await table.look())
    await play(table)
    fought = await past.past_battle(table.store, await table.look())
    assert (fought.number, fought.over) == (1, False)
    assert fought.board is (await table.look()).board
    await end(table)
    await table.battle()
    await end(table)
    channel = await table.look()
    last = await past.past_battle(table.store, channel)
    first = await past.past_battle(table.store, channel, "1")
    named = await past.past_battle(table.store, channel, "bridge")
    assert (last.number, first.number, named.number) == (2, 1, 2)
    assert first.over
    assert [unit.name for unit in first.board.units] == ["Spearmen", "Boyz"]
    for wrong in ("3", "0", "Ford", "#9999999", "²"):
        with pytest.raises(Refusal, match="unknown-battle"):
            await past.past_battle(table.store, channel, wrong)


async def test_no_channel_sees_another_s_battles(table: Table) -> None:
    await play(table)
    with pytest.raises(Refusal, match="no-battle-yet"):
        await past.past_battle(table.store, await table.look(HERE + 1))
    journal = (await table.look()).journal.id
    find = partial(past.battle_of, journal_id=journal)
    assert await table.store.ask(partial(find, channel_id=HERE)) is not None
    assert await table.store.ask(partial(find, channel_id=HERE + 1)) is None
