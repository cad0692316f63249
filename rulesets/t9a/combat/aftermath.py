"""Moves of a victor after the pursuit: overrun, the table's edge, another enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Decimal, Fill, Flag
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import only_caught
from rulesets.rank_and_flank.round.holding import check_free
from rulesets.t9a.combat.pursuit import MACHINE
from rulesets.t9a.combat.round import sources, step_effects
from rulesets.t9a.combat.running import Running, Stated, gait_of
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES, HAS_GONE
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import FARTHEST, INCH, One, YesNo


@dataclass(frozen=True, slots=True)
class Overrun:
    """The overrun of a charger that left nobody to fight.

    Attributes:
        may: Whether it may overrun; else it may pivot.
        distance: Inches straight forward.
        leaves: It runs off the table and comes back with its owner's next Remaining Moves.
    """

    may: bool
    distance: int | None = None
    leaves: bool = False


@procedure(
    source="R L604, L608",
    command="pursue",
    variant="overrun",
    check=check_free,
    effects=step_effects.of_overrun,
    phases=("combat",),
    acts=acts.OVERRUN,
    beyond=Beyond("close-combat", ("same", "draft"), rests=sources.overrun_rests),
    offering=offers.OVERRUN,
)
def overrun(
    dice: Dice,
    *,
    unit: One = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = True,
    to_edge: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    runs: Stated = None,
    rules: Running = NO_RULES,
) -> Overrun:
    """Run straight on after a first round that wiped out everybody in contact [R L604, L608].

    Args:
        dice: 2D6; no test is needed to stay.
        unit: The unit.
        charged: Whether it charged into the combat this turn.
        to_edge: Inches to the table edge before it.
        runs: What it runs where it moves at random.
        rules: What is swift drops the lowest of 3D6; war machines never move.
    """
    if not charged or only_caught(unit) or (unit is not None and MACHINE in unit.rules):
        return Overrun(False)
    gone = gait_of(rules, runs).run(dice, "overrun")
    return Overrun(True, gone, to_edge is not None and gone >= to_edge)


@dataclass(frozen=True, slots=True)
class OffTable:
    """A pursuer that left the table: when it is back."""

    returns: Literal["next-remaining-moves"] = "next-remaining-moves"


@procedure(
    source="R L616",
    command="pursue",
    variant="off-table",
    units=("unit",),
    effects=step_effects.of_leaving,
    phases=("combat",),
    demands=(HAS_GONE,),
    acts=acts.PURSUE,
    beyond=beyond("close-combat", "draft"),
    offering=offers.OFF_TABLE,
)
def pursue_off_table(
    _dice: Dice,
) -> OffTable:
    """Take a pursuer off the table that touched its edge [R L616]."""
    return OffTable()


@dataclass(frozen=True, slots=True)
class NewEnemy:
    """A pursuit or overrun that meets another enemy.

    Attributes:
        charges: It charges that enemy, which has no reaction.
        fights_now: The new combat is fought this turn: it joins one that was not fought yet.
    """

    charges: bool
    fights_now: bool


@procedure(
    source="R L613-615",
    command="pursue",
    variant="new-enemy",
    units=("unit",),
    effects=step_effects.of_new_enemy,
    check=check_free,
    phases=("combat",),
    demands=(FOES, HAS_GONE),
    acts=acts.PURSUE,
    beyond=beyond("close-combat", "draft"),
    offering=offers.MEETS,
)
def pursuit_new_enemy(
    _dice: Dice,
    *,
    enemy: One = None,
    fled_from_here: YesNo = False,
    fought: YesNo = False,
) -> NewEnemy:
    """Charge an enemy in a pursuit's way, unless it just fled from the same combat [R L613-615].

    Args:
        enemy: Whom it meets.
        fled_from_here: Whether that unit just fled from the pursuer's own combat.
        fought: Whether the combat of that unit was fought this turn.
    """
    if fled_from_here:
        return NewEnemy(False, False)
    engaged = enemy is not None and enemy.has("engaged")
    done = fought or (enemy is not None and enemy.has("fought"))
    return NewEnemy(True, engaged and not done)
