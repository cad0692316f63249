"""Drunkenness: whether subject creatures come sober to the battle [L2497-2541]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Flag, Units
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, ValueChanged
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.demands import MOVING
from rulesets.whfb2.unit.options import WillPower
from rulesets.whfb2.unit.profile import CHARACTERISTICS

_DRANK: Final = 6
_LETHAL: Final = ("s", "t")
"""Characteristics that drink may bring to nothing: then there is a coma [L2533-2538]."""


@dataclass(frozen=True, slots=True)
class Drunkenness:
    """The sobriety of creatures that come to the battle.

    Attributes:
        drank: Whether they drank at all.
        loss: Points that every characteristic loses for the battle, 0 for the clear-headed.
        total: What the 2D6 came to.
        against: The Will Power tested.
    """

    drank: bool
    loss: int
    total: int | None = detail()
    against: int | None = detail()


@dataclass(frozen=True, slots=True)
class Drinking:
    """A turn spent drinking.

    Attributes:
        coma: Whether it ends the battle for them.
        loss: Points that every characteristic loses now.
    """

    coma: bool
    loss: int


def drunkenness_effects(arguments: Arguments, result: Drunkenness) -> tuple[Effect, ...]:
    """Take the loss off every characteristic, down to 1, and note it."""
    if not result.loss:
        return ()
    drunk = StatusSet("unit", "drunk", "battle", result.loss)
    return (drunk, *_losses(arguments["unit"], result.loss, lethal=False))


@procedure(
    source="L2497-2527",
    command="psychology",
    variant="drunkenness",
    units=("unit",),
    meant_by="drunkenness",
    effects=drunkenness_effects,
    phases=("deployment",),
    demands=(Demand("unit", once=("drunk",)),),
    offering=offers.DRUNKENNESS,
)
def drunkenness(
    dice: Dice,
    *,
    wp: WillPower,
    champion: Annotated[bool | None, Flag()] = None,
) -> Drunkenness:
    """See before the battle whether creatures are drunk: 1D6, then 2D6 [L2497-2527].

    Champions are as drunk as their unit; heroes and wizards roll for themselves.

    Args:
        dice: 1D6; on a 6 they drank: 2D6 against Will Power.
        wp: Their Will Power.
        champion: Whether they drank is known: that of the champion's unit.
    """
    drank = champion
    if drank is None:
        drank = dice.successes(1, _DRANK, "drink", never=frozenset()) == 1
    if not drank:
        return Drunkenness(False, 0)
    test = under_roll(dice, value=wp, label="drunkenness-test")
    total = test.total or 0
    return Drunkenness(True, 0 if test.passed else total - wp, test.total, test.against)


def _losses(unit: Unit | None, loss: int, *, lethal: bool) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for field in CHARACTERISTICS:
        value = None if unit is None else unit.find(field)
        if value is None or not value.plus or value.count:
            continue
        least = 0 if lethal and field in _LETHAL else 1
        by = min(loss, value.plus - least)
        if by > 0:
            found.append(ValueChanged("unit", field, -by))
    return tuple(found)


def drinking_effects(arguments: Arguments, result: Drinking) -> tuple[Effect, ...]:
    """Take another point off everything; a Strength or Toughness of 0 is a coma."""
    if result.coma:
        return (Destroyed("unit"),)
    unit: Unit = arguments["unit"]
    held = dict(unit.statuses).get("drunk", 0)
    return (
        StatusSet("unit", "drunk", "battle", held + 1),
        StatusSet("unit", "halted", "turn"),
        *_losses(unit, result.loss, lethal=True),
    )


@procedure(
    source="L2528-2541",
    command="psychology",
    variant="drinking",
    effects=drinking_effects,
    phases=MOVING,
    demands=(Demand("unit", needs=("drunk",), forbids=("engaged",)),),
    offering=offers.DRINK,
)
def drinking(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
) -> Drinking:
    """Let drunken creatures find more to drink: a turn, and a point of everything [L2528-2541].

    They must look for it within 10 cm of any source, unless they are in close combat.

    Args:
        unit: The creatures.
    """
    weak = any(unit.number(field, 2) <= 1 for field in _LETHAL)
    return Drinking(weak, 1)
