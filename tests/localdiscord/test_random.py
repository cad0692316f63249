"""Random requests and frames: nothing that comes over the wire breaks the table.

The examples are the same in every run.
"""

from __future__ import annotations

import asyncio
import copy
import functools
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from yarl import URL

from localdiscord import LocalTable, TableSettings
from localdiscord.protocol.model import Interaction, Message
from localdiscord.rest.server import API, RestInterface
from localdiscord.state.context import make_context
from tests.localdiscord.rest.test_rest import COMMANDS, LAYOUT, MESSAGE, SELECT

THROWN: Final = 60
FRAMES: Final = 200
PARAMETER: Final = re.compile(r"\{(\w+)[^}]*\}")
ERRORS: Final = 400
SERVER_ERRORS: Final = 500
HELLO: Final = 10
BEAT: Final = b'{"op":1,"d":null}'
BEATEN: Final = 11
CLOSES: Final = {4001, 4002, 4003, 4004, 4005, 4007, 4010, 4013, 4014}

seeded = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@functools.cache
def routes() -> list[tuple[str, str]]:
    """Return method and path of everything a bot can ask for."""
    router = RestInterface(make_context(TableSettings())).application().router
    return [
        (route.method, route.resource.canonical)
        for route in router.routes()
        if route.resource is not None
        and route.resource.canonical.startswith(API)
        and route.method != "HEAD"
    ]


KEYS: Final = st.sampled_from(
    re.findall(
        r"\w+",
        """
        accessory allowed_mentions archived around attachments auto_archive_duration autocomplete
        channel_types choices component components content custom_id data default description
        description_localizations embeds emoji fail_if_not_exists fields file filename flags
        footer id image inline items label limit max_length max_value media message_id
        message_reference messages min_value name name_localizations nonce options parse poll
        position required style text thumbnail title topic tts type url users value values
        """,
    )
)
ASKED: Final = st.sampled_from(
    re.findall(
        r"\w+",
        """
        token intents shard seq session_id compress guild_id query limit user_ids presences nonce
        properties
        """,
    )
)
FORM: Final = "multipart/form-data; boundary=b"
BROKEN_FORMS: Final = [
    b"",
    b"--b\r\nbroken",
    b"--b\r\nContent-Disposition: x\r\n\r\n1\r\n--b--",
    b"--b\r\n\xff\xfe: \xff\r\n\r\n1\r\n--b--\r\n",
    b"--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\n--c--\r\n--b--",
    b"--b\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n--b--\r\n",
    b"--b\r\nContent-Transfer-Encoding: nonsense\r\n\r\n{}\r\n--b--\r\n",
    b"--b\r\nContent-Encoding: gzip\r\n\r\n{}\r\n--b--\r\n",
]
ODD: Final = ["0", "1", "-1", "abc", "²", "1e3", "9" * 20, "9" * 25, "@original", "@me", "%00"]
IDS: Final = st.sampled_from([*ODD, "9" * 5000])
LEAVES: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from([1 << 15, 1 << 53, 1 << 64, -(1 << 70), 1e308]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "x", "roll", "fr", "attachment://a.png", "x" * 4001, "<@1>", "\x00"]),
    st.text(max_size=8),
)
DOCUMENTS: Final = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(KEYS, inner, max_size=5),
    ),
    max_leaves=25,
)


MODAL: Final = {
    "custom_id": "m",
    "title": "A form",
    "components": [
        {
            "type": 18,
            "label": "How many",
            "component": {"type": 4, "custom_id": "n", "style": 1, "min_length": 1, "value": "x"},
        },
        {"type": 18, "label": "Which", "component": SELECT},
        {"type": 1, "components": [{"type": 4, "custom_id": "o", "style": 2, "label": "Why"}]},
        {"type": 10, "content": "A text."},
    ],
}
CHOICES: Final = {"choices": [{"name": "One", "value": "1"}, {"name": "Two", "value": 2}]}
WHOLE: Final[list[Any]] = [
    MESSAGE,
    LAYOUT,
    COMMANDS,
    COMMANDS[0],
    {"type": 4, "data": MESSAGE},
    {"type": 4, "data": LAYOUT},
    {"type": 5, "data": {"flags": 64}},
    {"type": 7, "data": MESSAGE},
    {"type": 8, "data": CHOICES},
    {"type": 9, "data": MODAL},
    {"name": "aside", "type": 11, "topic": "x", "auto_archive_duration": 60},
]


