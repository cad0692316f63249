"""Bots written with several clients: players see the same."""

from __future__ import annotations

import re
from typing import Any

import pytest

from localdiscord import Faults, LocalTable, Message, NoAnswer, Refused, Reply, TableUser, Upload
from localdiscord.state.context import Exchange

pytestmark = pytest.mark.asyncio(loop_scope="package")


def only(reply: Reply) -> Message:
    """Return the one message of an answer."""
    (message,) = reply.messages
    return message


async def several(reply: Reply, count: int) -> tuple[Message, ...]:
    """Return the messages of an answer once there are so many."""
    while len(reply.messages) < count:
        assert await reply.more()
    return tuple(reply.messages)


def shown(embed: dict[str, Any]) -> tuple[str, str]:
    return embed["title"], embed["description"]


async def test_the_commands_it_registered_are_offered(alice: TableUser) -> None:
    reports = [
        "report chart",
        "report emblem",
        "report hurry",
        "report wait",
        "report whisper",
        "report write",
    ]
    assert alice.command_names() == ["desk", "muster", *reports, "volley"]
    with pytest.raises(Refused, match="missing_option"):
        await alice.slash("volley", {})
    with pytest.raises(Refused, match="out_of_range"):
        await alice.slash("volley", {"shots": 0})


async def test_a_command_is_answered_with_an_embed_and_a_button(alice: TableUser) -> None:
    reply = await alice.slash("volley", {"shots": 20, "unit": "Archers"})
    (embed,) = only(reply).embeds
    assert shown(embed) == ("Archers", "20 shots")
    assert [control["label"] for control in only(reply).controls()] == ["Again"]
    assert not reply.ephemeral


async def test_an_option_is_completed_while_it_is_typed(alice: TableUser) -> None:
    offered = await alice.autocomplete("volley", "unit", {"unit": "ar", "shots": 2})
    assert [each["value"] for each in offered] == ["Archers", "Spearmen"]
    assert await alice.autocomplete("volley", "unit", {"unit": "x"}) == []


async def test_a_button_changes_the_message_it_is_under(alice: TableUser, bob: TableUser) -> None:
    first = await alice.slash("volley", {"shots": 1})
    changed = await bob.click(first, "Again")
    assert only(changed).id == only(first).id
    assert (changed.content, changed.embeds, changed.components) == ("again", [], [])


async def test_a_form_is_opened_and_what_is_filled_in_is_answered(alice: TableUser) -> None:
    opened = await alice.slash("report write")
    assert opened.modal is not None
    assert opened.modal["title"] == "Report"
    assert opened.messages == []
    assert (await alice.submit(opened, {"Text": "all lost"})).content == "reported: all lost"


async def test_a_deferred_answer_fills_the_message_that_waits(alice: TableUser) -> None:
    reply = await alice.slash("report wait")
    assert only(reply).content == "waited"
    assert not only(reply).loading


async def test_a_follow_up_can_be_for_one_player_alone(alice: TableUser, bob: TableUser) -> None:
    aloud, whispered = await several(await alice.slash("report whisper"), 2)
    assert (aloud.content, aloud.ephemeral) == ("aloud", False)
    assert (whispered.content, whispered.ephemeral) == ("whispered after aloud", True)
    assert whispered in alice.history()
    assert whispered not in bob.history()


async def test_a_bot_in_a_hurry_keeps_to_the_limit_it_is_told_of(
    table: LocalTable, alice: TableUser, exchanges: list[Exchange]
) -> None:
    reply = await alice.slash("report hurry")
    told = await several(reply, 8)
    assert [message.content for message in told] == [str(number) for number in range(8)]
    first, last = told[1].written_at, told[-1].written_at
    assert last - first >= table.settings.rate_window / 2
    assert all(exchange.status < 400 for exchange in exchanges)


async def test_a_file_arrives_whole(alice: TableUser) -> None:
    reply = await alice.slash("report chart")
    (attachment,) = only(reply).attachments
    assert (attachment["filename"], reply.file(attachment)) == ("chart.txt", b"chart")


async def test_it_reads_people_files_and_languages_that_it_is_given(alice: TableUser) -> None:
    army = Upload("army.txt", "Über".encode())
    reply = await alice.slash("muster", {"who": "Alice", "list": army})
    assert reply.content == "Alice, army.txt, Über, fr, Alice"


@pytest.mark.parametrize("loss", ["closed", "cut", "asked to connect again"])
async def test_a_lost_socket_is_resumed_and_nothing_is_missed(
    table: LocalTable, alice: TableUser, loss: str
) -> None:
    sessions = table.gateway.sessions
    if loss == "closed":
        await table.gateway.drop()
    elif loss == "cut":
        table.gateway.abort()
    else:
        table.gateway.ask_reconnect()
    for shots in (1, 2):
        reply = await alice.slash("volley", {"shots": shots})
        assert reply.embeds[0]["description"] == f"{shots} shots"
    assert table.gateway.sessions == sessions


@pytest.mark.parametrize("fault", ["cut", "limited", "refused", "slow"])
async def test_an_answer_comes_once_whatever_befalls_it(
    alice: TableUser, faults: Faults, fault: str
) -> None:
    if fault == "cut":
        faults.cut()
    elif fault == "limited":
        faults.limit(0.2)
    elif fault == "refused":
        faults.refuse(503)
    else:
        faults.slow(0.2)
    before = alice.history()
    reply = await alice.slash("volley", {"shots": 3})
    assert reply.embeds[0]["description"] == "3 shots"
    assert alice.history() == [*before, only(reply)]
    assert faults.pending == 0


async def test_an_answer_begun_before_a_loss_is_given_once(
    table: LocalTable, alice: TableUser
) -> None:
    opened = await alice.slash("report write")
    table.gateway.abort()
    reply = await alice.submit(opened, {"Text": "still here"})
    assert only(reply).content == "reported: still here"
    with pytest.raises(NoAnswer):
        await alice.wait_message(limit=0.05)


async def test_an_emoji_of_its_own_is_made_renamed_and_taken_away(
    alice: TableUser, table: LocalTable
) -> None:
    reply = await alice.slash("report emblem", {})
    assert re.fullmatch(r"<a:banner:\d+> 0", reply.content)
    assert table.state.emojis == {}
