"""A database whose file is lost while players play: nobody is told that something is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bot.e2e.hall import Hall, Told

EN = (
    "This could not be stored, so nothing has changed: the bot’s database has been moved or "
    "deleted. Tell whoever runs the bot."
)


@pytest.fixture
def path(url: str) -> Path:
    return Path(url.partition(":///")[2])


def moved(path: Path, to: Path) -> None:
    path.rename(to)


def there(path: Path) -> bool:
    return path.exists()


async def test_players_are_told_to_tell_the_host_and_health_turns_red(
    hall: Hall, path: Path, faults: list[Any], logged: list[Any]
) -> None:
    alice, bruno = hall.player("Alice"), hall.player("Bruno", "fr")
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await alice.types("/unit add Spearmen 10 Ld7")
    assert await hall.bot.healthy()
    before = await hall.state(alice)
    away = path.with_suffix(".away")
    moved(path, away)
    asks: list[Callable[[], Awaitable[Told]]] = [
        lambda: alice.types("/roll 2d6"),
        lambda: alice.calls("unit damage", unit="Spearmen", wounds=1),
        lambda: alice.calls("army import", name="kept", list="Archers 10 Ld7"),
        lambda: alice.calls("campaign create", name="Border war"),
        lambda: alice.types("/undo"),
    ]
    for ask in asks:
        told = await ask()
        assert (told.refused, told.text, told.alone) == ("database-gone", EN, True)
    assert "Prévenez" in (await bruno.types("/roll 2d6")).text
    with pytest.raises(OSError, match="missing"):
        await hall.bot.healthy()
    assert not there(path)
    faults.extend(each for each in logged if each["log_level"] in ("critical", "error"))
    events = [fault["event"] for fault in faults]
    assert set(events) == {"database-gone"}
    assert [fault for fault in faults if "path" in fault] == faults[:1]

    moved(away, path)
    assert await hall.state(alice) == before
    assert await hall.bot.healthy()
    assert (await alice.types("/roll 2d6 dice:6,6")).outcome["result"]
    entries = len(await hall.entries(alice))
    await hall.restart()
    assert len(await hall.entries(alice)) == entries
