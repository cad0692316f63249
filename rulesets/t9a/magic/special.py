"""Vortices, Magical Moves, wounds recovered and raised, units summoned [L908-915, L1060-1074]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import (
    Decimal,
    Fill,
    Flag,
    FromSpell,
    Quantity,
    SpellName,
    Text,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet, UnitRaised, WoundsHealed
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.paths.book import SPELLS
from rulesets.t9a.unit import acts
from rulesets.t9a.unit.options import INCH, One, YesNo

_ASTRAY: Final = 6
VORTICES: Final = tuple(spell for spell in SPELLS if "vortex" in spell.types)


@dataclass(frozen=True, slots=True)
class Vortex:
    """The way of a Vortex.

    Attributes:
        inches: How far.
        astray: From the caster in a random direction, instead of towards its target.
    """

    inches: int
    astray: bool


def after_vortex(_arguments: Arguments, result: Vortex) -> tuple[FollowUp, ...]:
    """Offer the direction of one that goes astray."""
    return (FollowUp("random_direction"),) if result.astray else ()


@procedure(source="L908-915", follow_ups=after_vortex)
def vortex(
    dice: Dice,
    *,
    spell: Annotated[str, SpellName(VORTICES)] = "",  # noqa: ARG001 - its range is read
    vortex_range: Annotated[int, Whole(1, 48, INCH), FromSpell("range")],
) -> Vortex:
    """Roll how far a Vortex goes: the die times its range, or astray on a 6 [L908-915].

    Args:
        dice: A D6; on a 6 another one, inches in a random direction.
        spell: A Vortex of the paths, whose range is known.
        vortex_range: X of its type.
    """
    rolled = dice.single("vortex")
    if rolled == _ASTRAY:
        return Vortex(dice.single("vortex-astray"), astray=True)
    return Vortex(rolled * vortex_range, astray=False)


@dataclass(frozen=True, slots=True)
class MagicalMove:
    """The distance of a magical move."""

    farthest: float


def magic_moved(arguments: Arguments, _result: MagicalMove) -> tuple[Effect, ...]:
    """Note the move, which tells on shooting as any move of the turn does [L781, L1131]."""
    reformed = (StatusSet("unit", "reformed", "turn"),) if arguments["reform"] else ()
    return (*moved_by_magic("unit"), *reformed)


@procedure(
    source="L1062-1064",
    command="move",
    variant="magical",
    effects=magic_moved,
    phases=("magic",),
    acts=acts.MAGICAL,
)
def magical_move(
    _dice: Dice,
    *,
    unit: One = None,
    inches: Annotated[float, Decimal(0, 48, INCH)],
    march: YesNo = False,
    reform: YesNo = False,  # noqa: ARG001 - it bars shooting
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    unit_fleeing: Annotated[bool, Flag(), Fill("unit", "status:fleeing")] = False,
    moved: Annotated[bool, Flag(), Fill("unit", "status:magic-moved")] = False,
) -> MagicalMove:
    """Move a unit by magic, once a phase and never as a March [L1062-1064].

    Args:
        unit: The unit.
        inches: X of the move, in the place of its Movement.
        march: It is to march, which it may not.
        reform: It reforms, and so does not shoot this turn [L781].
        engaged: It is engaged.
        unit_fleeing: It flees.
        moved: It has moved by magic in this phase.

    Raises:
        Refusal: `magical-move-barred`.
    """
    found = (("march", march), ("engaged", engaged), ("fleeing", unit_fleeing), ("once", moved))
    reason = next((name for name, holds in found if holds), None)
    if reason is not None:
        raise Refusal("magical-move-barred", unit=None if unit is None else unit.name, why=reason)
    return MagicalMove(inches)


def moved_by_magic(role: str) -> tuple[Effect, ...]:
    """Return that a unit has moved by magic."""
    return (StatusSet(role, "magic-moved", "phase"), StatusSet(role, "moved", "turn"))


@dataclass(frozen=True, slots=True)
class Recovered:
    """Wounds that were given back.

    Attributes:
        wounds: Wounds given back; the rest is lost.
        models: Models that came back.
        partial: Wounds on the last of them, where it is not whole.
    """

    wounds: int
    models: int = 0
    partial: int | None = detail()


def recovered_effects(_arguments: Arguments, result: Recovered) -> tuple[Effect, ...]:
    """Give the wounds back."""
    return (WoundsHealed("unit", result.wounds),) if result.wounds else ()


@procedure(source="L1066-1068", units=("unit",), effects=recovered_effects, actors=())
def recover_wounds(
    dice: Dice,
    *,
    amount: Annotated[Amount, Quantity(0, 60)],
    carried: Annotated[int, Whole(0, 60), Fill("unit", "carried")] = 0,
) -> Recovered:
    """Recover wounds of ordinary models, never of Characters in the unit [L1066-1068].

    A Character recovers them where he alone is the target.

    Args:
        dice: How many, where that is rolled.
        amount: How many.
        carried: Wounds that models still standing have lost.
    """
    return Recovered(min(carried, amount.roll(dice, "recovered")))


@procedure(source="L1070", units=("unit",), effects=recovered_effects, actors=())
def raise_wounds(
    dice: Dice,
    *,
    amount: Annotated[Amount, Quantity(0, 60)],
    w: Annotated[int, Whole(1, 10), Fill("unit", "w")] = 1,
    models: Annotated[int, Whole(0, 500), Fill("unit", "models")],
    start: Annotated[int, Whole(1, 500), Fill("unit", "size")],
    carried: Annotated[int, Whole(0, 60), Fill("unit", "carried")] = 0,
    captured: YesNo = False,
) -> Recovered:
    """Recover wounds, then raise models, each whole before the next [L1066-1070].

    They return as Champion, Standard Bearer, Musician, then ordinary models.

    Args:
        dice: How many, where that is rolled.
        amount: How many.
        w: Wounds of each model.
        models: Models left.
        start: Models at the start, beyond which none is raised.
        carried: Wounds that models still standing have lost.
        captured: Its Standard Bearer was captured, and does not return.
    """
    found = amount.roll(dice, "raised")
    healed = min(carried, found)
    room = max(0, start - models - captured) * w
    raised = min(found - healed, room)
    returned, partial = -(-raised // w), raised % w
    return Recovered(healed + raised, returned, partial)


@dataclass(frozen=True, slots=True)
class Summoned:
    """The number of models of a summoned unit that are placed: all of them or none."""

    models: int


def summoned_effects(arguments: Arguments, result: Summoned) -> tuple[Effect, ...]:
    """Bring it to the table."""
    if not result.models or not arguments["name"]:
        return ()
    return (UnitRaised("wizard", arguments["name"], result.models, statuses=("summoned",)),)


@procedure(source="L1072-1074", units=("wizard",), effects=summoned_effects)
def summon_unit(
    _dice: Dice,
    *,
    name: Annotated[str, Text(40)] = "",  # noqa: ARG001 - told to the battle
    models: Annotated[int, Whole(1, 200)],
    fitting: Annotated[int | None, Whole(0, 200)] = None,
) -> Summoned:
    """Place a summoned unit: whole or not at all, and worth no Victory Points [L1072-1074].

    Args:
        name: What it is called.
        models: Its models.
        fitting: Those that can be placed within range, an inch from others; all if nobody said.
    """
    return Summoned(models if fitting is None or fitting >= models else 0)
