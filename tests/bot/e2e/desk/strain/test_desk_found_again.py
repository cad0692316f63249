"""Desks that were sent and not noted, and those that nobody took away: one is left, the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.late import LateAnswers
from bot.discord.live.catching_up import CatchingUp
from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower
from bot.store.messages import Messages
from bot.store.tables.live import DeskRow, LiveMessage
from localdiscord import Faults, Message, NoAnswer
from localdiscord.rest import channels
from tests.bot.e2e.desk.tapping import Tapper, at_rest, controls, labels, plain, words
from tests.bot.e2e.desk.test_desk import count, set_up, shooting
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import end_battle, in_turn

pytestmark = pytest.mark.usefixtures("_no_summary")


@pytest.fixture
def _none_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no start look for desks that are behind, as for one of a battle of days ago."""
    monkeypatch.setattr(CatchingUp, "begin", lambda *_: None)


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(500):
        if so():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never was so")


async def sent_and_not_noted(
    hall: Hall,
    ana: Tapper,
    monkeypatch: pytest.MonkeyPatch,
    line: str = "/unit edit Archers models:9",
) -> None:
    """End the bot between the sending of a desk and the note of it, and bring another one."""
    await at_rest()  # the desk there is noted
    keep, sent = Messages.keep, asyncio.Event()

    async def never(messages: Messages, row: LiveMessage) -> None:
        if isinstance(row, DeskRow):
            sent.set()
            await asyncio.Event().wait()
        await keep(messages, row)

    monkeypatch.setattr(Messages, "keep", never)
    await in_turn((ana.player, line))
    await asyncio.wait_for(sent.wait(), 5)
    assert len(ana.desks()) == 2
    monkeypatch.setattr(Messages, "keep", keep)
    await hall.restart()


