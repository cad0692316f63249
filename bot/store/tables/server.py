"""The tables of servers: those the bot was seen on, their own rulings and books."""

from sqlalchemy import BigInteger, Text
from sqlmodel import Field, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, Row


class RulingRow(Row, table=True):
    """A ruling of a server on a rule.

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


class BookRow(Row, table=True):
    """A rulebook that a server owns a copy of.

    Attributes:
        key: The folded name, by which it is found.
        pages: How many it has.
    """

    __tablename__ = "book"
    __table_args__ = (UniqueConstraint("guild_id", "key"),)

    guild_id: int = Field(sa_type=SNOWFLAKE)
    name: str
    key: str
    pages: int


class BookPageRow(Row, table=True):
    """A page of such a book, as its text was read."""

    __tablename__ = "book_page"

    book_id: int = Field(foreign_key="book.id", ondelete="CASCADE", index=True, sa_type=SNOWFLAKE)
    number: int
    text: str = Field(sa_type=Text)


class ServerRow(Row, table=True):
    """A server the bot was seen on.

    Attributes:
        application_id: Of the bot that was there: the local table's is another than Discord's.
        left_at: When the bot was removed from it; None while it is there.
    """

    __tablename__ = "server"

    application_id: int = Field(sa_type=SNOWFLAKE)
    left_at: int | None = Field(default=None, sa_type=BigInteger)
