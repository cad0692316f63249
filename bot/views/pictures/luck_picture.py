"""A picture of how dice fell: a panel for each player's dice; its text twin is `luck_lines`."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.battle.story.luck import Share
from bot.texts.faces import face
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.luck import die_line, die_name
from bot.views.pictures.drawing import BLUE, INK, PAPER, RED, SOFT, font, write
from rulesets.dice.die import Die, die_named

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_MOST_PANELS: Final = 6
_MOST_FACES: Final = 12
_LEAST_DICE: Final = 6
"""Dice below which a picture would tell nothing."""
_WIDTH: Final = 900
_HEIGHT: Final = 300
_EDGE: Final = 40
_FOOT: Final = 78
_HEAD: Final = 52


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

    image = Image.new("RGB", (_WIDTH, _HEIGHT * len(panels)), PAPER)
    draw = ImageDraw.Draw(image)
    for index, panel in enumerate(panels):
        _draw(draw, texts, panel, index * _HEIGHT)
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _panels(texts: Texts, players: Sequence[Share]) -> list[_Panel]:
    found = []
    for name, source, luck in players:
        title = without_markup(texts("stats-player", player=name, source=source))
        for die, fit in luck.fits().items():
            if len(set(die_named(die).marks)) <= _MOST_FACES and fit.count >= _LEAST_DICE:
                caption = without_markup(die_line(texts, die, fit))
                head = f"{title} · {die_name(texts, die)}"
                found.append(_Panel(head, caption, die_named(die), luck.marks[die]))
    return sorted(found, key=lambda panel: -sum(panel.counts.values()))[:_MOST_PANELS]


def _draw(draw: ImageDraw, texts: Texts, panel: _Panel, top: int) -> None:
    width = _WIDTH - 2 * _EDGE
    write(draw, (_EDGE, top + 14), panel.title, 20, room=width)
    write(draw, (_EDGE, top + _HEIGHT - 34), panel.caption, 16, room=width, colour=SOFT)
    marks = list(dict.fromkeys(panel.die.marks))
    total = sum(panel.counts.values())
    expected = [total * panel.die.marks.count(mark) / panel.die.sides for mark in marks]
    most = max([*expected, *(panel.counts.get(mark, 0) for mark in marks)])
    floor, room = top + _HEIGHT - _FOOT, width / len(marks)
    scale = (_HEIGHT - _FOOT - _HEAD) / most
    letters = font(16)
    for index, mark in enumerate(marks):
        left, count = _EDGE + index * room, panel.counts.get(mark, 0)
        bar = (left + room * 0.2, floor - count * scale, left + room * 0.8, floor)
        draw.rectangle(bar, fill=BLUE)
        said = f"{face(texts, panel.die, mark)} ×{count}"
        draw.text((left + room / 2, floor + 6), said, fill=INK, font=letters, anchor="ma")
        wanted = floor - expected[index] * scale
        line = (left + room * 0.1, wanted, left + room * 0.9, wanted)
        draw.line(line, fill=RED, width=3)
    draw.line((_EDGE, floor, _WIDTH - _EDGE, floor), fill=SOFT)
