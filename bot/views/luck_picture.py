"""How dice fell, as a picture: a panel for each player's dice; its text twin is `luck_lines`."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bot.faces import face
from bot.localiser import Texts
from bot.luck import Share
from bot.views.luck import die_line, die_name
from bot.views.plain import without_markup
from rulesets.dice.die import Die, die_named

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

_MOST_PANELS: Final = 6
_MOST_FACES: Final = 12
_LEAST_DICE: Final = 6
"""Dice below which a picture would tell nothing."""
_WIDTH: Final = 900
_HEIGHT: Final = 300
_EDGE: Final = 40
_FOOT: Final = 78
_HEAD: Final = 52
_PAPER: Final = "#fbfaf7"
_INK: Final = "#1d2430"
_SOFT: Final = "#5b6472"
_BAR: Final = "#1f5fa8"
_MARK: Final = "#a63a3a"
_SMALLEST: Final = 12


@dataclass(frozen=True, slots=True)
class _Panel:
    title: str
    caption: str
    die: Die
    counts: Mapping[int, int]


def picture(texts: Texts, players: Sequence[Share]) -> bytes | None:
    """Return the picture as a PNG, None where there are too few dice for one.

    The library that draws is loaded when the first picture is asked for, and takes some tens of
    milliseconds for one: this belongs on a thread.
    """
    panels = _panels(texts, players)
    if not panels:
        return None
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only where pictures are drawn

    image = Image.new("RGB", (_WIDTH, _HEIGHT * len(panels)), _PAPER)
    draw = ImageDraw.Draw(image)
    for place, panel in enumerate(panels):
        _draw(draw, texts, panel, place * _HEIGHT)
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _panels(texts: Texts, players: Sequence[Share]) -> list[_Panel]:
    found = []
    for name, source, luck in players:
        title = without_markup(texts("stats-player", player=name, source=source))
        for die, one in luck.fits().items():
            if len(set(die_named(die).marks)) <= _MOST_FACES and one.count >= _LEAST_DICE:
                caption = without_markup(die_line(texts, die, one))
                head = f"{title} · {die_name(texts, die)}"
                found.append(_Panel(head, caption, die_named(die), luck.marks[die]))
    return sorted(found, key=lambda panel: -sum(panel.counts.values()))[:_MOST_PANELS]


def _font(size: int) -> FreeTypeFont:
    from PIL import ImageFont  # noqa: PLC0415 - only where pictures are drawn

    content = (files("bot.views") / "fonts" / "DejaVuSans.ttf").read_bytes()
    return ImageFont.truetype(io.BytesIO(content), size)


def _draw(draw: ImageDraw, texts: Texts, panel: _Panel, top: int) -> None:
    _write(draw, top + 14, panel.title, 20, _INK)
    _write(draw, top + _HEIGHT - 34, panel.caption, 16, _SOFT)
    marks = list(dict.fromkeys(panel.die.marks))
    total = sum(panel.counts.values())
    expected = [total * panel.die.marks.count(mark) / panel.die.sides for mark in marks]
    most = max([*expected, *(panel.counts.get(mark, 0) for mark in marks)])
    floor, room = top + _HEIGHT - _FOOT, (_WIDTH - 2 * _EDGE) / len(marks)
    scale = (_HEIGHT - _FOOT - _HEAD) / most
    font = _font(16)
    for place, mark in enumerate(marks):
        left, count = _EDGE + place * room, panel.counts.get(mark, 0)
        bar = (left + room * 0.2, floor - count * scale, left + room * 0.8, floor)
        draw.rectangle(bar, fill=_BAR)
        said = f"{face(texts, panel.die, mark)} ×{count}"
        draw.text((left + room / 2, floor + 6), said, fill=_INK, font=font, anchor="ma")
        wanted = floor - expected[place] * scale
        line = (left + room * 0.1, wanted, left + room * 0.9, wanted)
        draw.line(line, fill=_MARK, width=3)
    draw.line((_EDGE, floor, _WIDTH - _EDGE, floor), fill=_SOFT)


def _write(draw: ImageDraw, y: int, text: str, size: int, colour: str) -> None:
    """Write a line that is made smaller, and at last cut, to fit the width."""
    text = " ".join(text.split())
    font = _font(size)
    while draw.textlength(text, font=font) > _WIDTH - 2 * _EDGE:
        if size > _SMALLEST:
            size -= 1
            font = _font(size)
        else:
            text = f"{text[:-2]}…"
    draw.text((_EDGE, y), text, fill=colour, font=font)
