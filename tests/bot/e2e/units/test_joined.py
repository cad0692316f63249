"""A unit with characters is one body for every command: pace, Fear, standards, the General."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player


async def at_the_table(hall: Hall, game: str, *lines: str, foes: tuple[str, ...] = ()) -> Player:
    """Return a player of a battle with some units on each side."""
    player = hall.player("Ana", "en")
    await player.types(f"/battle start game:{game}")
    for line in lines:
        await player.types(f'/unit add line:"{line}"')
    for line in foes:
        await player.types(f'/unit add line:"{line}" side:2')
    return player


async def goes_on(player: Player, phases: int) -> None:
    """Go on by some phases."""
    for _ in range(phases):
        await player.types("/battle next")


RIDERS = (
    "Riders 5 M8 WS3 BS3 S3 T3 W1 I3 A1 Ld8 [cavalry]",
    "Dwarf 1 M3 WS5 BS3 S4 T4 W2 I3 A3 Ld9 [character]",
)
ORCS = "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7"
MEN = "Men 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
STOUT = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld10"
GHOUL = "Ghoul 1 M4 WS4 BS0 S4 T4 W3 I3 A3 Ld8 UP2 [character, fear]"


async def test_riders_go_as_slowly_as_the_dwarf_among_them(hall: Hall) -> None:
    player = await at_the_table(hall, "blackhammer", *RIDERS, foes=(ORCS,))
    await player.types("/unit join character:Dwarf unit:Riders")
    moved = await player.types("/resolve move_allowance values:unit:Riders")
    assert moved.outcome["result"] == {"max_distance": 3}
    assert "with Dwarf in it: the lowest value counts for Movement (M)" in moved.text
    marched = await player.types("/resolve march values:unit:Riders")
    assert marched.outcome["result"]["max_distance"] == 6
    await goes_on(player, 1)
    charged = await player.types("/charge unit:Riders target:Orcs distance:12")
    assert charged.outcome["result"]["outcome"] == "failed"
    fled = await player.types("/flee unit:Riders dice:6,6")
    assert fled.outcome["result"]["distance"] == 12


async def test_a_stated_movement_counts_before_that_of_the_slowest(hall: Hall) -> None:
    player = await at_the_table(hall, "blackhammer", *RIDERS)
    await player.types("/unit join character:Dwarf unit:Riders")
    moved = await player.types("/resolve move_allowance values:unit:Riders m:8")
    assert moved.outcome["result"] == {"max_distance": 8}
    assert "lowest value" not in moved.text


async def test_who_hides_is_not_told_to_lend_his_leadership(hall: Hall) -> None:
    captain = "Captain 1 M4 WS4 BS4 S4 T3 W2 I4 A2 Ld9 [character]"
    player = await at_the_table(hall, "blackhammer", MEN, captain)
    await player.types("/unit join character:Captain unit:Men")
    test = "/panic unit:Men cause:destroyed"
    assert "with Captain in it" in (await player.types(f"{test} dice:4,4")).text
    await player.types("/undo")
    await player.types("/unit status unit:Captain status:hides")
    hidden = await player.types(f"{test} dice:4,4")
    assert hidden.outcome["result"]["passed"] is False
    assert "with Captain in it" not in hidden.text


async def test_men_fear_the_ghoul_and_not_the_orcs_that_he_leads(hall: Hall) -> None:
    player = await at_the_table(hall, "blackhammer", ORCS, GHOUL, foes=(MEN,))
    await player.types("/unit join character:Ghoul unit:Orcs")
    await goes_on(player, 1)
    held = await player.types("/psychology what:fear-charged unit:Men enemy:Orcs dice:6,6")
    assert held.outcome["result"]["response"] == "hold"
    assert held.outcome["result"]["hits_on_sixes"] is True
    charged = await player.types("/charge unit:Orcs target:Men distance:6 dice:6,6")
    result = charged.outcome["result"]
    assert (result["test"], result["outcome"]) == ("fear", "contact")
    assert result["hits_on_sixes"] is True


async def test_whoever_charges_the_ghoul_tests_where_he_alone_outweighs_it(hall: Hall) -> None:
    scout = "Scout 1 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
    player = await at_the_table(hall, "blackhammer", MEN, scout, foes=(ORCS, GHOUL))
    await player.types("/unit join character:Ghoul unit:Orcs")
    await goes_on(player, 1)
    refused = await player.types("/charge unit:Scout target:Orcs distance:6")
    assert refused.refused == "charge-needs-test"
    tested = await player.types("/psychology what:fear-charging unit:Men enemy:Orcs")
    assert tested.outcome["result"]["reason"] == "outweighs"
    charged = await player.types("/charge unit:Men target:Orcs distance:6")
    assert charged.outcome["result"]["outcome"] == "contact"


async def test_the_beaten_weigh_themselves_against_the_ghoul_alone(hall: Hall) -> None:
    player = await at_the_table(hall, "blackhammer", MEN, foes=(ORCS, GHOUL))
    await player.types("/unit join character:Ghoul unit:Orcs")
    beaten = await player.types("/psychology what:fear-defeated unit:Men enemy:Orcs")
    assert beaten.outcome["result"] == {"penalty": 0}
    few = await player.types('/psychology what:fear-defeated unit:"Few 1 M4 Ld7" enemy:Orcs')
    assert few.outcome["result"] == {"penalty": 2}


async def test_a_break_test_is_rolled_again_under_the_battle_standard_in_the_ranks(
    hall: Hall,
) -> None:
    bearer = "Bearer 1 M4 WS4 BS3 S3 T3 W2 I3 A2 Ld7 [character, battle-standard]"
    player = await at_the_table(hall, "blackhammer", MEN, bearer, foes=(ORCS,))
    await player.types("/unit join character:Bearer unit:Men")
    for unit in ("Men", "Orcs"):
        await player.types(f"/unit status unit:{unit} status:engaged")
    await goes_on(player, 4)
    test = "/combat what:break unit:Men enemy:Orcs lost_by:1"
    again = await player.types(f"{test} dice:6,5,2,2")
    assert again.outcome["result"]["broken"] is False


WOLF_CHARIOT = (
    "Chariot 1 M20 T4 W5 Sv4+ [chariot]",
    "Goblins 3 M10 WS2 BS3 S3 T3 W1 I2 A1 Ld5 [charioteers]",
    "Wolves 2 M22.5 WS4 BS0 S3 T3 W1 I3 A1 Ld3 [draught-team]",
)


async def test_a_chariot_moves_charges_and_drives_at_the_pace_of_its_team(hall: Hall) -> None:
    player = await at_the_table(hall, "whfb2", *WOLF_CHARIOT, foes=("Men 20 M10 Ld7 Cl7",))
    for aboard in ("Goblins", "Wolves"):
        await player.types(f"/unit join character:{aboard} unit:Chariot")
    driven = await player.types("/resolve chariot_move values:unit:Chariot")
    assert driven.outcome["result"] == {"move": 17.5, "charge": 35.0}
    await goes_on(player, 1)
    moved = await player.types("/move what:distance unit:Chariot")
    assert moved.outcome["result"]["distance"] == 17.5
    await player.types("/undo")
    charged = await player.types("/charge unit:Chariot target:Men distance:36")
    assert charged.outcome["result"]["outcome"] == "failed"
    assert charged.outcome["result"]["reach"] == 35.0


async def test_elves_walk_beside_a_lord_in_armour(hall: Hall) -> None:
    player = await at_the_table(
        hall, "whfb2", "Elves 20 M12", "Knight 1 M10 Sv4+ [character]", foes=("Men 20 M10",)
    )
    await player.types("/unit join character:Knight unit:Elves")
    await goes_on(player, 1)
    moved = await player.types("/move what:distance unit:Elves")
    assert moved.outcome["result"]["distance"] == 7.5
    assert "with Knight in it: the lowest value counts for Movement (M)" in moved.text


GENERAL = "Lord 1 M10 WS5 BS5 S4 T4 W2 I5 A3 Ld9 Int9 Cl9 WP9 [character, general]"
LEVY = "Levy 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld5 Int5 Cl5 WP5"
TROLL = "Troll 1 M15 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Int4 Cl6 WP6 [fear]"


async def test_a_general_near_by_the_line_of_a_unit_lends_all_that_he_lends(hall: Hall) -> None:
    player = await at_the_table(
        hall, "whfb2", GENERAL, f"{LEVY} [near-general]", "Boys 20 M10 Ld5 Cl5", foes=(TROLL,)
    )
    brave = await player.types("/psychology what:fear unit:Levy enemy:Troll dice:4,4")
    assert brave.outcome["result"]["against"] == 9
    held = await player.types("/combat what:rout unit:Levy cause:crash dice:4,4")
    assert held.outcome["result"]["ld"] == 9
    alone = await player.types("/psychology what:fear unit:Boys enemy:Troll dice:4,4")
    assert alone.outcome["result"]["against"] == 5


async def test_the_second_unit_of_a_side_is_near_by_its_own_line(hall: Hall) -> None:
    orcs = "Orcs 12 M10 WS4 BS3 S5 T3 W1 I5 A1 Ld7 Wide6"
    boys = "Boys 1 M10 WS3 BS3 S3 T3 W1 I2 A1 Ld7 Wide1"
    levy = "Levy 4/5 M10 WS3 BS3 S3 T3 W1 I2 A1 Ld5 Wide4 [near-general]"
    player = await at_the_table(hall, "whfb2", orcs, foes=(boys, levy, GENERAL))
    await goes_on(player, 3)
    for unit in ("Orcs", "Boys", "Levy"):
        await player.types(f"/unit status unit:{unit} status:engaged")
    fought = await player.types('/fight unit:Orcs enemy:"Boys; Levy" dice:4,4,1,3,5,4,4,3,4,3,5')
    states = {fate["name"]: fate["state"] for fate in fought.outcome["result"]["enemies"]}
    assert states == {"Boys": "wiped-out", "Levy": "pushed"}


async def test_a_general_in_the_ranks_is_always_near(hall: Hall) -> None:
    player = await at_the_table(hall, "whfb2", GENERAL, LEVY, foes=(TROLL,))
    await player.types("/unit join character:Lord unit:Levy")
    brave = await player.types("/psychology what:fear unit:Levy enemy:Troll dice:4,4")
    assert brave.outcome["result"]["against"] == 9
    held = await player.types("/combat what:rout unit:Levy cause:crash dice:4,4")
    assert held.outcome["result"]["ld"] == 9


async def test_a_number_typed_counts_before_that_of_the_general_in_the_ranks(hall: Hall) -> None:
    player = await at_the_table(hall, "whfb2", GENERAL, LEVY, foes=(TROLL,))
    await player.types("/unit join character:Lord unit:Levy")
    held = await player.types(
        '/combat what:rout unit:Levy cause:crash rules:"general-near (7)" dice:4,4'
    )
    assert held.outcome["result"]["ld"] == 7


async def test_a_general_who_flees_lends_his_own_ranks_nothing(hall: Hall) -> None:
    player = await at_the_table(hall, "whfb2", GENERAL, LEVY, foes=(TROLL,))
    await player.types("/unit join character:Lord unit:Levy")
    await player.types("/unit status unit:Lord status:off-table")
    held = await player.types("/combat what:rout unit:Levy cause:crash dice:4,4")
    assert held.outcome["result"]["ld"] == 5


@pytest.mark.parametrize(("game", "phase"), [("blackhammer", "close-combat"), ("t9a", "combat")])
async def test_a_combat_has_one_button_and_who_is_in_a_unit_fights_with_it(
    hall: Hall, game: str, phase: str
) -> None:
    """[BlackHammer L2090; The 9th Age R L514]."""
    men, orcs = f"Men 20 {STOUT} Wide5", f"Orcs 20 {STOUT} Wide5"
    hero = "Hero 1 M4 WS5 BS3 S4 T4 W2 I5 A3 Ld9 [character]"
    player = await at_the_table(hall, game, men, hero, foes=(orcs,))
    await player.types("/unit join character:Hero unit:Men")
    await player.types("/unit link Men other:Orcs")
    await player.types(f"/battle next phase:{phase}")
    tapper = Tapper(player)
    told = labels(await tapper.desk("Fight"))
    assert [each for each in told if "Fight" in each] == ["Fight: Men, Hero → Orcs"]
    fought = await player.types("/fight Hero enemy:Orcs restrain:both")
    assert fought.answer.refused is None, fought.text
    assert "Men · Hero" in fought.text
    assert not [each for each in labels(await tapper.desk("Next phase")) if "Fight" in each]


@pytest.mark.parametrize(("game", "phase"), [("blackhammer", "close-combat"), ("t9a", "combat")])
async def test_the_enemy_named_with_a_character_in_a_unit_is_fought_alone(
    hall: Hall, game: str, phase: str
) -> None:
    men, orcs, wolves = (f"{name} 20 {STOUT} Wide5" for name in ("Men", "Orcs", "Wolves"))
    hero = "Hero 1 M4 WS5 BS3 S4 T4 W2 I5 A3 Ld9 [character]"
    player = await at_the_table(hall, game, men, hero, foes=(orcs, wolves))
    await player.types("/unit join character:Hero unit:Men")
    for foe in ("Orcs", "Wolves"):
        await player.types(f"/unit link Men other:{foe}")
    await player.types(f"/battle next phase:{phase}")
    fought = await player.types("/fight Hero enemy:Orcs restrain:both")
    assert fought.answer.refused is None, fought.text
    assert "Men · Hero" in fought.text
    assert "Wolves" not in fought.answer.card.title
    whole = await player.types("/undo")
    assert whole.answer.refused is None, whole.text
    assert "Wolves" in (await player.types("/fight Hero restrain:both")).answer.card.title


async def test_a_sentence_names_a_combat_by_any_unit_that_is_in_it(hall: Hall) -> None:
    units = [f"{name} 20 {STOUT} Wide5" for name in ("Men", "Levy", "Orcs")]
    player = await at_the_table(hall, "blackhammer", *units[:2], foes=(units[2],))
    for own in ("Men", "Levy"):
        await player.types(f"/unit link {own} other:Orcs")
    await player.types("/battle next phase:close-combat")
    fought = await player.types("/do the levy fights the orcs")
    assert "Men · Levy · Orcs" in fought.answer.card.title
