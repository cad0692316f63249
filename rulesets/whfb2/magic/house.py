"""What the book leaves open in its magic, and the compiler's own rule for it [L7599-7610]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.house import ON_OFF, House, HouseRule
from rulesets.core.parameter import Choice

_TEST: Final = HouseRule("magic-test", ON_OFF, "L7599-7610")
_LIGHTNING: Final = HouseRule("lightning-cost", ("flat", "each-bolt"), "L5226-5234")
_SAND: Final = HouseRule("quicksand-dice", ("two", "one"), "L6313-6315")

HOUSE_RULES: Final = (_TEST, _LIGHTNING, _SAND)

MagicTest: TypeAlias = Annotated[str, Choice(_TEST.values), House(_TEST.id)]
LightningCost: TypeAlias = Annotated[str, Choice(_LIGHTNING.values), House(_LIGHTNING.id)]
QuicksandDice: TypeAlias = Annotated[str, Choice(_SAND.values), House(_SAND.id)]
