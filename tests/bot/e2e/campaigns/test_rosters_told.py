"""Answers about rosters: what is kept now, what was meant, what cannot be."""

from __future__ import annotations

import pytest

from localdiscord import Upload
from tests.bot.e2e.campaigns.test_rosters import SWORDS, VETERANS, fought, kept, three
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]
START = "/battle start game:whfb2 side_one:Reds side_two:Blues player_one:Ana player_two:Ben"


async def test_whoever_is_added_is_shown_as_read(three: Three) -> None:
    _, ana, _ = three
    told = await ana.calls("roster add", line=SWORDS.replace("Swords", "Spears"))
    assert "Spears · 20/20" in told.text.replace("**", "")
    assert "M10 WS3" in told.text


async def test_what_is_noted_of_somebody_is_shown_with_all_they_bear(three: Three) -> None:
    _, ana, _ = three
    await ana.calls("roster edit", unit="Hero", honour="First over the wall")
    told = await ana.calls("roster artefact", unit="Hero", artefact="Red Sword", captured=True)
    assert "First over the wall" in told.text
    assert "Red Sword (captured, to be mastered)" in told.text


async def test_the_same_thing_is_noted_once(three: Three) -> None:
    _, ana, _ = three
    await ana.calls("roster artefact", unit="Hero", artefact="Red Sword", captured=True)
    again = await ana.calls("roster artefact", unit="Hero", artefact="Red Sword", captured=True)
    assert again.refused == "fighter-unchanged"
    wrong = await ana.calls("roster mastery", unit="Hero", artefact="blue")
    assert wrong.text.count("Red Sword") == 1
    assert_one_sentence(wrong)
    mastered = await ana.calls("roster mastery", unit="Hero", artefact="red")
    assert mastered.answer.refused is None, mastered.text


async def test_whoever_is_at_the_battle_does_not_come_twice(hall: Hall, three: Three) -> None:
    _, ana, _ = three
    await ana.types(START)
    await ana.calls("roster edit", unit="Hero", honour="First over the wall")
    first = await ana.types("/roster muster")
    lines = first.text.replace("**", "").splitlines()
    assert lines[1:4] == ["Swords (20/20)", "Hero", "▸ First over the wall"]
    again = await ana.types("/roster muster")
    assert again.refused == "mustered-already"
    assert_one_sentence(again)
    await ana.calls("roster add", line=SWORDS.replace("Swords", "Spears"))
    assert (await ana.types("/roster muster")).outcome["units"] == ["Spears"]
    assert len((await hall.channel(ana)).board.units) == 3


async def test_nobody_takes_what_another_plays(three: Three) -> None:
    _, ana, ben = three
    await ana.types(START)
    await ben.calls("unit add", line=SWORDS.replace("Swords", "Guard"))
    assert (await ana.types("/roster take side:Blues")).refused == "not-your-side"
    assert (await ben.types("/roster take side:Blues")).outcome["names"] == ["Guard"]


async def test_who_was_nowhere_and_who_lost_nothing_is_told_so(three: Three) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    told = await ana.calls("roster after", battle=1, losses="Hero")
    assert "Swords · no losses" in told.text.replace("**", "")
    nobody = await ben.calls("roster after", battle=1, absent="Swords, Hero")
    assert "rien ne change" in nobody.text


async def test_a_single_loss_is_told_in_the_singular(three: Three) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    told = await ben.calls("roster after", battle=1, losses="Swords 1")
    assert "1 perdu, 0 de retour" in told.text


async def test_an_organiser_who_plays_nothing_says_whose_army_it_is(three: Three) -> None:
    olga, ana, _ = three
    told = await olga.calls("roster edit", unit="Hero", misses=1)
    assert told.refused == "whose-roster"
    assert "player" in told.text
    edited = await olga.calls("roster edit", unit="Hero", misses=1, player="Ana")
    assert "Noted for Ana:" in edited.text
    assert (await kept(ana, "Hero"))["misses"] == 1


async def test_a_row_of_an_organisers_table_is_the_headline(hall: Hall, three: Three) -> None:
    olga, ana, _ = three
    await olga.calls("roster table", file=Upload("veterans.toml", VETERANS.encode()))
    assert "level" not in (await ana.types("/roster show")).text
    told = await ana.calls("roster roll", table="veterans", unit="Swords", dice="6 6")
    assert told.answer.card.title == "veterans · Swords"
    assert told.answer.card.headline == "Stronger"
    stranger = hall.player("Zoe", "en", permissions=SEES)
    assert (await stranger.types("/roster show")).refused == "not-in-campaign"


async def test_a_wrong_name_is_answered_with_one_that_is_like_it(three: Three) -> None:
    _, ana, _ = three
    told = await ana.calls("roster dismiss", unit="Sord")
    assert told.refused == "unknown-fighter"
    assert "did you mean Swords?" in told.text
    assert_one_sentence(told)


async def test_losses_that_name_nobody_are_refused_and_the_battle_still_waits(three: Three) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    empty = await ana.calls("roster after", battle=1, losses=", ;")
    assert empty.refused == "unread-losses"
    assert_one_sentence(empty)
    many = await ana.calls("roster after", battle=1, losses="Hero 3")
    assert many.refused == "lost-too-many"
    assert "has only one model:" in many.text
    assert "no. 1" in (await ana.types("/roster show")).text
