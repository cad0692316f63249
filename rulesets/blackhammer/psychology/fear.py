"""Fear: charged by what causes it, charging it, beaten by it [L2000-2010]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.psychology.immunity import (
    immune_to_fear,
    immune_to_terror,
    only_fears,
    rules_to_charge,
)
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.psychology.panic import turned_to_flight
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.charges import check_untested, mark_tested, power_of_others
from rulesets.blackhammer.unit.following import after_charged, after_nerve
from rulesets.blackhammer.unit.house import FearPower
from rulesets.blackhammer.unit.options import (
    EnemyFleeing,
    EnemyRules,
    Leadership,
    One,
    OwnRules,
    Penalty,
    State,
    UnitPower,
    YesNo,
)
from rulesets.blackhammer.unit.unit_state import (
    feared_power,
    power_of,
    power_to_charge,
    state_of,
)
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charging import RESPONSES
from rulesets.rank_and_flank.nerve.doubt import Doubt, led_in_doubt
from rulesets.refusal import Refusal

DEFEAT_PENALTY: Final = 2
"""Added to the break test of those whom Fear outweighs [L2010]."""

OthersPower: TypeAlias = Annotated[
    int, Whole(0, 500), FromTable(power_of_others, of=("unit", "target"))
]
Declared: TypeAlias = Annotated[str, Choice(RESPONSES)]


@dataclass(frozen=True, slots=True)
class FearCharged:
    """A Fear test of a charged unit.

    Attributes:
        due: Whether a test was due.
        passed: Whether it holds its nerve, None when no test was due.
        reason: Why nothing was rolled: `engaged`, `fleeing`, `out-of-reach`, `immune`,
            `enemy-fleeing`.
        response: Its response to the charge now.
        hits_on_sixes: Whether only 6s hit what it fears in the first round of combat.
        total: What counted of the dice.
    """

    due: bool
    passed: bool | None
    reason: str | None
    response: str
    hits_on_sixes: bool
    total: int | None = detail()


@dataclass(frozen=True, slots=True)
class FearCharging:
    """A Fear test of a unit that wants to charge.

    Attributes:
        due: Whether a test was due.
        passed: None when none was.
        reason: Why nothing was rolled: `outweighs`, `immune`, `enemy-fleeing`.
        may_charge: Whether it may declare the charge; if not, it neither moves nor shoots.
        total: What counted of the dice.
    """

    due: bool
    passed: bool | None
    reason: str | None
    may_charge: bool
    total: int | None = detail()


@dataclass(frozen=True, slots=True)
class FearDefeated:
    """Points that Fear adds to the break tests of the side that lost."""

    penalty: int


def dreads(role: str, enemy: str, *, passed: bool) -> LinkSet:
    """Return what a test of Fear or Terror makes of a unit and the enemy that it was taken for."""
    return LinkSet("dread", role, enemy, step="held" if passed else "failed")


def feared_by(unit: Unit, foe: Unit) -> bool:
    """Return whether a unit failed its test for a foe, or for whom he is with; all if untold."""
    failed = {link.other for link in unit.linked("dread", own=True) if link.step == "failed"}
    host = foe if foe.host is None else foe.host
    return not failed or not failed.isdisjoint((foe.name, host.name))


def fear_charged_effects(arguments: Arguments, result: FearCharged) -> tuple[Effect, ...]:
    """Turn the unit to flight, or let it hit on 6s only."""
    rolled = result.reason is None and result.passed is not None
    told: tuple[Effect, ...] = ()
    if rolled:
        told = (dreads("unit", "enemy", passed=bool(result.passed)), mark_tested("unit", "enemy"))
    if result.hits_on_sixes:
        return (*told, StatusSet("unit", "hits-on-sixes", "combat"))
    if result.response == "flee" and arguments["response"] != "flee":
        return (*told, *turned_to_flight(arguments, "unit"))
    return told


@procedure(
    source="L2006",
    command="psychology",
    variant="fear-charged",
    follow_ups=after_charged,
    effects=fear_charged_effects,
    phases=("movement", "magic", "close-combat"),
    check=check_untested,
)
def fear_charged(
    dice: Dice,
    *,
    ld: Leadership,
    unit: One = None,
    enemy: One = None,
    power: UnitPower = None,
    enemy_power: UnitPower = None,
    response: Declared = "hold",
    state: State = None,
    in_reach: YesNo = True,
    rules: OwnRules = NO_RULES,
    enemy_rules: EnemyRules = NO_RULES,
    enemy_fleeing: EnemyFleeing = False,
    penalty: Penalty = 0,
    reroll: YesNo = False,
    others_power: Annotated[
        int, Whole(0, 500), FromTable(power_of_others, of=("enemy", "unit"))
    ] = 0,
    fear_power: FearPower = "charger",
) -> FearCharged:
    """Test a unit that a Fear-causing enemy charges [L2006].

    Args:
        dice: The dice.
        ld: The best Leadership available.
        unit: The charged unit.
        enemy: The charger.
        power: The unit's power.
        enemy_power: The power of the charger's models that cause Fear, no others [L2004].
        response: What it declared.
        state: What it is doing, when no unit of the battle tells.
        in_reach: Whether the charge was found to reach it.
        rules: Its special rules.
        enemy_rules: The charger's: Fear causers fear a Terror causer.
        enemy_fleeing: The enemy flees: passed at once.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.
        others_power: The same of all others that cause Fear and charge it in this phase.
        fear_power: What its power is compared with: that of the `charger` alone, or of
            `all-chargers` that cause Fear.

    Raises:
        Refusal: `missing-option` or `unit-lacks-value` without the powers, `unit-destroyed`.
    """
    doing = state_when_charged(unit, state)
    idle = doing if doing in ("engaged", "fleeing") else None if in_reach else "out-of-reach"
    if idle is not None:
        dice.tell("not-due", test="fear", why=idle)
        return FearCharged(
            due=False, passed=None, reason=idle, response=response, hits_on_sixes=False
        )
    spared = _spared(immune=immune_to_fear(rules, doing, enemy_rules), enemy_fleeing=enemy_fleeing)
    if spared is not None:
        dice.tell(spared)
        return FearCharged(
            due=True, passed=True, reason=spared, response=response, hits_on_sixes=False
        )
    others = others_power if fear_power == "all-chargers" else 0
    feared = feared_power(enemy, enemy_power, "enemy_power") + others
    return take_fear_test(
        dice,
        ld=best_leadership(ld, rules),
        outweighed=power_of(unit, power, "power") < feared,
        response=response,
        doubt=led_in_doubt(unit),
        penalty=penalty,
        reroll=reroll,
    )


def take_fear_test(
    dice: Dice,
    *,
    ld: int,
    outweighed: bool,
    response: str,
    doubt: Doubt | None,
    penalty: int = 0,
    reroll: bool = False,
) -> FearCharged:
    """Take the test of a charged unit, which is due.

    Args:
        dice: 2D6.
        ld: Its Leadership, or that of its General.
        outweighed: Whether its power is less than that of those it fears.
        response: What it declared.
        doubt: Whether its General is near, where nobody says so.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.
    """
    test = dice.call(
        leadership_roll,
        ld=ld,
        penalty=penalty,
        reroll=reroll,
        label="fear-test",
        doubt=doubt,
    )
    if test.passed:
        kept, sixes = response, False
    elif outweighed:
        kept, sixes = "flee", False
    else:
        kept, sixes = response, response != "flee"
    return FearCharged(
        due=True,
        passed=test.passed,
        reason=None,
        response=kept,
        hits_on_sixes=sixes,
        total=test.total,
    )


def fear_charging_effects(_arguments: Arguments, result: FearCharging) -> tuple[Effect, ...]:
    """Keep a unit that failed where it stands this turn, and note whom it may charge."""
    if not result.may_charge:
        return (StatusSet("unit", "failed-fear", "turn"),)
    return (dreads("unit", "enemy", passed=True),) if result.due else ()


@procedure(
    source="L2008",
    command="psychology",
    variant="fear-charging",
    follow_ups=after_nerve,
    effects=fear_charging_effects,
    phases=("movement",),
    demands=demands.FEAR,
)
def fear_charging(
    dice: Dice,
    *,
    ld: Leadership,
    unit: One = None,
    enemy: One = None,
    power: UnitPower = None,
    enemy_power: UnitPower = None,
    state: State = None,
    rules: OwnRules = NO_RULES,
    enemy_rules: EnemyRules = NO_RULES,
    enemy_fleeing: EnemyFleeing = False,
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> FearCharging:
    """Test a unit that wants to charge a Fear-causing enemy of greater power [L2008].

    Args:
        dice: The dice.
        ld: The best Leadership available.
        unit: The unit that wants to charge.
        enemy: Its target.
        power: The unit's power.
        enemy_power: The power of the target's models that cause Fear, no others [L2004].
        state: What it is doing, when no unit of the battle tells.
        rules: Its special rules.
        enemy_rules: The target's: Fear causers fear a Terror causer.
        enemy_fleeing: The enemy flees: passed at once.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.

    Raises:
        Refusal: `missing-option` or `unit-lacks-value` without the powers, `unit-destroyed`,
            `cannot-charge` for a unit that could not charge anyway.
    """
    doing = ready_to_charge(state_of(unit, state))
    rules = rules_to_charge(unit, rules)
    if power_of(unit, power_to_charge(unit, power), "power") >= feared_power(
        enemy, enemy_power, "enemy_power"
    ):
        dice.tell("not-due", test="fear", why="outweighs")
        return FearCharging(due=False, passed=None, reason="outweighs", may_charge=True)
    spared = _spared(immune=immune_to_fear(rules, doing, enemy_rules), enemy_fleeing=enemy_fleeing)
    if spared is not None:
        dice.tell(spared)
        return FearCharging(due=True, passed=True, reason=spared, may_charge=True)
    test = dice.call(
        leadership_roll,
        ld=best_leadership(ld, rules),
        penalty=penalty,
        reroll=reroll,
        label="fear-test",
        doubt=led_in_doubt(unit),
    )
    return FearCharging(
        due=True, passed=test.passed, reason=None, may_charge=test.passed, total=test.total
    )


@procedure(source="L2010", command="psychology", variant="fear-defeated")
def fear_defeated(
    _dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    power: UnitPower = None,
    enemy_power: UnitPower = None,
    rules: OwnRules = NO_RULES,
    enemy_rules: EnemyRules = NO_RULES,
) -> FearDefeated:
    """Tell what Fear adds to a break test: 2 when Fear causers outweigh the losers [L2010].

    Args:
        unit: A losing unit.
        enemy: The Fear-causing winner.
        power: The power of all losing units together.
        enemy_power: The power of all Fear-causing enemies in the combat together.
        rules: The losing unit's special rules.
        enemy_rules: The winners': Fear causers fear a Terror causer.

    Raises:
        Refusal: `missing-option` or `unit-lacks-value` without the powers.
    """
    feared = feared_power(enemy, enemy_power, "enemy_power")
    return FearDefeated(
        defeat_penalty(
            rules,
            power=power_of(unit, power, "power"),
            fear_power=feared,
            terror_power=feared if "terror" in enemy_rules else 0,
        )
    )


def defeat_penalty(
    rules: SpecialRules, *, power: int, fear_power: int, terror_power: int = 0
) -> int:
    """Return what Fear adds to the dice of a beaten unit's break test [L2010, L2022, L2034].

    Frenzy, lost by then, spares it nothing [L2030].

    Args:
        rules: The beaten unit's.
        power: Unit power of the whole losing side.
        fear_power: Unit power of the enemies in this combat that cause Fear or Terror.
        terror_power: Unit power of those that cause Terror.
    """
    calm = rules.without(("frenzy",))
    if immune_to_terror(calm, "engaged"):
        return 0
    feared = terror_power if only_fears(calm) else fear_power
    return DEFEAT_PENALTY if power < feared else 0


def ready_to_charge(state: str) -> str:
    """Return the state of a unit that may charge; raises Refusal `cannot-charge` otherwise."""
    if state != "free":
        raise Refusal("cannot-charge", state=state)
    return state


def _spared(*, immune: bool, enemy_fleeing: bool) -> str | None:
    if enemy_fleeing:
        return "enemy-fleeing"
    return "immune" if immune else None
