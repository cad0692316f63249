"""Desks that follow a battle at once."""

from __future__ import annotations

import pytest

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower, Pace
from bot.discord.live.pinned import Summaries
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.hall import Hall


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)
    monkeypatch.setattr(Pace, "a_second", 1000.0)


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
