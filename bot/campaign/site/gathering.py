"""Everything that a campaign's site shows, gathered from the store in bounded steps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

from sqlalchemy import Connection
from sqlmodel import col, select

from bot.battle.past import past
from bot.battle.store import Store
from bot.battle.story.luck import Score, Tally
from bot.campaign.access import campaigns_of
from bot.campaign.results import COUNTING, entrant_of, result_of
from bot.campaign.scoring.progress import Progress, progress
from bot.campaign.scoring.rating import Rating, ratings
from bot.campaign.scoring.shares import shares_of, with_one_spelling
from bot.campaign.scoring.standings import Standings, standings
from bot.campaign.scoring.written import read_rule
from bot.campaign.site.regions import OwnedRegion, regions_of
from bot.store.journal.record import Entry, read_entry
from bot.store.rows import read_pages
from bot.store.tables.battle import EntryRow
from bot.store.tables.campaign import CampaignBattleRow, CampaignMemberRow, CampaignRow
from rulesets.core.ruleset.game import Ruleset

Count: TypeAlias = Callable[[Tally, Ruleset, Entry], None]
"""Takes the dice of an entry into a tally."""

_LUCK_TIME: Final = 1.0
"""Seconds for playing dice again; the newest battles come first."""
_LUCK_BATTLES: Final = 20


@dataclass(frozen=True, slots=True)
class Lucky:
    """A player's luck: in tests, pools and attacks together.

    Attributes:
        share: How many players of a hundred would have had less.
        actual: What was scored.
        expected: Its mean over all dice.
    """

    member: int
    share: int
    actual: float
    expected: float


@dataclass(frozen=True, slots=True)
class Shown:
    """A campaign as its site shows it.

    Attributes:
        members: Everybody of it by id.
        fought: The battles that count, by number.
        season: The standings of the season under way.
        overall: Those of all seasons together.
        ratings: The ratings of its players.
        progress: Campaign points over the season.
        lucky: Players' luck, the luckiest first.
        lucky_battles: Of how many battles.
        regions: Those of its map, where it has one.
        made_at: When it was gathered, in milliseconds since 1970.
    """

    campaign: CampaignRow
    members: Mapping[int, CampaignMemberRow]
    fought: Sequence[CampaignBattleRow]
    season: Standings
    overall: Standings
    ratings: Mapping[int, Rating]
    progress: Progress
    lucky: Sequence[Lucky]
    lucky_battles: int
    regions: Sequence[OwnedRegion] = field(default=())
    made_at: int = 0


async def gathered(store: Store, campaign: CampaignRow, count: Count) -> Shown:
    """Gather a campaign; long work runs on a thread.

    Args:
        store: Where it is kept.
        campaign: Which.
        count: What plays an entry's dice again.
    """
    campaigns = campaigns_of(store)
    fought = await campaigns.at_once(partial(_fought, campaign.id))
    members = await campaigns.members(campaign.id)
    rule = read_rule(campaign.rule)
    shares = await shares_of(store, {battle.game for battle in fought}) if rule.own_tables else {}
    lucky, lucky_battles = await _luck(store, members, fought, count)
    regions = await regions_of(store, campaign)

    def worked_out() -> Shown:
        results = with_one_spelling([result_of(battle) for battle in fought])
        fighting = {party for battle in fought for party in battle.parties}
        now = {
            party
            for battle in fought
            if battle.season == campaign.season
            for party in battle.parties
        }
        entrants = [
            entrant_of(member)
            for member in members.values()
            if member.plays or member.id in fighting
        ]
        current = [
            entrant_of(member) for member in members.values() if member.plays or member.id in now
        ]
        season = campaign.season
        return Shown(
            campaign,
            members,
            fought,
            standings(current, results, rule, shares, season=season),
            standings(entrants, results, rule, shares),
            ratings(results),
            progress(current, results, rule, shares, season=season),
            lucky,
            lucky_battles,
            regions,
            campaigns.clock(),
        )

    return await asyncio.to_thread(worked_out)


def _fought(campaign_id: int, connection: Connection) -> list[CampaignBattleRow]:
    question = select(CampaignBattleRow).where(
        CampaignBattleRow.campaign_id == campaign_id, col(CampaignBattleRow.state).in_(COUNTING)
    )
    return list(read_pages(connection, question, "number"))


async def _luck(
    store: Store,
    members: Mapping[int, CampaignMemberRow],
    fought: Sequence[CampaignBattleRow],
    counting: Count,
) -> tuple[list[Lucky], int]:
    """Return the players' luck in the newest battles fought here, as many as time allows."""
    tally, count = Tally(), 0
    here = [
        battle
        for battle in reversed(fought)
        if battle.battle_id is not None and battle.game in store.games
    ]
    until = monotonic() + _LUCK_TIME
    for battle in here[:_LUCK_BATTLES]:
        if monotonic() > until or battle.battle_id is None:
            break
        journal = await store.ask(partial(past.battle_journal, battle_id=battle.battle_id))
        if journal is None:
            continue
        await store.ready(battle.game)
        game = store.games[battle.game]
        async for rows in past.pages(store, journal.id):
            await asyncio.to_thread(_count, counting, tally, game, rows)
            if monotonic() > until:
                break
        count += 1
    found = []
    for member in members.values():
        whole = Score()
        for share in tally.shares(member.user_id):
            for score in (share.luck.tests, share.luck.attacks):
                whole.add(score.actual, score.expected, score.variance)
        if whole.share is not None:
            rounded = round(100 * whole.share)
            found.append(Lucky(member.id, rounded, whole.actual, whole.expected))
    return sorted(found, key=lambda lucky: (-lucky.share, lucky.member)), count


def _count(counting: Count, tally: Tally, game: Ruleset, rows: Sequence[EntryRow]) -> None:
    for row in rows:
        entry = read_entry(row)
        if not entry.secret:
            counting(tally, game, entry)
