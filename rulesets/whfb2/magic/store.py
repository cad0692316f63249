"""Magic points kept outside a wizard: in wands, weapons of power and jewels of energy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, ValueChanged
from rulesets.core.ruleset.game import Status
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.facts import (
    MOST_POINTS,
    Level,
    MagicPoints,
    MostPoints,
    Wizard,
    status_value,
)
from rulesets.whfb2.unit import offers, readings

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

WAND: Final = "wand-points"
WEAPON: Final = "power-weapon-master"
JEWEL_USED: Final = "jewel-used"
_STORES: Final[Mapping[str, StatusId]] = {"wand": WAND, "weapon": WEAPON}
"""The statuses that hold the points of a wand and of a weapon of power."""
_SOURCES: Final = (*_STORES, "jewel")
_PER_LEVEL: Final = 10
"""Points that a wand holds for each level of who fills it [L7130-7131]."""
STATUSES: Final = (Status(WAND, counts=(1, MOST_POINTS)), Status(JEWEL_USED))


def points_for_saves(unit: Unit) -> int | None:
    """Return all points that somebody may put into a save, None where nobody knows of any.

    Those of a wand and those of a weapon that he masters count [L6760-6762, L7142-7143].
    """
    own = unit.find("mp")
    stored = sum(status_value(unit, status) for status in _STORES.values())
    if own is None and not stored:
        return None
    return (0 if own is None else own.fixed or 0) + stored


def paid_for_save(role: str, unit: Unit | None, points: int) -> tuple[Effect, ...]:
    """Take points put into a save: his own first, then those of wand and weapon."""
    if not points:
        return ()
    if unit is None:
        return (ValueChanged(role, "mp", -points),)
    own = unit.find("mp")
    of_his = min(points, points if own is None else own.fixed or 0)
    if own is None and points_for_saves(unit) is not None:
        of_his = 0
    effects: list[Effect] = [ValueChanged(role, "mp", -of_his)] if of_his else []
    left = points - of_his
    for status in _STORES.values():
        held = status_value(unit, status)
        taken = min(held, left)
        if taken:
            effects.append(_noted(role, status, held - taken))
            left -= taken
    return tuple(effects)


def _noted(role: str, status: StatusId, points: int) -> Effect:
    """Note what a wand or weapon holds; an empty wand is not told of."""
    if not points and status == WAND:
        return StatusCleared(role, status)
    return StatusSet(role, status, "battle", points)


@dataclass(frozen=True, slots=True)
class PointsMoved:
    """Magic points that were moved to a wizard, and those left where they were kept.

    Attributes:
        moved: How many.
        mp_left: How many he has then.
        kept: How many stayed where they were.
        casts: Whether he may cast in this phase.
    """

    moved: int
    mp_left: int
    kept: int
    casts: bool = detail()


def moved_effects(arguments: Arguments, result: PointsMoved) -> tuple[Effect, ...]:
    """Give them to him; a wizard that drew on a wand or a weapon casts nothing in this phase."""
    gained = (ValueChanged("wizard", "mp", result.moved),) if result.moved else ()
    from_store = arguments["from_store"]
    if from_store == "jewel":
        return (*gained, StatusSet("wizard", JEWEL_USED))
    return (
        *gained,
        *_kept(arguments, from_store, result.kept),
        StatusSet("wizard", "cast", "phase"),
    )


@procedure(
    source="L6762-6766, L7131-7143, L7323-7327",
    effects=moved_effects,
    phases=("magic",),
    offering=offers.DRAW_POINTS,
)
def move_points(
    _dice: Dice,
    *,
    wizard: Wizard = None,
    mp: MagicPoints,
    mp_max: MostPoints = None,
    from_store: Annotated[str, Choice(_SOURCES)] = "wand",
    stored: Annotated[int | None, Whole(0, MOST_POINTS)] = None,
    wanted: Annotated[int | None, Whole(0, MOST_POINTS)] = None,
    wand_excess: readings.WandExcess = "left",
) -> PointsMoved:
    """Move magic points to a wizard, in a magic phase: from a wand, a weapon of power or a jewel.

    Of wand and weapon he may not go beyond the points he began with: what does not fit stays where
    it is, and he casts nothing and keeps up nothing in that phase [L6762-6766, L7131-7143]. A jewel
    of energy gives its points once a day, beyond them too [L7323-7327].

    Args:
        wizard: The wizard.
        mp: Magic points he has.
        mp_max: Those he began with.
        from_store: Where they are kept.
        stored: How many there are; those noted on him where not given.
        wanted: How many he wants, None for as many as he may.
        wand_excess: House rule: whether more than fits is cut, or refused.

    Raises:
        Refusal: `missing-option` where nobody knows how many, `jewel-used`, `wand-beyond`.
    """
    if from_store == "jewel" and wizard is not None and wizard.has(JEWEL_USED):
        raise Refusal("jewel-used", unit=wizard.name)
    held = stored
    if held is None and wizard is not None and from_store in _STORES:
        held = status_value(wizard, _STORES[from_store]) or None
    if held is None:
        raise Refusal("missing-option", option="stored")
    wished = held if wanted is None else min(held, wanted)
    if from_store == "jewel":
        return PointsMoved(wished, mp + wished, held - wished, casts=True)
    if mp_max is None:
        raise Refusal("missing-option", option="mp_max")
    moved = max(0, min(wished, mp_max - mp))
    if wand_excess == "refused" and moved < wished and wanted is not None:
        name = None if wizard is None else wizard.name
        raise Refusal("wand-beyond", unit=name, most=mp_max)
    return PointsMoved(moved, mp + moved, held - moved, casts=False)


def _kept(arguments: Arguments, store: str, points: int) -> tuple[Effect, ...]:
    """Note what is in the wand or weapon, unless a player keeps count himself."""
    wizard: Unit | None = arguments["wizard"]
    status = _STORES[store]
    noted = wizard is not None and wizard.has(status)
    return (_noted("wizard", status, points),) if noted else ()


@dataclass(frozen=True, slots=True)
class StoreFilled:
    """Magic points put into a wand or a weapon of power: what it holds, and what he has left."""

    kept: int
    mp_left: int


def filled_effects(arguments: Arguments, result: StoreFilled) -> tuple[Effect, ...]:
    """Take them off him, and note what is in the wand or weapon."""
    status = _STORES[arguments["store"]]
    return (
        ValueChanged("wizard", "mp", -arguments["filled"]),
        StatusSet("wizard", status, "battle", result.kept),
    )


@procedure(source="L6766, L7130-7136", effects=filled_effects)
def fill_store(
    _dice: Dice,
    *,
    wizard: Wizard = None,
    filled: Annotated[int, Whole(1, MOST_POINTS)],
    store: Annotated[str, Choice(tuple(_STORES))] = "wand",
    mp: MagicPoints,
    level: Level,
    stored: Annotated[int | None, Whole(0, MOST_POINTS)] = None,
) -> StoreFilled:
    """Put magic points of a wizard into his wand, 10 for each level at most, or a weapon of power.

    [L6766, L7130-7136].

    Args:
        wizard: The wizard.
        filled: How many.
        store: Where they go.
        mp: Magic points he has.
        level: His mastery.
        stored: What it holds already; what is noted on him where not given.

    Raises:
        Refusal: `points-short`, `wand-full`.
    """
    name = None if wizard is None else wizard.name
    if filled > mp:
        raise Refusal("points-short", unit=name, cost=filled, points=mp)
    held = status_value(wizard, _STORES[store]) if stored is None else stored
    most = _PER_LEVEL * level
    if store == "wand" and held + filled > most:
        raise Refusal("wand-full", unit=name, most=most, held=held)
    return StoreFilled(held + filled, mp - filled)
