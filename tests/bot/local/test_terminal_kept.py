"""The bot itself, as a process in a terminal: what it has answered outlives every end."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import create_bot
from bot.local.history import open_history
from bot.process.settings import Settings
from bot.store.engine.migrate import open_database
from localdiscord import LocalTable
from tests.bot.e2e.processes.process import open_run, run

LIVES = 3
LINES = 200


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "vexille.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


async def test_the_buttons_of_an_earlier_run_work(url: str) -> None:
    first = run(url, "/roll 3d6\n", "--as", "Alice", "--locale", "en")
    assert first.returncode == 0
    settings = Settings(_env_file=None, database=url, guild_ready_timeout=0.01)  # type: ignore[call-arg]
    async with (
        await open_database(url) as database,
        open_history(database) as keeper,
        LocalTable(keeper=keeper) as table,
        table.connect(create_bot(settings, database=database)),
    ):
        alice = table.user("Alice")
        (old,) = alice.history()
        again = await alice.click(old, "Roll again")
        assert again.embeds[0]["title"] == old.embeds[0]["title"] == "Roll"
        assert len(alice.history()) == 2


def test_an_old_message_is_not_printed_again(url: str) -> None:
    assert "15" in run(url, "/roll 3d6 dice:6,5,4\n", "--locale", "en").stdout
    assert run(url, "\n", "--locale", "en").stdout == ""


def feet(path: Path) -> list[str]:
    """Return the last lines of the kept answers, oldest first; what is told late has none."""
    with closing(sqlite3.connect(path.with_name("vexille.local.db"))) as history:
        rows = history.execute("SELECT payload FROM message ORDER BY id").fetchall()
    embeds = [json.loads(payload)["embeds"][0] for (payload,) in rows]
    return [embed["footer"]["text"] for embed in embeds if "footer" in embed]


def killed(url: str, answers: int) -> list[dict[str, Any]]:
    """Kill a run as soon as it has printed some answers; return them."""
    with open_run(url, "--as", "Alice", "--json") as process:
        process.stdin.write("/roll 3d6\n" * LINES)
        process.stdin.flush()
        told = [json.loads(process.stdout.readline()) for _ in range(answers)]
        process.kill()
    return told


def test_no_message_whose_answer_was_printed_is_lost_in_a_kill(url: str, path: Path) -> None:
    printed = 0
    for life in range(LIVES):
        told = killed(url, 1 + 10 * life)
        kept = feet(path)
        assert all(each["text"].splitlines()[-1] in kept for each in told)
        printed += len(told)
        assert len(kept) >= printed
    assert len(set(kept)) == len(kept)


@pytest.mark.parametrize(
    ("locale", "early", "late", "phase"),
    [
        ("en", "show it by /desk first", "numbered from 1 to", "Movement"),
        ("fr", "montrez-le d’abord par /desk", "numérotés de 1 à", "Mouvement"),
    ],
)
def test_a_number_presses_a_button_of_the_desk_and_a_wrong_one_is_told_so(
    url: str, locale: str, early: str, late: str, phase: str
) -> None:
    lines = f"1\n/battle start game:blackhammer\n/desk\n8\n{'9' * 5000}\n99\n"
    told = run(url, lines, "--as", "Alice", "--locale", locale).stdout
    assert early in told.splitlines()[0]
    assert late in told.splitlines()[-1]
    assert f"{phase}\n" in told
