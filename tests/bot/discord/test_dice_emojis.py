"""Pictures of dice at Discord: uploaded once, renewed, raced for, done without."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
from structlog.testing import capture_logs

from bot.discord.live import dice_emojis
from bot.discord.live.dice_emojis import DiceEmojis
from bot.views.pictures.dice_pictures import dice_pictures
from bot.views.words.dice_faces import PICTURED
from localdiscord import Faults, LocalTable
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.localdiscord.protocol.openapi import judge

NAMES = {face.name for face in PICTURED}
CREATE = "POST", f"{API}/applications/{{application_id}}/emojis"


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(faults=Faults()) as table:
        yield table


@pytest.fixture
def asked(table: LocalTable) -> list[Exchange]:
    exchanges: list[Exchange] = []
    table.observe(exchanges.append)
    return exchanges


@asynccontextmanager
async def client_at(table: LocalTable) -> AsyncIterator[discord.Client]:
    client = discord.Client(intents=discord.Intents(guilds=True))
    async with table.connect(client):
        yield client


async def brought(client: discord.Client) -> DiceEmojis:
    emojis = DiceEmojis()
    emojis.begin(client)
    await emojis.finished()
    return emojis


def there(table: LocalTable) -> set[str]:
    return {emoji.name for emoji in table.state.emojis.values()}


def uploads(asked: list[Exchange]) -> list[int]:
    """Return the answers to uploads."""
    return [each.status for each in asked if (each.method, each.route) == CREATE]


async def test_pictures_are_uploaded_once(table: LocalTable, asked: list[Exchange]) -> None:
    async with client_at(table) as client:
        first = await brought(client)
        assert uploads(asked) == [201] * len(NAMES)
        second = await brought(client)
        assert uploads(asked) == [201] * len(NAMES)
    assert first.known == second.known
    kept = {emoji.name: emoji for emoji in table.state.emojis.values()}
    assert {name: f"<:{name}:{emoji.id}>" for name, emoji in kept.items()} == first.known
    assert {name: emoji.picture for name, emoji in kept.items()} == dice_pictures()
    described = [each for each in asked if each.route.startswith(API)]
    assert [complaint for each in described for complaint in judge().complaints(each)] == []


async def test_only_what_is_missing_is_uploaded(table: LocalTable, asked: list[Exchange]) -> None:
    async with client_at(table) as client:
        await brought(client)
        gone = next(each for each in table.state.emojis.values() if each.name == "d6_hit_5_v1")
        del table.state.emojis[gone.id]
        asked.clear()
        assert set((await brought(client)).known) == NAMES
    assert uploads(asked) == [201]


async def test_an_old_version_goes_once_the_new_one_is_there(table: LocalTable) -> None:
    picture = dice_pictures()["d6_1_v1"]
    others = {"d6_hit_5", "party_v0", "d6_hit_5_v2"}
    async with client_at(table) as client:
        for name in (*others, "d6_hit_5_v0", "artillery_misfire_v0"):
            await client.create_application_emoji(name=name, image=picture)
        await brought(client)
    assert there(table) == NAMES | others


async def test_an_old_version_stays_as_long_as_the_new_one_is_missing(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = {**dice_pictures(), "d6_miss_6_v1": b"\x89PNG\r\n\x1a\n" + bytes(300_000)}
    monkeypatch.setattr(dice_emojis, "dice_pictures", lambda: broken)
    async with client_at(table) as client:
        await client.create_application_emoji(name="d6_hit_5_v0", image=broken["d6_1_v1"])
        with capture_logs() as logs:
            emojis = await brought(client)
    assert "d6_hit_5_v0" in there(table)
    assert emojis.known == {}
    assert [each["event"] for each in logs] == ["dice-emojis-not-there"]


async def test_processes_that_start_together_share_what_either_has_uploaded(
    table: LocalTable, asked: list[Exchange]
) -> None:
    async with client_at(table) as client:
        racing = await asyncio.gather(*(brought(client) for _ in range(3)))
    assert all(each.known == racing[0].known and set(each.known) == NAMES for each in racing)
    assert there(table) == NAMES
    assert uploads(asked).count(201) == len(NAMES)
    assert 400 in uploads(asked), "nobody was faster than another"


async def test_where_discord_has_no_room_dice_are_in_words_and_it_is_logged_once(
    table: LocalTable, asked: list[Exchange], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("localdiscord.rest.emojis.MOST_EMOJIS", 3)
    async with client_at(table) as client:
        with capture_logs() as logs:
            emojis = await brought(client)
        assert not client.is_closed()
    assert emojis.known == {}
    assert [each["event"] for each in logs] == ["dice-emojis-not-there"]
    assert uploads(asked) == [201] * 3 + [400]


async def test_a_stop_waits_for_no_upload(table: LocalTable) -> None:
    async with client_at(table) as client:
        emojis = DiceEmojis()
        emojis.begin(client)
        await emojis.close()
        assert emojis.known == {}
    await DiceEmojis().close()
