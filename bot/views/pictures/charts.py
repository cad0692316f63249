"""Charts that stand in a page: laid out by a library, coloured by the page's own style.

Of what the library draws only shapes, places and letters are kept: its scripts, styles and comments
are taken away, so that a page may forbid all of them. Who reads a chart's description has its text
twin beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from bot.views.pages.templates import Templates

_WIDTH: Final = 440
_HEIGHT: Final = 270
_BAR: Final = 34
_AROUND_BARS: Final = 44
_MARGIN: Final = 10
_LETTERS: Final = 15
LINES: Final = 6
"""Lines that can be told apart, by colour and by dashes."""
_LONGEST_LABEL: Final = 18
_MOST_LABELS: Final = 7
_MOST_STEPS: Final = 6
_LEGIBLE: Final = 0.09
"""The part of the longest bar from which there is room for a number."""
_WHOLE: Final = 100

_FOLDER: Final = Path(__file__).with_name("templates")
_TEMPLATES: Final = Templates(_FOLDER)
CHART_STYLE: Final = _FOLDER / "charts.css"
"""What colours them; a page brings the values of its variables."""


def lines(title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]) -> Markup:
    """Return lines over common places.

    Args:
        title: What it shows, read out in its place.
        labels: The places.
        series: Name and values of each line, `LINES` at most.
    """
    every = -(-len(labels) // _MOST_LABELS)
    shown = [label if index % every == 0 else "" for index, label in enumerate(labels)]
    return _drawn("Line", title, shown, series, height=_HEIGHT, dots_size=3.5)


def stacked(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]
) -> Markup:
    """Return a bar for each label, made of parts, with their numbers in them."""
    return _drawn(
        "HorizontalStackedBar",
        title,
        [_short(label) for label in reversed(labels)],  # drawn from below
        [(name, values[::-1]) for name, values in series],
        height=_AROUND_BARS + _BAR * len(labels),
        print_values=True,
    )


def hundredths(title: str, labels: Sequence[str], values: Sequence[int]) -> Markup:
    """Return a bar of a hundred for each label."""
    return _drawn(
        "HorizontalBar",
        title,
        [_short(label) for label in reversed(labels)],
        [("", values[::-1])],
        height=_AROUND_BARS + _BAR * len(labels),
        print_values=True,
        range=(0, _WHOLE),
    )


def line_legend(names: Sequence[str]) -> Markup:
    """Return which line is whose."""
    return _TEMPLATES.fill("line_legend.html", names=names)


def part_legend(names: Sequence[str]) -> Markup:
    """Return which part of a bar is what."""
    return _TEMPLATES.fill("part_legend.html", names=names)


def _drawn(
    kind: str,
    title: str,
    labels: Sequence[str],
    series: Sequence[tuple[str, Sequence[int]]],
    **more: Any,
) -> Markup:
    library, size = _library(), _LETTERS
    style = library.style.Style(
        label_font_size=size, major_label_font_size=size, value_font_size=size
    )
    chart = getattr(library, kind)(
        style=style,
        js=(),
        width=_WIDTH,
        margin=_MARGIN,
        show_legend=False,
        no_prefix=True,
        disable_xml_declaration=True,
        include_x_axis=True,
        max_scale=_MOST_STEPS,
        truncate_label=-1,
        value_formatter=lambda value: f"{value:.0f}",
        **more,
    )
    chart.x_labels = labels
    longest = max(
        (sum(bar) for bar in zip(*(values for _, values in series), strict=True)), default=0
    )

    def numbered(value: float) -> str:
        return f"{value:.0f}" if value > _LEGIBLE * longest else ""

    for name, values in series:
        chart.add(name, list(values), formatter=numbered)
    chart.add_xml_filter(_bare)
    look = "chart parts" if len(series) > 1 and more.get("print_values") else "chart"
    drawn = str(chart.render(is_unicode=True))
    shapes = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
    return _TEMPLATES.fill(
        "laid_out.svg",
        look=look,
        width=_WIDTH,
        height=more["height"],
        title=title,
        shapes=Markup(shapes),  # noqa: S704 - a tree of XML, written by Python's own library
    )


@cache
def _library() -> Any:
    """Return what lays charts out: 5 MB, read with the first site.

    It leaves something among the interpreter's finders of modules that looks for its own plug-ins
    in a way newer interpreters no longer know; nothing is to look for any.
    """
    import pygal  # noqa: PLC0415 - only where a site is made
    import pygal.style  # noqa: PLC0415 - as above

    sys.meta_path[:] = [
        finder for finder in sys.meta_path if type(finder).__module__ != pygal.__name__
    ]
    return pygal


def _bare(root: Any) -> Any:
    """Take away whatever is no shape: definitions, scripts, comments, tooltips, descriptions."""
    for parent in list(root.iter()):
        for child in list(parent):
            tag = child.tag if isinstance(child.tag, str) else ""
            tooltip = "tooltip-overlay" in (child.get("class") or "")
            name = tag.rpartition("}")[2]
            if not tag or tooltip or name in {"defs", "script", "style", "desc", "title"}:
                parent.remove(child)
    for node in root.iter():
        for attribute in ("style", "id", "onclick"):
            node.attrib.pop(attribute, None)
    return root


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_LABEL else f"{text[: _LONGEST_LABEL - 1]}…"
