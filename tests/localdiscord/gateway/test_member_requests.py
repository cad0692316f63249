"""Members that a bot asks for over the gateway."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from localdiscord import LocalTable, TableSettings
from localdiscord.gateway.member_requests import member_chunks
from localdiscord.gateway.socket import GUILD_MEMBERS
from tests.localdiscord.gateway.test_gateway import Client, client
from tests.localdiscord.protocol.openapi import judge


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(TableSettings(privileged_intents=GUILD_MEMBERS)) as table:
        for name in ("Alice", "Albert", "Bob"):
            table.user(name)
        yield table


async def asked(table: LocalTable, bare: Client, **more: Any) -> dict[str, Any]:
    await bare.send(8, {"guild_id": str(table.state.guild_id), **more})
    chunk = await bare.read()
    assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
    data: dict[str, Any] = chunk["d"]
    for member in data["members"]:
        assert judge().misses("GuildMemberResponse", member) == []
    return data


def names(data: dict[str, Any]) -> list[str]:
    return [member["user"]["username"] for member in data["members"]]


async def test_members_are_found_by_name_by_id_and_all_together(table: LocalTable) -> None:
    async with client(table) as bare:
        await bare.identify(table, intents=1 | GUILD_MEMBERS)
        await bare.read()
        found = await asked(table, bare, query="al", limit=0, nonce="n")
        assert (names(found), found["nonce"], found["not_found"]) == (["Alice", "Albert"], "n", [])
        assert names(await asked(table, bare, query="AL", limit=1)) == ["Alice"]
        bob = str(table.user("Bob").id)
        by_id = await asked(table, bare, user_ids=[bob, "1", bob], nonce="x" * 33)
        assert (names(by_id), by_id["not_found"]) == (["Bob"], ["1"])
        assert "nonce" not in by_id
        assert names(await asked(table, bare, user_ids=bob)) == ["Bob"]
        everybody = await asked(table, bare, query="", limit=0, presences=True)
        assert len(everybody["members"]) == len(table.state.members)
        assert (everybody["chunk_index"], everybody["chunk_count"]) == (0, 1)
        assert everybody["presences"] == []


async def test_who_may_not_list_everybody_and_who_asks_elsewhere_hears_nothing(
    table: LocalTable,
) -> None:
    guild = str(table.state.guild_id)
    async with client(table) as bare:
        await bare.identify(table)
        await bare.read()
        await bare.send(8, {"guild_id": guild, "query": "", "limit": 0})
        await bare.send(8, {"guild_id": "1", "query": "al", "limit": 0})
        assert names(await asked(table, bare, query="bo", limit=5)) == ["Bob"]


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"query": "al"},
        {"query": 3, "limit": 0},
        {"query": "", "limit": -1},
        {"user_ids": list(range(101))},
        {"user_ids": [{}]},
    ],
)
async def test_a_request_that_asks_for_nothing_or_too_much_closes_the_socket(
    table: LocalTable, wrong: dict[str, Any]
) -> None:
    async with client(table) as bare:
        await bare.identify(table)
        await bare.send(8, {"guild_id": str(table.state.guild_id), **wrong})
        assert await bare.close_code() == 4001


def test_a_thousand_members_make_a_chunk() -> None:
    table = LocalTable(TableSettings(most_members=3000))
    for number in range(2000):
        table.user(f"Player {number}")
    asks = {"guild_id": table.state.guild_id, "query": "", "limit": 0}
    chunks = list(member_chunks(table.state, asks, may_list=True))
    assert [len(chunk["members"]) for chunk in chunks] == [1000, 1000, 1]
    assert [chunk["chunk_index"] for chunk in chunks] == [0, 1, 2]
    assert {chunk["chunk_count"] for chunk in chunks} == {3}
