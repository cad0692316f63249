"""Magic items of The 9th Age that serve once, and spells that an army shares, at the table."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall, Player


async def at_the_table(hall: Hall, *lines: str, house: str = "") -> Player:
    """Return a player of a battle with some units on the first side."""
    player = hall.player("Ana", "en")
    await player.types(f"/battle start game:t9a {house}".rstrip())
    for line in lines:
        await player.types(f'/unit add line:"{line}"')
    return player


async def test_the_icon_of_a_bearer_who_joined_a_unit_is_gone_once_it_was_used(hall: Hall) -> None:
    player = await at_the_table(
        hall, "Swords 20 Ld7 [infantry]", "Bearer 1 Ld7 [character, infantry, gleaming-icon]"
    )
    await player.types("/unit join character:Bearer unit:Swords")
    again = await player.types("/test what:leadership unit:Swords dice:6,5,3,3")
    assert again.outcome["result"]["passed"] is True
    once = await player.types("/test what:leadership unit:Swords dice:6,5")
    assert once.outcome["result"]["passed"] is False


async def test_a_general_lends_what_the_banner_of_his_unit_adds(hall: Hall) -> None:
    player = await at_the_table(
        hall,
        "Guard 20 Ld8 [infantry, banner-of-discipline]",
        "Lord 1 Ld8 [character, general, infantry]",
        "Swords 20 Ld7 [infantry]",
    )
    await player.types("/unit join character:Lord unit:Guard")
    led = await player.types("/test what:leadership unit:Swords rules:near-general dice:5,4")
    assert led.outcome["result"] == {"passed": True, "total": 9, "against": 9, "icon": False}


async def test_a_spell_that_a_wizard_of_the_army_knows_is_generated_for_no_other(
    hall: Hall,
) -> None:
    player = await at_the_table(hall, "Mage 1 Lv2 [wizard]", "Witch 1 Lv2 [wizard]")
    await player.types('/unit add line:"Foe 1 Lv2 [wizard]" side:2')
    generate = "/resolve spell_generation values:unit:{} path:fire-path dice:2,3"
    await player.types(generate.format("Mage"))
    other = await player.types(generate.format("Witch"))
    assert (other.outcome["result"]["known"], other.outcome["result"]["chosen"]) == (0, 2)
    foe = await player.types(generate.format("Foe"))
    assert foe.outcome["result"]["known"] == 2


async def test_a_spell_is_barred_in_the_next_game_turn(hall: Hall) -> None:
    player = await at_the_table(hall, "Mage 1 Lv2 [wizard]")
    await player.types('/unit add line:"Foe 1 Lv2 [wizard, binding-scroll]" side:2')
    for _ in range(2):
        await player.types("/battle next")
    read = await player.types("/dispel what:binding wizard:Foe enemy:Mage spell:fireball")
    assert read.outcome["result"] == {"barred_turn": 2}
    for _ in range(8):
        await player.types("/battle next")
    barred = await player.types("/cast wizard:mag spell:fireball dice_used:2 power_left:5")
    assert barred.refused == "spell-bound-now"


async def test_a_pathmaster_is_refused_by_the_text_alone(hall: Hall) -> None:
    player = await at_the_table(hall, "Mage 1 Lv2 [wizard, pathmaster]", house="house:beyond=off")
    told = await player.types("/resolve spell_generation values:unit:Mage spell_choices:2")
    assert told.refused == "not-in-the-text"
    assert "The 0.99.9 text lacks what a Pathmaster does" in told.text
