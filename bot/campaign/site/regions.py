"""The regions of a campaign's map, where it has one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.battle.store import Store
from bot.campaign.access import campaigns_of
from bot.store.tables.campaign import CampaignRow


@dataclass(frozen=True, slots=True)
class OwnedRegion:
    """A region and its owner, as a site shows them.

    Attributes:
        name: What it is called.
        owner: Who owns it, empty where nobody does.
        links: What lies beside it.
    """

    name: str
    owner: str
    links: tuple[str, ...]


async def regions_of(store: Store, campaign: CampaignRow) -> Sequence[OwnedRegion]:
    """Return the regions of a campaign in its organisers' order, none where it has no map."""
    known = await campaigns_of(store).territory(campaign)
    members = await campaigns_of(store).members(campaign.id)
    return [
        OwnedRegion(name, "" if owner is None else members[owner].name, known.regions[name].links)
        for name, owner in known.owners.items()
    ]
