"""The losses that come back after a battle [L7403-7410]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.core.results.aftermath import Lost
from rulesets.dice.handle import Dice

RESULTS: Final = ("winner", "loser")
_MOST: Final = 5000

Troops = Annotated[int, Whole(0, _MOST)]


@dataclass(frozen=True, slots=True)
class Recovery:
    """Troops that come back.

    Attributes:
        recovered: How many.
        gone: How many are lost for good.
    """

    recovered: int
    gone: int


@procedure(source="L7403-7410", actors=())
def troop_recovery(
    _dice: Dice,
    *,
    battle: Annotated[str, Choice(RESULTS)] = "winner",
    killed: Troops = 0,
    routed: Troops = 0,
    withdrew: Troops = 0,
) -> Recovery:
    """Count the troops that a side gets back after a battle [L7403-7410].

    The winner has three quarters of those killed or routed off the table again; the loser all who
    withdrew, half of the routed and half of the killed. Fractions are dropped.

    Args:
        battle: Whether the side won or lost.
        killed: Figures killed.
        routed: Figures routed off the table.
        withdrew: Figures that left it in good order.
    """
    lost = Lost(killed, routed, withdrew)
    back = recovers(battle == "winner", lost)
    return Recovery(back, lost.all - back)


def recovers(won: bool, lost: Lost) -> int:  # noqa: FBT001 - as `Aftermath` asks it
    """Return how many models come back [L7403-7410]."""
    if won:
        return lost.withdrew + (lost.killed + lost.routed) * 3 // 4
    return lost.withdrew + lost.killed // 2 + lost.routed // 2
