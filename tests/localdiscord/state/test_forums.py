"""Forums: channels of posts, each a thread that begins with its message."""

from __future__ import annotations

import io

import discord
import pytest

from localdiscord.protocol.errors import ApiError
from localdiscord.protocol.model import FORUM_CHANNEL
from localdiscord.state.payloads import channel_payload
from tests.localdiscord.asking import http
from tests.localdiscord.bots.talking import talk_table
from tests.localdiscord.protocol.openapi import judge


async def test_a_forum_is_a_channel_as_discord_describes_it() -> None:
    async with talk_table() as (table, bot):
        forum = table.state.forum_named("Tales of war")
        assert (forum.name, forum.type) == ("tales-of-war", FORUM_CHANNEL)
        assert table.state.forum_named("#tales-of-war") is forum
        assert judge().misses("GuildChannelResponse", channel_payload(table.state, forum)) == []
        (told,) = await bot.hears("guild_channel_create")
        assert isinstance(told, discord.ForumChannel)


async def test_a_post_begins_with_a_message_that_has_its_id() -> None:
    async with talk_table() as (table, bot):
        table.state.forum_named("tales")
        (forum,) = await bot.hears("guild_channel_create")
        file = discord.File(io.BytesIO(b"<p>"), filename="tale.html")
        embed = discord.Embed(title="A tale")
        made = await forum.create_thread(name="The ford", embed=embed, file=file)
        assert made.message.id == made.thread.id
        post = table.state.channels[made.thread.id]
        assert (post.name, post.parent_id) == ("The ford", forum.id)
        (message,) = table.state.messages_in(post.id)
        assert message.payload["attachments"][0]["filename"] == "tale.html"
        assert judge().misses("MessageResponse", message.payload) == []
        table.user("Alice").moved_to(post).say("well told")


async def test_nobody_writes_beside_the_posts() -> None:
    async with talk_table() as (table, bot):
        forum = table.state.forum_named("tales")
        (known,) = await bot.hears("guild_channel_create")
        with pytest.raises(ApiError) as said:
            table.user("Alice").moved_to(forum).say("hello")
        assert said.value.code == 50024
        async with http(table) as api:
            sent = await api.ask("POST", f"channels/{forum.id}/messages", {"content": "x"})
            assert (sent[0], sent[1]["code"]) == (400, 50024)
            for body in (
                {"name": "no message"},
                {"name": "", "message": {"content": "x"}},
                {"name": "empty", "message": {}},
            ):
                refused = await api.ask("POST", f"channels/{known.id}/threads", body)
                assert refused[0] == 400
        assert [channel for channel in table.state.channels.values() if channel.is_thread] == []
