"""Fear and terror: one roll of Cool for both where both are due [L2370-2439]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.refusal import Refusal
from rulesets.whfb2.psychology.frightening import CHARGERS, frightening
from rulesets.whfb2.psychology.nerve import (
    FEARS_ALL,
    FRIGHTENING,
    GENERAL_COOL,
    BraveRules,
    Disorganised,
    nerve_roll,
    spared,
)
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import FOES
from rulesets.whfb2.unit.options import CM, FARTHEST, Cool, One, Penalty
from rulesets.whfb2.unit.readings import TerrorDistance
from rulesets.whfb2.unit.routed import calls_off, routs
from rulesets.whfb2.unit.vocabulary import LENT_COOL

SITUATIONS: Final = ("charged", "charging")

EnemyRules: TypeAlias = Annotated[SpecialRules, Rules(FRIGHTENING), Fill("enemy", "faced")]
Models: TypeAlias = Annotated[int | None, Whole(0, 500), Fill("unit", "models")]
EnemyModels: TypeAlias = Annotated[int | None, Whole(0, 500), CHARGERS]
Tested: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:terror-tested")]
Gap: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, CM)]
Situation: TypeAlias = Annotated[str, Choice(SITUATIONS)]
Stand: TypeAlias = Literal["brave", "may-not-charge", "afraid", "routs"]


@dataclass(frozen=True, slots=True)
class FearDue:
    """Tests that a meeting with the enemy calls for.

    Attributes:
        fear: A fear test.
        terror: A terror test.
        one_roll: One roll is for both.
        reason: Why neither is: `immune`, `harmless`.
    """

    fear: bool
    terror: bool
    one_roll: bool
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class FearTest:
    """A fear test.

    Attributes:
        due: Whether it was taken.
        stand: What comes of it: `brave`; `may-not-charge`, staying where it is this turn; `afraid`,
            at −1 to hit for the combat; `routs`, charged by more than it counts itself.
        reason: Why none was due: `immune`, `harmless`.
        total: What the dice came to.
        against: The Cool tested.
    """

    due: bool
    stand: Stand
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()


@dataclass(frozen=True, slots=True)
class TerrorTest:
    """A terror test, with the fear test of the same roll.

    Attributes:
        due: Whether it was taken.
        passed: None when none was due.
        stand: What the same roll makes of its fear, where it was charged or wanted to charge.
        rout_test: Whether it must pass a rout test now, or rout.
        reason: Why none was due: `immune`, `far`, `tested`.
        total: What the dice came to.
        against: The Cool tested.
    """

    due: bool
    passed: bool | None
    stand: Stand | None = None
    rout_test: bool = False
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()


@procedure(source="L2370-2439", command="psychology", variant="due")
def fear_due(
    _dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,  # noqa: ARG001 - its rules are read
    tested: Tested = False,
    distance: Gap = None,
    charge: Annotated[bool, Flag()] = True,
    rules: BraveRules = NO_RULES,
    enemy_rules: EnemyRules = NO_RULES,
    terror_distance: TerrorDistance = "ten",
) -> FearDue:
    """Tell which tests an enemy calls for: terror once, fear with every charge [L2370-2439].

    Args:
        unit: The unit.
        enemy: The enemy, or the creature that leads it or stands in the way to it [L2434-2439].
        tested: Whether it took its terror test.
        distance: Centimetres to the creature that causes terror; near enough when not given.
        charge: Whether one of the two charges the other.
        rules: Who is immune to psychology.
        enemy_rules: Whether the enemy causes fear or terror; terror is fear as well [L2390-2393].
        terror_distance: From how near terror works.

    Raises:
        Refusal: `unit-fleeing`.
    """
    why = spared(unit, rules)
    dreadful = "terror" in enemy_rules
    fearsome = "fear" in enemy_rules or (unit is not None and unit.has(FEARS_ALL))
    if why is None and not dreadful and not fearsome:
        why = "harmless"
    if why is not None:
        return FearDue(False, False, False, why)
    terror = dreadful and not tested and _near(distance, terror_distance)
    return FearDue(charge, terror, charge and terror)


def _near(distance: float | None, reading: str) -> bool:
    return distance is None or distance <= (10 if reading == "ten" else 37.5)


def fear_effects(arguments: Arguments, result: FearTest) -> tuple[Effect, ...]:
    """Note what fear makes of the unit."""
    tested = (StatusSet("unit", "fear-tested", "turn"),) if result.due else ()
    return (*tested, *of_stand(result.stand, arguments["unit"]))


def after_fear(arguments: Arguments, result: FearTest) -> tuple[FollowUp, ...]:
    """Run, where fear has routed the unit [L2428-2429]; charge where it braves it."""
    return _after(arguments["situation"], result.stand)


def _after(situation: str | None, stand: str | None) -> tuple[FollowUp, ...]:
    """Return what a test of fear leads to."""
    if stand == "brave" and situation == "charging":
        return (FollowUp("charge_move", (("unit", "unit"), ("target", "enemy"))),)
    return (FollowUp("rout_move", (("unit", "unit"),)),) if stand == "routs" else ()


@procedure(
    source="L2409-2439",
    command="psychology",
    variant="fear",
    effects=fear_effects,
    follow_ups=after_fear,
    demands=(Demand("unit", once=("fear-tested",)), FOES),
    offering=offers.FEAR,
)
def fear_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    cl: Cool,
    situation: Situation = "charged",
    models: Models = None,
    enemy_models: EnemyModels = None,
    disorganised: Disorganised = False,
    rules: BraveRules = NO_RULES,
    penalty: Penalty = 0,
) -> FearTest:
    """Test fear of an enemy that charges, or that the unit wants to charge [L2409-2439].

    One test a turn, for all enemies that it fears.

    Args:
        dice: 2D6.
        unit: The unit.
        enemy: The enemy that causes fear or terror.
        cl: Its leader's Cool.
        situation: Whether it is charged or wants to charge.
        models: Its figures.
        enemy_models: Those of the enemies who charge it that frighten it: more of them rout it.
        disorganised: Whether it is disorganised.
        rules: Who is immune to psychology, and a General near: his Cool may be used.
        penalty: Points added to the dice.

    Raises:
        Refusal: `unit-fleeing`, `missing-option` where a charge is feared and nobody knows how
            many are on either side.
    """
    why = spared(unit, rules)
    if why is not None:
        return FearTest(False, "brave", why)
    enemy_models = frightening(enemy, enemy_models, to=unit)
    _check_numbers(situation, models, enemy_models)
    test = nerve_roll(
        dice,
        value=max(cl, rules.number(GENERAL_COOL) or 0),
        label="fear-test",
        disorganised=disorganised,
        penalty=penalty,
        doubt=in_doubt(unit, lends=LENT_COOL),
    )
    stand = "brave" if test.passed else _stand(situation, models, enemy_models)
    return FearTest(True, stand, None, test.total, test.against)


def _check_numbers(situation: str, models: int | None, enemy_models: int | None) -> None:
    if situation == "charged" and (models is None or enemy_models is None):
        raise Refusal("missing-option", option="models" if models is None else "enemy_models")


def _stand(situation: str, models: int | None, enemy_models: int | None) -> Stand:
    if situation == "charging":
        return "may-not-charge"
    return "routs" if (enemy_models or 0) > (models or 0) else "afraid"


def of_stand(stand: str | None, unit: Unit | None) -> tuple[Effect, ...]:
    """Return the effects of a fear test on the unit that took it."""
    if stand == "may-not-charge":
        return (StatusSet("unit", "fear-held", "turn"), *calls_off("unit", unit))
    if stand == "afraid":
        return (StatusSet("unit", "afraid", "combat"),)
    if stand == "routs":
        return routs("unit", unit)
    return ()


def terror_effects(arguments: Arguments, result: TerrorTest) -> tuple[Effect, ...]:
    """Note that it was taken, and what terror and fear make of the unit."""
    if not result.due:
        return ()
    tested = StatusSet("unit", "terror-tested")
    terrified = () if result.passed else (StatusSet("unit", "terrified"),)
    feared = () if result.stand is None else (StatusSet("unit", "fear-tested", "turn"),)
    return (tested, *terrified, *feared, *of_stand(result.stand, arguments["unit"]))


def after_terror(arguments: Arguments, result: TerrorTest) -> tuple[FollowUp, ...]:
    """Test for rout, or run [L2386-2388]."""
    if result.rout_test:
        units = (("unit", "unit"), ("enemy", "enemy"))
        return (FollowUp("rout_test", units, (("cause", "terror"),)),)
    return _after(arguments["situation"], result.stand)


@procedure(
    source="L2370-2407",
    command="psychology",
    variant="terror",
    effects=terror_effects,
    follow_ups=after_terror,
    demands=(FOES,),
    offering=offers.TERROR,
)
def terror_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    cl: Cool,
    distance: Gap = None,
    situation: Annotated[str | None, Choice(SITUATIONS)] = None,
    tested: Tested = False,
    models: Models = None,
    enemy_models: EnemyModels = None,
    disorganised: Disorganised = False,
    rules: BraveRules = NO_RULES,
    penalty: Penalty = 0,
    terror_distance: TerrorDistance = "ten",
) -> TerrorTest:
    """Test terror, once a battle; the same roll is for fear where a charge is made [L2370-2407].

    Who fails is terrified for the battle: charged by what causes terror it routs unless it passes
    a rout test, and near it strikes at −1 to hit.

    Args:
        dice: 2D6.
        unit: The unit.
        enemy: The creature that causes terror.
        cl: Its leader's Cool.
        distance: Centimetres to the creature; near enough when not given.
        situation: Whether the creature charges it, or it wants to charge the creature.
        tested: Whether it took its terror test.
        models: Its figures.
        enemy_models: Those of the enemies who charge it that frighten it.
        disorganised: Whether it is disorganised.
        rules: Who is immune to psychology, and a General near: his Cool may be used.
        penalty: Points added to the dice.
        terror_distance: From how near terror works.

    Raises:
        Refusal: `unit-fleeing`.
    """
    why = spared(unit, rules)
    if why is None and tested:
        why = "tested"
    if why is None and not _near(distance, terror_distance):
        why = "far"
    if why is not None:
        return TerrorTest(False, None, reason=why)
    test = nerve_roll(
        dice,
        value=max(cl, rules.number(GENERAL_COOL) or 0),
        label="terror-test",
        disorganised=disorganised,
        penalty=penalty,
        doubt=in_doubt(unit, lends=LENT_COOL),
    )
    stand: Stand | None = None
    if situation is not None:
        feared = frightening(enemy, enemy_models, to=unit)
        stand = "brave" if test.passed else _stand(situation, models, feared)
    trial = situation == "charged" and not test.passed and stand != "routs"
    return TerrorTest(True, test.passed, stand, trial, None, test.total, test.against)
