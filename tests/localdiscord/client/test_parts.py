"""Every part of messages and forms, sent by discord.py and used by players."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from localdiscord import LocalTable, Refused, Reply, TableSettings, TableUser, Upload
from localdiscord.protocol.model import PUBLIC_THREAD, Channel, Json, Role, walk_components
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.localdiscord.asking import http
from tests.localdiscord.bots.parts import PNG, PartsBot
from tests.localdiscord.protocol.openapi import judge


@pytest.fixture
def exchanges() -> list[Exchange]:
    return []


@pytest.fixture
async def table(exchanges: list[Exchange]) -> AsyncIterator[LocalTable]:
    async with LocalTable(TableSettings(file_limit=1024 * 1024)) as table:
        table.observe(exchanges.append)
        table.state.roles[77] = Role(77, "Umpire", 0)
        async with table.connect(PartsBot()):
            yield table
    api = [
        exchange
        for exchange in exchanges
        if exchange.route.startswith(API) and exchange.status < 400
    ]
    assert [complaint for exchange in api for complaint in judge().complaints(exchange)] == []
    assert table.unknown_routes == []


@pytest.fixture
def alice(table: LocalTable) -> TableUser:
    table.user("Bob")
    return table.user("Alice")


def told(dispatched: list[tuple[str, Json]]) -> Json:
    """Return the newest interaction that the bot was sent."""
    return [data for name, data in dispatched if name == "INTERACTION_CREATE"][-1]


@pytest.fixture
def dispatched(table: LocalTable, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Json]]:
    events: list[tuple[str, Json]] = []
    dispatch = table.gateway.dispatch

    def noticed(name: str, data: Json, *more: Any, **options: Any) -> Any:
        events.append((name, data))
        return dispatch(name, data, *more, **options)

    monkeypatch.setattr(table.gateway, "dispatch", noticed)
    return events


def aside(table: LocalTable) -> Channel:
    parent = table.state.channel_named("general")
    thread = Channel(parent.id + 1, "aside", PUBLIC_THREAD, parent_id=parent.id, owner_id=1)
    table.state.add_channel(thread)
    return thread


# menus


async def test_people_roles_channels_and_both_are_picked_from_menus(
    alice: TableUser, dispatched: list[tuple[str, Json]]
) -> None:
    menus = await alice.slash("menus")
    assert (await alice.select(menus, ["Bob", "Vexille"], "People")).content == (
        "Member:Bob, Member:Vexille"
    )
    data = told(dispatched)["data"]
    bob = data["values"][0]
    assert data["component_type"] == 5
    assert data["resolved"]["users"][bob]["username"] == "Bob"
    assert "user" not in data["resolved"]["members"][bob]
    assert data["resolved"]["members"][bob]["permissions"].isdigit()
    assert (await alice.select(menus, ["Umpire"], "Roles")).content == "Role:Umpire"
    assert told(dispatched)["data"]["resolved"] == {
        "roles": {"77": told(dispatched)["data"]["resolved"]["roles"]["77"]}
    }
    reply = await alice.select(menus, ["#general"], "Channels")
    assert reply.content == "AppCommandChannel:general"
    data = told(dispatched)["data"]
    channel = data["resolved"]["channels"][data["values"][0]]
    assert (channel["name"], channel["type"]) == ("general", 0)
    assert channel["permissions"] == str(alice.member.permissions)
    reply = await alice.select(menus, ["Bob", "Umpire"], "Anybody")
    assert set(reply.content.split(", ")) == {"Member:Bob", "Role:Umpire"}


@pytest.mark.parametrize(
    ("menu", "picked", "code"),
    [
        ("People", ["Zoe"], "unknown_person"),
        ("People", [], "bad_count"),
        ("People", ["Bob", "Bob"], "bad_count"),
        ("Roles", ["Squire"], "unknown_role"),
        ("Roles", ["Umpire", "everyone"], "bad_count"),
        ("Channels", ["nowhere"], "unknown_channel"),
        ("Channels", ["aside"], "wrong_channel"),
        ("Anybody", ["general"], "unknown_role"),
    ],
)
async def test_what_a_menu_does_not_list_is_refused(
    table: LocalTable, alice: TableUser, menu: str, picked: list[str], code: str
) -> None:
    aside(table)
    menus = await alice.slash("menus")
    with pytest.raises(Refused) as refusal:
        await alice.select(menus, picked, menu)
    assert refusal.value.code == code


async def test_an_option_takes_only_channels_of_its_type(
    table: LocalTable, alice: TableUser
) -> None:
    aside(table)
    assert (await alice.slash("post", {"where": "general"})).content == "general"
    with pytest.raises(Refused, match="wrong_channel"):
        await alice.slash("post", {"where": "aside"})


async def test_a_form_lists_people_roles_and_channels_too(
    table: LocalTable, alice: TableUser
) -> None:
    aside(table)
    opened = await alice.slash("muster")
    values = {"General": "Bob", "Rank": ["Umpire"], "Friends": ["Vexille", "Umpire"]}
    reply = await alice.submit(opened, {**values, "Field": "aside"})
    general, field, rank, friends = reply.content.split("|")
    assert (general, field) == ("Member:Bob", "AppCommandThread:aside")
    assert rank == "Role:Umpire"
    assert set(friends.split(", ")) == {"Member:Vexille", "Role:Umpire"}
    opened = await alice.slash("muster")
    with pytest.raises(Refused, match="wrong_channel"):
        await alice.submit(opened, {**values, "Field": "general"})
    with pytest.raises(Refused, match="bad_count"):
        await alice.submit(opened, {"General": "Bob"})


# layouts


def parts(reply: Reply, kind: int) -> list[Json]:
    return [
        component for component in walk_components(reply.components) if component["type"] == kind
    ]


async def test_a_layout_shows_its_files_and_its_controls_work(
    table: LocalTable, alice: TableUser
) -> None:
    board = await alice.slash("board")
    assert board.content == ""
    assert board.messages[0].flags & (1 << 15)
    thumbnail = parts(board, 11)[0]["media"]
    assert (thumbnail["width"], thumbnail["height"]) == (3, 2)
    assert thumbnail["url"].startswith(table.http_base)
    file = parts(board, 13)[0]
    assert (file["name"], file["size"]) == ("list.txt", 7)
    numbers = [component["id"] for component in walk_components(board.components)]
    assert len(set(numbers)) == len(numbers)
    assert (await alice.select(board, ["Centre"], "Wing")).content == "wing Centre"
    after = await alice.click(board, "Next turn")
    assert parts(after, 10)[1]["content"].startswith("## Turn 2")


async def test_an_edited_layout_still_refers_to_the_files_sent_first(alice: TableUser) -> None:
    board = await alice.slash("board")
    before = parts(board, 11)[0]["media"]["url"]
    for _ in range(2):
        board = await alice.click(board, "Next turn")
        assert parts(board, 11)[0]["media"]["url"] == before
        assert parts(board, 13)[0]["name"] == "list.txt"
        assert board.file({"id": before.split("/")[-2]}) == PNG


async def test_a_layout_cannot_refer_to_a_file_that_is_not_there(table: LocalTable) -> None:
    channel = table.state.channel_named("general")
    picture = {"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}
    async with http(table) as api:
        status, answer = await api.ask(
            "POST",
            f"channels/{channel.id}/messages",
            {"flags": 1 << 15, "components": [picture]},
        )
    assert status == 400
    errors = answer["errors"]["components"]["0"]["items"]["0"]["media"]["url"]
    assert errors["_errors"][0]["message"] == "The referenced attachment lost.png was not found"


# files


async def test_a_command_reads_the_files_it_is_handed(alice: TableUser) -> None:
    picture, text = Upload("field.png", PNG), Upload("list.txt", b"Knights")
    reply = await alice.slash("read", {"file": picture, "other": text})
    assert reply.content == f"field.png:{len(PNG)}:3|list.txt:7:None"
    named = {"field.png": picture}
    reply = await alice.line("/read file:field.png", files=named.get)
    assert reply.content == f"field.png:{len(PNG)}:3"
    with pytest.raises(Refused, match="unknown_file"):
        await alice.line("/read file:else.png", files=named.get)
    with pytest.raises(Refused, match="unknown_file"):
        await alice.line("/read file:field.png")


async def test_a_file_beyond_the_limit_is_refused(
    alice: TableUser, dispatched: list[tuple[str, Json]]
) -> None:
    with pytest.raises(Refused, match="file_too_large"):
        await alice.slash("read", {"file": Upload("big.bin", bytes(1024 * 1024 + 1))})
    await alice.slash("read", {"file": Upload("big.bin", bytes(1024 * 1024))})
    assert told(dispatched)["attachment_size_limit"] == 1024 * 1024


async def test_a_player_shows_a_file_to_the_others(table: LocalTable, alice: TableUser) -> None:
    message = alice.say("", files=[Upload("field.png", PNG)])
    attachment = message.attachments[0]
    assert (attachment["filename"], attachment["width"]) == ("field.png", 3)
    assert table.state.files[int(attachment["id"])] == PNG


# forms


async def test_a_form_sends_its_groups_its_box_and_its_files(alice: TableUser) -> None:
    opened = await alice.slash("orders")
    reply = await alice.submit(
        opened,
        {
            "Stance": "Charge",
            "Gear": ["spears", "Banner"],
            "Sworn": True,
            "Map": [Upload("a.txt", b"a"), Upload("b.txt", b"bc")],
        },
    )
    assert reply.content == "charge|spears+banner|True|a.txt:1|b.txt:2"


async def test_what_stands_in_a_form_is_sent_unless_touched(alice: TableUser) -> None:
    reply = await alice.submit(await alice.slash("orders"))
    assert reply.content == "hold|shields|False"
    reply = await alice.submit(await alice.slash("orders"), {"Gear": []})
    assert reply.content == "hold||False"


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"Stance": "Flee"}, "bad_choice"),
        ({"Gear": ["shields", "spears", "banner"]}, "bad_count"),
        ({"Gear": ["Horns"]}, "bad_choice"),
        ({"Map": ["no file"]}, "wrong_type"),
        ({"Map": [Upload("a", b"a")] * 3}, "bad_count"),
    ],
)
async def test_a_group_takes_only_what_it_offers(
    alice: TableUser, values: dict[str, Any], code: str
) -> None:
    opened = await alice.slash("orders")
    with pytest.raises(Refused) as refusal:
        await alice.submit(opened, values)
    assert refusal.value.code == code
