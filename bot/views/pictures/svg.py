"""Small charts as SVG that stands in a page: no script, no request, colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from bot.views.pictures.scale import steps

_WIDTH: Final = 640
_HEIGHT: Final = 260
_LEFT: Final = 44
_RIGHT: Final = 16
_TOP: Final = 26
_BOTTOM: Final = 40
_DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "1 3", "12 6")
"""Lines differ by their dashes too: colour is never the only carrier."""
_STEPS: Final = 4
_LETTER: Final = 24
"""The height of a number on a phone, with what it keeps free."""


def line_chart(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]
) -> str:
    """Return lines over common places, from 0 up.

    Args:
        title: What it shows, read out in its place.
        labels: The places.
        series: Name and values of each line.
    """
    scale = steps(0, max((value for _, values in series for value in values), default=0), _STEPS)
    most = scale[-1]
    parts = [*_grid(scale), *_places(labels, middle=False)]
    for at, (name, values) in enumerate(series):
        points = [
            (_across(index, len(labels)), _up(value, most)) for index, value in enumerate(values)
        ]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dash = _DASHES[at % len(_DASHES)]
        parts.append(
            f'<polyline class="s{at % len(_DASHES)}" points="{drawn}" stroke-dasharray="{dash}"/>'
        )
        parts += [
            f'<circle class="s{at % len(_DASHES)}" cx="{x:.1f}" cy="{y:.1f}" r="3.5">'
            f"<title>{escape(name)}: {value}</title></circle>"
            for (x, y), value in zip(points, values, strict=True)
        ]
    return _chart(title, parts)


def legend(names: Sequence[str]) -> str:
    """Return which line is whose."""
    items = []
    for at, name in enumerate(names):
        kind = at % len(_DASHES)
        sample = (
            f'<svg class="key" width="34" height="10" aria-hidden="true"><polyline class="s{kind}" '
            f'points="1,5 33,5" stroke-dasharray="{_DASHES[kind]}"/></svg>'
        )
        items.append(f"<li>{sample} {escape(name)}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def bar_chart(
    title: str, labels: Sequence[str], counts: Sequence[int], expected: Sequence[float]
) -> str:
    """Return bars with a mark where each was to be expected."""
    scale = steps(0, max([*counts, *expected]), _STEPS)
    most = scale[-1]
    parts = [*_grid(scale), *_places(labels, middle=True)]
    room = (_WIDTH - _LEFT - _RIGHT) / max(1, len(labels))
    for index, (label, count, wanted) in enumerate(zip(labels, counts, expected, strict=True)):
        x, y = _LEFT + index * room, _up(count, most)
        parts.append(
            f'<rect x="{x + room * 0.2:.1f}" y="{y:.1f}" width="{room * 0.6:.1f}" '
            f'height="{_HEIGHT - _BOTTOM - y:.1f}"><title>{escape(label)}: {count}</title></rect>'
        )
        mark = _up(wanted, most)
        crossed = y - _LETTER < mark <= y + 1
        over = min(y, mark) if crossed else y  # a mark through a number makes it unreadable
        parts.append(
            f'<text x="{x + room / 2:.1f}" y="{over - 4:.1f}" text-anchor="middle">{count}</text>'
        )
        parts.append(
            f'<line class="expected" x1="{x + room * 0.1:.1f}" x2="{x + room * 0.9:.1f}" '
            f'y1="{mark:.1f}" y2="{mark:.1f}"/>'
        )
    return _chart(title, parts)


def _chart(title: str, parts: Sequence[str]) -> str:
    said = escape(title)
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{said}">'
        f"<title>{said}</title>{''.join(parts)}</svg>"
    )


def _grid(scale: Sequence[int]) -> list[str]:
    parts = []
    for value in scale:
        y = _up(value, scale[-1])
        parts.append(
            f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
        )
    return parts


def _places(labels: Sequence[str], *, middle: bool) -> list[str]:
    room = (_WIDTH - _LEFT - _RIGHT) / max(1, len(labels))
    parts = []
    for index, label in enumerate(labels):
        x = _LEFT + (index + 0.5) * room if middle else _across(index, len(labels))
        parts.append(
            f'<text x="{x:.1f}" y="{_HEIGHT - 12}" text-anchor="middle">{escape(label)}</text>'
        )
    return parts


def _across(index: int, count: int) -> float:
    if count == 1:
        return (_LEFT + _WIDTH - _RIGHT) / 2
    return _LEFT + 10 + index * (_WIDTH - _LEFT - _RIGHT - 20) / (count - 1)


def _up(value: float, most: float) -> float:
    return _HEIGHT - _BOTTOM - value / most * (_HEIGHT - _BOTTOM - _TOP)
