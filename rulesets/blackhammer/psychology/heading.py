"""A random direction: the scatter die for its arrow alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.die import MISFIRE, SCATTER, plain_die
from rulesets.dice.request import Draw, Outcomes, Request, Roll
from rulesets.refusal import Refusal

_MOST_MISFIRES: Final = 100
_CIRCLE: Final = 360


@dataclass(frozen=True, slots=True)
class Heading(Request[int | None]):
    """The arrow of a scatter die, thrown again on a misfire [L2040].

    The answer is the bearing in degrees clockwise from the top of the table; None when the die on
    the table shows it, or when only chances are asked, all directions being alike.

    Attributes:
        bearing: Whether the bearing is drawn too.
    """

    bearing: bool = False

    def draw(self, draw: Draw) -> tuple[int | None, tuple[Roll, ...]]:
        """Throw it until an arrow shows."""
        rolls = []
        for _ in range(_MOST_MISFIRES):
            mark = draw(SCATTER, 1, self.purpose)[0]
            rolls.append(Roll(self.purpose, SCATTER, (mark,), (), mark))
            if mark == MISFIRE:
                continue
            if not self.bearing:
                return None, tuple(rolls)
            circle = plain_die(_CIRCLE)
            degrees = draw(circle, 1, self.purpose)[0]
            rolls.append(Roll(self.purpose, circle, (degrees,), (), degrees % _CIRCLE))
            return degrees % _CIRCLE, tuple(rolls)
        raise Refusal("endless-ties")

    def outcomes(self) -> Outcomes[int | None]:
        """Return a single outcome: some direction."""
        return ((None, 1.0),)
