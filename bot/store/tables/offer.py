"""The table of acts that were refused and that a button offers."""

from typing import Any

from sqlalchemy import JSON
from sqlmodel import Field, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, Row


class OfferRow(Row, table=True):
    """The last act of a player in a channel that was refused with a button to go on.

    Attributes:
        act: What was asked, as `Offer` holds it.
    """

    __tablename__ = "offer"
    __table_args__ = (UniqueConstraint("channel_id", "user_id"),)

    channel_id: int = Field(foreign_key="channel.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    user_id: int = Field(index=True, sa_type=SNOWFLAKE)
    act: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
