"""The tables of the local table, which stands in for Discord."""

from sqlalchemy import BigInteger, LargeBinary, Text
from sqlmodel import Field

from bot.state.tables import SNOWFLAKE, Row


class TableMemberRow(Row, table=True):
    """A person at the local table.

    Attributes:
        joined_at: ISO moment.
        locale: The language of that person's client.
        permissions: Discord's bit set.
    """

    __tablename__ = "table_member"

    name: str
    bot: bool = False
    joined_at: str
    locale: str
    permissions: int = Field(sa_type=BigInteger)


class TableChannelRow(Row, table=True):
    """A channel, thread or private line of the local table.

    Attributes:
        kind: Discord's number for which it is.
        archived_at: ISO moment at which a thread was last archived or brought back.
        people: Who is in a thread or on a private line, as JSON: ids and the moments they came.
    """

    __tablename__ = "table_channel"

    name: str
    kind: int = 0
    position: int = 0
    topic: str | None = None
    parent_id: int | None = Field(default=None, sa_type=SNOWFLAKE)
    owner_id: int | None = Field(default=None, sa_type=SNOWFLAKE)
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archived_at: str | None = None
    people: str | None = Field(default=None, sa_type=Text)


class TableMessageRow(Row, table=True):
    """A message at the local table.

    Attributes:
        audience: The one person who sees it; None when everybody does.
        interaction_id: The act it answers.
        pinned_at: ISO moment at which it was pinned.
        address: Where the table listened when this was written: the payload's links begin with it.
        asked: What a player typed, pressed or picked to get it.
        reactions: Who chose which emoji, as JSON.
        payload: The message as Discord's JSON.
    """

    __tablename__ = "table_message"

    audience: int | None = Field(default=None, sa_type=SNOWFLAKE)
    interaction_id: int | None = Field(default=None, sa_type=SNOWFLAKE)
    pinned_at: str | None = None
    address: str
    asked: str | None = None
    reactions: str | None = Field(default=None, sa_type=Text)
    payload: str = Field(sa_type=Text)


class TableFileRow(Row, table=True):
    """A file at the local table; one without a message was handed to a command."""

    __tablename__ = "table_file"

    message_id: int | None = Field(
        default=None,
        foreign_key="table_message.id",
        ondelete="CASCADE",
        index=True,
        sa_type=SNOWFLAKE,
    )
    data: bytes = Field(sa_type=LargeBinary)
