"""An answer that takes long is announced in time and comes all the same."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from bot.commands.lookup import books
from bot.discord import deferral
from localdiscord import Faults, Upload
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import entry
from tests.bot.lookup.books.papers import pdf


async def test_a_late_answer_fills_the_message_that_waits(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    told = await alice.types("/odds break_test ld:8 lost_by:2")
    assert "58.3%" in told.text
    assert len(told.reply.messages) == 1


@pytest.mark.parametrize("status", [400, 404])
async def test_a_wait_that_discord_does_not_take_is_logged_once_and_loses_nothing(
    alice: Player,
    discord_faults: Faults,
    logged: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    status: int,
) -> None:
    """As after the loop was held up: the interaction is gone, or answered, by then."""
    lost: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: lost.append(told))
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    discord_faults.refuse(status)
    told = await alice.types("/odds break_test ld:8 lost_by:2")
    assert "58.3%" in told.text
    gc.collect()
    await asyncio.sleep(0)
    assert lost == []
    noted = [each for each in logged if each["event"] == "wait-not-taken"]
    assert len(noted) == 1


async def test_a_late_secret_stays_secret(alice: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    told = await alice.types("/resolve break_test ld:8 lost_by:2 odds:true secret:true")
    assert told.reply.ephemeral


async def test_a_late_answer_that_turns_out_secret_is_its_player_s_alone(
    alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.types("/roll notation:2d6 dice:ask secret:yes")
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    thrown = await alice.types("/throw dice:5 4")
    number = entry(thrown)
    shown = await alice.calls("battle log", entry=number)
    replayed = await alice.calls("battle replay", entry=number)
    refused = await bruno.calls("battle log", entry=number)
    assert refused.refused == "entry-secret"
    for told in (thrown, shown, replayed, refused):
        assert told.alone
        assert len(told.reply.messages) == 1


async def test_a_book_that_is_refused_late_is_refused_to_its_player_alone(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    monkeypatch.setattr(books, "_EVERY", 0.0)
    full = pdf(["x"] * 20, content=b"BT /F1 1 Tf (" + b"x" * 400_000 + b") Tj ET")
    reply = await alice.user.slash("book add", {"file": Upload("rules.pdf", full)})
    async with asyncio.timeout(30):  # how far it is was told first, in a message for all
        while not reply.ephemeral:  # noqa: ASYNC110 - the table tells nobody of it
            await asyncio.sleep(0.02)
    assert len(reply.messages) == 1
    assert alice.hall.told[reply.interaction.id].refused == "book-too-long"
