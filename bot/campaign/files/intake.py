"""A campaign from a file, or battles from a spreadsheet: kept in steps, seen once all is there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from bot.campaign.battles import MOST_BATTLES
from bot.campaign.campaigns import Campaigns
from bot.campaign.files.parts import (
    BattlePart,
    CampaignDocument,
    ChallengePart,
    EventPart,
    RegionPart,
)
from bot.campaign.files.staging import STEP, Staging
from bot.campaign.ledger import Act, Asked, Done, Ledger
from bot.campaign.members import MOST_CAMPAIGNS
from bot.store.queries import table_of
from bot.store.tables.battle import BattleRow, ChannelRow
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
from bot.texts.names import clean, fold
from rulesets.refusal import Refusal

_STEP_BITS: Final = 22
BATTLES_TAKEN: Final = "campaign-battles"
"""The change that notes battles from a spreadsheet."""


async def take_in(
    campaigns: Campaigns, asked: Asked, guild_id: int, found: CampaignDocument
) -> CampaignRow:
    """Keep a campaign from a file as a new one.

    Raises:
        Refusal: `campaign-exists`, `too-many-campaigns`, `name-empty`, `name-too-long`.
    """
    name = clean(found.name)
    names = ("status", "game", "rule", "season", "round", "silence")
    conquest = found.conquest.model_dump(exclude_unset=True)
    values = {name: getattr(found, name) for name in names} | {"conquest": conquest}
    async with campaigns.staging(values) as staged:
        await staged.write(partial(_check_room, guild_id, name))
        members = [staged.ids.next() for _ in found.members]
        battles = {battle.number: staged.ids.next() for battle in found.battles}
        await staged.add(table_of(CampaignMemberRow), _member_rows(found, staged.id, members))
        for start in range(0, len(found.battles), STEP):
            part = found.battles[start : start + STEP]
            rows = _battle_rows(part, staged.id, members, battles)
            await staged.write(partial(_insert_battles, guild_id, rows))
        await staged.add(table_of(CampaignRegionRow), _plot_rows(found.regions, staged, members))
        await staged.add(
            table_of(CampaignChallengeRow), _challenge_rows(found.challenges, staged, members)
        )
        await _add_events(staged, found.events, members, battles, campaigns.clock())
        await staged.add(table_of(FighterRow), _fighter_rows(found, staged, members))
        tables = [
            {
                "id": staged.ids.next(),
                "campaign_id": staged.id,
                "key": table.id,
                "body": table.model_dump(mode="json"),
            }
            for table in found.tables
        ]
        await staged.add(table_of(OwnTableRow), tables)
        return (await campaigns.act(asked, staged.id, _finishing(guild_id, name))).campaign


def _check_room(guild_id: int, name: str, connection: Connection) -> None:
    table = table_of(CampaignRow)
    own = table.c.guild_id == guild_id
    if connection.execute(select(table.c.id).where(own, table.c.key == fold(name))).first():
        raise Refusal("campaign-exists", campaign=name)
    kept = select(func.count()).select_from(table).where(own)
    if connection.execute(kept).scalar_one() >= MOST_CAMPAIGNS:
        raise Refusal("too-many-campaigns", most=MOST_CAMPAIGNS)


def _finishing(guild_id: int, name: str) -> Act:
    def deed(ledger: Ledger) -> None:
        _check_room(guild_id, name, ledger.connection)
        values = {"guild_id": guild_id, "name": name, "key": fold(name)}
        ledger.set(CampaignRow, ledger.campaign.id, **values)
        ledger.note("campaign-import")

    return deed


def _member_rows(
    found: CampaignDocument, campaign_id: int, members: Sequence[int]
) -> list[dict[str, Any]]:
    return [
        {
            "id": row_id,
            "campaign_id": campaign_id,
            "user_id": int(member.user),
            **member.columns(),
        }
        for row_id, member in zip(members, found.members, strict=True)
    ]


def _battle_rows(
    found: Sequence[BattlePart],
    campaign_id: int,
    members: Sequence[int],
    battles: Mapping[int, int],
) -> list[dict[str, Any]]:
    return [
        {
            "id": battles[battle.number],
            "campaign_id": campaign_id,
            **battle.columns(),
            "one_id": members[battle.one],
            "two_id": None if battle.two is None else members[battle.two],
            "points_one": battle.points[0] if battle.points else None,
            "points_two": battle.points[1] if battle.points else None,
            "faction_one": battle.factions[0],
            "faction_two": battle.factions[1],
            "proposer_id": None if battle.proposer is None else members[battle.proposer],
            "battle_id": None if battle.fought_here is None else int(battle.fought_here),
        }
        for battle in found
    ]


def _insert_battles(guild_id: int, rows: Sequence[dict[str, Any]], connection: Connection) -> None:
    """Add battles, tied to those of the log that ended on this server and no campaign has."""
    fought, battle, channel = table_of(CampaignBattleRow), table_of(BattleRow), table_of(ChannelRow)
    named = [row["battle_id"] for row in rows if row["battle_id"] is not None]
    claimed = select(fought.c.battle_id).where(fought.c.battle_id.in_(named))
    question = (
        select(battle.c.id)
        .join(channel, channel.c.id == battle.c.channel_id)
        .where(battle.c.id.in_(named), battle.c.status == "ended", channel.c.guild_id == guild_id)
        .where(battle.c.id.not_in(claimed))
    )
    known = set(connection.execute(question).scalars()) if named else set()
    for row in rows:
        row["battle_id"] = row["battle_id"] if row["battle_id"] in known else None
    connection.execute(insert(fought), list(rows))


def _plot_rows(
    found: Sequence[RegionPart], staged: Staging, members: Sequence[int]
) -> list[dict[str, Any]]:
    return [
        {
            "id": staged.ids.next(),
            "campaign_id": staged.id,
            "place": position,
            **region.columns(),
            "owner_id": None if region.owner is None else members[region.owner],
        }
        for position, region in enumerate(found)
    ]


def _challenge_rows(
    found: Sequence[ChallengePart], staged: Staging, members: Sequence[int]
) -> list[dict[str, Any]]:
    return [
        {
            "id": staged.ids.next(),
            "campaign_id": staged.id,
            "one_id": members[challenge.one],
            "two_id": members[challenge.two],
            **challenge.columns(),
        }
        for challenge in found
    ]


def _fighter_rows(
    found: CampaignDocument, staged: Staging, members: Sequence[int]
) -> list[dict[str, Any]]:
    return [
        {
            "id": staged.ids.next(),
            "campaign_id": staged.id,
            "member_id": members[fighter.member],
            "key": fold(fighter.name),
            **fighter.columns(),
        }
        for fighter in found.roster
    ]


async def _add_events(
    staged: Staging,
    found: Sequence[EventPart],
    members: Sequence[int],
    battles: Mapping[int, int],
    now: int,
) -> None:
    last = 0
    for start in range(0, len(found), STEP):
        part = [
            _event_row(event, staged.id, members, battles) for event in found[start : start + STEP]
        ]
        # What is said to come yet would be newer than all that does.
        moments = [min(event.at, now) for event in found[start : start + STEP]]
        last = await staged.write(partial(_insert_events, part, moments, last))


def _event_row(
    event: EventPart, campaign_id: int, members: Sequence[int], battles: Mapping[int, int]
) -> dict[str, Any]:
    return {
        "campaign_id": campaign_id,
        "interaction_id": None,
        "actor_id": int(event.user),
        "actor_name": event.name,
        **event.columns(),
        "about_id": None if event.battle is None else battles[event.battle],
        "member_id": None if event.member is None else members[event.member],
    }


def _insert_events(
    rows: Sequence[dict[str, Any]], moments: Sequence[int], last: int, connection: Connection
) -> int:
    """Add changes under new ids that tell when they were made, rising; return the last of them.

    The ids of a moment begin in its lower half: as many as a file has follow each other in it.
    """
    table = table_of(CampaignEventRow)
    while True:
        ids: list[int] = []
        for moment in moments:
            drawn = moment << _STEP_BITS | secrets.randbits(_STEP_BITS - 1)
            ids.append(max(drawn, (ids[-1] if ids else last) + 1))
        known = select(func.max(table.c.id)).where(table.c.id.in_(ids))
        taken = connection.execute(known).scalar_one()
        if taken is not None:
            last = max(last, taken)  # whoever else has ids of that moment is passed by
            continue
        new = [{"id": row_id, **row} for row_id, row in zip(ids, rows, strict=True)]
        connection.execute(insert(table), new)
        return ids[-1]


async def take_battles(
    campaigns: Campaigns, asked: Asked, campaign: CampaignRow, rows: Sequence[Mapping[str, Any]]
) -> Done:
    """Add battles from elsewhere to a campaign, all of them or none.

    Args:
        campaigns: The campaigns.
        asked: Who does.
        campaign: The campaign.
        rows: The columns of each battle but for its ids; `number` None for the next one.

    Raises:
        Refusal: `only-organiser`, `campaign-closed`, `too-many-campaign-battles`,
            `csv-number-taken`.
    """
    names = ("status", "game", "rule", "season", "round", "silence")
    async with campaigns.staging({name: getattr(campaign, name) for name in names}) as staged:
        more = {"campaign_id": staged.id, "proposer_id": None, "version": 0, "battle_id": None}
        for start in range(0, len(rows), STEP):
            part = [{"id": staged.ids.next(), **more, **row} for row in rows[start : start + STEP]]
            await staged.add(table_of(CampaignBattleRow), part)
        return await campaigns.act(asked, campaign.id, _handing_over(staged.id, len(rows)))


def _handing_over(staged_id: int, count: int) -> Act:
    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        ledger.check_open()
        if ledger.count(CampaignBattleRow) + count > MOST_BATTLES:
            raise Refusal("too-many-campaign-battles", most=MOST_BATTLES)
        table = table_of(CampaignBattleRow)
        coming = table.c.campaign_id == staged_id
        new = select(table.c.number).where(coming)
        own = table.c.campaign_id == ledger.campaign.id
        taken = select(func.min(table.c.number)).where(own, table.c.number.in_(new))
        number = ledger.connection.execute(taken).scalar_one()
        if number is not None:
            raise Refusal("csv-number-taken", number=str(number), campaign=ledger.campaign.name)
        moved = update(table).where(coming).values(campaign_id=ledger.campaign.id)
        ledger.connection.execute(moved)
        ledger.note(BATTLES_TAKEN, {"count": count})

    return deed
