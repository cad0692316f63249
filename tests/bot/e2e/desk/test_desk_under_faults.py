"""The desk where Discord or the table are at their worst."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.battle.actions import lifecycle
from bot.commands.desk import overview
from bot.commands.desk.overview import Group, Overview, groups_of
from bot.discord.live.following import Follower
from bot.discord.live.pinned import Summaries
from bot.store.journal.record import Actor, Caller
from bot.views.interface.panel import MOST_LETTERS, Panel
from localdiscord import Faults, Message, NoAnswer
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_desk import MEN, count, set_up, shooting
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn


async def rests(ana: Tapper, bruno: Tapper) -> Message:
    """Set a battle up, and return its desk once nothing more is to come."""
    await shooting(ana, bruno)
    await asyncio.sleep(0.2)
    return await ana.desk("Shoot: Archers")


async def until_none(ana: Tapper) -> None:
    """Wait until no desk stands in the channel."""
    for _ in range(500):
        if not ana.desks():
            return
        await asyncio.sleep(0.01)
    pytest.fail("a desk is left")


async def test_six_sides_with_long_names_and_many_players_have_a_desk(
    hall: Hall, ana: Tapper
) -> None:
    names = [f"{number}{'*_' * 29}" for number in range(6)]
    await ana.player.types("/roll 1d6")
    caller = Caller(Actor(ana.player.user.id, "Ana"), None, "/battle start")
    async with hall.bot.store.channel(ana.player.user.channel.id) as channel:
        coming = lifecycle.start(channel, caller, "Six", names)
    await coming
    for name in names:
        for number in range(12):
            unit = f"{name[0]}{number}{'_' * 54}😀"
            told = await ana.player.calls("unit add", line=f'"{unit}" 10 {MEN}', side=name)
            assert told.answer.refused is None, told.text
    for number, name in enumerate(names * 3):
        who = hall.player(f"{number}{'*_' * 14}")
        told = await who.calls("battle join", side=name)
        assert told.answer.refused is None, told.text
    desk = await ana.desk("Next phase")
    assert len(words(desk)) <= MOST_LETTERS


@pytest.mark.own_hall(first_answer=3.0)
async def test_the_desk_comes_below_what_was_told_late(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    discord_faults.refuse(404)
    with pytest.raises(NoAnswer):
        await ana.player.user.line(f"/unit add Late 10 {MEN}", limit=0.5)
    await asyncio.sleep(0.5)
    await ana.desk("Late")


async def test_the_desk_comes_below_an_answer_that_discord_took_and_would_not_own_to(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    discord_faults.mislay()
    await ana.player.user.line(f"/unit add Late 10 {MEN}")
    await ana.desk("Late")


async def test_the_desk_comes_below_the_message_that_is_pinned(
    ana: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Summaries, "soon", 0.3)
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.desk("Next phase")
    await asyncio.sleep(0.5)
    assert ana.player.user.pins()
    await ana.desk("Next phase")


async def test_offers_of_before_an_act_are_not_shown_beside_the_question_that_it_led_to(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.desk("Shoot: Archers")
    loop = asyncio.get_running_loop()
    meanwhile: list[str] = []
    shown: list[Overview] = []

    def groups(*given: Any) -> tuple[Group, ...]:
        found = groups_of(*given)
        if not meanwhile:
            meanwhile.append("shoot")
            act = ana.player.calls("shoot", unit="Archers", target="Orcs", distance=10, dice="ask")
            asyncio.run_coroutine_threadsafe(act, loop).result(5)
        return found

    def panel(seen: Overview) -> Panel:
        shown.append(seen)
        return panel_of(seen)

    panel_of = Overview.panel
    monkeypatch.setattr(overview, "groups_of", groups)
    monkeypatch.setattr(Overview, "panel", panel)
    await ana.player.calls("unit add", line=f"Late 10 {MEN}", side="Storm")
    await ana.desk("Bot rolls these")
    assert meanwhile
    assert not [
        seen
        for seen in shown
        if seen.asked and any(each.offers[0].procedure == "shooting_attack" for each in seen.groups)
    ]


async def test_the_desk_comes_below_an_answer_after_a_restart(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Next phase")
    await hall.restart()
    await bruno.player.calls("battle status")
    await ana.desk("Next phase")


@pytest.mark.usefixtures("_no_summary")
@pytest.mark.parametrize("status", [400, 404, 500])
async def test_a_desk_that_was_not_taken_is_tried_again(
    ana: Tapper, bruno: Tapper, discord_faults: Faults, status: int
) -> None:
    await rests(ana, bruno)
    channel = ana.player.user.channel.id
    discord_faults.refuse(status, route=f"/channels/{channel}/messages")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")


@pytest.mark.usefixtures("_no_summary")
async def test_a_desk_that_was_forbidden_comes_back_once_it_is_allowed(
    ana: Tapper,
    bruno: Tapper,
    discord_faults: Faults,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await rests(ana, bruno)
    monkeypatch.setattr(Follower, "barred", 0.1)
    channel = ana.player.user.channel.id
    discord_faults.refuse(403, route=f"/channels/{channel}/messages")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await asyncio.sleep(0.2)
    await in_turn((ana.player, "/unit edit Archers models:8"))
    await ana.desk("Archers 8")


@pytest.mark.usefixtures("_no_summary")
async def test_an_old_desk_that_could_not_be_taken_away_is_taken_away_all_the_same(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    old = await rests(ana, bruno)
    discord_faults.refuse(400, route=f"/messages/{old.id}")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")


@pytest.mark.usefixtures("_no_summary")
async def test_the_desk_of_a_battle_that_is_over_is_taken_away_all_the_same(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    old = await rests(ana, bruno)
    asked = await ana.player.calls("battle end")
    old = await ana.desk("Next phase")
    await asyncio.sleep(0.2)
    discord_faults.refuse(400, route=f"/messages/{old.id}")
    await bruno.player.presses(asked, asked.buttons[0])
    await until_none(ana)


async def test_a_sheet_knows_that_the_battle_was_paused_and_that_its_unit_is_gone(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    sheet = ana.sheet
    assert sheet is not None
    shown = {
        "/battle pause": "has changed",
        "/battle resume": "has changed",
        "/unit edit Knights name:Riders": "no longer on offer",
        "/undo": "has changed",
        "/unit remove Knights": "no longer on offer",
    }
    for line, said in shown.items():
        assert (await ana.player.types(line)).answer.refused is None, line
        before = await hall.state(ana.player)
        await ana.use(sheet, labels(sheet)[0])
        assert said in ana.said, line
        assert await hall.state(ana.player) == before


async def test_two_players_press_everything_at_once_many_times(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Storm takes the first turn")
    for _ in range(8):
        desk = await ana.desk("Next phase")
        shown = labels(desk)
        await asyncio.gather(
            *(
                tapper.use(desk, label)
                for label in (shown[0], shown[-1], "Next phase")
                for tapper in (ana, bruno)
            ),
        )
    await ana.desk("Next phase")
    assert await count(hall, ana, "battle-next") == 1 + 8
