"""Every cell of every chart, as printed."""

from __future__ import annotations

import pytest

from rulesets.blackhammer.unit.charts import (
    ARMOUR_SAVE,
    CHARTS,
    MELEE_TO_HIT,
    SAVE_MODIFIER,
    SHOOTING_TO_HIT,
    TO_WOUND,
    UNIT_POWER,
)
from rulesets.blackhammer.unit.profile import UNIT_TYPES
from rulesets.core.books.table import Chart

# One line a row, copied off the printed charts; N: cannot wound.
TO_WOUND_PRINT = """
4 5 6 6 N N N N N N
3 4 5 6 6 N N N N N
2 3 4 5 6 6 N N N N
2 2 3 4 5 6 6 N N N
2 2 2 3 4 5 6 6 N N
2 2 2 2 3 4 5 6 6 N
2 2 2 2 2 3 4 5 6 6
2 2 2 2 2 2 3 4 5 6
2 2 2 2 2 2 2 3 4 5
2 2 2 2 2 2 2 2 3 4
"""
MELEE_PRINT = """
4 5 5 5 5 5 5 5 5 5
3 4 4 5 5 5 5 5 5 5
3 3 4 4 4 5 5 5 5 5
3 3 3 4 4 4 4 5 5 5
3 3 3 3 4 4 4 4 4 5
3 3 3 3 3 4 4 4 4 4
3 3 3 3 3 3 4 4 4 4
3 3 3 3 3 3 3 4 4 4
3 3 3 3 3 3 3 3 4 4
3 3 3 3 3 3 3 3 3 4
"""


def _printed(text: str) -> dict[tuple[int, int], int | str]:
    rows = [line.split() for line in text.strip().splitlines()]
    return {
        (row, column): "none" if cell == "N" else int(cell)
        for row, cells in enumerate(rows, 1)
        for column, cell in enumerate(cells, 1)
    }


def _cells(chart: Chart) -> dict[tuple[int, int], int | str]:
    return {(row, column): cell for row, cells in chart for column, cell in enumerate(cells, 1)}


@pytest.mark.parametrize(
    ("chart", "text"), [(TO_WOUND, TO_WOUND_PRINT), (MELEE_TO_HIT, MELEE_PRINT)]
)
def test_every_cell_of_the_square_charts_is_as_printed(chart: Chart, text: str) -> None:
    printed = _printed(text)
    assert len(printed) == 100
    assert _cells(chart) == printed


def test_melee_chart_follows_its_rule_in_words() -> None:
    for (attacker, target), need in _cells(MELEE_TO_HIT).items():
        in_words = 3 if attacker > target else 5 if target >= 2 * attacker else 4
        assert need == in_words, (attacker, target)


def test_ballistic_skill_chart_is_as_printed() -> None:
    assert _cells(SHOOTING_TO_HIT) == _printed("6 5 4 3 2 1 0 -1 -2 -3")


def test_save_modifiers_are_as_printed() -> None:
    assert _cells(SAVE_MODIFIER) == _printed("0 0 0 1 2 3 4 5 6 7")


def test_armour_worn_gives_the_save_printed() -> None:
    assert _cells(ARMOUR_SAVE) == _printed("N 6\n6 5\n5 4\n4 3")


def test_unit_types_have_the_power_printed() -> None:
    printed = {
        "infantry": 1,
        "monstrous-infantry": 3,
        "cavalry": 2,
        "monstrous-cavalry": 4,
        "flying-cavalry": 3,
        "chariot": 4,
        "heavy-chariot": "wounds",
        "war-machine": "wounds",
        "monster": "wounds",
        "ridden-monster": "wounds-and-riders",
    }
    read = {unit_type: UNIT_POWER.cell(1, column) for column, unit_type in enumerate(UNIT_TYPES, 1)}
    assert read == printed


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.id)
def test_chart_says_where_it_is_printed_and_has_no_cell_beyond_its_edges(chart: Chart) -> None:
    rows = [row for row, _ in chart]
    width = len(dict(chart.cells)[rows[0]])
    assert chart.source.startswith("L")
    with pytest.raises(IndexError):
        chart.cell(rows[0], width + 1)
    with pytest.raises(IndexError):
        chart.cell(rows[0], 0)
    with pytest.raises(KeyError):
        chart.cell(max(rows) + 1, 1)
