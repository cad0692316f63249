"""Charts of a battle's page: what is written in them can be read."""

from __future__ import annotations

import re

import pytest

from bot.views.pictures.svg import bar_chart, line_chart

LETTERS = 12
"""How high numbers are, in the chart's units."""


@pytest.mark.parametrize("count", range(8))
@pytest.mark.parametrize("expected", [0.2, 0.4, 2.3, 2.5, 3.1, 7.9])
def test_no_mark_goes_through_a_bars_number(count: int, expected: float) -> None:
    chart = bar_chart("Dice", ["A"], [count], [expected])
    number = re.search(rf' y="([\d.]+)" text-anchor="middle">{count}<', chart)
    mark = re.search(r'class="expected" .*? y1="([\d.]+)"', chart)
    assert number is not None
    assert mark is not None
    top, mark_at = float(number[1]), float(mark[1])
    assert not top - LETTERS < mark_at <= top
    assert top > LETTERS


def test_places_stand_free_below_the_scale() -> None:
    chart = line_chart("Points", ["Start", "T1"], [("Elves", (0, 392))])
    grid = [float(each) for each in re.findall(r'class="grid" .*? y1="([\d.]+)"', chart)]
    found = re.search(r'y="([\d.]+)" text-anchor="middle">Start', chart)
    assert found is not None
    assert float(found[1]) - max(grid) > 20
    assert [">400<" in chart, ">392<" in chart] == [True, False]
