"""Questions of dice and decisions under which the table changes, where cards are short."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.taps.test_steps_by_taps import flagged
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.hall import Hall, open_hall
from tests.bot.e2e.playing import in_turn

ON = "Go on: the table has changed"
NEAR = "near-standard"


@pytest.fixture
async def hall(url: str) -> AsyncIterator[Hall]:
    """Open a hall whose cards are short, as they are where nobody chose."""
    async with open_hall(url, cards="card") as hall:
        yield hall


async def volley(ana: Tapper, bruno: Tapper) -> None:
    """Ask for the dice of a volley, whose target then loses a model."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.types("/shoot Archers target:Orcs distance:12 weapon:longbow dice:ask")
    await ana.desk("Bot rolls these")
    await in_turn((bruno.player, "/unit damage Orcs wounds:1"))


async def test_the_desk_has_a_button_for_a_question_whose_units_have_changed(
    ana: Tapper, bruno: Tapper
) -> None:
    await volley(ana, bruno)
    desk = await ana.desk(ON)
    assert "The table has changed since this was asked" in words(desk)
    await ana.does(ON)
    assert "Bot rolls these" in labels(await ana.desk("Bot rolls these"))
    await ana.does("Bot rolls the rest")
    assert ana.told, ana.said


async def test_to_look_at_a_changed_question_stores_nothing(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await volley(ana, bruno)
    before = await hall.entries(ana.player)
    told = await ana.player.types("/throw show")
    assert "The table has changed since this was asked" in told.text
    assert ON in told.buttons
    assert await hall.entries(ana.player) == before


async def test_nobody_else_asks_a_changed_question_again(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await broken(ana, bruno)
    await in_turn((ana.player, f"/unit edit Swords change:+{NEAR}"))
    before = await hall.entries(ana.player)
    await bruno.use(await bruno.desk(ON), ON)
    assert "Ce bouton est celui d’Ana" in bruno.said
    assert await hall.entries(ana.player) == before


async def broken(ana: Tapper, bruno: Tapper) -> None:
    """Fail a panic test whose re-roll by the battle standard is to be decided."""
    await flagged(ana, bruno, "t9a", "shooting")
    await ana.player.types("/panic unit:Swords cause:broken dice:6,6")
    assert {"Re-roll", "No re-roll"} <= {*labels(await ana.desk("Re-roll"))}


async def test_what_the_table_tells_by_now_is_decided_no_more(ana: Tapper, bruno: Tapper) -> None:
    """A unit noted within reach of the standard rolls again without a word."""
    await broken(ana, bruno)
    await in_turn((ana.player, f"/unit edit Swords change:+{NEAR}"))
    await ana.does(ON)
    assert "The table has changed since the question" in ana.said
    await ana.does("Bot rolls these")
    assert "Swords" in ana.said


async def test_an_answer_that_comes_too_late_is_told_not_to_be_taken(
    ana: Tapper, bruno: Tapper
) -> None:
    """Its bearer has fallen: nothing is rolled again, and the test stays failed."""
    await broken(ana, bruno)
    desk = await ana.desk("Re-roll")
    await in_turn((ana.player, "/unit damage Hero wounds:4"))
    await ana.use(desk, "Re-roll")
    assert "nothing of the last answer is taken" in ana.said
    assert "Swords" in ana.said
