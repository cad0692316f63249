"""Rows that are added to campaigns from files, or removed, in short steps that nobody sees.

The rows gather under a campaign of no server. The last step hands them over at once; whatever keeps
it from being taken removes them, and what a stop leaves behind is removed later. What is deleted
belongs to no server first, and is removed then.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, String, Table, cast, delete, insert, select, update

from bot.campaign.ledger import GONE, HOUR
from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.snowflake import Snowflakes, moment_of
from bot.store.tables.campaign import PARTS, CampaignRow
from bot.store.tables.chronicle import CampaignSiteRow

NOBODY: Final = 0
"""The server of rows on their way: no real server has this id."""
STEP: Final = 250
"""Rows of a step: the writer is free for others in between."""


class Staging:
    """Rows that gather step by step.

    Attributes:
        id: Of the campaign under which it does.
    """

    def __init__(self, database: Database, ids: Snowflakes, campaign_id: int) -> None:
        self._database = database
        self.ids = ids
        self.id = campaign_id

    async def add(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows, in steps."""
        for start in range(0, len(rows), STEP):
            part = rows[start : start + STEP]
            await self._database.write(partial(_insert, table, part))

    async def write(self, step: Callable[[Connection], Any]) -> Any:
        """Do one step."""
        return await self._database.write(step)

    async def remove(self) -> None:
        """Remove the gathered rows if they were not handed over."""
        await remove_staged(self._database, [self.id])


@asynccontextmanager
async def staging(
    database: Database, ids: Snowflakes, values: Mapping[str, Any]
) -> AsyncIterator[Staging]:
    """Open a staging area; rows not handed over at its end are removed.

    Args:
        database: Where.
        ids: Gives ids.
        values: The columns of the campaign under which it gathers, but for server, name and key.
    """
    campaign_id = ids.next()
    row = {"id": campaign_id, "guild_id": NOBODY, "name": "", "key": str(campaign_id), **values}
    await database.write(partial(_insert, table_of(CampaignRow), [row]))
    found = Staging(database, ids, campaign_id)
    try:
        yield found
    finally:
        await found.remove()


async def clear(database: Database, now: int) -> None:
    """Remove deleted campaigns, and rows that a stop left behind, once no import can need them."""
    table = table_of(CampaignRow).c
    staged = select(table.id, table.status).where(table.guild_id == NOBODY)
    known = await database.read(lambda connection: connection.execute(staged).all())
    left = [
        campaign_id
        for campaign_id, status in known
        if status == GONE or moment_of(campaign_id) < now - HOUR
    ]
    await remove_staged(database, left)


def take_away(connection: Connection, *which: Any) -> None:
    """Take campaigns from their server: nobody sees them any more, and they can be removed.

    Args:
        connection: Where.
        which: What must hold on the columns of their table.
    """
    campaign, site = table_of(CampaignRow), table_of(CampaignSiteRow)
    ids = select(campaign.c.id).where(*which)
    connection.execute(delete(site).where(site.c.id.in_(ids)))
    gone = {"guild_id": NOBODY, "name": "", "key": cast(campaign.c.id, String), "status": GONE}
    connection.execute(update(campaign).where(*which).values(gone))


async def remove_staged(database: Database, campaigns: Iterable[int]) -> None:
    """Remove staged rows in steps; campaigns of servers stay."""
    for campaign_id in campaigns:
        while await database.write(partial(_remove_some, campaign_id)):
            pass


def _insert(table: Table, rows: Sequence[Mapping[str, Any]], connection: Connection) -> None:
    connection.execute(insert(table), list(rows))


def _remove_some(campaign_id: int, connection: Connection) -> bool:
    """Remove some rows; return whether there may be more."""
    campaign = table_of(CampaignRow)
    mine = (campaign.c.id == campaign_id, campaign.c.guild_id == NOBODY)
    if connection.execute(select(campaign.c.id).where(*mine)).first() is None:
        return False
    for table in map(table_of, PARTS):
        some = select(table.c.id).where(table.c.campaign_id == campaign_id).limit(STEP)
        if connection.execute(delete(table).where(table.c.id.in_(some))).rowcount:
            return True
    connection.execute(delete(campaign).where(*mine))
    return False
