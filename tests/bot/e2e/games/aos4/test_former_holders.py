"""Objectives of Age of Sigmar by name: who held them before is known and told."""

from __future__ import annotations

from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of

CONTROL = "/objective what:control objective:Ford"


async def test_the_former_holder_of_an_objective_is_known_and_told(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:end-of-turn")
    first = await alice.types(f"{CONTROL} scores:5 enemy_scores:0")
    assert first.outcome["result"]["before"] == "none"
    assert "taken from" not in first.text
    await alice.types("/battle next phase:hero")
    await bruno.types("/battle next phase:end-of-turn")
    kept = await bruno.types("/objective what:control objective:ford scores:2 enemy_scores:2")
    assert (kept.outcome["result"]["holder"], kept.outcome["result"]["before"]) == ("enemy",) * 2
    assert "Storm le contrôle." in kept.text
    before = await battle_of(alice)
    taken = await bruno.types(f"{CONTROL} scores:3 enemy_scores:2")
    assert taken.outcome["result"]["before"] == "enemy"
    assert "Skaven le contrôle, pris à Storm." in taken.text
    again = await alice.types(f"/battle replay entry:{taken.outcome['entry']}")
    assert again.outcome["same"] is True
    assert "Skaven controls it, taken from Storm." in again.text
    after = await battle_of(alice)
    await bruno.types("/undo")
    assert await battle_of(alice) == before
    await bruno.types("/redo")
    assert await battle_of(alice) == after


async def test_the_former_holder_of_a_terrain_feature_is_known(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/terrain what:set-up terrain:obstacle name:Wall")
    await alice.types("/battle next phase:end-of-turn")
    control = "/terrain what:control terrain:Wall"
    await alice.types(f"{control} scores:0 enemy_scores:2")
    level = await alice.types(f"{control} scores:2 enemy_scores:2")
    assert (level.outcome["result"]["holder"], level.outcome["result"]["before"]) == ("enemy",) * 2
    left = await alice.types(f"{control} scores:0 enemy_scores:0")
    assert left.outcome["result"]["holder"] == "none"


async def test_a_place_of_power_is_told_of_only_where_one_stands(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next")
    none = await alice.types("/battle next first:Storm")
    assert "Place of Power" not in none.text
    await alice.types("/undo")
    await alice.types("/terrain what:set-up terrain:place-of-power name:Shrine")
    there = await alice.types("/battle next first:Storm")
    assert "Place of Power" in there.text
