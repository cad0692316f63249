"""Further consequences of an injury [L7448-7475]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, ValueChanged
from rulesets.dice.die import D6, D100
from rulesets.dice.handle import Dice
from rulesets.dice.pool import Successes
from rulesets.dice.request import Purpose
from rulesets.whfb2.aftermath.injury import INJURIES, Fallen

_FAINT: Final = 4
"""Turns beside the D6 for which a casualty is unconscious [L7449-7450]."""
_ARMS: Final = ("grave-left-arm", "grave-right-arm")
_HEAD: Final = "grave-head"
_PROSTHESIS: Final = 50
_EYE: Final = 10
_EAR: Final = 5
_NOSE: Final = 1
_PERSONAL: Final = ("ld", "int", "cl", "wp")
ROWS: Final = tuple(row.id for row in INJURIES.rows)


@dataclass(frozen=True, slots=True)
class Trauma:
    """Further consequences of an injury.

    Attributes:
        unconscious: Turns for which he lies there.
        prosthesis: Whether the arm can bear one; None for other injuries.
        eye: Whether he lost an eye: -2 Bow Skill; None for other injuries.
        ear: Whether he lost an ear: -1 to the personal characteristics.
        nose: Whether he lost smell and taste.
    """

    unconscious: int
    prosthesis: bool | None = None
    eye: bool | None = None
    ear: bool | None = None
    nose: bool | None = None


def of_side_effects(arguments: Arguments, result: Trauma) -> tuple[Effect, ...]:
    """Take what is lost off the profile; nothing goes below 1 [L7470-7471]."""
    unit = arguments["unit"]
    if unit is None:
        return ()
    lost = trauma_losses(unit, eye=bool(result.eye), ear=bool(result.ear))
    return tuple(ValueChanged("unit", field, -loss) for field, loss in lost)


@procedure(source="L7448-7475", effects=of_side_effects)
def injury_side_effects(
    dice: Dice,
    *,
    unit: Fallen = None,  # noqa: ARG001 - whom it befalls
    injury: Annotated[str, Choice(ROWS)] = "bruise",
) -> Trauma:
    """Roll what else an injury brings [L7448-7475].

    Args:
        dice: A D6 for the turns he is unconscious; a D100 for the prosthesis of a grave arm; three
            for eye, ear and nose of a grave head.
        unit: The character.
        injury: His injury.
    """
    turns = dice.single("unconscious", die=D6) + _FAINT
    return replace(lasting_trauma(dice, injury), unconscious=turns)


def lasting_trauma(dice: Dice, injury: str) -> Trauma:
    """Roll what of it outlasts the battle [L7452-7466]."""
    if injury in _ARMS:
        return Trauma(0, prosthesis=_within(dice, _PROSTHESIS, "prosthesis"))
    if injury == _HEAD:
        return Trauma(
            0,
            eye=_within(dice, _EYE, "lost-eye"),
            ear=_within(dice, _EAR, "lost-ear"),
            nose=_within(dice, _NOSE, "lost-nose"),
        )
    return Trauma(0)


def _within(dice: Dice, percent: int, label: str) -> bool:
    wins = frozenset(range(1, percent + 1))
    purpose = Purpose(label, percent, at_most=True)
    return dice.ask(Successes(purpose, 1, wins, D100)) == 1


def trauma_losses(unit: Unit, *, eye: bool, ear: bool) -> tuple[tuple[str, int], ...]:
    """Return what a lost eye and a lost ear cost; nothing goes below 1 [L7457-7464, L7470-7471]."""
    losses = [("bs", 2)] if eye else []
    losses += [(field, 1) for field in _PERSONAL] if ear else []
    return tuple(
        (field, min(loss, unit.number(field) - 1))
        for field, loss in losses
        if unit.find(field) is not None and unit.number(field) > 1
    )
