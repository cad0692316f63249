"""Setting up the battlefield: how much scenery, and what [L197-320]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Decimal, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.options import CM, FARTHEST

SCENERY: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "scenery.toml")
"""Rows 71-73 and 92-93 are misprinted as 71-76 and 82-83; every other row follows its neighbour."""
_PIECE: Final = 30
"""Centimetres of table for each piece that may be asked for [L205]."""
_LESS: Final = 2
_MORE: Final = 5
"""Up to the one a piece less, from the other a piece more [L208-214, L255-257]."""
_UP: Final = 4
"""Lowest face that rounds a half up [L251-254]."""

Wish: TypeAlias = Annotated[int, Whole(0, 3)]


@dataclass(frozen=True, slots=True)
class Pieces:
    """The number of pieces of scenery.

    Attributes:
        pieces: Pieces to place.
        average: What the wishes come to before the last die.
    """

    pieces: int
    average: int | None = detail()


@dataclass(frozen=True, slots=True)
class Element:
    """A piece of scenery, a row of the table: `scenery-<row>`."""

    row: str
    rolled: int | None = detail()


@dataclass(frozen=True, slots=True)
class FirstToPlace:
    """The side that draws and places first: `side-one` or `side-two`."""

    side: str


@procedure(source="L203-226", phases=("deployment",))
def terrain_count_secret(
    dice: Dice,
    *,
    asked: Annotated[int, Whole(0, 20)],
    table: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
) -> Pieces:
    """Roll how many pieces a side has of those it secretly wrote down [L203-226].

    Args:
        dice: 1D6: 1-2 one less, 5-6 one more.
        asked: Pieces written down.
        table: Length of the table: one piece for each 30 cm may be asked for.

    Raises:
        Refusal: `scenery-too-much` where more was written down.
    """
    if table is not None and asked > table // _PIECE:
        raise Refusal("scenery-too-much", most=int(table // _PIECE))
    return Pieces(_adjusted(dice, asked))


def _adjusted(dice: Dice, wanted: int) -> int:
    die = dice.single("scenery-count")
    change = -1 if die <= _LESS else int(die >= _MORE)
    return max(0, wanted + change)


@procedure(source="L233-257", phases=("deployment",))
def terrain_sector_setup(dice: Dice, *, wish: Wish, enemy_wish: Wish) -> Pieces:
    """Roll how many pieces one of the eight sectors has, from what both sides wish [L233-257].

    Args:
        dice: 1D6 where the average is a half: 1-3 down, 4-6 up; then 1D6: 1-2 one less, 5-6 one
            more.
        wish: What one side wrote down.
        enemy_wish: What the other wrote down.
    """
    average, half = divmod(wish + enemy_wish, 2)
    if half:
        average += dice.single("scenery-average") >= _UP
    return Pieces(_adjusted(dice, average), average)


@procedure(source="L258-320", phases=("deployment",))
def terrain_table(dice: Dice) -> Element:
    """Draw a piece of scenery with 1D100 [L258-320]."""
    rolled, row = SCENERY.roll(dice, "scenery")
    return Element(f"{SCENERY.id}-{row.id}", rolled)


@procedure(source="L258-260", phases=("deployment",))
def first_to_place(dice: Dice) -> FirstToPlace:
    """Roll which side draws and places the first piece: the higher D6 [L258-260]."""
    return FirstToPlace(("side-one", "side-two")[dice.roll_off((0, 0), "first-to-place")])
