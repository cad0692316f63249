"""Buttons, selects and forms, as sent by a real client and used by players."""

import asyncio
import time

import pytest

from localdiscord import LocalTable, Refused, TableUser, Upload
from tests.localdiscord.bots.sample import SampleBot


async def test_a_button_edits_its_message(alice: TableUser, bob: TableUser) -> None:
    panel = await alice.slash("panel")
    reply = await bob.click(panel, "undo")
    assert reply.content == "undone"
    assert reply.components == []
    assert reply.message is panel.message


async def test_a_click_right_after_the_answer_is_never_lost(alice: TableUser) -> None:
    for _ in range(20):
        reply = await alice.click(await alice.slash("panel"), "Undo")
        assert reply.content == "undone"
        assert reply.interaction.redispatched == 0


async def test_what_an_edit_takes_away_before_a_press_is_sent_is_pressed_no_more(
    alice: TableUser,
) -> None:
    panel = await alice.slash("panel")
    panel.message.written_at = time.monotonic()
    press = asyncio.create_task(alice.click(panel, "undo"))
    await asyncio.sleep(0)  # it waits until the bot knows what it sent
    panel.message.payload["components"] = []
    with pytest.raises(Refused, match="no_such_control"):
        await press


async def test_a_button_may_defer_its_edit(alice: TableUser) -> None:
    reply = await alice.click(await alice.slash("panel"), "Later")
    assert reply.complete
    assert reply.content == "later done"


async def test_a_bare_acknowledgement_is_an_answer_that_is_never_whole(
    alice: TableUser,
) -> None:
    reply = await alice.click(await alice.slash("panel"), "Nothing", limit=0.1)
    assert not reply.complete
    assert reply.messages == []


async def test_a_dynamic_button_works_after_the_bot_has_restarted(table: LocalTable) -> None:
    alice = table.user("Alice")
    async with table.connect(SampleBot()):
        reply = await alice.slash("count")
    async with table.connect(SampleBot()):
        for number in (1, 2, 3):
            reply = await alice.click(reply, f"count:{number}")
            assert reply.content == f"counted {number}"


async def test_options_are_picked_by_value_or_label(alice: TableUser) -> None:
    panel = await alice.slash("panel")
    reply = await alice.select(panel, ["hold", "Stand and shoot"])
    assert reply.content == "hold+shoot"


async def test_people_are_picked_by_name(alice: TableUser, bob: TableUser) -> None:
    reply = await alice.select(await alice.slash("panel"), [f"<@{bob.id}>"], "Opponent")
    assert reply.content == f"against {bob.name}"


async def test_a_form_opened_by_a_button_is_filled_in_and_sent(alice: TableUser) -> None:
    opened = await alice.click(await alice.slash("panel"), "Report")
    proof = Upload("proof.txt", b"seen")
    reply = await alice.submit(opened, {"Unit": "Orcs", "Side": ["South"], "Proof": proof})
    assert reply.content == "Orcs|South|['seen']"


async def test_a_form_opened_by_a_command_is_filled_in_and_sent(alice: TableUser) -> None:
    reply = await alice.submit(await alice.slash("form"), {"unit": "Elves", "side": "North"})
    assert reply.content == "Elves|North|[]"


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"Side": "North"}, "missing_field"),
        ({"Unit": "x" * 21, "Side": "North"}, "bad_length"),
        ({"Unit": "Orcs"}, "bad_count"),
        ({"Unit": "Orcs", "Side": "West"}, "bad_choice"),
        ({"Unit": "Orcs", "Side": "North", "Colour": "red"}, "unknown_field"),
    ],
)
async def test_a_form_wrongly_filled_in_is_not_sent(
    alice: TableUser, values: dict[str, str], expected: str
) -> None:
    opened = await alice.slash("form")
    with pytest.raises(Refused) as refusal:
        await alice.submit(opened, values)
    assert refusal.value.code == expected


async def test_anothers_form_and_no_form_are_refused(alice: TableUser, bob: TableUser) -> None:
    opened = await alice.slash("form")
    with pytest.raises(Refused, match="not_for_you"):
        await bob.submit(opened, {"Unit": "Orcs", "Side": "North"})
    with pytest.raises(Refused, match="no_modal"):
        await alice.submit(await alice.slash("panel"))


async def test_what_cannot_be_pressed_is_refused(alice: TableUser) -> None:
    panel = await alice.slash("panel")
    with pytest.raises(Refused) as refusal:
        await alice.click(panel, "Closed")
    assert refusal.value.code == "disabled"
    with pytest.raises(Refused) as refusal:
        await alice.click(panel, "Redo")
    assert refusal.value.code == "no_such_control"
    assert refusal.value.facts["known"] == ["Undo", "Later", "Nothing", "Closed", "Report"]


@pytest.mark.parametrize("picked", [[], ["hold", "flee", "shoot"], ["hold", "hold"]])
async def test_too_few_too_many_or_doubled_options_are_refused(
    alice: TableUser, picked: list[str]
) -> None:
    panel = await alice.slash("panel")
    with pytest.raises(Refused) as refusal:
        await alice.select(panel, picked, "Reaction")
    assert refusal.value.code == "bad_count"
    assert (refusal.value.facts["least"], refusal.value.facts["most"]) == (1, 2)


async def test_anothers_secret_message_cannot_be_used(alice: TableUser, bob: TableUser) -> None:
    panel = await alice.slash("panel", {"secret": True})
    assert panel.ephemeral
    with pytest.raises(Refused, match="not_for_you"):
        await bob.click(panel, "Undo")
    assert panel.message not in bob.history()
    assert panel.message in alice.history()
    assert (await alice.click(panel, "Undo")).content == "undone"


async def test_a_deleted_message_cannot_be_used(table: LocalTable, alice: TableUser) -> None:
    panel = (await alice.slash("panel")).messages[0]
    table.state.remove_message(panel)
    with pytest.raises(Refused, match="no_such_message"):
        await alice.click(panel, "Undo")
