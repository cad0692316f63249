"""Both loopbacks lead to one table, and an address of the network may be IPv6's."""

from __future__ import annotations

import errno
import socket
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import aiohttp
import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import expect

from bot.local.page.opening import Opened, own_address
from localdiscord import LocalTable, TableSettings
from tests.bot.local.page.conftest import Browser, open_page


def has_ipv6() -> bool:
    with suppress(OSError), closing(socket.create_server(("::1", 0), family=socket.AF_INET6)):
        return True
    return False


LOOPBACKS = ["127.0.0.1", *(["[::1]"] if has_ipv6() else [])]
"""Those of this machine: in a container IPv6's is often missing."""


def port_of(opened: Opened) -> int:
    port = urlsplit(opened.here).port
    assert port is not None
    return port


@pytest.mark.parametrize("host", ["localhost", *LOOPBACKS])
async def test_every_name_of_this_machine_leads_to_the_table(
    opened: Opened, client: aiohttp.ClientSession, host: str
) -> None:
    here = f"http://{host}:{port_of(opened)}"
    answer = await client.get(f"{here}/")
    assert answer.status == 200
    async with client.ws_connect(f"{here}/hub", headers={"Origin": here}) as ws:
        assert "error" not in await Browser(ws).enter("Alice")
    policy = answer.headers["Content-Security-Policy"]
    assert ("[" in policy) is False
    assert (f"ws://{host}" in policy) is ("[" not in host)


@pytest.mark.parametrize("host", LOOPBACKS)
async def test_a_browser_plays_there_without_a_complaint(
    opened: Opened, chromium: Chromium, host: str
) -> None:
    complaints: list[str] = []

    def heard(message: Any) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    page = await chromium.new_page(locale="en-GB")
    page.on("console", heard)
    await page.goto(f"http://{host}:{port_of(opened)}/")
    await page.get_by_role("button", name="Roll 3D6").click()
    await expect(page.locator(".embed h3")).to_have_text("Roll")
    assert complaints == []


@pytest.mark.parametrize("host", LOOPBACKS)
async def test_a_shared_table_is_joined_on_either(
    tmp_path: Path, client: aiohttp.ClientSession, host: str
) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_page(stack, tmp_path, share=True)
        join = urlsplit(opened.here).query
        here = f"http://{host}:{port_of(opened)}/"
        assert (await client.get(here)).status == 403
        assert (await client.get(f"{here}?{join}")).status == 200
        assert (await client.get(here)).status == 200


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("127.0.0.1:8417", True),
        ("192.168.1.7", True),
        ("localhost:8417", True),
        ("[::1]:8417", True),
        ("[fd00::7]", True),
        ("evil.example:8417", False),
        ("cafe", False),
        ("1.2.3", False),
        ("::1", False),
        ("[", False),
        ("[::1", False),
        ("[::1]evil", False),
        ("[localhost]", False),
        ("[127.0.0.1]", False),
        ("127.0.0.1; script-src *", False),
        ("127.0.0.1:80; script-src *", False),
        ("", False),
    ],
)
async def test_only_a_number_or_localhost_is_answered(
    opened: Opened, client: aiohttp.ClientSession, host: str, *, welcome: bool
) -> None:
    answer = await client.get(opened.here, headers={"Host": host})
    assert answer.status == (200 if welcome else 403)


async def test_a_machine_without_ipv6_has_a_table_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = socket.create_server

    def lacking(address: Any, **more: Any) -> socket.socket:
        if more["family"] is socket.AF_INET6:
            raise OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address")
        return whole(address, **more)

    monkeypatch.setattr(socket, "create_server", lacking)
    async with (
        LocalTable() as table,
        aiohttp.ClientSession() as session,
        session.get(f"{table.http_base}/api/v10/gateway") as answer,
    ):
        assert answer.status == 200


@pytest.mark.parametrize("host", LOOPBACKS)
async def test_a_port_that_another_has_on_either_is_taken(host: str) -> None:
    family = socket.AF_INET6 if "[" in host else socket.AF_INET
    with socket.create_server((host.strip("[]"), 0), family=family) as other:
        port = other.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            async with LocalTable(TableSettings(port=port)):
                pass
    async with LocalTable(TableSettings(port=port)):
        pass  # what was begun is let go


async def test_a_table_restarts_at_its_port_on_both_loopbacks() -> None:
    async with LocalTable() as table:
        before = table.http_base
        await table.restart()
        assert table.http_base == before


def test_an_address_of_ipv6_is_written_as_an_address_bar_takes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Way:
        def __init__(self, family: int, _kind: int) -> None:
            if family == socket.AF_INET:
                raise OSError(errno.ENETUNREACH, "Network is unreachable")

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing is open."""

        def connect(self, _there: object) -> None:
            """Nothing is sent."""

        def getsockname(self) -> tuple[str, int]:
            return "fd00::7", 9

    monkeypatch.setattr(socket, "socket", Way)
    assert own_address() == "[fd00::7]"
