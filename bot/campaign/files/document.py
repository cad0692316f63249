"""A whole campaign as a file, whose bounds are checked as it is read."""

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
"""Bytes of a change: enough for one that names a whole roster."""
_LONGEST_SHEET: Final = 64_000
"""Bytes of a fighter's sheet and marks: enough for as many marks as there may be."""
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
    """Return a campaign from a file, read piece by piece so that others run in between.

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
    return [_valid(kind, text, f"{name}.{at}.") for at, text in enumerate(lists.get(name, ()))]


def _valid(kind: type[P], text: str, prefix: str = "") -> P:
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
        where = f"{prefix}{'.'.join(map(str, faults[0]['loc']))}"
        raise Refusal("campaign-file-unread", where=where[:60] or None) from None


def games_of(found: CampaignDocument) -> set[str]:
    """Return the games that a campaign names."""
    of_battles = {battle.game for battle in found.battles}
    return (of_battles | {fighter.game for fighter in found.roster} | {found.game or ""}) - {""}


def _fault(found: CampaignDocument) -> str | None:
    """Return the place where the parts of a campaign contradict each other, None if they agree."""
    count = len(found.members)
    if len({member.user for member in found.members}) < count:
        return "members"
    numbers = {battle.number for battle in found.battles}
    here = [battle.fought_here for battle in found.battles if battle.fought_here is not None]
    if len(numbers) < len(found.battles) or len(set(here)) < len(here):
        return "battles"
    for position, battle in enumerate(found.battles):
        named = [other for other in (battle.one, battle.two, battle.proposer) if other is not None]
        bye = battle.outcome == "bye"
        alone = battle.two is None
        if max(named) >= count or bye is not alone or battle.one == battle.two:
            return f"battles.{position}"
    fault = _fault_of_map(found.regions, count) or _fault_of_challenges(found.challenges, count)
    if fault is not None:
        return fault
    for position, event in enumerate(found.events):
        unknown = event.battle is not None and event.battle not in numbers
        if unknown or (event.member or 0) >= max(count, 1):
            return f"events.{position}"
        if not _fits(event.data, _LONGEST_DATA) or not _tells(event, count):
            return f"events.{position}.data"
    return _roster_fault(found.roster, count)


def _fits(data: Mapping[str, Any], most: int) -> bool:
    """Return whether something can be kept, and is no longer than so many bytes."""
    try:
        return len(orjson.dumps(data)) <= most
    except TypeError:  # a number of more than 64 bits, or nested too deeply
        return False


def _roster_fault(roster: Sequence[FighterPart], members: int) -> str | None:
    """Return the place where a roster contradicts itself, None without one."""
    names: set[tuple[int, str]] = set()
    for position, fighter in enumerate(roster):
        said = (fighter.member, fold(fighter.name))
        marks = all(isinstance(mark.get("text"), str) for mark in fighter.marks)
        fits = _fits({"sheet": fighter.sheet, "marks": fighter.marks}, _LONGEST_SHEET)
        if (
            fighter.member >= members
            or said in names
            or fighter.models > fighter.size
            or not (marks and fits)
        ):
            return f"roster.{position}"
        names.add(said)
    return None


def _fault_of_map(regions: Sequence[RegionPart], members: int) -> str | None:
    if len({fold(region.name) for region in regions}) < len(regions):
        return "regions"
    for position, region in enumerate(regions):
        links = set(region.links)
        known = all(link < len(regions) for link in links) and len(links) == len(region.links)
        both = known and all(position in regions[link].links for link in links)
        if not both or position in links or (region.owner or 0) >= max(members, 1):
            return f"regions.{position}"
    return None


def _fault_of_challenges(challenges: Sequence[ChallengePart], members: int) -> str | None:
    if len({challenge.number for challenge in challenges}) < len(challenges):
        return "challenges"
    for position, challenge in enumerate(challenges):
        if challenge.one == challenge.two or max(challenge.one, challenge.two) >= members:
            return f"challenges.{position}"
    return None


def _tells(event: EventPart, members: int) -> bool:
    """Return whether a change's data has the right form: it is read again when it is shown."""
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
        and all(value is None or isinstance(value, int | str) for value in side.values())
        and side.get("outcome") in (None, "one", "two", "draw")
        for side in (data.get("before", {}), data.get("after", {}))
    )


def _is_draw(data: dict[str, JsonValue], members: int) -> bool:
    pairs = data.get("pairs")
    whole = all(type(data.get(name)) is int for name in ("season", "round"))
    if not whole or not isinstance(data.get("kind"), str) or not isinstance(pairs, list):
        return False
    return all(
        isinstance(pair, list)
        and len(pair) == 2  # noqa: PLR2004 - a pair
        and pair[0] is not None
        and all(
            member is None or (type(member) is int and 0 <= member < members) for member in pair
        )
        for pair in pairs
    )
