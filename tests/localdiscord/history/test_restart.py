"""Another run finds the table as the last one left it."""

from pathlib import Path
from typing import Any

import discord

from localdiscord import HistoryFile, HistoryKeeper, LocalTable, Message, TableUser, Upload
from localdiscord.protocol.model import Channel
from localdiscord.protocol.snowflakes import EPOCH_MS, SnowflakeClock
from tests.localdiscord.asking import http
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.history.kept import count, fetched, kept_table, played_table


def newest(user: TableUser) -> Message:
    return user.history()[-1]


async def test_messages_come_back_as_they_were(path: Path) -> None:
    async with played_table(path) as table:
        alice = table.user("Alice", channel="plain")
        question = alice.say("who rolls?")
        alice.say("I do", answering=question)
        await alice.slash("volley", {"notation": "3d6"})
        before, last = alice.history(), alice.channel.last_message_id
    async with kept_table(path) as table:
        alice = table.user("Alice", channel="plain")
        assert [each.payload for each in alice.history()] == [message.payload for message in before]
        assert alice.history() == [_unwritten(message) for message in before]
        assert alice.channel.last_message_id == last
        assert table.user("Alice").history() == []


def _unwritten(message: Message) -> Message:
    message.written_at = 0.0
    return message


async def test_a_button_of_an_earlier_run_reaches_the_bot_and_its_edit_is_kept(path: Path) -> None:
    async with played_table(path) as table:
        await table.user("Alice").slash("count")
    for number in (1, 2, 3):
        async with played_table(path) as table:
            alice = table.user("Alice")
            reply = await alice.click(newest(alice), f"Count {number}")
            assert reply.content == f"counted {number}"
            assert len(alice.history()) == 1
    assert count(path, "message") == 1


async def test_a_secret_stays_its_readers(path: Path) -> None:
    async with played_table(path) as table:
        reply = await table.user("Alice").slash("panel", {"secret": True})
        assert reply.ephemeral
    async with kept_table(path) as table:
        assert newest(table.user("Alice")).ephemeral
        assert table.user("Bob").history() == []


async def test_what_nobody_can_fill_any_more_is_gone(path: Path) -> None:
    async with played_table(path) as table:
        alice = table.user("Alice")
        await alice.slash("defer", {"how": "edit"})
        state = table.state
        message = state.messages[next(iter(state.messages))]
        state.edit_message(message, {**message.payload, "flags": 1 << 7})
    async with kept_table(path) as table:
        assert table.user("Alice").history() == []
    assert count(path, "message") == 0


async def test_edits_and_deletions_are_kept(path: Path) -> None:
    async with kept_table(path) as table:
        alice = table.user("Alice")
        first, second, _ = (alice.say(word) for word in ("one", "two", "three"))
    async with kept_table(path) as table:
        alice = table.user("Alice")
        first, second, _ = alice.history()
        table.state.edit_message(first, {**first.payload, "content": "first"})
        table.state.remove_message(second)
    async with kept_table(path) as table:
        assert [message.content for message in table.user("Alice").history()] == ["first", "three"]


async def test_the_bot_can_edit_a_message_of_an_earlier_run(path: Path) -> None:
    async with played_table(path) as table:
        alice = table.user("Alice")
        await alice.slash("volley", {"notation": "3d6"})
        route = f"channels/{alice.channel.id}/messages/{newest(alice).id}"
    async with kept_table(path) as table, http(table) as bot:
        status, _ = await bot.ask("PATCH", route, {"content": "mended"})
        assert status == 200
    async with kept_table(path) as table:
        assert newest(table.user("Alice")).content == "mended"


def opened(table: LocalTable, user: TableUser) -> Channel:
    thread = Channel(
        table._context.snowflakes.draw(), "duel", 11, topic=None, parent_id=user.channel.id
    )
    thread.owner_id = table.state.bot.id
    table.state.add_channel(thread)
    return thread


async def test_threads_come_back_and_the_bot_is_told_of_them(path: Path) -> None:
    async with kept_table(path) as table:
        alice = table.user("Alice", channel="plain")
        thread = opened(table, alice)
        alice.moved_to(thread).say("en garde")
        async with http(table) as bot:
            await bot.ask("PATCH", f"channels/{thread.id}", {"name": "the duel"})
    async with kept_table(path) as table:
        found = table.state.channels[thread.id]
        assert found == thread
        assert (found.name, found.is_thread) == ("the duel", True)
        assert newest(table.user("Alice").moved_to(found)).content == "en garde"
        newcomer = SampleBot()
        async with table.connect(newcomer):
            await newcomer.wait_until_ready()
            (guild,) = newcomer.guilds
            assert isinstance(guild.get_thread(thread.id), discord.Thread)
            assert {channel.name for channel in guild.text_channels} == {"general", "plain"}


async def test_a_closed_channel_takes_its_threads_and_messages_along(path: Path) -> None:
    async with kept_table(path) as table:
        alice, bob = table.user("Alice", channel="plain"), table.user("Bob")
        alice.say("gone")
        alice.moved_to(opened(table, alice)).say("gone too")
        bob.say("stays")
        table.state.remove_channel(alice.channel)
    async with kept_table(path) as table:
        assert [channel.name for channel in table.state.channels.values()] == ["general"]
        assert [message.content for message in table.state.messages.values()] == ["stays"]


