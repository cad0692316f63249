"""Dice that no rule asks for, rolled from the desk's menu and by its sheet of dice."""

from __future__ import annotations

import pytest

from bot.commands.request.requester import Requester
from bot.views.renderers.plain import message_lines
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_desk import count, set_up, shooting
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn


@pytest.mark.parametrize("label", ["D6", "2D6", "D3", "Scatter die", "Artillery die"])
async def test_dice_are_rolled_by_two_taps(
    hall: Hall, ana: Tapper, bruno: Tapper, label: str
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", label)
    assert ana.taps == 2
    assert await count(hall, ana, "roll") == 1


@pytest.mark.parametrize(("needed", "told"), [("4+", "success"), ("10D6", "")])
async def test_a_pool_is_rolled_against_what_it_needs_by_three_taps(
    hall: Hall, ana: Tapper, bruno: Tapper, needed: str, told: str
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "10 dice", needed)
    assert ana.taps == 3
    assert told in ana.said
    (rolled,) = [entry for entry in await hall.entries(ana.player) if entry.action == "roll"]
    assert rolled.arguments["values"]["notation"] == ("10d6 4+" if told else "10d6")
    assert rolled.dice is not None
    assert len(rolled.dice.marks) == 10


async def test_the_sheet_comes_again_below_each_roll_so_that_the_next_is_one_tap(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Menu")
    for taps, label in enumerate(("D6", "2D6", "D6"), 2):
        before = ana.sheet
        assert before is not None
        await ana.answers(label)
        assert ana.taps == taps
        assert ana.sheet is not None
        assert ana.sheet.id > ana.told[0].id > before.id, "the newest roll stands above the sheet"
        assert before.id not in {each.id for each in ana.messages()}
        fell = (await hall.entries(ana.player))[0].outcome["total"]
        assert words(ana.sheet).splitlines()[0] == f"**{fell}**"
    assert await count(hall, ana, "roll") == 3


async def test_those_that_succeeded_are_rolled_on_by_one_tap(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "40 dice", "3+")
    hits = (await hall.entries(ana.player))[0].outcome["successes"]
    assert ana.sheet is not None
    assert words(ana.sheet).startswith(f"**{hits} successes** · now on…\n")
    await ana.answers("4+")
    assert ana.taps == 4
    assert (await hall.entries(ana.player))[0].arguments["values"]["notation"] == f"{hits}d6 4+"


async def test_the_sheet_below_a_roll_tells_it_in_its_player_s_language(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.does("Menu", "2 dés", "4+")
    assert bruno.sheet is not None
    assert words(bruno.sheet).splitlines()[1].removeprefix("-# ").startswith("jet 4+")


@pytest.mark.parametrize("game", ["aos4", "whfb2"])
async def test_the_sheet_below_a_roll_is_shown_in_games_of_few_and_of_many_dice(
    ana: Tapper, game: str
) -> None:
    await in_turn((ana.player, f"/battle start game:{game} side_one:A side_two:B"))
    await ana.does("Menu", "2D6")
    assert ana.sheet is not None
    assert {"D6", "2D6", "D3", "Other dice…", "12 dice on 4+"} <= set(labels(ana.sheet))
    await ana.answers("D3")
    assert ana.taps == 3


async def test_where_nothing_succeeded_nothing_is_rolled_on(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "1 die", "6+")
    for _ in range(60):
        if not (await hall.entries(ana.player))[0].outcome["successes"]:
            break
        await ana.answers("1 die on 6+")
    assert ana.sheet is not None
    assert "now on" not in words(ana.sheet)
    assert "6+" not in labels(ana.sheet)
    await ana.answers("2D6")
    assert (await hall.entries(ana.player))[0].arguments["values"]["notation"] == "2d6"


async def test_another_number_of_dice_is_a_pick_on_the_sheet_below_a_roll(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "2D6")
    await ana.answers("25 dice on 5+")
    assert ana.taps == 3
    assert (await hall.entries(ana.player))[0].arguments["values"]["notation"] == "25d6 5+"


async def test_the_sheet_below_a_roll_tells_the_dice_which_it_hides_on_a_phone(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Menu", "2 dice", "4+")
    assert ana.sheet is not None
    (entry, *_) = await hall.entries(ana.player)
    assert entry.dice is not None
    told = words(ana.sheet).splitlines()[1]
    for face in entry.dice.marks:
        assert str(face) in told.partition("4+")[2]


async def test_a_sheet_of_one_s_own_desk_leads_back_and_gives_way_to_the_desk(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("For me")
    await ana.answers("Menu")
    assert ana.sheet is not None
    assert "← Desk" in labels(ana.sheet)
    await ana.answers("D6")
    assert await count(hall, ana, "roll") == 1
    assert ana.sheet is not None
    assert "← Desk" not in labels(ana.sheet)
    await ana.answers("D6")
    assert await count(hall, ana, "roll") == 2


async def test_what_another_player_typed_is_not_rolled_by_a_forged_press(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await in_turn((ana.player, "/roll 9d6"))
    (typed, *_) = await hall.entries(ana.player)
    user = bruno.player.user
    forging = Requester(int(typed.id) + 1, user.id, "Bruno", "fr", user.channel.id)
    answer = await hall.bot.router.press(forging, "roll", f"entry.{typed.id}")
    assert (answer.refused, answer.sheet) == ("button-expired", None)
    assert await count(hall, ana, "roll") == 1


async def test_any_dice_are_rolled_by_a_form(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Menu")
    assert ana.sheet is not None
    reply = await ana.use(ana.sheet, "Other dice")
    assert reply.modal is not None
    assert reply.modal["components"][0]["label"] == "A throw, such as 2d6+3"
    await ana.submits(reply, notation="100d6 2+")
    assert await count(hall, ana, "roll") == 1
    hits = (await hall.entries(ana.player))[0].outcome["successes"]
    assert hits > 40, "more than the list has are rolled on as well"
    assert ana.sheet is not None
    assert words(ana.sheet).startswith(f"**{hits} successes** · now on…\n")
    await ana.answers("3+")
    assert (await hall.entries(ana.player))[0].arguments["values"]["notation"] == f"{hits}d6 3+"


async def test_pools_by_taps_leave_on_the_sheet_what_was_typed(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await in_turn((ana.player, "/roll 2d6+3"))
    await ana.does("Menu", "36 dice", "2+")
    for needed in ("3+", "2+", "3+", "2+"):
        await ana.answers(needed)
    assert ana.sheet is not None
    assert "2d6+3" in labels(ana.sheet)


async def test_what_a_player_typed_last_is_rolled_again_by_two_taps_or_one(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    for notation in ("5d6", "4d6kh2", "2D6", "10d6 4+", "4D6kh2", "7d6"):
        await in_turn((ana.player, f'/roll "{notation}"'))
    await in_turn((bruno.player, "/roll 9d6"))
    await ana.does("Menu", "10d6 4+")
    assert ana.taps == 2
    (rolled,) = ana.told
    await ana.use(rolled, "Roll again")
    assert ana.taps == 3
    assert await count(hall, ana, "roll") == 9
    assert "success" in ana.said
    await ana.taps_on("Menu")
    assert ana.sheet is not None
    shown = labels(ana.sheet)
    assert shown[shown.index("Other dice…") - 3 :][:3] == ["4D6kh2", "10d6 4+", "7d6"]
    assert {"10d6 4+", "7d6", "4D6kh2"} <= set(shown)
    assert not {"2d6", "5d6", "9d6", "4d6kh2"} & set(shown)


async def test_no_question_of_real_dice_tells_a_command_to_who_fills_in_the_form_of_a_button(
    ana: Tapper, bruno: Tapper
) -> None:
    await shooting(ana, bruno)
    await ana.player.types("/shoot Archers target:Orcs weapon:longbow distance:12 dice:ask")
    reply = await ana.use(await ana.desk(bearing="Type the dice"), "Type the dice")
    answered = await ana.player.user.submit(reply, {"dice": "10x6"})
    (second,) = (each for each in answered.messages if not each.ephemeral)
    said = "\n".join(message_lines(second.payload))
    assert "Waiting for real dice" in said
    assert "/throw" not in said
