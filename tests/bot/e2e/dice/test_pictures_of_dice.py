"""Dice as pictures in the bot's messages, and the same words at the terminal."""

from __future__ import annotations

import re

import pytest

from bot.local.terminal.session import Terminal, TerminalOptions
from bot.views.words.dice_faces import PICTURED
from localdiscord import Faults
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import KILLS_THREE, begin_shooting

EMOJI = re.compile(r"<:(\w+):(\d+)>")
MIXED = "/roll notation:6d6>=4 reroll 1 dice:6 4 3 1 1 2 5 2"


@pytest.fixture
async def pictured(hall: Hall) -> Hall:
    """Return the hall once the pictures are there."""
    await hall.bot.dice.finished()
    assert len(hall.bot.dice.known) == len(PICTURED)
    return hall


def body(told: Told) -> str:
    return str(told.message.embeds[0]["description"])


def names(told: Told) -> list[str]:
    return [name for name, _ in EMOJI.findall(body(told))]


async def test_a_roll_shows_what_became_of_each_die(pictured: Hall, alice: Player) -> None:
    told = await alice.types(MIXED)
    assert names(told) == [
        *("d6_hit_6_v1", "d6_hit_4_v1", "d6_miss_3_v1", "d6_again_1_v1", "d6_again_1_v1"),
        *("d6_miss_2_v1", "d6_hit_5_v1", "d6_miss_2_v1"),
    ]
    ids = {int(emoji_id) for _, emoji_id in EMOJI.findall(body(told))}
    assert ids <= pictured.table.state.emojis.keys()
    assert "6 4 ~~3~~ 1↻ 1↻ ~~2~~ · re-rolled: 5 ~~2~~ → 3" in told.text


async def test_dice_that_are_added_up_are_plain(pictured: Hall, alice: Player) -> None:
    told = await alice.types("/roll notation:2d6+1 dice:6 4")
    assert names(told) == ["d6_6_v1", "d6_4_v1"]
    assert pictured.bot.dice.known["d6_6_v1"] in body(told)


async def test_dice_without_pictures_are_in_words(pictured: Hall, alice: Player) -> None:
    told = await alice.types("/roll notation:3d10>=7 dice:10 3 7")
    assert names(told) == []
    assert "**10** ~~3~~ **7**" in body(told)
    assert len(pictured.bot.dice.known) == len(PICTURED)


@pytest.mark.parametrize(("notation", "most"), [("60d6>=4", 6), ("60d6>=4 reroll failures", 12)])
async def test_a_large_pool_is_a_few_pictures(
    pictured: Hall, alice: Player, notation: str, most: int
) -> None:
    told = await alice.types(f"/roll notation:{notation}")
    assert 0 < len(names(told)) <= most
    (line,) = [line for line in body(told).splitlines() if EMOJI.search(line)]
    assert len(line) <= 40 * most + 60
    assert len(pictured.bot.dice.known) == len(PICTURED)


async def test_a_pool_of_sixty_takes_no_more_than_360_characters(
    pictured: Hall, alice: Player
) -> None:
    told = await alice.types("/roll notation:60d6>=4")
    assert len(body(told)) <= 360
    assert names(told)
    assert len(pictured.bot.dice.known) == len(PICTURED)


async def test_the_rule_decides_what_a_success_is(
    pictured: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(KILLS_THREE)
    found = names(told)
    assert found
    assert all(EMOJI.fullmatch(pictured.bot.dice.known[name]) for name in found)
    hits = sum(name.startswith("d6_hit") for name in found)
    assert 0 < hits < len(found)


async def test_without_pictures_the_same_is_told_in_words(
    hall: Hall, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.bot.dice.finished()
    with_pictures = await alice.types(MIXED)
    monkeypatch.setattr(hall.bot.dice, "known", {})
    told = await alice.types(MIXED)
    assert names(told) == []
    assert "**6 4** ~~3~~ 1↻ 1↻ ~~2~~ · re-rolled: **5** ~~2~~" in body(told)
    assert told.lines[:-1] == with_pictures.lines[:-1]


async def test_a_start_goes_well_where_discord_refuses_every_picture(
    discord_faults: Faults, hall: Hall, alice: Player
) -> None:
    await hall.bot.dice.finished()
    hall.table.state.emojis.clear()
    discord_faults.refuse(403, route="/emojis")
    await hall.restart()
    await hall.bot.dice.finished()
    assert hall.bot.dice.known == {}
    assert "**6** ~~3~~" in body(await alice.types("/roll notation:2d6>=4 dice:6 3"))


async def test_pictures_are_the_same_after_a_restart(hall: Hall, alice: Player) -> None:
    await hall.bot.dice.finished()
    before = body(await alice.types(MIXED))
    await hall.restart()
    await hall.bot.dice.finished()
    assert body(await alice.types(MIXED)) == before


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_terminal_with_colours_shows_them_and_no_other_orders(
    pictured: Hall, locale: str
) -> None:
    user = pictured.player("Zo\x1b[2J", locale).user
    options = TerminalOptions("Zo", locale, "general", coloured=True)
    text = await Terminal(pictured.bot, user, options).answer(
        "/roll notation:3d6>=4 reroll 1 # \x1b[2J dice:6 2 1 3"
    )
    assert "\x1b[1;32m6\x1b[0m \x1b[31m~~2~~\x1b[0m \x1b[33m1↻\x1b[0m" in text
    assert "\x1b[2J" not in text
    plain = TerminalOptions("Zo", locale, "general", coloured=True, as_json=True)
    told = await Terminal(pictured.bot, user, plain).answer("/roll notation:1d6>=4 dice:6")
    assert "1;32" not in told


@pytest.mark.parametrize(("locale", "misfire"), [("en", "misfire"), ("fr", "incident")])
async def test_a_misfire_is_told_in_the_language_of_the_terminal(
    pictured: Hall, locale: str, misfire: str
) -> None:
    user = pictured.player("Zoe", locale).user
    options = TerminalOptions("Zoe", locale, "general")
    text = await Terminal(pictured.bot, user, options).answer("/roll notation:artillery dice:0")
    assert misfire in text.lower()
