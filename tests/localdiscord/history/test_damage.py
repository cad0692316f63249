"""Damage and absence: they harm nothing else."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from localdiscord import HistoryError
from localdiscord.protocol.model import Channel
from tests.localdiscord.asking import http
from tests.localdiscord.history.kept import asked, count, kept_table


async def filled(path: Path) -> list[int]:
    """Keep a table with three messages and return their ids."""
    async with kept_table(path) as table:
        alice = table.user("Alice", channel="plain")
        return [alice.say(word).id for word in ("one", "two", "three")]


async def damage_rows(path: Path, table: str, damage: str, row_id: int = 0) -> None:
    """Set columns of a row, or of all."""
    change = f"UPDATE {table} SET {damage} WHERE {row_id} IN (0, id)"  # noqa: S608 - ours
    asked(path, change)


async def grown(path: Path, most: int) -> None:
    """Wait until so many messages are kept."""
    while count(path, "message") < most:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "damage",
    [
        "payload = '{\"id\":'",
        "payload = '[]'",
        "payload = '{}'",
        "payload = 'null'",
        "payload = CAST(X'7BFF' AS TEXT)",
        "payload = X'00'",
        "payload = replace(payload, '\"embeds\":[]', '\"embeds\":null')",
        'payload = replace(payload, \'"content":"two"\', \'"content":2\')',
        'payload = replace(payload, \'"channel_id":"\', \'"channel_id":"1\')',
        "payload = (SELECT payload FROM message ORDER BY id LIMIT 1)",
        "address = X'00'",
        "audience = 'everybody'",
    ],
)
async def test_a_damaged_message_is_told_and_passed_over(
    path: Path, damage: str, logged: list[Any]
) -> None:
    _, two, _ = await filled(path)
    await damage_rows(path, "message", damage, two)
    async with kept_table(path) as table:
        alice = table.user("Alice", channel="plain")
        assert [each.content for each in alice.history()] == ["one", "three"]
        alice.say("four")
    (told,) = [each for each in logged if each["event"] == "table-row-skipped"]
    assert (told["table"], told["id"]) == ("message", two)
    assert set(told) == {"event", "log_level", "table", "id", "error"}


@pytest.mark.parametrize(
    ("table", "damage"),
    [
        ("member", "permissions = 'all'"),
        ("member", "name = CAST(X'FF' AS TEXT)"),
        ("channel", "position = 'first'"),
        ("channel", "name = X'FF'"),
    ],
)
async def test_what_has_its_id_from_its_name_comes_anew(
    path: Path, table: str, damage: str, logged: list[Any]
) -> None:
    await filled(path)
    await damage_rows(path, table, damage)
    async with kept_table(path) as opened:
        opened.user("Alice", channel="plain").say("well")
    assert {each["table"] for each in logged} >= {table}
    logged.clear()
    async with kept_table(path) as opened:
        assert opened.user("Alice", channel="plain").history()[-1].content == "well"
    assert logged == []


async def test_a_file_without_the_tables_is_told_at_the_start(path: Path) -> None:
    await filled(path)
    asked(path, "ALTER TABLE message RENAME TO elsewhere")
    with pytest.raises(HistoryError, match="cannot be read"):
        async with kept_table(path):
            pass


async def test_a_damaged_file_is_missing_alone(path: Path, logged: list[Any]) -> None:
    async with kept_table(path) as table:
        for number in (1, 2):
            table.state.keep_loose_file(number, b"abc")
    asked(path, "UPDATE file SET data = 'abc' WHERE id = 1")
    async with kept_table(path) as table:
        assert table.state.files == {2: b"abc"}
    assert [(each["table"], each["id"]) for each in logged] == [("file", 1)]


async def test_what_cannot_be_written_keeps_nothing_else_from_it(
    path: Path, logged: list[Any]
) -> None:
    async with kept_table(path) as table:
        alice = table.user("Alice")
        table.state.add_channel(Channel(5, "bad \ud800"))
        alice.say("before")
        bad = alice.say("bad")
        bad.payload = {**bad.payload, "content": "\ud800"}
        after = alice.say("after")
        await table.kept(after.id)
    assert count(path, "message") == 2
    assert {each["event"] for each in logged} == {"table-not-kept", "table-message-not-kept"}


@pytest.fixture
def lock(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as lock:
        yield lock


async def test_a_file_that_cannot_be_had_is_waited_for_once_and_caught_up_with(
    path: Path, lock: sqlite3.Connection, logged: list[Any]
) -> None:
    async with kept_table(path) as table, http(table) as bot:
        alice = table.user("Alice")
        await table.kept(alice.say("before").id)
        lock.execute("BEGIN IMMEDIATE")
        await table.kept(alice.say("first").id)
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(50):
            await table.kept(alice.say(str(number)).id)
        status, _ = await bot.ask("GET", f"channels/{alice.channel.id}/messages")
        assert status == 200
        assert loop.time() - began < 0.5
        lock.execute("ROLLBACK")
        async with asyncio.timeout(10):
            await grown(path, 52)
        assert len(logged) == 1
        assert logged[0]["event"] == "table-not-kept-now"
        await table.kept(alice.say("after").id)
        assert count(path, "message") == 53


async def test_a_file_that_stays_locked_does_not_keep_the_table_open(
    path: Path, lock: sqlite3.Connection, logged: list[Any]
) -> None:
    async with kept_table(path) as table:
        await table.kept(table.user("Alice").say("before").id)
        lock.execute("BEGIN IMMEDIATE")
        table.user("Alice").say("lost")
    assert [each["event"] for each in logged] == ["table-not-kept-now"]
    lock.execute("ROLLBACK")
    async with kept_table(path) as table:
        assert [message.content for message in table.user("Alice").history()] == ["before"]
