"""Threads: who opens them, what is said of it, who is in them, and how they are put away."""

from __future__ import annotations

import time

import discord
import pytest

from localdiscord import LocalTable, Message, Refused, TableUser
from localdiscord.protocol.errors import ApiError
from localdiscord.state.payloads import channel_payload, guild_create_payload
from tests.localdiscord.asking import http
from tests.localdiscord.bots.talking import talk_table
from tests.localdiscord.client.test_talk import channel_of
from tests.localdiscord.protocol.openapi import judge


async def test_a_player_opens_a_thread_at_a_message() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        start = alice.say("let us fight apart")
        thread = alice.open_thread(" the duel ", start)
        (told,) = await bot.hears("thread_create")
        assert (told.id, told.name, told.owner_id) == (start.id, "the duel", alice.id)
        assert start.payload["thread"]["id"] == str(thread.id)
        assert start.payload["flags"] & 32
        (first,) = alice.moved_to(thread).history()
        assert first.payload["type"] == 21
        assert first.payload["referenced_message"]["content"] == "let us fight apart"
        for payload in (start.payload, first.payload):
            assert judge().misses("MessageResponse", payload) == []
        assert set(thread.people) == {alice.id}
        with pytest.raises(ApiError) as refused:
            alice.open_thread("again", start)
        assert refused.value.code == 160004


async def test_a_thread_in_a_channel_is_said_there() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        thread = alice.open_thread("aside")
        (notice,) = alice.history()
        assert (notice.payload["type"], notice.content) == (18, "aside")
        assert notice.payload["message_reference"]["channel_id"] == str(thread.id)
        assert judge().misses("MessageResponse", notice.payload) == []
        await bot.hears("thread_create")
        with pytest.raises(ApiError) as nested:
            alice.moved_to(thread).open_thread("deeper")
        assert nested.value.code == 50024
        with pytest.raises(ApiError) as nameless:
            alice.open_thread("x" * 101)
        assert nameless.value.code == 50035
        with pytest.raises(Refused):
            alice.open_thread("gone", _removed(alice))


def _removed(alice: TableUser) -> Message:
    message = alice.say("soon gone")
    alice.delete(message)
    return message


async def test_who_writes_in_a_thread_joins_it_and_may_leave() -> None:
    async with talk_table() as (table, bot):
        alice, bob = table.user("Alice"), table.user("Bob")
        thread = alice.open_thread("aside")
        await bot.hears("thread_create")
        there = bob.moved_to(thread)
        there.say("me too")
        (member,) = await bot.hears("thread_member_join")
        assert member.id == bob.id
        there.leave()
        (gone,) = await bot.hears("thread_member_remove")
        assert gone.id == bob.id
        assert set(thread.people) == {alice.id}
        found = channel_of(bot, alice).get_thread(thread.id)
        assert found is not None
        await found.join()
        await bot.hears("thread_join")
        assert {each.id for each in await found.fetch_members()} == {alice.id, table.state.bot.id}


async def test_an_archived_thread_is_put_away_and_a_word_brings_it_back() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        there = alice.moved_to(alice.open_thread("aside"))
        there.set_archived(archived=True)
        _, after = await bot.hears("thread_update")
        assert after.archived
        channel = channel_of(bot, alice)
        assert [thread.name async for thread in channel.archived_threads()] == ["aside"]
        assert await channel.guild.active_threads() == []
        with pytest.raises(discord.HTTPException) as refused:
            await after.edit(name="other")
        assert refused.value.code == 50083
        there.say("one more thing")
        await bot.hears("message")
        (back,) = await channel.guild.active_threads()
        assert (back.name, back.archived) == ("aside", False)
        await back.edit(archived=True)
        await back.edit(archived=False, name="other")
        assert there.channel.name == "other"


async def test_a_thread_tells_how_much_was_said_and_by_how_many() -> None:
    async with talk_table() as (table, bot), http(table) as api:
        alice, bob = table.user("Alice"), table.user("Bob")
        thread = alice.open_thread("aside", alice.say("here"))
        alice.moved_to(thread).say("one")
        bob.moved_to(thread).say("two")
        _, payload = await api.ask("GET", f"channels/{thread.id}")
        assert (payload["message_count"], payload["member_count"]) == (2, 2)
        assert judge().misses("ThreadResponse", payload) == []
        people = f"channels/{thread.id}/thread-members"
        _, listed = await api.ask("GET", f"{people}?with_member=true&limit=1&after={0}")
        assert len(listed) == 1
        assert listed[0]["member"]["user"]["username"] in {"Alice", "Bob"}
        assert (await api.ask("GET", f"{people}/1"))[1]["code"] == 10007
        assert (await api.ask("PUT", f"{people}/1"))[1]["code"] == 10013
        assert (await api.ask("GET", f"channels/{alice.channel.id}/thread-members"))[0] == 400
        assert bot.get_channel(thread.id) is not None


async def test_a_thread_of_the_bots_is_private_unless_it_says_otherwise() -> None:
    async with talk_table() as (table, _), http(table) as api:
        path = f"channels/{table.user('Alice').channel.id}/threads"
        assert (await api.ask("POST", path, {"name": "hidden"}))[1]["type"] == 12
        assert (await api.ask("POST", path, {"name": "open", "type": 11}))[1]["type"] == 11
        assert (await api.ask("POST", path, {"name": "news", "type": 10}))[0] == 400
        assert (await api.ask("POST", path, {"name": "x", "auto_archive_duration": 5}))[0] == 400
        assert (await api.ask("POST", path, {"name": " "}))[0] == 400


async def test_many_threads_and_messages_do_not_hold_up_who_asks_for_all() -> None:
    table = LocalTable()
    alice = table.user("Alice")
    threads = [alice.moved_to(alice.open_thread(f"aside {number}")) for number in range(150)]
    for number in range(1_800):
        threads[number % 150].say("x")
    begun = time.thread_time()
    told = guild_create_payload(table.state)["threads"]
    assert time.thread_time() - begun < 0.05
    assert [each["message_count"] for each in told] == [12] * 150
    assert told == [channel_payload(table.state, thread.channel) for thread in threads]