async def test_pins_come_back_in_their_order(path: Path) -> None:
    async with kept_table(path) as table, http(table) as bot:
        alice = table.user("Alice")
        ids = [alice.say(word).id for word in ("one", "two", "three")]
        pins = f"channels/{alice.channel.id}/messages/pins"
        for number in (2, 0, 1):
            await bot.ask("PUT", f"{pins}/{ids[number]}")
        await bot.ask("DELETE", f"{pins}/{ids[0]}")
        before = list(table.state.pinned(alice.channel.id))
    async with kept_table(path) as table, http(table) as bot:
        after = list(table.state.pinned(alice.channel.id))
        assert [(each.content, moment) for each, moment in after] == [
            (each.content, moment) for each, moment in before
        ]
        assert [message.content for message, _ in after] == ["two", "three"]
        assert [message.payload["pinned"] for message in table.user("Alice").history()[:3]] == [
            False,
            True,
            True,
        ]


async def with_files(user: TableUser) -> Message:
    """Let the bot send a picture in an embed and two files, the second by an edit."""
    reply = await user.slash("files")
    while len(newest(user).attachments) < 2:
        assert await reply.more()
    return newest(user)


async def test_files_are_served_where_the_table_listens_now(path: Path) -> None:
    async with played_table(path) as table:
        before = await with_files(table.user("Alice"))
        address = table.http_base
    async with kept_table(path) as table:
        assert table.http_base != address
        message = newest(table.user("Alice"))
        chart = message.embeds[0]["image"]["url"]
        assert await fetched(chart) == b"chart"
        texts = [await fetched(attachment["url"]) for attachment in message.attachments]
        assert texts == [b"log", b"new"]
        assert address not in str(message.payload)
        assert message.file_ids == before.file_ids


async def test_a_file_that_a_message_loses_is_kept_no_longer(path: Path) -> None:
    async with played_table(path) as table:
        await with_files(table.user("Alice"))
    assert count(path, "file") == 3
    async with kept_table(path) as table, http(table) as bot:
        message = newest(table.user("Alice"))
        route = f"channels/{message.channel_id}/messages/{message.id}"
        status, _ = await bot.ask("PATCH", route, {"attachments": []})
        assert status == 200
    assert count(path, "file") == 1
    async with kept_table(path) as table:
        table.state.remove_message(newest(table.user("Alice")))
    assert count(path, "file") == 0


async def test_a_file_handed_to_a_command_is_kept_too(path: Path) -> None:
    values: dict[str, Any] = {
        "text": "abc",
        "ratio": 1.5,
        "person": "Alice",
        "channel": "general",
        "role": "everyone",
        "mention": "Alice",
        "file": Upload("a.txt", b"a list"),
    }
    async with played_table(path) as table:
        await table.user("Alice").slash("everything", values)
        (file_id,) = table.state.files
    async with kept_table(path) as table:
        assert table.state.files == {file_id: b"a list"}


async def test_people_keep_their_language_and_permissions(path: Path) -> None:
    async with kept_table(path) as table:
        joined = table.user("Alice").member.joined_at
        table.user("Alice", locale="en", permissions=8)
    async with kept_table(path) as table:
        member = table.user("Alice").member
        assert (member.joined_at, member.locale, member.permissions) == (joined, "en-US", 8)
        assert [each.person.name for each in table.state.members.values()] == ["Vexille", "Alice"]


async def test_ids_rise_from_run_to_run_even_if_the_clock_goes_back(path: Path) -> None:
    async with kept_table(path) as table:
        early = table.user("Alice").say("early").id
    async with HistoryFile(path) as file:
        table = LocalTable(keeper=HistoryKeeper(file))
        table._context.snowflakes = SnowflakeClock(lambda: EPOCH_MS + 1)
        async with table:
            alice = table.user("Alice")
            late = [alice.say("late").id for _ in range(3)]
            assert early < late[0] < late[1] < late[2]
            assert [message.id for message in alice.history()] == [early, *late]


async def test_a_token_of_an_earlier_run_is_refused(path: Path) -> None:
    async with played_table(path) as table:
        reply = await table.user("Alice").slash("volley", {"notation": "3d6"})
        token, interaction, bot_id = (
            reply.interaction.token,
            reply.interaction.id,
            table.state.bot.id,
        )
    async with kept_table(path) as table, http(table) as bot:
        hook = f"webhooks/{bot_id}/{token}"
        for method, route in (("POST", hook), ("PATCH", f"{hook}/messages/@original")):
            status, told = await bot.ask(method, route, {"content": "again"})
            assert (status, told["code"]) == (404, 10015)
        callback = f"interactions/{interaction}/{token}/callback"
        status, told = await bot.ask("POST", callback, {"type": 4, "data": {"content": "again"}})
        assert (status, told["code"]) == (404, 10062)
        assert len(table.user("Alice").history()) == 1


async def test_two_histories_know_nothing_of_each_other(tmp_path: Path) -> None:
    left, other = (tmp_path / f"{name}.db" for name in ("one", "other"))
    async with kept_table(left) as first, kept_table(other) as second:
        first.user("Alice").say("here")
        second.user("Alice").say("there")
    for path, word in ((left, "here"), (other, "there")):
        async with kept_table(path) as table:
            assert [message.content for message in table.user("Alice").history()] == [word]


async def test_a_table_that_is_not_kept_begins_empty(path: Path) -> None:
    async with kept_table(path) as table:
        table.user("Alice").say("here")
    async with LocalTable() as table:
        assert table.user("Alice").history() == []
