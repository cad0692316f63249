"""Roll-offs: for territories, for the attacker, wherever the text asks for one [L112]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class RollOffWon:
    """The winner of a roll-off: the side whose turn is shown, or the other."""

    winner: Literal["own", "enemy"]


@procedure(source="L112, L340-346, L1791, L2107, L2624")
def roll_off(dice: Dice) -> RollOffWon:
    """Roll a die for each side; the higher wins, and ties are rolled again [L112, L2624].

    Before a battle its winner gives out the territories, in the battlepacks the parts of attacker
    and defender [L340-346, L1791, L2107].
    """
    return RollOffWon("enemy" if dice.roll_off((0, 0)) else "own")
