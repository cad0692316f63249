"""A bot killed by `kill -9` while its desk is pressed: nothing is lost or done twice, one desk."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from localdiscord import (
    LocalTable,
    Message,
    NoAnswer,
    Refused,
    Reply,
    TableSettings,
    TableUser,
)
from tests.bot.e2e.desk.strain.mortal import CHOICE, POINTS, stored
from tests.bot.e2e.desk.tapping import controls, is_desk, labels, words
from tests.bot.e2e.desk.test_desk import ARMIES
from tests.bot.e2e.processes.process import ROOT, environment

pytestmark = pytest.mark.trial


def known(table: LocalTable) -> set[str]:
    """Return the names of the commands that a table has."""
    return {
        str(command["name"])
        for scope in table.state.commands.values()
        for command in scope.values()
    }


@asynccontextmanager
async def bot_at(table: LocalTable, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """Bring a bot of a process of its own to a table."""
    address = {
        "TABLE_HTTP": table.http_base,
        "TABLE_GATEWAY": table.gateway_url,
        "TABLE_TOKEN": table.token,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.e2e.desk.strain.mortal"),
        *(f"sqlite:///{folder}/vexille.db", str(folder / "order")),
        cwd=ROOT,
        env={**environment(), **address},
    )
    try:
        await table.wait_bot(60)
        while "battle" not in known(table):  # noqa: ASYNC110 - another process registers them
            await asyncio.sleep(0.01)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        table.gateway.dismiss(table.gateway.sessions)


async def press(player: TableUser, message: Message, label: str) -> Reply:
    """Press what begins with a label."""
    for control in controls(message):
        if str(control.get("label", "")).startswith(label):
            return await player.click(message, control["custom_id"])
    raise Refused("no_such_control", wanted=label, known=controls(message))


async def the_desk(table: LocalTable, *said: str) -> Message:
    """Return the one desk there is, the last of what everybody sees, once it says something."""
    public: list[Message] = []
    for _ in range(3000):
        public = [each for each in table.state.messages.values() if not each.ephemeral]
        found = [each for each in public if is_desk(each)]
        if len(found) == 1 and public[-1] is found[0]:
            told = f"{words(found[0])} {labels(found[0])}"
            if all(each in told for each in said):
                return found[0]
        await asyncio.sleep(0.01)
    pytest.fail(f"{[(each.id, words(each), labels(each)) for each in public if is_desk(each)]}")


async def noted(folder: Path, message: Message) -> None:
    """Wait until the bot has stored where its desk is: it must not die for one of before."""
    for _ in range(3000):
        with sqlite3.connect(folder / "vexille.db") as database:
            found = database.execute("SELECT message_id FROM desk").fetchall()
        database.close()
        if (message.id,) in found:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"{message.id} is not noted: {found}")


@pytest.mark.parametrize("point", POINTS)
async def test_a_kill_loses_nothing_doubles_nothing_and_leaves_one_desk(
    tmp_path: Path, point: str
) -> None:
    async with LocalTable(TableSettings(first_answer=6.0)) as table:
        ana = table.user("Ana", locale="en")
        async with bot_at(table, tmp_path) as bot:
            await ana.slash("battle start", {"side_one": "Storm", "side_two": "Horde"})
            for side, units in zip(("Storm", "Horde"), ARMIES, strict=True):
                for unit in units:
                    await ana.slash("unit add", {"line": unit, "side": side})
            await ana.slash("battle next")
            desk = await the_desk(table, "Movement", "'Knights'")
            (sheet,) = (await press(ana, desk, "Knights")).messages
            await noted(tmp_path, desk)
            (tmp_path / "order").write_text(point)
            with suppress(NoAnswer):  # a desk may be sent before the answer is taken
                await press(ana, sheet, "Wolves")
            assert await asyncio.wait_for(bot.wait(), 30) == -9
        done = stored(tmp_path)
        assert done == (point != CHOICE)
        async with bot_at(table, tmp_path):
            if point == CHOICE:  # the sheet goes on where it was
                await press(ana, sheet, "Wolves")
            await the_desk(table, "Movement", "Answer the charge: Wolves")
        assert stored(tmp_path) == 1
