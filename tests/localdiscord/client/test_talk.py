"""Messages, choices and pins of people: what the bot is told, and what it can do itself."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from localdiscord import LocalTable, Refused, TableUser
from localdiscord.protocol.errors import ApiError
from localdiscord.protocol.model import PINNED
from localdiscord.state.pinning import MOST_PINS
from tests.localdiscord.asking import http
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.bots.talking import TalkBot, talk_table
from tests.localdiscord.protocol.openapi import judge


def channel_of(bot: discord.Client, user: TableUser) -> discord.TextChannel:
    channel = bot.get_channel(user.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


# what stands over an answer


async def test_an_answer_names_the_command_and_keeps_the_line(alice: TableUser) -> None:
    reply = await alice.slash("battle start", {"points": 2000})
    message = reply.messages[0]
    told = message.payload["interaction"]
    assert (told["name"], told["type"], told["user"]["username"]) == ("battle start", 2, "Alice")
    assert told["id"] == message.payload["interaction_metadata"]["id"]
    assert message.asked == "/battle start points:2000"
    assert judge().misses("MessageResponse", message.payload) == []


async def test_only_the_first_answer_to_a_command_is_of_the_commands_type(bob: TableUser) -> None:
    reply = await bob.slash("defer", {"how": "follow"})
    while len(reply.messages) < 2:
        assert await reply.more()
    assert [message.payload["type"] for message in reply.messages] == [20, 0]
    assert {message.payload["interaction"]["name"] for message in reply.messages} == {"defer"}


async def test_what_was_pressed_or_picked_stands_over_its_answer(alice: TableUser) -> None:
    panel = await alice.slash("panel")
    picked = await alice.select(panel, ["hold", "flee"])
    assert picked.messages[0].asked == "Hold, Flee"
    assert "interaction" not in picked.messages[0].payload
    opened = await alice.click(panel, "Report")
    sent = await alice.submit(opened, {"Unit": "Orcs", "Side": "South"})
    assert sent.messages[0].asked == "Report"


async def test_who_was_picked_stands_by_name_over_the_answer(
    alice: TableUser, bob: TableUser
) -> None:
    """A page sends ids, as a client does."""
    picked = await alice.select(await alice.slash("panel"), [str(bob.id)], "Opponent")
    assert picked.messages[0].asked == bob.name


# reactions


async def test_the_bot_is_told_of_emoji_chosen_and_taken_back() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        message = alice.say("hit!")
        alice.react(message, "⚔️")
        alice.react(message, "⚔")
        (event,) = await bot.hears("raw_reaction_add")
        assert (str(event.emoji), event.user_id, event.message_id) == ("⚔️", alice.id, message.id)
        assert event.member.name == "Alice"
        assert event.message_author_id == alice.id
        assert message.reactions == {"⚔️": [alice.id]}
        alice.unreact(message, "⚔️")
        (event,) = await bot.hears("raw_reaction_remove")
        assert str(event.emoji) == "⚔️"
        assert "reactions" not in message.payload
        assert "raw_reaction_add" not in bot.unheard()


async def test_the_bot_reacts_and_clears(alice: TableUser, bot: SampleBot) -> None:
    channel = channel_of(bot, alice)
    message = alice.say("who rolls?")
    alice.react(message, "🎲")
    found = await channel.fetch_message(message.id)
    for emoji in ("🎲", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩‍❤️‍👨", "🇫🇷", "1️⃣"):
        await found.add_reaction(emoji)
    found = await channel.fetch_message(message.id)
    assert [(reaction.count, reaction.me) for reaction in found.reactions] == [(2, True)] + [
        (1, True)
    ] * 5
    people = [user.name async for user in found.reactions[0].users()]
    assert sorted(people) == ["Alice", "Vexille"]
    assert len([user async for user in found.reactions[0].users(limit=1)]) == 1
    await found.remove_reaction("🎲", discord.Object(alice.id))
    assert message.reactions["🎲"] == [bot.user.id if bot.user else 0]
    await found.clear_reaction("🎲")
    assert "🎲" not in message.reactions
    await found.clear_reactions()
    assert message.reactions == {}
    assert judge().misses("MessageResponse", message.payload) == []


async def test_the_bot_is_told_of_cleared_reactions() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        message = alice.say("hit!")
        alice.react(message, "🎲")
        found = await channel_of(bot, alice).fetch_message(message.id)
        await found.clear_reaction("🎲")
        (event,) = await bot.hears("raw_reaction_clear_emoji")
        assert str(event.emoji) == "🎲"
        await found.clear_reactions()
        (cleared,) = await bot.hears("raw_reaction_clear")
        assert cleared.message_id == message.id


@pytest.mark.parametrize("text", ["x", "dice", "🎲🎲", "12", "name:1234567890123456", "\ufe0f"])
async def test_what_is_no_emoji_is_refused(alice: TableUser, bot: SampleBot, text: str) -> None:
    message = await channel_of(bot, alice).fetch_message(alice.say("hm").id)
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction(text)
    assert (refused.value.status, refused.value.code) == (400, 10014)


async def test_a_message_has_at_most_twenty_kinds_of_emoji(
    alice: TableUser, bob: TableUser
) -> None:
    message = alice.say("all of them")
    for number in range(20):
        alice.react(message, chr(ord("😀") + number))
    bob.react(message, "😀")
    with pytest.raises(ApiError) as refused:
        bob.react(message, "🎲")
    assert (refused.value.status, refused.value.code) == (403, 30010)
    assert len(message.reactions) == 20


async def test_without_the_intent_the_bot_hears_of_no_reaction_and_no_typing() -> None:
    async with talk_table(TalkBot(discord.Intents(guilds=True, guild_messages=True))) as (
        table,
        bot,
    ):
        alice = table.user("Alice")
        message = alice.say("hit!")
        alice.react(message, "🎲")
        alice.type()
        alice.delete(message)
        await bot.hears("raw_message_delete")
        assert not any("reaction" in each or "typing" in each for each in bot.unheard())


async def test_nobody_reacts_to_what_they_alone_see(alice: TableUser, bob: TableUser) -> None:
    secret = (await alice.slash("panel", {"secret": True})).messages[0]
    for user, code in ((alice, "not_for_others"), (bob, "not_for_you")):
        for act in (lambda who: who.react(secret, "🎲"), lambda who: who.pin(secret)):
            with pytest.raises(Refused) as refused:
                act(user)
            assert refused.value.code == code


# pins


async def test_a_pin_is_told_to_the_bot_and_said_in_the_channel() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        message = alice.say("the rules of this house")
        alice.pin(message)
        channel, moment = await bot.hears("guild_channel_pins_update")
        assert (channel.id, moment.tzinfo is not None) == (alice.channel.id, True)
        (edit,) = await bot.hears("raw_message_edit")
        assert edit.data["pinned"] is True
        (notice,) = await bot.hears("message")
        assert notice.type is discord.MessageType.pins_add
        assert notice.reference.message_id == message.id
        alice.unpin(message)
        assert (await bot.hears("guild_channel_pins_update"))[1] is None
        assert message.payload["pinned"] is False


async def test_pins_come_in_pages_newest_first(alice: TableUser, bot: SampleBot) -> None:
    for number in range(60):
        alice.pin(alice.say(str(number)))
    channel = channel_of(bot, alice)
    found = [message.content async for message in channel.pins(limit=None)]
    assert found == [str(number) for number in reversed(range(60))]
    old = discord.http.Route("GET", "/channels/{channel_id}/pins", channel_id=channel.id)
    assert len(await bot.http.request(old)) == 50


async def test_a_channel_holds_250_pins_and_what_discord_says_is_not_pinned(
    alice: TableUser, bot: SampleBot
) -> None:
    first = alice.say("first")
    alice.pin(first)
    notice = alice.history()[-1]
    assert notice.payload["type"] == PINNED
    assert judge().misses("MessageResponse", notice.payload) == []
    for number in range(MOST_PINS - 1):
        alice.pin(alice.say(str(number)))
    last = await channel_of(bot, alice).fetch_message(alice.say("one too many").id)
    with pytest.raises(discord.HTTPException) as refused:
        await last.pin()
    assert (refused.value.status, refused.value.code) == (400, 30003)
    said = len(alice.history(1000))
    alice.pin(first)
    assert len(alice.history(1000)) == said
    with pytest.raises(ApiError) as system:
        alice.pin(notice)
    assert system.value.code == 50021


async def test_pages_of_pins_begin_at_a_moment_or_are_refused(table: LocalTable) -> None:
    alice = table.user("Alice")
    alice.pin(alice.say("pinned"))
    path = f"channels/{alice.channel.id}/messages/pins"
    async with http(table) as api:
        assert (await api.ask("GET", f"{path}?before=2015-01-01"))[1]["items"] == []
        status, told = await api.ask("GET", f"{path}?before=soon")
        assert (status, told["code"]) == (400, 50035)
        assert (await api.ask("GET", f"{path}?limit=51"))[0] == 400


# one's own messages, and typing


async def test_the_bot_is_told_of_a_players_edit_and_deletion() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        message = alice.say("3 hits")
        alice.edit(message, "4 hits")
        (edit,) = await bot.hears("raw_message_edit")
        assert edit.data["content"] == "4 hits"
        assert edit.data["edited_timestamp"] is not None
        alice.delete(message)
        (deleted,) = await bot.hears("raw_message_delete")
        assert deleted.message_id == message.id
        assert alice.history() == []


async def test_only_ones_own_messages_are_edited_or_deleted(
    alice: TableUser, bob: TableUser
) -> None:
    message = alice.say("mine")
    answered = (await alice.slash("volley", {"notation": "3d6"})).messages[0]
    alice.pin(message)
    notice = alice.history()[-1]
    for who, target in ((bob, message), (alice, answered), (alice, notice)):
        for act in (lambda user, it: user.edit(it, "x"), lambda user, it: user.delete(it)):
            with pytest.raises(Refused) as refused:
                act(who, target)
            assert refused.value.code == "not_yours"
    with pytest.raises(ApiError):
        alice.edit(message, "")
    assert message.content == "mine"


async def test_an_edit_that_changes_nothing_is_none(alice: TableUser) -> None:
    message = alice.say("mine")
    alice.edit(message, "mine")
    assert message.payload["edited_timestamp"] is None


async def test_typing_is_told_both_ways() -> None:
    async with talk_table() as (table, bot):
        alice = table.user("Alice")
        alice.type()
        channel, person, _ = await bot.hears("typing")
        assert (channel.id, person.name) == (alice.channel.id, "Alice")
        seen: list[Any] = []
        unsubscribe = table.state.subscribe(seen.append)
        await channel.typing()
        unsubscribe()
        assert [each.person.bot for each in seen] == [True]


async def test_a_bot_reads_what_mentions_it_without_the_intent_for_content() -> None:
    intents = discord.Intents(guilds=True, guild_messages=True)
    async with talk_table(TalkBot(intents)) as (table, bot):
        alice = table.user("Alice")
        alice.say("among ourselves")
        assert (await bot.hears("message"))[0].content == ""
        assert bot.user is not None
        alice.say(f"<@{bot.user.id}> your turn")
        assert (await bot.hears("message"))[0].content.endswith("your turn")


async def test_a_text_is_told_with_channels_by_their_names(alice: TableUser) -> None:
    text = f"<#{alice.channel.id}>, <#1>, #2"
    assert alice.named(text) == f"#{alice.channel.name}, <#1>, #2"
