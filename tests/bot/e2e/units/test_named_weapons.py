"""Weapons that a unit has by name: typed, brought with a roster, used alone or all at once."""

from __future__ import annotations

from pathlib import Path

import orjson

from localdiscord import Upload
from tests.bot.armies.test_aos4 import CLAWLORD, HAMMER, LIBERATORS, copy, grandhammer, unit
from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.hall import Player, Told, open_hall
from tests.bot.e2e.playing import UNASKED, assert_one_sentence, battle_of, meet

HAMMERS = "Warhammer 4x2 3+ 3+ 1 1 crit mortal; Grandhammer 1x2 3+ 3+ 1 2 crit mortal"
LINE = f"Liberators 5 M5 H2 Sv3+ C1 [infantry] {{{HAMMERS}}}"
CLAW = "Griffarque 1 M9 H7 Svg4+ C2 Prot6+ [héros, cavalerie, général]"


async def begin(alice: Player, bruno: Player, *lines: str) -> None:
    await alice.types(f"/battle start game:aos4 side_one:Storm side_two:Skaven house:{UNASKED}")
    await alice.calls("battle join", side="Storm")
    await bruno.calls("battle join", side="Skaven")
    for line in lines:
        assert (await alice.types(f"/unit add {line}")).answer.refused is None
    await bruno.types(f"/unit add {CLAW}")
    await meet(alice, "Liberators")
    await meet(bruno, "Griffarque")
    await alice.types("/battle next phase:combat")


async def weapons_of(player: Player, name: str) -> list[str] | None:
    units = (await battle_of(player))["units"]
    found: list[str] | None = next(each["weapons"] for each in units if each["name"] == name)
    return found


async def attacks(player: Player, weapons: str = "", dice: int = 0) -> Told:
    named = f" weapons:{weapons}" if weapons else ""
    fallen = f" dice:1x{dice}" if dice else ""
    return await player.types(f"/fight unit:Liberators enemy:Griffarque{named}{fallen}")


async def test_all_weapons_of_a_unit_fight_in_one_command_or_one_by_name(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, LINE)
    shown = await alice.types("/unit show Liberators")
    assert "Grandhammer 1x2 3+ 3+ 1 2 crit mortal" in shown.text
    unknown = await attacks(alice, "Spear")
    assert unknown.refused == "weapon-not-held"
    assert_one_sentence(unknown)
    assert "Warhammer, Grandhammer" in unknown.text
    first = await attacks(alice, "Grandhammer", 2)
    assert first.outcome["result"]["attacks"] == 2
    await alice.types("/undo")
    every = await attacks(alice, dice=10)
    assert every.outcome["result"]["attacks"] == 10
    assert "Liberators (Grandhammer)" in every.text
    again = await alice.types(f"/battle replay entry:{every.outcome['entry']}")
    assert again.outcome["same"] is True


async def test_a_weapon_is_given_changed_and_taken_away(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, LINE)
    told = await alice.types('/unit edit Liberators change:weapon:"Warhammer 3 3+ 3+ 1 1"')
    assert "its weapons have changed" in told.text
    assert await weapons_of(alice, "Liberators") == [
        "Grandhammer 1x2 3+ 3+ 1 2 crit mortal",
        "Warhammer 3 3+ 3+ 1 1",
    ]
    await alice.types('/unit edit Liberators change:weapon:"-grandhammer"')
    assert await weapons_of(alice, "Liberators") == ["Warhammer 3 3+ 3+ 1 1"]
    gone = await alice.types('/unit edit Liberators change:weapon:"-Bow"')
    assert gone.refused == "weapon-not-there"
    bad = await alice.types('/unit edit Liberators change:weapon:"3 3+ 3+ 1 1"')
    assert bad.refused == "weapon-without-name"
    assert_one_sentence(bad)


async def test_weapons_go_with_the_unit_and_the_battle(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno, LINE)
    await alice.types("/unit duplicate Liberators")
    assert await weapons_of(alice, "Liberators 2") == HAMMERS.split("; ")
    text = await alice.calls("army export", side="Storm")
    content = text.answer.files[0].content
    assert HAMMERS in content.decode()
    for form in ("csv", "json"):
        told = await alice.calls("army export", side="Storm", format=form)
        name = f"storm.{form}"
        back = await alice.calls("army import", file=Upload(name, told.answer.files[0].content))
        assert back.answer.refused is None
    assert await weapons_of(alice, "Liberators 4") == HAMMERS.split("; ")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.calls("battle import", file=file)
        assert await weapons_of(chloe, "Liberators") == HAMMERS.split("; ")


async def test_a_roster_brings_every_weapon_by_name(alice: Player, bruno: Player) -> None:
    hammers = copy(HAMMER, number=4)
    parts = {name: LIBERATORS[name] for name in ("profiles", "categories")}
    liberators = unit("Liberators", 5, grandhammer(), hammers, **parts)
    await begin(alice, bruno, "Liberators 1 H1")
    await alice.types("/unit remove Liberators")
    roster = orjson.dumps({"roster": {"forces": [{"selections": [liberators, CLAWLORD]}]}})
    await alice.calls("army import", file=Upload("storm.json", roster), side="Storm")
    assert await weapons_of(alice, "Clawlord") == [
        'Ratling Pistol 10" D6 3+ 3+ 1 1 Crit (Auto-wound), Shoot in Combat'
    ]
    await meet(alice, "Liberators")
    told = await attacks(alice, dice=11)  # one of them is a champion's
    assert told.outcome["result"]["attacks"] == 11


async def test_other_games_have_no_weapons_by_name(alice: Player) -> None:
    await alice.types("/battle start game:blackhammer")
    await alice.calls("battle join", side="1")
    told = await alice.types("/unit add Archers 10 M4 {Bow 1}")
    assert told.refused == "no-weapons-by-name"
    assert_one_sentence(told)
