"""Sequences of BlackHammer: what the table knows decides what comes next, and what may not."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.solo_battle import SoloBattle

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1 Wide5"
KNIGHTS = "Knights 6 M8 WS4 BS3 S4 T3 W1 I3 A1 Ld8 PU2 Wide6 side:Men"
SPEARS = f"Spears 12 {MEN} side:Men"
BOYZ = f"Boyz 20 {MEN} side:Orcs"
GOBS = "Gobs 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 PU1 Wide5 side:Orcs"
LORD = "M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 PU1 [character]"


@pytest.fixture
async def game(hall: Hall, alice: Player) -> SoloBattle:
    sequence = SoloBattle(hall, alice)
    await sequence.begin("blackhammer", KNIGHTS, SPEARS, BOYZ, GOBS)
    return sequence


async def test_a_charge_at_a_target_that_is_gone_fails(game: SoloBattle) -> None:
    """The second charger goes its normal Movement, and neither moves on nor shoots [L708, L728]."""
    await game.does("/unit edit Spears models:11")  # the Knights are the stronger charger
    await game.phase("movement")
    for name, distance in (("Knights", 10), ("Spears", 6)):
        await game.does(f"/charge {name} target:Gobs what:declare distance:{distance}")
    await game.refuses("/resolve march values:unit:Spears", "act-barred")
    caught = await game.does(
        "/charge Knights target:Gobs distance:10 response:flee dice:3,3", outcome="caught"
    )
    assert "destroyed this turn" not in caught.text
    assert "Spears at Gobs" in await game.told()
    await game.refuses("/resolve march values:unit:Knights", "act-barred")
    told = await game.does("/charge Spears target:Gobs distance:12", outcome="failed", moved=4)
    assert "destroyed already" in told.text
    assert "Spears at Gobs" not in await game.told()
    await game.has("Spears", "failed-charge", "moved")
    await game.refuses("/charge Spears target:Boyz distance:6", "act-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Spears target:Boyz weapon:bow distance:7", "shooters-failed-charge")
    await game.ends()


async def test_a_target_that_is_gone_is_charged_in_no_later_turn(game: SoloBattle) -> None:
    await game.phase("movement")
    await game.does("/charge Knights target:Gobs distance:10 response:flee dice:3,3")
    await game.phase("close-combat", "movement", "close-combat", "movement")
    await game.refuses("/charge Spears target:Gobs distance:6", "unit-destroyed")


async def test_who_panics_while_it_is_charged_flees_from_its_chargers(game: SoloBattle) -> None:
    """A unit that declared to hold takes another answer by its Panic: flight [L1998]."""
    await game.does("/unit status Boyz status:fleeing")
    await game.phase("movement")
    await game.does("/charge Knights target:Gobs what:declare distance:10")
    await game.does("/charge what:response unit:Knights target:Gobs response:hold")
    await game.does("/flee Boyz dice:3,3")
    await game.does(
        "/panic unit:Gobs friend:Boyz cause:fled-through dice:6,6",
        passed=False,
        flees_from="chargers",
    )
    await game.has("Gobs", "fleeing", "-stands-fast")
    await game.refuses("/charge Knights target:Gobs distance:10", "flight-first")
    await game.refuses("/charge Knights target:Gobs what:resolve distance:10", "flight-first")
    await game.does("/flee Gobs dice:2,2", distance=4)
    await game.does("/charge Knights target:Gobs distance:14", outcome="caught-up")
    await game.ends()


async def test_losses_of_close_combat_call_for_no_panic(game: SoloBattle) -> None:
    """[L1992]."""
    await game.does("/unit link Knights other:Boyz")
    await game.phase("close-combat")
    won = "/fight Knights enemy:Boyz fighting:6 enemy_fighting:0"
    await game.does(f"{won} dice:{','.join('6' * 12)},1,1")
    await game.does("/unit link Knights other:Boyz clear:yes")
    await game.has("Boyz", "-engaged")
    await game.does("/panic unit:Boyz cause:losses", due=False, reason="combat-losses")


async def test_shots_at_a_charger_call_for_its_test_before_it_goes_on(game: SoloBattle) -> None:
    """[L664, L1992]."""
    await game.does(f"/unit add Guns 20 {MEN} Rg24 SS4 side:Orcs")
    await game.phase("movement")
    await game.does("/charge Spears target:Guns what:declare distance:7")
    answer = "/charge what:response unit:Spears target:Guns response:stand-and-shoot distance:7"
    await game.does(answer)
    shots = "/shoot Guns target:Spears weapon:bow distance:7 stand_and_shoot:yes shots:3"
    told = await game.does(f"{shots} dice:6,6,6,6,6,6", models_lost=3)
    assert "before the charge goes on: Spears" in await game.told()
    await game.refuses("/charge Spears target:Guns distance:7", "act-barred")
    tested = await game.player.presses(told, "Panic test")
    assert tested.outcome["result"]["when"] == "at-once"


async def test_a_pursuit_into_a_combat_not_yet_fought_is_fought_at_once(game: SoloBattle) -> None:
    """The pursuers fight again as chargers, and pursue no more [L1956]."""
    await game.does("/unit link Knights other:Boyz")
    await game.does("/unit link Spears other:Gobs")
    await game.phase("close-combat", "magic", "close-combat")
    await game.does("/combat Boyz what:break enemy:Knights lost_by:5 dice:6,6", broken=True)
    await game.does("/pursue Knights what:pursuit enemy:Boyz dice:5,5,1,2,1", escaped=1)
    await game.does(
        "/pursue Knights what:new-enemy enemy:Gobs distance:3",
        fights_now=True,
        may_pursue_after=False,
    )
    assert "Gobs against Spears, Knights" in await game.told()
    told = await game.does(
        "/fight Knights;Spears enemy:Gobs fighting:6,1 enemy_fighting:0 "
        f"dice:{','.join('6' * 14)},3,3,1,1"
    )
    states = [unit["state"] for unit in told.outcome["result"]["units"]]
    assert states == ["stays", "pursues"]
    await game.ends()


async def test_a_pursuit_into_a_combat_fought_already_waits_for_the_next(game: SoloBattle) -> None:
    """[L1956]."""
    await game.does("/unit link Knights other:Boyz")
    await game.does("/unit link Spears other:Gobs")
    await game.phase("close-combat")
    await game.does("/fight Spears enemy:Gobs fighting:0 enemy_fighting:0 dice:2,2")
    await game.does("/combat Boyz what:break enemy:Knights lost_by:5 dice:6,6")
    await game.does("/pursue Knights what:pursuit enemy:Boyz dice:5,5,1,2,1")
    await game.does(
        "/pursue Knights what:new-enemy enemy:Gobs distance:3",
        fights_now=False,
        may_pursue_after=True,
    )


async def test_nobody_pursues_while_another_enemy_holds_before_it(game: SoloBattle) -> None:
    """[L1916-1918]."""
    await game.does("/unit link Knights other:Boyz")
    await game.does("/unit link Knights other:Gobs")
    await game.phase("close-combat")
    told = await game.does("/combat Boyz what:break enemy:Knights lost_by:5 dice:6,6", broken=True)
    await game.has("Knights", "engaged")
    await game.has("Gobs", "engaged")
    assert "Flight and pursuit" not in told.buttons
    assert "Flee move" in told.buttons
    await game.does("/pursue Knights what:restrain", may_pursue=False, pursues=False)
    await game.refuses("/pursue Knights what:pursuit enemy:Boyz", "still-in-contact")
    await game.does("/pursue Knights what:overrun charged:yes", allowed=False)
    await game.ends()


async def test_a_unit_rallies_before_it_runs_and_once(game: SoloBattle) -> None:
    """[L674-684]."""
    await game.does("/unit status Spears status:fleeing")
    await game.phase("movement")
    await game.does("/flee Spears dice:3,3")
    await game.refuses("/rally Spears", "act-barred")
    await game.does("/unit status Knights status:fleeing")
    await game.does("/rally Knights dice:1,1", rallied=True)
    await game.refuses("/flee Knights dice:1,1,1", "act-barred")
    await game.does("/unit status Knights status:fleeing")
    await game.refuses("/rally Knights", "act-barred")


async def test_a_combat_sees_one_challenge(game: SoloBattle) -> None:
    """[L2124-2126]."""
    for name, host in (
        ("Baron", "Spears"),
        ("Squire", "Spears"),
        ("Chief", "Boyz"),
        ("Goff", "Boyz"),
    ):
        side = "Men" if host == "Spears" else "Orcs"
        await game.does(f"/unit add {name} 1 {LORD} side:{side}")
        await game.does(f"/unit join {name} unit:{host}")
    await game.does("/unit link Spears other:Boyz")
    await game.phase("close-combat")
    other = "/resolve challenge values:unit:Squire enemy:Goff answer:accept"
    await game.does("/resolve challenge values:unit:Baron enemy:Chief", outcome="issued")
    await game.refuses("/resolve challenge values:unit:Goff enemy:Squire", "challenge-unanswered")
    await game.does("/resolve challenge values:unit:Baron enemy:Goff answer:refuse")
    assert "to the challenge" not in await game.told()
    await game.has("Goff", "hides")
    await game.refuses(other, "challenger-hides")
    await game.refuses("/resolve challenge values:unit:Squire enemy:Chief", "challenge-made")
    await game.does("/undo")
    await game.does("/resolve challenge values:unit:Baron enemy:Chief answer:accept")
    await game.refuses(other, "challenge-under-way")


async def test_friends_of_who_broke_may_panic_by_a_button(game: SoloBattle) -> None:
    """[L1994-1996]."""
    await game.does("/unit link Knights other:Boyz")
    await game.phase("close-combat")
    won = "/fight Knights enemy:Boyz fighting:6 enemy_fighting:0"
    told = await game.does(f"{won} dice:{','.join('6' * 12)},6,6,1,1,1,1,1", broken=1)
    assert "Panic of friends: Boyz" in told.buttons
    await game.does("/panic unit:Gobs friend:Boyz cause:broken dice:1,1", passed=True)
    assert "Panic of friends" not in (await game.told())


async def test_nobody_is_offered_the_panic_of_friends_who_are_not_there(
    hall: Hall, alice: Player
) -> None:
    sequence = SoloBattle(hall, alice)
    await sequence.begin("blackhammer", KNIGHTS, BOYZ)
    await sequence.does("/unit link Knights other:Boyz")
    await sequence.phase("close-combat")
    won = "/fight Knights enemy:Boyz fighting:6 enemy_fighting:0"
    told = await sequence.does(f"{won} dice:{','.join('6' * 12)},6,6,1,1,1,1,1", broken=1)
    assert "Panic of friends" not in " ".join(told.buttons)


async def test_who_charged_and_left_no_enemy_may_overrun_by_a_button(game: SoloBattle) -> None:
    """[L1934]."""
    await game.does(f"/unit add Rats 2 {MEN} side:Orcs")
    await game.phase("movement")
    await game.does("/charge Knights target:Rats distance:10 response:hold")
    await game.phase("close-combat")
    told = await game.does("/fight Knights enemy:Rats fighting:2 enemy_fighting:0 dice:6,6,6,6")
    went = await game.player.presses(told, "Overrun")
    assert went.outcome["result"]["moves"]


async def test_each_combat_is_fought_by_itself_among_those_who_touch(game: SoloBattle) -> None:
    """[L1336, L1352]."""
    await game.does(f"/unit add Axes 10 {MEN} side:Men")
    for name, other in (("Knights", "Boyz"), ("Axes", "Boyz"), ("Spears", "Gobs")):
        await game.does(f"/unit link {name} other:{other}")
    await game.phase("close-combat")
    await game.refuses("/fight Knights;Axes;Spears enemy:Boyz;Gobs", "several-combats")
    await game.does("/unit link Spears other:Boyz")
    told = await game.does("/fight Knights;Axes;Spears enemy:Boyz;Gobs restrain:both dice:bot")
    assert "Axes against Boyz" in told.text
    assert "Axes against Gobs" not in told.text
    assert "Spears against Gobs" in told.text
    assert "Spears against Boyz" in told.text


async def test_who_is_reached_by_a_pursuit_tests_for_its_fear(game: SoloBattle) -> None:
    """All tests of psychology are taken by the new enemy [L1950]."""
    await game.does("/unit add Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 PU9 [fear] side:Men")
    await game.does("/unit edit Gobs models:8")
    await game.does("/unit link Trolls other:Boyz")
    await game.phase("close-combat")
    await game.does("/combat Boyz what:break enemy:Trolls lost_by:5", broken=True)
    await game.does("/pursue Trolls what:pursuit enemy:Boyz dice:6,6,1,1")
    told = await game.does("/pursue Trolls what:new-enemy enemy:Gobs distance:3")
    assert "Fear: charged" in told.buttons
    line = "/psychology Gobs what:fear-charged enemy:Trolls"
    await game.does(f"{line} dice:6,6", passed=False, response="flee")
    await game.has("Gobs", "fleeing", "-engaged")
    await game.has("Trolls", "-engaged")
    await game.ends()


async def test_who_is_in_a_unit_charges_with_it(game: SoloBattle) -> None:
    """[L2100]."""
    await game.does(f"/unit add Baron 1 {LORD} side:Men")
    await game.does("/unit join Baron unit:Spears")
    await game.phase("movement")
    await game.refuses("/charge Baron target:Boyz what:declare distance:6", "charger-in-unit")
    await game.refuses("/charge Baron target:Boyz distance:6", "charger-in-unit")
    await game.does("/unit leave Baron")
    await game.does("/charge Baron target:Boyz distance:6 response:hold", outcome="contact")
    await game.has("Spears", "-engaged", "-charged")


async def test_who_failed_its_panic_runs_before_the_phase_ends(game: SoloBattle) -> None:
    """[L540-542, L1990]."""
    await game.does(f"/unit add Guns 20 {MEN} Rg24 SS4 side:Men")
    await game.phase("shooting")
    shots = "/shoot Guns target:Gobs weapon:bow distance:7 shots:5"
    await game.does(f"{shots} dice:{','.join('6' * 10)}", models_lost=5)
    await game.does("/panic Gobs cause:losses dice:6,6", passed=False)
    assert "failed its Panic test: Gobs" in await game.told()
    left = await game.phase("close-combat")
    assert "Has not fled: Gobs" in left.text
    await game.does("/undo")
    await game.does("/flee Gobs dice:1,1")
    assert "failed its Panic test" not in await game.told()
    left = await game.phase("close-combat")
    assert "Has not fled" not in left.text


async def test_nobody_answers_a_charge_that_was_not_declared(game: SoloBattle) -> None:
    """[L656]."""
    await game.phase("movement")
    for charger in ("", "unit:Knights "):
        line = f"/charge what:response {charger}target:Gobs"
        await game.refuses(f"{line} response:hold", "no-charge-declared")
        told = await game.player.types(f"{line} response:hold")
        assert "target:Gobs what:declare" in told.text
        await game.does(line, may_hold=True)
    undeclared = "/charge what:response unit:Knights target:Gobs response:hold"
    await game.does(f"{undeclared} origin:compulsory reach:8", response="hold")
    await game.does("/charge Spears target:Gobs what:declare")
    await game.does("/charge what:response target:Gobs response:hold", response="hold")
