"""Charts that stand in a page: laid out by a library, coloured by the page's own style.

Of what the library draws only shapes, places and letters are kept: its scripts, styles and comments
are taken away, so that a page may forbid all of them. Who reads a chart's description has its text
twin beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any, Final

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

_SHAPES: Final = """
.chart { width: 100%; height: auto; display: block; }
.chart text { fill: var(--soft); font: 15px system-ui, sans-serif; text-anchor: middle; }
.chart .axis.y text { text-anchor: end; }
.chart .background, .chart .title { fill: none; }
.chart .axis .line { stroke: var(--line); fill: none; }
.chart .line.nofill { fill: none; stroke-width: 3; }
.chart .dot { stroke: var(--paper); stroke-width: 1.5; }
.chart .text-overlay text { fill: var(--paper); font-weight: 600; }
""" + "".join(
    f".chart .color-{at} .line {{ stroke: var(--s{at}); stroke-dasharray: {dash}; }}\n"
    f".chart .color-{at} .dot, .chart .color-{at} .rect {{ fill: var(--s{at}); }}\n"
    f".key-{at} {{ stroke: var(--s{at}); stroke-dasharray: {dash}; }}\n"
    for at, dash in enumerate(("none", "9 5", "2 4", "12 4 2 4", "4 3", "16 6"))
)
_PARTS: Final = "".join(
    f".chart.parts .color-{at} .rect, .part-{at} {{ fill: var(--{colour}); }}\n"
    for at, colour in enumerate(("s0", "soft", "s4"))
)
CHART_STYLE: Final = _SHAPES + _PARTS
"""What colours them; a page brings the values of its variables."""


def lines(title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Return lines over common places.

    Args:
        title: What it shows, read out in its place.
        labels: The places.
        series: Name and values of each line, `LINES` at most.
    """
    every = -(-len(labels) // _MOST_LABELS)
    shown = [label if index % every == 0 else "" for index, label in enumerate(labels)]
    return _drawn("Line", title, shown, series, height=_HEIGHT, dots_size=3.5)


def stacked(title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Return a bar for each label, made of parts, with their numbers in them."""
    return _drawn(
        "HorizontalStackedBar",
        title,
        [_short(label) for label in reversed(labels)],  # drawn from below
        [(name, values[::-1]) for name, values in series],
        height=_AROUND_BARS + _BAR * len(labels),
        print_values=True,
    )


def hundredths(title: str, labels: Sequence[str], values: Sequence[int]) -> str:
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


def line_legend(names: Sequence[str]) -> str:
    """Return which line is whose."""
    return _legend(
        f'<svg class="key" width="40" height="12" aria-hidden="true">'
        f'<path class="key-{at}" d="M1 6h38"/></svg> {escape(name)}'
        for at, name in enumerate(names)
    )


def part_legend(names: Sequence[str]) -> str:
    """Return which part of a bar is what."""
    return _legend(
        f'<svg class="key" width="14" height="14" aria-hidden="true">'
        f'<rect class="part-{at}" width="14" height="14"/></svg> {escape(name)}'
        for at, name in enumerate(names)
    )


def _legend(items: Any) -> str:
    return f'<ul class="legend">{"".join(f"<li>{item}</li>" for item in items)}</ul>'


def _drawn(
    kind: str,
    title: str,
    labels: Sequence[str],
    series: Sequence[tuple[str, Sequence[int]]],
    **more: Any,
) -> str:
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
    said = escape(title, quote=True)
    look = "chart parts" if len(series) > 1 and more.get("print_values") else "chart"
    drawn = str(chart.render(is_unicode=True)).partition(">")[2]
    height = more["height"]
    head = f'<svg class="{look}" viewBox="0 0 {_WIDTH} {height}" role="img"'
    head += f' aria-label="{said}">'
    return f"{head}<title>{escape(title)}</title>{drawn}"


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
