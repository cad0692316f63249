"""The blows of a round alone, without what comes after them."""

from __future__ import annotations

from rulesets.blackhammer.combat.fighters.stated import SideFacts
from rulesets.blackhammer.combat.round.blows import (
    begin,
    fights_of,
    make_turns,
    take_turn,
    turns_of,
)
from rulesets.blackhammer.combat.round.fight import last_winner
from rulesets.blackhammer.combat.round.layout import lay_out
from rulesets.blackhammer.combat.round.losses import GONE, RoundLosses, round_losses, together
from rulesets.dice.handle import Dice


def exchange_blows(
    dice: Dice,
    ours: SideFacts,
    theirs: SideFacts,
    *,
    first_round: bool,
    won_before: str | None,
) -> RoundLosses:
    """Let two sides strike in order and return what was lost.

    Raises:
        Refusal: a unit that cannot fight, a weapon it may not use, numbers that do not fit.
    """
    plan = lay_out(ours, theirs, first_round=first_round)
    fights = fights_of(plan)
    turns = make_turns(plan, fights)
    order = turns_of(dice, plan, won_before or last_winner(ours.units, theirs.units))
    fresh = tuple(begin(fight) for fight in fights)
    return dice.interleave(
        take_turn, fresh, [turns[index] for index in order], round_losses, together
    )


def losses_of(
    losses: RoundLosses, first: int, second: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the wounds lost by each unit of either side, 0 where only chances were asked."""
    lost = losses.lost or (0,) * (first + second)
    return lost[:first], lost[first:]


def fallen_of(losses: RoundLosses, first: int) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Return whether nothing is left of each unit of either side."""
    dead = tuple([rest == GONE for rest in losses.left])
    return dead[:first], dead[first:]
