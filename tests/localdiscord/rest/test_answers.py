"""First answers, deferrals, follow-ups, files, and the limits on them."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from localdiscord import LocalTable, NoAnswer, TableSettings, TableUser
from tests.localdiscord.bots.sample import SampleBot


@pytest.fixture
async def hasty() -> AsyncIterator[tuple[LocalTable, SampleBot, TableUser]]:
    settings = TableSettings(first_answer=0.1)
    bot = SampleBot()
    async with LocalTable(settings) as table, table.connect(bot):
        yield table, bot, table.user("Alice")


async def test_a_deferred_answer_is_whole_once_edited(alice: TableUser) -> None:
    reply = await alice.slash("defer", {"how": "edit"})
    assert reply.content == "edited"
    assert len(reply.messages) == 1
    assert not reply.messages[0].loading
    assert reply.latency >= 0.02


async def test_the_first_follow_up_fills_the_loading_message(alice: TableUser) -> None:
    reply = await alice.slash("defer", {"how": "follow", "secret": True})
    assert reply.content.startswith("followed")
    while len(reply.messages) < 2:
        assert await reply.more()
    assert reply.content == "followed\nand again"
    assert reply.ephemeral


async def test_a_deferral_keeps_who_sees_it(alice: TableUser, bob: TableUser) -> None:
    public = await alice.slash("defer", {"how": "edit"})
    secret = await alice.slash("defer", {"how": "edit", "secret": True})
    assert bob.history() == public.messages
    assert alice.history() == public.messages + secret.messages


async def test_a_deferral_may_end_without_a_message(alice: TableUser) -> None:
    reply = await alice.slash("defer", {"how": "delete"})
    assert reply.complete
    assert reply.messages == []


async def test_a_bot_that_thinks_for_ever_is_not_waited_for(alice: TableUser) -> None:
    with pytest.raises(NoAnswer) as silence:
        await alice.slash("defer", {"how": "never"}, limit=0.1)
    assert silence.value.stage == "deferred"


async def test_files_are_stored_served_kept_and_added_by_an_edit(
    alice: TableUser, bot: SampleBot
) -> None:
    reply = await alice.slash("files")
    assert reply.embeds[0]["image"]["url"].endswith("/chart.png")
    while len(reply.messages[0].attachments) < 2:
        assert await reply.more()
    attachments = reply.messages[0].attachments
    assert [a["filename"] for a in attachments] == ["log.txt", "new.txt"]
    assert [reply.file(a) for a in attachments] == [b"log", b"new"]
    url = reply.embeds[0]["image"]["url"]
    assert await bot.http.get_from_cdn(url) == b"chart"


async def test_a_late_first_answer_is_refused_as_unknown(
    hasty: tuple[LocalTable, SampleBot, TableUser],
) -> None:
    _, bot, alice = hasty
    with pytest.raises(NoAnswer) as silence:
        await alice.slash("late", {"after": 0.15})
    assert silence.value.stage == "first"
    async with asyncio.timeout(20):
        while not bot.caught:  # noqa: ASYNC110 - the bot tells nobody of it
            await asyncio.sleep(0.01)
    assert [(error.status, error.code) for error in bot.caught] == [(404, 10062)]


async def test_a_second_first_answer_is_refused(alice: TableUser, bot: SampleBot) -> None:
    await alice.slash("late", {"times": 2})
    await alice.slash("volley", {"notation": "1"})
    assert [(error.status, error.code) for error in bot.caught] == [(400, 40060)]


async def test_a_token_runs_out(alice: TableUser, bot: SampleBot) -> None:
    reply = await alice.slash("volley", {"notation": "1"})
    webhook = discord.Webhook.partial(
        bot.user.id if bot.user else 0,
        reply.interaction.token,
        session=bot.http._HTTPClient__session,  # type: ignore[attr-defined]
    )
    await webhook.send("in time")
    reply.interaction.started_at -= TableSettings().token_life
    with pytest.raises(discord.HTTPException) as refusal:
        await webhook.send("too late")
    assert (refusal.value.status, refusal.value.code) == (401, 50027)


async def test_a_follow_up_needs_a_first_answer(alice: TableUser, bot: SampleBot) -> None:
    slow = asyncio.create_task(alice.slash("late", {"after": 0.1}))
    await asyncio.sleep(0.02)
    token = next(iter(alice._state._open))
    route = discord.http.Route("POST", f"/webhooks/{alice._state.bot.id}/{token}")
    with pytest.raises(discord.NotFound) as refusal:
        await bot.http.request(route, json={"content": "early"})
    assert refusal.value.code == 10015
    assert (await slow).content == "here"


async def test_the_bot_is_told_nothing_of_messages_it_did_not_ask_for(
    alice: TableUser, bot: SampleBot
) -> None:
    seen: list[discord.Message] = []

    @bot.listen()
    async def on_message(message: discord.Message) -> None:
        seen.append(message)

    alice.say("hello")
    await alice.slash("volley", {"notation": "1"})
    assert seen == []


async def test_only_the_newest_messages_and_interactions_are_kept() -> None:
    settings = TableSettings(kept_messages=5, kept_interactions=3)
    async with LocalTable(settings) as table, table.connect(SampleBot()):
        alice = table.user("Alice")
        for number in range(12):
            await alice.slash("volley", {"notation": str(number)})
        await alice.slash("files")
        assert len(table.state.messages) == 5
        assert len(table.state._finished) == 3
        assert not table.state._open
        for number in range(5):
            await alice.slash("volley", {"notation": str(number)})
        assert table.state.files == {}
