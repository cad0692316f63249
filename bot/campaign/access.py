"""The campaigns of a store; their code is loaded with the first question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.battle.store import Store

if TYPE_CHECKING:
    from bot.campaign.campaigns import Campaigns


def campaigns_of(store: Store) -> Campaigns:
    """Return the campaigns of servers."""
    from bot.campaign.campaigns import Campaigns  # noqa: PLC0415 - many processes have none

    return store.part(Campaigns)
