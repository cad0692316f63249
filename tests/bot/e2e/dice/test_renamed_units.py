"""Units renamed while a roll waits that names them: it goes on, with all that has fallen."""

from __future__ import annotations

from tests.bot.e2e.dice.test_decisions import FIGHT, beaten
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin_shooting, in_turn


async def test_dice_thrown_before_a_unit_was_renamed_stay(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    await alice.types("/shoot Archers target:Orques weapon:longbow distance:12 dice:ask")
    await in_turn((alice, "/throw 1 1 1 1 4 4 4 5 6 6"))
    await in_turn(
        (bruno, "/unit edit Orques name:Gobelins"), (alice, "/unit edit Archers name:Rangers")
    )
    await hall.restart()
    shown = await alice.types("/throw show")
    assert "Rangers · Gobelins" in shown.text
    assert "1 1 1 1" in shown.text.replace("1×4", "1 1 1 1")
    done = await alice.types("/throw 1 1 1 1 1 1")
    assert done.outcome["result"]["hits"] == 6
    assert done.outcome["origin"] == "typed"
    assert (await alice.types("/dice verify")).answer.refused is None


async def test_a_decision_waits_on_for_a_unit_that_was_renamed(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    told = await alice.types(FIGHT)
    draws = (await hall.channel(alice)).journal.next_draw
    await in_turn((bruno, "/unit edit Trolls name:Ogres"))
    assert "Ogres: pursue" in (await alice.types("/battle status")).text
    done = await bruno.presses(told, "Hold back")
    assert "Ogres" in done.text
    assert done.outcome["procedure"] == "close_combat_round"
    assert min(part["draw"] for part in done.outcome["sources"]) < draws
