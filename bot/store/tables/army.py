"""The table of armies that players keep."""

from typing import Any

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, Row


class ArmyRow(Row, table=True):
    """An army that a player keeps.

    Attributes:
        owner_id: Whose it is.
        ruleset: The game it is for.
        key: The folded name, by which it is found.
        units: As `bot.armies.formats.own_json` writes them.
        saved_at: When it was last saved.
    """

    __tablename__ = "army"
    __table_args__ = (UniqueConstraint("owner_id", "key"),)

    owner_id: int = Field(sa_type=SNOWFLAKE)
    ruleset: str
    name: str
    key: str
    units: list[Any] = Field(default_factory=list, sa_type=JSON)
    saved_at: int = Field(sa_type=BigInteger)
