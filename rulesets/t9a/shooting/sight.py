"""Line of sight over models, and cover [L251-269, L1141-1187]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit.charts import MODEL_IN_THE_WAY, TROOP_TYPES
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.vocabulary import TYPES

SIZES: Final = ("small", "medium", "large")
_SIZE: Final = 4
"""The column of a troop type's Size."""
_HALF: Final = 50
_WHOLE: Final = 100
_MODIFIERS: Final = {"none": 0, "light": -1, "heavy": -2}

Size: TypeAlias = Annotated[str | None, Choice(SIZES)]
Percent: TypeAlias = Annotated[int, Whole(0, _WHOLE, "percent")]


def size_of(rules: SpecialRules) -> str:
    """Return the Size of a model; one whose type nobody said is Small [L255-269]."""
    if "large-target" in rules:
        return "large"
    kind = next((unit_type for unit_type in TYPES if unit_type in rules), TYPES[0])
    size = str(TROOP_TYPES.cell(TYPES.index(kind) + 1, _SIZE))
    return size if size != "large" else "medium"


@dataclass(frozen=True, slots=True)
class Sight:
    """The screen that a model between shooter and target is.

    Attributes:
        blocked: Whether no line goes past it.
        cover: What cover it gives where part of the target is seen past it: `none`, `light` or
            `heavy`.
    """

    blocked: bool
    cover: str


def past_model(unit: str, target: str, screen: str) -> Sight:
    """Return what a model of one Size does between models of two others [L253, L1150, L1157]."""
    larger = max(SIZES.index(unit), SIZES.index(target)) + 1
    cell = str(MODEL_IN_THE_WAY.cell(larger, SIZES.index(screen) + 1))
    # What stops a line is at least as large as both, so that it is heavy cover for the rest.
    return Sight(cell == "blocked", "heavy" if cell == "blocked" else cell)


def _size(stated: str | None, unit: Unit | None) -> str:
    if stated is not None:
        return stated
    return SIZES[0] if unit is None else size_of(unit.rules)


@procedure(source="L251-269", command="shoot", variant="line-of-sight", actors=())
def line_of_sight(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    screen: One = None,
    unit_size: Size = None,
    target_size: Size = None,
    screen_size: Size = None,
) -> Sight:
    """Tell what a model between shooter and target does to the line of sight [L251-269].

    Args:
        unit: Who looks.
        target: Who is looked at.
        screen: Who stands between them; models of either unit are ignored.
        unit_size: Size of who looks, where no unit says.
        target_size: Size of who is looked at.
        screen_size: Size of who stands between.
    """
    return past_model(
        _size(unit_size, unit), _size(target_size, target), _size(screen_size, screen)
    )


@dataclass(frozen=True, slots=True)
class CoverFound:
    """The cover of a target.

    Attributes:
        cover: `none`, `light` or `heavy`.
        modifier: What it does to the roll to hit.
    """

    cover: str
    modifier: int


def _beyond_own(hidden: int, own: int) -> int:
    """Return what is hidden without the terrain in which the shooter stands [L1143]."""
    if own > hidden:
        raise Refusal("cover-own", own=own, most=hidden)
    return hidden - own


@procedure(source="L1141-1187", command="shoot", variant="cover", actors=())
def cover_check(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    light: Percent = 0,
    heavy: Percent = 0,
    own_light: Percent = 0,
    own_heavy: Percent = 0,
    screened: Percent = 0,
    screen_size: Size = None,
    unit_size: Size = None,
    target_size: Size = None,
    together: Annotated[int | None, Whole(0, _WHOLE, "percent")] = None,
) -> CoverFound:
    """Tell the cover of a target from how much of it is hidden: half or more counts [L1141-1161].

    Heavy cover alone counts where both would; where neither hides half, both together make light.
    Terrain in which the shooter stands hides nothing from him [L1143].

    Args:
        unit: Who shoots.
        target: Who is shot at.
        light: Percent of the target that light cover hides, models apart.
        heavy: Percent that heavy cover hides.
        own_light: Percent of `light` that only the terrain the shooter stands in hides.
        own_heavy: Percent of `heavy` that only the terrain the shooter stands in hides.
        screened: Percent that models between them hide.
        screen_size: Size of those models.
        unit_size: Size of who shoots, where no unit says.
        target_size: Size of who is shot at.
        together: Percent that all of it hides, where some hides the same part, his terrain apart.

    Raises:
        Refusal: `cover-own` for more than is hidden at all, `cover-together` for less than one of
            them, or more than all.
    """
    sight = past_model(_size(unit_size, unit), _size(target_size, target), screen_size or SIZES[0])
    hidden = {
        "light": _beyond_own(light, own_light),
        "heavy": _beyond_own(heavy, own_heavy),
        "none": 0,
    }
    if screened and sight.cover != "none":
        hidden[sight.cover] = min(_WHOLE, hidden[sight.cover] + screened)
    every = hidden["light"] + hidden["heavy"]
    if together is not None:
        if not max(hidden.values()) <= together <= every:
            raise Refusal("cover-together", least=max(hidden.values()), most=every)
        every = together
    light_cover = "light" if every >= _HALF else "none"
    cover = "heavy" if hidden["heavy"] >= _HALF else light_cover
    return CoverFound(cover, _MODIFIERS[cover])
