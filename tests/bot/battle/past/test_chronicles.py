"""Messages that show battles and campaigns: noted once, and gone with what they show."""

from __future__ import annotations

from sqlalchemy import text

from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Asked
from bot.privacy.retention import Retention
from bot.store.journal.record import Actor
from bot.store.snowflake import milliseconds
from tests.bot.campaign.test_campaigns import DAY, desk
from tests.bot.desk import Desk

__all__ = ["desk"]


async def kept(desk: Desk, table: str) -> int:
    question = text(f"SELECT count(*) FROM {table}")  # noqa: S608 - a table's name
    return await desk.store.database.read(lambda c: int(c.execute(question).scalar_one()))


async def test_a_post_is_noted_once_and_goes_with_its_battle(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    battle = (await desk.store.peek(100)).battle
    assert battle is not None
    await desk.asks("battle end")
    chronicles = desk.store.chronicles
    assert await chronicles.begin_post(battle.id, 7) == (False, None)
    assert await chronicles.begin_post(battle.id, 7) == (True, None)
    await chronicles.end_post(battle.id, 7, 70)
    assert await chronicles.begin_post(battle.id, 7) == (True, 70)
    assert await chronicles.begin_post(battle.id, 8) == (False, None)
    clock = milliseconds() + 40 * DAY
    await Retention(
        desk.store, retention_days=30, removal_days=30, clock=lambda: clock, breath=0
    ).sweep()
    assert (await kept(desk, "battle"), await kept(desk, "chronicle_post")) == (0, 0)


async def test_a_site_has_one_address_until_it_is_closed(desk: Desk) -> None:
    campaign = await campaigns_of(desk.store).find(1000, None)
    chronicles = desk.store.chronicles
    token = await chronicles.open_site(campaign.id, "en")
    assert len(token) >= 24
    assert await chronicles.site_at(token) == (campaign.id, "en")
    assert await chronicles.open_site(campaign.id, "fr") == token
    assert await chronicles.site_at(token) == (campaign.id, "fr")
    for wrong in ("", token[:-1], f"{token}x", "x" * 5000, "%"):
        assert await chronicles.site_at(wrong) is None
    assert await chronicles.close_site(campaign.id)
    assert not await chronicles.close_site(campaign.id)
    assert await chronicles.site_at(token) is None
    assert await chronicles.open_site(campaign.id, "en") != token
    asked = Asked(Actor(1, "Max"), 1, manager=True, at=0)
    await campaigns_of(desk.store).delete(asked, campaign.id)
    assert await kept(desk, "campaign_site") == 0
