"""A desk in Discord's second set of components: each client sends, reads and changes the same."""

from __future__ import annotations

from typing import Any

import pytest

from localdiscord import LocalTable, Message, Refused, Reply, TableUser, Upload
from localdiscord.protocol.model import COMPONENTS_V2, Json, walk_components
from localdiscord.state.context import Exchange
from tests.localdiscord.protocol.openapi import judge
from tests.peers.peer import Peer

pytestmark = pytest.mark.asyncio(loop_scope="package")

FORMATIONS = "Formation 1-1 (wide Ten files. ↔️, deep)"
READ = (
    "container 336699 ("
    "text ready, "
    "section (text Knights) beside button 4 desk-charge Charge, "
    "separator 2 drawn, "
    "row (button 2 desk-later Later, button 2 desk-note Note, button 1 desk-orders Orders, "
    "button 5 https://example.org/rules Rules), "
    f"row (list {FORMATIONS}), "
    "row (people Generals 0-2)"
    "), text -# foot"
)
"""The desk as a client reads it from the message that comes with a press."""

PICTURES = (
    "section (text Banner) beside picture banner.png image/png 3x2 Ours, "
    "pictures (field.png image/png 3x2 hidden), "
    "file list.txt text/plain, "
    "row (button 2 desk-seen Seen)"
)

ORDERS: dict[str, Any] = {
    "Speech": "hold fast",
    "Formation": ["Deep"],
    "Stance": "Hold",
    "Gear": ["Pikes", "Shields"],
    "Sworn": True,
}


def orders(peer: Peer) -> dict[str, Any]:
    """Return what is filled in of the orders that a client can read."""
    return ORDERS if peer.knows_labels else {"Speech": ORDERS["Speech"]}


def only(reply: Reply) -> Message:
    """Return the one message of an answer, which is as Discord describes it."""
    (message,) = reply.messages
    assert judge().misses("MessageResponse", message.payload) == []
    return message


def texts(message: Message) -> list[str]:
    """Return the texts of a layout in reading order."""
    assert message.flags & COMPONENTS_V2
    assert (message.content, message.embeds) == ("", [])
    return [part["content"] for part in walk_components(message.components) if part["type"] == 10]


def outline(components: list[Json]) -> list[Any]:
    """Return the types of components, each with those that it holds."""
    found: list[Any] = []
    for part in components:
        held = [*part.get("components", []), *([part["accessory"]] if "accessory" in part else [])]
        found.append((part["type"], outline(held)) if held else part["type"])
    return found


async def test_a_layout_is_kept_as_it_was_sent(alice: TableUser) -> None:
    desk = only(await alice.slash("desk"))
    rows: list[Any] = [(1, [2, 2, 2, 2]), (1, [3]), (1, [5])]
    assert outline(desk.components) == [(17, [10, (9, [10, 2]), 14, *rows]), 10]
    assert desk.components[0]["accent_color"] == 0x336699
    assert texts(desk) == ["ready", "Knights", "-# foot"]
    numbers = [part["id"] for part in walk_components(desk.components)]
    assert len(set(numbers)) == len(numbers)


async def test_a_client_reads_every_part_of_the_layout_that_a_button_is_pressed_on(
    alice: TableUser, bob: TableUser
) -> None:
    desk = only(await alice.slash("desk"))
    pressed = only(await bob.click(desk, "Charge"))
    assert pressed is desk
    assert texts(desk) == [READ, "Knights", "-# foot"]


async def test_what_is_picked_changes_the_layout_in_its_place(
    alice: TableUser, bob: TableUser
) -> None:
    desk = only(await alice.slash("desk"))
    for picked, menu, told in (
        (["Deep"], "Formation", "picked deep"),
        (["Bob", "Alice"], "Generals", "picked Bob, Alice"),
        (["Wide"], "Formation", "picked wide"),
        ([], "Generals", "picked "),
    ):
        assert only(await alice.select(desk, picked, menu)) is desk
        assert texts(desk)[0] == told
    with pytest.raises(Refused, match="bad_count"):
        await bob.select(desk, ["Wide", "Deep"], "Formation")


async def test_an_acknowledged_press_changes_the_layout_later(alice: TableUser) -> None:
    desk = only(await alice.slash("desk"))
    assert only(await alice.click(desk, "Later")) is desk
    assert texts(desk) == ["later", "Knights", "-# foot"]


async def test_a_layout_for_one_player_alone_is_changed_too(
    alice: TableUser, bob: TableUser
) -> None:
    desk = only(await alice.slash("desk", {"how": "secret"}))
    assert desk.ephemeral
    assert desk not in bob.history()
    with pytest.raises(Refused, match="not_for_you"):
        await bob.click(desk, "Charge")
    await alice.click(desk, "Charge")
    assert texts(desk) == [READ, "Knights", "-# foot"]
    assert desk.ephemeral


async def test_a_late_answer_becomes_a_layout_and_one_that_follows_is_changed(
    alice: TableUser, bob: TableUser, exchanges: list[Exchange]
) -> None:
    desk = only(await alice.slash("desk"))
    reply = await alice.click(desk, "Note")
    while not any(each.method == "PATCH" and "third" in str(each.document) for each in exchanges):
        assert await reply.more()
    first, second = reply.messages
    assert (texts(first), texts(second)) == (["first"], ["text second, then third"])
    for message in (first, second):
        assert message.ephemeral
        assert message not in bob.history()
        assert judge().misses("MessageResponse", message.payload) == []
    assert texts(desk)[0] == "ready"


async def test_a_form_opened_from_a_layout_changes_it(alice: TableUser, peer: Peer) -> None:
    desk = only(await alice.slash("desk"))
    opened = await alice.click(desk, "Orders")
    assert only(await alice.submit(opened, orders(peer))) is desk
    told = "hold fast, deep, hold, pikes, shields, true" if peer.knows_labels else "hold fast"
    assert texts(desk) == [told, "Knights", "-# foot"]


@pytest.mark.usefixtures("bob")
async def test_a_form_names_people_and_takes_a_file(alice: TableUser, peer: Peer) -> None:
    opened = await alice.slash("desk", {"how": "roll"})
    given = {"Generals": ["Bob", "Alice"], "Banner": Upload("banner.txt", b"red")}
    answer = only(await alice.submit(opened, given))
    assert answer.ephemeral
    assert texts(answer) == ["Bob, Alice, banner.txt" if peer.knows_labels else "nothing"]


async def test_a_client_reads_the_pictures_and_files_that_its_layout_shows(
    alice: TableUser,
) -> None:
    shown = only(await alice.slash("desk", {"how": "pictures"}))
    assert shown.attachments == []
    seen = only(await alice.click(shown, "Seen"))
    assert texts(seen) == [PICTURES]


async def test_the_layout_that_comes_with_a_press_is_as_discord_describes_it(
    table: LocalTable, alice: TableUser, peer: Peer, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Json] = []
    dispatch = table.gateway.dispatch

    def noticed(name: str, data: Json, *more: Any, **options: Any) -> Any:
        told.append(data)
        return dispatch(name, data, *more, **options)

    monkeypatch.setattr(table.gateway, "dispatch", noticed)
    desk = only(await alice.slash("desk"))
    await alice.select(desk, ["Alice"], "Generals")
    await alice.submit(await alice.click(desk, "Orders"), orders(peer))
    messages = [data["message"] for data in told if "message" in data]
    assert len(messages) == 3
    for message in messages:
        assert judge().misses("MessageResponse", message) == []
