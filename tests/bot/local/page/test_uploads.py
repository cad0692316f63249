"""Files that browsers send: who may, how large, and for how long they are kept."""

from __future__ import annotations

import io
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from bot.local.page.opening import Opened
from bot.local.page.uploads import Uploads, file_name
from bot.texts.localiser import Localiser
from localdiscord import Upload
from tests.bot.local.page.conftest import Browser, open_page


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({}, 200),
    ],
)
async def test_only_the_page_itself_sends_files(
    opened: Opened, client: aiohttp.ClientSession, headers: dict[str, str], status: int
) -> None:
    answer = await client.post(f"{opened.here}upload?name=a.txt", data=b"a", headers=headers)
    assert answer.status == status


async def test_a_shared_table_takes_files_of_whoever_joined_it(
    tmp_path: Path, client: aiohttp.ClientSession
) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_page(stack, tmp_path, share=True)
        bare = opened.here.split("?")[0]
        assert (await client.post(f"{bare}upload?name=a", data=b"a")).status == 403
        assert (await client.get(opened.here)).status == 200
        assert (await client.post(f"{bare}upload?name=a", data=b"a")).status == 200


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_file_beyond_the_limit_is_refused_in_the_browser_s_language(
    opened: Opened, client: aiohttp.ClientSession, *, chunked: bool
) -> None:
    large = bytes(10 * 1024 * 1024 + 1)

    async def parts() -> object:
        yield large

    answer = await client.post(
        f"{opened.here}upload?name=big",
        data=parts() if chunked else io.BytesIO(large),
        headers={"Accept-Language": "fr"},
    )
    assert answer.status == 413
    assert (await answer.text()).startswith("Un fichier fait 10")


async def test_a_sent_file_is_named_in_a_message_and_read_by_all(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    here = (await browser.enter("Ann"))["here"]
    sent = await client.post(f"{opened.here}upload?name=../my list.txt", data=b"Knights")
    told = await sent.json()
    assert (told["name"], told["size"]) == ("my_list.txt", 7)
    line = {"channel": here, "text": ""}
    assert "error" not in await browser.ask("line", **line, files=[told["ticket"]])
    message = (await browser.event("message"))["message"]
    assert message["attachments"][0]["filename"] == "my_list.txt"
    read = await client.get(message["attachments"][0]["url"])
    assert await read.read() == b"Knights"
    assert "too long ago" in (await browser.ask("line", **line, files=["unknown"]))["error"]
    told = await browser.ask("line", channel=here, text="/help", files=[told["ticket"]])
    assert told["error"] == "Nothing here takes the file my_list.txt."


def test_the_newest_files_are_kept_and_no_more() -> None:
    uploads = Uploads(Localiser([]), 1024)
    tickets = [uploads.keep(Upload(f"{n}", b"x")) for n in range(40)]
    kept = [ticket for ticket in tickets if uploads.find(ticket)]
    assert kept == tickets[-32:]
    uploads.keep(Upload("large", bytes(64 * 1024 * 1024)))
    assert [ticket for ticket in tickets if uploads.find(ticket)] == []


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("list.txt", "list.txt"),
        ("C:\\armies\\mes unités.txt", "mes_unités.txt"),
        ("../../etc/passwd", "passwd"),
        ('a"b:c\n.png', "a_b_c_.png"),
        ("..", "file"),
        ("", "file"),
        ("x" * 200 + ".png", "x" * 96 + ".png"),
    ],
)
def test_a_file_s_name_can_stand_in_a_line_and_in_an_address(given: str, name: str) -> None:
    assert file_name(given) == name
