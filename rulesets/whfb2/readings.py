"""What the text leaves open and players settle: two readings that each find their defenders."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.house import House, HouseRule
from rulesets.core.parameter import Choice

_OBSTACLE: Final = HouseRule("charge-obstacle", ("of-charge", "of-move"), "L778-779, L1061")
"""An obstacle costs half of the Movement, which who charges or routs has doubled."""
_TERROR: Final = HouseRule("terror-distance", ("ten", "thirty-seven"), "L1599-1600, L2377-2392")
"""Its own chapter says 10 cm twice, the list of modifiers to hit 37.5 cm."""
_QUARREL: Final = HouseRule("animosity-leader", ("at-once", "in-contact"), "L2619-2625")
"""The text does not say whether the leader's test comes before the charge is moved."""

READINGS: Final = (_OBSTACLE, _TERROR, _QUARREL)

ChargeObstacle: TypeAlias = Annotated[str, Choice(_OBSTACLE.values), House(_OBSTACLE.id)]
TerrorDistance: TypeAlias = Annotated[str, Choice(_TERROR.values), House(_TERROR.id)]
AnimosityLeader: TypeAlias = Annotated[str, Choice(_QUARREL.values), House(_QUARREL.id)]
