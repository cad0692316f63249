"""Cards of three sizes: of a channel, of a player alone, with the rest behind a button."""

from __future__ import annotations

from bot.commands.request.requester import Requester
from bot.views.words.dice_faces import in_words
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import KILLS_THREE, begin_shooting


async def shot(alice: Player, bruno: Player, cards: str, line: str = KILLS_THREE) -> Told:
    """Shoot at orcs where cards have a size."""
    await begin_shooting(alice, bruno)
    assert (await alice.types(f"/settings cards:{cards}")).answer.refused is None
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    return told


async def test_a_card_fits_half_a_phone_screen(alice: Player, bruno: Player) -> None:
    told = await shot(alice, bruno, "card")
    lines = [line for line in told.text.splitlines() if line]
    assert len(lines) <= 12
    assert "3 models lost, 17 left" in told.text
    assert in_words(told.answer.card.dice[0]).startswith("Archers: To hit 4+: **6 6")
    assert "Details" in told.buttons


async def test_a_line_tells_who_won_and_what_was_lost(alice: Player, bruno: Player) -> None:
    told = await shot(alice, bruno, "line")
    assert told.answer.card.dice == ()
    assert len(told.answer.card.changes) == 1
    assert "3 models lost, 17 left" in told.text


async def test_the_details_are_the_whole_card_for_its_reader_alone_in_his_language(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    told = await shot(alice, bruno, "line")
    before = await hall.state(alice)
    whole = await bruno.presses(told, "Details")
    assert whole.answer.private
    assert "3 figurines perdues, 17 restantes" in whole.text
    assert len(whole.answer.card.dice) >= 3
    assert whole.buttons == ["En anglais"]
    english = await bruno.presses(whole, "En anglais")
    assert "3 models lost, 17 left" in english.text
    assert english.buttons == ["In French"]
    assert await hall.state(alice) == before
    await alice.types("/settings cards:full")
    assert (await alice.presses(told, "Details")).answer.card.dice == english.answer.card.dice


async def test_a_first_line_names_who_shot_whom_in_the_other_language_too(
    alice: Player, bruno: Player
) -> None:
    told = await shot(alice, bruno, "card")
    assert told.answer.card.headline.startswith("Archers → Orques — ")
    await bruno.types("/settings my_cards:card")
    french = await bruno.presses(told, "FR")
    assert french.answer.private
    assert french.answer.card.headline.startswith("Archers → Orques — 3 PV perdus")
    assert french.answer.card.title == "Tir"


async def test_the_details_of_a_secret_are_its_player_s(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types("/settings my_cards:line")
    open_to_all = await alice.types(KILLS_THREE)
    assert open_to_all.answer.card.dice != ()
    await alice.types("/undo")
    told = await alice.types(f"{KILLS_THREE} secret:yes")
    assert told.answer.card.dice == ()
    number = next(
        control["custom_id"] for control in told.message.controls() if control["label"] == "Details"
    ).rpartition(":")[2]
    other = Requester(1, bruno.user.id, "Bruno", "fr", bruno.user.channel.id)
    refused = await bruno.hall.bot.router.press(other, "details", number)
    assert refused.refused == "not-your-button"
    whole = await alice.presses(told, "Details")
    assert whole.answer.private
    assert whole.answer.card.dice != ()


async def test_the_size_is_kept_for_who_comes_back_and_inherited_again(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shot(alice, bruno, "line")
    await bruno.types("/settings my_cards:full")
    await hall.restart()
    settings = (await bruno.types("/settings")).outcome
    assert (settings["cards"], settings["my_cards"]) == ("line", "full")
    await bruno.types("/settings my_cards:channel")
    await alice.types("/settings cards:default")
    settings = (await bruno.types("/settings")).outcome
    assert (settings["cards"], settings["my_cards"]) == ("full", "full")
