"""The tables of campaigns: members, battles, and every change of either."""

from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import JSON, BigInteger, Text, text
from sqlmodel import AutoString, Field, Index, UniqueConstraint

from bot.store.tables.battle import SNOWFLAKE, Row

Outcome: TypeAlias = Literal["one", "two", "draw", "bye"]
"""The winner: the first player, the second, nobody; or the first had nobody to play."""
State: TypeAlias = Literal["proposed", "confirmed", "disputed", "settled", "void"]
"""The state of a result: told, agreed to, argued about, decided, or taken back."""
ChallengeState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]
"""The state of a challenge; silence lets it lapse."""
Health: TypeAlias = Literal["fit", "fallen", "dead"]
"""The state of a fighter; `fallen` of a character whose injury is still to be rolled."""


class CampaignRow(Row, table=True):
    """A campaign of a server.

    Attributes:
        key: The folded name, by which it is found.
        status: `open`, `closed`, or `deleted` of one that no server has any more.
        game: Slug of the game it is fought in, None for any.
        rule: How battles count, as `bot.campaign.scoring.written` writes it.
        season: The season under way, from 1.
        round: The round of it, from 1.
        silence: Hours after which a result that nobody answered is confirmed; 0 for never.
        conquest: How regions are won, as `bot.campaign.map.territory` writes it.
    """

    __tablename__ = "campaign"
    __table_args__ = (UniqueConstraint("guild_id", "key"),)

    guild_id: int = Field(sa_type=SNOWFLAKE)
    name: str
    key: str
    status: str = "open"
    game: str | None = None
    rule: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    season: int = 1
    round: int = 1
    silence: int
    conquest: dict[str, Any] = Field(
        default_factory=dict, sa_type=JSON, sa_column_kwargs={"server_default": text("'{}'")}
    )


