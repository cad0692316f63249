"""Options that several rules share: one name, one meaning, one range."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, FromTable, Units, Whole
from rulesets.core.results.reminder import Situation

INCH: Final = "inches"
"""The game's unit of distance, 2.54 cm [L83, L245]."""
FARTHEST: Final = 144
"""Longer than any table."""


def _agreed(situation: Situation) -> int | None:
    return situation.agreed


Agreed: TypeAlias = Annotated[int, Whole(100, 20000), FromTable(_agreed)]
"""Points agreed for each side."""
One: TypeAlias = Annotated[Unit | None, Units()]
YesNo: TypeAlias = Annotated[bool, Flag()]
Length: TypeAlias = Annotated[float, Decimal(0, FARTHEST, INCH)]
Movement: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "m")]
Leadership: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "ld")]
TARGETS_OWN: Final = Fill("target", "rules")
WoundsEach: TypeAlias = Annotated[int, Whole(1, 10), Fill("target", "w")]
Save: TypeAlias = Annotated[int | None, Whole(1, 6), Fill("target", "save")]
Ward: TypeAlias = Annotated[int | None, Whole(2, 6), Fill("target", "ward")]
Regeneration: TypeAlias = Annotated[int | None, Whole(2, 6), Fill("target", "regen")]
Models: TypeAlias = Annotated[int | None, Whole(0, 500), Fill("target", "models")]
Carried: TypeAlias = Annotated[int, Whole(0, 9), Fill("target", "carried")]
