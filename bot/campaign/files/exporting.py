"""A whole campaign, read out as a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection

from bot.campaign.campaigns import Campaigns
from bot.campaign.files.document import FORMAT, VERSION
from bot.campaign.rows import (
    Campaign,
    Challenge,
    Event,
    Fighter,
    Fought,
    KeptTable,
    Member,
    Plot,
    read_all,
    read_pages,
    table_for,
)
from bot.store.snowflake import moment_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Whole:
    """A campaign with all that belongs to it.

    Attributes:
        events: Its changes, in order.
        plots: The regions of its map.
        roster: Who is kept from battle to battle.
        tables: Those of its organisers.
    """

    campaign: Campaign
    members: Mapping[int, Member]
    battles: Sequence[Fought]
    events: Sequence[Event]
    plots: Sequence[Plot] = ()
    challenges: Sequence[Challenge] = ()
    roster: Sequence[Fighter] = ()
    tables: Sequence[KeptTable] = ()

    def content(self) -> bytes:
        """Return it as a file, a line for each member, battle and change.

        Piece by piece: what is written at once lets nothing else run meanwhile.
        """
        return b"".join(self._pieces())

    def _pieces(self) -> Iterator[bytes]:
        sign = b"{"
        for name, value in self._head().items():
            yield sign + orjson.dumps(name) + b": " + orjson.dumps(value)
            sign = b",\n"
        for name, rows in self._lists().items():
            yield sign + orjson.dumps(name) + b": ["
            sign = b"\n"
            for row in rows:
                yield sign + orjson.dumps(row)
                sign = b",\n"
            yield b"]"
            sign = b",\n"
        yield b"}\n"

    def _head(self) -> dict[str, Any]:
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
            "conquest": dict(campaign.conquest),
        }

    def _lists(self) -> dict[str, Iterator[dict[str, Any]]]:
        """Return what there is many of: no ids but those of people."""
        places = {member: place for place, member in enumerate(self.members)}
        numbers = {one.id: one.number for one in self.battles}
        return {
            "members": (_member(one) for one in self.members.values()),
            "battles": (_battle(one, places) for one in self.battles),
            "regions": (_region(one, places) for one in self.plots),
            "challenges": (_challenge(one, places) for one in self.challenges),
            "events": (_event(one, places, numbers) for one in self.events),
            "roster": (_fighter(one, places) for one in self.roster),
            "tables": (dict(one.body) for one in self.tables),
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
        "region": one.region,
        "fought_here": None if one.battle_id is None else str(one.battle_id),
    }


def _region(one: Plot, places: Mapping[int, int]) -> dict[str, Any]:
    owner = None if one.owner_id is None else places[one.owner_id]
    return {"name": one.name, "owner": owner, "links": list(one.links)}


def _challenge(one: Challenge, places: Mapping[int, int]) -> dict[str, Any]:
    names = ("number", "region", "state", "season", "round", "due_at")
    told = {name: getattr(one, name) for name in names}
    return {"one": places[one.one_id], "two": places[one.two_id], **told}


def _event(one: Event, places: Mapping[int, int], numbers: Mapping[int, int]) -> dict[str, Any]:
    return {
        "at": moment_of(one.id),
        "user": str(one.actor_id),
        "name": one.actor_name,
        "action": one.action,
        "battle": None if one.about_id is None else numbers[one.about_id],
        "member": None if one.member_id is None else places[one.member_id],
        "data": one.data,
    }


def _fighter(one: Fighter, places: Mapping[int, int]) -> dict[str, Any]:
    names = ("game", "name", "leads", "size", "models", "experience", "battles", "misses")
    return {
        "member": places[one.member_id],
        **{name: getattr(one, name) for name in (*names, "state", "version")},
        "sheet": dict(one.sheet),
        "marks": [dict(mark) for mark in one.marks],
    }


async def whole(campaigns: Campaigns, campaign: Campaign) -> Whole:
    """Return a campaign with all that belongs to it, as it is at one moment."""
    return await campaigns.at_once(partial(_whole, campaign))


def _whole(campaign: Campaign, connection: Connection) -> Whole:
    def rows(kind: type[T], key: str = "id") -> list[T]:
        where = table_for(kind).c.campaign_id == campaign.id
        return list(read_pages(connection, kind, where, key=key))

    current = read_all(connection, Campaign, table_for(Campaign).c.id == campaign.id)
    plots = read_all(connection, Plot, table_for(Plot).c.campaign_id == campaign.id, order="place")
    return Whole(
        current[0] if current else campaign,
        {one.id: one for one in rows(Member)},
        rows(Fought, "number"),
        rows(Event),
        plots,
        rows(Challenge, "number"),
        rows(Fighter),
        rows(KeptTable),
    )
