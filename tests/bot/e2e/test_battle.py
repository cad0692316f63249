"""A battle from its start to the proof of its dice."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall, Player


async def test_roll(hall: Hall, alice: Player, bruno: Player) -> None:
    told = await alice.types("/roll 3d6 dice:6,5,4")
    assert told.outcome["result"]["total"] == 15
    print(told.text, told.buttons)
    told = await bruno.types("/roll 3d6 dice:6,5,4")
    print(told.text, told.buttons, await hall.state(alice))
