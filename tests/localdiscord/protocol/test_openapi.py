"""Bot and table speak as Discord's own description says."""

import asyncio
import io
from collections.abc import AsyncIterator

import discord
import pytest

from localdiscord import LocalTable, TableUser, Upload
from localdiscord.protocol.model import Json
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from localdiscord.state.payloads import channel_payload, guild_create_payload, member_payload
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.protocol.openapi import judge


@pytest.fixture
async def observed() -> AsyncIterator[tuple[list[Exchange], LocalTable, SampleBot]]:
    exchanges: list[Exchange] = []
    bot = SampleBot()
    async with LocalTable() as table:
        table.observe(exchanges.append)
        async with table.connect(bot):
            yield exchanges, table, bot


def complaints(exchanges: list[Exchange]) -> list[str]:
    described = [exchange for exchange in exchanges if exchange.route.startswith(API)]
    return [complaint for exchange in described for complaint in judge().complaints(exchange)]


def routes(exchanges: list[Exchange]) -> set[str]:
    return {f"{e.method} {e.route.removeprefix('/api/v10')}" for e in exchanges}


async def play(alice: TableUser, bob: TableUser) -> None:
    await alice.slash("volley", {"notation": "3d6"})
    await alice.autocomplete("unit", "name", {"name": "orc"})
    panel = await alice.slash("panel", {"secret": True})
    await alice.select(panel, ["hold", "flee"])
    await alice.select(panel, ["Bob"], "Opponent")
    opened = await alice.click(panel, "Report")
    await alice.submit(opened, {"Unit": "Orcs", "Side": "South", "Proof": Upload("a.txt", b"a")})
    await alice.click(panel, "Later")
    await alice.click(await alice.slash("count"), "Count 1")
    await alice.slash("defer", {"how": "edit", "secret": True})
    await bob.slash("defer", {"how": "follow"})
    await bob.slash("defer", {"how": "delete"})
    files = await bob.slash("files")
    while len(files.messages[0].attachments) < 2:
        assert await files.more()


async def manage(channel: discord.TextChannel, bot: SampleBot, table_user: int) -> None:
    embed = discord.Embed(title="Chart", colour=5).set_image(url="attachment://c.png")
    embed.set_footer(text="foot").add_field(name="n", value="v")
    chart = discord.File(io.BytesIO(b"c"), "c.png")
    message = await channel.send("hi", embed=embed, file=chart)
    await message.edit(content="edited")
    await message.reply("reply", mention_author=False)
    await message.pin()
    assert [pin.id async for pin in channel.pins()] == [message.id]
    await message.unpin()
    await talk(channel, bot, message, table_user)
    await channel.create_thread(name="another", type=discord.ChannelType.public_thread)
    assert (await channel.fetch_message(message.id)).content == "edited"
    newest = [found async for found in channel.history(limit=4)]
    assert newest[-1].id == message.id
    oldest = [found async for found in channel.history(limit=1, oldest_first=True)]
    assert oldest[0].created_at < message.created_at
    await channel.typing()
    await message.delete()
    await lay_out(channel)
    await look_around(channel, bot)


async def talk(
    channel: discord.TextChannel, bot: SampleBot, message: discord.Message, table_user: int
) -> None:
    thread = await message.create_thread(name="aside")
    await thread.send("inside")
    await thread.leave()
    await thread.join()
    await thread.add_user(discord.Object(table_user))
    assert {member.id for member in await thread.fetch_members()} > {table_user}
    await thread.fetch_member(table_user)
    await thread.remove_user(discord.Object(table_user))
    await thread.edit(archived=True)
    assert [each.id async for each in channel.archived_threads()] == [thread.id]
    await message.add_reaction("🎲")
    await message.add_reaction("⚔️")
    found = await channel.fetch_message(message.id)
    assert [reaction.count for reaction in found.reactions] == [1, 1]
    assert bot.user is not None
    assert [user.id async for user in found.reactions[0].users()] == [bot.user.id]
    await message.remove_reaction("🎲", bot.user)
    await message.remove_reaction("⚔️", discord.Object(table_user))
    await message.clear_reaction("⚔️")
    await message.clear_reactions()
    private = await (await channel.guild.fetch_member(table_user)).create_dm()
    line = await private.send("psst")
    await line.pin()
    await bot.fetch_channel(private.id)


