"""An answer that takes long is announced in time and comes all the same."""

from __future__ import annotations

import pytest

from bot import delivery
from tests.bot.e2e.hall import Player


async def test_a_late_answer_fills_the_message_that_waits(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "_SOON", 0.0)
    told = await alice.types("/odds break_test ld:8 lost_by:2")
    assert "58.3%" in told.text
    assert len(told.reply.messages) == 1


async def test_a_late_secret_stays_secret(alice: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "_SOON", 0.0)
    told = await alice.types("/resolve break_test ld:8 lost_by:2 odds:true secret:true")
    assert told.reply.ephemeral
