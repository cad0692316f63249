"""Characters at the table: what they share with their unit, and what their General lends."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import begin, begin_shooting, models

CAPTAIN = "Capitaine 1 M4 CC5 F4 E4 PV3 I5 A3 Cd9 [personnage]"
WARLORD = "Seigneur 1 M4 CC6 F5 E5 PV3 I5 A4 Cd9 [personnage, général]"


async def test_shots_at_a_few_are_shared_with_the_character_among_them(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    await bruno.types("/unit add Gobelins 2 M4 CC2 CT3 F3 E3 PV1 I3 A1 Cd6")
    await bruno.types(f"/unit add {CAPTAIN}")
    await bruno.types("/unit join Capitaine unit:Gobelins")
    # Two hits of two shots, one on the goblins and one on the captain; both wound.
    told = await alice.types(
        "/shoot Archers target:Gobelins weapon:longbow distance:12 shots:2 dice:4,4,3,5,4,5"
    )
    assert told.answer.refused is None, told.text
    assert await models(bruno, "Gobelins") == 1
    assert "Capitaine" in told.text
    seen = await bruno.types("/unit show Capitaine")
    assert seen.answer.refused is None
    await alice.calls("undo")
    assert await models(bruno, "Gobelins") == 2


async def test_a_general_near_by_lends_his_leadership_unless_he_flees(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    test = "/combat what:break unit:Orques lost_by:1 rules:près-du-général"
    nobody = await bruno.types(f"{test} dice:4,4")
    assert nobody.answer.refused == "loan-of-nobody"
    await bruno.types(f"/unit add {WARLORD}")
    await bruno.calls("battle next", phase="close-combat")
    held = await bruno.types(f"{test} dice:4,4")
    assert held.answer.refused is None, held.text
    assert held.outcome["result"]["ld"] == 9
    assert held.outcome["result"]["broken"] is False
    await bruno.types("/unit status Seigneur status:fleeing")
    gone = await bruno.types(f"{test} dice:4,4")
    assert gone.answer.refused == "loan-barred"
