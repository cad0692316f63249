"""The file of the draws is small enough to be sent, or nothing is revealed for it."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import orjson
import pytest

from tests.bot.desk import Desk

VERIFIER = Path(__file__).parents[4] / "scripts" / "verify_dice.py"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'fair.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


async def test_a_long_file_is_packed_and_the_verifier_reads_it(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(10):
        await desk.asks("roll", {"notation": "30d6"})
    monkeypatch.setattr("bot.battle.files.exporting.LARGEST_PLAIN", 1000)
    (file,) = (await desk.asks("dice reveal")).files
    assert file.name.endswith(".json.gz")
    assert len(orjson.loads(gzip.decompress(file.content))["draws"]) == 10
    path = tmp_path / file.name
    path.write_bytes(file.content)
    command = [sys.executable, str(VERIFIER), str(path)]
    check = partial(subprocess.run, command, capture_output=True, text=True, check=False)
    done = await asyncio.to_thread(check)
    assert done.returncode == 0, done.stdout + done.stderr


async def test_dice_whose_file_cannot_be_sent_stay_sealed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.asks("roll", {"notation": "30d6"})
    before = (await desk.asks("dice seal")).outcome
    monkeypatch.setattr("bot.commands.dice.fairness.LARGEST", 100)
    assert (await desk.asks("dice reveal")).refused == "draws-too-many"
    assert (await desk.asks("dice seal")).outcome == before
    monkeypatch.undo()
    (file,) = (await desk.asks("dice reveal")).files
    assert len(orjson.loads(file.content)["draws"]) == 1


async def test_a_battle_ends_and_is_checked_without_a_file_that_cannot_be_sent(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("roll", {"notation": "30d6"})
    monkeypatch.setattr("bot.commands.dice.fairness.LARGEST", 100)
    ended = await desk.asks("battle end")
    again = await desk.asks("battle end", again=desk.last)
    verified = await desk.asks("dice verify")
    for told in (ended, again, verified):
        assert (told.refused, told.files) == (None, ())
        assert any("too many draws" in line for line in told.card.dice), told.card
