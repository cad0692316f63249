"""Animosity: goblinoids that fall upon each other [L2605-2639]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Decimal, Flag, FromTable, Units
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.refusal import Refusal
from rulesets.whfb2.psychology.nerve import nerve_roll
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.enemies import QUARREL
from rulesets.whfb2.unit.leadership import LedRules, led
from rulesets.whfb2.unit.options import CM, FARTHEST, Leadership, One, Penalty
from rulesets.whfb2.unit.readings import AnimosityLeader, MagicalAnimosity

CALM: Final = 30
"""Centimetres from an enemy within which goblinoids remember who he is [L2634]."""
_QUARRELS: Final = 6
_MOST_COMRADES: Final = 12
HELD: Final = "held-in-quarrel"
"""The status of who is held by his leader in a fight among friends that is not over."""
TRIED: Final = "quarrel-tested"
"""The status of whose leader tried to stop the quarrel in this turn: he tries once [L2619-2632]."""
CURSED: Final = "fails-animosity"
"""The status of who fails the next test by a spell."""


@dataclass(frozen=True, slots=True)
class Animosity:
    """The animosity of a unit towards its friends.

    Attributes:
        due: Whether it rolls.
        charges: Whether it charges them, unless its leader stops it.
        leader: When its leader may stop it: `at-once`, before anybody moves, or `in-contact`.
        reason: Why it does not roll: `enemy-near`, `hated`, `character`.
    """

    due: bool
    charges: bool
    leader: Literal["at-once", "in-contact"] | None = None
    reason: Literal["enemy-near", "hated", "character"] | None = None


@dataclass(frozen=True, slots=True)
class AnimosityControl:
    """The attempt of a leader to stop his troops.

    Attributes:
        stopped: Whether he does.
        waiting: How many leaders of those who fight must hold their troops too before it ends.
        total: What the dice came to.
        against: The Leadership tested.
    """

    stopped: bool
    waiting: int = 0
    total: int | None = detail()
    against: int | None = detail()


def animosity_effects(arguments: Arguments, result: Animosity) -> tuple[Effect, ...]:
    """Set the quarrel, to last until leaders end it; or end one where the enemy is near."""
    tested: tuple[Effect, ...] = ()
    if result.due:
        unit: Unit | None = arguments["unit"]
        spent = unit is not None and unit.has(CURSED)
        tested = (
            StatusSet("unit", "animosity-tested", "turn"),
            *((StatusCleared("unit", CURSED),) if spent else ()),
        )
    if result.charges:
        return (*tested, StatusSet("unit", QUARREL))
    return tested if result.due else (StatusCleared("unit", QUARREL),)


def after_animosity(_arguments: Arguments, result: Animosity) -> tuple[FollowUp, ...]:
    """Offer the leader's attempt to bring the unit to order."""
    return (
        (FollowUp("animosity_control", (("unit", "unit"),)),) if result.leader == "at-once" else ()
    )


@procedure(
    source="L2605-2639",
    command="psychology",
    variant="animosity",
    phases=("movement",),
    meant_by="animosity",
    effects=animosity_effects,
    follow_ups=after_animosity,
    demands=(OWN_TURN, Demand("unit", once=("animosity-tested",))),
    offering=offers.ANIMOSITY,
)
def animosity_test(
    dice: Dice,
    *,
    unit: One = None,
    distance: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
    hated: Annotated[bool, Flag()] = False,
    animosity_leader: AnimosityLeader = "at-once",
    magical_animosity: MagicalAnimosity = "may-stop",
) -> Animosity:
    """Roll animosity of goblinoids with friendly goblinoids within charge reach [L2605-2639].

    Args:
        dice: 1D6; a 6 charges.
        unit: The unit.
        distance: Centimetres to the nearest enemy: within 30 there is no animosity.
        hated: Whether hated enemies are in view.
        animosity_leader: Whether its leader may stop the charge, or the fight alone.
        magical_animosity: Whether he may stop one that a spell brought.

    A spell makes its next test fail [L5073-5075].
    """
    if unit is not None and "character" in unit.rules:
        return Animosity(False, False, reason="character")
    if distance is not None and distance <= CALM:
        return Animosity(False, False, reason="enemy-near")
    if hated:
        return Animosity(False, False, reason="hated")
    if unit is not None and unit.has(CURSED):
        dice.tell("animosity-by-magic")
        if magical_animosity == "cannot-stop":
            return Animosity(True, True)
    elif dice.successes(1, _QUARRELS, "animosity", never=frozenset()) == 0:
        return Animosity(True, False)
    return Animosity(True, True, "at-once" if animosity_leader == "at-once" else "in-contact")


def control_effects(arguments: Arguments, result: AnimosityControl) -> tuple[Effect, ...]:
    """End the quarrel of this unit, or a fight once all leaders hold their troops [L2626-2632]."""
    tried = StatusSet("unit", TRIED, "turn")
    if not result.stopped:
        return (tried,)
    if result.waiting:
        return (tried, StatusSet("unit", HELD, "turn"))
    comrades: tuple[Unit, ...] = arguments["enemy"]
    if not comrades:
        return (tried, StatusCleared("unit", QUARREL))
    fought = [("unit", 0), *(("enemy", index) for index in range(len(comrades)))]
    return tuple(
        StatusCleared(role, status, index)
        for role, index in fought
        for status in (QUARREL, HELD, "engaged")
    )


def _comrades(situation: Situation, unit: Raw | None) -> str | None:
    """Return the other units of its side that a unit fights with or against."""
    combat = situation.combats.with_unit(str(unit or ""))
    own = () if combat is None else next(names for _, names in combat.sides if unit in names)
    return BETWEEN.join(name for name in own if name != unit) or None


@procedure(
    source="L2621-2632",
    command="psychology",
    variant="animosity-control",
    effects=control_effects,
    demands=(Demand("unit", once=(TRIED,)),),
    offering=offers.QUARREL,
)
def animosity_control(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    leader: Annotated[bool, Flag()] = True,
    enemy: Annotated[
        tuple[Unit, ...], Units(0, _MOST_COMRADES), FromTable(_comrades, of=("unit",))
    ] = (),
    rules: LedRules = NO_RULES,
    penalty: Penalty = 0,
) -> AnimosityControl:
    """Have a leader stop his troops: 2D6 within Leadership [L2621-2632].

    In a fight under way the leaders of all units in it must pass.

    Args:
        dice: 2D6.
        unit: The unit.
        ld: Its leader's Leadership.
        leader: Whether it has one.
        enemy: The friends in the same fight, whose leaders must hold their troops as well.
        rules: A standard adds 1 to Leadership.
        penalty: Points added to the dice.

    Raises:
        Refusal: `no-leader`.
    """
    if not leader or (unit is not None and unit.has("leaderless")):
        raise Refusal("no-leader")
    test = nerve_roll(dice, value=led(ld, rules, unit), label="animosity-control", penalty=penalty)
    rest = [it for it in enemy if not it.has(HELD) and not it.has("leaderless")]
    waiting = len(rest) if test.passed else 0
    return AnimosityControl(test.passed, waiting, test.total, test.against)
