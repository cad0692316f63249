"""Fear in combat: a point of Leadership, and a test each round [R L1011]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.t9a.psychology.immunity import FEARLESS, FEARSOME, any_of, fears
from rulesets.t9a.psychology.nerve import LED, icon_gone, nerve_test, with_standard
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Leadership, One

AFRAID: Final = "afraid"
BRAVED: Final = "fear-braved"
SHAKEN: Final = Modifier("fear", -1)
FEAR_RULES: Final = (*FEARLESS, *FEARSOME, *LED)


@dataclass(frozen=True, slots=True)
class Fear:
    """A Fear test at the start of a round of combat.

    Attributes:
        due: Whether it had to be taken.
        reason: Why not: `no-fear`, `immune`, `tested`.
        passed: None when none was due.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    due: bool
    reason: str | None = None
    passed: bool | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def fear_effects(arguments: Arguments, result: Fear) -> tuple[Effect, ...]:
    """Note the test until the round of combat is over."""
    if result.passed is None:
        return ()
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    return (StatusSet("unit", BRAVED if result.passed else AFRAID, "phase"), *used)


@procedure(
    source="R L1011",
    command="psychology",
    variant="fear",
    effects=fear_effects,
    phases=("combat",),
    demands=(FOES, Demand("unit", contact="enemy")),
    beyond=beyond("psychology", "same"),
    offering=offers.FEAR,
)
def fear_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    ld: Leadership,
    tested: Annotated[bool, Flag(), Fill("unit", f"status:{BRAVED}")] = False,
    rules: Annotated[SpecialRules, Rules(FEAR_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FEARSOME), Fill("enemy", "faced")] = NO_RULES,
) -> Fear:
    """Test a unit in contact with a cause of Fear; one that fails has Weapon Skill 1 [R L1011].

    Args:
        dice: 2D6 against Leadership, one less for the Fear itself.
        unit: The unit.
        enemy: What it is in contact with; anything that causes Fear when it is not named.
        ld: The unit's Leadership.
        tested: It has passed its test this round.
        rules: The unit's.
        enemy_rules: The enemy's.
    """
    feared = enemy_rules if enemy is not None else enemy_rules | SpecialRules.of("fear")
    if tested or (unit is not None and unit.has(AFRAID)):
        return Fear(False, "tested")
    if not any_of(feared, FEARSOME):
        return Fear(False, "no-fear")
    if not fears(rules, feared):
        return Fear(False, "immune")
    held = with_standard(unit, rules)
    test = nerve_test(
        dice, ld=ld, label="fear-test", rules=held, modifiers=(SHAKEN,), doubt=in_doubt(unit)
    )
    return Fear(True, None, test.passed, test.total, test.against, test.icon)
