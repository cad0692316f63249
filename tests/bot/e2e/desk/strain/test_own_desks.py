"""The desk of one player alone, while others act: fresh as long as Discord lets it be changed."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.live.own_desks import OwnDesks
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_by_hand import own_desk
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.playing import in_turn

pytestmark = pytest.mark.usefixtures("_no_summary")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OwnDesks, "soon", 0.01)


async def test_an_own_desk_shows_what_others_do(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    await own_desk(bruno, "Archers 10", "Actualiser")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await own_desk(bruno, "Archers 9", "Actualiser")
    await ana.does("Next phase")
    await own_desk(bruno, "Mouvement")


async def test_of_two_own_desks_of_a_player_the_newer_one_is_kept_fresh(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    older = bruno.sheet
    await bruno.taps_on("For me")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await own_desk(bruno, "Archers 9")
    assert older is not None
    assert "Archers 10" in words(older)


async def test_no_act_of_others_takes_away_a_sheet_that_is_open_on_an_own_desk(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    await own_desk(bruno, "Actualiser")
    await bruno.answers("Menu", "Unités")
    await own_desk(bruno, "Orcs", "← Pupitre")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await asyncio.sleep(0.3)
    assert bruno.sheet is not None
    assert "← Pupitre" in labels(bruno.sheet)
    await bruno.answers("← Pupitre")
    await own_desk(bruno, "Archers 9")
    await in_turn((ana.player, "/unit edit Archers models:8"))
    await own_desk(bruno, "Archers 8")


async def test_an_own_desk_is_left_as_it_is_once_discord_would_not_have_it_changed(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    await own_desk(bruno, "Archers 10")
    monkeypatch.setattr(OwnDesks, "lasting", 0.0)
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await asyncio.sleep(0.3)
    assert bruno.sheet is not None
    assert "Archers 10" in words(bruno.sheet)
