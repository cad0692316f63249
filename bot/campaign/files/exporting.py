"""A whole campaign, read out as a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import orjson
from sqlalchemy import Connection
from sqlmodel import select

from bot.campaign.campaigns import Campaigns
from bot.campaign.files.document import FORMAT, VERSION
from bot.campaign.files.parts import (
    BattlePart,
    CampaignDocument,
    ChallengePart,
    EventPart,
    FighterPart,
    MemberPart,
    RegionPart,
)
from bot.campaign.ledger import campaign_with_id, members_of
from bot.campaign.map.changes import plots_of
from bot.store.queries import table_of
from bot.store.rows import read_pages
from bot.store.snowflake import moment_of
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

R = TypeVar("R", bound=Row)

_Positions: TypeAlias = dict[int | None, int | None]
"""Positions of rows in the file, by their ids; None for none."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A campaign with all that belongs to it.

    Attributes:
        events: Its changes, in order.
        plots: The regions of its map.
        roster: Who is kept from battle to battle.
        tables: Those of its organisers.
    """

    campaign: CampaignRow
    members: Mapping[int, CampaignMemberRow]
    battles: Sequence[CampaignBattleRow]
    events: Sequence[CampaignEventRow]
    plots: Sequence[CampaignRegionRow] = ()
    challenges: Sequence[CampaignChallengeRow] = ()
    roster: Sequence[FighterRow] = ()
    tables: Sequence[OwnTableRow] = ()

    def content(self) -> bytes:
        """Return it as a file, with a line for each member, battle and change.

        It is written piece by piece, so that others run in between.
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
        return CampaignDocument.write(self.campaign, format=FORMAT, version=VERSION)

    def _lists(self) -> dict[str, Iterator[dict[str, Any]]]:
        """Return the long lists of a campaign, with no ids but those of people."""
        positions: _Positions = {member: position for position, member in enumerate(self.members)}
        positions[None] = None
        numbers: _Positions = {None: None, **{battle.id: battle.number for battle in self.battles}}
        return {
            "members": (
                MemberPart.write(row, user=str(row.user_id)) for row in self.members.values()
            ),
            "battles": (_battle(row, positions) for row in self.battles),
            "regions": (RegionPart.write(row, owner=positions[row.owner_id]) for row in self.plots),
            "challenges": (
                ChallengePart.write(row, one=positions[row.one_id], two=positions[row.two_id])
                for row in self.challenges
            ),
            "events": (_event(row, positions, numbers) for row in self.events),
            "roster": (
                FighterPart.write(row, member=positions[row.member_id]) for row in self.roster
            ),
            "tables": (row.body for row in self.tables),
        }


def _battle(row: CampaignBattleRow, positions: _Positions) -> dict[str, Any]:
    battle_id = row.battle_id
    return BattlePart.write(
        row,
        one=positions[row.one_id],
        two=positions[row.two_id],
        points=row.points,
        factions=(row.faction_one, row.faction_two),
        proposer=positions[row.proposer_id],
        fought_here=None if battle_id is None else str(battle_id),
    )


def _event(row: CampaignEventRow, positions: _Positions, numbers: _Positions) -> dict[str, Any]:
    return EventPart.write(
        row,
        at=moment_of(row.id),
        user=str(row.actor_id),
        name=row.actor_name,
        battle=numbers[row.about_id],
        member=positions[row.member_id],
    )


async def whole(campaigns: Campaigns, campaign: CampaignRow) -> Whole:
    """Return a campaign with all that belongs to it, as it is at one moment."""
    return await campaigns.at_once(partial(_whole, campaign))


def _whole(campaign: CampaignRow, connection: Connection) -> Whole:
    def rows(kind: type[R], key: str = "id") -> list[R]:
        question = select(kind).where(table_of(kind).c.campaign_id == campaign.id)
        return list(read_pages(connection, question, key))

    return Whole(
        campaign_with_id(connection, campaign.id) or campaign,
        members_of(connection, campaign.id),
        rows(CampaignBattleRow, "number"),
        rows(CampaignEventRow),
        plots_of(campaign.id, connection),
        rows(CampaignChallengeRow, "number"),
        rows(FighterRow),
        rows(OwnTableRow),
    )
