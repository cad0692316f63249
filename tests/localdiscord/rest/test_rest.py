"""The REST interface: what it gives, what it refuses, and that nothing breaks it."""

import copy
import io
import json
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import pytest

from localdiscord import LocalTable, Message
from tests.localdiscord.asking import http

JUNK: list[Any] = [None, True, -1, 2**70, 1.5, "", "x", "9" * 30, [], [None], {}, {"a": 1}, [[1]]]


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table


def places(table: LocalTable) -> dict[str, int]:
    """Return the ids with which paths are filled in; the message is the bot's own."""
    alice = table.user("Alice")
    message = alice.say("hello")
    message.author_id = table.state.bot.id
    return {
        "app": table.state.bot.id,
        "guild": table.state.guild_id,
        "channel": alice.channel.id,
        "message": message.id,
        "user": alice.id,
    }


async def test_json_is_declared_exactly_as_the_client_library_wants(table: LocalTable) -> None:
    async with aiohttp.ClientSession() as session:
        response = await session.get(f"{table.http_base}/api/v10/gateway")
        assert response.headers["Content-Type"] == "application/json"
        assert await response.json() == {"url": table.gateway_url}


async def test_without_the_token_nothing_is_told(table: LocalTable) -> None:
    async with http(table, "wrong") as api:
        for path in ("users/@me", f"guilds/{table.state.guild_id}", "gateway/bot"):
            assert await api.ask("GET", path) == (
                401,
                {"message": "401: Unauthorized", "code": 0},
            )


async def test_what_the_table_has_not_is_refused_and_recorded(table: LocalTable) -> None:
    async with http(table) as api:
        guild = table.state.guild_id
        assert (await api.ask("GET", f"guilds/{guild}/bans"))[0] == 404
        assert (await api.ask("PUT", "users/@me"))[0] == 405
    assert table.unknown_routes == [
        ("GET", f"/api/v10/guilds/{guild}/bans"),
        ("PUT", "/api/v10/users/@me"),
    ]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "channels/1", 404, 10003),
        ("GET", "channels/x", 400, 50035),
        ("GET", "guilds/1", 404, 10004),
        ("GET", "guilds/{guild}/members/1", 404, 10007),
        ("GET", "users/1", 404, 10013),
        ("GET", "channels/{channel}/messages/1", 404, 10008),
        ("GET", "channels/{channel}/messages?limit=101", 400, 50035),
        ("GET", "channels/{channel}/messages?limit=x", 400, 50035),
        ("GET", "applications/1/commands", 403, 50001),
        ("GET", "applications/{app}/commands/1", 404, 10063),
        ("GET", "applications/{app}/guilds/{guild}/commands/1/permissions", 404, 10066),
        ("GET", "channels/{channel}/messages?after=x", 400, 50035),
        ("GET", "guilds/{guild}/members?after=x", 400, 50035),
        ("POST", "webhooks/{app}/none", 404, 10015),
        ("POST", "interactions/1/none/callback", 404, 10062),
    ],
)
async def test_what_is_not_there_has_discords_own_code(
    table: LocalTable, method: str, path: str, status: int, code: int
) -> None:
    async with http(table) as api:
        answer = await api.ask(method, path.format(**places(table)))
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_a_body_that_is_no_json_is_refused(table: LocalTable) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    async with http(table) as api:
        for body in (b"{", b"[1]", b"\xff"):
            headers = {"Content-Type": "application/json"}
            status, document = await api.ask("POST", path, data=body, headers=headers)
            assert (status, document["code"]) == (400, 50109)


async def test_another_persons_message_may_be_deleted_but_not_edited(table: LocalTable) -> None:
    alice = table.user("Alice")
    message = alice.say("mine")
    path = f"channels/{alice.channel.id}/messages/{message.id}"
    async with http(table) as api:
        status, document = await api.ask("PATCH", path, {"content": "yours"})
        assert (status, document["code"]) == (403, 50005)
        assert (await api.ask("DELETE", path))[0] == 204
    assert alice.history() == []


async def test_the_bots_guilds_are_listed_page_by_page(table: LocalTable) -> None:
    guild = table.state.guild_id
    async with http(table) as api:
        for page, listed in (
            ("", True),
            ("?after=0", True),
            (f"?after={guild}", False),
            (f"?before={guild}", False),
        ):
            status, guilds = await api.ask("GET", f"users/@me/guilds{page}")
            assert (status, [each["id"] for each in guilds]) == (200, [str(guild)] * listed), page


