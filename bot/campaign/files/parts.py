"""The parts of a campaign's file: rows of its tables, within bounds."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

from bot.battle.tabletop.units import MOST_MODELS
from bot.campaign.battles import MOST_BATTLES, MOST_VICTORY_POINTS
from bot.campaign.challenges import MOST_CHALLENGES
from bot.campaign.map.changes import ANSWER
from bot.campaign.map.map_list import MOST_REGIONS
from bot.campaign.members import MOST_MEMBERS, MOST_ROUNDS
from bot.campaign.roster.own_table import OwnTable
from bot.campaign.roster.roster import MOST_MARKS, MOST_TABLES
from bot.campaign.scoring.rule import MOST_EXPERIENCE, MOST_WINS
from bot.store.tables.battle import Row
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignChallengeRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRegionRow,
    CampaignRow,
    ChallengeState,
    FighterRow,
    Health,
    Outcome,
    State,
)
from bot.texts.names import LONGEST

MOST_EVENTS: Final = 200_000
LATEST: Final = 2**41 - 2**32
"""Latest moment in milliseconds since 1970; ids of later moments are too long for a database."""


def _person(written: str) -> str:
    if abs(int(written)) >= 2**63:
        raise ValueError(written)
    return written


# What is a sign to files is none to PostgreSQL's columns of text.
_Words = Annotated[str, Field(pattern="^[^\\x00]*$")]
_Name = Annotated[_Words, Field(max_length=100)]
_Slug = Annotated[str, Field(pattern="^[a-z0-9_-]{0,40}$")]
_Round = Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
_Place = Annotated[int, Field(ge=0, lt=MOST_MEMBERS)]
_Moment = Annotated[int, Field(ge=0, lt=LATEST)]
_Person = Annotated[str, Field(pattern="^(0|-?[1-9][0-9]{0,18})$"), AfterValidator(_person)]
_Score = Annotated[int, Field(ge=-MOST_VICTORY_POINTS, le=MOST_VICTORY_POINTS)]


class Part(BaseModel):
    """A row of a table in the file; fields with the name of a column hold that column.

    The other fields stand for ids, which mean nothing in another database.

    Attributes:
        table: The table.
    """

    model_config = ConfigDict(extra="forbid", strict=True)
    table: ClassVar[type[Row]]

    @classmethod
    def write(cls, row: Row, **others: Any) -> dict[str, Any]:
        """Return a row as the file holds it, in the order in which this class names its fields.

        Args:
            row: The row.
            others: What is no column of it, or is told otherwise.
        """
        held = vars(row)  # read many times: to ask the row itself takes ten times as long
        return {
            name: others[name] if name in others else held[name]
            for name in cls.model_fields
            if name in others or name in held
        }

    def columns(self) -> dict[str, Any]:
        """Return the columns of the row that it came from."""
        return {name: getattr(self, name) for name in _shared(type(self))}


@cache
def _shared(kind: type[Part]) -> tuple[str, ...]:
    return tuple(name for name in kind.model_fields if name in kind.table.model_fields)


class MemberPart(Part):
    """A member of a campaign; other parts name members by their position in the list."""

    table = CampaignMemberRow
    user: _Person
    name: _Name
    organises: bool
    plays: bool
    faction: _Name
    army: _Name
    season: _Round
    round: _Round


class BattlePart(Part):
    """A battle; `fought_here` is the id of the one in the log that it was."""

    table = CampaignBattleRow
    number: Annotated[int, Field(ge=1, le=1_000_000)]
    season: _Round
    round: _Round
    game: _Slug
    one: _Place
    two: _Place | None
    outcome: Outcome
    points: Annotated[list[_Score], Field(min_length=2, max_length=2)] | None
    size: Annotated[int, Field(ge=1, le=100_000)] | None
    factions: Annotated[list[_Name], Field(min_length=2, max_length=2)]
    verdict: _Slug
    note: Annotated[_Words, Field(max_length=400)]
    state: State
    proposer: _Place | None
    version: Annotated[int, Field(ge=0, le=1_000_000)]
    played_at: _Moment
    due_at: _Moment | None
    region: _Name = ""
    fought_here: _Person | None = None


class RegionPart(Part):
    """A region of the map; other parts name regions by their position in the list."""

    table = CampaignRegionRow
    name: Annotated[_Words, Field(min_length=1, max_length=100)]
    owner: _Place | None
    links: Annotated[list[Annotated[int, Field(ge=0, lt=MOST_REGIONS)]], Field(max_length=100)]


class ChallengePart(Part):
    """A challenge."""

    table = CampaignChallengeRow
    one: _Place
    two: _Place
    number: Annotated[int, Field(ge=1, le=MOST_CHALLENGES)]
    region: _Name
    state: ChallengeState
    season: _Round
    round: _Round
    due_at: _Moment | None


class ConquestPart(BaseModel):
    """The rule by which regions are won."""

    model_config = ConfigDict(extra="forbid", strict=True)

    over_links: bool = False
    from_owner: bool = True
    wins: Annotated[int, Field(ge=1, le=MOST_WINS)] = 1
    answer: Annotated[int, Field(ge=0, le=8760)] = ANSWER


class EventPart(Part):
    """A change; `battle` is its number, `member` a position in the list."""

    table = CampaignEventRow
    at: _Moment
    user: _Person
    name: _Name
    action: Literal[
        "battle-agreed",
        "battle-confirmed",
        "battle-disputed",
        "battle-edited",
        "battle-proposed",
        "battle-settled",
        "battle-unanswered",
        "battle-voided",
        "campaign-battles",
        "campaign-change",
        "campaign-close",
        "campaign-create",
        "campaign-import",
        "campaign-join",
        "campaign-leave",
        "campaign-no-organiser",
        "campaign-organiser",
        "campaign-pairings",
        "campaign-reopen",
        "campaign-round",
        "campaign-rule",
        "challenge-accepted",
        "challenge-declined",
        "challenge-lapsed",
        "challenge-sent",
        "challenge-withdrawn",
        "territory-map",
        "territory-owner",
        "territory-rule",
        "roster-after",
        "roster-changed",
        "roster-dismissed",
        "roster-enlisted",
        "roster-injured",
        "roster-mastered",
        "roster-no-table",
        "roster-rolled",
        "roster-table",
    ]
    battle: Annotated[int, Field(ge=1)] | None
    member: _Place | None
    data: dict[str, JsonValue]


class FighterPart(Part):
    """A fighter of a roster; `member` is its owner's position in the list of members."""

    table = FighterRow
    member: _Place
    game: _Slug
    name: Annotated[_Words, Field(min_length=1, max_length=LONGEST)]
    leads: bool
    size: Annotated[int, Field(ge=1, le=MOST_MODELS)]
    models: Annotated[int, Field(ge=0, le=MOST_MODELS)]
    experience: Annotated[int, Field(ge=0, le=MOST_EXPERIENCE)]
    battles: Annotated[int, Field(ge=0, le=MOST_BATTLES)]
    misses: Annotated[int, Field(ge=0, le=1000)]
    state: Health
    version: Annotated[int, Field(ge=0, le=1_000_000)]
    sheet: dict[str, JsonValue]
    marks: Annotated[list[dict[str, JsonValue]], Field(max_length=MOST_MARKS)]


class CampaignDocument(Part):
    """A campaign."""

    table = CampaignRow
    format: Literal["vexille-campaign"]
    version: Literal[1]
    name: Annotated[_Words, Field(min_length=1, max_length=60)]
    status: Literal["open", "closed"]
    game: _Slug | None
    rule: dict[str, Any]
    season: _Round
    round: _Round
    silence: Annotated[int, Field(ge=0, le=8760)]
    conquest: ConquestPart = ConquestPart()
    members: Annotated[list[MemberPart], Field(max_length=MOST_MEMBERS)]
    battles: Annotated[list[BattlePart], Field(max_length=MOST_BATTLES)]
    regions: Annotated[list[RegionPart], Field(max_length=MOST_REGIONS)] = []
    challenges: Annotated[list[ChallengePart], Field(max_length=MOST_CHALLENGES)] = []
    events: Annotated[list[EventPart], Field(max_length=MOST_EVENTS)]
    roster: list[FighterPart] = Field(default_factory=list)
    tables: Annotated[list[OwnTable], Field(max_length=MOST_TABLES)] = Field(default_factory=list)
