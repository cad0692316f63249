"""Power Through: crush a weaker enemy and move on [L1191-1201]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.melee import FOE
from rulesets.aos4.unit.options import Move
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class PowerThrough:
    """The outcome of Power Through.

    Attributes:
        inches: How far the unit may move afterwards.
        suffered: What the mortal damage did to the target.
    """

    inches: int
    suffered: Damage


def power_effects(_arguments: Arguments, result: PowerThrough) -> tuple[Effect, ...]:
    """Pay for the command, with the harm done."""
    return (*paid("power-through"), *harm("target", result.suffered))


def after_power(_arguments: Arguments, result: PowerThrough) -> tuple[FollowUp, ...]:
    """Let the players say whether the move ends in combat, as it need not [L1199-1201]."""
    if result.suffered.destroyed:
        return ()
    return (FollowUp("in_combat", (("unit", "unit"), ("enemy", "target"))),)


@procedure(
    source="L1191-1201",
    command="move",
    variant="power-through",
    follow_ups=after_power,
    effects=power_effects,
    at_large=True,
    phases=("end-of-turn",),
    demands=demands.POWER_THROUGH,
    acts=acts.COMMAND,
    offering=offers.POWER_THROUGH,
)
def power_through(
    dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    target: Annotated[Unit, Units(), FOE],
    move: Move = None,
    pack: Pack = "border-war",
) -> PowerThrough:
    """Do D3 mortal damage to an enemy of less Health, then move up to the Move.

    Args:
        dice: The dice.
        unit: Who charged this turn.
        target: An enemy in combat with it; where nobody says, the only one.
        move: The unit's Move.
        pack: The battlepack.

    Raises:
        Refusal: `too-tough` where the target's Health is not lower, `move-unknown`,
            `already-commanded`, `no-commands`.
    """
    check_order(unit, pack)
    health, own = target.number("w"), unit.number("w")
    if health >= own:
        raise Refusal("too-tough", health=health, own=own)
    if move is None:
        raise Refusal("move-unknown")
    suffered = unit_suffers(dice, dice.single("mortal-damage", die=D3), target)
    return PowerThrough(move.roll(dice, "move"), suffered)
