"""The referee's seat: free while nobody else plays, and every side's to agree to afterwards."""

from __future__ import annotations

import pytest

from tests.bot.e2e.battles.test_who_may_act import THEIRS
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, begin


@pytest.fixture
def judge(hall: Hall) -> Player:
    """Return somebody who manages nothing and has started no battle."""
    return hall.player("Carole", "fr", permissions=SEES)


async def test_whoever_comes_later_is_referee_once_both_sides_agree(
    hall: Hall, alice: Player, bruno: Player, judge: Player
) -> None:
    await begin(alice, bruno)
    asked = await judge.calls("battle join", referee=True)
    assert not asked.alone
    assert "Carole" in asked.text
    assert asked.buttons == ["Agree"]
    assert (await judge.types(THEIRS[0])).refused == "only-players"
    await hall.restart()
    first = await alice.presses(asked, "Agree")
    assert "Peaux-Vertes" in first.text
    assert (await judge.types(THEIRS[0])).refused == "only-players"
    assert (await alice.presses(asked, "Agree")).refused == "already-agreed"
    agreed = await bruno.presses(first, first.buttons[0])
    assert "Carole" in agreed.text
    assert "Bruno" in agreed.text
    assert (await judge.types(THEIRS[0])).answer.refused is None
    before = await hall.state(alice)
    assert (await alice.presses(asked, "Agree")).refused == "referee-taken"
    assert await hall.state(alice) == before


@pytest.mark.parametrize("density", ["line", "card"])
async def test_a_short_card_bears_the_button_that_agrees_until_each_side_has_pressed_it(
    alice: Player, bruno: Player, judge: Player, density: str
) -> None:
    await begin(alice, bruno)
    await alice.types(f"/settings cards:{density}")
    asked = await judge.calls("battle join", referee=True)
    assert asked.buttons == ["Agree"]
    first = await alice.presses(asked, "Agree")
    assert first.buttons == ["Agree"]
    await bruno.presses(first, "Agree")
    assert (await judge.types(THEIRS[0])).answer.refused is None


@pytest.mark.parametrize("density", ["line", "card"])
async def test_a_short_card_bears_the_button_that_lets_somebody_play_a_side_too(
    hall: Hall, alice: Player, bruno: Player, judge: Player, density: str
) -> None:
    await begin(alice, bruno)
    await alice.types(f"/settings cards:{density}")
    sides = (await hall.channel(bruno)).board.sides
    asked = await judge.calls("battle join", side=sides[1].name)
    assert asked.buttons == ["Agree"]
    await bruno.presses(asked, "Agree")
    seats = {each.name: each.side_id for each in (await hall.channel(bruno)).board.players}
    assert seats["Carole"] == seats["Bruno"] == sides[1].id


async def test_only_another_player_of_a_side_agrees(
    hall: Hall, alice: Player, bruno: Player, judge: Player
) -> None:
    await begin(alice, bruno)
    asked = await judge.calls("battle join", referee=True)
    watching = hall.player("Denis", "fr")
    before = await hall.state(alice)
    for player in (judge, watching):
        told = await player.presses(asked, "Agree")
        assert told.refused == "not-yours-to-agree"
        assert_one_sentence(told)
    assert (await hall.state(alice))[0] == before[0]
    await bruno.types("/battle end")
    await alice.types("/battle end")
    await begin(alice, bruno)
    assert (await alice.presses(asked, "Agree")).refused == "battle-is-over"


async def test_the_referee_s_button_asks_too(alice: Player, bruno: Player, judge: Player) -> None:
    started = await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await bruno.calls("battle join", side="Nains")
    asked = await judge.presses(started, "Referee")
    assert asked.buttons == ["Agree"]
    agreed = await bruno.presses(asked, "Agree")
    assert "Undo" not in agreed.buttons
    assert (await bruno.types("/undo")).refused == "nothing-to-undo"
    assert (await judge.types("/unit add Trolls 3 models side:Nains")).answer.refused is None


async def test_the_referee_is_free_while_nobody_plays(
    hall: Hall, alice: Player, judge: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await judge.calls("battle join", side="Elfes")
    await judge.calls("battle join", referee=True)
    assert (await hall.channel(judge)).board.players[0].role == "referee"


async def test_who_started_the_battle_or_manages_the_channel_asks_like_anybody(
    hall: Hall, bruno: Player, judge: Player
) -> None:
    await judge.calls("battle start", side_one="Elfes", side_two="Nains")
    await bruno.calls("battle join", side="Nains")
    for player in (judge, hall.player("Denis", "fr")):
        asked = await player.calls("battle join", referee=True)
        assert asked.answer.calls == (bruno.user.id,)
    roles = {player.name: player.role for player in (await hall.channel(bruno)).board.players}
    assert roles == {"Bruno": "player"}


async def test_a_side_of_one_s_own_makes_nobody_s_referee(
    hall: Hall, alice: Player, judge: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await alice.calls("battle join", side="Elfes")
    friend = hall.player("Denis", "fr", permissions=SEES)
    await friend.calls("battle join", side="Nains")
    asked = await judge.calls("battle join", referee=True)
    await friend.presses(asked, "Agree")
    assert (await judge.types("/unit add Trolls 3 side:Elfes")).refused == "only-players"


async def test_undo_is_no_way_round_the_players_consent(
    hall: Hall, alice: Player, bruno: Player, judge: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    await judge.calls("battle join", referee=True)
    left = await judge.calls("battle leave")
    await bruno.calls("battle join", side="Nains")
    before = await hall.state(bruno)
    told = hall.heard(await judge.user.use_on_message("Undo this", left.message))
    assert told.refused == "seat-not-undone"
    assert_one_sentence(told)
    assert (await judge.types("/undo")).refused == "nothing-to-undo"
    assert await hall.state(bruno) == before


async def test_what_one_side_agreed_to_is_passed_by_as_well(
    hall: Hall, alice: Player, bruno: Player, judge: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit damage Orques wounds:1")
    asked = await judge.calls("battle join", referee=True)
    await alice.presses(asked, "Agree")
    assert (await bruno.types("/undo")).answer.refused is None
    await bruno.presses(asked, "Agree")
    roles = {player.name: player.role for player in (await hall.channel(bruno)).board.players}
    assert roles["Carole"] == "referee"
