"""Seats of a battle: a side that somebody plays is joined by consent; seats are given up."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.battles.test_who_may_act import THEIRS
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import KILLS_THREE, assert_one_sentence, begin, begin_shooting

WRITES = 1 << 11
"""Discord's permission to write, without that to manage the channel."""


@pytest.fixture
def mallory(hall: Hall) -> Player:
    """Return somebody who manages nothing."""
    return hall.player("Mallory", "en", permissions=WRITES)


async def seats(hall: Hall, player: Player) -> dict[str, str | None]:
    """Return who sits where, by name."""
    board = (await hall.channel(player)).board
    sides = {side.id: side.name for side in board.sides}
    return {each.name: sides.get(each.side_id or 0) for each in board.players}


async def units(hall: Hall, player: Player) -> set[str]:
    """Return the names of the units on the table."""
    return {unit.name for unit in (await hall.channel(player)).board.units if not unit.destroyed}


async def test_a_side_that_somebody_plays_is_joined_once_one_of_them_agrees(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin(alice, bruno)
    asked = await mallory.calls("battle join", side="Peaux-Vertes")
    assert asked.buttons == ["Agree"]
    assert asked.answer.calls == (bruno.user.id,)
    assert await seats(hall, alice) == {"Alice": "Elfes", "Bruno": "Peaux-Vertes"}
    assert (await mallory.types(THEIRS[0])).refused == "only-players"
    before = await hall.state(alice)
    for player in (alice, mallory, hall.player("Denis", "fr")):
        told = await player.presses(asked, "Agree")
        assert told.refused == "not-yours-to-admit"
        assert_one_sentence(told)
    assert await hall.state(alice) == before
    await hall.restart()
    agreed = await bruno.presses(asked, "Agree")
    assert "Mallory" in agreed.text
    assert (await seats(hall, alice))["Mallory"] == "Peaux-Vertes"
    assert (await mallory.types(THEIRS[0])).answer.refused is None
    assert (await bruno.presses(asked, "Agree")).refused == "seated-already"


async def test_a_side_that_nobody_plays_is_joined_at_once(
    hall: Hall, alice: Player, mallory: Player
) -> None:
    started = await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await alice.presses(started, "Play Elfes")
    assert (await mallory.presses(started, "Play Nains")).answer.refused is None
    asked = await mallory.presses(started, "Play Elfes")
    assert asked.buttons == ["Agree"]
    assert await seats(hall, alice) == {"Alice": "Elfes", "Mallory": "Nains"}


async def test_a_manager_asks_for_an_occupied_seat_too(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    denis = hall.player("Denis", "en")
    assert (await denis.calls("battle join", side="Elfes")).buttons == ["Agree"]
    assert "Denis" not in await seats(hall, alice)


async def test_a_referee_may_let_somebody_join_a_side(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    judge = hall.player("Carole", "en")
    await judge.calls("battle join", referee=True)
    await bruno.calls("battle join", side="Nains")
    asked = await mallory.calls("battle join", side="Nains")
    assert (await judge.presses(asked, "Agree")).answer.refused is None
    assert (await seats(hall, alice))["Mallory"] == "Nains"


async def test_undo_of_anybody_passes_seats_by(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await alice.calls("battle join", side="Elfes")
    await alice.types("/unit add Archers 10 M4 W1 Ld7 side:Elfes")
    await bruno.calls("battle join", side="Nains")
    await mallory.calls("battle join", referee=True)
    held = {"Alice": "Elfes", "Bruno": "Nains"}
    assert (await bruno.types("/undo")).refused == "not-your-action"  # Alice's unit, not the seat
    assert (await alice.types("/undo")).answer.refused is None
    assert await units(hall, alice) == set()
    assert await seats(hall, alice) == held
    # Nor is a seat a new act after which nothing is made again.
    await bruno.calls("battle leave")
    assert (await alice.types("/redo")).answer.refused is None
    assert await units(hall, alice) == {"Archers"}
    assert (await alice.types("/undo")).answer.refused is None
    assert (await alice.types("/undo")).refused == "nothing-to-undo"
    assert await seats(hall, alice) == {"Alice": "Elfes"}


async def test_a_seat_that_is_named_is_left_and_not_undone(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await alice.calls("battle join", side="Elfes")
    joined = await mallory.calls("battle join", side="Nains")
    left = await mallory.calls("battle leave")
    await bruno.calls("battle join", side="Nains")
    before = await hall.state(alice)
    for told in (joined, left):
        assert "Undo" not in told.buttons
        undone = hall.heard(await mallory.user.use_on_message("Undo this", told.message))
        assert undone.refused == "seat-not-undone"
        assert_one_sentence(undone)
    assert await hall.state(alice) == before


async def test_a_seat_is_given_to_somebody_else(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin(alice, bruno)
    told = await bruno.calls("battle leave", to="Mallory")
    assert "Mallory" in told.text
    assert told.answer.calls == (mallory.user.id,)
    assert await seats(hall, alice) == {"Alice": "Elfes", "Mallory": "Peaux-Vertes"}
    assert (await bruno.types(THEIRS[0])).refused == "only-players"
    assert (await mallory.calls("battle leave", to="Alice")).refused == "seated-already"
    # Who gave the seat away does not take it back by undo.
    assert "Undo" not in told.buttons
    assert await seats(hall, alice) == {"Alice": "Elfes", "Mallory": "Peaux-Vertes"}


async def test_managers_and_the_referee_take_a_seat_away_for_all_to_see(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin(alice, bruno)
    before = await hall.state(alice)
    refused = await mallory.calls("battle leave", player="Bruno")
    assert refused.refused == "not-yours-to-remove"
    assert_one_sentence(refused)
    assert (await mallory.calls("battle leave", player="Nobody")).refused == "unknown-player"
    assert await hall.state(alice) == before
    taken = await hall.player("Denis", "en").calls("battle leave", player="Bruno")
    assert not taken.alone
    assert "Denis" in taken.text
    assert taken.answer.calls == (bruno.user.id,)
    assert await seats(hall, alice) == {"Alice": "Elfes"}
    assert await alice.offered("battle leave", "player", "a") == [("Alice", "Alice")]


async def test_a_player_without_further_rights_takes_no_opponent_s_seat(
    hall: Hall, bruno: Player
) -> None:
    alice = hall.player("Alice", "en", permissions=WRITES)
    await begin(alice, bruno)
    assert (await alice.calls("battle leave", player="Bruno")).refused == "not-yours-to-remove"


async def test_who_comes_to_a_referee_is_told_and_may_send_them_away(
    hall: Hall, mallory: Player
) -> None:
    bruno = hall.player("Bruno", "en", permissions=WRITES)
    denis = hall.player("Denis", "en", permissions=WRITES)
    started = await mallory.calls("battle start", side_one="Elfes", side_two="Nains")
    await mallory.presses(started, "Referee")
    joined = await bruno.presses(started, "Play Nains")
    assert "Mallory is the referee" in joined.text
    assert "No referee Mallory" in joined.buttons
    assert (await denis.presses(joined, "No referee Mallory")).refused == "not-yours-to-remove"
    await bruno.presses(joined, "No referee Mallory")
    assert await seats(hall, bruno) == {"Bruno": "Nains"}
    assert (await mallory.presses(started, "Referee")).buttons == ["Agree"]
    assert (await bruno.presses(joined, "No referee Mallory")).refused == "referee-gone"


async def test_strangers_do_not_use_up_the_words_for_the_dice(
    hall: Hall, alice: Player, mallory: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    assert (await mallory.calls("dice words", words="x" * 101)).refused == "words-too-long"
    assert (await mallory.calls("dice words", words="x" * 100)).answer.refused is None
    await alice.calls("battle join", side="Elfes")
    before = await hall.state(alice)
    assert (await mallory.calls("dice words", words="y")).refused == "only-players"
    assert await hall.state(alice) == before
    assert (await alice.calls("dice words", words="Lune")).answer.refused is None


async def test_a_side_takes_back_what_befell_it_before_it_was_played(
    hall: Hall, alice: Player, mallory: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await alice.types("/unit add Archers 10 M4 W1 Ld7 side:Elfes")
    await mallory.calls("battle join", side="Nains")
    gone = await mallory.types("/unit remove Archers")
    own = await mallory.types("/unit add Gnomes x5 side:Nains")
    await alice.calls("battle join", side="Elfes")
    assert (await alice.presses(own, "Undo")).refused == "undo-others"
    assert (await alice.presses(gone, "Undo")).answer.refused is None
    assert await units(hall, alice) == {"Archers", "Gnomes"}
    assert (await mallory.types("/redo")).refused == "undone-by-other"
    # Whoever took it back may have been mistaken, and makes it again without a referee.
    assert (await alice.types("/redo")).answer.refused is None
    assert await units(hall, alice) == {"Gnomes"}
    assert (await alice.presses(gone, "Undo")).answer.refused is None
    assert await units(hall, alice) == {"Archers", "Gnomes"}


async def test_what_an_intruder_did_is_taken_back_once_the_seat_is_gone(
    hall: Hall, bruno: Player, mallory: Player
) -> None:
    denis = hall.player("Denis", "en")
    await denis.calls("battle start", side_one="Elfes", side_two="Nains")
    await denis.types("/unit add Archers 10 M4 W1 Ld7 side:Elfes")
    await mallory.calls("battle join", side="Elfes")
    edited = await mallory.types("/unit edit Archers change:models:1")
    gone = await mallory.types("/unit remove Archers")
    await denis.calls("battle leave", player="Mallory")
    await bruno.calls("battle join", side="Elfes")
    for told in (gone, edited):
        assert (await bruno.presses(told, "Undo")).answer.refused is None
    (archers,) = [unit for unit in (await hall.channel(bruno)).board.units if not unit.destroyed]
    assert archers.models == 10


async def test_what_the_rules_made_of_a_side_is_not_its_own_to_take_back(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/panic unit:Archers cause:destroyed dice:6,6")
    assert (await bruno.types("/undo")).refused == "not-your-action"


async def test_what_the_rules_made_of_a_side_stays_where_who_rolled_has_given_the_seat_away(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin_shooting(alice, bruno)
    shot = await alice.types(KILLS_THREE)
    await alice.calls("battle leave", to="Mallory")
    before = await hall.state(bruno)
    assert (await bruno.presses(shot, "Undo")).answer.refused == "undo-others"
    assert await hall.state(bruno) == before
    # Who plays the side since has seen nothing of it happen.
    assert (await mallory.presses(shot, "Undo")).answer.refused is None


async def test_points_that_another_added_are_taken_back_by_either_side(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("score add", points=500, side="Elfes")
    assert (await bruno.types("/undo")).answer.refused is None
    assert (await alice.types("/redo")).refused == "undone-by-other"


async def test_a_question_of_a_seat_is_answered_once(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin(alice, bruno)
    asked = await mallory.calls("battle join", side="Elfes")
    await alice.presses(asked, "Agree")
    await mallory.calls("battle leave")
    told = await alice.presses(asked, "Agree")
    assert told.refused == "seat-question-answered"
    assert_one_sentence(told)
    referee = await mallory.calls("battle join", referee=True)
    await alice.presses(referee, "Agree")
    await bruno.presses(referee, "Agree")
    assert (await bruno.presses(referee, "Agree")).refused == "referee-taken"
    await mallory.calls("battle leave")
    before = await hall.state(alice)
    for player in (alice, bruno):
        assert (await player.presses(referee, "Agree")).answer.refused == "seat-question-answered"
    assert await hall.state(alice) == before
    assert await seats(hall, alice) == {"Alice": "Elfes", "Bruno": "Peaux-Vertes"}


async def test_a_seat_is_asked_for_once_and_its_players_are_called_once(
    hall: Hall, alice: Player, bruno: Player, mallory: Player
) -> None:
    await begin(alice, bruno)
    for options, action in (
        ({"side": "Elfes"}, "battle-seat-asked"),
        ({"referee": True}, "battle-chair-asked"),
    ):
        asked = await asyncio.gather(*(mallory.calls("battle join", **options) for _ in range(3)))
        codes = sorted(str(told.answer.refused) for told in asked)
        assert codes == ["None", "seat-asked-already", "seat-asked-already"]
        for told in asked:
            if told.answer.refused:
                assert_one_sentence(told)
        assert [entry.action for entry in await hall.entries(alice)].count(action) == 1
    # Another side is another question, and so is the same one once it had its answer.
    other = await mallory.calls("battle join", side="Peaux-Vertes")
    await bruno.presses(other, "D’accord" if "D’accord" in other.buttons else "Agree")
    await mallory.calls("battle leave")
    assert (await mallory.calls("battle join", side="Peaux-Vertes")).answer.refused is None
