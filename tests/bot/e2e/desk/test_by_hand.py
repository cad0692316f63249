"""Acts that need no rule's leave: a battle begun, armies brought, dice rolled, units put right."""

from __future__ import annotations

import asyncio

import pytest

from bot.views.interface.choosing import MOST_OPTIONS
from localdiscord import Upload
from tests.bot.e2e.desk.tapping import Tapper, at_rest, controls, labels, words
from tests.bot.e2e.desk.test_desk import ARMIES, MEN, count, set_up
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn, models, state_of, statuses

GAMES = ("blackhammer", "aos4", "t9a", "whfb2")


async def opens(tapper: Tapper) -> None:
    """Type `/desk`, which no tap can do without a battle."""
    reply = await tapper.player.user.line("/desk")
    (tapper.sheet,) = reply.messages


async def own_desk(tapper: Tapper, *said: str) -> None:
    """Wait until the player's own desk says something."""
    assert tapper.sheet is not None
    for _ in range(500):
        shown = tapper.hall.table.state.messages.get(tapper.sheet.id)
        if shown is not None:
            tapper.sheet = shown
            told = words(shown) + "\n" + "\n".join(labels(shown))
            if all(word in told for word in said):
                return
        await asyncio.sleep(0.01)
    pytest.fail(f"{said} not in {words(tapper.sheet)} {labels(tapper.sheet)}")


async def seats(hall: Hall, tapper: Tapper) -> dict[str, str]:
    """Return who plays which side."""
    board = (await hall.channel(tapper.player)).board
    sides = {side.id: side.name for side in board.sides}
    return {each.name: sides[each.side_id or 0] for each in board.players}