async def test_messages_are_listed_newest_first_by_place(table: LocalTable) -> None:
    alice = table.user("Alice")
    sent = [alice.say(str(number)) for number in range(9)]
    path = f"channels/{alice.channel.id}/messages"

    def ids(messages: list[Message]) -> list[str]:
        return [str(message.id) for message in reversed(messages)]

    async with http(table) as api:
        for query, expected in {
            "": sent,
            "?limit=2": sent[-2:],
            f"?limit=2&before={sent[4].id}": sent[2:4],
            f"?limit=2&after={sent[4].id}": sent[5:7],
            f"?limit=3&around={sent[4].id}": sent[3:6],
            f"?limit=3&around={sent[0].id}": sent[:2],
        }.items():
            _, listed = await api.ask("GET", path + query)
            assert [message["id"] for message in listed] == ids(expected), query
        chosen = {"messages": [str(message.id) for message in sent[:4]]}
        assert (await api.ask("POST", f"{path}/bulk-delete", chosen))[0] == 204
        assert (await api.ask("POST", f"{path}/bulk-delete", {"messages": []}))[0] == 400
    assert alice.history() == sent[4:]


async def test_a_reply_names_the_message_it_answers(table: LocalTable) -> None:
    alice = table.user("Alice")
    first = alice.say("question")
    path = f"channels/{alice.channel.id}/messages"
    async with http(table) as api:
        body = {"content": "answer", "message_reference": {"message_id": first.id}}
        _, document = await api.ask("POST", path, body)
        assert document["referenced_message"]["content"] == "question"
        body["message_reference"] = {"message_id": "1"}
        assert (await api.ask("POST", path, body))[0] == 400
        body["message_reference"] = {"message_id": "1", "fail_if_not_exists": False}
        assert (await api.ask("POST", path, body))[0] == 200


async def test_a_message_sent_again_by_an_enforced_nonce_is_the_one_sent_before(
    table: LocalTable,
) -> None:
    async with http(table) as api:
        path = f"channels/{places(table)['channel']}/messages"
        sent = {"content": "one", "nonce": "n1", "enforce_nonce": True}
        _, first = await api.ask("POST", path, sent)
        _, again = await api.ask("POST", path, {**sent, "content": "two"})
        assert (again["id"], again["content"]) == (first["id"], "one")
        _, unforced = await api.ask("POST", path, {"content": "two", "nonce": "n1"})
        _, other = await api.ask("POST", path, {**sent, "nonce": "n2"})
        assert len({first["id"], unforced["id"], other["id"]}) == 3


async def test_only_allowed_mentions_mention(table: LocalTable) -> None:
    alice = table.user("Alice")
    path = f"channels/{alice.channel.id}/messages"
    content = f"<@{alice.id}> <@123456789012345678> @everyone"
    async with http(table) as api:
        _, loud = await api.ask("POST", path, {"content": content})
        quiet_body = {"content": content, "allowed_mentions": {"parse": []}}
        _, quiet = await api.ask("POST", path, quiet_body)
        some_body = {"content": content, "allowed_mentions": {"users": [str(alice.id)]}}
        _, some = await api.ask("POST", path, some_body)
    assert ([user["id"] for user in loud["mentions"]], loud["mention_everyone"]) == (
        [str(alice.id)],
        True,
    )
    assert (quiet["mentions"], quiet["mention_everyone"]) == ([], False)
    assert ([user["id"] for user in some["mentions"]], some["mention_everyone"]) == (
        [str(alice.id)],
        False,
    )


async def test_files_beyond_the_limit_are_refused(table: LocalTable) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "big"}')
    big = io.BytesIO(b"x" * (table.settings.file_limit + 1))
    form.add_field("files[0]", big, filename="big.bin")
    path = f"channels/{table.user('Alice').channel.id}/messages"
    async with http(table) as api:
        status, document = await api.ask("POST", path, data=form)
    assert (status, document["code"]) == (413, 40005)
    assert table.state.files == {}


