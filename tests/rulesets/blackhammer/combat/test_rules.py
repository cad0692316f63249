"""Laws of a combat that hold whatever the numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.combat.order import strike_order
from rulesets.blackhammer.combat.rank import rank_powers, ranks_behind
from rulesets.blackhammer.combat.score import CombatSide, verdict
from rulesets.blackhammer.combat.strike import hit_need
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.cases import arguments_of

SMALL = some.integers(0, 10)
SIDES = some.builds(
    CombatSide,
    wounds=SMALL,
    ranks=some.integers(0, 3),
    power=some.one_of(some.none(), some.integers(0, 60)),
    standard=some.booleans(),
    battle_standard=some.booleans(),
    high_ground=some.booleans(),
    flanks=some.integers(0, 3),
    rears=some.integers(0, 3),
    overkill=SMALL,
    other=some.integers(0, 3),
    musician=some.booleans(),
)
RULES = some.sets(some.sampled_from(["always-strikes-first", "strikes-last"])).map(
    lambda names: SpecialRules.of(*names)
)
OTHER = {"unit": "enemy", "enemy": "unit", "none": "none", "both": "both"}


@given(SIDES, SIDES)
def test_the_combat_result_looks_the_same_from_both_sides(
    ours: CombatSide, theirs: CombatSide
) -> None:
    here, there = verdict(ours, theirs), verdict(theirs, ours)
    assert here.winner == OTHER[there.winner]
    assert (here.margin, here.score) == (there.margin, there.enemy_score)


@given(SIDES, SIDES)
def test_a_won_combat_is_won_by_something(ours: CombatSide, theirs: CombatSide) -> None:
    told = verdict(ours, theirs)
    assert told.wiped_out or (told.winner == "none") == (told.margin == 0)


@given(SMALL, SMALL, some.sampled_from(sorted(OTHER)), RULES, RULES)
def test_who_strikes_first_looks_the_same_from_both_sides(
    ours: int, theirs: int, charged: str, rules: SpecialRules, enemy_rules: SpecialRules
) -> None:
    here = strike_order(
        RolledDice(ListedFaces([1])),
        i=ours,
        enemy_i=theirs,
        charged=charged,
        rules=rules,
        enemy_rules=enemy_rules,
    )
    there = strike_order(
        RolledDice(ListedFaces([6])),
        i=theirs,
        enemy_i=ours,
        charged=OTHER[charged],
        rules=enemy_rules,
        enemy_rules=rules,
    )
    assert (here.first, here.by) == (OTHER[there.first], there.by)


@given(some.integers(0, 60), some.integers(1, 12), some.integers(1, 4))
def test_more_models_never_lower_the_rank_bonus(models: int, files: int, power: int) -> None:
    now = ranks_behind(rank_powers(models, files, power))
    assert 0 <= now <= ranks_behind(rank_powers(models + 1, files, power)) <= 3


def test_the_chart_says_what_the_words_say() -> None:
    for attacker in range(1, 11):
        for target in range(1, 11):
            words = 3 if attacker > target else 5 if target >= 2 * attacker else 4
            assert hit_need(attacker, target) == words


@pytest.mark.parametrize("rules", [(), ("stubborn",), ("hold-your-ground",)])
def test_a_worse_defeat_never_helps(rules: tuple[str, ...]) -> None:
    run = RULESET.procedure("break_test").run
    chances = [
        odds(run, {"ld": 8, "lost_by": lost_by, "rules": SpecialRules.of(*rules)}).chance(
            lambda result: bool(result.broken)
        )
        for lost_by in range(1, 8)
    ]
    assert chances == sorted(chances)


MEN = "A 10 M4 WS4 S4 T4 W1 I4 A1 Ld7"
ORCS = "B 10 M4 WS4 S4 T4 W1 I3 A1 Ld7"


def of_combat(effects: tuple[Effect, ...], role: str) -> dict[str, bool]:
    """Return which statuses of a combat some effects give a unit or take from it.

    That a round ends in a pursuit is left out: no other command pursues.
    """
    return {
        effect.status: isinstance(effect, StatusSet)
        for effect in effects
        if isinstance(effect, StatusSet | StatusCleared)
        and effect.role == role
        and effect.status != "pursued"
    }


def test_a_combat_ends_alike_by_whatever_command() -> None:
    units = {"unit": {"line": MEN}, "enemy": {"line": ORCS}}

    def effects_of(procedure: str, dice: list[int], **given: object) -> tuple[Effect, ...]:
        arguments = arguments_of(RULESET, procedure, {**units, **given})
        declared = RULESET.procedure(procedure)
        result = declared.run(RolledDice(ListedFaces(dice)), **arguments)
        return declared.effects(arguments, result)

    blows = [6] * 3 + [6] * 3 + [1] * 7
    fought = effects_of("close_combat_round", [*blows, 6, 6, 6, 6, 1, 1], fighting="3")
    counted = effects_of("combat_result", [6, 6], wounds=3)
    broken = effects_of("break_test", [6, 6], lost_by=3)
    assert StatusSet("enemy", "fleeing") in fought
    assert StatusSet("enemy", "fleeing") in counted
    assert of_combat(fought, "unit") == of_combat(counted, "unit") == of_combat(broken, "enemy")
    assert of_combat(counted, "unit")["engaged"] is False
    # Who holds fights on, and so does who beat it.
    held = effects_of("combat_result", [1, 1], wounds=3)
    for role in ("unit", "enemy"):
        assert of_combat(held, role)["engaged"] is True
        assert of_combat(held, role)["won-last-round"] is (role == "unit")
    # Who wiped the enemy out has nobody left to fight.
    alone = effects_of("combat_result", [], wounds=10, enemy_power=0)
    assert of_combat(alone, "unit")["engaged"] is False
