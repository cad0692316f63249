"""Charges of Warhammer: on which side they strike, what they lead to, and what is left undone."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import MEN, begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import UNASKED, state_of, statuses, to_phase


async def charge(alice: Player, bruno: Player) -> None:
    """Let a guard charge a mob, and have knights at hand."""
    await begin(alice, bruno, house=UNASKED)
    await alice.types(f"/unit add Knights 5 {MEN} side:Empire")
    await to_phase(alice, "movement")
    told = await alice.types("/charge Guard target:Mob distance:15 facing:front response:hold")
    assert told.answer.refused is None, told.text


async def test_a_charge_from_behind_on_who_fights_leads_to_a_test_of_panic(
    alice: Player, bruno: Player
) -> None:
    """A unit that fights and is charged from behind tests its panic [L2355-2358]."""
    await charge(alice, bruno)
    told = await alice.types("/charge Knights target:Mob distance:15 facing:rear response:hold")
    assert "Panic test" in told.buttons
    tested = await bruno.presses(told, "Panic test")
    assert tested.answer.refused is None, tested.text
    assert "panic-tested" in await statuses(alice, "Mob")


async def test_a_charge_from_behind_on_who_panics_already_leads_to_no_test(
    alice: Player, bruno: Player
) -> None:
    """Panic lasts to the end of the turn [L2359-2368]."""
    await charge(alice, bruno)
    assert (await bruno.types("/unit status Mob status:panicked")).answer.refused is None
    told = await alice.types("/charge Knights target:Mob distance:15 facing:rear response:hold")
    assert told.answer.refused is None, told.text
    assert "Panic test" not in told.buttons
    assert "Panic" not in (await alice.calls("battle status")).text


async def test_a_charge_from_the_side_or_on_who_is_free_shakes_nobody(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await to_phase(alice, "movement")
    first = await alice.types("/charge Guard target:Mob distance:15 facing:rear response:hold")
    assert "Panic test" not in first.buttons
    await alice.types(f"/unit add Knights 5 {MEN} side:Empire")
    second = await alice.types("/charge Knights target:Mob distance:15 facing:flank response:hold")
    assert "Panic test" not in second.buttons


async def test_each_combat_has_its_line_and_its_button(alice: Player, bruno: Player) -> None:
    """A combat is a group of units that touch [L1748-1751]."""
    await charge(alice, bruno)
    await bruno.types(f"/unit add Gobs 20 {MEN} side:Orcs")
    await alice.types("/charge Knights target:Gobs distance:15 facing:flank response:hold")
    told = await alice.calls("battle next", phase="combat")
    assert "Guard against Mob" in told.text
    assert "Knights against Gobs" in told.text


async def test_a_charge_that_was_declared_and_not_moved_is_reminded_of(
    alice: Player, bruno: Player
) -> None:
    """Charges are declared first and moved after [L1058-1066]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    told = await alice.types("/charge Guard target:Mob what:declaration")
    assert told.answer.refused is None, told.text
    shown = await alice.calls("battle status")
    assert "Bruno: answer the charge on Mob" in shown.text
    assert "Guard at Mob" not in shown.text
    await bruno.types("/charge what:reaction unit:Guard target:Mob response:hold")
    assert "Guard at Mob" in (await alice.calls("battle status")).text
    left = await alice.calls("battle next", phase="shooting")
    assert "Guard at Mob" in left.text
    await alice.types("/undo")
    charge = "/charge Guard target:Mob distance:15 response:hold"
    assert (await alice.types(charge)).answer.refused is None
    assert "Guard at Mob" not in (await alice.calls("battle status")).text


async def test_pursuers_in_contact_do_not_move(alice: Player, bruno: Player) -> None:
    """They go with those whom they pursue and cannot move in their own phase [L2014-2018]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Guard", "pursuing")
    for line in ("/move Guard what:distance", "/charge Guard target:Mob distance:15"):
        assert (await alice.types(line)).refused == "act-barred"


async def test_what_a_step_over_phases_leaves_undone_is_told(alice: Player, bruno: Player) -> None:
    """A combat is fought in each combat phase, also where a player goes on to a later one."""
    await charge(alice, bruno)
    told = await alice.calls("battle next", phase="rally")
    assert "Combat not resolved: Guard against Mob" in told.text
    await alice.types("/undo")
    told = await alice.calls("battle next", phase="shooting")
    assert "Combat not resolved" not in told.text
    # The next movement phase is that of the other side.
    told = await alice.calls("battle next", phase="movement")
    assert "Combat not resolved: Guard against Mob" in told.text


@pytest.mark.parametrize("crew", ["", "WS3 I3 A3 "])
async def test_a_machine_that_was_charged_is_fought_and_neither_shoots_nor_duels(
    alice: Player, bruno: Player, crew: str
) -> None:
    """Its crew fights for it; without one it neither strikes nor defends [L3685-3696, L3755-3757].

    Leaders and characters alone fight challenges [L2984-3004].
    """
    names = {"side_one": "Empire", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", house=UNASKED, **names)
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    boss = "M10 WS5 BS5 S4 T5 W3 I4 A3 Ld8 Int7 Cl8 WP8 [character]"
    machine = f"M0 {crew}BS3 S3 T3 W3 Ld8 Int8 Cl8 WP8 [bolt-thrower]"
    for line in (
        f"/unit add Thrower 1 {machine} side:Empire",
        f"/unit add Boss 1 {boss} side:Orcs",
        "/unit link Boss other:Thrower",
    ):
        told = await alice.types(line) if "Empire" in line else await bruno.types(line)
        assert told.answer.refused is None, f"{line}: {told.text}"
    await to_phase(alice, "shooting")
    shot = await alice.types("/warmachine Thrower target:Boss what:bolt-thrower distance:10")
    assert shot.refused in ("act-barred", "shooters-engaged"), shot.text
    await alice.calls("battle next", phase="combat")
    tapper = Tapper(bruno)
    shown = labels(await tapper.own_desk())
    assert not any(each.startswith("Challenge") for each in shown), shown
    duel = await bruno.types("/fight what:challenge unit:Boss enemy:Thrower")
    assert duel.refused == "machine-challenged", duel.text
    await Tapper(alice).does("Fight: Thrower")
    assert {"fought"} <= await statuses(alice, "Boss")
