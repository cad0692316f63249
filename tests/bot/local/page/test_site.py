"""The page's server: who is served, and with which headers."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.local.page.opening import Opened
from bot.local.page.site import Site
from bot.texts.localiser import Localiser
from tests.bot.local.page.conftest import open_page

WHOLE_PAGE = 300_000
STATIC = Path(__file__).parents[4] / "bot" / "local" / "page" / "static"
SERVED = {".html", ".css", ".js", ".svg"}
FILES = [path.relative_to(STATIC) for path in STATIC.rglob("*.*") if path.suffix in SERVED]


async def test_the_page_and_all_it_needs_come_from_here_and_are_small(
    opened: Opened, client: aiohttp.ClientSession
) -> None:
    index = await client.get(opened.here)
    text = await index.text()
    assert index.status == 200
    assert "http://" not in text
    assert "https://" not in text
    total = 0
    for path in FILES:
        answer = await client.get(f"{opened.here}page/{path}")
        assert answer.status == 200, path
        total += len(await answer.read())
    assert total < WHOLE_PAGE


async def test_nothing_but_the_page_s_own_scripts_may_run(
    opened: Opened, client: aiohttp.ClientSession
) -> None:
    policy = (await client.get(opened.here)).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


async def test_a_file_is_not_sent_twice_to_a_browser_that_has_it(
    opened: Opened, client: aiohttp.ClientSession
) -> None:
    address = f"{opened.here}page/style.css"
    tag = (await client.get(address)).headers["ETag"]
    assert (await client.get(address, headers={"If-None-Match": tag})).status == 304


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({}, 101),
    ],
)
async def test_other_sites_pages_do_not_reach_the_table(
    opened: Opened, client: aiohttp.ClientSession, headers: dict[str, str], status: int
) -> None:
    try:
        async with client.ws_connect(f"{opened.here}hub", headers=headers):
            assert status == 101
    except aiohttp.WSServerHandshakeError as refused:
        assert refused.status == status  # noqa: PT017 - both ends are looked at


async def test_a_shared_table_is_joined_by_its_secret_alone(
    tmp_path: Path, client: aiohttp.ClientSession
) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_page(stack, tmp_path, share=True)
        assert opened.others is not None
        bare = opened.here.partition("?")[0]
        assert (await client.get(bare)).status == 403
        assert (await client.get(f"{bare}page/style.css")).status == 403
        assert await _status(bare, b"Cookie: vexille=\xff") == 403
        wrong = await client.get(f"{bare}?join=guess", headers={"Accept-Language": "fr-FR,en"})
        assert wrong.status == 403
        assert "demandez la nouvelle" in await wrong.text()
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await client.ws_connect(f"{bare}hub")
        entry = await client.get(opened.here, allow_redirects=False)
        assert "SameSite=Lax" in entry.headers["Set-Cookie"]  # a link from elsewhere leads in
        joined = await client.get(opened.here)
        assert joined.status == 200
        assert "join" not in str(joined.url)
        assert (await client.get(bare)).status == 200


async def _status(address: str, header: bytes) -> int:
    """Return how a request is answered whose header no client library would send."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + header + b"\r\n\r\n")
    line = await reader.readline()
    writer.close()
    await writer.wait_closed()
    return int(line.split()[1])


async def test_a_table_of_this_machine_alone_listens_on_loopback(opened: Opened) -> None:
    assert opened.here.startswith("http://127.0.0.1:")
    assert opened.others is None


@pytest.mark.parametrize(
    ("remote", "cookie", "admitted"),
    [
        ("127.0.0.1", "", True),
        ("::1", "", True),
        ("192.168.0.7", "", False),
        ("192.168.0.7", "vexille=guess", False),
        ("192.168.0.7", "vexille=known", True),
    ],
)
def test_a_shared_table_s_files_are_for_the_bot_and_whoever_knows_the_secret(
    remote: str, cookie: str, *, admitted: bool
) -> None:
    async def nothing(_: web.Request) -> web.StreamResponse:
        return web.Response()

    site = Site(nothing, nothing, Localiser([]), secret="known")
    transport = Mock()
    transport.get_extra_info.side_effect = {"peername": (remote, 5000)}.get
    request = make_mocked_request("GET", "/", headers={"Cookie": cookie}, transport=transport)
    assert site.admits(request) is admitted
