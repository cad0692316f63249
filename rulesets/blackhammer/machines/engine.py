"""War machines of the book: how far they shoot, and how hard [L2508-2618]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from pydantic import Field

from rulesets.blackhammer.harm.harm import Blast
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Rolled, Source, read_catalogue
from rulesets.core.results.effect import Effect, StatusSet

Paces: TypeAlias = Annotated[int, Field(ge=1, le=72)]


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of war machine.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        range: Maximum range in paces.
        strength: Strength of its hits.
        damage: Wounds that an unsaved wound takes.
        least: Minimum range.
    """

    id: Id
    source: Source
    range: Paces
    strength: Annotated[int, Field(ge=1, le=10)]
    damage: Rolled
    least: Paces = 1

    def blast(self, rules: SpecialRules = NO_RULES) -> Blast:
        """Return what its hits are, special rules of the shot added: no armour stops them."""
        return Blast(self.strength, self.damage, rules | SpecialRules.of("no-armour-save"))


ENGINES: Final = read_catalogue(
    files("rulesets.blackhammer") / "data" / "war-machines.toml", "machines", Engine
)
TO_COUNT: Final = "hits-to-count"
"""The status of a machine whose shot struck models that players have still to count; its value
tells what shot, whether at a building, and whether a ball was buried where it fell."""
_FIRST: Final = 2
"""The value of a shot of the first machine of the book: players who note the status say 1."""
CANNON: Final = ENGINES["cannon"]
STONE_THROWER: Final = ENGINES["stone-thrower"]
BOLT_THROWER: Final = ENGINES["bolt-thrower"]


def kind_of(unit: Unit | None) -> str | None:
    """Return the machine that a unit's rules say it is, None where they name none or several."""
    kinds = [engine for engine in ENGINES if unit is not None and unit.rules.holds(engine)]
    return kinds[0] if len(kinds) == 1 else None


def to_count(machine: str, *, building: bool, buried: bool = False) -> Effect:
    """Return the effect that notes that the models under a machine's shot are still counted."""
    value = _FIRST + 2 * ([*ENGINES].index(machine) + len(ENGINES) * buried) + building
    return StatusSet("unit", TO_COUNT, "phase", value)


@dataclass(frozen=True, slots=True)
class Uncounted:
    """A shot whose models players have still to count.

    Attributes:
        machine: What shot; None where players noted it for a unit of which no rule says it.
        building: Whether it struck a building.
        buried: Whether a ball was buried where it fell, and strikes one model at most
            [L2512-2564].
    """

    machine: str | None
    building: bool = False
    buried: bool = False


def uncounted(unit: Unit | None) -> Uncounted | None:
    """Return the shot of a unit whose models are still counted, None without one."""
    value = None if unit is None else dict(unit.statuses).get(TO_COUNT)
    if value is None:
        return None
    shot, building = divmod(value - _FIRST, 2)
    buried, machine = divmod(shot, len(ENGINES))
    if buried not in (0, 1):
        return Uncounted(kind_of(unit))
    return Uncounted([*ENGINES][machine], bool(building), bool(buried))
