"""Injuries of characters that were removed as casualties [L7412-7446, L7477-7506]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Choice, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, ValueChanged
from rulesets.dice.die import D3, D100, Die
from rulesets.dice.handle import Dice
from rulesets.whfb2.aftermath.downed import check_down

Fallen: TypeAlias = Annotated[Unit | None, Units(fallen=True)]
_DATA: Final = files("rulesets.whfb2") / "data"
INJURIES: Final[Table] = load_table(_DATA / "injuries.toml")


class _InjuryData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    battles: int = Field(ge=0)
    healing: str = Field(pattern=r"^[a-z0-9-]+$")
    lasting: str = Field(pattern=r"^[a-z0-9-]+$")
    losses: Mapping[str, int] = Field(default_factory=dict)


class _InjuriesData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str = Field(pattern=r"^L\d")
    injuries: tuple[_InjuryData, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Injury:
    """An injury and its consequences.

    Attributes:
        battles: Battles missed.
        healing: What holds while it heals.
        lasting: What stays for good.
        losses: Characteristics lost for good, and how much of each.
    """

    battles: int
    healing: str
    lasting: str
    losses: tuple[tuple[str, int], ...] = ()


_FILE: Final = TypeAdapter(_InjuriesData)


def load_injuries(file: Traversable, table: Table) -> Mapping[str, Injury]:
    """Read what each row of the table does.

    Raises:
        ValueError: the file does not hold sound injuries, one a row.
    """
    data = _FILE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    found = {
        injury.id: Injury(
            injury.battles, injury.healing, injury.lasting, tuple(injury.losses.items())
        )
        for injury in data.injuries
    }
    if tuple(found) != tuple(row.id for row in table.rows):
        msg = f"{table.id}: an injury for each row, in order"
        raise ValueError(msg)
    return found


EFFECTS: Final = load_injuries(_DATA / "injury-effects.toml", INJURIES)
MORTAL: Final = "mortal"
_SPANS: Final[Mapping[str, Die | None]] = {"battles": None, "days": D100, "months": D3}
"""Units of healing time, and the die of each [L7436-7438]."""


@dataclass(frozen=True, slots=True)
class CharacterInjury:
    """The injury rolled for a character.

    Attributes:
        row: The row of the table, `injuries-<row>`.
        battles: Battles he misses.
        healing: What holds while it heals.
        lasting: What stays for good.
        dead: Whether he is.
        time: Days or months that stand for the battles, where players count those.
    """

    row: str
    battles: int
    healing: str
    lasting: str
    dead: bool
    time: int | None = None


def of_injury(arguments: Arguments, result: CharacterInjury) -> tuple[Effect, ...]:
    """Take what is lost for good off the profile; nothing goes below 1 [L7470-7471]."""
    unit = arguments["unit"]
    if unit is None:
        return ()
    lost = injury_losses(unit, result.row.removeprefix(f"{INJURIES.id}-"))
    return tuple(ValueChanged("unit", field, -loss) for field, loss in lost)


@procedure(source="L7412-7446, L7477-7506", effects=of_injury, check=check_down)
def character_injury(
    dice: Dice,
    *,
    unit: Fallen = None,  # noqa: ARG001 - whom it befalls
    counted_in: Annotated[str, Choice(tuple(_SPANS))] = "battles",
) -> CharacterInjury:
    """Roll what becomes of a character removed as a casualty [L7412-7446, L7477-7506].

    Who lost only some of his Wounds is whole again for the next battle, without a roll.

    Args:
        dice: A D100; then D100 days or D3 months, where players count those.
        unit: The character.
        counted_in: Whether he misses battles, days or months [L7436-7438].
    """
    _, row = INJURIES.roll(dice, "injuries")
    found = EFFECTS[row.id]
    name = f"{INJURIES.id}-{row.id}"
    dead = row.id == MORTAL
    die = _SPANS[counted_in]
    time = dice.sum(1, "healing-time", die=die) if die and found.battles and not dead else None
    return CharacterInjury(name, found.battles, found.healing, found.lasting, dead, time)


def injury_losses(unit: Unit, row: str) -> tuple[tuple[str, int], ...]:
    """Return the characteristics that an injury costs for good, and how much of each."""
    return tuple((field, loss) for field, loss in EFFECTS[row].losses if bears(unit, field, loss))


def bears(unit: Unit, field: str, loss: int) -> bool:
    """Return whether a characteristic is still 1 or more after a loss."""
    value = unit.find(field)
    halves = None if value is None else value.halves
    return halves is not None and halves - 2 * loss >= 2  # noqa: PLR2004 - one, in halves
