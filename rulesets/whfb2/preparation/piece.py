"""Pieces of scenery: their size, their ground, the cover they give [L97-196]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

CHART: Final[Chart] = load_chart(files("rulesets.whfb2") / "data" / "scenery-pieces.toml")
PIECES: Final = (
    "hill",
    "trench",
    "hedge",
    "wall",
    "wood",
    "ruins",
    "building",
    "river",
    "ford",
    "bridge",
    "pond",
    "marsh",
    "necropolis",
)
"""The rows of the chart, in order."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of scenery.

    Attributes:
        width: Centimetres it is wide; of a bridge or ford, along the river.
        length: Centimetres it is long, where several are set side by side or in sections.
        ground: `open`, `high` (who stands higher has +1 to hit), `difficult`, `obstacle`,
            `building`, or `barrier`: water that is crossed at bridges and fords alone.
        cover: `none`, `light` (−1 to be hit) or `heavy` (−2).
    """

    width: float
    length: float
    ground: str
    cover: str


@procedure(source="L97-196, L738-785, L1275-1278", actors=())
def scenery_piece(
    _dice: Dice,
    *,
    piece: Annotated[str, Choice(PIECES)],
) -> Piece:
    """Look up what a piece of scenery is and does [L97-196, L738-785, L1275-1278].

    Args:
        piece: The piece. Ruins give heavy cover and are crossed as difficult ground; the attackers
            of a trench count as standing higher.
    """
    row = PIECES.index(piece) + 1
    wide, long, ground, cover = (CHART.cell(row, column) for column in range(1, 5))
    return Piece(int(wide) / 2, int(long) / 2, str(ground), str(cover))
