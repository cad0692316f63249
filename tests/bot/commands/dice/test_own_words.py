"""Dice in players' own words: what the answers show of how they were read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bot.desk import ALICE, Desk

FRENCH = replace(ALICE, locale="fr")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'words.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


def bare(line: object) -> str:
    """Return a line without the signs that keep a chat from reading markup in it."""
    return str(line).replace("\\", "")


@pytest.mark.parametrize("cards", ["full", "card", "line"])
async def test_a_roll_in_other_words_shows_how_it_was_read(desk: Desk, cards: str) -> None:
    await desk.asks("settings", {"language": "fr", "cards": cards})
    typed = {"notation": "12 dés à 4+ relance les 1", "dice": "6x12"}
    answer = await desk.asks("roll", typed, who=FRENCH)
    assert "12d6>=4 relance 1" in bare(answer.card.headline)
    plain = await desk.asks("roll", {"notation": "12d6>=4", "dice": "6x12"}, who=FRENCH)
    assert "12d6" not in plain.card.headline


async def test_three_bare_numbers_are_told_as_to_hit_to_wound_and_to_save(desk: Desk) -> None:
    await desk.asks("settings", {"language": "en"})
    dice = "3 6 2 5 4 4 1 5 2"
    answer = await desk.asks("roll", {"notation": "4 attacks 3+ 4+ 5+", "dice": dice})
    assert "1 unsaved" in answer.card.headline
    assert "hit>=3 then wound>=4 then save>=5" in bare(answer.card.headline)
    assert answer.outcome is not None
    assert answer.outcome["result"]["left"] == 1


async def test_chances_of_a_roll_in_other_words_show_how_it_was_read(desk: Desk) -> None:
    await desk.asks("settings", {"language": "fr"})
    answer = await desk.asks("odds", {"question": "2d6 sous 7"}, who=FRENCH)
    assert "(2d6)<=7" in bare(answer.card.dice[0])


async def test_a_sum_against_a_number_is_told_as_more_or_less(desk: Desk) -> None:
    await desk.asks("settings", {"language": "en"})
    answer = await desk.asks("roll", {"notation": "2d6 vs 7", "dice": "6 5"})
    assert answer.card.headline.startswith("11, more than 7")


async def test_what_is_typed_with_a_roll_is_read_by_its_dice(desk: Desk) -> None:
    for typed, total in {"654": 15, "trois 6": 18, "6-5-4": 15, "double 6 et 1": 13}.items():
        answer = await desk.asks("roll", {"notation": "3d6", "dice": typed})
        assert answer.outcome is not None, typed
        assert answer.outcome["result"]["total"] == total
    counted = await desk.asks("roll", {"notation": "12d6 4+", "dice": "7 hits"})
    assert counted.outcome is not None
    assert counted.outcome["result"]["successes"] == 7
    doubtful = await desk.asks("roll", {"notation": "2d6", "dice": "12"})
    assert doubtful.refused == "typed-sum-or-faces"


async def test_what_is_thrown_is_read_by_what_is_asked(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "12d6>=4", "dice": "ask"})
    assert (await desk.asks("throw", {"dice": "7/10"})).refused == "typed-other-count"
    assert (await desk.asks("throw", {"dice": "7"})).refused == "typed-count"
    answer = await desk.asks("throw", {"dice": "7 sur 12"})
    assert answer.outcome is not None
    assert answer.outcome["result"]["successes"] == 7


async def test_faces_are_wanted_where_successes_are_not_enough(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    assert (await desk.asks("throw", {"dice": "2 hits"})).refused == "faces-wanted"
    assert (await desk.asks("throw", {"dice": "hit 5 4"})).refused == "not-a-face"
    answer = await desk.asks("throw", {"dice": "three sixes"})
    assert answer.outcome is not None
    assert answer.outcome["result"]["total"] == 18
