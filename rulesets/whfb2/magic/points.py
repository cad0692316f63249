"""Magic points: those a wizard begins with, and those he gets back by rest [L4596-4624]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Flag
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet, ValueChanged, ValueSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import statuses_of
from rulesets.whfb2.magic.cost import armour_points
from rulesets.whfb2.magic.demands import CASTERS_TURN
from rulesets.whfb2.magic.facts import (
    Level,
    MagicPoints,
    MostPoints,
    Wizard,
    WizardSave,
)
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.standing_still import UNRESTED

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

FIXED: Final = 10
REGAINED: Final = "point-regained"
"""The status of who got the point of his rest in this turn."""
_SECOND: Final = 2
"""The first turn in which a wizard may have rested since his last one."""
_BUSY: Final[frozenset[StatusId]] = frozenset(
    {UNRESTED, "cast", "moved", "engaged", "fought", "shot"}
)
DICE: Final = 3
"""Points, or D6 of points, for each level of mastery [L4603-4615]."""


@dataclass(frozen=True, slots=True)
class PointsHeld:
    """The magic points a wizard begins with, which are the most he may have."""

    mp: int


def points_effects(_arguments: Arguments, result: PointsHeld) -> tuple[Effect, ...]:
    """Give him as many, which are the most he may have."""
    return (ValueSet("wizard", "mp", result.mp), ValueSet("wizard", "mp_max", result.mp))


@procedure(
    source="L4596-4618",
    effects=points_effects,
    offering=offers.POINTS,
)
def magic_points(
    dice: Dice,
    *,
    wizard: Wizard = None,  # noqa: ARG001 - whose they are
    level: Level,
    method: Annotated[str, Choice(("fixed", "rolled"))] = "fixed",
) -> PointsHeld:
    """Settle the magic points a wizard begins with: 10, or 3D6, for each level [L4596-4618].

    Args:
        dice: 3D6 a level, where they are rolled.
        wizard: The wizard.
        level: His mastery.
        method: As the players agreed for all.
    """
    if method == "fixed":
        return PointsHeld(FIXED * level)
    return PointsHeld(dice.sum(DICE * level, "magic-points"))


@dataclass(frozen=True, slots=True)
class Rest:
    """The gains of a rest.

    Attributes:
        gained: Magic points got back.
        why: `rested`, or what kept him from it: `disturbed`, `armour`, `zone`, `sword`,
            `ethereal`, `full`.
        mp_left: Magic points he has now.
    """

    gained: int
    why: Literal["rested", "disturbed", "armour", "zone", "sword", "ethereal", "full"]
    mp_left: int


def rest_effects(_arguments: Arguments, result: Rest) -> tuple[Effect, ...]:
    """Give him the point, once a turn."""
    if not result.gained:
        return ()
    return (ValueChanged("wizard", "mp", 1), StatusSet("wizard", REGAINED, "turn"))


def _has_rested(situation: Situation, _arguments: Arguments) -> None:
    """Refuse a rest before a whole turn has gone by: `rest-too-soon`."""
    if situation.turn < _SECOND:
        raise Refusal("rest-too-soon")


@procedure(
    source="L4620-4624, L4667-4668",
    effects=rest_effects,
    demands=(CASTERS_TURN, Demand("wizard", once=(REGAINED,))),
    check=_has_rested,
    offering=offers.REST,
)
def rest(
    _dice: Dice,
    *,
    wizard: Wizard = None,
    mp: MagicPoints,
    mp_max: MostPoints = None,
    wizard_save: WizardSave = None,
    no_armour: Annotated[bool, Flag()] = False,
    disturbed: Annotated[bool, Flag()] = False,
    zone: Annotated[bool, Flag()] = False,
) -> Rest:
    """Get a magic point back by a whole turn of rest, from one own turn's start to the next's.

    Who moved, fought, cast or spoke did not rest; nor does who keeps up a zone or an animated
    sword, who is ethereal, or who wears armour [L4620-4624, L4667-4668, L5298-5300, L6288-6303].

    Args:
        wizard: The wizard.
        mp: Magic points he has.
        mp_max: The most he may have.
        wizard_save: His armour save as X.
        no_armour: His save is none of armour.
        disturbed: He did anything at all.
        zone: He keeps up a zone.
    """
    why: Literal["rested", "disturbed", "armour", "zone", "sword", "ethereal", "full"] = "rested"
    held = {status for status, _ in wizard.statuses} if wizard is not None else set()
    if disturbed or held & _BUSY:
        why = "disturbed"
    elif not no_armour and armour_points(wizard_save, wizard):
        why = "armour"
    elif zone or held & set(statuses_of("zone")):
        why = "zone"
    elif "animates-sword" in held:
        why = "sword"
    elif "ethereal-wizard" in held:
        why = "ethereal"
    elif mp_max is not None and mp >= mp_max:
        why = "full"
    gained = int(why == "rested")
    return Rest(gained, why, mp + gained)


def may_regain(unit: Unit) -> bool:
    """Return whether rest would give a wizard a point back, as far as the table knows."""
    mp, most = unit.find("mp"), unit.find("mp_max")
    if mp is None or most is None or (mp.fixed or 0) >= (most.fixed or 0):
        return False
    kept: tuple[StatusId, ...] = (
        *statuses_of("zone"),
        "animates-sword",
        "ethereal-wizard",
        *_BUSY,
        REGAINED,
    )
    save = unit.find("save")
    armoured = save is not None and armour_points(save.fixed, unit) > 0
    return not armoured and not any(unit.has(status) for status in kept)