class CampaignMemberRow(Row, table=True):
    """A member of a campaign; who left stays, for the battles fought.

    Attributes:
        organises: Whether they rule on it.
        plays: Whether they may be in new battles.
        faction: What they play, empty where nobody said.
        army: What they call their army.
        season: The season in which they joined.
        round: The round of it.
    """

    __tablename__ = "campaign_member"
    __table_args__ = (UniqueConstraint("campaign_id", "user_id"),)

    campaign_id: int = Field(foreign_key="campaign.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    user_id: int = Field(index=True, sa_type=SNOWFLAKE)
    name: str
    organises: bool = False
    plays: bool = True
    faction: str = ""
    army: str = ""
    season: int = 1
    round: int = 1


class CampaignBattleRow(Row, table=True):
    """A battle of a campaign, or a bye.

    Attributes:
        number: Which of the campaign's, from 1.
        one_id: The first player.
        two_id: The second; None for a bye.
        points_one: Victory points of the first, None where nobody noted them.
        size: Points of army on each side.
        verdict: What the game calls the result, empty where it was not fought here.
        proposer_id: Who told the result; None for an organiser who did not fight.
        version: How often what is told of it changed.
        played_at: When it was fought.
        due_at: When silence confirms it.
        battle_id: The battle fought here, while it is kept.
        region: What it was fought for, as the map calls it; empty for none.
    """

    __tablename__ = "campaign_battle"
    __table_args__ = (
        UniqueConstraint("campaign_id", "number"),
        Index("ix_campaign_battle_due", "state", "due_at"),
    )

    campaign_id: int = Field(foreign_key="campaign.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    number: int
    season: int
    round: int
    game: str
    one_id: int = Field(foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE)
    two_id: int | None = Field(
        default=None, foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE
    )
    outcome: Outcome = Field(sa_type=AutoString)
    points_one: int | None = None
    points_two: int | None = None
    size: int | None = None
    faction_one: str = ""
    faction_two: str = ""
    verdict: str = ""
    note: str = Field(default="", sa_type=Text)
    state: State = Field(sa_type=AutoString)
    proposer_id: int | None = Field(
        default=None, foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE
    )
    version: int = 0
    played_at: int = Field(sa_type=BigInteger)
    due_at: int | None = Field(default=None, sa_type=BigInteger)
    battle_id: int | None = Field(
        default=None, foreign_key="battle.id", ondelete="SET NULL", unique=True, sa_type=SNOWFLAKE
    )
    region: str = Field(default="", sa_column_kwargs={"server_default": text("''")})

    @property
    def points(self) -> tuple[int, int] | None:
        """Victory points of both, None where they were not noted."""
        scored, conceded = self.points_one, self.points_two
        return None if scored is None or conceded is None else (scored, conceded)

    @property
    def parties(self) -> tuple[int, ...]:
        """The memberships of those who fought."""
        return (self.one_id,) if self.two_id is None else (self.one_id, self.two_id)


class CampaignRegionRow(Row, table=True):
    """A region of a campaign's map; who owns it now is worked out.

    Attributes:
        place: Where it stands in the organiser's list, from 0.
        owner_id: Who owned it first, None for nobody.
        links: The places of the regions beside it.
    """

    __tablename__ = "campaign_region"
    __table_args__ = (UniqueConstraint("campaign_id", "place"),)

    campaign_id: int = Field(foreign_key="campaign.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    place: int
    name: str
    owner_id: int | None = Field(
        default=None, foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE
    )
    links: list[int] = Field(default_factory=list, sa_type=JSON)


class CampaignChallengeRow(Row, table=True):
    """One player's challenge to another.

    Attributes:
        number: Which of the campaign's, from 1.
        one_id: Who challenges.
        two_id: Who is challenged.
        region: For what; empty for nothing.
        season: The season in which they meet: that of the challenge, then that of its acceptance.
        round: The round of it.
        due_at: When silence ends it.
    """

    __tablename__ = "campaign_challenge"
    __table_args__ = (
        UniqueConstraint("campaign_id", "number"),
        Index("ix_campaign_challenge_due", "state", "due_at"),
    )

    campaign_id: int = Field(foreign_key="campaign.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    number: int
    one_id: int = Field(foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE)
    two_id: int = Field(foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE)
    region: str = ""
    state: ChallengeState = Field(sa_type=AutoString)
    season: int
    round: int
    due_at: int | None = Field(default=None, sa_type=BigInteger)


class CampaignEventRow(Row, table=True):
    """A change of a campaign; rows are added, never changed but for who acted.

    Attributes:
        interaction_id: The interaction it answers; the same one is never accepted twice.
        actor_id: Who; 0 where silence confirmed.
        about_id: The battle it is about.
        member_id: The member it is about.
        data: What else is told of it: no person is named but by membership.
    """

    __tablename__ = "campaign_event"
    __table_args__ = (Index("ix_campaign_event_action", "campaign_id", "action"),)

    campaign_id: int = Field(
        foreign_key="campaign.id", ondelete="CASCADE", index=True, sa_type=SNOWFLAKE
    )
    interaction_id: int | None = Field(default=None, unique=True, sa_type=SNOWFLAKE)
    actor_id: int = Field(index=True, sa_type=SNOWFLAKE)
    actor_name: str
    action: str
    about_id: int | None = Field(
        default=None, foreign_key="campaign_battle.id", index=True, sa_type=SNOWFLAKE
    )
    member_id: int | None = Field(
        default=None, foreign_key="campaign_member.id", index=True, sa_type=SNOWFLAKE
    )
    data: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)


class FighterRow(Row, table=True):
    """A unit or character that a player keeps from battle to battle.

    Attributes:
        game: The slug of the game it fights in.
        key: The folded name, by which it is found among its player's.
        leads: Whether it is a character, who is hurt and not recovered.
        sheet: What it is on the table at full strength, as saved armies keep units.
        size: Models at full strength.
        models: Those it has now.
        battles: How many it was in.
        misses: How many it has yet to miss.
        marks: What it bears: injuries, honours, artefacts, oldest first.
        version: How often it changed.
    """

    __tablename__ = "campaign_fighter"
    __table_args__ = (UniqueConstraint("member_id", "key"),)

    campaign_id: int = Field(
        foreign_key="campaign.id", ondelete="CASCADE", index=True, sa_type=SNOWFLAKE
    )
    member_id: int = Field(foreign_key="campaign_member.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    game: str
    name: str
    key: str
    leads: bool = False
    sheet: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    size: int = 1
    models: int = 1
    experience: int = 0
    battles: int = 0
    misses: int = 0
    state: Health = Field(default="fit", sa_type=AutoString)
    marks: list[dict[str, Any]] = Field(default_factory=list, sa_type=JSON)
    version: int = 0

    @property
    def ready(self) -> bool:
        """True where it can be in a battle now."""
        return self.state == "fit" and not self.misses and self.models > 0


class OwnTableRow(Row, table=True):
    """A table of a campaign's organisers, by its id.

    Attributes:
        body: The table, as `bot.campaign.roster.own_table` reads it.
    """

    __tablename__ = "campaign_own_table"
    __table_args__ = (UniqueConstraint("campaign_id", "key"),)

    campaign_id: int = Field(foreign_key="campaign.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    key: str
    body: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)


PARTS: Final[tuple[type[Row], ...]] = (
    CampaignEventRow,
    CampaignChallengeRow,
    CampaignBattleRow,
    CampaignRegionRow,
    FighterRow,
    OwnTableRow,
    CampaignMemberRow,
)
"""The tables of all that belongs to a campaign, in the order in which it can be removed."""