def mutants(body: Any) -> Iterator[Any]:
    """Yield the body with each of its parts replaced by junk, one at a time."""
    yield from JUNK
    keys: Any = list(body) if isinstance(body, dict) else range(len(body))
    for key in keys:
        inner = body[key]
        deeper = mutants(inner) if isinstance(inner, dict | list) else iter(JUNK)
        for mutant in deeper:
            changed = copy.copy(body)
            changed[key] = mutant
            yield changed


BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": {"name": "x"}}
SELECT = {
    "type": 3,
    "custom_id": "s",
    "min_values": 1,
    "max_values": 1,
    "options": [{"label": "A", "value": "a"}],
}
MESSAGE = {
    "content": "x",
    "flags": 4,
    "embeds": [
        {
            "title": "t",
            "fields": [{"name": "n", "value": "v"}],
            "footer": {"text": "f"},
            "image": {"url": "https://example.org"},
        }
    ],
    "components": [
        {"type": 1, "components": [BUTTON]},
        {"type": 1, "components": [SELECT]},
    ],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"]},
    "attachments": [],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {"type": 17, "components": [{"type": 10, "content": "x"}]},
        {
            "type": 9,
            "components": [{"type": 10, "content": "x"}],
            "accessory": {"type": 11, "media": {"url": "https://example.org"}},
        },
        {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}}]},
        {"type": 13, "file": {"url": "https://example.org/x", "attachment_id": "1"}},
    ],
}
COMMANDS = [
    {
        "name": "roll",
        "description": "Rolls.",
        "name_localizations": {"fr": "jet"},
        "default_member_permissions": 8,
        "options": [
            {
                "type": 4,
                "name": "dice",
                "description": "Dice.",
                "required": True,
                "min_value": 1,
                "choices": [{"name": "One", "value": 1, "name_localizations": {"fr": "Un"}}],
            },
        ],
    }
]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "channels/{channel}/messages", MESSAGE),
        ("POST", "channels/{channel}/messages", LAYOUT),
        ("PATCH", "channels/{channel}/messages/{message}", MESSAGE),
        ("PUT", "applications/{app}/commands", COMMANDS),
        ("POST", "applications/{app}/commands", COMMANDS[0]),
        ("POST", "channels/{channel}/threads", {"name": "aside", "type": 11}),
        ("PATCH", "channels/{channel}", {"name": "general", "topic": "x"}),
        ("POST", "channels/{channel}/messages/bulk-delete", {"messages": ["1", "2"]}),
    ],
)
async def test_no_junk_in_a_body_breaks_the_table(
    table: LocalTable, method: str, path: str, body: Any
) -> None:
    address = path.format(**places(table))
    async with http(table) as api:
        assert (await api.ask(method, address, body))[0] < 300
        for mutant in mutants(body):
            status, document = await api.ask(method, address, mutant)
            assert status < 500, mutant
            assert status < 300 or document["code"], mutant


async def test_a_message_takes_ten_files_and_no_more(table: LocalTable) -> None:
    path = "channels/{channel}/messages".format(**places(table))
    for number, wanted in ((10, 200), (11, 400)):
        form = aiohttp.FormData()
        for index in range(number):
            form.add_field(f"files[{index}]", b"x", filename=f"{index}.txt")
        headers = {"Authorization": f"Bot {table.token}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(f"{table.http_base}/api/v10/{path}", data=form) as response,
        ):
            assert response.status == wanted
            told = await response.json()
    assert "attachments" in told["errors"]
    assert len(table.state.files) == 10


async def test_a_document_without_end_or_with_endless_faults_does_not_hold_up_the_table(
    table: LocalTable,
) -> None:
    path = f"channels/{table.user('Alice').channel.id}/messages"
    wrong = {f"key{number}": 1 for number in range(50_000)}
    headers = {"Content-Type": "application/json"}
    async with http(table) as api:
        for body, code in (
            ({"content": "x" * 2**20}, 40005),
            ({"embeds": [{}] * 300_000}, 50035),
            (wrong, 50035),
        ):
            data = io.BytesIO(json.dumps(body, separators=(",", ":")).encode())
            begun = time.perf_counter()
            told = (await api.ask("POST", path, data=data, headers=headers))[1]
            assert told["code"] == code
            assert time.perf_counter() - begun < 1.0
    assert len(told["errors"]) == 100
