"""War machines of the book: crews, ranges, Strength [L3680-4011]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

AUTOMATIC: Final = 1
PER_CREWMAN: Final = 2.5
"""Centimetres that each crewman pushes a machine on wheels [L3708-3710]."""
FASTEST: Final = 7.5


class _EngineData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z-]+$")
    source: str = Field(pattern=r"^L\d")
    crew: int = Field(ge=1, le=10)
    t: int = Field(ge=1, le=10)
    w: int = Field(ge=1, le=20)
    least: float = Field(default=0, ge=0)
    range: float = Field(gt=0)
    long: float | None = None
    strength: int = Field(ge=1, le=10)
    far: int | None = Field(default=None, ge=1, le=10)
    fires: dict[int, int]
    moves_unwheeled: bool = Field(default=False, alias="moves-unwheeled")
    powder: bool = False


class _ArsenalData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    machines: tuple[_EngineData, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of war machine.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        crew: Crewmen of one that is whole.
        toughness: Its own Toughness.
        wounds: Its own Wounds.
        least: Minimum range in centimetres.
        range: Maximum range.
        long: Where long range begins, that distance not included unless `shut` says so.
        strength: Strength of its hits.
        far: Strength at long range.
        fires: What a D6 must show to fire, by crewmen left; 1 for no die.
        moves_unwheeled: Whether a full crew drags one without wheels.
        powder: Whether it is of no use in pouring rain.
    """

    id: str
    source: str
    crew: int
    toughness: int
    wounds: int
    least: float
    range: float
    long: float | None
    strength: int
    far: int
    fires: Mapping[int, int]
    moves_unwheeled: bool
    powder: bool

    def band(self, distance: float | None) -> Literal["short", "long"]:
        """Return `short` or `long` range; a distance not stated counts as short.

        A bolt thrower's long range begins at 45 cm, that distance included [L3724]; where other
        weapons name one distance in both bands it counts as the nearer one.

        Raises:
            Refusal: `machine-out-of-range`, `machine-too-near`.
        """
        if distance is None:
            return "short"
        if distance > self.range:
            raise Refusal("machine-out-of-range", distance=distance, range=self.range)
        if distance < self.least:
            raise Refusal("machine-too-near", distance=distance, range=self.least)
        if self.long is None:
            return "short"
        begins = distance >= self.long if self.id == "bolt-thrower" else distance > self.long
        return "long" if begins else "short"

    def need(self, crew: int) -> int | None:
        """Return what a D6 must show for so many crewmen to fire, None where they cannot."""
        return self.fires.get(min(crew, self.crew))

    def ready(self, dice: Dice, crew: int) -> bool:
        """Roll whether too small a crew is ready in time [L3742-3753, L3892-3905].

        Raises:
            Refusal: `crew-too-small` for a crew that cannot fire at all.
        """
        need = self.need(crew)
        if need is None:
            raise Refusal("crew-too-small", crew=crew)
        if need == AUTOMATIC:
            return True
        return dice.check(need, "crew-ready")


def load_engines(file: Traversable) -> Mapping[str, Engine]:
    """Read and check a file of war machines.

    Raises:
        ValueError: the file does not hold sound machines.
    """
    data = _ArsenalData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    engines = {
        one.id: Engine(
            one.id,
            one.source,
            one.crew,
            one.t,
            one.w,
            one.least,
            one.range,
            one.long,
            one.strength,
            one.strength if one.far is None else one.far,
            one.fires,
            one.moves_unwheeled,
            one.powder,
        )
        for one in data.machines
    }
    if len(engines) != len(data.machines):
        msg = "two war machines have one id"
        raise ValueError(msg)
    return engines


ENGINES: Final[Mapping[str, Engine]] = load_engines(
    files("rulesets.whfb2") / "data" / "war-machines.toml"
)
BOLT_THROWER: Final = ENGINES["bolt-thrower"]
CATAPULT: Final = ENGINES["catapult"]
BOMBARD: Final = ENGINES["bombard"]
CANNON: Final = ENGINES["cannon"]


def engine_of(machine: str | None, unit: Unit | None) -> Engine:
    """Return the machine named, else the one that a unit's rules name.

    Raises:
        Refusal: `machine-unknown`.
    """
    if machine is not None:
        return ENGINES[machine]
    kinds = [one for one in ENGINES if unit is not None and one in unit.rules]
    if len(kinds) != 1:
        raise Refusal("machine-unknown")
    return ENGINES[kinds[0]]
