"""Rulings of servers: additions to entries of the reference, or others in their place."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, func, insert, update
from sqlmodel import col, select

from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.rows import read, read_first
from bot.store.snowflake import Snowflakes
from bot.store.tables.server import RulingRow
from rulesets.refusal import Refusal

MOST_RULINGS: Final = 500
"""Of one server."""


class Rulings:
    """The rulings of servers."""

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids

    async def find(self, guild_id: int | None, game: str, article: str) -> RulingRow | None:
        """Return what a server says of a rule, None for nothing."""
        if guild_id is None:
            return None
        return await self._database.read(partial(_find, guild_id, game, article))

    async def all(self, guild_id: int) -> list[RulingRow]:
        """Return all that a server says, by game."""
        return await self._database.read(partial(_all, guild_id))

    async def write(
        self, guild_id: int, game: str, article: str, text: str, *, replaces: bool
    ) -> bool:
        """Keep a ruling, in place of one on the same rule; return whether there was one.

        Args:
            guild_id: The server.
            game: Slug of the game.
            article: Id of the rule's entry.
            text: In the words of whoever manages the server.
            replaces: Whether it stands in place of what the entry tells.

        Raises:
            Refusal: `too-many-rulings`.
        """
        row = RulingRow(
            id=self._ids.next(),
            guild_id=guild_id,
            game=game,
            article=article,
            text=text,
            replaces=replaces,
        )
        return await self._database.write(partial(_write, row))

    async def remove(self, guild_id: int, game: str, article: str) -> bool:
        """Take a ruling away; return whether there was one."""
        return await self._database.write(partial(_remove, guild_id, game, article))


def _find(guild_id: int, game: str, article: str, connection: Connection) -> RulingRow | None:
    question = select(RulingRow).where(
        RulingRow.guild_id == guild_id, RulingRow.game == game, RulingRow.article == article
    )
    return read_first(connection, question)


def _all(guild_id: int, connection: Connection) -> list[RulingRow]:
    question = select(RulingRow).where(RulingRow.guild_id == guild_id)
    return read(connection, question.order_by(col(RulingRow.game), col(RulingRow.article)))


def _write(row: RulingRow, connection: Connection) -> bool:
    table = table_of(RulingRow)
    changed = update(table).where(
        table.c.guild_id == row.guild_id, table.c.game == row.game, table.c.article == row.article
    )
    if connection.execute(changed.values(text=row.text, replaces=row.replaces)).rowcount:
        return True
    own = select(func.count()).select_from(table).where(table.c.guild_id == row.guild_id)
    if connection.execute(own).scalar_one() >= MOST_RULINGS:
        raise Refusal("too-many-rulings", most=MOST_RULINGS)
    connection.execute(insert(table), row.model_dump())
    return False


def _remove(guild_id: int, game: str, article: str, connection: Connection) -> bool:
    table = table_of(RulingRow)
    gone = delete(table).where(
        table.c.guild_id == guild_id, table.c.game == game, table.c.article == article
    )
    return bool(connection.execute(gone).rowcount)
