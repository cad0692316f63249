"""The desk where something is in its way: threads, secrets, seats, permissions, a slow Discord."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.commands.desk.shown.overview import Overview, overview_of
from bot.commands.request.context import CommandContext
from bot.discord.live import desks
from bot.discord.live.following import Follower
from bot.views.interface.panel import Panel, Words, layout_of
from localdiscord import Faults
from localdiscord.protocol.model import ALL_PERMISSIONS
from tests.bot.e2e.desk.tapping import Tapper, at_rest, controls, is_desk, labels, plain, words
from tests.bot.e2e.desk.test_desk import ARMIES, count, set_up, shooting
from tests.bot.e2e.hall import SEES, Hall
from tests.bot.e2e.playing import in_turn

pytestmark = pytest.mark.usefixtures("_no_summary")


async def test_the_desk_of_a_battle_in_a_thread_is_in_the_thread_and_wakes_it(
    hall: Hall, ana: Tapper
) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde", thread=True)
    (thread,) = hall.threads()
    there = ana.player.user.moved_to(thread)
    await there.slash("unit add", {"line": ARMIES[0][0], "side": "Storm"})
    await there.slash("battle next", {"phase": "shooting"})
    state = hall.table.state

    async def one_desk(*said: str) -> None:
        for _ in range(500):
            found = [each for each in state.messages.values() if is_desk(each)]
            if len(found) == 1 and all(word in words(found[0]) for word in said):
                assert found[0].channel_id == thread.id
                return
            await asyncio.sleep(0.01)
        pytest.fail(f"{len(found)} desks")

    await one_desk("Archers", "Shooting")
    state.set_archived(thread, archived=True)
    await there.slash("battle next")
    await one_desk("Archers", "Close combat")


async def test_a_desk_follows_the_language_that_is_chosen_in_the_middle_of_a_battle(
    ana: Tapper, bruno: Tapper
) -> None:
    await shooting(ana, bruno)
    await ana.desk("Next phase")
    await in_turn((ana.player, "/settings language:fr"))
    await ana.desk("Suite")
    await in_turn((ana.player, "/settings language:en"))
    await ana.desk("Next phase")


async def test_a_secret_roll_and_its_question_are_not_on_the_desk(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    before = await ana.desk("Shoot: Archers")
    shown = (words(before), labels(before))
    told = await ana.player.types("/shoot Archers target:Orcs distance:10 secret:yes dice:ask")
    assert told.alone
    await asyncio.sleep(0.3)
    after = await ana.desk("Shoot: Archers")
    assert (words(after), labels(after)) == shown
    await ana.player.types("/throw dice:bot")
    await asyncio.sleep(0.3)
    assert "⏳" not in words(await ana.desk("Next phase"))


async def test_a_referee_presses_for_either_side(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    judge = Tapper(hall.player("Judge", "en"))
    joined = await judge.player.calls("battle join", referee=True)
    for tapper in (ana, bruno):
        joined = await tapper.player.presses(joined, joined.buttons[0])
    await judge.does("Next phase")
    await judge.does("Knights", "Wolves")
    await judge.does("Answer the charge: Wolves", "hold")
    assert await count(hall, ana, "charge_response") == 1


async def test_the_menu_of_who_watches_leads_to_the_seats_and_the_table_alone(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    dora = Tapper(hall.player("Dora", "en"))
    await dora.use(await dora.desk(bearing="Menu"), "Menu")
    assert dora.sheet is not None
    shown = labels(dora.sheet)
    assert {"Play Storm", "Play Horde", "Referee", "Table"} <= {*shown}
    assert not {"Units", "End battle", "Archers"} & {*shown}
    (play,) = (each for each in controls(dora.sheet) if each.get("label") == "Play Storm")
    await dora.use_id(dora.sheet, play["custom_id"])
    assert "would like to play Storm" in plain(dora.said)
    (asked,) = dora.told
    await ana.use(asked, "Agree")
    await ana.use(await ana.desk(bearing="Menu"), "Menu")
    assert ana.sheet is not None
    assert {"Units", "End battle"} <= {*labels(ana.sheet)}


async def test_before_anybody_sits_down_everybody_may_press(hall: Hall, ana: Tapper) -> None:
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    for side, units in zip(("Storm", "Horde"), ARMIES, strict=True):
        for unit in units:
            await in_turn((ana.player, f"/unit add {unit} side:{side}"))
    stranger = Tapper(hall.player("Stranger", "fr"))
    await stranger.does("Next phase")
    await stranger.does("Knights", "Wolves")
    assert await count(hall, ana, "charge_declaration") == 1


async def test_a_player_who_leaves_presses_no_more(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    await ana.player.calls("battle leave")
    before = await hall.state(bruno.player)
    await ana.answers("Wolves")
    assert ana.told == []
    assert await hall.state(bruno.player) == before


@pytest.mark.own_hall
async def test_a_channel_that_is_deleted_is_left_alone(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    desk = await ana.desk("Shaman")
    hall.table.state.remove_channel(ana.player.user.channel)
    hall.bot._live.bury(desk.channel_id)  # type: ignore[union-attr]
    await asyncio.sleep(0.5)
    hall.room = "elsewhere"
    await hall.player("Ana", "en").calls("battle start", language="en")


async def test_a_desk_that_is_deleted_by_hand_comes_back_with_the_next_act(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await shooting(ana, bruno)
    desk = await ana.desk("Archers 10")
    await asyncio.sleep(0.2)
    hall.table.state.remove_message(desk)
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")


async def test_where_the_bot_may_not_write_a_battle_is_played_by_ones_own_desk(
    hall: Hall, ana: Tapper, bruno: Tapper, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Follower, "barred", 600.0)
    channel = ana.player.user.channel.id
    discord_faults.refuse(403, route=f"/channels/{channel}/messages")
    await set_up(ana, bruno)
    await asyncio.sleep(0.3)
    assert ana.desks() == []
    reply = await ana.player.user.line("/desk")
    (ana.sheet,) = reply.messages
    await ana.answers("Next phase")
    assert await count(hall, ana, "battle-next") == 1
    (card,) = ana.told
    assert labels(card) == ["Next phase", "Undo", "FR"]


async def test_a_card_goes_on_and_takes_back_only_where_no_desk_below_it_does(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Spells known: Mage", "Metal")
    shown = await ana.player.calls("battle next")
    assert shown.buttons == ["FR"]
    assert {"Next phase", "Undo"} <= set(labels(await ana.desk("Movement")))
    bot = hall.table.state.members[hall.table.state.bot.id]
    hall.table.state.set_client(bot, permissions=ALL_PERMISSIONS & ~SEES)
    shown = await ana.player.calls("battle next")
    due = "Next phase (due: Winds of…)"
    assert shown.buttons == ["Winds of magic", due, "Undo", "FR"]
    over = await ana.player.presses(shown, due)
    assert "Shooting" in over.text


@pytest.mark.parametrize("limited", [True, False], ids=["too many", "slow"])
async def test_answers_do_not_wait_for_a_desk_that_is_held_up(
    hall: Hall, ana: Tapper, bruno: Tapper, discord_faults: Faults, *, limited: bool
) -> None:
    await set_up(ana, bruno)
    await at_rest()
    desk = await ana.desk("Shaman")
    let_go = asyncio.Event()
    if limited:
        discord_faults.limit(6.0, route="/messages")
    else:
        let_go = discord_faults.hold(route="/messages")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.use(desk, "Next phase")
    await in_turn((ana.player, "/unit edit Archers models:8"))
    assert ana.desks() == [desk]  # all are answered, and no desk has come since
    let_go.set()
    await ana.desk("Archers 8", "Movement")
    assert await count(hall, ana, "battle-next") == 1


async def test_a_desk_that_was_looked_at_before_an_act_is_not_sent_below_its_answer(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its button to undo would stand for the act before that."""
    await set_up(ana, bruno)
    looked, sent = asyncio.Event(), list[str]()
    acted = asyncio.Event()

    async def overview(context: CommandContext) -> Overview | None:
        found, battle = await overview_of(context), context.channel.board.battle
        if battle is not None and battle.phase == "magic" and not looked.is_set():
            looked.set()
            await acted.wait()
        return found

    def layout(panel: Panel) -> discord.ui.LayoutView:
        sent.append(next(block.text for block in panel.blocks if isinstance(block, Words)))
        return layout_of(panel)

    monkeypatch.setattr(desks, "overview_of", overview)
    monkeypatch.setattr(desks, "layout_of", layout)
    await ana.player.calls("battle next", phase="magic")
    await looked.wait()
    await ana.player.calls("battle next", phase="shooting")
    sent.clear()  # desks of looks that were over before the act
    acted.set()
    await ana.desk("Shooting")
    assert sent
    assert all("Shooting" in told for told in sent), sent