@pytest.mark.own_hall
@pytest.mark.usefixtures("_none_behind")
async def test_a_desk_that_was_sent_and_not_noted_is_found_again(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shooting(ana, bruno)
    await sent_and_not_noted(hall, ana, monkeypatch)
    await in_turn((ana.player, "/unit edit Archers models:8"))
    await ana.desk("Archers 8")


@pytest.mark.own_hall
async def test_the_first_desk_of_a_battle_is_found_again_as_well(
    hall: Hall, ana: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Messages.keep

    async def never(messages: Messages, row: LiveMessage) -> None:
        if isinstance(row, DeskRow):
            await asyncio.Event().wait()
        await keep(messages, row)

    monkeypatch.setattr(Messages, "keep", never)
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await until(lambda: len(ana.desks()) == 1)
    monkeypatch.setattr(Messages, "keep", keep)
    await hall.restart()
    await ana.player.calls("battle join", side="Storm")
    await ana.desk("Play Horde", lacking="Play Storm")


@pytest.mark.own_hall
@pytest.mark.usefixtures("_none_behind")
async def test_a_desk_that_nobody_knows_any_more_is_taken_away_once_it_is_pressed(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hours later Discord knows no nonce; the button works all the same."""
    await set_up(ana, bruno)
    await ana.desk("Shaman")
    await sent_and_not_noted(hall, ana, monkeypatch)
    monkeypatch.setattr(channels, "_NONCE_KEPT", 0.0)
    lost = ana.desks()[-1]
    await in_turn((ana.player, "/unit edit Mage name:Seer"))
    await until(lambda: ana.desks()[-1].id > lost.id and len(ana.desks()) == 2)
    assert lost in ana.desks()
    await bruno.use(lost, "Menu")
    await bruno.answers("Pour moi")
    assert bruno.sheet is not None
    assert "Phase suivante (reste : Seer…)" in map(plain, labels(bruno.sheet))
    assert await ana.desk("Spells known: Seer") is not lost


async def test_a_desk_that_discord_took_and_would_not_own_to_is_the_only_one(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    await asyncio.sleep(0.2)
    discord_faults.mislay(route=f"/channels/{ana.player.user.channel.id}/messages")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")


@pytest.mark.own_hall
@pytest.mark.usefixtures("_none_behind")
async def test_the_desk_of_a_battle_that_ended_before_a_kill_is_taken_away_once_it_is_pressed(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Shaman")
    with monkeypatch.context() as patch:
        patch.setattr(Desks, "show", lambda *_: asyncio.sleep(0))
        await end_battle(ana.player, bruno.player)
        await hall.restart()
    (left,) = ana.desks()
    await ana.use(left, "Menu")
    assert "no battle" in ana.said
    await until(lambda: not ana.desks())


@pytest.mark.own_hall(first_answer=3.0)
async def test_what_is_pressed_as_the_bot_leaves_is_not_done_and_can_be_pressed_again(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    desk = await ana.desk("Shaman")
    leave = discord.Client.close

    async def pressed_meanwhile(bot: discord.Client) -> None:
        with pytest.raises(NoAnswer):
            await ana.player.user.click(desk, next_phase(desk), limit=0.3)
        await leave(bot)

    with monkeypatch.context() as patch:
        patch.setattr(discord.Client, "close", pressed_meanwhile)
        await hall.leave()
    await hall.arrive()
    assert await count(hall, ana, "battle-next") == 0
    await ana.does("Next phase")
    assert await count(hall, ana, "battle-next") == 1


def next_phase(desk: Message) -> str:
    """Return the custom id of the button that goes on."""
    return next(str(each["custom_id"]) for each in controls(desk) if ":go:" in each["custom_id"])


async def cut_off(*_: object) -> None:
    """Answer nothing, as a process that ends."""
    raise asyncio.CancelledError


@pytest.mark.own_hall(first_answer=3.0)
async def test_what_is_told_late_after_a_restart_is_on_the_desk_below_it(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Shaman")
    with monkeypatch.context() as patch:
        patch.setattr("bot.discord.client.deliver", cut_off)
        patch.setattr(LateAnswers, "soon", lambda *_: None)
        with pytest.raises(NoAnswer):
            await ana.player.user.slash("battle next", {"phase": "magic"}, limit=0.3)
        patch.setattr(Follower, "soon", 60)
        await hall.restart()
    await ana.desk("Magic")


LOST = (aiohttp.ServerDisconnectedError(), OSError(104, "reset"), TimeoutError())


@pytest.fixture(params=LOST, ids=lambda error: type(error).__name__)
def lost(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lose the line once to each of the two requests by which a desk is shown, where named."""
    meant: list[str] = []
    for sort, name in ((discord.PartialMessage, "edit"), (discord.abc.Messageable, "send")):
        monkeypatch.setattr(sort, name, _losing(getattr(sort, name), name, meant, request.param))
    return meant


def _losing(request: Any, name: str, meant: list[str], error: Exception) -> Any:
    async def unreached(target: Any, *given: Any, **more: Any) -> Any:
        if isinstance(more.get("view"), discord.ui.LayoutView) and name in meant:
            meant.remove(name)
            raise error
        return await request(target, *given, **more)

    return unreached


async def test_a_desk_is_sent_all_the_same_where_the_line_was_lost(
    ana: Tapper, bruno: Tapper, lost: list[str]
) -> None:
    await shooting(ana, bruno)
    await asyncio.sleep(0.2)
    lost.append("send")
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")
    assert lost == []


async def test_a_desk_is_edited_all_the_same_where_the_line_was_lost(
    ana: Tapper, bruno: Tapper, lost: list[str], discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    await asyncio.sleep(0.2)
    lost.append("edit")
    discord_faults.slow(1.5)  # nothing comes below the desk as long as the answer is on its way
    act = asyncio.create_task(ana.player.types("/unit edit Archers models:9"))
    await until(lambda: "Archers 9" in "".join(words(each) for each in ana.desks()))
    assert lost == []
    assert not act.done()
    await act


async def test_a_desk_is_in_the_language_of_who_began_the_battle_however_late_it_comes(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Follower, "soon", 1.0)
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await bruno.player.calls("battle join", side="Horde")
    await ana.desk("Next phase", "Play Storm", lacking="Play Horde")


async def test_an_old_desk_and_another_one_that_could_not_be_taken_away_both_go(
    ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    await asyncio.sleep(0.2)
    discord_faults.refuse(400, route="/messages/", times=2)
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await in_turn((ana.player, "/unit edit Archers models:8"))
    await ana.desk("Archers 8")
