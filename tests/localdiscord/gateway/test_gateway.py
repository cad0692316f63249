"""Sessions over the three encodings, lost sockets, and refusals."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from localdiscord import LocalTable, Refused, TableSettings, TableUser
from localdiscord.pointing import pointed_at
from tests.localdiscord.bots.sample import SampleBot


class Client:
    """A gateway client of a few lines, which reads what is on the wire."""

    def __init__(
        self, socket: aiohttp.ClientWebSocketResponse, decode: Callable[[Any], str | bytes]
    ) -> None:
        self.socket = socket
        self._decode = decode

    async def read(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=3)
        assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message
        document: dict[str, Any] = json.loads(self._decode(message.data))
        return document

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, table: LocalTable, **more: Any) -> dict[str, Any]:
        assert (await self.read())["op"] == 10
        await self.send(2, {"token": table.token, "intents": 1, "properties": {}, **more})
        return await self.read()

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=3)
        return self.socket.close_code


@asynccontextmanager
async def client(table: LocalTable, compress: str | None = None) -> AsyncIterator[Client]:
    query = f"?v=10&encoding=json&compress={compress}" if compress else "?v=10&encoding=json"
    inflate, unpack = zlib.decompressobj(), zstandard.ZstdDecompressor().decompressobj()
    decode: dict[str | None, Callable[[Any], str | bytes]] = {
        None: str,
        "zlib-stream": inflate.decompress,
        "zstd-stream": unpack.decompress,
    }
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(table.gateway_url + query) as socket,
    ):
        yield Client(socket, decode[compress])


@pytest.mark.parametrize("compress", [None, "zlib-stream", "zstd-stream"])
async def test_a_session_opens_in_every_encoding(table: LocalTable, compress: str | None) -> None:
    async with client(table, compress) as bare:
        ready = await bare.identify(table)
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"] == [{"id": str(table.state.guild_id), "unavailable": True}]
        guild = await bare.read()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["general"]
        table.user("Alice", channel="skirmish")
        assert (await bare.read())["t"] == "CHANNEL_CREATE"
        await bare.send(1, 3)
        assert (await bare.read())["op"] == 11


async def test_an_unknown_compression_is_refused(table: LocalTable) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(table.gateway_url + "?compress=rot13")


@pytest.mark.parametrize(("terms", "code"), [("v=6&encoding=json", 4012), ("encoding=etf", 4002)])
async def test_another_version_or_encoding_is_refused(
    table: LocalTable, terms: str, code: int
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{table.gateway_url}?{terms}") as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        farewell = await socket.receive()
        assert (farewell.type, farewell.data) == (aiohttp.WSMsgType.CLOSE, code)
        assert farewell.extra  # a sentence for whoever reads logs


async def answered(alice: TableUser) -> bool:
    reply = await alice.slash("volley", {"notation": "3d6"})
    return reply.content.startswith("3d6")


@pytest.mark.parametrize("fault", ["drop", "abort", "reconnect"])
async def test_a_command_given_while_the_socket_is_gone_is_answered_after_resuming(
    table: LocalTable, alice: TableUser, bot: SampleBot, fault: str
) -> None:
    if fault == "drop":
        await table.gateway.drop()
    elif fault == "abort":
        table.gateway.abort()
    else:
        table.gateway.ask_reconnect()
    assert await answered(alice)
    await asyncio.sleep(0.01)
    assert (bot.resumptions, bot.identifications) == (1, 1)


async def test_a_resumed_session_replays_what_was_missed(table: LocalTable) -> None:
    async with client(table) as first:
        session = (await first.identify(table))["d"]["session_id"]
        await first.read()
        await first.socket.close(code=4000)
    table.user("Alice", channel="one")
    table.user("Alice", channel="two")
    async with client(table) as second:
        await second.read()
        await second.send(6, {"token": table.token, "session_id": session, "seq": 2})
        events = [await second.read() for _ in range(3)]
        assert [event["t"] for event in events] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
        assert [event["s"] for event in events] == [3, 4, 5]


@pytest.mark.parametrize(("seq", "code"), [(99, 4007), (-1, 4007), ("2", 4002), (True, 4002)])
async def test_a_sequence_that_was_never_sent_closes_the_socket(
    table: LocalTable, seq: object, code: int
) -> None:
    async with client(table) as first:
        session = (await first.identify(table))["d"]["session_id"]
        await first.socket.close(code=4000)
    async with client(table) as second:
        await second.read()
        await second.send(6, {"token": table.token, "session_id": session, "seq": seq})
        assert await second.close_code() == code


@pytest.mark.parametrize("lost", [{"seq": None}, {"session_id": "another", "seq": 2}])
async def test_a_session_that_cannot_be_resumed_is_invalid(
    table: LocalTable, lost: dict[str, Any]
) -> None:
    async with client(table) as first:
        session = (await first.identify(table))["d"]["session_id"]
        await first.read()
        await first.socket.close(code=4000)
    async with client(table) as second:
        await second.read()
        await second.send(6, {"token": table.token, "session_id": session, **lost})
        assert await second.read() == {"op": 9, "d": False, "s": None, "t": None}
        await second.send(2, {"token": table.token, "intents": 1})
        assert (await second.read())["t"] == "READY"


async def test_a_session_closed_for_good_cannot_be_resumed(table: LocalTable) -> None:
    async with client(table) as first:
        session = (await first.identify(table))["d"]["session_id"]
        await first.read()
        await first.socket.close(code=1000)
    async with client(table) as second:
        await second.read()
        await second.send(6, {"token": table.token, "session_id": session, "seq": 2})
        assert (await second.read())["op"] == 9


async def test_a_session_whose_missed_events_are_gone_is_invalid() -> None:
    async with LocalTable(TableSettings(kept_events=3)) as table:
        async with client(table) as first:
            session = (await first.identify(table))["d"]["session_id"]
            await first.read()
            await first.socket.close(code=4000)
        for number in range(4):
            table.user("Alice", channel=f"place {number}")
        async with client(table) as second:
            await second.read()
            await second.send(6, {"token": table.token, "session_id": session, "seq": 2})
            assert (await second.read())["op"] == 9


async def test_a_bot_whose_session_is_invalidated_identifies_anew(
    table: LocalTable, alice: TableUser, bot: SampleBot
) -> None:
    table.gateway.invalidate()
    with pytest.raises(Refused, match="no_bot"):
        await answered(alice)
    await table.wait_bot()
    assert await answered(alice)
    assert bot.identifications == 2


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"intents": "all"}}, 4004),
        ({"op": 2, "d": None}, 4002),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99}, 4003),
        ({"op": "2", "d": {}}, 4002),
        ({"op": True}, 4002),
        ({"op": []}, 4002),
        ({"op": 1, "d": "x" * 5000}, 4002),
        ({"nonsense": True}, 4002),
        ([1], 4002),
    ],
)
async def test_a_wrong_first_message_closes_the_socket(
    table: LocalTable, sent: object, code: int
) -> None:
    async with client(table) as bare:
        await bare.read()
        await bare.socket.send_json(sent)
        assert await bare.close_code() == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"intents": 1 << 40}, 4013),
        ({"intents": "all"}, 4013),
        ({"intents": 1 << 15}, 4014),
        ({"shard": [2, 2]}, 4010),
        ({"shard": "first"}, 4010),
    ],
)
async def test_an_identification_that_discord_would_not_take_closes_the_socket(
    table: LocalTable, more: dict[str, Any], code: int
) -> None:
    async with client(table) as bare:
        await bare.read()
        await bare.send(2, {"token": table.token, "intents": 1, **more})
        assert await bare.close_code() == code


async def test_identifying_twice_and_unknown_operations_close_the_socket(
    table: LocalTable,
) -> None:
    for op, code in ((2, 4005), (99, 4001)):
        async with client(table) as bare:
            await bare.identify(table)
            await bare.send(op, {"token": table.token, "intents": 1})
            assert await bare.close_code() == code


async def test_a_client_that_sends_too_much_is_closed(table: LocalTable) -> None:
    async with client(table) as bare:
        await bare.identify(table)
        for _ in range(120):
            await bare.send(3, {})
        assert await bare.close_code() == 4008


async def test_a_client_without_a_heartbeat_is_closed_whatever_else_it_sends() -> None:
    async with LocalTable(TableSettings(heartbeat_interval=0.05)) as table:
        async with client(table) as silent:
            assert await silent.close_code() == 4009
        async with client(table) as busy:
            await busy.identify(table)
            for _ in range(4):
                await busy.send(3, {})
                await asyncio.sleep(0.03)
            assert await busy.close_code() == 4009
        async with client(table) as beating:
            await beating.identify(table)
            for beat in range(4):
                await beating.send(1, beat)
                await asyncio.sleep(0.04)
            assert not beating.socket.closed


async def test_what_a_table_has_no_use_for_is_ignored(table: LocalTable) -> None:
    ignored = {3: {"status": "idle"}, 4: {"guild_id": "1"}, 31: {"guild_ids": ["1"]}}
    async with client(table) as bare:
        await bare.identify(table)
        await bare.read()
        for op, data in ignored.items():
            await bare.send(op, data)
        await bare.send(1, 2)
        assert (await bare.read())["op"] == 11
        await bare.send(4, "nonsense")
        assert await bare.close_code() == 4002


async def test_a_fault_of_the_gateway_closes_the_socket_and_is_logged(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table.gateway, "_obey", lambda *_: 1 / 0)
    async with client(table) as bare:
        await bare.send(1, None)
        assert await bare.close_code() == 4000
    assert "ZeroDivisionError" in caplog.text


async def test_only_the_shard_that_has_the_guild_is_told_of_it(table: LocalTable) -> None:
    home = (table.state.guild_id >> 22) % 2
    async with client(table) as there, client(table) as elsewhere:
        assert (await there.identify(table, shard=[home, 2]))["d"]["guilds"]
        assert not (await elsewhere.identify(table, shard=[1 - home, 2]))["d"]["guilds"]
        assert (await there.read())["t"] == "GUILD_CREATE"
        await elsewhere.send(1, 1)
        assert (await elsewhere.read())["op"] == 11


async def test_a_wrong_token_and_a_forbidden_intent_stop_a_real_client(
    table: LocalTable,
) -> None:
    greedy = SampleBot(intents=discord.Intents(guilds=True, message_content=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with table.connect(greedy):
            pass
    stranger = SampleBot()
    with pointed_at(table.http_base, table.gateway_url), pytest.raises(discord.LoginFailure):
        await stranger.start("wrong")
    await stranger.close()


async def test_messages_reach_a_bot_that_asked_for_them_with_or_without_content() -> None:
    for content, seen in ((False, ""), (True, "hello")):
        intents = discord.Intents(guilds=True, guild_messages=True, message_content=content)
        settings = TableSettings(privileged_intents=1 << 15)
        bot = SampleBot(intents=intents)
        async with LocalTable(settings) as table, table.connect(bot):
            alice = table.user("Alice")
            arrival = asyncio.create_task(bot.wait_for("message", timeout=3))
            await asyncio.sleep(0)
            alice.say("hello")
            message = await arrival
            assert (message.content, message.author.name) == (seen, "Alice")
