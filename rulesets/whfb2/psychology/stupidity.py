"""Stupidity: a test of Intelligence each turn, and what becomes of those who fail [L2265-2306]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.movement.distance import Movement, PaceRules, Save
from rulesets.whfb2.movement.pace import half_up, real_move
from rulesets.whfb2.psychology.nerve import Disorganised, nerve_roll
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import Intelligence, Penalty

_ADVANCES: Final = 3
"""Highest face on which the stupid walk straight ahead [L2293]."""
_FIGHTS_ON: Final = 4
"""Lowest face on which the odd figure, a leader or a character fights on [L2279-2282]."""


@dataclass(frozen=True, slots=True)
class StupidityTest:
    """A stupidity test.

    Attributes:
        passed: Whether the unit keeps its wits.
        next: What its failure leads to: `wander` where it is free, `half` fighting in combat.
        total: What the dice came to.
        against: The Intelligence tested.
    """

    passed: bool
    next: Literal["nothing", "wander", "half"]
    total: int | None = detail()
    against: int | None = detail()


@dataclass(frozen=True, slots=True)
class StupidWander:
    """The action of stupid troops outside combat.

    Attributes:
        advances: They go straight ahead at half speed and attack whatever they meet; else they
            stay where they are, useless.
        distance: Centimetres they go.
    """

    advances: bool
    distance: float | None


@dataclass(frozen=True, slots=True)
class StupidFighters:
    """Figures of a stupid unit that fight on.

    Attributes:
        fighting: Ordinary figures.
        leaders: Leaders and characters.
    """

    fighting: int
    leaders: int


def stupidity_effects(_arguments: Arguments, result: StupidityTest) -> tuple[Effect, ...]:
    """Set stupidity until the owner's next turn, or end it."""
    tested = StatusSet("unit", "stupidity-tested", "turn")
    if result.passed:
        return (tested, StatusCleared("unit", "stupid"))
    return (tested, StatusSet("unit", "stupid", "own-turn"))


def after_stupidity(_arguments: Arguments, result: StupidityTest) -> tuple[FollowUp, ...]:
    """Offer the way that a stupid unit wanders."""
    if result.next != "wander":
        return ()
    return (FollowUp("stupid_wander", (("unit", "unit"),)),)


@procedure(
    source="L2265-2306",
    command="psychology",
    variant="stupidity",
    units=("unit",),
    phases=("movement",),
    meant_by="stupidity",
    effects=stupidity_effects,
    follow_ups=after_stupidity,
    demands=(OWN_TURN, Demand("unit", once=("stupidity-tested",))),
    offering=offers.STUPIDITY,
)
def stupidity_test(
    dice: Dice,
    *,
    int: Intelligence,  # noqa: A002 - the option's name, that of the profile
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    disorganised: Disorganised = False,
    penalty: Penalty = 0,
) -> StupidityTest:
    """Test stupidity at the start of the turn: 2D6 within Intelligence [L2265-2306].

    A leader who is a character lends his Intelligence and shares what comes of it [L2254-2263].

    Args:
        dice: 2D6.
        int: Its leader's Intelligence.
        engaged: Whether it is in close combat.
        disorganised: Whether it is disorganised.
        penalty: Points added to the dice.
    """
    test = nerve_roll(
        dice, value=int, label="stupidity-test", disorganised=disorganised, penalty=penalty
    )
    if test.passed:
        return StupidityTest(True, "nothing", test.total, test.against)
    return StupidityTest(False, "half" if engaged else "wander", test.total, test.against)


def wander_effects(_arguments: Arguments, result: StupidWander) -> tuple[Effect, ...]:
    """Note the move, or that it does not move."""
    if result.advances:
        return (StatusSet("unit", "moved", "turn"),)
    return (StatusSet("unit", "halted", "turn"),)


@procedure(
    source="L2289-2298",
    command="psychology",
    variant="stupid-wander",
    units=("unit",),
    phases=("movement",),
    effects=wander_effects,
    demands=(Demand("unit", needs=("stupid",), forbids=("engaged",)),),
    offering=offers.WANDERING,
)
def stupid_wander(
    dice: Dice,
    *,
    m: Movement,
    save: Save = None,
    rules: PaceRules = NO_RULES,
) -> StupidWander:
    """Roll what stupid troops outside combat do: on 1-3 they walk straight ahead [L2289-2298].

    Args:
        dice: 1D6.
        m: Its Movement.
        save: Its armour save.
        rules: Its special rules.
    """
    if dice.single("stupid-wander") > _ADVANCES:
        return StupidWander(False, None)
    return StupidWander(True, half_up(real_move(m, save, rules) / 2))


@procedure(
    source="L2275-2284",
    command="psychology",
    variant="stupid-fighters",
    units=("unit",),
    phases=("combat",),
)
def stupid_fighters(
    dice: Dice,
    *,
    models: Annotated[int, Whole(0, 500), Fill("unit", "models")],
    leaders: Annotated[int, Whole(0, 20)] = 0,
) -> StupidFighters:
    """Count those of a stupid unit that fight on: half, the odd figure, leaders on 4+ [L2275-2284].

    Enemies strike all of them as if they had a Weapon Skill of 1.

    Args:
        dice: 1D6 for the odd figure, and one for each leader and character.
        models: Its ordinary figures.
        leaders: Its leader, where he counts apart, and the characters in it.
    """
    half = models // 2
    odd = 0
    if models % 2:
        odd = dice.successes(1, _FIGHTS_ON, "stupid-odd", never=frozenset())
    who = dice.successes(leaders, _FIGHTS_ON, "stupid-leader", never=frozenset())
    return StupidFighters(half + odd, who)
