"""A battle of three sides: its end, and what else concerns the others, takes all who play."""

from __future__ import annotations

import asyncio

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.record import Actor, Caller
from tests.bot.e2e.battles.test_ending import later, object_to
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import ARCHERS, ORCS, VOLLEY, assert_one_sentence

SIDES = ("Elfes", "Nains", "Orques")


@pytest.fixture
def bruno(hall: Hall) -> Player:
    return hall.player("Bruno", "en")


@pytest.fixture
async def carole(hall: Hall, alice: Player, bruno: Player) -> Player:
    """The player of the third side, once all three sit down."""
    await alice.types("/roll 1d6")
    await start_of_three(hall, alice)
    carole = hall.player("Carole", "en")
    for player, side in zip((alice, bruno, carole), SIDES, strict=True):
        await player.calls("battle join", side=side)
    return carole


async def start_of_three(hall: Hall, player: Player) -> None:
    caller = Caller(Actor(player.user.id, "Alice"), None, "/battle start")
    async with hall.bot.store.channel(player.user.channel.id) as channel:
        coming = lifecycle.start(channel, caller, "Trois", SIDES)
    await coming


async def over(hall: Hall, player: Player) -> bool:
    return (await hall.channel(player)).battle is None


async def test_the_end_takes_every_other_side(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    asked = await alice.calls("battle end")
    assert asked.answer.calls == (bruno.user.id, carole.user.id)
    agreed = await carole.presses(asked, "Agree")
    assert "still to agree: Nains" in agreed.text
    assert agreed.answer.calls == (bruno.user.id,)
    assert not await over(hall, alice)
    before = await hall.state(alice)
    twice = await carole.presses(asked, "Agree")
    assert twice.refused == "side-agreed-already"
    assert_one_sentence(twice)
    assert (await carole.calls("battle end")).refused == "end-waiting"
    assert (await alice.presses(agreed, "Agree")).refused == "not-yours-to-end"
    assert await hall.state(alice) == before
    await hall.restart()
    assert "seed" in (await bruno.presses(agreed, "Agree")).outcome["dice"]


async def test_the_end_s_own_command_agrees_for_one_side(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    await alice.calls("battle end")
    assert "Carole agrees" in (await carole.calls("battle end")).text
    assert not await over(hall, alice)
    assert "seed" in (await bruno.calls("battle end")).outcome["dice"]


async def test_one_side_that_plays_on_is_enough(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    asked = await alice.calls("battle end")
    agreed = await bruno.presses(asked, "Agree")
    assert "Carole plays on" in await object_to(carole, agreed, "Play on")
    assert (await carole.presses(asked, "Agree")).refused == "end-not-asked"
    assert (await carole.presses(agreed, "Agree")).refused == "end-not-asked"
    assert not await over(hall, alice)


async def test_who_takes_the_empty_third_side_ends_nothing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await alice.types("/roll 1d6")
    await start_of_three(hall, alice)
    await alice.calls("battle join", side="Elfes")
    await bruno.calls("battle join", side="Nains")
    asked = await alice.calls("battle end")
    mallory = hall.player("Mallory", "en")
    await mallory.calls("battle join", side="Orques")
    await mallory.presses(asked, "Agree")
    assert not await over(hall, alice)
    await mallory.calls("battle leave")
    # Nor does who proposed it, by moving to another side.
    await alice.calls("battle join", side="Orques")
    await alice.presses(asked, "Agree")
    assert not await over(hall, alice)
    assert "seed" in (await bruno.presses(asked, "Agree")).outcome["dice"]


async def test_two_sides_that_agree_at_once_end_it_once(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    asked = await alice.calls("battle end")
    told = await asyncio.gather(*(player.presses(asked, "Agree") for player in (bruno, carole)))
    assert [each.answer.refused for each in told] == [None, None]
    assert sorted("proves the dice" in each.text for each in told) == [False, True]
    assert await over(hall, alice)


async def test_the_silence_of_who_has_not_agreed_is_waited_for(
    alice: Player, bruno: Player, carole: Player, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await alice.calls("battle end")
    await bruno.presses(asked, "Agree")
    assert "Carole" in (await alice.calls("battle end")).text
    later(monkeypatch, 24.1)
    ended = await bruno.calls("battle end")
    assert "seed" in ended.outcome["dice"]
    later(monkeypatch, 0)
    # Who had agreed asks the others to take it back, who had not takes it back alone.
    assert "Agree" in (await bruno.presses(ended, ended.buttons[-1])).buttons
    assert (await carole.presses(ended, ended.buttons[-1])).answer.refused is None
    assert not await over(hall, alice)


async def test_the_end_is_taken_back_once_every_other_side_agrees(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    asked = await alice.calls("battle end")
    await bruno.presses(asked, "Agree")
    ended = await carole.presses(asked, "Agree")
    wanted = await alice.presses(ended, ended.buttons[-1])
    agreed = await bruno.presses(wanted, "Agree")
    assert "still to agree: Orques" in agreed.text
    assert agreed.answer.calls == (carole.user.id,)
    twice = await bruno.presses(agreed, "Agree")
    assert twice.refused == "side-agreed-already"
    assert_one_sentence(twice)
    assert await over(hall, alice)
    await hall.restart()
    assert (await carole.presses(agreed, "Agree")).answer.refused is None
    assert not await over(hall, alice)


async def test_seen_dice_are_discarded_once_every_other_side_agrees(
    hall: Hall, alice: Player, bruno: Player, carole: Player
) -> None:
    await alice.types(f"/unit add {ARCHERS}")
    await bruno.types(f"/unit add {ORCS}")
    await alice.calls("battle next", phase="shooting")
    drawn = await alice.types(f"{VOLLEY} dice:ask")
    given_up = await alice.presses(await alice.presses(drawn, "Bot rolls these"), "Drop this roll")
    asked = await alice.presses(given_up, "Discard these dice")
    agreed = await carole.presses(asked, "Agree")
    assert "still to agree: Nains" in agreed.text
    assert (await carole.presses(agreed, "Agree")).refused == "side-agreed-already"
    assert (await hall.channel(alice)).journal.seen.kept != ()
    await hall.restart()
    await bruno.presses(agreed, "Agree")
    assert (await hall.channel(alice)).journal.seen.kept == ()
    assert (await bruno.presses(asked, "Agree")).refused == "kept-gone"
