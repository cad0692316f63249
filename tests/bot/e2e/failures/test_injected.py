"""Injected failures of Discord: a command has its one effect and its one answer all the same."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord import deferral
from localdiscord import Faults
from localdiscord.faults import FOLLOW_UP
from tests.bot.e2e.hall import Hall, Player

TEST = "/resolve break_test ld:8 lost_by:2 dice:3,3"
LACKS_LD = "/resolve break_test lost_by:2 dice:3,3"


async def has_one_effect(hall: Hall, alice: Player, line: str = TEST) -> None:
    """Play a command; it must be stored once and told once."""
    entries, messages = len(await hall.entries(alice)), len(alice.user.history())
    told = await alice.types(line)
    assert told.answer.refused is None
    assert told.outcome["result"]["broken"] is False
    await asyncio.sleep(0.05)
    assert len(await hall.entries(alice)) == entries + 1
    assert len(alice.user.history()) == messages + 1


async def test_a_socket_cut_after_a_command(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.cut()
    await has_one_effect(hall, alice)
    await has_one_effect(hall, alice)


async def test_a_socket_cut_after_a_command_that_comes_twice(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.repeat()
    discord_faults.cut()
    await has_one_effect(hall, alice)
    await has_one_effect(hall, alice)


async def test_an_answer_that_is_taken_slowly(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.slow(0.3)
    await has_one_effect(hall, alice)


async def test_an_answer_that_comes_too_fast(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.limit(0.2)
    await has_one_effect(hall, alice)


async def test_an_answer_that_meets_a_fault_of_the_server(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.refuse(500)
    await has_one_effect(hall, alice)


async def test_an_answer_whose_receipt_is_lost(
    hall: Hall, alice: Player, discord_faults: Faults, logged: list[Any]
) -> None:
    discord_faults.mislay()
    await has_one_effect(hall, alice)
    await hall.leave()  # the bot first finishes what it has begun
    (noted,) = [each for each in logged if each["log_level"] == "warning"]
    assert (noted["event"], noted["code"]) == ("answer-not-taken", 40060)
    await hall.arrive()
    await has_one_effect(hall, alice)


async def test_a_late_answer_that_meets_a_limit_fills_the_message_that_waits(
    hall: Hall, alice: Player, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    discord_faults.limit(0.2, route=FOLLOW_UP)
    await has_one_effect(hall, alice)


async def test_a_completion_that_meets_a_limit(alice: Player, discord_faults: Faults) -> None:
    discord_faults.limit(0.1)
    assert await alice.offered("roll", "notation", "break")


async def test_a_form_that_is_opened_and_sent_twice(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    discord_faults.repeat(times=2)
    told = await alice.types(LACKS_LD)
    assert (await alice.fills(told, ld="8")).answer.refused is None
    await asyncio.sleep(0.05)
    assert len(await hall.entries(alice)) == 1
    assert len(alice.user.history()) == 1


@pytest.mark.parametrize("forget", [False, True])
async def test_a_form_that_is_open_while_the_server_is_restarted(
    hall: Hall, alice: Player, monkeypatch: pytest.MonkeyPatch, *, forget: bool
) -> None:
    # The client waits for five seconds before it identifies anew.
    monkeypatch.setattr(hall.bot, "before_identify_hook", AsyncMock())
    told = await alice.types(LACKS_LD)
    await hall.table.restart(forget=forget)
    await hall.table.wait_bot()
    assert (await alice.fills(told, ld="8")).answer.refused is None
    await has_one_effect(hall, alice)


async def test_a_form_sent_while_the_socket_is_gone(hall: Hall, alice: Player) -> None:
    told = await alice.types(LACKS_LD)
    hall.table.gateway.abort()
    assert (await alice.fills(told, ld="8")).answer.refused is None
    assert len(await hall.entries(alice)) == 1