@st.composite
def altered(draw: st.DrawFn) -> Any:
    """A body that would be taken, but for one or two of its parts."""
    body = copy.deepcopy(draw(st.sampled_from(WHOLE)))
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(st.sampled_from(list(parts(body))))
        holder[key] = draw(st.one_of(LEAVES, DOCUMENTS))
    return body


def parts(body: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every part of a document as what holds it and its place there."""
    places = body if isinstance(body, dict) else range(len(body))
    for position in places:
        yield body, position
        if isinstance(body[position], dict | list):
            yield from parts(body[position])


def written(document: Any) -> bytes:
    """Return a document as JSON, in which numbers may be of any size."""
    try:
        return orjson.dumps(document)
    except TypeError:
        return repr(document).encode()


BODIES: Final = st.one_of(
    DOCUMENTS.map(lambda document: ("application/json", written(document))),
    st.dictionaries(KEYS, DOCUMENTS, max_size=6).map(
        lambda document: ("application/json", written(document))
    ),
    altered().map(lambda document: ("application/json", written(document))),
    altered().map(lambda document: (FORM, _form("payload_json", written(document)))),
    st.binary(max_size=30).map(lambda raw: ("application/json", raw)),
    st.tuples(st.sampled_from(["payload_json", "files[0]", "files[99]", "x", ""]), DOCUMENTS).map(
        lambda part: (FORM, _form(part[0], written(part[1])))
    ),
    st.sampled_from(BROKEN_FORMS).map(lambda raw: (FORM, raw)),
    st.sampled_from(
        [
            ("multipart/form-data", b"no boundary"),
            ("text/plain; charset=nonsense", b"{}"),
            ("application/x-www-form-urlencoded", b"a=1"),
            ("application/json", b"[" * 3000),
        ]
    ),
)


def _form(name: str, content: bytes) -> bytes:
    head = f'--b\r\nContent-Disposition: form-data; name="{name}"; filename="a.png"\r\n\r\n'
    return head.encode() + content + b"\r\n--b--\r\n"


NAMES: Final = sorted({name for _, path in routes() for name in PARAMETER.findall(path)})
FIELDS: Final = ["limit", "before", "after", "around", "query", "with_response"]


@dataclass(frozen=True)
class Throw:
    """A request that every route is asked with; most of the time it is the body that is odd."""

    odd: dict[str, str]
    query: dict[str, str]
    kind: str
    body: bytes


THROWS: Final = st.builds(
    lambda odd, query, body: Throw(odd, query, *body),
    st.one_of(st.just({}), st.dictionaries(st.sampled_from(NAMES), IDS, max_size=1)),
    st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(ODD), max_size=2),
    BODIES,
)


class Place:
    """A table with something of everything that a path can name."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self._number = 0

    def path(self, route: str, odd: dict[str, str]) -> str:
        """Return a route's path with what there is, but for what is to be odd."""
        known = {**self._known(), **odd}
        return PARAMETER.sub(lambda found: known[found[1]], route)

    def _known(self) -> dict[str, str]:
        state = self.table.state
        alice = self.table.user("Alice")
        message = alice.say("hello")
        message.author_id = state.bot.id
        interaction = self._interaction(message, alice.channel.id)
        return {
            "application_id": str(state.bot.id),
            "guild_id": str(state.guild_id),
            "channel_id": str(message.channel_id),
            "message_id": str(message.id),
            "emoji_id": "1",
            "user_id": str(alice.id),
            "command_id": str(next(iter(state.commands.get(0, {})), 1)),
            "emoji_name": "%F0%9F%8E%B2",
            "interaction_id": str(interaction.id),
            "token": interaction.token,
        }

    def _interaction(self, message: Message, channel_id: int) -> Interaction:
        self._number += 1
        kind = 2 + self._number % 4
        alice = self.table.user("Alice").member.person
        interaction = Interaction(
            id=self._number,
            token=f"token-{self._number}",
            type=kind,
            person=alice,
            channel_id=channel_id,
            source_message_id=message.id if kind != 2 else None,
        )
        if self._number % 3 == 0:
            interaction.response_type = 4
            interaction.response_message_id = message.id
        self.table.state.open_interaction(interaction)
        return interaction


@contextmanager
def opened() -> Iterator[tuple[asyncio.Runner, LocalTable]]:
    with asyncio.Runner() as runner:
        table = LocalTable()
        runner.run(table.open())
        try:
            yield runner, table
        finally:
            runner.run(table.close())


def test_no_request_is_answered_by_a_fault_and_every_error_has_discord_s_form(
    caplog: pytest.LogCaptureFixture,
) -> None:
    statuses: set[int] = set()
    with opened() as (runner, table):
        target = Place(table)

        async def ask(
            session: aiohttp.ClientSession, method: str, route: str, thrown: Throw
        ) -> None:
            url = URL(f"{table.http_base}{target.path(route, thrown.odd)}")
            kind = {"Content-Type": thrown.kind}
            async with session.request(
                method, url, params=thrown.query, data=thrown.body, headers=kind
            ) as response:
                statuses.add(response.status)
                judge(response, await response.read())

        async def ask_all(what: Throw) -> None:
            headers = {"Authorization": f"Bot {table.token}"}
            async with aiohttp.ClientSession(headers=headers) as session:
                for method, route in routes():
                    await ask(session, method, route, what)

        @settings(seeded, max_examples=THROWN)
        @given(THROWS)
        def throw(draft: Throw) -> None:
            runner.run(ask_all(draft))

        throw()
    assert statuses >= {200, 204, 400, 404}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def judge(response: aiohttp.ClientResponse, body: bytes) -> None:
    """Hold an answer against the form in which Discord refuses."""
    where = f"{response.method} {response.url}"
    assert response.status < SERVER_ERRORS, where
    if response.status >= ERRORS:
        assert response.headers["Content-Type"] == "application/json", where
        document = orjson.loads(body)
        assert document.keys() <= {"code", "message", "errors"}, where
        assert isinstance(document["code"], int), where
        assert isinstance(document["message"], str), where


FRAMES_SENT: Final = st.one_of(
    DOCUMENTS.map(written),
    st.tuples(st.integers(-1, 45), DOCUMENTS).map(
        lambda fields: written({"op": fields[0], "d": fields[1]})
    ),
    st.tuples(
        st.sampled_from([2, 6, 8]),
        st.dictionaries(
            ASKED,
            DOCUMENTS,
            max_size=6,
        ),
    ).map(lambda fields: written({"op": fields[0], "d": fields[1]})),
    st.binary(max_size=40),
)


def true_to_life(raw: bytes, table: LocalTable) -> bytes:
    """Put what nobody guesses in its place: the token, and the guild's id."""
    try:
        frame = orjson.loads(raw)
        data = frame["d"]
        data["token"] = table.token
        if "guild_id" in data:
            data["guild_id"] = str(table.state.guild_id)
    except (orjson.JSONDecodeError, TypeError, KeyError, IndexError):
        return raw
    return orjson.dumps(frame)


async def end_of(table: LocalTable, frames: list[bytes]) -> int | None:
    """Send frames and then a heartbeat; return the close code, None when that is answered."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(table.gateway_url) as socket,
    ):
        assert (await socket.receive_json(timeout=3))["op"] == HELLO
        for frame in (*frames, BEAT):
            if not socket.closed:
                await socket.send_bytes(frame)
        async for message in socket:
            if orjson.loads(message.data)["op"] == BEATEN:
                return None
        return socket.close_code


def test_no_frame_breaks_the_gateway(caplog: pytest.LogCaptureFixture) -> None:
    codes: set[int | None] = set()
    with opened() as (runner, table):
        identify = written({"op": 2, "d": {"token": table.token, "intents": 1}})

        @settings(seeded, max_examples=FRAMES)
        @given(st.lists(FRAMES_SENT, min_size=1, max_size=4), st.booleans())
        def throw(frames: list[bytes], identified: bool) -> None:  # noqa: FBT001 - drawn
            sent = [true_to_life(frame, table) for frame in frames]
            codes.add(runner.run(end_of(table, [identify, *sent] if identified else sent)))

        throw()
    assert codes - {None} <= CLOSES
    assert len(codes) > len(CLOSES) / 2
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
