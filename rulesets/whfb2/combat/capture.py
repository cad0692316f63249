"""Seizing the standard of a unit that was pushed back [L2663-2678, L7560-7565]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, RuleLost, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.combat.fighters.fight_options import BY_THE_BOOK, Fought
from rulesets.whfb2.combat.fighters.options import Arm, Charged, Figures
from rulesets.whfb2.combat.fighters.stated import NONE
from rulesets.whfb2.combat.round.after_blows import of_losses
from rulesets.whfb2.combat.round.blows import take_turn
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.preparation import losses_of, make_ready, together
from rulesets.whfb2.combat.strikes import STRIKE_RULES
from rulesets.whfb2.unit import offers, readings
from rulesets.whfb2.unit.demands import FOES
from rulesets.whfb2.unit.leadership import LOSS_OF

_TAKEN: int = 2
"""Lowest face with which pursuers find the standard, by the house rule."""


@dataclass(frozen=True, slots=True)
class Capture:
    """The capture of a standard, or its failure.

    Attributes:
        captured: It is.
        cancels: The push-back before is undone.
        wounds: Wounds the attackers inflicted.
        enemy_wounds: Wounds they suffered.
        trampled: The standard is lost to all, by the house rule.
        losses: What each unit of the round lost, where it was fought.
    """

    captured: bool
    cancels: bool
    wounds: int = 0
    enemy_wounds: int = 0
    trampled: bool = False
    losses: tuple[Loss, ...] | None = detail()


def of_capture(arguments: Arguments, result: Capture) -> tuple[Effect, ...]:
    """Take wounds off both, and the standard or the push-back away."""
    effects: list[Effect] = []
    if result.losses is not None:
        effects.extend(of_losses(arguments, result.losses))
    if result.captured or result.trampled:
        effects.append(RuleLost("enemy", "standard"))
    if result.captured:
        reading = arguments["captured_standard"]
        effects.append(StatusSet("enemy", "standard-captured", value=LOSS_OF[reading]))
    if result.cancels:
        effects.append(StatusCleared("enemy", "pushed-back"))
        effects.append(StatusCleared("unit", "followed-up"))
    return tuple(effects)


@procedure(
    source="L2663-2678, L7560-7565",
    command="combat",
    variant="capture",
    effects=of_capture,
    phases=("combat",),
    demands=(FOES, Demand("enemy", needs=("pushed-back",), unless=("simple_capture",))),
    offering=offers.CAPTURE,
)
def standard_capture(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    wounds: Annotated[int | None, Whole(0, 200)] = None,
    enemy_wounds: Annotated[int | None, Whole(0, 200)] = None,
    charged: Charged = None,
    fighting: Figures = (),
    enemy_fighting: Figures = (),
    weapon: Arm = None,
    enemy_weapon: Arm = None,
    rules: Annotated[SpecialRules, Rules(STRIKE_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(STRIKE_RULES)] = NO_RULES,
    options: Fought = BY_THE_BOOK,
    captured_standard: readings.CapturedStandard = "from-own",  # noqa: ARG001 - its effects read it
) -> Capture:
    """Try to seize the standard of a unit that was pushed back, by another round [L2663-2678].

    The attackers take it if they inflict more than they suffer; nobody is pushed back by this
    round. Otherwise the push-back before it is undone. By the house rule pursuers find it on a 2
    or more, without a round [L7560-7565].

    Args:
        dice: The blows of both sides; a D6 by the house rule.
        unit: Who pushed the other back.
        enemy: Who holds the standard.
        wounds: Wounds the attackers inflicted, where the blows were rolled already.
        enemy_wounds: Wounds they suffered.
        charged: Who charged this turn; by the units' statuses when not told.
        fighting: The attackers' figures in contact.
        enemy_fighting: The defenders'.
        weapon: What the attackers fight with.
        enemy_weapon: What the defenders fight with.
        rules: Added to the attackers' rules.
        enemy_rules: Added to the defenders'.
        options: What players settled.
        captured_standard: Whether its loss is counted from the Leadership of the profile.

    Raises:
        Refusal: `no-standard`, `missing-option` without wounds or units, and what a combat refuses.
    """
    if enemy is not None and "standard" not in enemy.rules and not options.simple_capture:
        raise Refusal("no-standard", unit=enemy.name)
    if options.simple_capture:
        taken = dice.check(_TAKEN, "standard")
        return Capture(taken, cancels=False, trampled=not taken)
    if wounds is None or enemy_wounds is None:
        if unit is None or enemy is None:
            raise Refusal("missing-option", option="wounds" if wounds is None else "enemy_wounds")
        prepared = dice.call(
            make_ready,
            sides=(
                ((unit,), rules, weapon, fighting, (), (), None, 0),
                ((enemy,), enemy_rules, enemy_weapon, enemy_fighting, (), (), None, 0),
            ),
            charged=charged,
            defends=NONE,
            high_ground=NONE,
            air=NONE,
            rough=NONE,
            choices=(NONE, NONE),
            options=options,
            corners=options.corner_attacks,
        )
        lost = dice.interleave(take_turn, prepared.fresh, prepared.turns, losses_of, together)
        first = len(prepared.context.plan.sides[0])
        enemy_wounds = sum(loss.counted for loss in lost[:first])
        wounds = sum(loss.counted for loss in lost[first:])
        taken = wounds > enemy_wounds
        return Capture(taken, not taken, wounds, enemy_wounds, losses=lost)
    taken = wounds > enemy_wounds
    return Capture(taken, not taken, wounds, enemy_wounds)
