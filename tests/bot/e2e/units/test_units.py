"""Units kept through a battle: wounded, healed, parted, copied, joined, each of it undone."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin, models

CAPTAIN = "Capitaine 1 M4 CC5 F4 E4 PV3 I5 A3 Cd9 [personnage]"
CHANGES = (
    "/unit damage Orques wounds:3",
    "/unit damage Orques models:2",
    "/unit heal Orques wounds:1",
    "/unit status Orques status:engaged",
    "/unit split Orques models:5 name:Gobelins",
    "/unit merge Gobelins other:Orques",
    "/unit edit Gobelins name:Orques",
    "/unit duplicate Orques count:3",
    f"/unit add {CAPTAIN}",
    "/unit status Orques status:engaged clear:yes",
    "/unit join Capitaine unit:Orques",
    "/unit status Capitaine status:fleeing",
    "/unit damage Orques wounds:99",
    "/unit heal Orques models:4",
    "/unit remove Orques",
)


async def test_every_change_to_a_unit_is_undone_and_done_again(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    states = [(await hall.state(bruno))[0]]
    for line in CHANGES:
        told = await bruno.types(line)
        assert told.answer.refused is None, (line, told.text)
        states.append((await hall.state(bruno))[0])
    assert len(set(states)) == len(states)
    await bruno.calls("undo", count=len(CHANGES))
    assert (await hall.state(bruno))[0] == states[0]
    await hall.restart()
    await bruno.calls("redo", count=len(CHANGES))
    assert (await hall.state(bruno))[0] == states[-1]


async def test_a_character_lends_its_leadership_and_flees_and_rallies_with_its_unit(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types(f"/unit add {CAPTAIN}")
    await alice.types("/unit join Capitaine unit:Archers")
    assert "Capitaine" in (await alice.types("/unit show Archers")).text
    shown = (await bruno.types("/unit show Capitaine")).text
    assert "in Archers" in shown
    await alice.types("/unit status Archers status:fleeing")
    await alice.types("/battle next")
    rally = await alice.types("/rally Archers dice:4,5")
    assert rally.outcome["result"]["rallied"]
    assert "Archers, with Capitaine in it" in rally.text
    assert "Capitaine: no longer “fleeing”" in rally.text
    await alice.types("/undo")
    # One model alone is less than a quarter of ten, with its captain in it enough.
    await alice.types("/unit edit Archers models:2")
    assert (await alice.types("/rally Archers dice:6,6")).outcome["result"]["allowed"]


async def test_splits_and_copies_are_told_by_name(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    split = await alice.types("/unit split Archers models:4")
    assert "4 models part from it as Archers 2, 6 left" in split.text
    copies = await alice.types("/unit duplicate Archers count:2")
    assert "Archers 4 joins the battle" in copies.text
    assert await models(alice, "Archers 2") == 4
    assert await models(alice, "Archers 4") == 6
    await bruno.types("/battle language language:fr")
    french = await bruno.types("/unit split Orques models:19")
    assert "il en reste une" in french.text.replace("\N{NO-BREAK SPACE}", " ")
    await alice.types("/battle language language:en")
    merged = await alice.types("/unit merge Archers other:Archers 2")
    assert "Archers 2 goes into Archers: 10/10 models." in merged.text
    assert await models(alice, "Archers") == 10
    assert (await alice.types("/unit show Archers 2")).refused == "unknown-unit"
    reunited = await bruno.types("/unit merge Orques other:Orques 2")
    assert "Orques 2 se fond dans Orques" in reunited.text
    alone = await alice.types("/unit merge Archers 3 other:Archers 3")
    assert alone.refused == "merge-itself"
    assert "name another unit" in alone.text
    log = await alice.types("/battle log count:3")
    assert "units merged" in log.text


async def test_no_more_is_lost_or_healed_than_there_is(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    lost = await alice.types("/unit damage Archers models:500")
    assert "Archers: 10 wounds taken" in lost.text
    assert "500" not in "".join(lost.lines[:-1])  # the last holds the head of the chain
    assert "10 models lost, 0 left" in lost.text
    healed = await alice.types("/unit heal Archers wounds:400")
    assert "Archers: 10 wounds got back" in healed.text
    assert await models(alice, "Archers") == 10
    await alice.types("/undo")
    await alice.types("/undo")
    assert await models(alice, "Archers") == 10


async def test_a_unit_is_added_by_a_form(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    asked = await alice.types("/unit add")
    assert asked.refused == "unit-needed"
    assert list(asked.fields) == ["name", "models", "profile", "rules", "side"]
    assert asked.fields["side"]["value"] == "Elfes"
    added = await alice.fills(
        asked, name="Lion 2", models="5/6", profile="M5 WS4 Ld8", rules="hatred, fear"
    )
    assert "Lion 2 (Elfes): 5/6 · M5 WS4 Ld8 ·" in added.text
    wrong = await bruno.fills(await bruno.types("/unit add"), name="Gobs", profile="XX3")
    assert wrong.refused == "unknown-sign"
    theirs = await bruno.fills(await bruno.types("/unit add"), name="Gobs", side="Elfes")
    assert theirs.refused == "not-your-side"
    bare = await bruno.fills(await bruno.types("/unit add"), name="Gobs")
    assert "Gobs (Peaux-Vertes)" in bare.text


async def test_who_sits_nowhere_picks_the_side_in_the_form(alice: Player) -> None:
    await alice.types("/battle start side_one:Elfes side_two:Nains")
    asked = await alice.types("/unit add")
    assert [option["value"] for option in asked.fields["side"]["options"]] == ["Elfes", "Nains"]
    assert "(Nains)" in (await alice.fills(asked, name="Marteliers", side="Nains")).text


async def test_options_of_units_are_completed(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types(f"/unit add {CAPTAIN}")
    assert await alice.offered("unit join", "character", "") == [("Capitaine", "Capitaine")]
    everyone = {name for name, _ in await alice.offered("unit join", "unit", "")}
    assert everyone == {"Archers", "Orques", "Capitaine"}
    assert ("fleeing", "fleeing") in await alice.offered("unit status", "status", "fle")
    assert ("en fuite", "fleeing") in await bruno.offered("unit status", "status", "fuite")
    await bruno.types("/unit status Orques status:fleeing")
    first = (await bruno.offered("unit status", "status", "", unit="Orques"))[0]
    assert first == ("en fuite", "fleeing")


async def test_weapons_are_those_of_the_game(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    offered = await bruno.offered("shoot", "weapon", "arc")
    assert ("Arc long", "longbow") in offered
    assert not {"long-bow", "shortbow", "elf-bow"} & {id_ for _, id_ in offered}
    assert len(await alice.offered("shoot", "weapon", "")) == 11
    assert ("halberd", "halberd") in await alice.offered("fight", "weapon", "halb")
    await alice.types("/battle next phase:shooting")
    shot = await alice.types("/shoot unit:Archers target:Orques weapon:boltgun")
    assert "…" in shot.text
    assert "elf-bow" not in shot.text


@pytest.mark.parametrize("typed", ["en fuite", "fleeing", "fuite", "FLEEING"])
async def test_a_status_is_named_in_any_language(alice: Player, bruno: Player, typed: str) -> None:
    await begin(alice, bruno)
    told = await bruno.types(f"/unit status Orques status:{typed}")
    assert "Orques: fleeing" in told.text


async def test_unit_power_counts_who_is_in_a_unit(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types(f"/unit add {CAPTAIN}")
    await alice.types("/unit edit Archers change:UP2")
    await alice.types("/unit join Capitaine unit:Archers")
    assert (await alice.types("/unit show Archers")).outcome["unit"]["strength"] == 21
    assert "unit power 21" in (await alice.types("/unit list")).text
    assert "unit power 21" in (await bruno.types("/unit list")).text


async def test_of_a_great_host_the_first_units_of_each_side_are_listed(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    for _ in range(2):
        await alice.types("/unit duplicate Archers count:20")
    for line in ("/unit list", "/battle status"):
        told = await alice.types(line)
        assert "Archers 24" in told.text
        assert "Archers 28" not in told.text
        assert "more; /unit show" in told.text
        assert "Orques" in told.text


async def test_standing_units_are_listed_before_those_that_left_the_battle(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    for count in (20, 9):
        await bruno.calls("unit duplicate", unit="Orques", count=count)
    await bruno.types("/unit damage Orques models:20")
    for line in ("/unit list", "/battle status"):
        told = await bruno.types(line)
        assert "Orques 26:" in told.text, line
        assert "Orques:" not in told.text, line


async def test_the_units_of_a_side_are_listed_a_page_at_a_time(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    assert (await alice.types("/unit list")).buttons == []
    for count in (20, 20, 4):
        await bruno.calls("unit duplicate", unit="Orques", count=count)
    await bruno.types("/unit damage Orques models:20")
    whole = await alice.types("/unit list")
    assert whole.buttons == ["Elfes", "Peaux-Vertes"]
    seen = [unit["name"] for unit in (await alice.presses(whole, "Peaux-Vertes")).outcome["units"]]
    told = await alice.calls("unit list", side="Peaux")
    assert [unit["name"] for unit in told.outcome["units"]] == seen
    assert told.buttons == ["More units"]
    first = told
    await hall.restart()
    told = await alice.presses(told, "More units")
    assert told.message.id == first.message.id
    assert told.buttons == ["Units before", "More units"]
    seen += [unit["name"] for unit in told.outcome["units"]]
    told = await alice.presses(told, "More units")
    assert told.buttons == ["Units before"]
    seen += [unit["name"] for unit in told.outcome["units"]]
    assert len(set(seen)) == len(seen) == 45
    assert seen[-1] == "Orques"
    assert all(f"{name}:" in told.text for name in seen[40:])
    assert (await alice.calls("unit list", side="Nobody")).refused == "unknown-side"
    await bruno.calls("battle end")
    await alice.calls("battle end")
    assert (await alice.presses(told, "Units before")).refused == "no-battle"
