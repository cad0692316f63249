"""Questions: commands as they were understood, with the units that they name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.battle.dice.asked import Throwing
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset


@dataclass(frozen=True, slots=True)
class BoundUnit:
    """A unit named in a command: of the battle if it has an id, else described for one question."""

    unit: Unit
    id: int | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A command as it was understood.

    Attributes:
        ruleset: The channel's game.
        procedure: What is to run.
        arguments: Its checked arguments.
        units: The units named, by role.
        given: The options as they were typed, for the log.
        stated: What its player stated of decisions, by the name these share; None for what another
            player is asked, whatever was typed.
        throwing: Who throws the dice, None where no throw is anybody's own.
    """

    ruleset: Ruleset
    procedure: Procedure
    arguments: Mapping[str, Any]
    units: Mapping[str, tuple[BoundUnit, ...]]
    given: Mapping[str, str]
    stated: Mapping[str, str | None] = field(default_factory=dict)
    throwing: Throwing | None = None

    @property
    def binding(self) -> dict[str, tuple[int, ...]]:
        """Ids of the units of the battle that each role names, in order."""
        return {
            role: tuple(unit.id for unit in bound if unit.id is not None)
            for role, bound in self.units.items()
        }
