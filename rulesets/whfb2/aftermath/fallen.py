"""A character who fell, once the battle is over: his injury, and what of it stays [L7412-7506]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.aftermath import Hurt
from rulesets.core.results.effect import Effect, ValueChanged
from rulesets.dice.handle import Dice
from rulesets.whfb2.aftermath.downed import check_down
from rulesets.whfb2.aftermath.injury import (
    INJURIES,
    Fallen,
    character_injury,
    injury_losses,
)
from rulesets.whfb2.aftermath.trauma import lasting_trauma, trauma_losses

_STAYS: Final = ("prosthesis", "eye", "ear", "nose")
"""Losses that are told of him ever after."""
_BORNE: Final = ("arm-useless", "half-movement")
"""Penalties for good that no characteristic shows [L7491-7497]."""


@dataclass(frozen=True, slots=True)
class FallenCharacter:
    """The fate of a character after the battle.

    Attributes:
        row: The row of the table, `injuries-<row>`.
        battles: Battles he misses.
        healing: What holds while it heals.
        lasting: What stays for good.
        dead: Whether he is.
        prosthesis: Whether the arm can bear one; None for other injuries.
        eye: Whether he lost an eye; None for other injuries.
        ear: Whether he lost an ear.
        nose: Whether he lost smell and taste.
    """

    row: str
    battles: int
    healing: str
    lasting: str
    dead: bool
    prosthesis: bool | None = None
    eye: bool | None = None
    ear: bool | None = None
    nose: bool | None = None


def of_fallen(arguments: Arguments, result: FallenCharacter) -> tuple[Effect, ...]:
    """Take what is lost for good off the profile."""
    unit = arguments["unit"]
    losses = () if unit is None else hurt_of(unit, result).losses
    return tuple(ValueChanged("unit", field, -loss) for field, loss in losses)


@procedure(source="L7412-7506", effects=of_fallen, check=check_down)
def fallen_character(dice: Dice, *, unit: Fallen = None) -> FallenCharacter:
    """Roll what becomes of a character who fell, and what of it stays [L7412-7506].

    Args:
        dice: A D100; one more for a grave arm, three for a grave head.
        unit: The character.
    """
    found = character_injury(dice, unit=unit)
    trauma = lasting_trauma(dice, found.row.removeprefix(f"{INJURIES.id}-"))
    return FallenCharacter(
        found.row,
        found.battles,
        found.healing,
        found.lasting,
        found.dead,
        trauma.prosthesis,
        trauma.eye,
        trauma.ear,
        trauma.nose,
    )


def hurt_of(unit: Unit, result: FallenCharacter) -> Hurt:
    """Return what it leaves behind."""
    lost = dict(injury_losses(unit, result.row.removeprefix(f"{INJURIES.id}-")))
    weaker = tuple(
        (field, replace(value, plus=value.plus - lost.get(field, 0)))
        for field, value in unit.profile
    )
    trauma = trauma_losses(
        replace(unit, profile=weaker), eye=bool(result.eye), ear=bool(result.ear)
    )
    for field, loss in trauma:
        lost[field] = lost.get(field, 0) + loss
    borne = tuple(f"value-{trait}" for trait in _BORNE if trait == result.lasting)
    traits = (*borne, *(f"result-{trait}" for trait in _STAYS if getattr(result, trait)))
    name = f"table-{result.row}"
    return Hurt(name, result.battles, result.dead, tuple(lost.items()), traits)
