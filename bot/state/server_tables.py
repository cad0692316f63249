"""The tables of what a server keeps for itself: its rulings."""

from sqlalchemy import Text
from sqlmodel import Field, UniqueConstraint

from bot.state.tables import SNOWFLAKE, Row


class RulingRow(Row, table=True):
    """What a server says of a rule.

    Attributes:
        article: Id of the rule's entry in the reference of the game.
        replaces: Whether it stands in place of what the entry tells.
    """

    __tablename__ = "ruling"
    __table_args__ = (UniqueConstraint("guild_id", "game", "article"),)

    guild_id: int = Field(sa_type=SNOWFLAKE)
    game: str
    article: str
    text: str = Field(sa_type=Text)
    replaces: bool = False
