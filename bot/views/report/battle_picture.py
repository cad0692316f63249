"""A battle as a picture: models left, models lost and points, turn by turn.

Its text twin is in the message it stands in, and in the picture's own description.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from bot.texts.localiser import Texts
from bot.views.pictures.drawing import BLUE, INK, LINE, PAPER, RED, SOFT, font, write
from bot.views.pictures.scale import steps
from bot.views.report.report import Report

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_WIDTH: Final = 1000
_HEAD: Final = 152
_PANEL: Final = 300
_LEFT: Final = 84
_RIGHT: Final = 30
_TOP: Final = 52
_BOTTOM: Final = 46
_STEPS: Final = 4
_COLOURS: Final = (BLUE, RED, "#2e7d5b", "#7a4fa3", "#8a6100", "#3f6b75")
_DOT: Final = 7
_MOST_TURNS: Final = 40
_MOST_LABELS: Final = 14
_FILLED: Final = 0.7
"""How much of a turn's room its bars take."""
_NUMBERED: Final = 12
"""Turns up to which every bar has its number."""


@dataclass(frozen=True, slots=True)
class _Panel:
    title: str
    labels: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    bars: bool = False


def picture(texts: Texts, report: Report) -> bytes | None:
    """Return the picture as a PNG, None where there is nothing to draw.

    The library that draws is loaded when the first picture is asked for, and takes some tens of
    milliseconds for one: this belongs on a thread.
    """
    panels = _panels(texts, report)
    if not panels:
        return None
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only where pictures are drawn

    image = Image.new("RGB", (_WIDTH, _HEAD + _PANEL * len(panels)), PAPER)
    draw = ImageDraw.Draw(image)
    write(draw, (30, 20), report.title, 30, room=_WIDTH - 60)
    write(draw, (30, 64), report.result, 21, room=_WIDTH - 60, colour=SOFT)
    _legend(draw, [side.name for side in report.sides])
    for index, panel in enumerate(panels):
        _draw(draw, panel, _HEAD + index * _PANEL)
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _panels(texts: Texts, report: Report) -> list[_Panel]:
    found = []
    turns = report.chronicle.turns[:_MOST_TURNS]
    sizes = [sum(unit.size for unit in side.units) for side in report.sides]
    if turns and all(sizes):
        shares = tuple(
            (100, *(round(100 * left / size) for left in side.models[:_MOST_TURNS]))
            for side, size in zip(report.sides, sizes, strict=True)
        )
        labels = (texts("report-start"), *(texts("report-after", turn=turn) for turn in turns))
        found.append(_Panel(texts("chronicle-strength"), labels, shares))
    told = ((report.fallen, "chronicle-fallen", True), (report.points, "chronicle-points", False))
    for by_turn, title, bars in told:
        if by_turn.told:
            labels = tuple(texts("report-after", turn=turn) for turn in by_turn.turns)
            values = tuple(value[:_MOST_TURNS] for value in by_turn.values)
            found.append(_Panel(texts(title), labels[:_MOST_TURNS], values, bars))
    return found


def _legend(draw: ImageDraw, names: Sequence[str]) -> None:
    room = (_WIDTH - 60) / max(1, len(names))
    for at, name in enumerate(names):
        left = 30 + at * room
        _mark(draw, (left + 9, 122), at)
        write(draw, (left + 28, 109), name, 22, room=room - 44)


class _Scale:
    """Heights of values on a panel, from its lowest step to its highest."""

    def __init__(self, panel: _Panel, top: int) -> None:
        every = [value for line in panel.values for value in line]
        high, low = max(0, *every), min(0, *every)
        self.steps = steps(low, high, _STEPS)
        self.floor = top + _PANEL - _BOTTOM
        self._least = self.steps[0]
        self._pixels = (_PANEL - _BOTTOM - _TOP) / max(1, self.steps[-1] - self.steps[0])

    def up(self, value: float) -> float:
        """Return how far down the picture a value stands."""
        return self.floor - (value - self._least) * self._pixels


def _draw(draw: ImageDraw, panel: _Panel, top: int) -> None:
    write(draw, (30, top + 10), panel.title, 21, room=_WIDTH - 60)
    scale = _Scale(panel, top)
    for step in scale.steps:
        y = scale.up(step)
        draw.line((_LEFT, y, _WIDTH - _RIGHT, y), fill=LINE if step else SOFT)
        draw.text((_LEFT - 12, y), str(step), fill=SOFT, font=font(17), anchor="rm")
    room = (_WIDTH - _LEFT - _RIGHT) / len(panel.labels)
    for index, label in list(enumerate(panel.labels))[:: ceil(len(panel.labels) / _MOST_LABELS)]:
        at = (_LEFT + (index + 0.5) * room, scale.floor + 10)
        draw.text(at, label, fill=SOFT, font=font(18), anchor="ma")
    for side, values in enumerate(panel.values):
        points = [
            (_LEFT + (index + 0.5) * room, scale.up(value)) for index, value in enumerate(values)
        ]
        if panel.bars:
            wide = room * _FILLED / len(panel.values)
            shift = (side - len(panel.values) / 2) * wide
            for (x, y), value in zip(points, values, strict=True):
                box = (x + shift + 2, min(y, scale.up(0)), x + shift + wide - 2, scale.up(0))
                told = str(value) if len(values) <= _NUMBERED else ""
                _bar(draw, box, side, told)
        else:
            _line(draw, points, side)


def _bar(draw: ImageDraw, box: tuple[float, float, float, float], side: int, told: str) -> None:
    filled = _colour(side) if side % 2 == 0 else PAPER
    draw.rectangle(box, fill=filled, outline=_colour(side), width=4)
    draw.text(((box[0] + box[2]) / 2, box[1] - 4), told, fill=INK, font=font(17), anchor="mb")


def _line(draw: ImageDraw, points: list[tuple[float, float]], side: int) -> None:
    if len(points) > 1:
        draw.line(points, fill=_colour(side), width=4, joint="curve")
    for point in points:
        _mark(draw, point, side)


def _mark(draw: ImageDraw, at: tuple[float, float], side: int) -> None:
    """Draw the sign of a side: shape and filling tell it where colours do not."""
    x, y = at
    box = (x - _DOT, y - _DOT, x + _DOT, y + _DOT)
    if side % 2 == 0:
        draw.ellipse(box, fill=_colour(side), outline=_colour(side))
    else:
        draw.rectangle(box, fill=PAPER, outline=_colour(side), width=4)


def _colour(at: int) -> str:
    return _COLOURS[at % len(_COLOURS)]
