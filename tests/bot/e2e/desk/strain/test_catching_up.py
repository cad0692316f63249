"""Desks that a bot left behind as it ended: those alone are shown anew at the next start."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.discord.live.catching_up import CatchingUp
from bot.discord.live.desks import Desks
from bot.store.messages import Messages
from bot.store.snowflake import first_of, milliseconds
from bot.store.tables.live import DeskRow
from localdiscord import Faults
from tests.bot.e2e.desk.strain.test_desk_found_again import sent_and_not_noted, until
from tests.bot.e2e.desk.tapping import Tapper, at_rest, words
from tests.bot.e2e.desk.test_desk import set_up, shooting
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import VOLLEY, end_battle, in_turn

pytestmark = [pytest.mark.usefixtures("_no_summary"), pytest.mark.own_hall]


@dataclass
class Looked:
    """The desks that starts found behind."""

    found: list[list[int]] = field(default_factory=list)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Looked:
    seen, behind = Looked(), Messages.desks_behind

    async def looks(messages: Messages, since: int) -> list[tuple[int, int]]:
        found = await behind(messages, since)
        seen.found.append([channel for channel, _ in found])
        return found

    monkeypatch.setattr(Messages, "desks_behind", looks)
    monkeypatch.setattr(CatchingUp, "between", 0.01)
    return seen


async def noted(hall: Hall, tapper: Tapper) -> None:
    """Wait until it is noted that the desk shows all there is."""
    channel = tapper.player.user.channel.id
    last = max(entry.id for entry in await hall.entries(tapper.player))
    for _ in range(500):
        row = await hall.bot.store.messages.find(DeskRow, channel)
        if row is not None and row.shown > last:
            return
        await asyncio.sleep(0.01)
    pytest.fail("the desk is behind")


async def unseen(hall: Hall, *acts: tuple[Tapper, str]) -> None:
    """Act without any desk that follows, and bring another bot in the place of the one there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desks, "show", lambda *_: asyncio.sleep(0))
        await in_turn(*((tapper.player, line) for tapper, line in acts))
        await hall.leave()
    await hall.arrive()


async def test_a_desk_that_is_behind_is_shown_anew_before_anybody_acts(
    hall: Hall, ana: Tapper, bruno: Tapper, looked: Looked
) -> None:
    await shooting(ana, bruno)
    await unseen(hall, (ana, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")
    assert looked.found[-1] == [ana.player.user.channel.id]


async def test_a_desk_that_shows_all_there_is_is_left_as_it_stands(
    hall: Hall, ana: Tapper, bruno: Tapper, looked: Looked
) -> None:
    await set_up(ana, bruno)
    await at_rest()
    desk = await ana.desk("Shaman")
    await noted(hall, ana)
    await hall.leave()
    await hall.arrive()
    await until(lambda: bool(looked.found))
    assert looked.found == [[]]
    assert ana.desks() == [desk]


async def test_a_desk_that_only_followed_what_was_said_and_was_not_noted_goes_before_anybody_acts(
    hall: Hall, ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Shaman")
    await noted(hall, ana)
    await at_rest()
    await sent_and_not_noted(hall, ana, monkeypatch, "/battle status")
    await ana.desk("Shaman")


async def test_a_desk_that_was_edited_in_its_place_shows_all_there_is(
    hall: Hall, ana: Tapper, bruno: Tapper, discord_faults: Faults
) -> None:
    await shooting(ana, bruno)
    await noted(hall, ana)
    discord_faults.slow(1.5)  # nothing comes below the desk as long as the answer is on its way
    act = asyncio.create_task(ana.player.types("/unit edit Archers models:9"))
    await until(lambda: "Archers 9" in "".join(words(each) for each in ana.desks()))
    await noted(hall, ana)
    await act
    await ana.desk("Archers 9")


async def test_the_desk_of_a_battle_that_has_ended_goes_before_anybody_acts(
    hall: Hall, ana: Tapper, bruno: Tapper, looked: Looked
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Shaman")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desks, "show", lambda *_: asyncio.sleep(0))
        await end_battle(ana.player, bruno.player)
        await hall.leave()
    assert len(ana.desks()) == 1
    await hall.arrive()
    await until(lambda: not ana.desks())
    assert looked.found[-1] == [ana.player.user.channel.id]


async def test_dice_that_are_waited_for_are_on_the_desk_of_the_next_start(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.types("/battle next phase:shooting")
    await ana.desk("Shaman", "Shooting")
    await noted(hall, ana)
    await unseen(hall, (ana, f"{VOLLEY.replace('Orques', 'Orcs')} dice:ask"))
    await ana.desk("Dice of Ana")


async def test_a_battle_in_which_nobody_acted_for_a_day_is_left_as_it_stands(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await shooting(ana, bruno)
    await unseen(hall, (ana, "/unit edit Archers models:9"))
    await ana.desk("Archers 9")
    messages = hall.bot.store.messages
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desks, "show", lambda *_: asyncio.sleep(0))
        await in_turn((ana.player, "/unit edit Archers models:8"))
        now = milliseconds()
        ((channel, _),) = await messages.desks_behind(first_of(now - 60_000))
        assert channel == ana.player.user.channel.id
        assert await messages.desks_behind(first_of(now + 60_000)) == []
