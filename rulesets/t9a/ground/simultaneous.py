"""The order of effects of the same moment [L181-183]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class Order:
    """The order of effects of the same moment: the side whose effects come first.

    Attributes:
        first: Who declares first, and whose effects are resolved first: `active` or `reactive`.
    """

    first: Literal["active", "reactive"]


@procedure(source="L181-183")
def simultaneous_effects(
    _dice: Dice,
    *,
    own_effects: Annotated[int, Whole(0, 20)] = 1,
    enemy_effects: Annotated[int, Whole(0, 20)] = 1,
) -> Order:
    """Tell whose effects come first: the Active player declares, then resolves all his [L181-183].

    Args:
        own_effects: Effects of the player whose turn it is.
        enemy_effects: Those of the other.
    """
    return Order("active" if own_effects or not enemy_effects else "reactive")
