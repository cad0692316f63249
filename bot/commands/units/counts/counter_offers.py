"""Completion of counters, each with the number that stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.commands.request.context import CommandContext
from bot.commands.units.counts.naming import side_meant
from bot.store.tables.battle import SideRow
from bot.texts.bundle import text_key


async def offers(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Offer the counters of the game, each with its number for the side that is named."""
    side = side_meant(context, others)
    named = {counter.id for counter in context.ruleset.counters if counter.named}
    return [
        (_shown(context, None if counter in named else side, counter), counter)
        for counter in context.names.counters.near(typed, most)
    ]


def _shown(context: CommandContext, side: SideRow | None, counter: str) -> str:
    name = context.texts(f"counter-{text_key(counter)}")
    if side is None:
        return name
    return context.texts("count-offer", counter=name, value=side.counters.get(counter) or 0)
