"""What units are only against a foe, and no longer once the last of those is gone."""

from bot.battle.tabletop import turns
from bot.store.board import Draft
from bot.store.tables.battle import UnitRow
from rulesets.core.ruleset.game import Ruleset


def part(draft: Draft, ruleset: Ruleset, row: UnitRow) -> None:
    """Let a unit go that leaves its foes, and them where nobody of its side is left to them."""
    for status in ruleset.mutual & row.statuses.keys():
        _release(draft, row, status)
        bound = [one for one in draft.board.each_unit() if status in one.statuses]
        bound = [one for one in bound if not one.destroyed]
        sides = {one.side_id for one in bound}
        if len(sides) == 1 and row.side_id not in sides:
            for one in bound:
                _release(draft, one, status)


def _release(draft: Draft, unit: UnitRow, status: str) -> None:
    draft.set(unit, f"statuses.{status}", None)
    turns.clear_statuses(draft, unit, "combat")
