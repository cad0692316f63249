"""Fiascos of wizards whom nobody touches, at the desk."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import labels
from tests.bot.e2e.games.blackhammer.test_fiascos_at_the_desk import fiasco
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import models


@pytest.mark.parametrize("dice", ["1,1", "6,5,4"])
async def test_a_wizard_whom_nobody_touches_is_told_so_by_a_press(
    alice: Player, bruno: Player, dice: str
) -> None:
    """[L832, L856]."""
    tapper, answering = await fiasco(alice, bruno, dice)
    if dice != "1,1":
        await answering.does("Let it through")
    await tapper.does("Fiasco: nobody touches the wizard")
    shown = labels(await tapper.desk(lacking="Fiasco: nobody touches the wizard"))
    (onward,) = (each for each in shown if each.startswith("Next phase"))
    assert "Fiasco" not in onward
    assert (await models(alice, "Guard"), await models(alice, "Orcs")) == (40, 40)
