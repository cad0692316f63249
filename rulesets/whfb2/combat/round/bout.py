"""A round of combat made ready, and its losses put together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.combat.fighters.fight_options import Manner
from rulesets.whfb2.combat.fighters.stated import SideFacts, named_by
from rulesets.whfb2.combat.round.combat_result import SQUARE, Stakes
from rulesets.whfb2.combat.round.groups import free_blows, groups_of
from rulesets.whfb2.combat.round.layout import lay_out
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.tally import Tally, Turn, begin, fights_of, lost_aboard, make_turns
from rulesets.whfb2.combat.weapon import chosen


@dataclass(frozen=True, eq=False, slots=True)
class Bout:
    """A round made ready; compared by identity.

    Attributes:
        stakes: The plan and what the end depends on.
        turns: Each group's turn, in order, with the place of its fight.
        fresh: Each fight before the first blow.
    """

    stakes: Stakes
    turns: tuple[tuple[int, Turn], ...]
    fresh: tuple[Tally, ...]


Stated: TypeAlias = (
    "tuple[tuple[Unit, ...], SpecialRules, str | None, tuple[int, ...], tuple[int, ...], "
    "tuple[int, ...], int | None, int]"
)


def make_ready(
    _dice: Dice,
    *,
    sides: tuple[Stated, Stated],
    charged: str | None,
    defends: str,
    high_ground: str,
    air: str,
    rough: str,
    choices: tuple[str, str],
    manner: Manner,
    corners: bool,
) -> Bout:
    """Lay the round out once, before any die."""
    ours, theirs = (
        SideFacts(
            units,
            rules,
            None if charged is None else named_by(charged, side),
            chosen(weapon),
            fighting,
            tuple([place - 1 for place in in_flank]),
            tuple([place - 1 for place in in_rear]),
            ranks,
            higher=named_by(high_ground, side),
            defends=named_by(defends, side),
            air=named_by(air, side),
            rough=named_by(rough, side),
            to_hit=to_hit,
        )
        for side, (units, rules, weapon, fighting, in_flank, in_rear, ranks, to_hit) in enumerate(
            sides
        )
    )
    stays, restrain = choices
    for side, facts in enumerate((ours, theirs)):
        if named_by(stays, side) and not facts.defends:
            for one in facts.units:
                if not one.has(SQUARE):
                    raise Refusal("must-follow", unit=one.name)
    plan = lay_out(ours, theirs, corners=corners)
    stakes = Stakes(
        plan,
        tuple(free_blows(plan, pair, manner) for pair in plan.pairs),
        (named_by(stays, 0), named_by(stays, 1)),
        (named_by(restrain, 0), named_by(restrain, 1)),
    )
    fights = fights_of(plan)
    return Bout(
        stakes,
        make_turns(plan, fights, groups_of(plan, manner)),
        tuple(begin(fight) for fight in fights),
    )


def losses_of(tally: Tally) -> tuple[Loss, ...]:
    """Return what each unit of the round lost in one of its fights."""
    plan, first = tally.fight.plan, len(tally.fight.plan.sides[0])
    lost = [Loss()] * (first + len(plan.sides[1]))
    for at, place in enumerate(tally.fight.units):
        one, hurt = tally.fighter(at), tally.hurts[at]
        if one.aboard is not None and one.host is not None:
            side = 0 if place < first else 1
            chariot = tally.fight.units.index(one.host + side * first)
            lost[place] = Loss(lost_aboard(one, tally.hurts[chariot]), 0)
        elif hurt.overturned:
            lost[place] = Loss(one.wounds, hurt.counted, hurt=hurt)
        else:
            crew = one.prey.crew
            gone = crew is not None and not crew.after_losing(hurt.crew).models
            lost[place] = Loss(hurt.wounds, hurt.counted, gone, hurt)
    for note in tally.notes or ():
        at = tally.fight.units[note.striker]
        other = tally.fight.units[note.target]
        known = lost[at]
        lost[at] = replace(known, notes=(*(known.notes or ()), (note.what, other, note.value)))
    return tuple(lost)


def together(one: tuple[Loss, ...], other: tuple[Loss, ...]) -> tuple[Loss, ...]:
    """Return the losses of two fights, which have no unit in common."""
    return tuple(
        second if _untouched(first) else first for first, second in zip(one, other, strict=True)
    )


def _untouched(loss: Loss) -> bool:
    return loss.notes is None and loss == Loss()


def with_others(
    losses: tuple[Loss, ...], first: int, inflicted: tuple[int, int]
) -> tuple[Loss, ...]:
    """Return the losses of a round with wounds inflicted otherwise, which count in its result.

    Args:
        losses: What blows took, both sides one after the other.
        first: How many of them are ours.
        inflicted: By our side, and by the enemy.
    """
    if not any(inflicted):
        return losses
    found = list(losses)
    for place, wounds in ((first, inflicted[0]), (0, inflicted[1])):
        found[place] = replace(found[place], counted=found[place].counted + wounds)
    return tuple(found)
