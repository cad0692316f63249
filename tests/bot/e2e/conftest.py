"""A hall for every test, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.reference import shelf
from bot.reference.gathering import gather_all
from bot.reference.index import is_current, write
from rulesets.core.installed import installed_games
from tests.bot.e2e.hall import Hall, Player, open_hall


@pytest.fixture(scope="session")
def reference() -> Iterator[None]:
    """The index of the reference as set-up writes it, of the texts as they stand."""
    kept = shelf.KEPT
    if not is_current(kept):
        kept = Path(__file__).parents[3] / ".pytest_cache" / "reference.db"
        if not is_current(kept):
            write(kept, gather_all(installed_games()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "KEPT", kept)
        yield


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'vexille.db'}"


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """Whatever is logged."""
    with capture_logs() as logs:
        yield logs


@pytest.fixture
def faults(logged: list[Any]) -> Iterator[list[Any]]:
    """Whatever is logged as an error; a test that expects one takes it out."""
    found: list[Any] = []
    yield found
    errors = [one for one in logged if one["log_level"] in ("error", "critical")]
    assert [one for one in errors if one not in found] == []


@pytest.fixture
async def hall(url: str, faults: list[Any]) -> AsyncIterator[Hall]:
    assert faults == []
    async with open_hall(url) as hall:
        yield hall


@pytest.fixture
def alice(hall: Hall) -> Player:
    return hall.player("Alice", "en")


@pytest.fixture
def bruno(hall: Hall) -> Player:
    return hall.player("Bruno", "fr")
