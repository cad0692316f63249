"""Posts in forums that tell of battles, and campaigns that are shown on the web."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select, update

from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.snowflake import Snowflakes
from bot.store.tables.chronicle import CampaignSiteRow, ChroniclePostRow

_TOKEN_BYTES: Final = 18
"""144 bits: nobody guesses an address."""
LONGEST_TOKEN: Final = 64


class Chronicles:
    """Posts and page addresses that show battles outside their channels."""

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids

    async def begin_post(self, battle_id: int, forum_id: int) -> tuple[bool, int | None]:
        """Note that a battle is about to be told in a forum.

        Returns:
            Whether it was noted before, and the post if it is known.
        """
        values = {"id": self._ids.next(), "battle_id": battle_id, "forum_id": forum_id}

        def write(connection: Connection) -> tuple[bool, int | None]:
            table = table_of(ChroniclePostRow)
            question = select(table.c.thread_id).where(
                table.c.battle_id == battle_id, table.c.forum_id == forum_id
            )
            known = connection.execute(question).first()
            if known is not None:
                return True, known[0]
            connection.execute(table.insert().values(values))
            return False, None

        return await self._database.write(write)

    async def end_post(self, battle_id: int, forum_id: int, thread_id: int | None) -> None:
        """Note which post tells a battle in a forum; without one, that none does."""

        def write(connection: Connection) -> None:
            table = table_of(ChroniclePostRow)
            here = (table.c.battle_id == battle_id, table.c.forum_id == forum_id)
            if thread_id is None:
                connection.execute(delete(table).where(*here))
            else:
                connection.execute(update(table).where(*here).values(thread_id=thread_id))

        await self._database.write(write)

    async def open_site(self, campaign_id: int, locale: str) -> str:
        """Show a campaign on the web in a language; return the part of its address to be kept."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        return await self._database.write(
            partial(_opened, campaign_id=campaign_id, token=token, locale=locale)
        )

    async def close_site(self, campaign_id: int) -> bool:
        """Show a campaign no more, and never again at that address; return whether it was shown."""
        table = table_of(CampaignSiteRow)
        question = delete(table).where(table.c.id == campaign_id)
        return await self._database.write(lambda c: bool(c.execute(question).rowcount))

    async def site_at(self, token: str) -> tuple[int, str] | None:
        """Return which campaign is shown behind an address, in which language, None for none."""
        if not 0 < len(token) <= LONGEST_TOKEN:
            return None
        table = table_of(CampaignSiteRow).c
        question = select(table.id, table.locale).where(table.token == token)
        row = await self._database.read(lambda c: c.execute(question).first())
        return None if row is None else (int(row[0]), str(row[1]))


def _opened(connection: Connection, campaign_id: int, token: str, locale: str) -> str:
    table = table_of(CampaignSiteRow)
    here = table.c.id == campaign_id
    known = connection.execute(select(table.c.token).where(here)).scalar_one_or_none()
    if known is not None:
        connection.execute(update(table).where(here).values(locale=locale))
        return str(known)
    connection.execute(table.insert().values(id=campaign_id, token=token, locale=locale))
    return token
