"""Pursuits of Warhammer: who pursues whom, what is offered, and how a pursuit stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.e2e.desk.tapping import Tapper, controls, labels
from tests.bot.e2e.games.answers.test_due_by_taps import reds
from tests.bot.e2e.games.test_acts import state_of, statuses, to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import UNASKED, battle_of

MEN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
FAST = MEN.replace("M10", "M20")


async def ok(player: Player, line: str) -> Told:
    told = await player.types(line)
    assert told.answer.refused is None, f"{line}: {told.text}"
    return told


async def pursuits(player: Player) -> set[tuple[str, str]]:
    """Return who pursues whom."""
    battle = await battle_of(player)
    names: dict[Any, str] = {unit["id"]: unit["name"] for unit in battle["units"]}
    links = (link for link in battle["links"] if link["kind"] == "pursuit")
    return {(names[link["unit_id"]], names[link["other_id"]]) for link in links}


async def begin(alice: Player, bruno: Player) -> None:
    """Have knights and a guard in combat with a mob that routs, and knights in pursuit."""
    names = {"side_one": "Empire", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", house=UNASKED, **names)
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Knights", "Guard"):
        await ok(alice, f"/unit add {name} 10 {FAST} side:Empire")
    await ok(bruno, f"/unit add Mob 20 {MEN} side:Orcs")
    await to_phase(alice, "combat")
    await state_of(bruno, "Mob", "engaged", "fleeing")
    await ok(alice, "/pursue Knights what:pursuit enemy:Mob")
    assert await pursuits(alice) == {("Knights", "Mob")}
    assert "pursuing" in await statuses(alice, "Knights")
    assert "pursued" in await statuses(alice, "Mob")


async def run_on(alice: Player, bruno: Player) -> Told:
    """Go on to the next movement phase of the routed, and let them run."""
    await to_phase(alice, "rally")
    shown = await alice.calls("battle next", phase="movement")
    assert "Knights" in shown.text
    return await ok(bruno, "/flee Mob what:rout")


async def test_pursuers_are_offered_to_go_along_or_to_stop(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A player who gives a pursuit up says so as the routed move [L2047-2056]."""
    await begin(alice, bruno)
    told = await run_on(alice, bruno)
    assert {"Pursuit", "Stopping a pursuit"} <= set(told.buttons)
    before = (await hall.state(alice))[0]
    stopped = await ok(alice, "/pursue Knights what:stop enemy:Mob dice:1,1")
    assert stopped.outcome["result"]["stops"] is True
    assert await pursuits(alice) == set()
    assert await statuses(alice, "Knights") == {"disorganised"}
    assert "pursued" not in await statuses(alice, "Mob")
    after = (await hall.state(alice))[0]
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == before
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after


async def test_a_flight_in_combat_has_no_button_that_stops_its_pursuit(
    alice: Player, bruno: Player
) -> None:
    """That is announced in the movement phase of the routed [L2047-2056]."""
    await begin(alice, bruno)
    told = await ok(bruno, "/flee Mob what:rout")
    assert "Stopping a pursuit" not in told.buttons


async def test_a_pursuit_is_due_after_the_flight_and_made_once(
    alice: Player, bruno: Player
) -> None:
    """They move together, with one free attack a turn [L1964-1982, L2014-2024]."""
    await begin(alice, bruno)
    await run_on(alice, bruno)
    tapper = Tapper(alice)
    assert await tapper.goes_on() == "Next phase (due: Knights)"
    await tapper.does("Pursuit: Knights")
    assert not any(each.startswith("Pursuit") for each in labels(await tapper.own_desk()))
    assert await tapper.goes_on() == "Next phase (due: Mob)"
    await ok(alice, "/pursue Knights what:free-attack enemy:Mob dice:1,1,1,1,1,1,1,1,1,1")
    assert await tapper.goes_on() == "Next phase"
    shown = labels(await tapper.own_desk())
    assert not any(each.startswith(("Pursuit", "Free attacks")) for each in shown), shown


