"""Small charts as SVG that stands in a page: no script, no request, colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

from bot.views.pages.templates import Templates
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

_TEMPLATES: Final = Templates(Path(__file__).with_name("templates"))


@dataclass(frozen=True, slots=True)
class _Written:
    """A text at a point; its coordinates are written as SVG has them."""

    x: str
    y: str
    text: str


@dataclass(frozen=True, slots=True)
class _Look:
    """The look of a line: a colour of the page, and dashes."""

    colour: str
    dashes: str


@dataclass(frozen=True, slots=True)
class _Line:
    """A line through its points."""

    look: _Look
    points: Sequence[_Written]


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar with its number, and the mark where it was to be expected."""

    left: str
    top: str
    width: str
    height: str
    told: str
    number: _Written
    mark: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class _Ground:
    """The ground of a chart: its size, its scale and the labels below it."""

    title: str
    scale: Sequence[_Written]
    labels: Sequence[_Written]
    width: int = _WIDTH
    height: int = _HEIGHT
    left: int = _LEFT
    right: int = _WIDTH - _RIGHT


def line_chart(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[int]]]
) -> Markup:
    """Return lines over common places, from 0 up.

    Args:
        title: What it shows, read out in its place.
        labels: The places.
        series: Name and values of each line.
    """
    scale = steps(0, max((value for _, values in series for value in values), default=0), _STEPS)
    count = len(labels)
    below = [(_across(index, count), label) for index, label in enumerate(labels)]
    lines = [
        _Line(
            _look(at),
            [
                _Written(
                    _written(_across(index, count)),
                    _written(_up(value, scale[-1])),
                    f"{name}: {value}",
                )
                for index, value in enumerate(values)
            ],
        )
        for at, (name, values) in enumerate(series)
    ]
    return _TEMPLATES.fill("line_chart.svg", ground=_ground(title, scale, below), lines=lines)


def legend(names: Sequence[str]) -> Markup:
    """Return which line is whose."""
    lines = [(_look(at), name) for at, name in enumerate(names)]
    return _TEMPLATES.fill("legend.html", lines=lines)


def bar_chart(
    title: str, labels: Sequence[str], counts: Sequence[int], expected: Sequence[float]
) -> Markup:
    """Return bars with a mark where each was to be expected."""
    scale = steps(0, max([*counts, *expected]), _STEPS)
    room = (_WIDTH - _LEFT - _RIGHT) / max(1, len(labels))
    below = [(_LEFT + (index + 0.5) * room, label) for index, label in enumerate(labels)]
    bars = []
    for index, (label, count, wanted) in enumerate(zip(labels, counts, expected, strict=True)):
        x, y, mark = _LEFT + index * room, _up(count, scale[-1]), _up(wanted, scale[-1])
        crossed = y - _LETTER < mark <= y + 1
        over = min(y, mark) if crossed else y  # a mark through a number makes it unreadable
        bars.append(
            _Bar(
                left=_written(x + room * 0.2),
                top=_written(y),
                width=_written(room * 0.6),
                height=_written(_HEIGHT - _BOTTOM - y),
                told=f"{label}: {count}",
                number=_Written(_written(x + room / 2), _written(over - 4), str(count)),
                mark=(_written(x + room * 0.1), _written(x + room * 0.9), _written(mark)),
            )
        )
    return _TEMPLATES.fill("bar_chart.svg", ground=_ground(title, scale, below), bars=bars)


def _ground(title: str, scale: Sequence[int], labels: Sequence[tuple[float, str]]) -> _Ground:
    steps_up = [
        _Written(_written(_LEFT - 6), _written(_up(value, scale[-1])), str(value))
        for value in scale
    ]
    below = [_Written(_written(x), str(_HEIGHT - 12), label) for x, label in labels]
    return _Ground(title, steps_up, below)


def _look(at: int) -> _Look:
    kind = at % len(_DASHES)
    return _Look(f"s{kind}", _DASHES[kind])


def _written(length: float) -> str:
    return f"{length:.1f}"


def _across(index: int, count: int) -> float:
    if count == 1:
        return (_LEFT + _WIDTH - _RIGHT) / 2
    return _LEFT + 10 + index * (_WIDTH - _LEFT - _RIGHT - 20) / (count - 1)


def _up(value: float, most: float) -> float:
    return _HEIGHT - _BOTTOM - value / most * (_HEIGHT - _BOTTOM - _TOP)
