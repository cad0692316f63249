"""Charts are shapes and letters alone: nothing in them runs, asks, or colours itself."""

from __future__ import annotations

import sys
from xml.etree import ElementTree as ET

import pytest

from bot.views.pictures.charts import hundredths, lines, part_legend, stacked

HOSTILE = "<script>alert('x')</script>\" onload=\"x"
CHARTS = {
    "lines": lines(HOSTILE, ["1", "2", HOSTILE], [(HOSTILE, [1, 2, 3]), ("b", [3, 2, 1])]),
    "stacked": stacked(HOSTILE, [HOSTILE, "b"], [("won", [1, 2]), ("lost", [0, 3])]),
    "hundredths": hundredths(HOSTILE, [HOSTILE, "b"], [34, 72]),
}


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_nothing_in_a_chart_runs_or_colours_itself(chart: str) -> None:
    root = ET.fromstring(chart)  # noqa: S314 - our own
    tags = {each.tag.rpartition("}")[2] for each in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "text", "title"}
    attributes = {name for each in root.iter() for name in each.attrib}
    assert not {name for name in attributes if name.startswith("on")}
    assert not attributes & {"style", "id", "href", "fill"}
    assert "<!--" not in chart


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_a_chart_says_what_it_shows(chart: str) -> None:
    root = ET.fromstring(chart)  # noqa: S314 - our own
    assert (root.get("role"), root.get("aria-label")) == ("img", HOSTILE)


def texts_of(chart: str) -> list[str]:
    root = ET.fromstring(chart)  # noqa: S314 - our own
    return ["".join(each.itertext()) for each in root.iter() if each.tag.endswith("text")]


def test_the_same_numbers_make_the_same_chart_with_the_first_label_on_top() -> None:
    parts = [("won", [4, 1]), ("drawn", [0, 2])]
    chart = stacked("Results", ["Orcs", "Elves"], parts)
    assert chart == stacked("Results", ["Orcs", "Elves"], parts)
    root = ET.fromstring(chart)  # noqa: S314 - our own
    heights = {
        "".join(each.itertext()): float(each.get("y") or 0)
        for each in root.iter()
        if each.tag.endswith("text")
    }
    assert heights["Orcs"] < heights["Elves"]
    assert [text for text in texts_of(chart) if text in {"4", "1", "2"}]


def test_a_legend_escapes_names() -> None:
    assert "<script" not in part_legend([HOSTILE])


def test_the_library_leaves_nothing_among_the_finders_of_modules() -> None:
    assert all(hasattr(each, "find_spec") for each in sys.meta_path)
