"""War machines of the book: crews, ranges, Strength [L3680-4011]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import Field

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.shooting.weapon import Strength

AUTOMATIC: Final = 1
PER_CREWMAN: Final = 2.5
"""Centimetres that each crewman pushes a machine on wheels [L3708-3710]."""
FASTEST: Final = 7.5


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of war machine.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        crew: Crewmen of one that is whole.
        t: Its own Toughness.
        w: Its own Wounds.
        least: Minimum range in centimetres.
        range: Maximum range.
        long: Where long range begins, that distance not included unless `shut` says so.
        strength: Strength of its hits.
        far: Strength at long range, where it is another.
        fires: What a D6 must show to fire, by crewmen left; 1 for no die.
        moves_unwheeled: Whether a full crew drags one without wheels.
        powder: Whether it is of no use in pouring rain.
    """

    id: Id
    source: Source
    crew: Annotated[int, Field(ge=1, le=10)]
    t: Annotated[int, Field(ge=1, le=10)]
    w: Annotated[int, Field(ge=1, le=20)]
    range: Annotated[float, Field(gt=0)]
    strength: Strength
    fires: Mapping[int, int]
    least: Annotated[float, Field(ge=0)] = 0.0
    long: float | None = None
    far: Strength | None = None
    moves_unwheeled: bool = False
    powder: bool = False

    @property
    def farther(self) -> int:
        """Strength of its hits at long range."""
        return self.strength if self.far is None else self.far

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


ENGINES: Final = read_catalogue(
    files("rulesets.whfb2") / "data" / "war-machines.toml", "machines", Engine
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
    kinds = [engine for engine in ENGINES if unit is not None and unit.rules.holds(engine)]
    if len(kinds) != 1:
        raise Refusal("machine-unknown")
    return ENGINES[kinds[0]]