async def test_a_pursuit_that_stopped_is_due_no_more(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await run_on(alice, bruno)
    await ok(alice, "/pursue Knights what:stop enemy:Mob dice:1,1")
    assert await Tapper(alice).goes_on() == "Next phase"


async def test_the_buttons_do_what_they_say(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    told = await run_on(alice, bruno)
    pressed = await alice.presses(told, "Stopping a pursuit")
    assert pressed.answer.refused is None, pressed.text
    assert "Knights" in pressed.text


async def test_a_pursuit_is_stopped_in_the_movement_of_the_routed_alone(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    for phase in ("rally", "movement", "rally", "movement"):
        await to_phase(alice, phase)
    told = await alice.types("/pursue Knights what:stop enemy:Mob")
    assert told.refused == "not-its-turn", told.text


async def test_who_gave_a_pursuit_up_does_not_take_it_up_again(
    alice: Player, bruno: Player
) -> None:
    """It stops at once, and has to reorganise [L2054-2056]."""
    await begin(alice, bruno)
    await run_on(alice, bruno)
    await ok(alice, "/pursue Knights what:stop enemy:Mob dice:1,1")
    assert (await alice.types("/pursue Knights what:pursuit enemy:Mob")).refused == "act-barred"
    assert await pursuits(alice) == set()
    assert await statuses(alice, "Knights") == {"disorganised"}


async def test_who_is_pursued_by_two_is_pursued_until_both_stop(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await ok(alice, "/pursue Guard what:pursuit enemy:Mob")
    await run_on(alice, bruno)
    await ok(alice, "/pursue Knights what:stop enemy:Mob dice:1,1")
    assert "pursued" in await statuses(alice, "Mob")
    await ok(alice, "/pursue Guard what:stop enemy:Mob dice:1,1")
    assert "pursued" not in await statuses(alice, "Mob")


async def test_pursuers_stop_as_the_routed_leave_the_table(alice: Player, bruno: Player) -> None:
    """Pursuers whose prey left the table are disorganised [L1985-1989]."""
    await begin(alice, bruno)
    await to_phase(alice, "rally")
    await to_phase(alice, "movement")
    told = await ok(bruno, "/flee Mob what:rout edge:5")
    assert "Stopping a pursuit" not in told.buttons
    pressed = await alice.presses(told, "Pursuit")
    assert pressed.answer.refused is None, pressed.text
    assert await statuses(alice, "Knights") == {"disorganised"}


async def test_who_pursues_with_nobody_left_in_pursuit_may_rally(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await ok(alice, "/unit damage Knights wounds:10")
    assert "pursued" not in await statuses(alice, "Mob")


async def test_friends_in_a_quarrel_stop_their_pursuit_as_others_do(
    alice: Player, bruno: Player
) -> None:
    """Friends under animosity are attacked like enemies, and pursued like them [L2626-2628]."""
    await begin(alice, bruno)
    goblins = f"{FAST} [goblinoid]"
    for name in ("Gobs", "Rats"):
        await ok(bruno, f"/unit add {name} 20 {goblins} side:Orcs")
    await state_of(bruno, "Gobs", "quarrelling")
    await state_of(bruno, "Rats", "fleeing")
    await ok(bruno, "/pursue Gobs what:pursuit enemy:Rats")
    await ok(bruno, "/unit status Gobs status:quarrelling clear:yes")
    await to_phase(alice, "rally")
    await to_phase(alice, "movement")
    await ok(bruno, "/pursue Gobs what:stop enemy:Rats dice:1,1")
    assert await pursuits(alice) == {("Knights", "Mob")}


@pytest.mark.parametrize("phase", ["combat", "reserves"])
async def test_the_pursuit_of_the_first_flight_is_due_in_whichever_phase_that_is_made(
    alice: Player, bruno: Player, phase: str
) -> None:
    """They move together, in the turn of the routed as in any other [L1928, L1964-1982]."""
    ana, goblins = Tapper(alice), FAST.replace("Ld7", "Ld2")
    names = {"side_one": "Orcs", "side_two": "Empire"}
    await alice.calls("battle start", game="whfb2", house="decisions=ask", **names)
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await ok(alice, f"/unit add Knights 5 {FAST} side:Empire")
    await ok(bruno, f"/unit add 40x Mob {goblins} side:Orcs")
    await ok(alice, "/unit link Knights other:Mob")
    await to_phase(bruno, "combat")
    await ok(alice, "/combat Knights what:result enemy:Mob wounds:20 enemy_wounds:0 restrain:none")
    if phase != "combat":
        await bruno.calls("battle next", phase=phase)
    await Tapper(bruno).does("Flight in rout: Mob")
    assert await ana.goes_on() == "Next phase (due: Knights)"
    assert "Pursuit: Knights" in reds(await ana.desk(bearing="Pursuit: Knights"))
    await ana.does("Pursuit: Knights")
    assert not any(each.startswith("Pursuit") for each in labels(await ana.own_desk()))
    await to_phase(alice, "rally")
    await to_phase(alice, "movement")
    await to_phase(bruno, "rally")
    await to_phase(bruno, "movement")
    await Tapper(bruno).does("Flight in rout: Mob")
    await ana.does("Pursuit: Knights")
    blows = "Free attacks: Knights"
    assert blows in reds(await ana.desk(bearing=blows))
    await ana.does(blows)
    await ana.desk(lacking=blows)


async def test_who_went_along_does_not_stop_any_more(alice: Player, bruno: Player) -> None:
    """A stop is announced as the enemy moves, before the pursuers move with it [L2047-2056]."""
    await begin(alice, bruno)
    tapper = Tapper(alice)
    await run_on(alice, bruno)
    await ok(alice, "/pursue Knights what:pursuit enemy:Mob initial:no")
    shown = labels(await tapper.own_desk())
    assert not any(each.startswith("Stopping a pursuit") for each in shown), shown
    assert (await alice.types("/pursue Knights what:stop enemy:Mob")).refused == "done-once"


async def test_who_is_caught_as_he_flees_a_charge_is_struck_once_before_the_pursuit(
    alice: Player, bruno: Player
) -> None:
    """There are two free attacks in that turn, the second after the move [L1091-1095, L1964-1982].

    Others of his side that rout in that turn make them no more.
    """
    ana = Tapper(alice)
    names = {"side_one": "Empire", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", house=UNASKED, **names)
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await ok(alice, f"/unit add Knights 2 {FAST} side:Empire")
    await ok(bruno, f"/unit add Mob 20 {MEN} side:Orcs")
    await ok(bruno, f"/unit add Archers 20 {MEN} side:Orcs")
    await to_phase(alice, "movement")
    await state_of(bruno, "Archers", "fleeing", "routed")
    await ok(alice, "/charge Knights target:Mob what:declaration distance:10")
    await ok(bruno, "/charge what:reaction target:Mob unit:Knights response:flee")
    caught = await ok(alice, "/charge Knights target:Mob distance:10")
    assert caught.outcome["result"]["outcome"] == "caught"
    strike = "/pursue Knights what:free-attack enemy:Mob dice:1,1"
    await ok(alice, strike)
    assert (await alice.types(strike)).refused == "free-attacks-made"
    shown = labels(await ana.own_desk())
    assert not any(each.startswith("Free attacks") for each in shown), shown
    await ok(bruno, "/flee Mob what:rout")
    await ok(alice, "/pursue Knights what:pursuit enemy:Mob")
    await ok(alice, strike)
    assert (await alice.types(strike)).refused == "free-attacks-made"


async def test_pursuers_that_fail_to_stop_pursue_and_try_no_second_time(
    alice: Player, bruno: Player
) -> None:
    """They test once, as the routed move [L2047-2056]."""
    await begin(alice, bruno)
    await run_on(alice, bruno)
    told = await ok(alice, "/pursue Knights what:stop enemy:Mob dice:6,6")
    assert told.outcome["result"]["stops"] is False
    assert (await alice.types("/pursue Knights what:stop enemy:Mob")).refused == "done-once"
    shown = "\n".join(labels(await Tapper(alice).desk("Pursuit")))
    assert "Stopping a pursuit" not in shown


async def test_a_list_counts_the_free_attacks_that_are_due_by_whom_they_strike(
    alice: Player, bruno: Player
) -> None:
    """They are due to the routed, and struck by others: the list counts as the button does."""
    await begin(alice, bruno)
    for number in range(6):
        await ok(bruno, f"/unit add Boyz{number} 20 {MEN} side:Orcs")
    await run_on(alice, bruno)
    await ok(alice, "/pursue Knights what:pursuit enemy:Mob")
    await Tapper(bruno).does("Panic of friends: Mob", "Personne d’autre à portée")
    desk = await Tapper(alice).desk("Next phase, 1 due")
    counted = [str(each.get("placeholder", "")) for each in controls(desk)]
    assert "Free attacks… (1 due)" in counted[0], counted
    assert not any("due" in each for each in counted[1:]), counted
