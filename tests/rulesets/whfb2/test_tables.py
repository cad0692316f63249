"""Every random table covers its dice once, but for the gaps that the text has, which are named."""

from __future__ import annotations

from typing import Final

import pytest

from rulesets.core.books.table import Table
from rulesets.dice.die import plain_die
from rulesets.whfb2 import RULESET

GAPS: Final = {"staff-runes": [("not-printed", 81, 90)]}
"""Rows that stand for numbers of which the text says nothing [L6912-6927]."""
PERCENT: Final = {
    "scenery",
    "magic-weapon-powers",
    "sword-runes",
    "axe-runes",
    "armour-runes",
    "staff-runes",
    "injuries",
}


@pytest.mark.parametrize("table", RULESET.tables, ids=lambda table: table.id)
def test_a_table_covers_its_dice_without_gap_or_overlap(table: Table) -> None:
    assert table.dice.count == 1
    covered = [total for row in table.rows for total in range(row.least, row.most + 1)]
    assert covered == list(plain_die(table.dice.sides).marks)
    unprinted = [(row.id, row.least, row.most) for row in table.rows if row.id == "not-printed"]
    assert unprinted == GAPS.get(table.id, [])


def test_the_tables_of_a_hundred_are_those_of_the_text() -> None:
    assert {table.id for table in RULESET.tables if table.dice.sides == 100} == PERCENT


@pytest.mark.parametrize("name", sorted(PERCENT))
def test_00_is_the_last_row_of_a_table_of_a_hundred(name: str) -> None:
    table = next(table for table in RULESET.tables if table.id == name)
    assert table.rows[-1].most == 100
    assert table.row(100) == table.rows[-1]
