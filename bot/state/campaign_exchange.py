"""A whole campaign, read out and taken in again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from bot.state._queries import table_of
from bot.state.campaign_document import FORMAT, VERSION, CampaignDocument
from bot.state.campaign_ledger import Asked
from bot.state.campaign_members import MOST_CAMPAIGNS
from bot.state.campaign_rows import Campaign, Fought, Member, table_for
from bot.state.campaign_tables import CampaignEventRow
from bot.state.campaigns import Campaigns
from bot.state.names import clean, fold
from bot.state.snowflake import Snowflakes, moment_of
from rulesets.refusal import Refusal

_STEP_BITS: Final = 22
_ROWS: Final = 500
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Whole:
    """A campaign with all that belongs to it.

    Attributes:
        events: Rows of its changes, in order.
    """

    campaign: Campaign
    members: Mapping[int, Member]
    battles: Sequence[Fought]
    events: Sequence[Mapping[str, Any]]

    def data(self) -> dict[str, Any]:
        """Return it as a file holds it: no ids but those of people."""
        places = {member: place for place, member in enumerate(self.members)}
        numbers = {one.id: one.number for one in self.battles}
        campaign = self.campaign
        return {
            "format": FORMAT,
            "version": VERSION,
            "name": campaign.name,
            "status": campaign.status,
            "game": campaign.game,
            "rule": dict(campaign.rule),
            "season": campaign.season,
            "round": campaign.round,
            "silence": campaign.silence,
            "members": [_member(one) for one in self.members.values()],
            "battles": [_battle(one, places) for one in self.battles],
            "events": [_event(one, places, numbers) for one in self.events],
        }


def _member(one: Member) -> dict[str, Any]:
    names = ("name", "organises", "plays", "faction", "army", "season", "round")
    return {"user": str(one.user_id), **{name: getattr(one, name) for name in names}}


def _battle(one: Fought, places: Mapping[int, int]) -> dict[str, Any]:
    return {
        "number": one.number,
        "season": one.season,
        "round": one.round,
        "game": one.game,
        "one": places[one.one_id],
        "two": None if one.two_id is None else places[one.two_id],
        "outcome": one.outcome,
        "points": None if one.points is None else list(one.points),
        "size": one.size,
        "factions": [one.faction_one, one.faction_two],
        "verdict": one.verdict,
        "note": one.note,
        "state": one.state,
        "proposer": None if one.proposer_id is None else places[one.proposer_id],
        "version": one.version,
        "played_at": one.played_at,
        "due_at": one.due_at,
    }


def _event(
    row: Mapping[str, Any], places: Mapping[int, int], numbers: Mapping[int, int]
) -> dict[str, Any]:
    member = row["member_id"]
    return {
        "at": moment_of(row["id"]),
        "user": str(row["actor_id"]),
        "name": row["actor_name"],
        "action": row["action"],
        "battle": numbers.get(row["about_id"]),
        "member": None if member is None else places[member],
        "data": row["data"],
    }


async def whole(campaigns: Campaigns, campaign: Campaign) -> Whole:
    """Return a campaign with all that belongs to it, read in steps.

    What changes while it is read has it read again, a few times.
    """
    table = table_for(Fought).c
    for _ in range(_TRIES):
        newest = await campaigns.events(campaign.id, about=None, limit=1)
        members = await campaigns.members(campaign.id)
        battles: list[Fought] = []
        async for page in campaigns.pages(Fought, table.campaign_id == campaign.id, key="number"):
            battles += page
        events = [row async for row in campaigns.event_rows(campaign.id)]
        current = await campaigns.by_id(campaign.id) or campaign
        if newest == await campaigns.events(campaign.id, about=None, limit=1):
            break
    return Whole(current, members, battles, events)


def take_in(
    ids: Snowflakes, asked: Asked, guild_id: int, found: CampaignDocument, connection: Connection
) -> int:
    """Keep a campaign from a file as a new one; return its id.

    Raises:
        Refusal: `campaign-exists`, `too-many-campaigns`, `name-empty`.
    """
    table = table_for(Campaign)
    name = clean(found.name)
    own = table.c.guild_id == guild_id
    if connection.execute(select(table.c.id).where(own, table.c.key == fold(name))).first():
        raise Refusal("campaign-exists", campaign=name)
    kept = select(func.count()).select_from(table).where(own)
    if connection.execute(kept).scalar_one() >= MOST_CAMPAIGNS:
        raise Refusal("too-many-campaigns", most=MOST_CAMPAIGNS)
    campaign_id = ids.next()
    row = {name: getattr(found, name) for name in ("status", "game", "season", "round", "silence")}
    connection.execute(
        insert(table).values(
            id=campaign_id, guild_id=guild_id, name=name, key=fold(name), rule=found.rule, **row
        )
    )
    members = [ids.next() for _ in found.members]
    battles = {one.number: ids.next() for one in found.battles}
    _insert(connection, Member, _member_rows(found, campaign_id, members))
    _insert(connection, Fought, _battle_rows(found, campaign_id, members, battles))
    _insert(connection, None, _event_rows(found, campaign_id, members, battles, connection))
    taken = {
        "id": ids.next(),
        "campaign_id": campaign_id,
        "interaction_id": asked.interaction_id,
        "actor_id": asked.actor.id,
        "actor_name": asked.actor.name,
        "action": "campaign-import",
        "about_id": None,
        "member_id": None,
        "data": {},
    }
    connection.execute(insert(table_of(CampaignEventRow)).values(**taken))
    return campaign_id


def _insert(
    connection: Connection, kind: type[object] | None, rows: Sequence[dict[str, Any]]
) -> None:
    table = table_of(CampaignEventRow) if kind is None else table_for(kind)
    for start in range(0, len(rows), _ROWS):
        connection.execute(insert(table), rows[start : start + _ROWS])


def _member_rows(
    found: CampaignDocument, campaign_id: int, members: Sequence[int]
) -> list[dict[str, Any]]:
    return [
        {
            "id": row_id,
            "campaign_id": campaign_id,
            "user_id": int(one.user),
            **one.model_dump(exclude={"user"}),
        }
        for row_id, one in zip(members, found.members, strict=True)
    ]


def _battle_rows(
    found: CampaignDocument, campaign_id: int, members: Sequence[int], battles: Mapping[int, int]
) -> list[dict[str, Any]]:
    kept = ("number", "season", "round", "game", "outcome", "size", "verdict", "note", "state")
    return [
        {
            "id": battles[one.number],
            "campaign_id": campaign_id,
            **{name: getattr(one, name) for name in (*kept, "version", "played_at", "due_at")},
            "one_id": members[one.one],
            "two_id": None if one.two is None else members[one.two],
            "points_one": one.points[0] if one.points else None,
            "points_two": one.points[1] if one.points else None,
            "faction_one": one.factions[0],
            "faction_two": one.factions[1],
            "proposer_id": None if one.proposer is None else members[one.proposer],
            "battle_id": None,
        }
        for one in found.battles
    ]


def _event_rows(
    found: CampaignDocument,
    campaign_id: int,
    members: Sequence[int],
    battles: Mapping[int, int],
    connection: Connection,
) -> list[dict[str, Any]]:
    ids = _event_ids([one.at for one in found.events], connection)
    return [
        {
            "id": row_id,
            "campaign_id": campaign_id,
            "interaction_id": None,
            "actor_id": int(one.user),
            "actor_name": one.name,
            "action": one.action,
            "about_id": None if one.battle is None else battles[one.battle],
            "member_id": None if one.member is None else members[one.member],
            "data": one.data,
        }
        for row_id, one in zip(ids, found.events, strict=True)
    ]


def _event_ids(moments: Sequence[int], connection: Connection) -> list[int]:
    """Return new ids that tell when changes were made, rising in their order."""
    table = table_of(CampaignEventRow)
    while True:
        ids: list[int] = []
        for moment in moments:
            drawn = moment << _STEP_BITS | secrets.randbits(_STEP_BITS)
            ids.append(max(drawn, ids[-1] + 1 if ids else 0))
        taken = (
            connection.execute(
                select(table.c.id).where(table.c.id.in_(ids[start : start + _ROWS])).limit(1)
            ).first()
            for start in range(0, len(ids), _ROWS)
        )
        if not any(taken):
            return ids
