"""A restart of the bot: battles, undo and the buttons of old messages go on."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import (
    AGAIN,
    KILLS_THREE,
    VOLLEY,
    battle_of,
    begin_shooting,
    entry,
    models,
)

pytestmark = pytest.mark.usefixtures("reference")


async def test_the_battle_goes_on(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    before, state = await battle_of(alice), await hall.state(alice)
    await hall.restart()
    assert await battle_of(alice) == before
    assert await hall.state(alice) == state
    assert (await alice.types(KILLS_THREE)).refused == "already-shot"
    allowed = await alice.types(AGAIN)
    assert entry(allowed) == state[1] + 1
    await alice.types(KILLS_THREE)
    assert await models(bruno, "Orques") == 14


async def test_undo_reaches_across(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    await hall.restart()
    await alice.types("/undo")
    assert await models(bruno, "Orques") == 20
    await hall.restart()
    await alice.types("/redo")
    assert await models(bruno, "Orques") == 17


async def test_the_undo_button_of_an_old_message_works(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(KILLS_THREE)
    await hall.restart()
    await alice.presses(told, "Undo")
    assert await models(bruno, "Orques") == 20
    assert (await alice.presses(told, "Undo")).refused == "already-undone"


async def test_the_rule_button_of_an_old_message_works(hall: Hall, bruno: Player) -> None:
    told = await bruno.types("/test ld:7 dice:3,4")
    await hall.restart()
    rule = await bruno.presses(told, "Règle")
    assert "Commandement" in rule.text
    assert rule.reply.ephemeral


async def test_the_reveal_button_of_an_old_message_shows_the_same(
    hall: Hall, alice: Player
) -> None:
    secret = await alice.types("/roll 10d6 secret:yes")
    await hall.restart()
    shown = await alice.presses(secret, "Reveal")
    assert shown.outcome["result"] == secret.outcome["result"]
    assert shown.outcome["dice"] == secret.outcome["dice"]


async def test_roll_again_on_an_old_message_draws_new_dice(hall: Hall, alice: Player) -> None:
    told = await alice.types("/roll 20d1000")
    await hall.restart()
    again = await alice.presses(told, "Roll again")
    assert again.outcome["dice"] != told.outcome["dice"]
    assert entry(again) == entry(told) + 1


async def test_fair_dice_go_on_where_they_were(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(VOLLEY)
    drawn = (await alice.calls("dice seal")).outcome
    await hall.restart()
    assert (await alice.calls("dice seal")).outcome == drawn
    await alice.types("/roll d6")
    assert (await alice.calls("dice seal")).outcome["draws"] == drawn["draws"] + 1