async def test_a_battle_is_begun_against_somebody_by_one_tap(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await opens(ana)
    assert ana.sheet is not None
    assert "BlackHammer" in words(ana.sheet)
    await ana.picks(ana.sheet, "Bruno")
    assert await seats(hall, ana) == {"Ana": "Ana", "Bruno": "Bruno"}
    assert (ana.taps, bruno.taps) == (1, 0)
    # Sides that are called after their players need no more said of them, nor a button to sit down.
    (begun,) = ana.told
    assert labels(begun) == ["Army: Ana", "Army: Bruno", "Campaign…", "Referee"]
    assert "Ana plays Ana" not in ana.said
    assert "(Ana)" not in words(await ana.desk("**Bruno**"))


async def test_another_game_is_chosen_and_whoever_comes_joins_by_one_tap(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await opens(ana)
    await ana.answers("Age of Sigmar", "Begin")
    await bruno.taps_on("Play Second side")
    assert await seats(hall, ana) == {"Ana": "First side", "Bruno": "Second side"}
    assert (await hall.channel(ana.player)).ruleset.id == "aos4"
    assert (ana.taps, bruno.taps) == (2, 1)


async def test_a_battle_has_the_names_and_points_that_its_form_says(
    hall: Hall, ana: Tapper
) -> None:
    await opens(ana)
    assert ana.sheet is not None
    reply = await ana.use(ana.sheet, "Names and points")
    await ana.player.user.submit(reply, {"side_one": "Elves", "points": "1500"})
    board = (await hall.channel(ana.player)).board
    assert board.battle is not None
    assert [side.name for side in board.sides] == ["Elves", "Second side"]
    assert board.battle.options["points"] == 1500


async def test_nobody_plays_against_a_bot_or_himself(hall: Hall, ana: Tapper) -> None:
    await opens(ana)
    assert ana.sheet is not None
    sheet = ana.sheet
    await ana.picks(sheet, "Ana")
    assert "Ana" in ana.said
    assert (await hall.channel(ana.player)).board.battle is None


@pytest.mark.parametrize("game", GAMES)
async def test_both_sides_of_every_game_bring_an_army_to_try_by_two_taps(
    hall: Hall, ana: Tapper, bruno: Tapper, game: str
) -> None:
    await ana.player.calls("battle start", game=game, side_one="Storm", side_two="Horde")
    await ana.taps_on("Play Storm")
    await bruno.taps_on("Play Horde")
    await ana.does("Army: Storm", "To try: The guard")
    await bruno.does("Army: Horde", "À l’essai\N{NO-BREAK SPACE}: La horde")
    board = (await hall.channel(ana.player)).board
    for side, first in zip(board.sides, ("guard", "horde"), strict=True):
        own = [unit for unit in board.units if unit.side_id == side.id]
        assert len(own) == 6, first
    desk = await ana.desk("Next phase")
    assert not [each for each in labels(desk) if each.startswith(("Army", "Play"))]
    assert (ana.taps, bruno.taps) == (3, 3)


async def test_an_army_that_a_player_keeps_comes_by_two_taps(ana: Tapper) -> None:
    await ana.player.calls("army import", list=f"Guard 10 {MEN}", name="Grey")
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.does("Army: Storm", "Grey")
    assert await models(ana.player, "Guard") == 10


async def test_an_army_is_pasted_into_a_form_of_one_field(ana: Tapper) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.taps_on("Army: Horde")
    assert ana.sheet is not None
    reply = await ana.use(ana.sheet, "Paste")
    assert reply.modal is not None
    assert len(reply.modal["components"]) == 1
    read = await ana.player.user.submit(reply, {"list": f"Guard 10 {MEN}\nGoblins twenty"})
    assert await models(ana.player, "Guard") == 10
    assert "nothing says how many models" in str([each.embeds for each in read.messages])
    # What could not be read is pasted again, put right, beside what was read.
    await ana.player.calls("battle join", side="Horde")
    await ana.taps_on("Units")
    await ana.answers("Add units: Horde")
    assert ana.sheet is not None
    reply = await ana.use(ana.sheet, "Paste")
    await ana.player.user.submit(reply, {"list": f"Goblins 20 {MEN}"})
    assert await models(ana.player, "Guard") == 10
    assert await models(ana.player, "Goblins") == 20


async def test_an_army_is_brought_by_the_menu_of_the_message_that_holds_its_list(
    hall: Hall, ana: Tapper
) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    said = ana.player.user.say(f"```\nGuard 10 {MEN}\n```")
    told = hall.heard(await ana.player.user.use_on_message("Read as army list", said))
    assert told.answer.refused is None
    assert await models(ana.player, "Guard") == 10


async def test_a_list_in_a_file_is_read_by_the_menu_of_its_message(hall: Hall, ana: Tapper) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    listed = Upload("list.txt", f"Guard 10 {MEN}".encode())
    said = ana.player.user.say("My army", files=[listed])
    told = hall.heard(await ana.player.user.use_on_message("Read as army list", said))
    assert told.answer.refused is None
    assert await models(ana.player, "Guard") == 10


async def test_a_message_without_a_list_brings_no_army(hall: Hall, ana: Tapper) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    said = ana.player.user.say("Are you there?")
    told = hall.heard(await ana.player.user.use_on_message("Read as army list", said))
    assert told.refused.startswith("army-")


async def test_another_side_s_army_is_not_one_s_own_to_bring(ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.taps_on("Play Storm")
    await bruno.taps_on("Play Horde")
    await bruno.taps_on("Army: Storm")
    assert "Storm" in bruno.said
    assert bruno.sheet is None or not controls(bruno.sheet)


async def test_losses_are_noted_by_three_taps_and_made_good(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "Archers", "−3 models")
    assert ana.taps == 3
    assert await models(ana.player, "Archers") == 7
    await ana.does("Units", "Archers", "+1 model")
    assert await models(ana.player, "Archers") == 8
    await ana.does("Undo")
    assert await models(ana.player, "Archers") == 7


async def test_wounds_are_lost_one_by_one_where_models_have_several(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Units", "Mage", "−1 wound")
    shown = (await hall.channel(ana.player)).board.units
    assert next(row.carried for row in shown if row.name == "Mage") == 1
    await ana.does("Units", "Mage", "Destroyed")
    board = (await hall.channel(ana.player)).board
    assert next(row.destroyed for row in board.units if row.name == "Mage")


async def test_a_plain_move_is_noted_in_its_phase_alone(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Units")
    await ana.answers("Archers")
    assert ana.sheet is not None
    assert "Moved" not in labels(ana.sheet)
    await ana.does("Next phase")
    await ana.does("Units", "Archers", "Moved")
    assert "moved" in await statuses(ana.player, "Archers")
    await ana.does("Units", "Archers", "✓ Moved")
    assert "moved" not in await statuses(ana.player, "Archers")


async def test_who_is_said_to_have_rallied_flees_no_more(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.does("Units", "Archers", "Fleeing")
    assert "fleeing" in await statuses(ana.player, "Archers")
    await ana.does("Units", "Archers", "Rallied")
    assert statuses_of(await statuses(ana.player, "Archers")) == {"rallied"}


def statuses_of(held: set[str]) -> set[str]:
    """Return those that say whether a unit flees."""
    return held & {"fleeing", "rallied"}


async def test_what_else_is_true_of_a_unit_ends_by_a_list(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await in_turn((ana.player, "/unit status Archers status:immobilised"))
    await ana.does("Units", "Archers", "No more: May not move this turn")
    assert "immobilised" not in await statuses(ana.player, "Archers")


async def test_a_character_joins_and_leaves_by_taps(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.does("Units", "Mage", "Archers")
    assert await count(hall, ana, "unit-join") == 1
    await ana.player.calls("battle next")
    await ana.does("Units", "Mage", "Leave Archers")
    assert await count(hall, ana, "unit-leave") == 1


async def test_a_unit_is_taken_off_the_list(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Units", "Knights", "Take off")
    board = (await hall.channel(ana.player)).board
    assert "Knights" not in [row.name for row in board.units]


async def test_another_side_s_units_are_not_there_to_be_put_right(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("Units")
    assert bruno.sheet is not None
    shown = labels(bruno.sheet)
    assert {"Orcs", "Wolves"} <= set(shown)
    assert not {"Archers", "Knights"} & set(shown)


async def test_a_loss_pressed_twice_at_once_is_one_loss(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Units")
    await ana.answers("Archers")
    sheet = ana.sheet
    assert sheet is not None
    await asyncio.gather(ana.use(sheet, "−2 models"), ana.use(sheet, "−2 models"))
    assert await models(ana.player, "Archers") == 8


async def test_more_units_than_a_list_holds_may_all_be_put_right(
    ana: Tapper, bruno: Tapper
) -> None:
    many = tuple(f"Band{number} 5 {MEN}" for number in range(MOST_OPTIONS + 4))
    await set_up(ana, bruno, (many, ARMIES[1]))
    await ana.does("Units", f"Band{MOST_OPTIONS + 3}", "−1 model")
    assert await models(ana.player, f"Band{MOST_OPTIONS + 3}") == 4


async def test_the_rules_of_the_moment_are_told_to_who_asks_alone(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Rules")
    assert ana.told == []
    sheet = ana.sheet
    assert sheet is not None
    await ana.answers("Charge responses")
    assert "harge" in ana.said
    assert ana.taps == 4
    reply = await ana.use(sheet, "Look for a rule")
    found = await ana.player.user.submit(reply, {"text": "panic"})
    assert found.ephemeral
    assert "anic" in str(found.messages[0].embeds)


async def test_a_sheet_tells_the_rule_of_its_act(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    await ana.answers("Rule")
    assert ana.told == []
    assert "harge" in ana.said


async def test_acts_done_from_one_s_own_desk_leave_it_open(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("For me")
    await own_desk(ana, "Knights", "Renew")
    own = ana.sheet
    assert own is not None
    await ana.use(own, "Knights")
    await own_desk(ana, "Wolves", "← Desk")
    await ana.answers("← Desk")
    await own_desk(ana, "Knights", "Renew")
    await ana.answers("Knights")
    await own_desk(ana, "Wolves")
    assert ana.sheet is not None
    await ana.use(ana.sheet, "Wolves")
    ana.sheet = own
    await own_desk(ana, "Answer the charge", "Renew")
    assert await count(hall, ana, "charge_declaration") == 1
    await ana.use(ana.sheet, "Next phase")
    ana.sheet = own
    await own_desk(ana, "Magic", "Renew")


async def test_an_own_desk_is_in_its_player_s_language_whatever_sheet_is_on_it(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    own = bruno.sheet
    await own_desk(bruno, "Menu", "Actualiser")
    await bruno.answers("Menu", "Unités")
    await own_desk(bruno, "Orcs", "← Pupitre")
    await bruno.answers("Orcs", "−2 figurines")
    bruno.sheet = own
    await own_desk(bruno, "Orcs 18", "Actualiser")


async def test_a_button_says_what_a_unit_does_or_its_row_does(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    desk = await ana.desk("Next phase", "Charge")
    assert {"Archers", "Knights", "Mage"} <= set(labels(desk))
    assert "**Charge**" in str(desk.components)
    await in_turn((ana.player, "/unit remove Archers"))
    shown = labels(await ana.desk("Charge: Knights"))
    assert {"Charge: Knights", "Charge: Mage"} <= set(shown)


async def test_who_has_no_seat_yet_takes_it_on_the_way_to_the_army_of_a_side(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.player.calls("battle join", side="Storm")
    await bruno.taps_on("Army: Horde")
    await bruno.answers("Jouer Horde")
    assert (await seats(hall, ana))["Bruno"] == "Horde"
    (seated,) = bruno.told
    await bruno.use(seated, "Army: Horde")
    await bruno.answers("À l’essai")
    board = (await hall.channel(ana.player)).board
    horde = next(side.id for side in board.sides if side.name == "Horde")
    assert {unit.side_id for unit in board.units} == {horde}


async def test_only_who_hates_has_the_rule_of_hatred(ana: Tapper, bruno: Tapper) -> None:
    """Hatred re-rolls in the first round, but a first round is anybody's [BlackHammer L2036]."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="close-combat")
    await state_of(ana.player, "Knights", "engaged", "first-round")
    await ana.taps_on("Rules")
    assert ana.sheet is not None
    told = labels(ana.sheet)
    assert [each for each in told if "Knights" in each]
    assert not [each for each in told if "Hatred" in each and "Knights" in each]


async def test_acts_are_taken_back_one_after_another_however_many(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    for label in (*["Next phase"] * 5, *["Undo"] * 5):
        await at_rest()  # each desk has both buttons: she presses those of the last act
        await ana.does(label)
    undone = [entry for entry in await hall.entries(ana.player) if entry.undone_by is not None]
    assert [entry.action for entry in undone] == ["battle-next"] * 5
