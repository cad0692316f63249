"""One bot in several shards, as discord.py runs them."""

import discord

from localdiscord import LocalTable
from tests.localdiscord.gateway.test_gateway import client


class Sharded(discord.AutoShardedClient):
    """A client of two shards that answers what it is told."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(intents=intents, shard_count=2, guild_ready_timeout=0.05)
        self.ready_shards: set[int] = set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the pause that Discord asks for."""

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note it."""
        self.ready_shards.add(shard_id)


async def test_a_bot_of_two_shards_sees_the_guild_once_and_writes(table: LocalTable) -> None:
    bot = Sharded()
    async with table.connect(bot):
        await bot.wait_until_ready()
        home = (table.state.guild_id >> 22) % 2
        assert [guild.id for guild in bot.guilds] == [table.state.guild_id]
        assert bot.guilds[0].shard_id == home
        assert set(bot.shards) == {0, 1}
        assert bot.ready_shards == {0, 1}
        channel = bot.get_channel(table.user("Alice").channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send("here")
    assert [each.content for each in table.user("Alice").history()] == ["here"]


async def test_a_table_without_its_own_shard_has_no_bot(table: LocalTable) -> None:
    away = 1 - (table.state.guild_id >> 22) % 2
    async with client(table) as bare:
        await bare.identify(table, shard=[away, 2])
        assert not table.gateway.has_bot
    async with client(table) as bare:
        await bare.identify(table, shard=[1 - away, 2])
        assert table.gateway.has_bot


async def test_private_lines_are_the_first_shard_s(table: LocalTable) -> None:
    alice = table.user("Alice")
    line = alice.moved_to(alice.private_line())
    intents = discord.Intents(guild_messages=True, dm_messages=True, dm_typing=True).value
    home_shard = table.state.guild_id >> 22
    count = next(number for number in range(2, 10) if home_shard % number)
    told = ["TYPING_START", "MESSAGE_CREATE"]
    async with client(table) as first, client(table) as home:
        for shard, bare in ((0, first), (home_shard % count, home)):
            ready = await bare.identify(table, shard=[shard, count], intents=intents)
            assert ready["t"] == "READY"
        line.type()
        line.say("to the bot")
        alice.say("to all")
        assert [(await first.read())["t"] for _ in told] == told
        assert (await home.read())["d"]["content"] == ""
        for bare in (first, home):
            await bare.send(1, None)
            assert (await bare.read())["op"] == 11
