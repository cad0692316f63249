"""The territories of a campaign's map, where the bot keeps any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.state.store import Store


@dataclass(frozen=True, slots=True)
class Place:
    """A territory.

    Attributes:
        name: What it is called.
        holder: Who holds it, empty where nobody does.
        worth: What it is worth.
    """

    name: str
    holder: str
    worth: int


async def places_of(_store: Store, _campaign_id: int) -> Sequence[Place]:
    """Return the territories of a campaign, none where it has no map."""
    return ()
