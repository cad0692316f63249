"""Completion of the names by which a counter counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.battle.tabletop.landmarks import landmarks_of
from bot.commands.request.context import CommandContext
from bot.commands.units.counts.naming import (
    find_counter,
    numbers_of,
    side_meant,
)
from bot.store.tables.battle import SideRow
from bot.texts.name_table import Names
from bot.texts.names import fold
from bot.views.words.counters import counted_name, counted_typed
from rulesets.core.results.counted import BY_NAME, SEPARATOR
from rulesets.core.ruleset.counting import Part, parts_of
from rulesets.refusal import Refusal


async def offers(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Offer the names under which a side has counted, then those that a name may be made of."""
    side = side_meant(context, others)
    if side is None:
        return []
    try:
        counter = find_counter(context, str(others.get("what") or ""))
    except Refusal:
        return []
    parts = parts_of(context.ruleset, counter)
    if not parts:
        return []
    held = [number.partition(BY_NAME)[2] for number in numbers_of(side, counter)]
    wanted = fold(typed)
    units = [unit.name for unit in context.channel.board.units]
    told = [(counted_name(context.texts, name, units), counted_typed(name, units)) for name in held]
    found = [(name, plain) for name, plain in told if wanted in fold(name)]
    at = min(typed.count(SEPARATOR), len(parts) - 1)
    kept, _, part = typed.rpartition(SEPARATOR)
    before = f"{kept}{SEPARATOR}" if kept else ""
    known = Names((name, name) for name in _known(context, side, parts[at]))
    found += [(before + name, before + name) for name in known.near(part, most)]
    return found[:most]


def _known(context: CommandContext, side: SideRow, part: Part) -> Iterator[str]:
    board = context.channel.board
    match part:
        case "unit":
            yield from (unit.name for unit in board.units if unit.side_id == side.id)
        case "spell":
            yield from (context.texts(f"spell-{spell.id}") for spell in context.ruleset.spells)
        case "landmark" if board.battle is not None:
            yield from (landmark.name or "" for landmark in landmarks_of(board.battle))
