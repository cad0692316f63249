"""Pieces of scenery, and the harm they do to those in them [L616-644, L2222-2268]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

SCENERY: Final[Chart] = load_chart(files("rulesets.blackhammer") / "data" / "scenery.toml")
PIECES: Final = ("forest", "ruins", "marsh", "field")
"""The rows of the chart: forest, jungle, copse; dolmens, ruins, cairns; shallow pond, marsh;
field, garden, graveyard."""
_SEEN_INTO: Final = 2
"""Paces up to which a model is seen in scenery that blocks sight [L2246]."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The effects of a piece of scenery.

    Attributes:
        movement: `difficult`: charges and marches count the way double.
        blocks_sight: Whether it stops lines of sight.
        seen_into: Paces up to which a model in it is seen, where it stops them.
        cover: `light` or `heavy`.
        across: Whether shots across it suffer from its cover too.
        landing: Whether flyers may take off from it and land in it; over it they always fly.
    """

    movement: str
    blocks_sight: bool
    seen_into: int | None
    cover: str
    across: bool
    landing: bool


@procedure(source="L2222-2268")
def scenery_table(
    _dice: Dice,
    *,
    scenery: Annotated[str, Choice(PIECES)],
) -> Scenery:
    """Look up what a piece of scenery does [L2222-2268]."""
    row = PIECES.index(scenery) + 1
    movement, sight, cover, landing = (str(SCENERY.cell(row, column)) for column in range(1, 5))
    blocks = sight == "blocked"
    return Scenery(
        movement,
        blocks,
        _SEEN_INTO if blocks else None,
        cover.removesuffix("-across"),
        cover.endswith("-across"),
        landing == "yes",
    )
