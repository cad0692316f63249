"""A whole campaign as a file: what one may hold, checked as it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import orjson
from pydantic import BaseModel, JsonValue, ValidationError

from bot.battle.files.pieces import taken_apart
from bot.campaign.battles import MOST_BATTLES, TOLD
from bot.campaign.challenges import MOST_CHALLENGES
from bot.campaign.files.parts import (
    LATEST,
    MOST_EVENTS,
    BattlePart,
    CampaignDocument,
    ChallengePart,
    EventPart,
    FighterPart,
    MemberPart,
    RegionPart,
)
from bot.campaign.map.changes import GIVEN
from bot.campaign.map.map_list import MOST_REGIONS
from bot.campaign.members import MOST_MEMBERS, PAIRINGS
from bot.campaign.roster.own_table import OwnTable
from bot.campaign.roster.roster import AFTER, MOST_FIGHTERS, MOST_TABLES
from bot.texts.names import fold
from rulesets.refusal import Refusal

FORMAT: Final = "vexille-campaign"
VERSION: Final = 1
_LONGEST_DATA: Final = 40_000
"""Bytes of a change: more than one that names a whole roster takes."""
_LONGEST_SHEET: Final = 64_000
"""Bytes of what somebody is and bears: more than as many marks take as there may be."""
_MANY: Final = {
    "members": MOST_MEMBERS,
    "battles": MOST_BATTLES,
    "regions": MOST_REGIONS,
    "challenges": MOST_CHALLENGES,
    "events": MOST_EVENTS,
    "roster": MOST_MEMBERS * MOST_FIGHTERS,
    "tables": MOST_TABLES,
}

P = TypeVar("P", bound=BaseModel)


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
        dated = moment is None or (type(moment) is int and 0 <= moment < LATEST)
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
