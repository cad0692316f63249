"""The map of a campaign: drawn and changed by its organisers; owners are worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert
from sqlalchemy import select as select_columns
from sqlmodel import col, select

from bot.campaign.ledger import Ledger
from bot.campaign.map.territory import (
    Conquest,
    Fight,
    Grant,
    Region,
    Territory,
    read_conquest,
    territory,
)
from bot.campaign.results import COUNTING
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.snowflake import moment_of
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRegionRow,
    CampaignRow,
)
from bot.texts.names import fold, listed, matching, near
from rulesets.refusal import Refusal

GIVEN: Final = "territory-owner"
"""The change that gives a region to somebody."""
DRAWN: Final = "territory-map"
"""The change that draws the map."""
RULED: Final = "territory-rule"
"""The change of the rule by which regions are won."""
ANSWER: Final = 72
"""Hours for the answer to a challenge, by default."""
_TOGETHER: Final = 1000
"""Battles that are read in one step."""
NO_REGION: Final = "-"
"""The text that takes a battle's region away."""


def plots_of(campaign_id: int, connection: Connection) -> list[CampaignRegionRow]:
    """Return the regions of a campaign's map as they were drawn."""
    question = select(CampaignRegionRow).where(CampaignRegionRow.campaign_id == campaign_id)
    return read(connection, question.order_by(col(CampaignRegionRow.place)))


def read_territory(campaign: CampaignRow, connection: Connection) -> Territory:
    """Return a campaign's map as it is now."""
    return territory(*read_facts(campaign, connection))


def read_facts(
    campaign: CampaignRow, connection: Connection
) -> tuple[list[Region], Conquest, list[Fight], list[Grant]]:
    """Return the facts from which a map is worked out, read some at a time."""
    plots = plots_of(campaign.id, connection)
    regions = [
        Region(plot.name, plot.owner_id, tuple(plots[position].name for position in plot.links))
        for plot in plots
    ]
    names = {fold(plot.name): plot.name for plot in plots}
    fights = _fights(campaign.id, names, connection) if plots else []
    grants = _grants(campaign.id, names, connection) if plots else []
    return regions, read_conquest(campaign.conquest), fights, grants


def _fights(campaign_id: int, names: Mapping[str, str], connection: Connection) -> list[Fight]:
    table = table_of(CampaignBattleRow).c
    columns = (table.played_at, table.number, table.region, table.one_id, table.two_id)
    question = select_columns(*columns, table.outcome).where(
        table.campaign_id == campaign_id,
        table.region != "",
        table.two_id.is_not(None),
        table.state.in_(COUNTING),
    )
    meant = cache(lambda region: names.get(fold(region)))
    after, found = 0, []
    while rows := _next(connection, question.where(table.number > after), table.number):
        found += [
            Fight(at, number, known, (first, second), {"one": first, "two": second}.get(outcome))
            for at, number, region, first, second, outcome in rows
            if (known := meant(region)) is not None
        ]
        after = rows[-1].number
    return found


def _next(connection: Connection, question: Select[Any], key: Any) -> Sequence[Any]:
    return connection.execute(question.order_by(key).limit(_TOGETHER)).all()


def _grants(campaign_id: int, names: Mapping[str, str], connection: Connection) -> list[Grant]:
    table = table_of(CampaignEventRow).c
    where = (table.campaign_id == campaign_id, table.action == GIVEN)
    question = select(table.id, table.member_id, table.data).where(*where)
    return [
        Grant(data.get("at") or moment_of(row_id), row_id, names[fold(data["region"])], member)
        for row_id, member, data in connection.execute(question).all()
        if fold(data["region"]) in names
    ]


def named_region(known: Territory, text: str) -> str:
    """Return the region meant, by its name or its beginning.

    Raises:
        Refusal: `no-map`, `unknown-region`.
    """
    if not known.regions:
        raise Refusal("no-map")
    found = matching(text, {fold(region): region for region in known.regions})
    if len(found) == 1:
        return found[0]
    likely = [*found, *(region for region in near(text, known.regions) if region not in found)]
    raise Refusal("unknown-region", region=text[:40], near=listed(likely) or None)


def fought_for(ledger: Ledger, text: str, parties: Iterable[int]) -> str:
    """Return the region of a battle of two; an organiser may name any region.

    Raises:
        Refusal: as `named_region`, `region-other-owner`, `region-no-link`.
    """
    known = read_territory(ledger.campaign, ledger.connection)
    region = named_region(known, text)
    barred = None if ledger.rules else known.barred(region, parties)
    if barred == "other-owner":
        owner = known.owners[region]
        name = "" if owner is None else ledger.members()[owner].name
        raise Refusal("region-other-owner", region=region, owner=name)
    if barred is not None:
        raise Refusal("region-no-link", region=region)
    return region


def draw_map(
    regions: Sequence[tuple[str, int | None, Sequence[int]]],
) -> Callable[[Ledger], None]:
    """Draw the map anew: earlier battles and changes count for regions of the same names.

    Args:
        regions: The name, first owner and neighbours' places of each.

    Raises:
        Refusal: `only-organiser`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        table = table_of(CampaignRegionRow)
        ledger.connection.execute(delete(table).where(table.c.campaign_id == ledger.campaign.id))
        rows = [
            {
                "id": ledger.new_id(),
                "campaign_id": ledger.campaign.id,
                "place": position,
                "name": name,
                "owner_id": owner,
                "links": list(links),
            }
            for position, (name, owner, links) in enumerate(regions)
        ]
        if rows:
            ledger.connection.execute(insert(table), rows)
        ledger.note(DRAWN, {"regions": len(rows)})

    return deed


def give(text: str, actor: Actor | None, at: int | None) -> Callable[[Ledger], None]:
    """Give a region to a player, or to nobody, now or from a day on.

    Raises:
        Refusal: `only-organiser`, `not-in-campaign`, `region-owned-already`, and as
            `named_region`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        known = read_territory(ledger.campaign, ledger.connection)
        region = named_region(known, text)
        owner: CampaignMemberRow | None = None if actor is None else ledger.playing(actor)
        owner_id = None if owner is None else owner.id
        if at is None and known.owners[region] == owner_id:
            name = None if owner is None else owner.name
            raise Refusal("region-owned-already", region=region, owner=name)
        told: dict[str, Any] = {"region": region} | ({} if at is None else {"at": at})
        ledger.note(GIVEN, told, member=owner_id)

    return deed
