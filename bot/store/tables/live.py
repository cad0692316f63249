"""Messages of Discord that show battles as they go."""

from __future__ import annotations

from sqlalchemy import text
from sqlmodel import Field

from bot.store.tables.battle import SNOWFLAKE, OfBattle


class LiveMessage(OfBattle):
    """A message that shows a channel's battle; its id is the channel's.

    Attributes:
        message_id: Discord's id of the message, 0 once somebody has deleted it.
    """

    message_id: int = Field(sa_type=SNOWFLAKE)


class SummaryRow(LiveMessage, table=True):
    """The pinned message that shows a channel's battle as it stands."""

    __tablename__ = "summary"


class DeskRow(LiveMessage, table=True):
    """The desk of a channel's battle, the message under which it is played.

    Attributes:
        shown: An id as old as what it shows: entries with larger ones came later.
    """

    __tablename__ = "desk"

    shown: int = Field(default=0, sa_type=SNOWFLAKE, sa_column_kwargs={"server_default": text("0")})
