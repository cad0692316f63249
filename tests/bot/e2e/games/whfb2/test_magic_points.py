"""Wizards of Warhammer's second edition at the table: points, saves, creatures, what ends."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of

MAGE = "Mage 1 M10 WS3 S4 T4 W3 WP9 Int9 Lv4 MP40 MaxMP40 [wizard, character]"
BOYZ = "Boyz 20 M10 WS3 S3 T3 W1 Ld7 Cl6 WP6 Int5"


async def at_magic(alice: Player, bruno: Player) -> None:
    await alice.calls("battle start", game="whfb2", side_one="Empire", side_two="Orcs")
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {MAGE}")
    await bruno.types(f"/unit add {BOYZ}")
    await alice.calls("battle next", phase="magic")


async def test_a_spell_is_paid_saved_from_and_taken_back(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    cast = await alice.types("/cast wizard:Mage spell:B4.7 target:Boyz boost:2 dice:3 2")
    assert cast.outcome["result"]["outcome"] == "works"
    assert "entrapped" in cast.text
    assert "40 → 26" in cast.text
    again = await alice.types("/cast wizard:Mage spell:fireball target:Boyz")
    assert again.refused == "done-once"
    chances = await alice.types("/cast wizard:Mage spell:fireball target:Boyz odds:yes")
    assert chances.answer.refused is None
    undone = await alice.types("/undo")
    assert "26 → 40" in undone.text


async def test_what_is_summoned_joins_the_battle_and_may_not_obey(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    line = '"Burners 1 M10 WS5 S5 T5 W3 [elemental]"'
    cast = await alice.types(
        f"/cast wizard:Mage spell:Summon Elementals summoned:{line} dice:3 6 6"
    )
    assert "uncontrolled" in cast.text or "nobody controls them" in cast.text
    units = {unit["name"]: unit for unit in (await battle_of(alice))["units"]}
    assert units["Burners"]["models"] == 3
    assert "uncontrolled" in units["Burners"]["statuses"]
    replayed = await alice.types("/battle replay")
    assert "otherwise" not in replayed.text
    reaction = await alice.types("/resolve uncontrolled_reaction kind:elementals dice:6")
    assert "attack their summoner" in reaction.text


async def test_a_zone_keeps_its_wizard_from_casting_until_it_ends(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/cast wizard:Mage spell:Zone of Sanctuary")
    for _ in range(12):
        await alice.calls("battle next")
    refused = await alice.types("/cast wizard:Mage spell:fireball target:Boyz")
    assert refused.refused == "maintains-zone"
    ended = await alice.types("/dispel what:spell wizard:Mage spell:Zone of Sanctuary")
    assert "Zone of Sanctuary ends" in ended.text
    assert (
        await alice.types("/cast wizard:Mage spell:fireball target:Boyz")
    ).answer.refused is None


async def test_spells_are_offered_with_their_numbers(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    assert (await alice.offered("cast", "spell", "firebal"))[0] == (
        "Fireball (B1.3, Battle magic)",
        "Fireball",
    )
    assert (await bruno.offered("cast", "spell", "boule"))[0][1] == "Boule de feu"


async def test_commands_of_other_games_say_what_this_one_does(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    for command in ("winds", "miscast", "pray unit:Mage"):
        assert (await alice.types(f"/{command}")).refused.startswith("instead")


async def test_an_aura_takes_wounds_upon_itself(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/cast wizard:Mage spell:Aura of Invulnerability")
    hurt = await alice.types("/resolve orbs target:Mage healing:0 deadly:1")
    assert "Mage: 3" not in hurt.text
    units = {unit["name"]: unit for unit in (await battle_of(alice))["units"]}
    assert units["Mage"]["carried"] == 0


async def test_a_wand_of_nobody_in_particular_is_refused_without_a_name(
    alice: Player, bruno: Player
) -> None:
    await alice.types("/settings game:whfb2")
    for player in (alice, bruno):
        full = await player.types("/resolve fill_store filled:5 mp:30 level:2 stored:18")
        assert full.answer.refused == "wand-full"
        assert "none" not in full.text
        beyond = "/resolve move_points wanted:5 mp:30 mp_max:31 stored:18 wand_excess:refused"
        told = await player.types(beyond)
        assert told.answer.refused == "wand-beyond"
        assert "none" not in told.text
