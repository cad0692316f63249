"""Terrain of Age of Sigmar: set up under a name, which stands for all that it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.games.aos4.test_spearhead import begin, ground
from tests.bot.e2e.hall import Player, open_hall
from tests.bot.e2e.playing import assert_one_sentence, battle_of

SEER = "Seer 1 M6 H5 Sv6+ C2 [hero, wizard (2)]"
GUNS = "Guns 5 M5 H1 C1 Ra24 SA1 STo3+ SWo3+ SRe0 SDa1"
WOOD = "/terrain what:set-up terrain:wyldwood name:The Dark Wood"


async def standing(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await battle_of(player))["landmarks"]
    return found


async def test_a_feature_is_set_up_told_and_taken_away(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    told = await bruno.types("/terrain what:set-up terrain:Porte de Royaume Menaçante name:Porte")
    assert "Site de Pouvoir" in told.text or "Place of Power" in told.text
    await alice.types(f"{WOOD} footprint:large impassable:yes")
    assert await standing(alice) == [
        {"kind": "baleful-realmgate", "traits": [], "name": "Porte"},
        {"kind": "wyldwood", "traits": ["large", "impassable"], "name": "The Dark Wood"},
    ]
    status = await alice.types("/battle status")
    assert "The Dark Wood (Wyldwood, large, Impassable)" in status.text
    gone = await alice.types("/terrain what:remove terrain:dark wood")
    assert gone.refused == "unknown-landmark"
    assert_one_sentence(gone)
    await alice.types("/terrain what:remove terrain:the dark wood")
    assert [each["name"] for each in await standing(alice)] == ["Porte"]
    await alice.types("/undo")
    assert len(await standing(alice)) == 2


async def test_the_name_stands_for_all_that_it_does(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war, decisions=defaults")
    for line in (SEER, GUNS):
        await alice.types(f"/unit add {line}")
    await alice.types(WOOD)
    await alice.types("/terrain what:set-up terrain:guardian-idol name:Idol")
    stands = await alice.types("/terrain what:footing terrain:Idol footing:ending height:3")
    assert stands.outcome["result"]["reason"] == "unstable"
    await alice.types("/battle next phase:start-of-turn")
    nothing = await alice.types("/terrain what:power unit:Seer terrain:Idol")
    assert nothing.refused == "no-place-of-power"
    await alice.types("/battle next phase:shooting")
    hidden = await alice.types("/shoot unit:Guns target:Rats des Clans terrain:The Dark Wood")
    assert hidden.refused == "target-obscured"
    shot = "/shoot unit:Guns target:Rats des Clans terrain:Idol dice:3 3 3 3 4 4 5"
    covered = await alice.types(shot)
    assert covered.outcome["result"]["hits"] == 1
    again = await alice.types(f"/battle replay entry:{covered.outcome['entry']}")
    assert again.outcome["same"] is True


async def test_who_controls_a_feature_is_kept_until_nobody_contests_it(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types(WOOD)
    await alice.types("/battle next phase:end-of-turn")
    control = "/terrain what:control terrain:The Dark Wood"
    await alice.types(f"{control} scores:3 enemy_scores:2")
    assert await ground(alice) == {"Storm": ["The Dark Wood"], "Skaven": []}
    kept = await alice.types(f"{control} scores:2 enemy_scores:2")
    assert (kept.outcome["result"]["holder"], kept.outcome["result"]["before"]) == ("own", "own")
    assert await ground(alice) == {"Storm": ["The Dark Wood"], "Skaven": []}
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.calls("battle import", file=file)
        assert [each["name"] for each in await standing(chloe)] == ["The Dark Wood"]
    await alice.types(f"{control} scores:0 enemy_scores:0")
    assert await ground(alice) == {"Storm": [], "Skaven": []}


async def test_lists_are_looked_up_and_the_one_table_is_rolled_on(alice: Player) -> None:
    await alice.types("/settings game:aos4")
    row = await alice.types("/table what:terrain feature:Wyldwood")
    assert row.outcome["result"]["type"] == "obscuring-terrain"
    kind = await alice.types("/table what:terrain-type terrain:obstacle")
    assert kind.outcome["result"]["cover"] is True
    board = await alice.types("/table what:battlefield size:2000")
    assert board.outcome["result"]["features"] == 8
    drawn = await alice.types("/table table:place-of-power dice:1")
    assert drawn.outcome["result"]["row"] == "place-of-power-harm"
    assert "D3 mortal damage" in drawn.text
