"""Rounds of BlackHammer by the desk: who fell in a unit that breaks, and what pursuers reach."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn, statuses

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5"
PURSUED = "Pursue into: Spears"


async def _meeting(alice: Player, *lines: str) -> Tapper:
    await in_turn(
        (alice, "/battle start game:blackhammer side_one:Men side_two:Horde"),
        (alice, f"/unit add Spears 20 {MEN} side:Men"),
        (alice, f"/unit add Boyz 20 {MEN} side:Horde"),
        (alice, f"/unit add Trolls 5 {MEN} side:Horde"),
        *((alice, line) for line in lines),
    )
    return Tapper(alice)


LORD = "M4 WS5 BS5 S4 T4 W2 I5 A4 Ld10 PU1"


async def _routed(alice: Player) -> Tapper:
    """Return a player at the desk, whose Baron was killed in a challenge and whose Spears broke."""
    return await _meeting(
        alice,
        f"/unit add Baron 1 {MEN.replace('I3', 'I1').replace('Ld7', 'Ld5')} [character] side:Men",
        f"/unit add Chief 1 {LORD} [character] side:Horde",
        f"/unit add Bows 10 {MEN} side:Men",
        "/unit join Baron unit:Spears",
        "/unit join Chief unit:Boyz",
        "/unit link Spears other:Boyz",
        "/battle next phase:close-combat",
        "/resolve challenge values:unit:Baron enemy:Chief answer:accept",
        "/fight Spears;Baron enemy:Boyz;Chief fighting:0,1 enemy_fighting:0,1 "
        "dice:6,6,6,6,6,6,6,6,6,6,6,6,1,1",
    )


async def test_who_fell_flees_with_nobody_and_friends_panic_by_a_single_button(
    alice: Player,
) -> None:
    """His unit breaks without him; its friends test once [L1986-1998]."""
    tapper = await _routed(alice)
    assert "fleeing" in await statuses(alice, "Spears")
    assert "fleeing" not in await statuses(alice, "Baron")
    shown = labels(await tapper.desk("Panic of friends"))
    assert len([each for each in shown if each.startswith("Panic of friends")]) == 1


async def test_what_a_pursuit_reaches_is_charged_by_taps(alice: Player, hall: Hall) -> None:
    """A new enemy that holds is charged, and fights in the next phase [L1946-1958]."""
    tapper = await _meeting(
        alice,
        "/unit link Spears other:Boyz",
        "/battle next phase:close-combat",
        "/combat Boyz what:break enemy:Spears lost_by:5 dice:6,6",
        "/pursue Spears enemy:Boyz dice:6,6,1,1",
    )
    await tapper.does(PURSUED, "Trolls")
    done = (await hall.entries(alice))[0]
    assert done.action == "pursuit_new_enemy"
    assert done.arguments["options"]["enemy"] == "Trolls"
    assert "charged" in await statuses(alice, "Spears")
