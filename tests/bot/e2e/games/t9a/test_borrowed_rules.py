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


async def test_reminders_and_steps_that_are_borrowed_say_so(hall: Hall) -> None:
    player = hall.player("Ana", "fr")
    await player.types("/battle start game:t9a side_one:Ouest side_two:Est")
    await player.types('/unit add side:Ouest line:"Trolls 3 M6 Cd4 [infanterie, stupidité]"')
    movement = await player.types("/battle next")
    assert "Trolls (d’après T9A 1.0.0)" in movement.text
    assert "fin de la phase (" not in movement.text
    for _ in range(3):
        combat = await player.types("/battle next")
    assert "combats, chacun livré en entier → fin de la phase (d’après T9A 0.11.9.3)" in combat.text


async def test_short_cards_leave_it_to_rules_from_where_they_are(hall: Hall) -> None:
    """Players know which game they play."""
    player = hall.player("Ana", "en")
    await player.types("/settings cards:card")
    await player.types("/battle start game:t9a side_one:West side_two:East")
    await player.types('/unit add side:West line:"Trolls 3 M6 Ld4 [infantry, stupidity]"')
    movement = await player.types("/battle next")
    assert "Movement" in movement.text
    assert "T9A" not in movement.text
    status = await player.types("/battle status")
    assert "Trolls" in status.text
    assert "T9A" not in status.text
    assert "T9A" not in (await player.presses(movement, "FR")).text
    for _ in range(3):
        combat = await player.types("/battle next")
    assert "T9A" not in combat.text
    chances = await player.types("/combat Trolls what:break lost_by:2 odds:yes")
    assert "T9A" not in chances.text


async def test_by_the_text_alone_nothing_borrowed_is_reminded_of(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    await player.types("/battle start game:t9a house:beyond=off")
    await player.types('/unit add line:"Trolls 3 M6 Ld4 [infantry, stupidity]"')
    for _ in range(4):
        told = await player.types("/battle next")
        assert "T9A" not in told.text


async def test_what_a_wizard_learns_is_named(hall: Hall) -> None:
    player = hall.player("Ana", "fr")
    await player.types("/battle start game:t9a side_one:Ouest side_two:Est")
    await player.types('/unit add side:Ouest line:"Mage 1 Niv2 Cd8 [personnage, sorcier]"')
    learnt = await player.types(
        "/resolve spell_generation values:unit:Mage path:fire-path dice:1 2"
    )
    rolled, known = (line for line in learnt.text.splitlines() if "Cascade de Feu" in line)
    assert "Cascade de Feu, Épées Enflammées (sort 0" in rolled
    assert "Boule de Feu" in rolled
    assert "sorts connus" in known
    assert "Sorts 1, 2" not in learnt.text
    for _ in range(2):
        await player.types("/battle next")
    refused = await player.types("/cast wizard:Mage spell:boule de feu dice_used:2")
    assert "ne connaît pas Boule de Feu, mais Cascade de Feu, Épées Enflammées" in refused.text


async def test_scouts_do_not_charge_in_their_first_turn(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    await player.types("/battle start game:t9a side_one:West side_two:East")
    await player.types('/unit add side:West line:"Rangers 10 M4 Ld7 [infantry, scout]"')
    await player.types('/unit add side:East line:"Orcs 20 M4 Ld7 [infantry]"')
    await player.types("/move what:scout unit:Rangers to_enemy:19")
    await player.types("/battle next")
    barred = await player.types("/charge unit:Rangers target:Orcs distance:8")
    assert barred.refused == "act-barred"
    for _ in range(8):
        await player.types("/battle next")
    charged = await player.types("/charge unit:Rangers target:Orcs distance:8 dice:6,6")
    assert charged.outcome["result"]["outcome"] == "contact"


@pytest.mark.parametrize(("dice", "marked"), [("1,2", True), ("2,2", False)])
async def test_a_champion_s_charge_is_marked_where_he_makes_more_of_the_dice(
    hall: Hall, dice: str, *, marked: bool
) -> None:
    player = hall.player("Ana", "en")
    await player.types("/settings game:t9a")
    line = f'/charge unit:"Swords 20 M4 [champion]" distance:8 dice:{dice}'
    assert ("beyond" in (await player.types(line)).outcome) is marked
    await player.types("/settings house:beyond=off")
    assert ("By the text alone" in (await player.types(line)).text) is marked
