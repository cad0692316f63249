"""The table of answers that players have yet to get."""

from sqlalchemy import JSON
from sqlmodel import Field

from bot.store.tables.battle import SNOWFLAKE, Row


class OutboxRow(Row, table=True):
    """The account of answers that reached their players; there is one row.

    Attributes:
        before: Entries with smaller ids are told, but for those owed.
        owed: Entries whose answers have yet to arrive, each with its channel: `[[12, 500]]`.
    """

    __tablename__ = "outbox"

    before: int = Field(sa_type=SNOWFLAKE)
    owed: list[list[int]] = Field(default_factory=list, sa_type=JSON)
