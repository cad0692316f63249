"""A few turns of Warhammer's second edition at the table: what is noted binds what comes after."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import meet

GUARD = "Garde 20 M10 CC3 F3 E3 PV1 I3 A1 Cd7 Int6 Cl7 FM7 Front5 Svg5+ [étendard, bouclier]"
KARL = "Karl 1 M10 CC6 Cd9 Int8 Cl9 FM8 [personnage, général]"
DWARFS = "Nains 10 M7,5 Cd9 Cl9 Svg4+"
TROLLS = "Trolls 4 M15 CC3 F5 E4 PV3 A3 Cd4 Int4 Cl6 [peur, stupidité]"


FEAR = "/psychology what:fear unit:Garde enemy:Trolls situation:charging"


async def begin(alice: Player, bruno: Player) -> None:
    await alice.types("/settings game:whfb2")
    await alice.types("/battle start side_one:Empire side_two:Orques house:decisions=defaults")
    await alice.types("/battle join side:Empire")
    await bruno.types("/battle join side:Orques")
    for line in (GUARD, KARL, DWARFS):
        told = await alice.types(f"/unit add {line}")
        assert told.answer.refused is None, told.text
    told = await bruno.types(f"/unit add {TROLLS}")
    assert told.answer.refused is None, told.text
    await alice.types("/battle next")


async def test_half_centimetres_are_kept_and_armour_slows_them(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    assert "M7.5" in (await alice.types("/unit show Nains")).text
    moved = await alice.types("/move unit:Nains")
    assert moved.outcome["result"]["distance"] == 5
    await alice.types("/undo")
    await alice.types("/unit edit Nains change:M8,5")
    changed = await alice.types("/move unit:Nains difficult:1")
    assert changed.outcome["result"]["distance"] == 3


async def test_a_failed_charge_binds_the_unit_to_the_end_of_its_next_turn(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types(f"{FEAR} dice:1,1")
    failed = await alice.types("/charge unit:Garde target:Trolls distance:30 response:hold")
    assert failed.outcome["result"]["outcome"] == "failed"
    assert (await alice.types("/move unit:Garde")).answer.refused == "act-barred"
    for _ in range(12):
        await alice.types("/battle next")
    assert (await alice.types("/move unit:Garde")).answer.refused == "act-barred"
    for _ in range(12):
        await alice.types("/battle next")
    assert (await alice.types("/move unit:Garde")).answer.refused is None


async def test_a_general_near_lends_his_cool_to_fear_and_none_of_it_to_panic(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    near = "rules:général-proche"
    panic = await alice.types(f"/panic unit:Garde cause:rear-charge {near} dice:4,5")
    assert panic.answer.refused == "rule-changes-nothing"
    brave = await alice.types(
        f"/psychology what:fear unit:Garde enemy:Trolls situation:charging {near} dice:4,5"
    )
    assert brave.outcome["result"]["stand"] == "brave"
    again = await alice.types(
        "/psychology what:fear unit:Garde enemy:Trolls situation:charging dice:4,5"
    )
    assert again.answer.refused is not None
    await alice.calls("undo")
    afraid = await alice.types(
        "/psychology what:fear unit:Garde enemy:Trolls situation:charging dice:4,5"
    )
    assert afraid.outcome["result"]["stand"] == "may-not-charge"
    assert (await alice.types("/move unit:Garde")).answer.refused == "act-barred"


async def test_a_general_near_by_the_line_of_the_unit_lends_as_one_typed(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit edit Garde change:+général-proche")
    fear = "/psychology what:fear unit:Garde enemy:Trolls situation:charging dice:4,5"
    assert (await alice.types(fear)).outcome["result"]["stand"] == "brave"
    await alice.calls("undo")
    await alice.types("/unit edit Karl change:fleeing:oui")
    assert (await alice.types(fear)).outcome["result"]["stand"] == "may-not-charge"


async def test_the_general_s_number_is_typed_by_its_id(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    asked = "/combat what:rout unit:Garde cause:combat fallen:6"
    assert (await alice.types(f"{asked} dice:6,5")).outcome["result"]["routs"]
    await alice.calls("undo")
    held = await alice.types(f"{asked} rules:general-near (12) dice:6,5")
    assert not held.outcome["result"]["routs"]


async def test_who_takes_command_lends_the_unit_his_own_values(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit join Karl unit:Garde")
    test = "/test unit:Garde characteristic:int dice:4,4"
    assert (await alice.types(test)).outcome["result"]["passed"] is False
    taken = await alice.types("/resolve take_command values:character:Karl unit:Garde")
    assert taken.outcome["result"]["allowed"] is True, taken.text
    assert (await alice.types(test)).outcome["result"]["passed"] is True
    led = await alice.types("/test unit:Garde characteristic:ld dice:5,5")
    assert led.outcome["result"]["passed"] is True  # his 9, and the standard


async def test_what_is_due_is_told_as_the_turn_begins(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    for _ in range(6):
        told = await alice.types("/battle next")
    assert "Trolls" in told.text
    assert "what:stupidity" in "".join(told.ways)
    test = await bruno.types("/psychology what:stupidity unit:Trolls dice:3,3")
    assert test.outcome["result"]["passed"] is False
    assert (
        "/move" not in (await bruno.types("/psychology what:stupid-wander unit:Trolls dice:2")).text
    )
    assert (await bruno.types("/battle status")).answer.refused is None


async def test_a_chariot_fights_with_who_is_on_it(alice: Player, bruno: Player) -> None:
    await alice.types("/settings game:whfb2")
    await alice.types("/battle start side_one:Empire side_two:Orques")
    await alice.types("/battle join side:Empire")
    await bruno.types("/battle join side:Orques")
    for line in (
        "Char 1 M20 CC3 F4 E4 PV5 I3 Cd7 Front4 [char]",
        "Cochers 3 M10 CC2 F3 E3 PV1 I2 A1 Cd5 [équipage de char]",
        "Loups 2 M20 CC4 F3 E3 PV1 I3 A1 Cd3 [attelage]",
    ):
        assert (await bruno.types(f"/unit add {line}")).answer.refused is None
    await bruno.types("/unit join Cochers unit:Char")
    await bruno.types("/unit join Loups unit:Char")
    await alice.types("/unit add Hommes 20 M10 CC3 F3 E3 PV1 I3 A1 Cd7 Front5")
    for _ in range(3):
        await alice.types("/battle next")
    await meet(alice, "Hommes")
    await meet(bruno, "Char")
    # A hit on a crewman who falls; two wolves and the two men left on the chariot strike in vain.
    told = await alice.types("/fight unit:Hommes enemy:Char dice:6,1,1,1,5,4,1,1,1,1")
    assert told.answer.refused is None, told.text
    listed = (await alice.types("/unit list")).text
    assert "Cochers: 2/3" in listed
    assert "Char: 1/1" in listed
    settled = await alice.types("/combat unit:Hommes enemy:Char wounds:1 enemy_wounds:1")
    assert settled.outcome["result"]["winner"] == "none"


async def test_who_gets_on_a_chariot_is_told_which_rule_lets_him(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Char 1 M20 CC3 F4 E4 PV5 I3 [char]")
    await alice.types("/unit add Cochers 3 M10 CC3 F3 E3 PV1 I3 A1 Cd7")
    told = await alice.types("/unit join Cochers unit:Char")
    assert told.answer.refused == "not-one-who-rides"
    assert "Charioteers, Draught team" in told.text
    await alice.types("/unit edit Cochers change:+équipage-de-char")
    assert (await alice.types("/unit join Cochers unit:Char")).answer.refused is None


async def test_psychology_without_a_name_is_what_the_unit_suffers_from(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    for _ in range(6):
        await alice.types("/battle next")
    told = await bruno.types("/psychology unit:Trolls dice:3,3")
    assert told.outcome["procedure"] == "stupidity_test"


async def test_shots_of_unstated_distance_say_that_they_are_at_short_range(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/battle next")
    await alice.types("/unit add Archers 5 CT3 F3 [arc long]")
    assumed = await alice.types("/shoot unit:Archers target:Trolls odds:true")
    assert assumed.answer.refused is None
    told = await alice.types("/shoot unit:Archers target:Trolls")
    assert "at short range" in told.text
    await alice.types("/undo")
    stated = await alice.types("/shoot unit:Archers target:Trolls distance:20")
    assert "at short range" not in stated.text


async def test_what_lasts_on_into_the_next_turn_is_not_told_again_as_it_begins(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types(f"{FEAR} dice:1,1")
    noted = await alice.types("/charge unit:Garde target:Trolls distance:30 response:hold")
    assert "▸ Garde: confused" in noted.text
    for _ in range(12):
        told = await alice.types("/battle next")
        assert "▸ Garde: confused" not in told.text


async def test_weapons_in_braces_are_typed_with_all_the_words_of_their_names(
    alice: Player,
) -> None:
    await alice.types("/settings game:aos4")
    await alice.types("/battle start side_one:Storm side_two:Rats")
    line = "Archers 5 H1 Sv4+ {long bow: 12 in 2 3+ 3+ 1 1; rusty knife: 1 4+ 4+ 0 1}"
    told = await alice.types(f"/unit add side:Storm line:{line}")
    assert told.answer.refused is None, told.text
    assert "rusty knife" in told.text
