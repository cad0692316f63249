"""The tables of servers: those the bot was seen on, their own rulings and books."""

from sqlalchemy import JSON, BigInteger, Text
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


class CommandSetRow(Row, table=True):
    """The commands that a server was told of; its id is the server's.

    Those that every server has are kept under the application's id.

    Attributes:
        application_id: Of the bot whose they are.
        games: The games that are played there.
        chosen: The game that the server had chosen for all its channels.
        digest: Tells the definitions that Discord took last; None where it has to be told.
    """

    __tablename__ = "command_set"

    application_id: int = Field(sa_type=SNOWFLAKE)
    games: list[str] = Field(default_factory=list, sa_type=JSON)
    chosen: str | None = None
    digest: str | None = None
