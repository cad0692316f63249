"""Discord may deliver an interaction more than once; it has one effect."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import KILLS_THREE, begin_shooting, models

CREATED = "INTERACTION_CREATE"


@pytest.fixture
def deliveries(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Deliver every interaction twice in a row, and keep them all."""
    sent: list[dict[str, Any]] = []
    dispatch = hall.table.gateway.dispatch

    def twice(event: str, data: Any, intent: int = 0) -> bool:
        if event == CREATED:
            sent.append(data)
            dispatch(event, data, intent)
        return dispatch(event, data, intent)

    monkeypatch.setattr(hall.table.gateway, "dispatch", twice)
    return sent


async def test_twice_at_once_is_once(
    hall: Hall, alice: Player, bruno: Player, deliveries: list[dict[str, Any]]
) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    assert await models(bruno, "Orques") == 17
    told = await alice.types("/roll 5d6")
    await alice.types("/undo")
    assert await models(bruno, "Orques") == 20
    await alice.types("/redo")
    await alice.presses(told, "Roll again")
    numbers = [entry.number for entry in await hall.entries(alice)]
    stored = {entry.interaction_id for entry in await hall.entries(alice)}
    assert numbers == list(range(len(numbers), 0, -1))
    assert len(stored) == len(numbers)
    assert len(deliveries) >= len(numbers)


async def test_again_after_a_restart_is_once(
    hall: Hall, alice: Player, bruno: Player, deliveries: list[dict[str, Any]]
) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    late = deliveries[-1]
    before = await hall.state(alice)
    await hall.restart()
    hall.table.gateway.dispatch(CREATED, late)
    await alice.calls("battle status")
    assert await hall.state(alice) == before


async def test_a_battle_asked_for_twice_at_once_opens_one_thread(
    hall: Hall, alice: Player, deliveries: list[dict[str, Any]]
) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs", thread=True)
    threads = hall.threads()
    assert len(threads) == 1
    assert len(deliveries) == 1
    hall.table.gateway.dispatch(CREATED, deliveries[-1])
    await alice.calls("battle status")
    assert hall.threads() == threads
