"""The withdrawal of a battle's result from its campaign, when the battle goes on after its end."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update
from sqlmodel import select

from bot.campaign.ledger import Asked, campaign_with_id, holding
from bot.campaign.roster.roster import AFTER
from bot.store.queries import table_of
from bot.store.rows import read_first
from bot.store.statements import Operation
from bot.store.tables.campaign import CampaignBattleRow, CampaignEventRow
from rulesets.refusal import Refusal

_OPEN: Final = ("proposed", "void")
"""States of a result on which nothing in its campaign depends."""


def told_of(connection: Connection, battle_id: int) -> CampaignBattleRow | None:
    """Return the result that a campaign has of a battle fought here, None without one."""
    question = select(CampaignBattleRow).where(CampaignBattleRow.battle_id == battle_id)
    return read_first(connection, question)


def check_untold(connection: Connection, battle_id: int | None) -> None:
    """Refuse to tell a campaign of a battle fought here that one has a result of.

    Raises:
        Refusal: `battle-told-already`.
    """
    known = None if battle_id is None else told_of(connection, battle_id)
    if known is not None:
        raise Refusal("battle-told-already", number=known.number)


def stays(connection: Connection, fought: CampaignBattleRow, *, both: bool) -> bool:
    """Return whether a result stays in its campaign though its battle goes on after its end.

    What an organiser ruled on stays, and what others went by: one that counted in a round that is
    over, or whose losses were noted.

    Args:
        connection: Where to look.
        fought: The result.
        both: Whether both sides take the end back, and so what they agreed to.
    """
    if fought.state in _OPEN:
        return False
    campaign = campaign_with_id(connection, fought.campaign_id)
    if fought.state != "confirmed" or not both or campaign is None or campaign.status != "open":
        return True
    if (campaign.season, campaign.round) != (fought.season, fought.round):
        return True
    events = table_of(CampaignEventRow).c
    noted = select(events.id).where(events.about_id == fought.id, events.action == AFTER)
    return connection.execute(noted.limit(1)).first() is not None


def withdrawing(
    new_id: Callable[[], int], asked: Asked, fought: CampaignBattleRow
) -> list[Operation]:
    """Return the writes that withdraw a result, so that the battle can report another one.

    Args:
        new_id: Gives ids.
        asked: Who takes the end of the battle back.
        fought: The result as it was seen; one that was agreed to or ruled on since stays.
    """
    table = table_of(CampaignBattleRow)
    this = table.c.id == bindparam("this_result", type_=table.c.id.type)
    leaving = update(table).where(this, table.c.state.in_({*_OPEN, fought.state}))
    data: dict[str, Any] = {
        "before": {"state": fought.state},
        "after": {"state": "void"},
        "reason": "",
    }
    event = {
        "id": new_id(),
        "campaign_id": fought.campaign_id,
        "interaction_id": asked.interaction_id,
        "actor_id": asked.actor.id,
        "actor_name": asked.actor.name,
        "action": "battle-voided",
        "about_id": fought.id,
        "member_id": None,
        "data": data,
    }
    return [
        holding(fought.campaign_id),
        (leaving.values(state="void", due_at=None, battle_id=None), {"this_result": fought.id}),
        (insert(table_of(CampaignEventRow)), event),
    ]
