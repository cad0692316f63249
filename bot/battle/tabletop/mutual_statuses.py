"""Statuses that are true only against a foe, and end with the last of those foes."""

from bot.battle.tabletop import turns
from bot.store.board import Draft
from bot.store.tables.battle import UnitRow
from rulesets.core.ruleset.game import Ruleset


def part(draft: Draft, ruleset: Ruleset, row: UnitRow) -> None:
    """Release a unit from its foes, and its foes where no enemy is left to them."""
    for status in ruleset.mutual & row.statuses.keys():
        _release(draft, row, status)
        bound = [unit for unit in draft.board.each_unit() if status in unit.statuses]
        bound = [unit for unit in bound if not unit.destroyed]
        sides = {unit.side_id for unit in bound}
        if len(sides) == 1 and row.side_id not in sides:
            for unit in bound:
                _release(draft, unit, status)


def _release(draft: Draft, unit: UnitRow, status: str) -> None:
    draft.set(unit, f"statuses.{status}", None)
    turns.clear_statuses(draft, unit, "combat")
