"""Units that come to a battle in the stead of destroyed ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.battle.tabletop import links
from bot.battle.tabletop.numbering import free_or_numbered
from bot.battle.tabletop.units import fresh_copy
from bot.store.board import Draft
from bot.store.tables.battle import BattleRow, UnitRow
from rulesets.core.results.effect import Expiry
from rulesets.core.results.relation import Relation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId


def replace_unit(  # noqa: PLR0917 - what a replacement is made of
    draft: Draft,
    battle: BattleRow,
    new_id: links.NewId,
    relation: Relation,
    former: UnitRow,
    statuses: Sequence[tuple[StatusId, Expiry]],
) -> None:
    """Add a unit in the stead of another: whole, under a name of its own, and new in all else.

    Args:
        draft: The table.
        battle: The battle that is fought.
        new_id: Gives ids to rows that come.
        relation: What the new unit has to the former one.
        former: The unit that was destroyed.
        statuses: What is true of the new unit, and until when.
    """
    name = free_or_numbered(draft.board, former.name)
    row = fresh_copy(draft.board, new_id(), name, former)
    row.statuses = {status: {"value": 1, "until": until} for status, until in statuses}
    draft.add(row)
    links.begin(draft, battle, new_id, links.New(relation), row, former)
