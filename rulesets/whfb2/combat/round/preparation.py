"""A round of combat made ready, and its losses put together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.pursuit import stated_by_side
from rulesets.refusal import Refusal
from rulesets.whfb2.combat.fighters.fight_options import FightOptions
from rulesets.whfb2.combat.fighters.stated import NAMES, SideFacts, named_by
from rulesets.whfb2.combat.round.combat_result import RoundContext
from rulesets.whfb2.combat.round.groups import free_blows, groups_of
from rulesets.whfb2.combat.round.layout import lay_out
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.plan import Plan
from rulesets.whfb2.combat.round.tally import Tally, Turn, begin, fights_of, lost_aboard, make_turns
from rulesets.whfb2.combat.weapon import chosen
from rulesets.whfb2.unit.readings import STRIKE
from rulesets.whfb2.unit.standing_still import SQUARE


@dataclass(frozen=True, eq=False, slots=True)
class PreparedRound:
    """A round made ready; compared by identity.

    Attributes:
        context: The plan and what the end depends on.
        turns: Each group's turn, in order, with the index of its fight.
        fresh: Each fight before the first blow.
    """

    context: RoundContext
    turns: tuple[tuple[int, Turn], ...]
    fresh: tuple[Tally, ...]


Stated: TypeAlias = (
    "tuple[tuple[Unit, ...], SpecialRules, str | None, tuple[int, ...], tuple[int, ...], "
    "tuple[int, ...], int | None, int]"
)


Spares: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
"""Places of the units of each side that strike no character before them."""


def make_ready(
    _dice: Dice,
    *,
    sides: tuple[Stated, Stated],
    charged: str | None,
    defends: str,
    high_ground: str,
    air: str,
    rough: str,
    choices: tuple[str | None, str | None],
    options: FightOptions,
    corners: bool,
    spares: Spares = ((), ()),
) -> PreparedRound:
    """Lay the round out once, before any die."""
    ours, theirs = (
        SideFacts(
            units,
            rules,
            None if charged is None else named_by(charged, side),
            chosen(weapon),
            fighting,
            tuple([number - 1 for number in in_flank]),
            tuple([number - 1 for number in in_rear]),
            ranks,
            higher=named_by(high_ground, side),
            defends=named_by(defends, side),
            air=named_by(air, side),
            rough=named_by(rough, side),
            to_hit=to_hit,
            spares=spares[side],
        )
        for side, (units, rules, weapon, fighting, in_flank, in_rear, ranks, to_hit) in enumerate(
            sides
        )
    )
    stays, restrain = choices
    for side, facts in enumerate((ours, theirs)):
        if stays is not None and named_by(stays, side) and not facts.defends:
            for unit in facts.units:
                if not unit.has(SQUARE):
                    raise Refusal("must-follow", unit=unit.name)
    plan = lay_out(ours, theirs, corners=corners)
    context = RoundContext(
        plan,
        tuple(free_blows(plan, pair, options) for pair in plan.pairs),
        stated_by_side(stays),
        stated_by_side(restrain),
    )
    fights = fights_of(plan)
    return PreparedRound(
        context,
        make_turns(plan, fights, groups_of(plan, options)),
        tuple(begin(fight) for fight in fights),
    )


def choose_spared(dice: Dice, plan: Plan, told: tuple[tuple[int, ...], tuple[int, ...]]) -> Spares:
    """Let the players of units before an enemy character say whether they strike him [L2952-2956].

    Args:
        dice: Their decisions.
        plan: The round, in which one figure of each such unit strikes him.
        told: Figures in contact as players stated them: then nobody is asked.
    """
    spared: tuple[list[int], list[int]] = ([], [])
    asked: set[tuple[int, int]] = set()
    for pair in plan.pairs:
        striker = plan.sides[pair.side][pair.striker]
        foe = plan.sides[1 - pair.side][pair.target]
        before_hero = striker.host is None and foe.host is not None and foe.aboard is None
        duels = striker.duel is not None or foe.duel is not None
        if told[pair.side] or not before_hero or duels or (pair.side, pair.striker) in asked:
            continue
        asked.add((pair.side, pair.striker))
        at, name = striker.member.place, striker.unit.name
        options = STRIKE.options
        answer = dice.choose(NAMES[pair.side], STRIKE.what, options, index=at, subject=name)
        if answer != options[0]:
            spared[pair.side].append(pair.striker)
    return tuple(spared[0]), tuple(spared[1])


def losses_of(tally: Tally) -> tuple[Loss, ...]:
    """Return what each unit of the round lost in one of its fights."""
    plan = tally.fight.plan
    lost = [Loss()] * plan.units
    for at, number in enumerate(tally.fight.units):
        fighter, hurt = tally.fighter(at), tally.hurts[at]
        if fighter.aboard is not None and fighter.host is not None:
            side, _ = plan.numbered(number)
            chariot = tally.fight.units.index(plan.number(side, fighter.host))
            lost[number] = Loss(lost_aboard(fighter, tally.hurts[chariot]), 0)
        elif hurt.overturned:
            lost[number] = Loss(fighter.wounds, hurt.counted, hurt=hurt)
        else:
            crew = fighter.defender.crew
            gone = crew is not None and not crew.after_losing(hurt.crew).models
            lost[number] = Loss(hurt.wounds, hurt.counted, gone, hurt)
    for note in tally.notes or ():
        at = tally.fight.units[note.striker]
        other = tally.fight.units[note.target]
        known = lost[at]
        lost[at] = replace(known, notes=(*(known.notes or ()), (note.what, other, note.value)))
    return tuple(lost)


def together(first: tuple[Loss, ...], second: tuple[Loss, ...]) -> tuple[Loss, ...]:
    """Return the losses of two fights, which have no unit in common."""
    return tuple(
        other if _untouched(own) else own for own, other in zip(first, second, strict=True)
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
    for number, wounds in ((first, inflicted[0]), (0, inflicted[1])):
        found[number] = replace(found[number], counted=found[number].counted + wounds)
    return tuple(found)
