"""The health endpoint, asked over real HTTP, and the command that asks it."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from bot.process.health import __main__ as probe
from bot.process.health.server import HealthServer, process_metrics

HOST = "127.0.0.1"


def answers(*, ready: bool) -> Callable[[], Awaitable[bool]]:
    async def check() -> bool:
        return ready

    return check


async def fails() -> bool:
    raise ConnectionError


async def get(port: int, path: str) -> tuple[int, str]:
    url = f"http://{HOST}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def test_a_ready_bot_is_healthy() -> None:
    async with HealthServer(HOST, 0, answers(ready=True)) as server:
        assert await get(server.port, "/healthz") == (200, '{"status": "ready"}')
        assert await asyncio.to_thread(probe.healthy, HOST, server.port)


@pytest.mark.parametrize("check", [answers(ready=False), fails])
async def test_a_bot_that_is_not_ready_or_cannot_tell_is_not_healthy(
    check: Callable[[], Awaitable[bool]],
) -> None:
    async with HealthServer(HOST, 0, check) as server:
        status, _ = await get(server.port, "/healthz")
        assert status == 503
        assert not await asyncio.to_thread(probe.healthy, HOST, server.port)


async def test_nothing_listens_once_the_server_is_left() -> None:
    async with HealthServer(HOST, 0, answers(ready=True)) as server:
        port = server.port
    assert not await asyncio.to_thread(probe.healthy, HOST, port)


async def test_metrics_answer_only_where_they_are_wanted() -> None:
    async with HealthServer(HOST, 0, answers(ready=True), process_metrics()) as server:
        status, text = await get(server.port, "/metrics")
        assert status == 200
        assert "process_resident_memory_bytes" in text
    async with HealthServer(HOST, 0, answers(ready=True)) as server:
        status, _ = await get(server.port, "/metrics")
        assert status == 404


async def test_the_command_asks_the_port_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with HealthServer(HOST, 0, answers(ready=True)) as server:
        monkeypatch.setenv("VEXILLE_HEALTH_PORT", str(server.port))
        monkeypatch.setenv("VEXILLE_HEALTH_HOST", "0.0.0.0")  # noqa: S104 - the probe must cope
        assert await asyncio.to_thread(probe.main) == 0


@pytest.mark.parametrize("port", ["", "many", "²"])
def test_the_command_says_that_it_needs_a_port(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VEXILLE_HEALTH_PORT", port)
    assert probe.main() == 1
    assert "VEXILLE_HEALTH_PORT" in capsys.readouterr().err


def test_the_command_fails_where_nothing_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as unused:
        unused.bind((HOST, 0))
        monkeypatch.setenv("VEXILLE_HEALTH_PORT", str(unused.getsockname()[1]))
        assert probe.main() == 1
