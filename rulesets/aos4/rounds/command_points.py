"""Command points of a battle round [L436, L1070-1072, L1464, L1512]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.options import Few, HeldPoints, Round, TheirPoints
from rulesets.aos4.rounds.priority import underdog_of
from rulesets.core.effect import CounterSet, Effect
from rulesets.core.parameter import Whole
from rulesets.core.procedure import Arguments
from rulesets.dice.handle import Dice

_EACH: Final = 4
_UNSPENT: Final = 50
"""Points below the limit that are worth a command point in the first round [L1464]."""

Unspent = Annotated[int, Whole(0, 5000)]


@dataclass(frozen=True, slots=True)
class CommandPoints:
    """Command points of both players, and who is the underdog.

    Attributes:
        own: Of who had the first turn of the round before, or begins the first.
        enemy: Of the other.
        underdog: `first` for the former, `second` for the latter.
    """

    own: int
    enemy: int
    underdog: Literal["first", "second", "none"]


def gain_command_points(
    dice: Dice,  # noqa: ARG001 - a procedure; this one rolls nothing
    *,
    game_round: Round = 1,
    points: HeldPoints = 0,
    enemy_points: TheirPoints = 0,
    auxiliaries: Few = 0,
    enemy_auxiliaries: Few = 0,
    unspent: Unspent = 0,
    enemy_unspent: Unspent = 0,
) -> CommandPoints:
    """Give both players their command points: 4, and what more they have coming.

    1 more for the underdog, 1 for fewer auxiliary units than the opponent, and in the first round 1
    for an army at least 50 points below the limit.

    Args:
        dice: Not rolled.
        game_round: The battle round that begins.
        points: Victory points of the side whose turn is shown.
        enemy_points: Those of the other.
        auxiliaries: Auxiliary units of the army of the former.
        enemy_auxiliaries: Those of the other.
        unspent: Points of the former's army below the limit.
        enemy_unspent: Those of the other's.
    """
    underdog = underdog_of(points, enemy_points)
    fresh = game_round == 1
    own = _EACH + (underdog == "first") + (auxiliaries < enemy_auxiliaries)
    enemy = _EACH + (underdog == "second") + (enemy_auxiliaries < auxiliaries)
    return CommandPoints(
        own + (fresh and unspent >= _UNSPENT),
        enemy + (fresh and enemy_unspent >= _UNSPENT),
        underdog,
    )


def gain_effects(_arguments: Arguments, result: CommandPoints) -> tuple[Effect, ...]:
    """Set both counts; what was left of the last round is lost."""
    return (
        CounterSet("command-points", result.own),
        CounterSet("command-points", result.enemy, "other"),
    )
