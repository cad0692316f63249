"""Acts that were refused for what the table does not know, kept while a button offers them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.statements import Operation, deleting
from bot.store.tables.offer import OfferRow
from rulesets.core.declaring.parameter import Raw


@dataclass(frozen=True, slots=True)
class Offer:
    """An act as a player asked for it.

    Attributes:
        id: Its own, never used again.
        procedure: What was to be resolved.
        command: By which slash command.
        options: Its options as they were typed.
        closing: The options that close every command.
    """

    id: int
    procedure: str
    command: str
    options: Mapping[str, str]
    closing: Mapping[str, Raw]


class Offers:
    """The last such act of each player in each channel; the one before is forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, channel_id: int, user_id: int, offer: Offer) -> None:
        """Keep an act in the place of the player's last one in the channel."""
        act = {
            "procedure": offer.procedure,
            "command": offer.command,
            "options": dict(offer.options),
            "closing": dict(offer.closing),
        }
        row = OfferRow(id=offer.id, channel_id=channel_id, user_id=user_id, act=act)
        await self._database.write(partial(_keep, row=row))

    async def find(self, channel_id: int, user_id: int, offer_id: int) -> Offer | None:
        """Return a player's act in a channel, None once there is a later one or it was done."""
        act = await self._database.read(
            partial(_find, channel_id=channel_id, user_id=user_id, offer_id=offer_id)
        )
        return None if act is None else Offer(offer_id, **act)

    async def drop(self, offer_id: int) -> None:
        """Forget an act that was taken up without anything being stored."""
        await self._database.write(partial(_drop, offer_id=offer_id))


def dropping(offer: Offer) -> Operation:
    """Return the write that forgets an act, for the transaction that does it."""
    return deleting("offer", offer.id)


def _keep(connection: Connection, row: OfferRow) -> None:
    offer = table_of(OfferRow)
    connection.execute(
        delete(offer).where(offer.c.channel_id == row.channel_id, offer.c.user_id == row.user_id)
    )
    connection.execute(insert(offer), row.model_dump())


def _find(
    connection: Connection, channel_id: int, user_id: int, offer_id: int
) -> dict[str, Any] | None:
    offer = table_of(OfferRow)
    question = select(offer.c.act).where(
        offer.c.id == offer_id, offer.c.channel_id == channel_id, offer.c.user_id == user_id
    )
    return connection.execute(question).scalar()


def _drop(connection: Connection, offer_id: int) -> None:
    offer = table_of(OfferRow)
    connection.execute(delete(offer).where(offer.c.id == offer_id))
