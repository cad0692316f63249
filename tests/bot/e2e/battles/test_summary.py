"""The pinned message that shows a battle as it stands, and battles in threads of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.live.following import Follower
from bot.discord.live.pinned import Summaries
from bot.views.renderers.plain import message_lines
from localdiscord import Faults, Message, Upload
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import begin
from tests.bot.store.engine.locking import locked

SOON = 20.0


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Summaries, "between", 0.01)


def pinned(player: Player) -> list[Message]:
    return player.user.pins()


def shown(message: Message) -> str:
    return "\n".join(message_lines(message.payload))


async def until(found: Iterator[bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(SOON):
        for holds in found:
            if holds:
                return
            await asyncio.sleep(0.01)


async def summary(player: Player, *words: str) -> Message:
    """Return the one pinned message once it says some words."""

    def says() -> Iterator[bool]:
        while True:
            pins = pinned(player)
            yield len(pins) == 1 and all(word in shown(pins[0]) for word in words)

    await until(says())
    return pinned(player)[0]


async def test_the_pinned_message_counts_points_that_players_added(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await summary(alice, "Elves – Orcs")
    await alice.calls("score add", points=7, side="Orcs")
    await summary(alice, "Elves 0 · Orcs 7")


async def test_a_battle_s_message_is_pinned_and_edited_as_the_battle_goes(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    first = await summary(alice, "Elves – Orcs", "Elves", "no units yet")
    await alice.calls("unit add", line="Archers 10 BS4", side="Elves")
    second = await summary(alice, "Archers: 10/10")
    assert second.id == first.id
    await alice.calls("undo")
    assert (await summary(alice, "no units yet")).id == first.id


async def test_after_a_restart_the_same_message_goes_on(hall: Hall, alice: Player) -> None:
    await alice.calls("battle start", language="en")
    first = await summary(alice, "no units yet")
    await hall.restart()
    await alice.calls("unit add", line="Archers 10 BS4", side="First side")
    assert (await summary(alice, "Archers: 10/10")).id == first.id


async def test_when_the_battle_is_over_the_message_says_so_and_is_unpinned(alice: Player) -> None:
    await alice.calls("battle start", language="en")
    first = await summary(alice, "First side")
    await alice.calls("battle end")

    def over() -> Iterator[bool]:
        while True:
            yield not pinned(alice)

    await until(over())
    assert "The battle is over." in shown(first)


async def test_a_message_that_somebody_deleted_is_not_posted_again(
    hall: Hall, alice: Player
) -> None:
    await alice.calls("battle start", language="en")
    message = await summary(alice, "First side")
    hall.table.state.remove_message(message)
    for name in ("Archers", "Spearmen"):
        await alice.calls("unit add", line=f"{name} 10 BS4", side="First side")
        await asyncio.sleep(0.1)
    assert pinned(alice) == []
    assert [each for each in alice.user.history() if "Archers: 10/10" in shown(each)] == []


def sent_cards(player: Player) -> list[Message]:
    """Return what was sent that shows the battle as it stands."""
    cards = (each for each in player.user.history() if each.embeds)
    return [each for each in cards if "no units yet" in shown(each)]


async def test_a_message_that_could_not_be_kept_is_found_again_and_brought_up_to_date(
    alice: Player, url: str, logged: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failed() -> Iterator[bool]:
        while True:
            yield any(each["event"] == "summary-not-shown" for each in logged)

    monkeypatch.setattr(Follower, "soon", 0.2)
    await alice.calls("battle start", language="en")
    with locked(url):
        await until(failed())
    (left,) = sent_cards(alice)
    assert pinned(alice) == []
    await alice.calls("unit add", line="Archers 10 BS4", side="First side")
    assert await summary(alice, "Archers: 10/10") is left


async def test_a_message_that_discord_took_and_would_not_own_to_is_the_only_one(
    alice: Player, discord_faults: Faults
) -> None:
    discord_faults.mislay(route=f"/channels/{alice.user.channel.id}/messages")
    await alice.calls("battle start", language="en")
    only = await summary(alice, "no units yet")
    assert sent_cards(alice) == [only]


async def test_a_battle_is_fought_in_a_thread_of_its_own(hall: Hall, alice: Player) -> None:
    told = await alice.calls("battle start", side_one="Elves", side_two="Orcs", thread=True)
    assert "It is fought in the thread “Elves – Orcs”." in told.text
    (thread,) = hall.threads()
    assert thread.parent_id == alice.user.channel.id
    there = Player(hall, alice.user.moved_to(thread))
    assert "Elves" in (await there.calls("battle status")).text
    await summary(there, "Elves – Orcs")
    assert (await alice.calls("battle status")).refused == "no-battle"


async def test_no_thread_is_left_of_a_battle_that_could_not_start(
    hall: Hall, alice: Player
) -> None:
    told = await alice.calls("battle start", side_one="Elves", side_two="elves", thread=True)
    assert told.refused == "sides-alike"
    assert hall.threads() == []


async def test_there_is_no_thread_within_a_thread(hall: Hall, alice: Player) -> None:
    await alice.calls("battle start", thread=True)
    (thread,) = hall.threads()
    there = Player(hall, alice.user.moved_to(thread))
    assert (await there.calls("battle start", thread=True)).refused == "no-thread-here"


async def test_a_battle_that_is_brought_in_is_shown_at_once(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno)
    told = await alice.calls("battle export")
    (file,) = told.message.attachments
    upload = Upload(file["filename"], told.reply.file(file))
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        await chloe.calls("battle import", file=upload)
        await summary(chloe, "Elfes – Peaux-Vertes", "Archers: 10/10")