async def lay_out(channel: discord.TextChannel) -> None:
    layout = discord.ui.LayoutView()
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("text"),
        discord.ui.Separator(),
        discord.ui.Section("side", accessory=discord.ui.Button(label="x", custom_id="x")),
        accent_colour=5,
    )
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://p.png")
    )
    file: discord.ui.File[discord.ui.LayoutView] = discord.ui.File("attachment://f.txt")
    for part in (container, gallery, file):
        layout.add_item(part)
    files = [discord.File(io.BytesIO(b"x"), name) for name in ("p.png", "f.txt")]
    sent = await channel.send(view=layout, files=files)
    assert sent.attachments == []


async def look_around(channel: discord.TextChannel, bot: SampleBot) -> None:
    guild = channel.guild
    await guild.fetch_channels()
    assert await guild.active_threads()
    assert [found.id async for found in bot.fetch_guilds()] == [guild.id]
    search = discord.http.Route("GET", f"/guilds/{guild.id}/members/search?query=bo&limit=5")
    assert [each["user"]["username"] for each in await bot.http.request(search)] == ["Bob"]
    bare = {"embeds": [{"fields": [{"name": "no word of", "value": "inline"}]}]}
    await bot.http.request(
        discord.http.Route("POST", f"/channels/{channel.id}/messages"), json=bare
    )
    await guild.fetch_roles()
    await bot.fetch_guild(guild.id, with_counts=False)
    assert bot.user is not None
    await guild.fetch_member(bot.user.id)
    await bot.fetch_user(bot.user.id)
    await bot.application_info()
    command = (await bot.tree.fetch_commands())[0]
    assert (await bot.tree.fetch_command(command.id)).name == command.name
    await command.delete()


async def test_every_request_and_every_answer_is_as_described(
    observed: tuple[list[Exchange], LocalTable, SampleBot],
) -> None:
    exchanges, table, bot = observed
    await play(table.user("Alice", locale="fr"), table.user("Bob", locale="en"))
    channel = bot.get_channel(table.user("Alice").channel.id)
    assert isinstance(channel, discord.TextChannel)
    await manage(channel, bot, table.user("Bob").id)
    await asyncio.sleep(0.05)
    assert complaints(exchanges) == []
    assert len(routes(exchanges)) >= 44
    assert all(exchange.status < 300 for exchange in exchanges)


async def test_refusals_have_the_described_form(
    observed: tuple[list[Exchange], LocalTable, SampleBot],
) -> None:
    exchanges, table, bot = observed
    exchanges.clear()
    channel = bot.get_partial_messageable(table.user("Alice").channel.id)
    with pytest.raises(discord.HTTPException) as refusal:
        await channel.send("x" * 2001)
    assert refusal.value.code == 50035
    assert "content: Must be between 0 and 2000 in length." in str(refusal.value)
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(1)
    for exchange in exchanges:
        assert judge().operation(exchange)
        assert judge().misses("Error", _loaded(exchange)) == []


def _loaded(exchange: Exchange) -> Json:
    loaded: Json = discord.utils._from_json(exchange.answer.decode())
    return loaded


async def test_what_the_gateway_tells_of_the_guild_is_as_described(table: LocalTable) -> None:
    alice = table.user("Alice")
    guild = guild_create_payload(table.state)
    assert judge().misses("GuildResponse", guild) == []
    channel = channel_payload(table.state, alice.channel)
    assert judge().misses("GuildChannelResponse", channel) == []
    assert judge().misses("GuildMemberResponse", member_payload(alice.member)) == []
