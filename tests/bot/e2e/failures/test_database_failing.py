"""A database that takes nothing until its host mends it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.process.start_error import StartError
from bot.store.engine.database import Database, FailingError
from bot.store.engine.migrate import upgrade
from bot.store.outbox import Outbox
from bot.store.snowflake import Snowflakes
from tests.bot.e2e.hall import Hall
from tests.bot.store.test_faults import full, read_only, roomy

EN = (
    "This could not be stored, so nothing has changed: the bot’s database is full, damaged or "
    "closed to writing. Tell whoever runs the bot."
)


def writable(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only = OFF")


async def unasked(database: Database, change: Callable[[Connection], None]) -> None:
    """Change the connection that writes, whatever the bot thinks of its database."""
    await database._writer.run(change, "statement")


async def well(hall: Hall) -> None:
    """Wait until a bot finds that its database takes writes again."""
    async with asyncio.timeout(20):
        while True:
            try:
                assert await hall.bot.healthy()
            except FailingError:
                await asyncio.sleep(0.05)
            else:
                return


FAULTS = {"full": (full, roomy), "readonly": (read_only, writable)}


@pytest.mark.parametrize("fault", FAULTS)
async def test_players_are_told_to_tell_the_host_and_health_turns_red_and_green(
    hall: Hall,
    fault: str,
    faults: list[Any],
    logged: list[Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.store.outbox._LATER", 0.05)
    breaks, mends = FAULTS[fault]
    alice, bruno = hall.player("Alice"), hall.player("Bruno", "fr")
    await alice.types("/roll 2d6")
    await unasked(hall.bot.store.database, breaks)
    done = 1
    for _ in range(50):  # what pages there are may have room
        told = await alice.types("/roll 200d6")
        if told.answer.refused is not None:
            break
        done += 1
    assert (told.refused, told.text, told.alone) == ("database-failing", EN, True)
    refused = await bruno.types("/roll 200d6")
    assert "pleine, endommagée ou fermée à l’écriture" in refused.text
    with pytest.raises(FailingError, match=fault):
        await hall.bot.healthy()
    faults.extend(each for each in logged if each["log_level"] in ("critical", "error"))
    assert {each["event"] for each in faults} == {"database-failing"}

    await unasked(hall.bot.store.database, mends)
    await well(hall)
    assert (await alice.types("/roll 2d6 dice:6,6")).outcome["result"]
    assert len(await hall.entries(alice)) == done + 1


async def test_a_start_on_a_database_that_takes_nothing_is_refused_in_one_sentence(
    tmp_path: Path,
) -> None:
    async with Database(f"sqlite:///{tmp_path / 'battles.db'}") as database:
        await upgrade(database)
        await unasked(database, read_only)
        outbox = Outbox(database, Snowflakes())
        with pytest.raises(StartError, match="cannot be written: attempt to write a readonly"):
            await outbox.begin()
