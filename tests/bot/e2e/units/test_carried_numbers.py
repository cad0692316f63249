"""Numbers that statuses carry: each of every game is set by hand within its limits, and undone."""

from __future__ import annotations

import pytest

from rulesets.core.results.status import Status
from rulesets.core.ruleset.installed import installed_games
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence
from tests.bot.e2e.units.test_counts import begin

GAMES = installed_games()
CARRYING = {
    game: [(status, status.limits) for status in GAMES[game].statuses if status.limits]
    for game in GAMES
}
BARE = {game: next(s for s in GAMES[game].statuses if s.limits is None) for game in GAMES}
LEAST = {"aos4": 7, "blackhammer": 4, "t9a": 18, "whfb2": 21}
"""How many statuses of each game carry a number at the least."""


@pytest.mark.parametrize("game", GAMES)
def test_statuses_that_tell_a_number_declare_its_limits(game: str) -> None:
    assert len(CARRYING[game]) >= LEAST[game]
    assert all(0 <= least < most for _, (least, most) in CARRYING[game])


@pytest.mark.parametrize("game", GAMES)
async def test_every_number_is_set_undone_and_done_again(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    states = [(await hall.state(alice))[0]]
    for status, (_, most) in CARRYING[game]:
        for value in (most - 1, most):
            told = await alice.calls("unit status", unit="Mage", status=status.id, value=value)
            assert told.answer.refused is None, (status.id, told.text)
            assert f": {value}" in told.text
        assert await number(hall, alice, status) == most
        states.append((await hall.state(alice))[0])
    done = 2 * len(CARRYING[game])
    for _ in range(done // 10):
        await alice.calls("undo", count=10)
    if done % 10:
        await alice.calls("undo", count=done % 10)
    assert (await hall.state(alice))[0] == states[0]
    await hall.restart()
    for _ in range(done // 10):
        await alice.calls("redo", count=10)
    if done % 10:
        await alice.calls("redo", count=done % 10)
    assert (await hall.state(alice))[0] == states[-1]


async def number(hall: Hall, player: Player, status: Status) -> int:
    """Return the number that a status of the mage carries now."""
    board = (await hall.channel(player)).board
    (mage,) = (unit for unit in board.units if unit.name == "Mage")
    return int(mage.statuses[status.id]["value"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_number_beyond_the_limits_changes_nothing(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    before = await hall.state(alice)
    for player, unit, word in ((alice, "Mage", "From"), (bruno, "Chaman", "De")):
        for status, (least, most) in CARRYING[game]:
            for value in {most + 1, max(0, least - 1)} - {least}:
                told = await player.calls("unit status", unit=unit, status=status.id, value=value)
                assert told.refused in {"status-number", "out-of-range"}, (status.id, told.text)
                if told.refused == "status-number":
                    assert told.text.startswith(word)
                assert_one_sentence(told)
        bare = await player.calls("unit status", unit=unit, status=BARE[game].id, value=2)
        assert bare.refused == "status-without-number"
        assert_one_sentence(bare)
    assert await hall.state(alice) == before


async def test_a_status_that_ends_has_no_number(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "whfb2")
    await alice.types("/unit status Mage status:on-fire value:5")
    told = await alice.types("/unit status Mage status:on-fire value:5 clear:yes")
    assert told.refused == "status-cleared-has-none"
    assert_one_sentence(told)
    again = await alice.types("/unit status Mage status:on-fire value:5")
    assert again.refused == "nothing-changes"


async def test_what_stands_is_offered_and_told_in_both_languages(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "whfb2")
    told = await bruno.types("/unit status Chaman status:on-fire value:12")
    assert "Chaman · points of fire: 12" in told.text
    offered = await alice.offered("unit status", "status", "", unit="Chaman")
    assert offered[0] == ("points of fire: 12", "on-fire")
    shown = await alice.types("/unit show Chaman")
    assert "points of fire: 12" in shown.text


async def test_a_corrected_number_ends_when_it_would_have(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "whfb2")
    await alice.types("/unit status Mage status:coma value:2")
    await alice.types("/unit status Mage status:coma value:3")
    board = (await hall.channel(alice)).board
    (mage,) = (unit for unit in board.units if unit.name == "Mage")
    assert mage.statuses["coma"] == {"value": 3, "until": "turns"}


async def test_a_number_that_nobody_can_guess_is_asked_for(alice: Player) -> None:
    """A ward is from 2+ to 6+: none of them stands for itself."""
    await alice.calls("battle start", game="aos4", side_one="Storm", side_two="Rats")
    await alice.types("/unit add Guard 5 M5 H2 Sv4+ C1 side:Storm")
    told = await alice.types("/unit status Guard status:warded")
    assert told.refused == "status-needs-number"
    edited = await alice.types("/unit edit Guard change:warded:yes")
    assert edited.refused == "status-needs-number"
    noted = await alice.types("/unit status Guard status:warded value:5")
    assert noted.answer.refused is None, noted.text
    cleared = await alice.types("/unit status Guard status:warded clear:yes")
    assert cleared.answer.refused is None, cleared.text
