"""Campaigns: every interaction once, silence without anybody asking, gone with their server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
from sqlalchemy import Connection, text

from bot.campaign.access import campaigns_of
from bot.commands.request.upload import Upload
from bot.privacy.retention import Retention, note_left, note_present
from bot.store.journal.record import Actor
from bot.store.snowflake import milliseconds
from bot.store.tables.campaign import CampaignBattleRow
from tests.bot.desk import ALICE, Desk

HOUR = 3_600_000
DAY = 24 * HOUR
APPLICATION = 77
ANA = replace(ALICE, user_id=21, name="Ana")
BEN = replace(ALICE, user_id=22, name="Ben")
TABLES = ("campaign", "campaign_member", "campaign_battle", "campaign_event")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """Open a desk at which Ana and Ben play in a campaign."""
    desk = Desk(f"sqlite:///{tmp_path / 'campaigns.db'}")
    await desk.open()
    await desk.asks("campaign create", {"name": "Border war"})
    for who in (ANA, BEN):
        await desk.asks("campaign join", who=who)
    yield desk
    await desk.store.close()


async def logged(desk: Desk, again: int | None = None) -> str:
    ana = replace(ANA, people={"opponent": Actor(BEN.user_id, BEN.name)})
    answer = await desk.asks("campaign log", {"outcome": "i-won"}, who=ana, again=again)
    assert answer.refused is None, answer.card
    return answer.card.headline


async def counts(desk: Desk) -> list[int]:
    def count(connection: Connection) -> list[int]:
        found = (connection.execute(text(f"SELECT count(*) FROM {table}")) for table in TABLES)  # noqa: S608 - a table's name
        return [result.scalar_one() for result in found]

    return await desk.store.database.read(count)


async def battles(desk: Desk) -> list[CampaignBattleRow]:
    campaign = await campaigns_of(desk.store).find(1000, None)
    return await campaigns_of(desk.store).battles(campaign.id, limit=10)


async def test_an_interaction_delivered_twice_is_answered_alike_and_has_one_effect(
    desk: Desk,
) -> None:
    first = await logged(desk)
    interaction, before = desk.last, await counts(desk)
    assert await logged(desk, again=interaction) == first
    await desk.reopen()
    assert await logged(desk, again=interaction) == first
    assert await counts(desk) == before
    confirmed = await desk.asks("campaign confirm", {"battle": 1}, who=BEN)
    again = await desk.asks("campaign confirm", {"battle": 1}, who=BEN, again=desk.last)
    assert confirmed.card == again.card
    created = await desk.asks("campaign create", {"name": "Other"})
    twice = await desk.asks("campaign create", {"name": "Other"}, again=desk.last)
    assert created.card == twice.card
    assert (await counts(desk))[0] == 2


async def test_silence_confirms_though_nobody_asks(desk: Desk) -> None:
    await logged(desk)
    campaigns, now = campaigns_of(desk.store), milliseconds()
    sweeping = Retention(desk.store, retention_days=None, removal_days=30, breath=0)
    await sweeping.sweep()
    assert [battle.state for battle in await battles(desk)] == ["proposed"]
    campaigns.clock = lambda: now + 73 * HOUR
    await sweeping.sweep()
    campaigns.clock = lambda: now
    assert [(battle.state, battle.due_at) for battle in await battles(desk)] == [
        ("confirmed", None)
    ]


async def test_a_disputed_result_is_not_confirmed_by_silence(desk: Desk) -> None:
    await logged(desk)
    await desk.asks("campaign dispute", {"battle": 1}, who=BEN)
    campaigns_of(desk.store).clock = lambda: milliseconds() + 999 * HOUR
    assert [battle.state for battle in await battles(desk)] == ["disputed"]


async def test_campaigns_go_with_their_server(desk: Desk) -> None:
    await logged(desk)
    assert all(await counts(desk))
    await note_present(desk.store, APPLICATION, [1000], (0, 1))
    await note_left(desk.store, APPLICATION, 1000)
    later = Retention(
        desk.store,
        retention_days=None,
        removal_days=30,
        clock=lambda: milliseconds() + 31 * DAY,
        breath=0,
    )
    await later.sweep()
    assert await counts(desk) == [0, 0, 0, 0]


async def test_a_battle_that_is_old_goes_and_its_result_stays(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"}, who=ANA)
    await desk.asks("battle join", {"side": "1"}, who=ANA)
    await desk.asks("battle join", {"side": "2"}, who=BEN)
    await desk.asks("campaign here", who=ANA)
    await desk.asks("score add", {"points": 9}, who=ANA)
    await desk.asks("battle end", who=ANA)
    await desk.asks("battle end", who=BEN)
    (kept,) = await battles(desk)
    assert kept.battle_id is not None
    old = Retention(
        desk.store,
        retention_days=1,
        removal_days=30,
        clock=lambda: milliseconds() + 2 * DAY,
        breath=0,
    )
    await old.sweep()
    (left,) = await battles(desk)
    assert left.model_dump() == kept.model_dump() | {"battle_id": None}


async def test_what_a_whole_roster_was_told_goes_out_and_comes_back(desk: Desk) -> None:
    """As many units as there may be, with names as long as they may be."""
    ana = replace(ANA, uploads={}, server_manager=True)
    for number in range(60):
        line = f"{number:02d}{'𐐷' * 58} 20 M4 WS3 S3 T3 W1 Ld7"
        assert (await desk.asks("roster add", {"line": line}, who=ANA)).refused is None
    await logged(desk)
    await desk.asks("campaign confirm", {"battle": 1}, who=BEN)
    losses = ", ".join(f"{number:02d} 8" for number in range(60))
    told = await desk.asks("roster after", {"battle": 1, "losses": losses}, who=ANA)
    assert told.refused is None, told.card
    (file,) = (await desk.asks("campaign export", who=ana)).files
    await desk.asks("campaign delete", {"campaign": "Border war", "confirm": True}, who=ana)
    bringing = replace(ana, uploads={"file": Upload("war.json", file.content)})
    brought = await desk.asks("campaign import", who=bringing)
    assert brought.refused is None, brought.card
    (again,) = (await desk.asks("campaign export", who=ana)).files
    before, after = orjson.loads(file.content), orjson.loads(again.content)
    assert after["events"].pop()["action"] == "campaign-import"
    assert after == before
    assert max(len(orjson.dumps(event["data"])) for event in before["events"]) > 8_000
