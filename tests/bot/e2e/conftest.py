"""A hall for each module, in which every test has a channel and players of its own."""

from __future__ import annotations

import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower, Pace
from localdiscord import Faults, TableSettings
from tests.bot.e2e.hall import Hall, Player, SharedHall, open_hall


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'vexille.db'}"


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """Return whatever is logged."""
    with capture_logs() as logs:
        yield logs


@pytest.fixture
def faults(logged: list[Any]) -> Iterator[list[Any]]:
    """Return what is logged as an error; a test that expects one takes it out."""
    found: list[Any] = []
    yield found
    errors = [each for each in logged if each["log_level"] in ("error", "critical")]
    unforeseen = [error for error in errors if error not in found]
    for error in unforeseen:  # where it came from is seen nowhere else
        if isinstance(error.get("exc_info"), BaseException):
            traceback.print_exception(error["exc_info"])
    assert unforeseen == []


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have desks follow a battle at once: what they wait for in Discord is tested by itself."""
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)
    monkeypatch.setattr(Pace, "a_second", 1000.0)


@pytest.fixture
def discord_faults() -> Faults:
    """Return what goes wrong with Discord; whatever a test expects of it has to happen."""
    return Faults()


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SharedHall]:
    """Keep a hall for the tests of a module, opened once a test enters it."""
    shared = SharedHall(f"sqlite:///{tmp_path_factory.mktemp('hall') / 'vexille.db'}")
    yield shared
    await shared.close()


@pytest.fixture
async def hall(
    request: pytest.FixtureRequest, shared: SharedHall, faults: list[Any]
) -> AsyncIterator[Hall]:
    """Return the hall of the module, in a new channel.

    A test that names the database or the faults of Discord, or is marked `own_hall`, has its own:
    `own_hall(first_answer=3.0)` where an answer is waited for that never comes.
    """
    assert faults == []
    names = {"url", "discord_faults"} & {*request.fixturenames}
    own = request.node.get_closest_marker("own_hall")
    if not names and own is None:
        yield await shared.enter()
        return
    url: str = request.getfixturevalue("url")
    discord_faults: Faults = request.getfixturevalue("discord_faults")
    settings = TableSettings(**own.kwargs) if own and own.kwargs else None
    async with open_hall(url, discord_faults, settings) as hall:
        yield hall
        assert discord_faults.pending == 0


@pytest.fixture
def alice(hall: Hall) -> Player:
    return hall.player("Alice", "en")


@pytest.fixture
def bruno(hall: Hall) -> Player:
    return hall.player("Bruno", "fr")
