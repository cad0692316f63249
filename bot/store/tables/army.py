"""The tables of armies that players keep, and of the sheets that armies bring to battles."""

from typing import Any

from sqlalchemy import JSON, BigInteger, Text
from sqlmodel import Field, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, OfBattle, Row


class ArmyRow(Row, table=True):
    """An army that a player keeps.

    Attributes:
        owner_id: Whose it is.
        ruleset: The game it is for.
        key: The folded name, by which it is found.
        units: As `bot.armies.formats.own_json` writes them.
        saved_at: When it was last saved.
        sheets: Abilities and spells that came with it, as `bot.armies.sheets` writes them.
        guild_id: The server on which they were brought, the only one that they are brought to;
            None without any, and for those of private messages.
    """

    __tablename__ = "army"
    __table_args__ = (UniqueConstraint("owner_id", "key"),)

    owner_id: int = Field(sa_type=SNOWFLAKE)
    ruleset: str
    name: str
    key: str
    units: list[Any] = Field(default_factory=list, sa_type=JSON)
    saved_at: int = Field(sa_type=BigInteger)
    sheets: list[Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    guild_id: int | None = Field(default=None, index=True, sa_type=SNOWFLAKE)


class CatalogueRow(OfBattle, table=True):
    """The sheets that an army brought to a battle: in force while one of its units is there.

    No entry holds them and no file of the battle does, so that they never leave their channel.

    Attributes:
        units: Ids of the units that came with it.
        outline: The sheets without their texts, as `bot.armies.sheets` writes them, each with the
            ids of the units that have it.
        texts: What stands on each, in the same order, as JSON.
    """

    __tablename__ = "catalogue"

    units: list[int] = Field(default_factory=list, sa_type=JSON)
    outline: list[Any] = Field(default_factory=list, sa_type=JSON)
    texts: str = Field(sa_type=Text)
