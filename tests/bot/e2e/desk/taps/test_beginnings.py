"""Points, house rules and names, settled by taps before a battle begins."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_by_hand import opens
from tests.bot.e2e.hall import Hall


async def test_points_and_house_rules_are_picked_before_a_battle_begins(
    hall: Hall, ana: Tapper
) -> None:
    await opens(ana)
    await ana.answers("Age of Sigmar", "House rules", "Battlepack: Spearhead", "Cost of Counter")
    assert ana.sheet is not None
    assert "Battlepack: Spearhead · Cost of Counter-charge: 1" in words(ana.sheet)
    await ana.answers("Battlepack: Border War", "Battlepack: Spearhead", "← The battle")
    await ana.answers("1000 points")
    reply = await ana.use(ana.sheet, "Names and points")
    await ana.player.user.submit(reply, {"side_one": "Elves", "points": "1250"})
    battle = (await hall.channel(ana.player)).board.battle
    assert battle is not None
    assert battle.options["points"] == 1250
    house = battle.options["house"]
    assert isinstance(house, dict)
    assert house["battlepack"] == "spearhead"
    assert house["counter-charge-cost"] != "two-points"


async def test_the_points_that_were_picked_hold_for_another_game(hall: Hall, ana: Tapper) -> None:
    await opens(ana)
    await ana.answers("1500 points", "Warhammer")
    assert ana.sheet is not None
    assert "Warhammer, second edition, 1500 points" in words(ana.sheet)
    await ana.answers("Begin")
    battle = (await hall.channel(ana.player)).board.battle
    assert battle is not None
    assert (battle.ruleset, battle.options["points"]) == ("whfb2", 1500)


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_points_that_nobody_told_are_told_as_the_end_asks_for_them(
    hall: Hall, ana: Tapper, bruno: Tapper, game: str
) -> None:
    await ana.player.calls("battle start", game=game, player_one="Ana", player_two="Bruno")
    await ana.player.types("/score add points:900 side:First")
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    assert "Propose this" not in labels(ana.sheet)
    await ana.answers("1500 points")
    assert "fought with 1500 points a side" in ana.said
    (told,) = ana.told
    await ana.use(told, "End battle")
    await ana.answers("Propose this")
    assert ana.taps == 4
    await bruno.taps_on("Agree")
    assert "Victory for First side by 900" in bruno.said
    assert (await hall.channel(ana.player)).battle is None


async def test_an_end_that_waits_lapses_as_the_points_are_told(ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two="Bruno")
    await ana.taps_on("End battle")
    await ana.answers("Without a winner")
    await bruno.taps_on("End battle")
    await bruno.answers("2000 points")
    assert "Agree" not in labels(await ana.desk("Next phase"))
    await bruno.does("Undo")
    assert "Agree" in labels(await ana.desk("Agree"))
