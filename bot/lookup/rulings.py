"""Rulings of servers: additions to entries of the reference, or others in their place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.snowflake import Snowflakes
from bot.store.tables.server import RulingRow
from rulesets.refusal import Refusal

MOST_RULINGS: Final = 500
"""Of one server."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A server's word on a rule.

    Attributes:
        game: Slug of the game.
        article: Id of the rule's entry.
        text: In the words of whoever manages the server.
        replaces: Whether it stands in place of what the entry tells.
    """

    game: str
    article: str
    text: str
    replaces: bool


class Rulings:
    """The rulings of servers."""

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids

    async def find(self, guild_id: int | None, game: str, article: str) -> Ruling | None:
        """Return what a server says of a rule, None for nothing."""
        if guild_id is None:
            return None
        return await self._database.read(partial(_find, guild_id, game, article))

    async def all(self, guild_id: int) -> list[Ruling]:
        """Return all that a server says, by game."""
        return await self._database.read(partial(_all, guild_id))

    async def write(self, guild_id: int, ruling: Ruling) -> bool:
        """Keep a ruling, in place of one on the same rule; return whether there was one.

        Raises:
            Refusal: `too-many-rulings`.
        """
        return await self._database.write(partial(_write, self._ids.next(), guild_id, ruling))

    async def remove(self, guild_id: int, game: str, article: str) -> bool:
        """Take a ruling away; return whether there was one."""
        return await self._database.write(partial(_remove, guild_id, game, article))


def _find(guild_id: int, game: str, article: str, connection: Connection) -> Ruling | None:
    table = table_of(RulingRow).c
    question = select(table.game, table.article, table.text, table.replaces).where(
        table.guild_id == guild_id, table.game == game, table.article == article
    )
    row = connection.execute(question).first()
    return None if row is None else Ruling(*row)


def _all(guild_id: int, connection: Connection) -> list[Ruling]:
    table = table_of(RulingRow).c
    question = (
        select(table.game, table.article, table.text, table.replaces)
        .where(table.guild_id == guild_id)
        .order_by(table.game, table.article)
    )
    return [Ruling(*row) for row in connection.execute(question)]


def _write(new_id: int, guild_id: int, ruling: Ruling, connection: Connection) -> bool:
    table = table_of(RulingRow)
    values = {"text": ruling.text, "replaces": ruling.replaces}
    same = (
        table.c.guild_id == guild_id,
        table.c.game == ruling.game,
        table.c.article == ruling.article,
    )
    if connection.execute(update(table).where(*same).values(values)).rowcount:
        return True
    own = select(func.count()).select_from(table).where(table.c.guild_id == guild_id)
    if connection.execute(own).scalar_one() >= MOST_RULINGS:
        raise Refusal("too-many-rulings", most=MOST_RULINGS)
    where = {"guild_id": guild_id, "game": ruling.game, "article": ruling.article}
    connection.execute(insert(table).values(id=new_id, **where, **values))
    return False


def _remove(guild_id: int, game: str, article: str, connection: Connection) -> bool:
    table = table_of(RulingRow)
    gone = delete(table).where(
        table.c.guild_id == guild_id, table.c.game == game, table.c.article == article
    )
    return bool(connection.execute(gone).rowcount)
