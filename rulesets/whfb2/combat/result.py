"""The end of a round whose blows fell at the table: result, rout tests, pursuit [L1748-1982]."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.handle import Dice
from rulesets.whfb2.combat import changes
from rulesets.whfb2.combat.fight_rules import FIGHT_RULES
from rulesets.whfb2.combat.fighters.fight_options import BY_THE_BOOK, Fought
from rulesets.whfb2.combat.fighters.gather_units import tell_front
from rulesets.whfb2.combat.fighters.options import Arm, Charged, Figures, Who, WhoIfStated, Whose
from rulesets.whfb2.combat.fighters.stated import NAMES, NONE
from rulesets.whfb2.combat.fighters.target import Defender
from rulesets.whfb2.combat.round.ending import RoundResult, finish_round
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.preparation import make_ready
from rulesets.whfb2.rout.push import MOST_RANKS
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.enemies import enemy_check

_RESULT: Final = (
    Demand(
        "unit",
        needs=("engaged",),
        known=True,
        unless=("charged=unit", "charged=enemy", "charged=both"),
    ),
    Demand(
        "enemy",
        needs=("engaged",),
        known=True,
        unless=("charged=unit", "charged=enemy", "charged=both"),
    ),
)
"""Blows that were struck without the bot need not be noted."""


@procedure(
    source="L1748-1982",
    command="combat",
    variant="result",
    effects=changes.of_round,
    follow_ups=changes.after_round,
    phases=("combat",),
    actors=("unit", "enemy"),
    demands=_RESULT,
    acts=acts.FIGHT,
    check=enemy_check("combat_result"),
    offering=offers.RESULT,
)
def combat_result(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, 4)],
    enemy: Annotated[tuple[Unit, ...], Units(1, 4)],
    wounds: Annotated[int, Whole(0, 500)],
    enemy_wounds: Annotated[int, Whole(0, 500)],
    charged: Charged = None,
    fighting: Figures = (),
    enemy_fighting: Figures = (),
    weapon: Arm = None,
    enemy_weapon: Arm = None,
    defends: Whose = NONE,
    air: Who = NONE,
    stays: WhoIfStated = None,
    restrain: WhoIfStated = None,
    depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    options: Fought = BY_THE_BOOK,
) -> RoundResult:
    """Settle a round whose blows fell already, from the wounds of both sides [L1748-1982].

    Losses are taken off before the winner is determined, and those of the beaten decide whether it
    tests [L1755-1773]. Wounds told that are not off a unit yet, which has lost fewer in this phase,
    are taken now, where that unit alone can have lost them.

    Args:
        dice: Rout tests, free attacks, pursuit.
        unit: Our units, as for a round.
        enemy: The enemy's.
        wounds: Wounds that our side inflicted.
        enemy_wounds: Wounds that the enemy inflicted.
        charged: Who charged this turn; by the units' statuses when not told.
        fighting: Our figures in contact, for free attacks.
        enemy_fighting: The enemy's.
        weapon: What our units fight with.
        enemy_weapon: What the enemy fights with.
        defends: Who defends a wall, a hedge or the like, and may stay behind it.
        air: Who fights from the air.
        stays: Who stays in its defences or square rather than follow the beaten; their players
            decide when not told.
        restrain: Who tries to hold back from pursuit; their players decide when not told.
        depth: Complete ranks of our units; counted when not told.
        enemy_depth: Of the enemy's.
        rules: Added to the rules of each of our units.
        enemy_rules: To those of each of the enemy's.
        options: What players settled.

    Raises:
        Refusal: what a round refuses of its units.
    """
    prepared = dice.call(
        make_ready,
        sides=(
            (unit, rules, weapon, fighting, (), (), depth, 0),
            (enemy, enemy_rules, enemy_weapon, enemy_fighting, (), (), enemy_depth, 0),
        ),
        charged=charged,
        defends=defends,
        high_ground=NONE,
        air=air,
        rough=NONE,
        choices=(stays, restrain),
        options=options,
        corners=options.corner_attacks,
    )
    ours, theirs = prepared.context.plan.sides
    losses = (
        *_losses(dice, tuple(fighter.defender for fighter in ours), enemy_wounds),
        *_losses(dice, tuple(fighter.defender for fighter in theirs), wounds),
    )
    result = finish_round(dice, prepared.context, losses)
    # Ranks push, and figures in contact strike freely: both are counted by the front.
    for side, units, told in ((0, unit, fighting), (1, enemy, enemy_fighting)):
        for each in units if result.winner != NONE and not told else ():
            tell_front(dice, each, NAMES[side])
    return result


def _losses(dice: Dice, defenders: tuple[Defender, ...], told: int) -> Iterator[Loss]:
    """Yield what each of a side lost, from the wounds told of all of them."""
    first, *others = defenders
    hurt = first.fresh
    missing = max(0, told - sum(_gone(defender) for defender in defenders))
    if missing and (others or first.chariot):
        dice.tell("wounds-not-taken", unit=first.unit.name, wounds=missing)
        missing = 0
    taken = min(missing, first.left(hurt))
    yield Loss(taken, told, hurt=replace(hurt, wounds=hurt.wounds + taken))
    yield from (Loss(hurt=defender.fresh) for defender in others)


def _gone(defender: Defender) -> int:
    """Return the wounds that a unit has lost in this phase: those told may be among them.

    A unit that the table does not know to fight lost what it lacks now. Of wounds noted on the last
    figure nobody knows when it lost them.
    """
    unit = defender.unit
    start = unit.phase_start if unit.has("engaged") else unit.size
    return max(0, start - unit.models) * defender.each + unit.carried
