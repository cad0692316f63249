"""War machines of the book: how far they shoot, and how hard [L2508-2618]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from rulesets.blackhammer.harm import Blast
from rulesets.core.amount import Amount, read_amount
from rulesets.core.rules import NO_RULES, SpecialRules


class _EngineData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z-]+$")
    source: str = Field(pattern=r"^L\d")
    least: int = Field(default=1, ge=1, le=72)
    range: int = Field(ge=1, le=72)
    strength: int = Field(ge=1, le=10)
    damage: str = Field(pattern=r"^D[36]$")


class _ArsenalData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    machines: tuple[_EngineData, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of war machine.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        least: Minimum range in paces.
        range: Maximum range.
        strength: Strength of its hits.
        damage: Wounds that an unsaved wound takes.
    """

    id: str
    source: str
    least: int
    range: int
    strength: int
    damage: Amount

    def blast(self, rules: SpecialRules = NO_RULES) -> Blast:
        """Return what its hits are, special rules of the shot added: no armour stops them."""
        return Blast(self.strength, self.damage, rules | SpecialRules.of("no-armour-save"))


def load_engines(file: Traversable) -> Mapping[str, Engine]:
    """Read and check a file of war machines.

    Raises:
        ValueError: the file does not hold sound machines.
    """
    data = _ArsenalData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    engines = {
        one.id: Engine(
            one.id, one.source, one.least, one.range, one.strength, read_amount(one.damage)
        )
        for one in data.machines
    }
    if len(engines) != len(data.machines):
        msg = "two war machines have one id"
        raise ValueError(msg)
    return engines


ENGINES: Final[Mapping[str, Engine]] = load_engines(
    files("rulesets.blackhammer") / "data" / "war-machines.toml"
)
CANNON: Final = ENGINES["cannon"]
STONE_THROWER: Final = ENGINES["stone-thrower"]
BOLT_THROWER: Final = ENGINES["bolt-thrower"]
