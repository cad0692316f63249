"""A person's data in campaigns: counted, handed out, and put under a pseudonym."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, func, or_, select, union, update

from bot.store.queries import table_of
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignChallengeRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRegionRow,
    CampaignRow,
    FighterRow,
)

_MOST_EVENTS: Final = 20_000


def count(connection: Connection, user_id: int) -> int:
    """Return how many campaigns a person is or was of, or has changed."""
    member, event = table_of(CampaignMemberRow).c, table_of(CampaignEventRow).c
    known = union(
        select(member.campaign_id).where(member.user_id == user_id),
        select(event.campaign_id).where(event.actor_id == user_id),
    ).subquery()
    return int(connection.execute(select(func.count()).select_from(known)).scalar_one())


def names(user_id: int) -> tuple[Select[tuple[str]], ...]:
    """Return what asks for the names a person was known by."""
    member, event = table_of(CampaignMemberRow).c, table_of(CampaignEventRow).c
    return (
        select(member.name).distinct().where(member.user_id == user_id).limit(10),
        select(event.actor_name).distinct().where(event.actor_id == user_id).limit(10),
    )


def rows_of(connection: Connection, user_id: int) -> dict[str, Any]:
    """Return what campaigns keep of a person: where they are members, and what they did."""
    campaign, member = table_of(CampaignRow), table_of(CampaignMemberRow)
    event = table_of(CampaignEventRow)
    joined = (
        select(campaign.c.name.label("campaign"), member)
        .join(campaign, campaign.c.id == member.c.campaign_id)
        .where(member.c.user_id == user_id)
        .order_by(member.c.id)
    )
    did = (
        select(campaign.c.name.label("campaign"), event)
        .join(campaign, campaign.c.id == event.c.campaign_id)
        .where(event.c.actor_id == user_id)
        .order_by(event.c.id)
        .limit(_MOST_EVENTS)
    )
    challenge, plot = table_of(CampaignChallengeRow), table_of(CampaignRegionRow)
    challenger = member.alias()
    challenged = (
        select(campaign.c.name.label("campaign"), challenge, challenger.c.user_id.label("sender"))
        .join(campaign, campaign.c.id == challenge.c.campaign_id)
        .join(challenger, challenger.c.id == challenge.c.one_id)
        .join(member, member.c.id.in_((challenge.c.one_id, challenge.c.two_id)))
        .where(member.c.user_id == user_id)
        .order_by(challenge.c.id)
        .limit(_MOST_EVENTS)
    )
    owned = (
        select(campaign.c.name.label("campaign"), plot.c.name)
        .join(campaign, campaign.c.id == plot.c.campaign_id)
        .join(member, member.c.id == plot.c.owner_id)
        .where(member.c.user_id == user_id)
        .order_by(plot.c.id)
    )
    fought = _fought(user_id)
    kept = _kept(user_id)
    told = ("campaign", "name", "organises", "plays", "faction", "army", "season", "round")
    return {
        "campaigns": [
            {key: row[key] for key in told} for row in connection.execute(joined).mappings()
        ],
        "campaign_challenges": [
            {
                **{key: row[key] for key in ("campaign", "number", "region", "state")},
                "sent": row["sender"] == user_id,
            }
            for row in connection.execute(challenged).mappings()
        ],
        "campaign_regions": [
            {"campaign": row["campaign"], "region": row["name"]}
            for row in connection.execute(owned).mappings()
        ],
        "campaign_battles": [dict(row) for row in connection.execute(fought).mappings()],
        "campaign_rosters": [dict(row) for row in connection.execute(kept).mappings()],
        "campaign_changes": [
            {
                "campaign": row["campaign"],
                "name": row["actor_name"],
                "action": row["action"],
                "data": row["data"],
            }
            for row in connection.execute(did).mappings()
        ],
    }


def _fought(user_id: int) -> Select[Any]:
    """Return what asks for the battles a person fought or told of."""
    campaign, member = table_of(CampaignRow), table_of(CampaignMemberRow)
    battle = table_of(CampaignBattleRow)
    names = ("number", "season", "round", "game", "outcome", "points_one", "points_two", "size")
    own = select(member.c.id).where(member.c.user_id == user_id)
    columns = (battle.c[name] for name in (*names, "state", "played_at", "note", "region"))
    parties = (battle.c.one_id, battle.c.two_id, battle.c.proposer_id)
    return (
        select(campaign.c.name.label("campaign"), *columns)
        .join(campaign, campaign.c.id == battle.c.campaign_id)
        .where(or_(*(party.in_(own) for party in parties)))
        .order_by(battle.c.id)
        .limit(_MOST_EVENTS)
    )


def _kept(user_id: int) -> Select[Any]:
    """Return what asks for the units and characters a person keeps."""
    campaign, member = table_of(CampaignRow), table_of(CampaignMemberRow)
    fighter = table_of(FighterRow)
    names = ("game", "name", "size", "models", "experience", "battles", "misses", "state", "marks")
    return (
        select(campaign.c.name.label("campaign"), *(fighter.c[name] for name in (*names, "sheet")))
        .join(campaign, campaign.c.id == fighter.c.campaign_id)
        .join(member, member.c.id == fighter.c.member_id)
        .where(member.c.user_id == user_id)
        .order_by(fighter.c.id)
        .limit(_MOST_EVENTS)
    )


def anonymise(connection: Connection, user_id: int, name: str, other: int) -> int:
    """Put a pseudonym in a person's place in every campaign; return in how many rows."""
    member, event = table_of(CampaignMemberRow), table_of(CampaignEventRow)
    was = update(member).where(member.c.user_id == user_id).values(user_id=other, name=name)
    did = update(event).where(event.c.actor_id == user_id).values(actor_id=other, actor_name=name)
    return int(connection.execute(was).rowcount) + int(connection.execute(did).rowcount)
