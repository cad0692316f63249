"""A whole campaign as a file: what one may hold, checked as it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError

from bot.battle.files.pieces import taken_apart
from bot.battle.tabletop.units import MOST_MODELS
from bot.campaign.battles import MOST_BATTLES, MOST_VICTORY_POINTS, TOLD
from bot.campaign.challenges import MOST_CHALLENGES
from bot.campaign.map.changes import ANSWER, GIVEN
from bot.campaign.map.map_list import MOST_REGIONS
from bot.campaign.members import MOST_MEMBERS, MOST_ROUNDS, PAIRINGS
from bot.campaign.roster.own_table import OwnTable
from bot.campaign.roster.roster import AFTER, MOST_FIGHTERS, MOST_MARKS, MOST_TABLES
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
from bot.texts.names import LONGEST, fold
from rulesets.refusal import Refusal

FORMAT: Final = "vexille-campaign"
VERSION: Final = 1
MOST_EVENTS: Final = 200_000
_LONGEST_DATA: Final = 40_000
"""Bytes of a change: more than one that names a whole roster takes."""
_LONGEST_SHEET: Final = 64_000
"""Bytes of what somebody is and bears: more than as many marks take as there may be."""
_LATEST: Final = 2**41 - 2**32
"""Milliseconds since 1970 after which no moment lies; ids of moments later than that are too long
for a database."""
_MANY: Final = {
    "members": MOST_MEMBERS,
    "battles": MOST_BATTLES,
    "regions": MOST_REGIONS,
    "challenges": MOST_CHALLENGES,
    "events": MOST_EVENTS,
    "roster": MOST_MEMBERS * MOST_FIGHTERS,
    "tables": MOST_TABLES,
}


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
_Moment = Annotated[int, Field(ge=0, lt=_LATEST)]
_Person = Annotated[str, Field(pattern="^(0|-?[1-9][0-9]{0,18})$"), AfterValidator(_person)]
_Score = Annotated[int, Field(ge=-MOST_VICTORY_POINTS, le=MOST_VICTORY_POINTS)]


class _Part(BaseModel):
    """A part of the file: rows of a table, whose columns it holds under the names they have there.

    What else it holds stands in the place of ids, which are another database's.

    Attributes:
        table: The table.
    """

    model_config = ConfigDict(extra="forbid", strict=True)
    table: ClassVar[type[Row]]

    @classmethod
    def shared(cls) -> tuple[str, ...]:
        """Return the names of the columns that it holds."""
        return _shared(cls)

    @classmethod
    def write(cls, row: Row, **others: Any) -> dict[str, Any]:
        """Return a row as the file holds it, in the order in which this class names its fields.

        Args:
            row: The row.
            others: What is no column of it, or is told otherwise.
        """
        told = {name: getattr(row, name) for name in _shared(cls)} | others
        return {name: told[name] for name in cls.model_fields if name in told}

    def columns(self) -> dict[str, Any]:
        """Return the columns of the row that it was."""
        return {name: getattr(self, name) for name in _shared(type(self))}


@cache
def _shared(kind: type[_Part]) -> tuple[str, ...]:
    return tuple(name for name in kind.model_fields if name in kind.table.model_fields)


P = TypeVar("P", bound=BaseModel)


class MemberPart(_Part):
    """Someone of a campaign; others name them by their place in the list."""

    table = CampaignMemberRow
    user: _Person
    name: _Name
    organises: bool
    plays: bool
    faction: _Name
    army: _Name
    season: _Round
    round: _Round


class BattlePart(_Part):
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


class RegionPart(_Part):
    """A region of the map; others name it by its place in the list."""

    table = CampaignRegionRow
    name: Annotated[_Words, Field(min_length=1, max_length=100)]
    owner: _Place | None
    links: Annotated[list[Annotated[int, Field(ge=0, lt=MOST_REGIONS)]], Field(max_length=100)]


class ChallengePart(_Part):
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
    """How regions are won."""

    model_config = ConfigDict(extra="forbid", strict=True)

    over_links: bool = False
    from_owner: bool = True
    wins: Annotated[int, Field(ge=1, le=MOST_WINS)] = 1
    answer: Annotated[int, Field(ge=0, le=8760)] = ANSWER


class EventPart(_Part):
    """A change; `battle` is its number, `member` a place."""

    table = CampaignEventRow
    at: _Moment
    user: _Person
    name: _Name
    action: Literal[
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


class FighterPart(_Part):
    """Someone who is kept from battle to battle; `member` is a place."""

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


class CampaignDocument(_Part):
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


def read_document(content: bytes) -> CampaignDocument:
    """Return a campaign from a file, read piece by piece: others run in between.

    Raises:
        Refusal: `campaign-file-unread`, with where it cannot be read.
    """
    try:
        head, lists = taken_apart(content.decode(), _MANY)
    except (ValueError, RecursionError):
        raise Refusal("campaign-file-unread", where=None) from None
    for name, most in _MANY.items():
        if len(lists.get(name, ())) > most:
            raise Refusal("campaign-file-unread", where=name)
    found = _valid(CampaignDocument, head)
    found.members = _all(MemberPart, "members", lists)
    found.battles = _all(BattlePart, "battles", lists)
    found.regions = _all(RegionPart, "regions", lists)
    found.challenges = _all(ChallengePart, "challenges", lists)
    found.events = _all(EventPart, "events", lists)
    found.roster = _all(FighterPart, "roster", lists)
    found.tables = _all(OwnTable, "tables", lists)
    fault = _fault(found)
    if fault is not None:
        raise Refusal("campaign-file-unread", where=fault)
    return found


def _all(kind: type[P], name: str, lists: Mapping[str, Sequence[str]]) -> list[P]:
    return [_valid(kind, one, f"{name}.{at}.") for at, one in enumerate(lists.get(name, ()))]


def _valid(kind: type[P], text: str, place: str = "") -> P:
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        places = error.errors(include_url=False, include_input=False)
        where = f"{place}{'.'.join(map(str, places[0]['loc']))}"
        raise Refusal("campaign-file-unread", where=where[:60] or None) from None


def games_of(found: CampaignDocument) -> set[str]:
    """Return the games that a campaign speaks of."""
    of_battles = {one.game for one in found.battles}
    return (of_battles | {one.game for one in found.roster} | {found.game or ""}) - {""}


def _fault(found: CampaignDocument) -> str | None:
    """Return where the parts of a campaign contradict each other, None where they agree."""
    count = len(found.members)
    if len({one.user for one in found.members}) < count:
        return "members"
    numbers = {one.number for one in found.battles}
    here = [one.fought_here for one in found.battles if one.fought_here is not None]
    if len(numbers) < len(found.battles) or len(set(here)) < len(here):
        return "battles"
    for place, one in enumerate(found.battles):
        named = [other for other in (one.one, one.two, one.proposer) if other is not None]
        bye = one.outcome == "bye"
        alone = one.two is None
        if max(named) >= count or bye is not alone or one.one == one.two:
            return f"battles.{place}"
    fault = _fault_of_map(found.regions, count) or _fault_of_challenges(found.challenges, count)
    if fault is not None:
        return fault
    for place, event in enumerate(found.events):
        unknown = event.battle is not None and event.battle not in numbers
        if unknown or (event.member or 0) >= max(count, 1):
            return f"events.{place}"
        if not _fits(event.data, _LONGEST_DATA) or not _tells(event, count):
            return f"events.{place}.data"
    return _roster_fault(found.roster, count)


def _fits(data: Mapping[str, Any], most: int) -> bool:
    """Return whether something can be kept, and is no longer than so many bytes."""
    try:
        return len(orjson.dumps(data)) <= most
    except TypeError:  # a number of more than 64 bits, or nested too deeply
        return False


def _roster_fault(roster: Sequence[FighterPart], members: int) -> str | None:
    """Return where rosters contradict themselves."""
    names: set[tuple[int, str]] = set()
    for place, one in enumerate(roster):
        said = (one.member, fold(one.name))
        marks = all(isinstance(mark.get("text"), str) for mark in one.marks)
        fits = _fits({"sheet": one.sheet, "marks": one.marks}, _LONGEST_SHEET)
        if one.member >= members or said in names or one.models > one.size or not (marks and fits):
            return f"roster.{place}"
        names.add(said)
    return None


def _fault_of_map(regions: Sequence[RegionPart], members: int) -> str | None:
    if len({fold(one.name) for one in regions}) < len(regions):
        return "regions"
    for place, one in enumerate(regions):
        links = set(one.links)
        known = all(link < len(regions) for link in links) and len(links) == len(one.links)
        both = known and all(place in regions[link].links for link in links)
        if not both or place in links or (one.owner or 0) >= max(members, 1):
            return f"regions.{place}"
    return None


def _fault_of_challenges(challenges: Sequence[ChallengePart], members: int) -> str | None:
    if len({one.number for one in challenges}) < len(challenges):
        return "challenges"
    for place, one in enumerate(challenges):
        if one.one == one.two or max(one.one, one.two) >= members:
            return f"challenges.{place}"
    return None


def _tells(event: EventPart, members: int) -> bool:
    """Return whether what a change says is what it may say: it is read again when it is shown."""
    data = event.data
    if event.action == PAIRINGS:
        return _is_draw(data, members)
    if event.action == GIVEN:
        moment = data.get("at")
        dated = moment is None or (type(moment) is int and 0 <= moment < _LATEST)
        return isinstance(data.get("region"), str) and dated
    if event.battle is None:
        return True
    if not event.action.startswith(("battle-", AFTER)):
        return False
    return isinstance(data.get("reason", ""), str) and all(
        isinstance(side, dict)
        and set(side) <= {*TOLD, "state"}
        and all(one is None or isinstance(one, int | str) for one in side.values())
        and side.get("outcome") in (None, "one", "two", "draw")
        for side in (data.get("before", {}), data.get("after", {}))
    )


def _is_draw(data: dict[str, JsonValue], members: int) -> bool:
    pairs = data.get("pairs")
    whole = all(type(data.get(one)) is int for one in ("season", "round"))
    if not whole or not isinstance(data.get("kind"), str) or not isinstance(pairs, list):
        return False
    return all(
        isinstance(pair, list)
        and len(pair) == 2  # noqa: PLR2004 - a pair
        and pair[0] is not None
        and all(one is None or (type(one) is int and 0 <= one < members) for one in pair)
        for pair in pairs
    )
