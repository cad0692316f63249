"""Options that several rules share: one name, one meaning, one range."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Units, Whole

CM: Final = "cm"
"""The game's unit of distance; what is measured comes in halves of it [L755-756]."""

FARTHEST: Final = 400
"""Longer than any table [L88-92]."""

One: TypeAlias = Annotated[Unit | None, Units()]
Penalty: TypeAlias = Annotated[int, Whole(-10, 20)]
"""Points added to the dice; negative for a bonus."""
YesNo: TypeAlias = Annotated[bool, Flag()]
Length: TypeAlias = Annotated[float, Decimal(0, FARTHEST, CM)]
Leadership: TypeAlias = Annotated[int, Whole(0, 12), Fill("unit", "ld")]
Intelligence: TypeAlias = Annotated[int, Whole(0, 12), Fill("unit", "int")]
Cool: TypeAlias = Annotated[int, Whole(0, 12), Fill("unit", "cl")]
WillPower: TypeAlias = Annotated[int, Whole(0, 12), Fill("unit", "wp")]
