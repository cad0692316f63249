"""A procedure asked of a battle: its arguments, and the units of the battle that it names."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Any

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure


@dataclass(frozen=True, slots=True)
class Named:
    """A unit of the battle that an option names.

    Attributes:
        unit: The unit.
        side: What its side is called.
        id: What tells it apart for those who keep the battle; None where nobody said.
    """

    unit: Unit
    side: str
    id: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A procedure with all that it is asked with, whoever asks.

    Attributes:
        procedure: What is asked.
        arguments: Its checked arguments.
        units: The units of the battle that each option names; described ones are left out.
        stated: The options that somebody typed.
    """

    procedure: Procedure
    arguments: Mapping[str, Any]
    units: Mapping[str, tuple[Named, ...]]
    stated: Container[str] = ()

    def named(self, role: str | None) -> tuple[Named, ...]:
        """Return the units of the battle that an option names."""
        return self.units.get(role or "", ())

    @property
    def concerns_battle(self) -> bool:
        """Tell whether it concerns the battle: units of it, or all of it."""
        return any(self.units.values()) or self.procedure.at_large

    @property
    def acting(self) -> tuple[Named, ...]:
        """The units of the battle that act."""
        return tuple(unit for role in self.procedure.acting for unit in self.named(role))
