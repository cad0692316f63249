"""Commands in the menus of messages and of people."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, at_rest, labels
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import VOLLEY, begin_shooting, in_turn

SHOT = f"{VOLLEY} dice:1,1,1,1,4,4,4,5,6,6,5,5,6,5,1,3,1,3,1,6"


@pytest.fixture
def bruno(hall: Hall) -> Player:
    return hall.player("Bruno", "fr")


async def menu(player: Player, name: str, told: Told) -> Told:
    """Choose a command in the menu of a message."""
    return player.hall.heard(await player.user.use_on_message(name, told.message))


async def test_a_message_s_menu_explains_its_roll_in_the_reader_s_language(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(SHOT)
    shown = await menu(bruno, "Explain this roll", told)
    assert shown.alone
    assert "Pour toucher" in shown.text
    assert shown.outcome["entry"] == told.outcome["entry"]


async def test_a_message_s_menu_tells_the_chances_that_its_roll_had(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(SHOT)
    before = await hall.state(alice)
    shown = await menu(alice, "Chances of this roll", told)
    assert shown.alone
    assert "%" in shown.text
    assert await hall.state(alice) == before


async def test_a_message_s_menu_takes_its_act_back(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    before = (await hall.state(alice))[0]
    told = await alice.types(SHOT)
    assert (await menu(bruno, "Undo this", told)).answer.refused is not None
    assert (await menu(alice, "Undo this", told)).answer.refused is None
    assert (await hall.state(alice))[0] == before


@pytest.mark.parametrize("name", ["Undo this", "Explain this roll", "Chances of this roll"])
async def test_a_message_that_tells_no_roll_is_told_so(
    alice: Player, bruno: Player, name: str
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types("/battle status")
    assert (await menu(alice, name, told)).refused == "message-tells-no-act"


async def test_somebody_is_challenged_by_the_menu_of_a_name(alice: Player, bruno: Player) -> None:
    await bruno.types("/roll 1d6")
    reply = await alice.user.use_on_person("Challenge", "Bruno")
    assert alice.hall.heard(reply).refused == "no-campaigns"


async def test_whose_dice_a_player_throws_is_changed_in_the_menu_and_holds_for_acts_of_one_tap(
    hall: Hall,
) -> None:
    ana, bruno = (Tapper(hall.player(name, "en")) for name in ("Ana", "Bruno"))
    await set_up(ana, bruno)
    await in_turn((ana.player, "/battle next phase:magic"))
    await ana.taps_on("Menu")
    await ana.answers("My dice: the bot’s dice")
    assert "real ones" in ana.said
    await at_rest()
    await ana.does("Winds of magic")
    assert "Type the dice" in labels(await ana.desk(bearing="Type the dice"))
    await in_turn((ana.player, "/throw drop"))
    await ana.taps_on("Menu")
    await ana.answers("My dice: real dice")
    assert "The bot throws your dice here" in ana.said
