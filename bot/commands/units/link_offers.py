"""Offers for the options of `/unit link` while a player types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.battle.tabletop.links import in_combat, kept, partner
from bot.commands.request.context import CommandContext
from bot.commands.units.links import candidates, read_relation
from bot.texts.bundle import text_key
from bot.texts.name_table import Names
from rulesets.core.results.relation import Relation
from rulesets.refusal import Refusal

Offer: TypeAlias = tuple[str, str]
"""The text shown, and the value that it stands for."""


async def relations(
    context: CommandContext, typed: str, _others: Mapping[str, Any], most: int
) -> list[Offer]:
    """Offer the relations of the game."""
    return _named(context, "relation", tuple(context.ruleset.relations_by_id), typed, most)


async def facings(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[Offer]:
    """Offer the sides of a unit on which the relation said so far can be."""
    relation = _said(context, others)
    return _named(context, "facing", relation.facings if relation else (), typed, most)


async def steps(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[Offer]:
    """Offer what the relation said so far can come to."""
    relation = _said(context, others)
    return _named(context, "relation-step", relation.steps if relation else (), typed, most)


async def partners(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[Offer]:
    """Offer partners: those whom the unit has first, then those in close combat."""
    relation = _said(context, others)
    board = context.channel.board
    try:
        row = context.row_of(str(others.get("unit") or ""))
    except Refusal:
        row = None
    if row is None or relation is None:
        names = Names((unit.name, unit.name) for unit in board.units if not unit.destroyed)
        return [(name, name) for name in names.near(typed, most)]
    has = [partner(board, link, row) for link in kept(board, relation, row, None)]
    ends = others.get("clear")
    some = [unit for unit in has if unit] if ends else candidates(context, row, relation)
    some.sort(key=lambda unit: (unit not in has, not in_combat(board, unit)))
    names = Names((unit.name, unit.name) for unit in some)
    return [(name, name) for name in names.near(typed, most)]


def _said(context: CommandContext, others: Mapping[str, Any]) -> Relation | None:
    """Return the relation said so far, the most usual one where none is."""
    try:
        return read_relation(context, others.get("relation"))
    except Refusal:
        return None


def _named(
    context: CommandContext, prefix: str, ids: tuple[str, ...], typed: str, most: int
) -> list[Offer]:
    found = context.names.words(prefix, ids).near(typed, most)
    return [(context.texts(f"{prefix}-{text_key(each)}"), each) for each in found]
