"""Draws the pictures of dice that answers show: `python -m scripts.dice_pictures`.

They are kept in `bot/views/pictures/dice.json`, so that the bot draws nothing at its start. With
`--sheet FILE` all of them are shown at the sizes in which Discord shows them, on dark and light.

What became of a die is told by its shape first: a success is filled, a failure is a frame, a die
that was rolled again is round. Colours only repeat it.
"""

from __future__ import annotations

import argparse
import base64
import io
import json
import math
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.views.words.dice_faces import PICTURED, DiceFace

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "bot" / "views" / "pictures"
KEPT: Final = PICTURES / "dice.json"

SIZE: Final = 128
_TIMES: Final = 4
"""How much larger it is drawn than kept, for smooth edges."""
_COLOURS: Final = 48
"""Those of a picture, edges included; fewer make a smaller file."""
_FONT: Final = PICTURES / "fonts" / "DejaVuSans.ttf"

_CORNER: Final = 24
_SPIKES: Final = 8
"""Those of the star that stands for a misfire."""

_INK: Final = "#1d2430"
_IVORY: Final = "#f6f3ec"
_EDGE: Final = "#7a8290"
_GREEN: Final = "#2b8a5c"
_LIGHT_GREEN: Final = "#7fd3aa"
_DARK_RED: Final = "#b3261e"
_RED: Final = "#e0524f"
_AMBER: Final = "#edb64d"
_BROWN: Final = "#b98318"

Drawing: TypeAlias = ImageDraw.ImageDraw

_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def picture_of(face: DiceFace) -> Image.Image:
    """Return the picture of a face, on nothing."""
    image = Image.new("RGBA", (SIZE * _TIMES, SIZE * _TIMES))
    drawing = ImageDraw.Draw(image)
    _BODIES[face.outcome](drawing)
    if face.die == "d6":
        colour, apart, radius = _PIPS_OF[face.outcome]
        for across, down in _PIPS[face.value]:
            _dot(drawing, 64 + across * apart, 64 + down * apart, radius, colour)
    elif face.value:
        _number(drawing, str(face.value))
    else:
        _burst(drawing)
    return image.reduce(_TIMES).quantize(_COLOURS, Image.Quantize.FASTOCTREE)


def _scaled(*numbers: float) -> list[float]:
    return [number * _TIMES for number in numbers]


def _square(drawing: Drawing, inset: float, fill: str | None, edge: str, width: int) -> None:
    box = _scaled(inset, inset, SIZE - inset, SIZE - inset)
    drawing.rounded_rectangle(box, _CORNER * _TIMES, fill=fill, outline=edge, width=width * _TIMES)


def _dot(drawing: Drawing, x: float, y: float, radius: float, fill: str) -> None:
    drawing.ellipse(_scaled(x - radius, y - radius, x + radius, y + radius), fill=fill)


def _plain(drawing: Drawing) -> None:
    _square(drawing, 11, _IVORY, _EDGE, 7)


def _hit(drawing: Drawing) -> None:
    _square(drawing, 8, _GREEN, _LIGHT_GREEN, 6)


def _miss(drawing: Drawing) -> None:
    _square(drawing, 11, None, _RED, 11)


def _again(drawing: Drawing) -> None:
    """Draw a disc within an arrow that goes nearly round."""
    _dot(drawing, 64, 64, 45, _AMBER)
    ring = _scaled(6, 6, 122, 122)
    drawing.arc(ring, -20, 285, fill=_BROWN, width=9 * _TIMES)
    drawing.polygon(_scaled(78, 0, 104, 17, 74, 30), fill=_BROWN)


_BODIES: Final = {"plain": _plain, "hit": _hit, "miss": _miss, "again": _again}
_PIPS_OF: Final = {
    "plain": (_INK, 29, 12.5),
    "hit": ("#ffffff", 30, 13.5),
    "miss": (_RED, 26, 12),
    "again": (_INK, 21, 10),
}


def _number(drawing: Drawing, text: str) -> None:
    font = _letters(62 if len(text) > 1 else 76)
    drawing.text(
        (64 * _TIMES, 65 * _TIMES),
        text,
        font=font,
        fill=_INK,
        anchor="mm",
        stroke_width=2 * _TIMES,
        stroke_fill=_INK,
    )


def _burst(drawing: Drawing) -> None:
    points = []
    for turn in range(2 * _SPIKES):
        far = 16 if turn % 2 else 44
        angle = math.pi * turn / _SPIKES
        points += _scaled(64 + far * math.sin(angle), 64 - far * math.cos(angle))
    drawing.polygon(points, fill=_DARK_RED)


@cache
def _letters(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONT, size * _TIMES)


def drawn() -> dict[str, Image.Image]:
    """Return every picture by its name."""
    return {face.name: picture_of(face) for face in PICTURED}


def _file_of(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def sheet(pictures: dict[str, Image.Image]) -> Image.Image:
    """Return all pictures in a row for each outcome, at 22 and 48 pixels, on dark and light."""
    rows = [list(pictures.values())[start : start + 6] for start in range(0, len(pictures), 6)]
    grounds = ("#313338", "#ffffff", "#1a1a1e", "#f2f3f5")
    wide, high = 6 * 80 + 20, len(rows) * 62 + 10
    whole = Image.new("RGB", (wide * 2, high * 2))
    for number, ground in enumerate(grounds):
        part = Image.new("RGB", (wide, high), ground)
        for down, row in enumerate(rows):
            for across, picture in enumerate(image.convert("RGBA") for image in row):
                small = picture.resize((22, 22), Image.Resampling.LANCZOS)
                large = picture.resize((48, 48), Image.Resampling.LANCZOS)
                part.paste(small, (10 + across * 24, 20 + down * 62), small)
                part.paste(large, (170 + across * 52, 8 + down * 62), large)
        whole.paste(part, (number % 2 * wide, number // 2 * high))
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pictures again, or show them."""
    parser = argparse.ArgumentParser(description="Draws the pictures of dice.")
    parser.add_argument("--sheet", type=Path, help="write all of them to a picture instead")
    options = parser.parse_args(arguments)
    pictures = drawn()
    if options.sheet is not None:
        sheet(pictures).save(options.sheet)
        return 0
    kept = {name: base64.b64encode(_file_of(image)).decode() for name, image in pictures.items()}
    KEPT.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
