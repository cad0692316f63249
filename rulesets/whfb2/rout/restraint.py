"""Holding victors back from pursuit, and stopping one under way [L1958-1963, L2047-2056]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.round.holding import HOLDERS
from rulesets.whfb2.rout import changes, following
from rulesets.whfb2.rout.unit_state import own_leadership
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.enemies import enemy_check
from rulesets.whfb2.unit.leadership import captured_from
from rulesets.whfb2.unit.options import Leadership, One
from rulesets.whfb2.unit.routed import CHASES_ON

_STOP: Final = Modifier("stop-pursuit", -1)
"""Stopping is harder than holding back [L2052-2054]."""
_RULES: Final = ("standard",)


@dataclass(frozen=True, slots=True)
class Restraint:
    """The attempt of victors to hold back.

    Attributes:
        may_pursue: They are free to pursue at all.
        pursues: They do.
        total: Dice of the test, where rolled.
    """

    may_pursue: bool
    pursues: bool
    total: int | None = detail()


def same_fight(unit: One, enemy: One) -> bool:
    """Return whether a unit may have routed another: not itself, nor one that stands."""
    if unit is None or enemy is None:
        return True
    return unit.name != enemy.name and (not enemy.statuses or enemy.has("fleeing"))


@procedure(
    source="L1958-1966",
    command="pursue",
    variant="restrain",
    effects=changes.of_restraint,
    follow_ups=following.after_restraint,
    phases=("combat",),
    acts=acts.PURSUE,
    demands=(Demand("unit", once=("restraint-tested",)),),
    check=enemy_check("pursuit_restraint_test"),
    offering=offers.RESTRAIN,
)
def pursuit_restraint_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    ld: Leadership,
    enemies: Annotated[int, Whole(0, 20), HOLDERS] = 0,
    panicked: Annotated[bool, Flag(), Fill("unit", "status:panicked")] = False,
    captured: Annotated[bool, Flag(), Fill("unit", "status:standard-captured")] = False,
    shamed: Annotated[bool, Flag(), Fill("unit", "status:shamed")] = False,
    rules: Annotated[SpecialRules, Rules(_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Restraint:
    """Try to keep victors from pursuing the routed [L1958-1966, L2365-2366].

    Args:
        dice: 2D6 against the leader's Leadership.
        unit: The victors.
        enemy: The routed they would pursue.
        ld: The Leadership.
        enemies: Units that still face them: then they cannot pursue.
        panicked: Whether they are panicked, and cannot.
        captured: Whether the enemy has their standard.
        shamed: Whether their leader declined a challenge.
        rules: Their standard.
    """
    if enemies or panicked or not same_fight(unit, enemy):
        dice.tell("no-pursuit", enemies=enemies)
        return Restraint(may_pursue=False, pursues=False)
    value = own_leadership(ld, rules, captured=captured_from(unit, stated=captured), shamed=shamed)
    test = under_roll(dice, value=value, label="restrain")
    return Restraint(may_pursue=True, pursues=not test.passed, total=test.total)


@dataclass(frozen=True, slots=True)
class Stop:
    """The attempt to stop a pursuit under way.

    Attributes:
        stops: It does, and the pursuers are disorganised.
        total: The dice with the one point that is added to them.
    """

    stops: bool
    total: int | None = detail()


@procedure(
    source="L2047-2056",
    command="pursue",
    variant="stop",
    effects=changes.of_stop,
    phases=("movement",),
    demands=(
        Demand("unit", needs=("pursuing",), forbids=("engaged",), once=CHASES_ON),
        Demand("enemy", turn="own"),
    ),
    check=enemy_check("stop_pursuit_test"),
    offering=offers.STOP,
)
def stop_pursuit_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,  # noqa: ARG001 - it runs on
    ld: Leadership,
    leaderless: Annotated[bool, Flag(), Fill("unit", "status:leaderless")] = False,
    captured: Annotated[bool, Flag(), Fill("unit", "status:standard-captured")] = False,
    shamed: Annotated[bool, Flag(), Fill("unit", "status:shamed")] = False,
    rules: Annotated[SpecialRules, Rules(_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Stop:
    """Try to stop a pursuit under way: one is added to the dice [L2047-2056].

    Args:
        dice: 2D6 + 1 against the leader's Leadership.
        unit: The pursuers.
        enemy: The routed, in whose movement phase it is announced.
        ld: The Leadership.
        leaderless: Whether they have no leader: then they pursue on.
        captured: Whether the enemy has their standard.
        shamed: Whether their leader declined a challenge.
        rules: Their standard.
    """
    if leaderless or (unit is not None and unit.has("leaderless")):
        dice.tell("leaderless-pursuit")
        return Stop(stops=False)
    value = own_leadership(ld, rules, captured=captured_from(unit, stated=captured), shamed=shamed)
    test = under_roll(dice, value=value, label="stop-pursuit", modifiers=(_STOP,))
    return Stop(test.passed, test.total)
