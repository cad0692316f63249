"""Doubt whether a unit is near its General or its battle standard, as models stand on a table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

STANDARD: Final[RuleId] = "standard-in-play"
"""The rule of a unit whose side has a battle standard, while nobody says whether it is near."""
GENERAL: Final[RuleId] = "general-in-play"
"""The same of a General."""
LENT: Final[RuleId] = "general-lends"
"""The rule that tells what such a General would lend: his Leadership."""
LEADER: Final[RuleId] = "general"
BEARERS: Final[tuple[RuleId, ...]] = ("battle-standard", "bsb")
"""The rule of who bears a battle standard, as each game has it."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A unit of which nobody says whether it is near its General, or its battle standard.

    Attributes:
        role: The option that names the unit.
        index: Its number, from 0, among the units of that option.
        name: What it is called.
        standard: The distance at which the battle standard is near, None where that is no question.
        general: The same of the General.
        lent: What he has and would lend.
        counts: What the unit would test on by him, where that is not as much.
    """

    role: str
    index: int
    name: str
    standard: int | None = None
    general: int | None = None
    lent: int = 0
    counts: int | None = None

    @property
    def offered(self) -> int:
        """The value that the unit would test on by its General."""
        return self.lent if self.counts is None else self.counts

    @property
    def of_general(self) -> Doubt:
        """The doubt about the General alone."""
        return replace(self, standard=None)

    @property
    def of_standard(self) -> Doubt:
        """The doubt about the battle standard alone."""
        return replace(self, general=None)


def in_doubt(
    unit: Unit | None,
    role: str = "unit",
    index: int = 0,
    *,
    lends: RuleId = LENT,
    fallen: Container[RuleId] = (),
) -> Doubt | None:
    """Return the doubt about what is near a unit, None where there is none.

    Args:
        unit: The unit.
        role: The option that names it.
        index: Its number, from 0, among the units of that option.
        lends: The rule that tells what its General would lend.
        fallen: Rules of those of its side who fell in this combat: they are near nobody.
    """
    if unit is None:
        return None
    standard = None if standard_among(fallen) else unit.rules.number(STANDARD)
    general = None if LEADER in fallen else unit.rules.number(GENERAL)
    if standard is None and general is None:
        return None
    return Doubt(role, index, unit.name, standard, general, unit.rules.number(lends) or 0)


def standard_among(rules: Container[RuleId]) -> bool:
    """Return whether somebody with these rules bears a battle standard."""
    return any(bearer in rules for bearer in BEARERS)


def led_in_doubt(
    unit: Unit | None, role: str = "unit", index: int = 0, *, fallen: Container[RuleId] = ()
) -> Doubt | None:
    """Return the doubt about the General alone, where no battle standard is of help."""
    doubt = in_doubt(unit, role, index, fallen=fallen)
    return None if doubt is None else doubt.of_general
