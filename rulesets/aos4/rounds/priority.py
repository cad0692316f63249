"""The first turn of a battle round [L426-432]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rulesets.aos4.rounds.turn_order import CHOICES, CHOOSES, SEIZES
from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import HeldPoints, Round, TheirPoints
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class Priority:
    """The side that chooses who has the first turn.

    Attributes:
        chooser: Who had the first turn of the round before or the second; in the first round who
            finished deploying first or, in Spearhead, the attacker.
        tied: Whether both rolled the same.
        underdog: Which of the two has fewer victory points, by their turns of the round before.
        draws_none: Whether the second player of the round before who chooses to go first draws no
            tactic card for it, in Spearhead [L2163].
        first_roll: Die of who had the first turn.
        second_roll: Die of who had the second.
    """

    chooser: Literal["first", "second", "deployed-first", "attacker"]
    tied: bool
    underdog: Literal["first", "second", "none"]
    draws_none: bool
    first_roll: int | None = detail()
    second_roll: int | None = detail()


_SIDES: Final = {"first": "active", "second": "other"}
_GAP = 5
"""Victory points by which an underdog who seizes the initiative must trail to draw all the same."""


def priority_effects(arguments: Arguments, result: Priority) -> tuple[Effect, ...]:
    """Note the roll, the underdog, and the side that may seize the initiative.

    As the round starts, the side that went first in the last round is active. In Border War a side
    that takes two turns in a row chooses no battle tactic [L1723-1729].
    """
    effects: tuple[Effect, ...] = (CounterChanged("priority-rolled", 1),)
    if result.first_roll is not None:
        effects = (*effects, CounterSet(CHOOSES, 1, _SIDES[result.chooser]))
    if result.underdog != "none":
        side = "active" if result.underdog == "first" else "other"
        effects = (*effects, CounterSet("underdog", 1, side))
    twice = arguments["pack"] == "border-war" and result.chooser == "second"
    if result.draws_none or twice:
        effects = (*effects, CounterSet(SEIZES, 1, "other"))
    return effects


def priority_leads(_arguments: Arguments, result: Priority) -> tuple[FollowUp, ...]:
    """Lead to the winner's choice of who takes the first turn."""
    return CHOICES if result.first_roll is not None else ()


@procedure(
    source="L426-432, L2141, L2161-2163",
    effects=priority_effects,
    follow_ups=priority_leads,
    at_large=True,
    phases=("start-of-round",),
    offering=offers.PRIORITY,
)
def priority_roll(
    dice: Dice,
    *,
    game_round: Round = 2,
    pack: Pack = "border-war",
    points: HeldPoints = 0,
    enemy_points: TheirPoints = 0,
) -> Priority:
    """Roll for priority: the winner chooses who begins; on a tie, the side that began last round.

    In the first round nobody rolls [L430, L2141]. Whoever has strictly fewer victory points is
    the underdog of the round [L436].

    Args:
        dice: The dice.
        game_round: The battle round that begins.
        pack: The battlepack.
        points: Victory points of who had the first turn of the round before.
        enemy_points: Those of the other.
    """
    underdog = underdog_of(points, enemy_points)
    if game_round == 1:
        chooser: Literal["deployed-first", "attacker"] = (
            "attacker" if pack == "spearhead" else "deployed-first"
        )
        return Priority(chooser, False, underdog, False)
    first = dice.single("priority-first")
    second = dice.single("priority-second")
    seized = pack == "spearhead" and second > first
    spared = underdog == "second" and points - enemy_points >= _GAP
    return Priority(
        "second" if second > first else "first",
        first == second,
        underdog,
        seized and not spared,
        first,
        second,
    )


def underdog_of(points: int, enemy_points: int) -> Literal["first", "second", "none"]:
    """Return the side with fewer victory points [L436]."""
    if points == enemy_points:
        return "none"
    return "first" if points < enemy_points else "second"
