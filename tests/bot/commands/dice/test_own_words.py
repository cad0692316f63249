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
    for said in ("7", "7 sur 12", "ca fait 7 reussites"):
        await desk.asks("roll", {"notation": "12d6>=4", "dice": "ask"})
        answer = await desk.asks("throw", {"dice": said})
        assert answer.outcome is not None, said
        assert answer.outcome["result"]["successes"] == 7


async def test_a_number_alone_is_the_count_or_the_face_of_one_die_by_a_button(desk: Desk) -> None:
    for label, kept in {"5 successes": 5, "one die shows 5": None}.items():
        await desk.asks("roll", {"notation": "12d6>=4", "dice": "ask"})
        asked = await desk.asks("throw", {"dice": "5"})
        assert asked.refused == "typed-lone"
        ways = {each.label: each.subject for each in asked.buttons if each.kind == "meant"}
        assert [*ways] == ["5 successes", "one die shows 5"]
        desk.count()
        who = replace(ALICE, interaction_id=desk.last)
        answer = await desk.router.press(who, "meant", ways[label])
        assert answer.outcome is not None
        if kept is not None:
            assert answer.outcome["result"]["successes"] == kept
            continue
        assert answer.outcome["asked"]["count"] == 11
        further = await desk.asks("throw", {"dice": "4"})  # the faces of a throw that has begun
        assert further.outcome is not None
        assert further.outcome["asked"]["count"] == 10


async def test_faces_are_wanted_where_successes_are_not_enough(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    assert (await desk.asks("throw", {"dice": "2 hits"})).refused == "faces-wanted"
    assert (await desk.asks("throw", {"dice": "hit 5 4"})).refused == "not-a-face"
    answer = await desk.asks("throw", {"dice": "three sixes"})
    assert answer.outcome is not None
    assert answer.outcome["result"]["total"] == 18


async def test_damage_is_told_as_points_in_both_languages(desk: Desk) -> None:
    await desk.asks("settings", {"language": "en"})
    typed = {"notation": "3 attacks 3+/3+/-1/2 vs 4+", "dice": "3 4 5 6 6 3 5 4 1"}
    answer = await desk.asks("roll", typed)
    assert "4 points of damage" in answer.card.headline
    assert "damage 2" in bare(answer.card.headline)
    await desk.asks("settings", {"language": "fr"})
    typed = {"notation": "2 sauvegardes 4+ dégâts d3", "dice": "3 1 5 2"}
    answer = await desk.asks("roll", typed, who=FRENCH)
    assert "4 points de dégâts" in answer.card.headline
    assert "dégâts d3" in bare(answer.card.headline)


async def test_a_scatter_die_is_rolled_beside_an_artillery_die_and_typed_with_it(
    desk: Desk,
) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    both = await desk.asks("roll", {"notation": "scatter + artillery", "dice": "ask"})
    assert both.refused is None
    answer = await desk.asks("throw", {"dice": "3 and 10"})
    assert answer.outcome is not None
    scattered, total = answer.outcome["result"]["parts"]
    assert (scattered["drift"]["distance"], total["total"]) == (3, 10)
    alone = await desk.asks("roll", {"notation": "scatter hit-arrow", "dice": "hit"})
    assert alone.outcome is not None


@pytest.mark.parametrize("typed", ["salut", "des bananes", "salut les gars"])
async def test_a_word_that_is_neither_dice_nor_an_act_gets_one_sentence(
    desk: Desk, typed: str
) -> None:
    await desk.asks("battle start", {"language": "fr", "game": "blackhammer"})
    answer = await desk.asks("roll", {"notation": typed}, who=FRENCH)
    assert answer.refused == "nothing-to-roll"
    assert typed in answer.card.headline
    near = await desk.asks("roll", {"notation": "panick"}, who=FRENCH)
    assert near.refused == "procedure-near"


async def test_chances_said_to_roll_are_told_by_its_button_and_named_whole(desk: Desk) -> None:
    asked = await desk.asks("roll", {"notation": "Proba 9 ou plus sur 2D6"})
    assert asked.refused == "notation-chances"
    assert "/odds (2d6)\\>=9" in asked.card.headline
    desk.count()
    (button,) = [each for each in asked.buttons if each.kind == "said"]
    who = replace(ALICE, interaction_id=desk.last)
    told = await desk.router.press(who, "said", button.subject)
    plain = await desk.asks("odds", {"question": "(2d6)>=9"})
    assert told.refused is None
    assert told.card == plain.card


async def test_chances_are_told_though_their_name_is_said_once_more(desk: Desk) -> None:
    for said, roll in {
        "Proba 9 ou plus sur 2D6": "(2d6)>=9",
        "chance of 9 or more on 2d6": "(2d6)>=9",
        "odds 10 attacks 3+ 4+ save 5+": "10d6 hit>=3 then wound>=4 then save>=5",
        "probabilities 12d6 4+": "12d6>=4",
    }.items():
        told = await desk.asks("odds", {"question": said})
        plain = await desk.asks("odds", {"question": roll})
        assert told.refused is None, said
        assert told.card.dice[-1] == plain.card.dice[-1], said
