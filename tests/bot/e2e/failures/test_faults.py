"""Failures of the machinery: the words for players, and those for the log."""

from __future__ import annotations

import traceback
from typing import Any

import pytest

from localdiscord import NoAnswer
from tests.bot.e2e.hall import Hall, Player
from tests.bot.store.engine.locking import locked

PRIVATE = ("Perceval", "Alice", "Bruno", "2d6+1")


def told_to_the_log(fault: Any) -> str:
    shown = {key: value for key, value in fault.items() if key != "exc_info"}
    return f"{shown} {''.join(traceback.format_exception(fault['exc_info']))}"


async def test_what_could_not_be_stored_is_said_so_and_changes_nothing(
    hall: Hall, url: str, faults: list[Any], logged: list[Any]
) -> None:
    alice, bruno = hall.player(PRIVATE[1]), hall.player(PRIVATE[2], "fr")
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    before = await hall.state(alice)
    with locked(url):
        refused = await alice.types(f"/unit add {PRIVATE[0]} 10 Ld7")
        assert (refused.refused, refused.text) == (
            "not-stored",
            "This could not be stored, so nothing has changed: try again.",
        )
        assert "réessayez" in (await bruno.types(f"/roll {PRIVATE[3]} secret:yes")).text
    faults.extend(each for each in logged if each["log_level"] == "error")
    assert [fault["event"] for fault in faults] == ["not-stored", "database-unreachable"]
    for fault in faults:
        assert not any(word in told_to_the_log(fault) for word in PRIVATE)
    assert await hall.state(alice) == before


async def test_no_thread_is_left_of_a_battle_that_could_not_be_stored(
    hall: Hall, alice: Player, url: str, faults: list[Any], logged: list[Any]
) -> None:
    await alice.types("/roll 2d6")
    with locked(url):
        refused = await alice.calls("battle start", thread=True)
        assert refused.refused == "database-unreachable"
    assert hall.threads() == []
    faults.extend(each for each in logged if each["event"] == "database-unreachable")
    assert len(faults) == 1
    assert (await alice.calls("battle start", thread=True)).answer.refused is None


@pytest.mark.own_hall(first_answer=3.0)
async def test_a_fault_while_a_fault_is_told_is_logged(
    alice: Player, faults: list[Any], logged: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no embed")

    monkeypatch.setattr("bot.discord.delivery.embed_of", broken)
    with pytest.raises(NoAnswer):
        await alice.user.slash("roll", {"notation": "2d6"}, limit=0.5)
    faults.extend(each for each in logged if each["log_level"] == "error")
    assert [fault["event"] for fault in faults] == ["unexpected", "refusal-not-sent"]
    monkeypatch.undo()
    assert (await alice.types("/roll 2d6 dice:6,6")).outcome["result"]
