"""Acts that are taken back by their names: the last one alone, and none in its stead."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.commands.procedures.test_do import GREENS, MEN
from tests.bot.desk import Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'taken.db'}")
    await opened.open()
    await opened.asks("battle start", {"side_one": "Men", "side_two": "Greens"})
    for side, lines in (("Men", MEN), ("Greens", GREENS)):
        for line in lines:
            await opened.asks("unit add", {"line": line, "side": side})
    await opened.asks("battle next", {"phase": "movement"})
    yield opened
    await opened.store.close()


async def charged(desk: Desk) -> bool:
    """Tell whether the knights have declared their charge."""
    return "charges Orcs" in (await desk.asks("unit show", {"unit": "Knights"})).card.headline


@pytest.mark.parametrize(
    "said",
    [
        "annule la charge",
        "undo the charge of the knights",
        "annuler la charge svp",
        "take back the charge",
        "cancel charge",
        "cancel the charge of the knights",
        "oups, annule la charge",
        "oops undo the charge",
        "zut annule la charge",
        "my bad, cancel the charge",
        "retire la charge",
    ],
)
async def test_the_last_act_is_taken_back_by_its_name(desk: Desk, said: str) -> None:
    await desk.asks("do", {"text": "knights charge orcs"})
    assert await charged(desk)
    assert (await desk.asks("do", {"text": said})).refused is None
    assert not await charged(desk)


@pytest.mark.parametrize(
    "said", ["undo the shooting", "annule le tir", "undo the charge of the archers"]
)
async def test_another_act_is_not_taken_back_and_the_last_one_told(desk: Desk, said: str) -> None:
    await desk.asks("do", {"text": "knights charge orcs"})
    told = await desk.asks("do", {"text": said})
    assert told.refused == "undo-other"
    assert "Declaring a charge" in told.card.headline
    assert await charged(desk)


async def test_to_take_back_a_charge_that_nobody_made_makes_none(desk: Desk) -> None:
    told = await desk.asks("do", {"text": "annule la charge"})
    assert told.refused == "undo-other"
    assert not await charged(desk)
    asked = await desk.asks("do", {"text": "annule la charge ?"})
    assert asked.refused != "undo-other"
    assert not await charged(desk)
