"""Players at the desk of a battle."""

from __future__ import annotations

import pytest

from bot.discord.live.pinned import Summaries
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.hall import Hall


@pytest.fixture
def _no_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pin nothing: whoever holds a desk in hand would find another below what is pinned late."""

    async def nothing(*_: object) -> None:
        return

    monkeypatch.setattr(Summaries, "show", nothing)


@pytest.fixture
def ana(hall: Hall) -> Tapper:
    return Tapper(hall.player("Ana", "en"))


@pytest.fixture
def bruno(hall: Hall) -> Tapper:
    return Tapper(hall.player("Bruno", "fr"))
