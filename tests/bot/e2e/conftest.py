"""A hall for every test, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from localdiscord import Faults
from tests.bot.e2e.hall import Hall, Player, open_hall


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
    assert [error for error in errors if error not in found] == []


@pytest.fixture
def discord_faults() -> Faults:
    """Return what goes wrong with Discord; whatever a test expects of it has to happen."""
    return Faults()


@pytest.fixture
async def hall(url: str, discord_faults: Faults, faults: list[Any]) -> AsyncIterator[Hall]:
    assert faults == []
    async with open_hall(url, discord_faults) as hall:
        yield hall
        assert discord_faults.pending == 0


@pytest.fixture
def alice(hall: Hall) -> Player:
    return hall.player("Alice", "en")


@pytest.fixture
def bruno(hall: Hall) -> Player:
    return hall.player("Bruno", "fr")
