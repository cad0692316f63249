"""The table as a whole: opening, connecting bots of this process and of another, closing."""

import asyncio
import os
import sys
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from localdiscord import LocalTable, Message, NoAnswer, TableSettings
from localdiscord.state.changes import (
    Change,
    CommandsSet,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
)
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.gateway.test_gateway import client


async def test_a_table_opens_on_a_free_loopback_port_and_closes() -> None:
    async with LocalTable() as first, LocalTable() as other:
        assert first.http_base.startswith("http://127.0.0.1:")
        assert first.http_base != other.http_base
        assert first.token != other.token
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(first.http_base)


async def test_people_and_places_have_the_same_ids_in_every_run() -> None:
    seen = []
    for _ in range(2):
        async with LocalTable() as table:
            alice = table.user("Alice", channel="The Moot")
            seen.append((alice.id, alice.channel.id, table.state.guild_id, table.state.bot.id))
            assert table.user("alice ", channel="#the-moot").id == alice.id
            assert table.user("Alice", channel="the moot").channel is alice.channel
            assert table.user("Bob").id != alice.id
            assert alice.channel.name == "the-moot"
    assert seen[0] == seen[1]


async def test_interactions_and_messages_never_share_an_id_between_runs() -> None:
    ids: list[int] = []
    for _ in range(2):
        async with LocalTable() as table, table.connect(SampleBot()):
            for _ in range(5):
                reply = await table.user("Alice").slash("volley", {"notation": "1"})
                ids += [reply.interaction.id, reply.messages[0].id]
    assert len(set(ids)) == 20
    assert ids[0::2] == sorted(ids[0::2])


async def test_the_client_library_points_at_discord_again_afterwards() -> None:
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    async with LocalTable() as table, table.connect(SampleBot()):
        assert f"{table.http_base}/api/v10" == Route.BASE
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)


async def test_a_bot_that_cannot_start_says_why() -> None:
    class Broken(SampleBot):
        async def setup_hook(self) -> None:
            raise ValueError("no database")

    async with LocalTable() as table:
        with pytest.raises(ValueError, match="no database"):
            async with table.connect(Broken()):
                pass


async def test_a_command_that_discord_would_refuse_stops_the_start() -> None:
    class Shouting(SampleBot):
        async def setup_hook(self) -> None:
            payload: Any = [{"name": "LOUD", "description": "Loud."}]
            assert self.application_id is not None
            await self.http.bulk_upsert_global_commands(self.application_id, payload)

    async with LocalTable() as table:
        with pytest.raises(discord.HTTPException, match=r"0\.name: Command name is invalid"):
            async with table.connect(Shouting()):
                pass


async def test_many_commands_at_once_are_all_answered() -> None:
    async with LocalTable() as table, table.connect(SampleBot()):
        alice = table.user("Alice")
        values = [{"notation": str(number)} for number in range(200)]
        replies = await asyncio.gather(*(alice.slash("volley", value) for value in values))
    assert [reply.content.split("|")[0] for reply in replies] == [str(n) for n in range(200)]


async def test_a_bot_in_another_process_plays_and_no_quick_click_is_lost() -> None:
    async with LocalTable() as table:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-W", "ignore", "-m", "tests.localdiscord.bots.stranger"),
            env={
                **os.environ,
                "TABLE_HTTP": table.http_base,
                "TABLE_GATEWAY": table.gateway_url,
                "TABLE_TOKEN": table.token,
            },
        )
        try:
            await table.wait_bot()
            alice = table.user("Alice", locale="fr")
            for _ in range(15):
                reply = await alice.click(await alice.slash("panel"), "Undo")
                assert reply.content == "undone"
            opened = await alice.slash("form")
            reply = await alice.submit(opened, {"Unit": "Orcs", "Side": "North"})
            assert reply.content == "Orcs|North|[]"
        finally:
            process.terminate()
            await process.wait()


async def test_a_lost_click_is_given_again_once() -> None:
    """A client that leaves the first click unanswered stands in for one that has lost it."""
    async with LocalTable(TableSettings(redispatch=0.03, first_answer=1.0)) as table:
        alice = table.user("Alice")
        message = alice.say("panel")
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "id": 2}
        message.payload = {**message.payload, "components": [{"type": 1, "components": [button]}]}
        async with client(table) as bot, aiohttp.ClientSession() as session:
            await bot.identify(table)
            await bot.read()
            click = asyncio.create_task(alice.click(message, "Go"))
            lost, again = await bot.read(), await bot.read()
            assert (lost["t"], lost["d"]) == ("INTERACTION_CREATE", again["d"])
            path = f"{again['d']['id']}/{again['d']['token']}"
            url = f"{table.http_base}/api/v10/interactions/{path}/callback"
            answer = {"type": 7, "data": {"content": "gone"}}
            assert (await session.post(url, json=answer)).status == 204
            reply = await click
    assert reply.content == "gone"
    assert reply.interaction.redispatched == 1


async def test_a_click_made_while_the_socket_is_gone_is_given_once() -> None:
    """It waits for the bot to resume; given again as well, it would be answered twice."""
    async with LocalTable(TableSettings(redispatch=0.03, first_answer=1.0)) as table:
        alice = table.user("Alice")
        message = alice.say("panel")
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "id": 2}
        message.payload = {**message.payload, "components": [{"type": 1, "components": [button]}]}
        async with client(table) as before:
            session = (await before.identify(table))["d"]["session_id"]
            await before.read()
            await before.socket.close(code=4000)
        click = asyncio.create_task(alice.click(message, "Go", limit=0.2))
        await asyncio.sleep(0.06)
        async with client(table) as after:
            await after.read()
            await after.send(6, {"token": table.token, "session_id": session, "seq": 2})
            assert [(await after.read())["t"] for _ in range(2)] == [
                "INTERACTION_CREATE",
                "RESUMED",
            ]
            await after.send(1, 4)
            assert (await after.read())["op"] == 11
            with pytest.raises(NoAnswer):
                await click


async def test_plain_messages_are_seen_by_everyone_in_the_channel() -> None:
    async with LocalTable() as table:
        alice, bob = table.user("Alice"), table.user("Bob")
        arrival = asyncio.create_task(bob.wait_message(lambda message: "go" in message.content))
        await asyncio.sleep(0)
        question = alice.say("ready?")
        answer = alice.say("go", answering=question)
        assert await arrival is answer
        assert bob.history() == [question, answer]
        assert table.user("Carl", channel="elsewhere").history() == []
        with pytest.raises(NoAnswer):
            await bob.wait_message(limit=0.01)


async def test_changes_can_be_followed_and_left_alone_again() -> None:
    changes: list[Change] = []
    async with LocalTable() as table, table.connect(SampleBot()):
        leave = table.state.subscribe(changes.append)
        alice = table.user("Alice")
        changes.clear()
        panel = await alice.slash("panel")
        message: Message = panel.messages[0]
        await alice.click(panel, "Undo")
        table.state.remove_message(message)
        assert changes == [MessageCreated(message), MessageEdited(message), MessageDeleted(message)]
        leave()
        table.state.set_commands(0, [])
        assert CommandsSet(0) not in changes
