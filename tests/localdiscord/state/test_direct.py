"""The private line between the bot and a person."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from localdiscord import Refused
from tests.localdiscord.asking import http
from tests.localdiscord.bots.talking import TalkBot, talk_table


async def test_the_bot_writes_to_a_member_and_nobody_else_sees_it() -> None:
    async with talk_table() as (table, bot):
        alice, bob = table.user("Alice"), table.user("Bob")
        member = await bot.guilds[0].fetch_member(alice.id)
        sent = await member.send("your secret orders")
        line = table.state.channels[sent.channel.id]
        assert alice.private_line() is line
        assert [each.content for each in alice.moved_to(line).history()] == ["your secret orders"]
        assert bob.moved_to(line).history() == []
        assert alice.history() == []
        message = table.state.messages[sent.id]
        with pytest.raises(Refused) as refused:
            bob.react(message, "🎲")
        assert refused.value.code == "not_for_you"


async def test_a_person_answers_on_the_line_and_the_bot_reads_it_without_the_intent() -> None:
    async with talk_table(TalkBot(discord.Intents(guilds=True, dm_messages=True))) as (table, bot):
        alice = table.user("Alice")
        private = alice.moved_to(alice.private_line())
        private.say("where do I deploy?")
        (message,) = await bot.hears("message")
        assert isinstance(message.channel, discord.DMChannel)
        assert (message.guild, message.content) == (None, "where do I deploy?")
        answer = await message.reply("in the woods")
        assert "guild_id" not in table.state.messages[answer.id].payload["message_reference"]
        assert [each.content for each in private.history()] == [
            "where do I deploy?",
            "in the woods",
        ]


async def test_commands_are_called_on_the_line_where_their_contexts_allow_it() -> None:
    async with talk_table() as (table, _):
        alice = table.user("Alice")
        private = alice.moved_to(alice.private_line())
        assert private.command_names() == ["muster"]
        assert alice.command_names() == ["here", "muster"]
        reply = await private.slash("muster", {"unit": "Orcs"})
        assert reply.content == "Alice here Orcs 1"
        assert (await private.click(reply, "Once more")).content == "again"
        owners = reply.messages[0].payload["interaction_metadata"]
        assert owners["authorizing_integration_owners"] == {"0": "0"}
        with pytest.raises(Refused) as refused:
            await private.slash("here")
        assert refused.value.code == "unknown_command"
        menu = await private.use_on_person("Measure", "Alice")
        assert menu.content == "Alice is 5 long"


async def test_a_command_of_the_guild_takes_the_place_of_one_of_that_name_there_alone() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        private = alice.moved_to(alice.private_line())
        me = bot.application_id or 0
        shout = {"name": "name", "description": "Whose.", "type": 3, "required": True}
        own: Any = {"name": "muster", "description": "Of the guild.", "options": [shout]}
        own["contexts"] = [1]
        await bot.http.bulk_upsert_guild_commands(me, table.state.guild_id, [own])
        (here,) = [each for each in alice.commands() if each["name"] == "muster"]
        (there,) = [each for each in private.commands() if each["name"] == "muster"]
        assert [each["name"] for each in here["options"]] == ["name"]
        assert [each["name"] for each in there["options"]] == ["unit", "size"]
        assert len(alice.command_names()) == 2
        await bot.http.bulk_upsert_guild_commands(me, table.state.guild_id, [])
        assert [each for each in alice.commands() if each["name"] == "muster"] == [there]


async def test_who_installs_the_bot_has_the_commands_that_are_for_people() -> None:
    async with talk_table() as (table, bot):
        alice, bob = table.user("Alice"), table.user("Bob")
        me = bot.application_id or 0
        mine: Any = {"name": "mine", "description": "For people.", "integration_types": [1]}
        both: Any = {"name": "both", "description": "For all.", "integration_types": [0, 1]}
        await bot.http.bulk_upsert_global_commands(me, [mine, both])
        assert alice.command_names() == ["both"]
        alice.install()
        assert alice.command_names() == ["both", "mine"]
        assert bob.command_names() == ["both"]


async def test_reactions_and_pins_on_the_line_are_of_no_guild() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        private = alice.moved_to(alice.private_line())
        await (await bot.guilds[0].fetch_member(alice.id)).create_dm()
        message = private.say("remember")
        await bot.hears("message")
        private.react(message, "👍")
        (event,) = await bot.hears("raw_reaction_add")
        assert (event.guild_id, event.member) == (None, None)
        private.pin(message)
        line, _ = await bot.hears("private_channel_pins_update")
        assert line.id == private.channel.id
        private.delete(message)
        (deleted,) = await bot.hears("raw_message_delete")
        assert deleted.guild_id is None


async def test_a_line_is_opened_to_people_only_and_is_no_channel_of_the_guild() -> None:
    async with talk_table() as (table, bot), http(table) as api:
        alice = table.user("Alice")
        opened = alice.private_line()
        for recipient in (1, table.state.bot.id, "x", None):
            status, told = await api.ask("POST", "users/@me/channels", {"recipient_id": recipient})
            assert (status, told["code"]) == (400, 50033)
        assert [channel.id for channel in await bot.guilds[0].fetch_channels()] == [
            alice.channel.id
        ]
        assert (await api.ask("PATCH", f"channels/{opened.id}", {"name": "x"}))[1]["code"] == 50024
        threads = f"channels/{opened.id}/threads"
        assert (await api.ask("POST", threads, {"name": "x", "type": 11}))[1]["code"] == 50024
        assert (await api.ask("DELETE", f"channels/{opened.id}"))[0] == 200
        assert opened.id in table.state.channels
        with pytest.raises(Refused):
            await alice.moved_to(opened).slash("everything")
