"""The drawing that pictures share: paper, letters, and text that fits its width."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

PAPER: Final = "#fbfaf7"
INK: Final = "#1d2430"
SOFT: Final = "#5b6472"
LINE: Final = "#d9d6cd"
BLUE: Final = "#1f5fa8"
RED: Final = "#a63a3a"
_SMALLEST: Final = 12


@lru_cache(maxsize=8)
def font(size: int) -> FreeTypeFont:
    """Return the letters of pictures at a size in pixels."""
    from PIL import ImageFont  # noqa: PLC0415 - only where pictures are drawn

    content = (files("bot.views.pictures") / "fonts" / "DejaVuSans.ttf").read_bytes()
    return ImageFont.truetype(io.BytesIO(content), size)


def write(
    draw: ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    *,
    room: float,
    colour: str = INK,
) -> None:
    """Write a line that is made smaller, and at last cut, to fit its room in pixels."""
    text = " ".join(text.split())
    while draw.textlength(text, font=font(size)) > room:
        if size > _SMALLEST:
            size -= 1
        else:
            text = f"{text[:-2]}…"
    draw.text(at, text, fill=colour, font=font(size))
