"""Characters at the table: what they share with their unit, and what their General lends."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import begin, begin_shooting, meet, models

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


async def test_who_is_challenged_takes_it_up_or_declines_by_a_button(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 M5 WS6 S4 T3 W2 I6 A3 Ld9 [character]")
    await bruno.types(f"/unit add {WARLORD}")
    await bruno.types("/unit join Seigneur unit:Orques")
    await alice.calls("battle next", phase="close-combat")
    await meet(alice, "Hero")
    await meet(bruno, "Seigneur")
    issued = await alice.types("/resolve challenge values:unit:Hero enemy:Seigneur")
    assert issued.answer.refused is None, issued.text
    assert {"Take the challenge up", "Decline the challenge"} <= set(issued.buttons)
    assert issued.answer.calls == (bruno.user.id,)
    assert "Bruno to the challenge of Hero" in (await alice.calls("battle status")).text
    theirs = await alice.presses(issued, "Take the challenge up")
    assert theirs.refused == "not-your-answer"
    fought = await bruno.presses(issued, "Take the challenge up")
    assert fought.answer.refused is None, fought.text
    seen = await bruno.types("/unit show Seigneur")
    assert "hallenge" in seen.text
    assert "to the challenge of" not in (await alice.calls("battle status")).text
    assert (await bruno.presses(issued, "Decline the challenge")).refused == "answer-passed"
    blows = await alice.presses(fought, "Blows of a challenge")
    assert blows.answer.refused is None, blows.text


async def test_who_declines_a_challenge_hides(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 M5 WS6 S4 T3 W2 I6 A3 Ld9 [character]")
    await bruno.types(f"/unit add {WARLORD}")
    await bruno.types("/unit join Seigneur unit:Orques")
    await alice.calls("battle next", phase="close-combat")
    await meet(alice, "Hero")
    await meet(bruno, "Seigneur")
    issued = await alice.types("/resolve challenge values:unit:Hero enemy:Seigneur")
    declined = await bruno.presses(issued, "Decline the challenge")
    assert declined.outcome["result"]["outcome"] == "refused"


async def test_hits_on_a_ridden_monster_are_shared_with_who_joined_it(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    await bruno.types("/unit add Vouivre 1 M6 CC5 F5 E5 PV4 I3 A3 Cd6 [monstre]")
    await bruno.types(f"/unit add {CAPTAIN}")
    joined = await bruno.types("/unit join Capitaine unit:Vouivre")
    assert joined.answer.refused is None, joined.text
    told = await alice.types(
        "/shoot Archers target:Vouivre weapon:longbow distance:12 shots:2 dice:4,4,3,6,6,5"
    )
    assert told.answer.refused is None, told.text
    assert "Capitaine" in told.text


async def test_an_army_of_the_battle_is_held_to_its_limits(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit add Boss 1 Pts150 [héros]")
    await bruno.types("/unit add Gobelins 20 Pts100 [unité de base]")
    told = await bruno.types("/resolve army_limits values:army:Peaux-Vertes army_points:1000")
    assert told.answer.refused is None, told.text
    assert told.outcome["result"]["legal"] is True
    assert "Orques" in told.text  # in no section, and of unknown cost
    more = await bruno.types("/resolve army_limits values:army:Peaux-Vertes army_points:2000")
    assert more.outcome["result"]["breaches"] == 1
