"""The powers of magic weapons: 44 rows of a D100, each with its price [L6491-6741]."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.books.table import Row, Table
from rulesets.core.ids.composed import as_rule
from rulesets.dice.die import D100

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_ID: Final = r"^[a-z]+(-[a-z]+)*$"


class _PowerData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=_ID)
    least: int = Field(ge=1, le=100)
    most: int = Field(ge=1, le=100)
    points: int | None = Field(None, ge=0)
    gains: str | None = None
    amount: str | None = None
    steals: str | None = None
    rule: str | None = Field(None, pattern=_ID)


class _ListData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=_ID)
    source: str = Field(pattern=r"^L\d")
    powers: tuple[_PowerData, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Power:
    """A power of a magic weapon.

    Attributes:
        id: Its name; its text is that of its row of the table.
        points: What it is worth; None for runes, which have prices of their own.
        gains: The characteristic that its bearer has more of.
        amount: How much more.
        steals: The characteristic that it takes a point of with each wound.
        rule: The special rule that its bearer has by it.
    """

    id: str
    points: int | None
    gains: str | None = None
    amount: Amount | None = None
    steals: str | None = None
    rule: str | None = None


def load_powers(file: Traversable) -> tuple[Table, dict[str, Power]]:
    """Read and check the powers; every number of the D100 has its row, and no more than one.

    Raises:
        ValueError: the file does not hold sound powers.
    """
    data = _ListData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    covered = [number for power in data.powers for number in range(power.least, power.most + 1)]
    if covered != list(D100.marks):
        msg = f"{data.id}: its rows are not the numbers of a D100"
        raise ValueError(msg)
    rows = tuple(Row(power.id, power.least, power.most) for power in data.powers)
    powers = {
        power.id: Power(
            power.id,
            power.points,
            power.gains,
            None if power.amount is None else read_amount(power.amount),
            power.steals,
            power.rule,
        )
        for power in data.powers
    }
    return Table(data.id, data.source, Amount(0, 1, 100), rows), powers


POWERS_TABLE, POWERS = load_powers(files("rulesets.whfb2") / "data" / "magic-weapon-powers.toml")
STOLEN: Final = tuple(power.steals for power in POWERS.values() if power.steals is not None)
"""Characteristics that some weapon steals, in the order of the table."""
BLADES: Final[tuple[RuleId, ...]] = (
    "magic-weapon",
    *(
        as_rule(f"{characteristic}-theft")
        for characteristic in ("strength", "toughness", "initiative", "leadership")
    ),
    *(
        as_rule(f"{characteristic}-theft")
        for characteristic in ("intelligence", "cool", "will-power")
    ),
    "degeneration",
    "cold-attack",
    "dimensional-attack",
    "double-damage",
    "striking-power",
    "destruction-of-magic-weapons",
    "rune-of-speed",
    "rune-of-wounding",
    "rune-of-death",
    "rune-of-minor-death",
    "great-rune-of-death",
)
"""Special rules of magic weapons that count in a fight, as units are written with them."""
