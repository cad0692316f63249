"""`kill -9` at any moment: no answered command is lost, none is done twice, all are told."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import threading
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store.journal.record import digest
from tests.bot.e2e.processes.process import objects, open_run, run

pytestmark = pytest.mark.trial

NUMBER = re.compile(r"no\. (\d+) · Alice")
IN_FOOTER = re.compile(r"no\. (\d+)")
LIVES = 6
LINES = 400


def live(url: str, lines: Iterable[str], seconds: float) -> list[dict[str, Any]]:
    """Pipe commands into a run, kill it a while after its first answer, return its answers."""
    with open_run(url, "--as", "Alice", "--json") as process:
        process.stdin.writelines(f"{line}\n" for line in lines)
        process.stdin.flush()
        killer = threading.Timer(seconds, process.kill)
        answers = [process.stdout.readline()]
        killer.start()
        answers += process.stdout.readlines()
        killer.cancel()
        process.kill()
    # A line cut off by the kill is no answer.
    return [json.loads(line) for line in answers if line.endswith("\n")]


def in_history(path: Path) -> set[int]:
    """Return the numbers of the entries whose answers the local table's channel shows."""
    with closing(sqlite3.connect(path)) as history:
        rows = history.execute("SELECT payload FROM message").fetchall()
    embeds = [embed for (payload,) in rows for embed in json.loads(payload)["embeds"]]
    feet = [embed["footer"]["text"] for embed in embeds if "footer" in embed]
    return {int(found[1]) for foot in feet if (found := IN_FOOTER.search(foot))}


def test_no_answered_command_is_lost_or_doubled(url: str, tmp_path: Path) -> None:
    chance = random.Random(2)  # noqa: S311 - when to kill, no dice
    answered: list[dict[str, Any]] = []
    for life in range(LIVES):
        lines = [f"/roll 1d1000 # {life}-{number}" for number in range(LINES)]
        answered += live(url, lines, chance.uniform(0, 0.3))
    assert len(answered) > LIVES
    database = sqlite3.connect(tmp_path / "vexille.db")
    rows = database.execute("SELECT number, record, hash FROM entry ORDER BY number").fetchall()
    database.close()
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    previous, commands, stored = "", [], {}
    for number, record, hashed in rows:
        data = json.loads(record)
        assert data["previous"] == previous
        assert digest(record.encode()) == hashed
        previous = hashed
        commands.append(data["command"])
        stored[number] = data
    assert len(set(commands)) == len(commands)
    assert len(rows) - len(answered) <= LIVES
    late = objects(run(url, "/roll 1d1000 # last\n", "--as", "Alice", "--json").stdout)
    told = {int(n) for each in (*answered, *late) for n in NUMBER.findall(each.get("late", ""))}
    shown = {each["outcome"]["entry"] for each in answered}
    assert shown <= set(stored)
    # A kill between the channel and the terminal leaves an answer that is read in the channel.
    unprinted = set(stored) - shown - told
    assert len(unprinted) <= LIVES
    kept = in_history(tmp_path / "vexille.local.db")
    assert max(shown) in kept
    assert unprinted <= kept
    for each in answered:
        assert each["ok"]
        kept = stored[each["outcome"]["entry"]]
        assert kept["arguments"]["options"]["notation"] == each["command"].removeprefix("/roll ")
        assert kept["dice"]["marks"] == each["outcome"]["dice"]
    drawn = [draw[0] for data in stored.values() for draw in data["dice"]["draws"]]
    assert drawn == list(range(len(drawn)))
