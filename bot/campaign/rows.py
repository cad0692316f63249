"""What a campaign is made of, as it is read from the database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeAlias, TypeVar

from sqlalchemy import Connection, Table, select

from bot.campaign.scoring.result import Entrant, Outcome, Result
from bot.store.queries import table_of
from bot.store.tables.battle import Row
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignChallengeRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRegionRow,
    CampaignRow,
    FighterRow,
    OwnTableRow,
)

T = TypeVar("T")

_PAGE: Final = 1000
"""Rows that are read in one step."""

State: TypeAlias = Literal["proposed", "confirmed", "disputed", "settled", "void"]
COUNTING: Final[tuple[State, ...]] = ("confirmed", "settled")
"""The states in which a battle counts."""
GONE: Final = "deleted"
"""The status of a campaign that was of a server and is no more."""


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign; its fields are those of `CampaignRow`."""

    id: int
    guild_id: int
    name: str
    status: str
    game: str | None
    rule: Mapping[str, Any]
    season: int
    round: int
    silence: int
    conquest: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Member:
    """Someone of a campaign; as `CampaignMemberRow`."""

    id: int
    campaign_id: int
    user_id: int
    name: str
    organises: bool
    plays: bool
    faction: str
    army: str
    season: int
    round: int

    @property
    def entrant(self) -> Entrant:
        """The same for standings."""
        return Entrant(self.id, self.season, self.round)


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle of a campaign; as `CampaignBattleRow`."""

    id: int
    campaign_id: int
    number: int
    season: int
    round: int
    game: str
    one_id: int
    two_id: int | None
    outcome: Outcome
    points_one: int | None
    points_two: int | None
    size: int | None
    faction_one: str
    faction_two: str
    verdict: str
    note: str
    state: State
    proposer_id: int | None
    version: int
    played_at: int
    due_at: int | None
    battle_id: int | None
    region: str = ""

    @property
    def points(self) -> tuple[int, int] | None:
        """Victory points of both, None where they were not noted."""
        if self.points_one is None or self.points_two is None:
            return None
        return self.points_one, self.points_two

    @property
    def parties(self) -> tuple[int, ...]:
        """The memberships of those who fought."""
        return (self.one_id,) if self.two_id is None else (self.one_id, self.two_id)

    @property
    def result(self) -> Result:
        """The same for standings."""
        return Result(
            self.number,
            self.one_id,
            self.two_id,
            self.outcome,
            self.points,
            self.size,
            self.game,
            self.season,
            self.round,
            (self.faction_one, self.faction_two),
        )


@dataclass(frozen=True, slots=True)
class Plot:
    """A region of a map; as `CampaignRegionRow`."""

    id: int
    place: int
    name: str
    owner_id: int | None
    links: Sequence[int]


@dataclass(frozen=True, slots=True)
class Challenge:
    """One player's challenge to another; as `CampaignChallengeRow`."""

    id: int
    campaign_id: int
    number: int
    one_id: int
    two_id: int
    region: str
    state: str
    season: int
    round: int
    due_at: int | None


@dataclass(frozen=True, slots=True)
class Event:
    """A change of a campaign; as `CampaignEventRow`."""

    id: int
    actor_id: int
    actor_name: str
    action: str
    about_id: int | None
    member_id: int | None
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Fighter:
    """A unit or character that a player keeps; as `FighterRow`."""

    id: int
    campaign_id: int
    member_id: int
    game: str
    name: str
    key: str
    leads: bool
    sheet: Mapping[str, Any]
    size: int
    models: int
    experience: int
    battles: int
    misses: int
    state: Literal["fit", "fallen", "dead"]
    marks: Sequence[Mapping[str, Any]]
    version: int

    @property
    def ready(self) -> bool:
        """Whether it can be in a battle now."""
        return self.state == "fit" and not self.misses and self.models > 0


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table of organisers; as `OwnTableRow`."""

    id: int
    campaign_id: int
    key: str
    body: Mapping[str, Any]


def read_all(
    connection: Connection, kind: type[T], *where: Any, order: str = "id", limit: int | None = None
) -> list[T]:
    """Return rows as one of these classes.

    Args:
        connection: Where to look.
        kind: The class.
        where: What must hold, on the columns of its table.
        order: The column they are in order of; falling with a minus before it.
        limit: How many at most.
    """
    table = table_for(kind)
    names = [one.name for one in fields(kind)]  # type: ignore[arg-type]  # all are dataclasses
    column = table.c[order.removeprefix("-")]
    question = (
        select(*(table.c[name] for name in names))
        .where(*where)
        .order_by(column.desc() if order.startswith("-") else column)
        .limit(limit)
    )
    return [kind(*row) for row in connection.execute(question)]


def read_pages(connection: Connection, kind: type[T], *where: Any, key: str = "id") -> Iterator[T]:
    """Yield rows in order of a key, read some at a time: others have their turn in between."""
    column, after = table_for(kind).c[key], -1
    while page := read_all(connection, kind, *where, column > after, order=key, limit=_PAGE):
        yield from page
        after = getattr(page[-1], key)


def read_results(campaign_id: int, after: int, limit: int, connection: Connection) -> list[Result]:
    """Return battles that count as standings take them, by number.

    Args:
        campaign_id: The campaign.
        after: The number after which they begin.
        limit: How many at most.
        connection: Where to look.
    """
    table = table_for(Fought).c
    columns = (
        *(table.number, table.one_id, table.two_id, table.outcome),
        *(table.points_one, table.points_two, table.size, table.game),
        *(table.season, table.round, table.faction_one, table.faction_two),
    )
    wanted = (table.campaign_id == campaign_id, table.number > after, table.state.in_(COUNTING))
    question = select(*columns).where(*wanted).order_by(table.number).limit(limit)
    return [_result(row) for row in connection.execute(question).all()]


def _result(row: Sequence[Any]) -> Result:
    number, one, two, outcome, scored, conceded, size, game, season, round_, first, second = row
    points = None if scored is None else (scored, conceded)
    return Result(number, one, two, outcome, points, size, game, season, round_, (first, second))


def table_for(kind: type[object]) -> Table:
    """Return the table that a class is read from."""
    rows: dict[type[object], type[Row]] = {
        Campaign: CampaignRow,
        Member: CampaignMemberRow,
        Fought: CampaignBattleRow,
        Event: CampaignEventRow,
        Plot: CampaignRegionRow,
        Challenge: CampaignChallengeRow,
        Fighter: FighterRow,
        KeptTable: OwnTableRow,
    }
    return table_of(rows[kind])
