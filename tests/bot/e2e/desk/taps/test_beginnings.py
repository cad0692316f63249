"""Points, house rules and names, settled by taps before a battle begins."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, words
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
