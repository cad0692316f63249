"""Units in reserve, which do not wait for ever [L857-859]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.unit.options import Round, YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared
from rulesets.dice.handle import Dice

LOST_FROM: Final = 4
"""The battle round at whose start units in reserve are destroyed [L859]."""


@dataclass(frozen=True, slots=True)
class Reserve:
    """The fate of a unit in reserve: whether it is destroyed, and why or why not."""

    lost: bool
    reason: Literal["lost", "too-early", "on-table", "otherwise"]


def reserve_effects(_arguments: Arguments, result: Reserve) -> tuple[Effect, ...]:
    """Take the unit out of the battle."""
    return (StatusCleared("unit", "reserve"), Destroyed("unit")) if result.lost else ()


@procedure(source="L857-859", effects=reserve_effects, phases=("start-of-round",))
def reserve_expiry(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],  # noqa: ARG001 - the table's
    game_round: Round = LOST_FROM,
    in_reserve: Annotated[bool, Flag(), Fill("unit", "status:reserve")] = False,
    by_deploy: YesNo = True,
) -> Reserve:
    """Destroy a unit that is in reserve still as the fourth battle round starts [L857-859].

    Args:
        unit: The unit.
        game_round: The battle round that starts.
        in_reserve: It is in reserve.
        by_deploy: A DEPLOY ability put it there; others are not lost.
    """
    if not in_reserve:
        return Reserve(False, "on-table")
    if not by_deploy:
        return Reserve(False, "otherwise")
    if game_round < LOST_FROM:
        return Reserve(False, "too-early")
    return Reserve(True, "lost")
