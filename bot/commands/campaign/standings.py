"""Standings of a campaign, and records of players against each other."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.results import entrant_of
from bot.campaign.scoring.rating import ratings
from bot.campaign.scoring.result import Result
from bot.campaign.scoring.shares import shares_of, with_one_spelling
from bot.campaign.scoring.standings import Record, Row, Standings, standings
from bot.campaign.scoring.written import read_rule
from bot.commands.campaign.presenter import meant, person, server
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import CampaignName, Player, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.views.cards.card import Card
from bot.views.words.numbers import signed
from rulesets.core.declaring.kind import Whole
from rulesets.refusal import Refusal

_SHOWN: Final = 30
_RECORDS: Final = 20
_HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
"""Between what was won, drawn and lost: a phone's line does not end there."""


@command("campaign standings")
async def show(
    context: CommandContext,
    *,
    season: Annotated[int | None, Whole(1, 999)] = None,
    all: YesNo = False,  # noqa: A002 - the name of the option
    ratings: YesNo = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign standings`, of the season under way where none is named.

    Raises:
        Refusal: `season-to-come`, and as `Campaigns.find`; for ratings, `no-battle-counts`.
    """
    server(context)
    if ratings:
        return _ratings(context, campaign)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        if season is not None and season > chosen.season:
            raise Refusal("season-to-come", campaign=chosen.name, season=str(chosen.season))
        wanted = season or (None if all else chosen.season)
        table, people = await counted(context, chosen, season=wanted)
        texts = context.texts
        rows = table.rows
        lines = [_row_line(context, row, people) for row in rows[:_SHOWN]]
        if len(rows) > _SHOWN:
            lines.append(texts("campaign-more", count=len(rows) - _SHOWN))
        key = "campaign-table-season" if wanted is not None else "campaign-table-all"
        now = wanted == chosen.season and chosen.status == "open"
        headline = texts(key, season=str(wanted), round=str(chosen.round) if now else None)
        if not rows:
            lines.append(texts("campaign-nobody"))
        card = Card(texts("campaign-title", campaign=chosen.name), headline, tuple(lines))
        data = [row_data(row, people) for row in rows]
        return Answer(card, details=lambda: {"campaign": chosen.name, "standings": data})

    return Promise(shown(), lambda answer: answer)


def _ratings(context: CommandContext, named: str | None) -> Promise[Answer]:
    """Promise the ratings of the players, over all seasons."""

    async def shown() -> Answer:
        campaign = await meant(context, named)
        fought = await campaigns_of(context.store).results(campaign.id)
        people = await campaigns_of(context.store).members(campaign.id)
        found = await asyncio.to_thread(ratings, fought)
        if not found:
            raise Refusal("no-battle-counts", campaign=campaign.name)
        ordered = sorted(found.items(), key=lambda item: (-item[1].value, item[0]))
        texts = context.texts
        lines = [
            texts(
                "campaign-rating",
                name=people[member].name,
                rating=str(round(rating.value)),
                margin=str(round(2 * rating.deviation)),
            )
            for member, rating in ordered[:_SHOWN]
        ]
        if len(ordered) > _SHOWN:
            lines.append(texts("campaign-more", count=len(ordered) - _SHOWN))
        data = [
            {
                "name": people[member].name,
                "rating": round(rating.value),
                "deviation": round(rating.deviation),
            }
            for member, rating in ordered
        ]
        title = texts("campaign-title", campaign=campaign.name)
        card = Card(title, texts("campaign-ratings"), tuple(lines))
        return Answer(card, details=lambda: {"campaign": campaign.name, "ratings": data})

    return Promise(shown(), lambda answer: answer)


async def counted(
    context: CommandContext, campaign: CampaignRow, *, season: int | None
) -> tuple[Standings, Mapping[int, CampaignMemberRow]]:
    """Return a campaign's standings, with its members by id."""
    fought = await campaigns_of(context.store).results(campaign.id)
    people = await campaigns_of(context.store).members(campaign.id)
    return await tallied(context, campaign, people, fought, season=season), people


async def tallied(
    context: CommandContext,
    campaign: CampaignRow,
    people: Mapping[int, CampaignMemberRow],
    fought: Sequence[Result],
    *,
    season: int | None,
) -> Standings:
    """Return the standings that battles make, worked out beside the event loop.

    A member who only organises, or left without a battle in the season, is not ranked.
    """
    rule = read_rule(campaign.rule)
    shares = (
        await shares_of(context.store, {battle.game for battle in fought})
        if rule.own_tables
        else {}
    )

    def count() -> Standings:
        fighting = {
            party
            for battle in fought
            if season in (None, battle.season)
            for party in (battle.one, battle.two)
        }
        entrants = [
            entrant_of(member)
            for member in people.values()
            if member.plays or member.id in fighting
        ]
        battles = with_one_spelling(fought)
        return standings(entrants, battles, rule, shares, season=season)

    return await asyncio.to_thread(count)


@command("campaign record")
async def record(
    context: CommandContext,
    *,
    player: Player = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign record`: a player's against each opponent, else that of each faction.

    Raises:
        Refusal: as `Campaigns.find`, `not-in-campaign`, `no-battle-counts`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        table, people = await counted(context, chosen, season=None)
        texts = context.texts
        title = texts("campaign-title", campaign=chosen.name)
        found: dict[str, Record] = dict(table.factions)
        headline = texts("campaign-factions")
        if player is not None:
            who = person(player)
            own = next((member for member in people.values() if member.user_id == who.id), None)
            if own is None:
                raise Refusal("not-in-campaign", name=who.name, campaign=chosen.name)
            headline = texts("campaign-against", name=own.name)
            found = {
                people[other].name: record
                for (member, other), record in table.pairs.items()
                if member == own.id
            }
        if not found:
            raise Refusal("no-battle-counts", campaign=chosen.name)
        ordered = sorted(found.items(), key=lambda item: (-item[1].played, item[0]))
        lines = [_record_line(context, name, record) for name, record in ordered[:_RECORDS]]
        if len(ordered) > _RECORDS:
            lines.append(texts("campaign-more", count=len(ordered) - _RECORDS))
        data = {
            name: {"won": record.won, "drawn": record.drawn, "lost": record.lost}
            for name, record in ordered
        }
        card = Card(title, headline, tuple(lines))
        return Answer(card, details=lambda: {"campaign": chosen.name, "records": data})

    return Promise(shown(), lambda answer: answer)


def _record_line(context: CommandContext, name: str, tally: Record) -> str:
    record = _HYPHEN.join(map(str, (tally.won, tally.drawn, tally.lost)))
    return context.texts("campaign-record-line", name=name, record=record)


def _row_line(context: CommandContext, row: Row, people: Mapping[int, CampaignMemberRow]) -> str:
    member, length = people[row.member], abs(row.streak)
    return context.texts(
        "campaign-row",
        place=str(row.place),
        name=member.name,
        faction=member.faction or None,
        points=row.points,
        record=_HYPHEN.join(map(str, (row.record.won, row.record.drawn, row.record.lost))),
        difference=signed(row.difference) if row.difference else "0",
        byes=row.byes,
        streak=("won" if row.streak > 0 else "lost") if length > 1 else None,
        length=length,
        gone="no" if member.plays else "yes",
    )


def row_data(row: Row, people: Mapping[int, CampaignMemberRow]) -> dict[str, Any]:
    """Return a row of the standings as data."""
    return {
        "place": row.place,
        "name": people[row.member].name,
        "points": row.points,
        "won": row.record.won,
        "drawn": row.record.drawn,
        "lost": row.record.lost,
        "byes": row.byes,
        "scored": row.scored,
        "conceded": row.conceded,
        "opponents": row.opponents,
        "streak": row.streak,
    }
