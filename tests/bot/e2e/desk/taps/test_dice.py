"""Dice that no rule asks for, rolled from the desk's menu."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.desk.test_desk import count, set_up
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn


@pytest.mark.parametrize("label", ["D6", "2D6", "D3", "Scatter die", "Artillery die"])
async def test_dice_are_rolled_by_two_taps(
    hall: Hall, ana: Tapper, bruno: Tapper, label: str
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", label)
    assert ana.taps == 2
    assert await count(hall, ana, "roll") == 1


@pytest.mark.parametrize(("needed", "told"), [("4+", "success"), ("Just the faces", "")])
async def test_a_pool_is_rolled_against_what_it_needs_by_three_taps(
    hall: Hall, ana: Tapper, bruno: Tapper, needed: str, told: str
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "10 dice", needed)
    assert ana.taps == 3
    assert told in ana.said
    (rolled,) = [entry for entry in await hall.entries(ana.player) if entry.action == "roll"]
    assert rolled.arguments["values"]["notation"] == ("10d6 4+" if told else "10d6")
    assert rolled.dice is not None
    assert len(rolled.dice.marks) == 10


async def test_any_dice_are_rolled_by_a_form(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Menu")
    assert ana.sheet is not None
    reply = await ana.use(ana.sheet, "Other dice")
    assert reply.modal is not None
    assert reply.modal["components"][0]["label"] == "A throw, such as 2d6+3"
    await ana.player.user.submit(reply, {"notation": "4d6kh2"})
    assert await count(hall, ana, "roll") == 1


async def test_what_a_player_typed_last_is_rolled_again_by_two_taps_or_one(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    for notation in ("1d4", "4d6kh2", "2D6", "10d6 4+", "4D6kh2", "7d6"):
        await in_turn((ana.player, f'/roll "{notation}"'))
    await in_turn((bruno.player, "/roll 9d6"))
    await ana.does("Menu", "10d6 4+")
    assert ana.taps == 2
    (rolled,) = ana.told
    await ana.use(rolled, "Roll again")
    assert ana.taps == 3
    assert await count(hall, ana, "roll") == 9
    assert "success" in ana.said
    await ana.taps_on("Menu")
    assert ana.sheet is not None
    shown = labels(ana.sheet)
    assert shown.index("Other dice…") - shown.index("10d6 4+") == 3
    assert {"10d6 4+", "7d6", "4D6kh2"} <= set(shown)
    assert not {"2d6", "1d4", "9d6", "4d6kh2"} & set(shown)
