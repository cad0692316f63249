"""A game whose text stops early, with the layer beyond it and without."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player

LACKING = (
    "/resolve spell_effect values:spell:fireball target:Orcs 20 T4",
    "/cast spell:fireball dice_used:2",
    "/table misfire",
    "/panic ld:7 losses:3",
    "/move what:ambush",
    "/objective what:secondary values:x",
)


async def by_the_text(hall: Hall, locale: str = "en") -> Player:
    """Return a player who plays the text alone."""
    player = hall.player("Ana", locale)
    await player.types("/settings game:t9a")
    await player.types("/settings house:beyond=off")
    return player


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "The 0.99.9 text lacks"), ("fr", "Il manque au texte 0.99.9")]
)
async def test_without_the_layer_the_bot_says_what_the_text_lacks(
    hall: Hall, locale: str, words: str
) -> None:
    player = await by_the_text(hall, locale)
    for line in LACKING[:5]:
        told = await player.types(line)
        assert told.refused == "not-in-the-text", line
        assert words in told.text


async def test_without_the_layer_the_text_is_played_on(hall: Hall) -> None:
    player = await by_the_text(hall)
    cast = await player.types("/cast spell:Doom casting_value:7 dice_used:2 level:2 dice:3,4")
    assert cast.outcome["result"]["cast"] is True
    reaction = await player.types(
        '/charge what:reaction distance:3 m:4 target:"Riders 5 [quick-to-fire, bow]"'
    )
    assert reaction.outcome["result"]["shoot"] is False
    assert "By the text alone" in reaction.text


async def test_with_the_layer_what_is_borrowed_is_marked(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    await player.types("/settings game:t9a")
    cast = await player.types("/cast spell:fireball dice_used:2 level:2 dice:3,4")
    assert "not in the 0.99.9 text [10]" in cast.text
    assert cast.outcome["beyond"] == [{"version": "T9A 0.10", "tag": "10", "not_in": "0.99.9"}]


@pytest.mark.parametrize(("switch", "inches"), [("original", 9), ("french", 15)])
async def test_the_french_text_is_followed_where_players_say_so(
    hall: Hall, switch: str, inches: int
) -> None:
    player = hall.player("Ana", "en")
    await player.types("/settings game:t9a")
    await player.types(f"/settings house:flank-zones={switch}")
    told = await player.types("/resolve flank_zone values:from_edge:10 role:attacker")
    assert told.outcome["result"]["inches"] == inches
