"""Requests at odd moments and with odd contents."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from localdiscord import LocalTable, Upload
from tests.localdiscord.asking import http

LAYOUT = 1 << 15
LEGACY_FIELDS = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
FLAG_REMOVED = "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table


async def test_what_is_gone_when_a_body_has_come_is_neither_edited_nor_written_to(
    table: LocalTable,
) -> None:
    alice = table.user("Alice", channel="aside")
    message = alice.say("hello")
    message.author_id = table.state.bot.id
    path = f"channels/{alice.channel.id}/messages"
    begun = asyncio.Event()

    async def slowly() -> AsyncIterator[bytes]:
        yield b'{"content": '
        begun.set()
        await gone.wait()
        yield b'"late"}'

    for method, each, code, remove in (
        ("PATCH", f"{path}/{message.id}", 10008, lambda: table.state.remove_message(message)),
        ("POST", path, 10003, lambda: table.state.remove_channel(alice.channel)),
    ):
        gone = asyncio.Event()
        begun.clear()
        async with http(table) as api:
            headers = {"Content-Type": "application/json"}
            asked = asyncio.create_task(api.ask(method, each, data=slowly(), headers=headers))
            await begun.wait()
            await asyncio.sleep(0.05)
            remove()
            gone.set()
            assert (await asked)[1]["code"] == code
    assert not table.state.messages


async def test_nothing_but_an_answer_is_for_one_person_alone(table: LocalTable) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    async with http(table) as api:
        _, told = await api.ask("POST", path, {"content": "for all", "flags": 64})
    assert told["flags"] == 0


async def test_embeds_of_links_are_hidden_and_shown_again_by_an_edit(table: LocalTable) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    async with http(table) as api:
        _, sent = await api.ask("POST", path, {"content": "https://example.org"})
        for flags in (4, 0):
            told = (await api.ask("PATCH", f"{path}/{sent['id']}", {"flags": flags}))[1]
            assert told["flags"] == flags


async def test_a_layout_is_edited_without_its_flag_and_never_loses_it(table: LocalTable) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    first, second = ([{"type": 10, "content": each}] for each in ("first", "second"))
    async with http(table) as api:
        _, sent = await api.ask("POST", path, {"flags": LAYOUT, "components": first})
        here = f"{path}/{sent['id']}"
        for body, field, code in (
            ({"content": "x"}, "content", LEGACY_FIELDS),
            ({"content": "x", "components": [], "flags": 0}, "flags", FLAG_REMOVED),
            ({"content": "x", "components": [], "flags": 4}, "flags", FLAG_REMOVED),
            ({"embeds": [{"title": "x"}]}, "embeds", LEGACY_FIELDS),
        ):
            status, told = await api.ask("PATCH", here, body)
            assert (status, told["code"]) == (400, 50035)
            assert told["errors"][field]["_errors"][0]["code"] == code
        kept = (await api.ask("GET", here))[1]
        assert (kept["flags"], kept["content"], kept["components"]) == (
            LAYOUT,
            "",
            sent["components"],
        )
        for more in ({}, {"flags": None}, {"flags": LAYOUT}, {"content": None, "embeds": []}):
            status, told = await api.ask("PATCH", here, {"components": second, **more})
            assert (status, told["flags"], told["content"]) == (200, LAYOUT, "")
            assert told["components"][0]["content"] == "second"


async def test_a_text_becomes_a_layout_once_it_is_taken_away(table: LocalTable) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    layout = {"flags": LAYOUT, "components": [{"type": 10, "content": "laid out"}]}
    async with http(table) as api:
        _, sent = await api.ask("POST", path, {"content": "text", "embeds": [{"title": "x"}]})
        here = f"{path}/{sent['id']}"
        status, told = await api.ask("PATCH", here, layout)
        assert status == 400
        assert set(told["errors"]) == {"content", "embeds"}
        status, told = await api.ask("PATCH", here, {**layout, "content": None, "embeds": []})
    assert (status, told["flags"], told["content"], told["embeds"]) == (200, LAYOUT, "", [])


async def test_a_message_of_another_channel_cannot_be_quoted(table: LocalTable) -> None:
    alice = table.user("Alice")
    private = alice.moved_to(alice.private_line()).say("for the bot alone")
    reference = {"message_id": str(private.id), "channel_id": str(private.channel_id)}
    body = {"content": "look", "message_reference": reference}
    async with http(table) as api:
        status, _ = await api.ask("POST", f"channels/{alice.channel.id}/messages", body)
    assert status == 400
    assert alice.history() == []


async def test_a_recipient_that_is_no_id_is_refused(table: LocalTable) -> None:
    async with http(table) as api:
        for recipient in ("9" * 5000, "٣", "x", None):
            status, told = await api.ask("POST", "users/@me/channels", {"recipient_id": recipient})
            assert (status, told["code"]) == (400, 50033)


async def test_a_file_that_is_a_page_cannot_act_as_the_table_s_own(table: LocalTable) -> None:
    page = Upload("page.html", b"<script>alert(1)</script>")
    address = table.user("Alice").say("", files=[page]).attachments[0]["url"]
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("sandbox;")
    assert "default-src 'none'" in policy
    assert "allow-" not in policy
