"""Payload compression: what IDENTIFY asks for by `compress`."""

import zlib
from typing import Any

import aiohttp
import orjson

from localdiscord import LocalTable
from tests.localdiscord.gateway.test_gateway import Client, client


class Counting(Client):
    """A client that inflates each blob by itself and counts them."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__(socket, self._inflated)
        self.blobs = 0

    def _inflated(self, data: str | bytes) -> str | bytes:
        if isinstance(data, bytes):
            self.blobs += 1
            return zlib.decompress(data)
        return data


async def test_ready_and_what_is_long_come_as_one_blob_each_and_the_rest_as_text(
    table: LocalTable,
) -> None:
    async with client(table) as bare:
        counting = Counting(bare.socket)
        ready = await counting.identify(table, compress=True)
        assert (ready["t"], counting.blobs) == ("READY", 1)
        assert (await counting.read())["t"] == "GUILD_CREATE"
        assert counting.blobs == 2
        await counting.send(1, 2)
        assert (await counting.read())["op"] == 11
        assert counting.blobs == 2


async def test_a_resumed_session_is_compressed_as_it_was(table: LocalTable) -> None:
    async with client(table) as bare:
        ready = await Counting(bare.socket).identify(table, compress=True)
        await bare.socket.close(code=4000)
    async with client(table) as bare:
        counting = Counting(bare.socket)
        await counting.read()
        session = ready["d"]["session_id"]
        await counting.send(6, {"token": table.token, "session_id": session, "seq": 1})
        assert (await counting.read())["t"] == "GUILD_CREATE"
        assert counting.blobs == 1


async def test_beside_a_compressed_stream_payloads_are_not_compressed_twice(
    table: LocalTable,
) -> None:
    async with client(table, "zlib-stream") as bare:
        ready: dict[str, Any] = await bare.identify(table, compress=True)
        assert ready["t"] == "READY"


async def test_without_being_asked_for_nothing_is_compressed(table: LocalTable) -> None:
    async with client(table) as bare:
        await bare.read()
        await bare.send(2, {"token": table.token, "intents": 1})
        message = await bare.socket.receive(timeout=3)
        assert message.type is aiohttp.WSMsgType.TEXT
        assert orjson.loads(message.data)["t"] == "READY"
