"""The tables of what is shown outside a battle's channel: forum posts, campaign sites."""

from sqlmodel import Field, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, Row


class ChroniclePostRow(Row, table=True):
    """A battle's chronicle in a forum.

    Attributes:
        battle_id: The battle told.
        forum_id: The forum it stands in.
        thread_id: The post; None while Discord has not said that it took it.
    """

    __tablename__ = "chronicle_post"
    __table_args__ = (UniqueConstraint("battle_id", "forum_id"),)

    battle_id: int = Field(foreign_key="battle.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    forum_id: int = Field(sa_type=SNOWFLAKE)
    thread_id: int | None = Field(default=None, sa_type=SNOWFLAKE)


class CampaignSiteRow(Row, table=True):
    """The link under which a campaign is shown on the web; its id is the campaign's.

    Attributes:
        token: The part of the address that nobody guesses.
        locale: The language it is shown in.
    """

    __tablename__ = "campaign_site"

    id: int = Field(
        primary_key=True,
        foreign_key="campaign.id",
        ondelete="CASCADE",
        sa_type=SNOWFLAKE,
        sa_column_kwargs={"autoincrement": False},
    )
    token: str = Field(unique=True)
    locale: str
