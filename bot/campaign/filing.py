"""The result of a battle fought here, filed in its campaign as the battle ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, select

from bot.campaign.battles import Told, new_values, values_shown
from bot.campaign.ledger import Asked, holding
from bot.store.queries import table_of
from bot.store.statements import Operation
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRow,
)

AGREED: Final = "battle-agreed"
"""The change that files a result to which both players agreed as their battle ended."""


def filing(
    new_id: Callable[[], int],
    asked: Asked,
    campaign: CampaignRow,
    parties: tuple[CampaignMemberRow, CampaignMemberRow],
    told: Told,
    *,
    battle_id: int,
    agreed: bool,
) -> tuple[int, list[Operation]]:
    """Return the id of a battle fought here, and the writes that report it in the same transaction.

    Args:
        new_id: Gives ids.
        asked: Who ends the battle.
        campaign: Where it counts.
        parties: Who fought it.
        told: Its result.
        battle_id: The battle.
        agreed: Whether both agreed to the result as one of their campaign: it counts at once. Else
            the other confirms it, or both do where a referee ends the battle.
    """
    own = next((member.id for member in parties if member.user_id == asked.actor.id), None)
    other = next((member.id for member in parties if member.id != own), None)
    values = new_values(campaign, parties, told, asked.at, proposed=True)
    if agreed:
        values |= {"state": "confirmed", "due_at": None}
    row = {
        "id": new_id(),
        "campaign_id": campaign.id,
        "proposer_id": other if agreed else own,
        "battle_id": battle_id,
        **values,
    }
    table = table_of(CampaignBattleRow)
    last = select(func.coalesce(func.max(table.c.number), 0) + 1).where(
        table.c.campaign_id == bindparam("of_campaign", type_=table.c.campaign_id.type)
    )
    columns = {name: bindparam(name, type_=table.c[name].type) for name in row}
    adding = insert(table).values(number=last.scalar_subquery(), **columns)
    event: dict[str, Any] = {
        "id": new_id(),
        "campaign_id": campaign.id,
        "interaction_id": asked.interaction_id,
        "actor_id": asked.actor.id,
        "actor_name": asked.actor.name,
        "action": AGREED if agreed else "battle-proposed",
        "about_id": row["id"],
        "member_id": None,
        "data": values_shown(values),
    }
    noting = insert(table_of(CampaignEventRow))
    return row["id"], [
        holding(campaign.id),  # two that give a number wait for each other
        (adding, {**row, "of_campaign": campaign.id}),
        (noting, event),
    ]
