"""Discord is told of the commands by which a server's games are played, and of nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import Vexille, create_bot
from bot.discord.commands.command_set import command_set
from bot.discord.commands.registrar import Registrar
from bot.local.act_sentences import refused_sentence
from bot.local.terminal.values import with_values
from bot.process.settings import Settings
from localdiscord import Faults, LocalTable, Refused, Reply, TableUser
from localdiscord.state.context import Exchange
from localdiscord.state.memory import GLOBAL_SCOPE
from tests.localdiscord.protocol.openapi import judge

OF_ALL = {"battle", "desk", "do", "help", "privacy", "roll", "settings", "unit"}
ON_ONE = "PUT /api/v10/applications/{application_id}/guilds/{guild_id}/commands"
ON_ALL = "PUT /api/v10/applications/{application_id}/commands"
SLASH = 1
REFUSAL = 0xB07A1E
"""The colour of a card that says no."""


class Seen:
    """A table that notes what it is told of commands."""

    def __init__(self, table: LocalTable, url: str) -> None:
        self.table = table
        self.url = url
        self.exchanges: list[Exchange] = []
        table.observe(self.exchanges.append)

    @asynccontextmanager
    async def bot(self, **more: Any) -> AsyncIterator[Vexille]:
        """Bring a bot that has told all it has to tell of its commands."""
        settings = Settings(_env_file=None, guild_ready_timeout=0.01, database=self.url, **more)  # type: ignore[call-arg]
        bot = create_bot(settings)
        async with self.table.connect(bot):
            await bot.wait_until_ready()
            await settled(bot)
            yield bot

    @property
    def told(self) -> list[str]:
        """The requests about commands since it was last asked."""
        found = [f"{each.method} {each.route}" for each in self.exchanges if each.method == "PUT"]
        self.exchanges.clear()
        return found

    def names(self, scope: int | None = None) -> set[str]:
        """Return the slash commands of the server, or of a scope."""
        scope = self.table.state.guild_id if scope is None else scope
        commands = self.table.state.commands.get(scope, {}).values()
        return {command["name"] for command in commands if command["type"] == SLASH}

    def options(self, command: str) -> list[str]:
        """Return the options of a command of the server."""
        known = self.table.state.commands[self.table.state.guild_id].values()
        (found,) = [each for each in known if each["name"] == command]
        return [option["name"] for option in found["options"]]


async def settled(bot: Vexille) -> None:
    assert bot.registrar is not None
    async with asyncio.timeout(20):
        await bot.registrar.settled()


async def says(bot: Vexille, user: TableUser, line: str) -> Reply:
    """Type a line once the table has the commands that it needs."""
    await settled(bot)
    return await user.line(with_values(line, user.commands()))


def words(reply: Reply) -> str:
    return str([message.payload for message in reply.messages])


@pytest.fixture
def discord_faults() -> Faults:
    return Faults()


@pytest.fixture
async def seen(tmp_path: Path, discord_faults: Faults) -> AsyncIterator[Seen]:
    async with LocalTable(faults=discord_faults) as table:
        yield Seen(table, f"sqlite:///{tmp_path / 'vexille.db'}")
        assert discord_faults.pending == 0


async def test_a_server_gets_the_commands_of_all_and_those_of_the_usual_game(seen: Seen) -> None:
    async with seen.bot():
        assert seen.names(GLOBAL_SCOPE) > OF_ALL
        assert "winds" in seen.names()
        assert "pray" not in seen.names()
        assert not seen.names() & seen.names(GLOBAL_SCOPE)
    described = [each for each in seen.exchanges if f"PUT {each.route}" == ON_ONE]
    assert [fault for each in described for fault in judge().complaints(each)] == []
    assert seen.told == [ON_ONE, ON_ALL]


async def test_a_start_without_a_change_tells_nothing(seen: Seen) -> None:
    async with seen.bot() as bot:
        await says(bot, seen.table.user("Ana"), "/battle start game:aos4")
        await settled(bot)
    assert seen.told == [ON_ONE, ON_ALL, ON_ONE]
    async with seen.bot() as bot:
        assert "pray" in seen.names()
        await says(bot, seen.table.user("Ana"), "/battle next")
        await settled(bot)
    assert seen.told == []


async def test_a_battle_of_another_game_brings_its_commands_and_its_end_takes_none(
    seen: Seen,
) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana")
        await says(bot, ana, "/battle start game:aos4")
        await settled(bot)
        assert ("pray" in seen.names(), "winds" in seen.names()) == (True, False)
        assert seen.options("fight")[-3:] == ["dice", "odds", "secret"]
        other = seen.table.user("Ana", channel="other")
        await says(bot, other, "/battle start game:whfb2")
        await settled(bot)
        assert {"pray", "warmachine"} <= seen.names()
        assert all(len(seen.options(name)) <= 12 for name in seen.names())
        seen.told.clear()
        await says(bot, other, "/battle end")
        await settled(bot)
        assert {"pray", "warmachine"} <= seen.names()


async def test_a_game_that_the_server_chooses_takes_the_place_of_what_nobody_plays(
    seen: Seen,
) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana")
        await says(bot, ana, "/settings game:t9a")
        await settled(bot)
        assert {"winds", "terrain"} <= seen.names()
        await says(bot, seen.table.user("Ana", channel="other"), "/settings game:whfb2")
        await says(bot, seen.table.user("Ana", channel="other"), "/settings game:default")
        await settled(bot)
        assert seen.told == [ON_ONE, ON_ALL, ON_ONE, ON_ONE]
        await says(bot, ana, "/settings game:aos4 scope:server")
        await settled(bot)
        assert seen.told == [ON_ONE]
        assert "pray" in seen.names(), "the server's"
        assert "winds" in seen.names(), "of the channel that chose it"
        await says(bot, ana, "/settings game:default")
        await says(bot, ana, "/settings game:blackhammer scope:server")
        await settled(bot)
        assert "pray" not in seen.names()


async def test_what_discord_does_not_take_holds_nothing_up_and_is_told_again(
    seen: Seen, discord_faults: Faults
) -> None:
    async with seen.bot(sync_commands=False) as bot:
        commands = command_set(bot.games, bot.localiser)
        discord_faults.refuse(403, route=f"/guilds/{seen.table.state.guild_id}/commands", times=2)
        registrar = Registrar(bot, bot.tree, commands, bot.store, again=0.05)
        registrar.begin(bot.wait_until_ready)
        async with asyncio.timeout(20):
            await registrar.settled()
            assert "battle" in seen.names(GLOBAL_SCOPE), "one fault keeps nothing else back"
            assert seen.names() == set()
            reply = await seen.table.user("Ana").slash("roll", {"notation": "2d6"})
            assert reply.message is not None
            while not seen.names():  # noqa: ASYNC110 - whenever it is tried again
                await asyncio.sleep(0.02)
            await registrar.settled()
        await registrar.close()
        assert registrar.sent == 2
    assert seen.told == [ON_ONE, ON_ALL, ON_ONE, ON_ONE]


async def test_a_server_that_has_just_come_is_told_whatever_was_told_before(seen: Seen) -> None:
    async with seen.bot() as bot:
        (guild,) = bot.guilds
        seen.told.clear()
        seen.table.state.set_commands(guild.id, ())
        await bot.on_guild_join(guild)
        await settled(bot)
        assert "winds" in seen.names()


async def test_a_server_that_the_bot_left_is_told_anew_where_it_comes_back(seen: Seen) -> None:
    async with seen.bot() as bot:
        await bot.on_guild_remove(bot.guilds[0])
    assert seen.told == [ON_ONE, ON_ALL]
    async with seen.bot():
        assert seen.told == [ON_ONE]


async def test_a_server_for_trying_gets_everything_alone(seen: Seen) -> None:
    guild = seen.table.state.guild_id
    async with seen.bot(development_guild=guild) as bot:
        assert seen.names() > OF_ALL | {"winds"}
        assert seen.names(GLOBAL_SCOPE) == set()
        assert seen.told == [ON_ONE]
        await says(bot, seen.table.user("Ana"), "/battle start game:aos4")
        await settled(bot)
        assert seen.names() > OF_ALL | {"pray"}
    async with seen.bot(development_guild=guild + 1):
        assert seen.told == [ON_ONE]


async def test_few_servers_are_told_within_a_second(seen: Seen) -> None:
    async with seen.bot(sync_commands=False) as bot:
        commands = command_set(bot.games, bot.localiser)
        registrar = Registrar(bot, bot.tree, commands, bot.store)
        registrar.begin(bot.wait_until_ready)
        await registrar.settled()
        began = asyncio.get_running_loop().time()
        for _ in range(7):
            registrar.look(bot.guilds[0].id, anew=True)
            await registrar.settled()
        assert asyncio.get_running_loop().time() - began > 0.9
        await registrar.close()
        assert registrar.sent == 9


async def test_definitions_of_before_go_on_working(seen: Seen) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana")
        await says(bot, ana, "/battle start game:blackhammer")
        old = {
            "name": "panic",
            "description": "Panic test",
            "options": [
                {"type": 3, "name": "cause", "description": "Why"},
                {"type": 4, "name": "ld", "description": "Leadership"},
                {"type": 4, "name": "teapot", "description": "Nothing that there is"},
            ],
        }
        me, guild = bot.application_id or 0, bot.guilds[0].id
        await bot.http.bulk_upsert_guild_commands(me, guild, [old])  # type: ignore[list-item]
        reply = await ana.slash("panic", {"cause": "destroyed", "ld": 7})
        assert "7" in words(reply)
        refused = await ana.slash("panic", {"cause": "destroyed", "ld": 7, "teapot": 1})
        assert "teapot" in words(refused)


async def test_lines_with_options_that_are_no_longer_shown_are_understood(seen: Seen) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana")
        await says(bot, ana, "/settings game:blackhammer")
        assert "ld" not in seen.options("panic")
        reply = await says(bot, ana, "/panic ld:7 cause:destroyed dice:3,3")
        same = await says(bot, ana, "/panic cause:destroyed more:ld:7 dice:3,3")
        for each in (reply, same):
            assert "7" in words(each)
            assert each.message is not None
            assert each.message.audience is None


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "/pray is a command of Age of Sigmar, which nobody plays on this server yet: "),
        ("fr", "/pray est une commande de Age of Sigmar, à quoi personne ne joue encore sur "),
    ],
)
async def test_a_command_of_a_game_that_nobody_plays_is_refused_by_its_game(
    seen: Seen, locale: str, told: str
) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana", locale=locale)
        with pytest.raises(Refused) as refused:
            await says(bot, ana, "/pray unit:Priest")
        sentence = (await refused_sentence(bot, ana, locale, refused.value)).text
        assert sentence.replace("\N{NO-BREAK SPACE}", " ").startswith(told)
        assert "/settings game:aos4" in sentence


@pytest.fixture
async def alone(seen: Seen) -> AsyncIterator[tuple[Vexille, TableUser]]:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana", locale="en")
        yield bot, ana.moved_to(ana.private_line())


async def test_what_needs_no_server_works_in_private_messages(
    alone: tuple[Vexille, TableUser],
) -> None:
    bot, ana = alone
    tops = {name.partition(" ")[0] for name in ana.command_names()}
    assert tops == {"army", "help", "odds", "privacy", "roll", "rule", "settings"}
    for line in (
        "/roll 2d6",
        "/odds 2d6",
        "/rule fear",
        "/help",
        "/privacy show",
        "/army list",
        "/settings game:aos4",
        "/odds question:charge_roll",
    ):
        reply = await says(bot, ana, line)
        assert reply.message is not None, line
        assert reply.message.embeds, line
        assert reply.message.embeds[0]["color"] != REFUSAL, line


async def test_what_needs_a_battle_says_in_private_messages_that_it_needs_a_server(
    alone: tuple[Vexille, TableUser],
) -> None:
    bot, ana = alone
    await says(bot, ana, "/settings game:aos4")
    told = words(await says(bot, ana, "/army import list:Liberators 5"))
    assert "A battle is fought on a server" in told
    with pytest.raises(Refused) as refused:
        await says(bot, ana, "/battle start")
    sentence = (await refused_sentence(bot, ana, "en", refused.value)).text
    assert sentence.startswith("/battle needs a server; in private messages there are /army, ")


async def test_who_installed_the_bot_for_oneself_has_its_commands_by_both(seen: Seen) -> None:
    async with seen.bot() as bot:
        ana = seen.table.user("Ana")
        ana.install()
        reply = await says(bot, ana, "/roll 2d6")
        metadata = reply.messages[0].payload["interaction_metadata"]
        owners = {"0": str(seen.table.state.guild_id), "1": str(ana.id)}
        assert metadata["authorizing_integration_owners"] == owners
