"""Presses that no sheet of a unit has: what they say of it is not taken."""

from __future__ import annotations

import pytest

from bot.commands.request.requester import Requester
from tests.bot.e2e.desk.tapping import Tapper, controls
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.hall import Hall


@pytest.mark.parametrize(("unit", "refused"), [("Archers", "button-expired"), ("Mage", None)])
async def test_a_rank_is_noted_of_a_character_alone_whatever_is_forged(
    hall: Hall, ana: Tapper, bruno: Tapper, unit: str, refused: str | None
) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Units")
    await ana.answers(unit)
    assert ana.sheet is not None
    pressed = [str(each["custom_id"]).split(":") for each in controls(ana.sheet)]
    _, _, number, _, _, moment = next(each for each in pressed if each[1:2] == ["note"])
    user, (last, *_) = ana.player.user, await hall.entries(ana.player)
    forging = Requester(int(last.id) + 1, user.id, "Ana", "en", user.channel.id)
    answer = await hall.bot.router.press(forging, "note", f"{number}:has:general:{moment}")
    assert answer.refused == refused
    row = (await hall.channel(ana.player)).board.unit(int(number))
    assert row is not None
    assert (row.name, "general" in row.rules) == (unit, refused is None)
