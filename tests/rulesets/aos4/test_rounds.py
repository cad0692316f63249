"""Changes by rule as a battle round of Age of Sigmar begins."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import ArmyUnit, Side, Situation
from rulesets.refusal import Refusal

GAIN = RULESET.by_id["gain_command_points"]


def begun(
    own: Side,
    enemy: Side,
    *,
    turn: int = 2,
    phase: str = "start-of-round",
    pack: str = "border-war",
) -> Situation:
    return Situation(turn, phase, own, (enemy,), switches=(("battlepack", pack),), agreed=1000)


def side(*lines: str, points: int = 0) -> Side:
    units = (read_profile_line(line, LineTerms.of(RULESET), alone=True) for line in lines)
    return Side(
        counters=(("victory-points", points),), army=tuple(ArmyUnit(unit) for unit in units)
    )


def gained(own: int, enemy: int) -> tuple[Effect, ...]:
    return (
        CounterSet("command-points", own),
        CounterSet("command-points", enemy, "other"),
    )


def test_both_sides_gain_four_points_and_the_underdog_one_more() -> None:
    assert RULESET.begins(begun(side(), side())) == gained(4, 4)
    behind = RULESET.begins(begun(side(points=2), side(points=3)))
    assert behind == (CounterSet("underdog", 1), *gained(5, 4))
    ahead = RULESET.begins(begun(side(points=3), side(points=2)))
    assert ahead == (CounterSet("underdog", 1, "other"), *gained(4, 5))


def test_rosters_count_for_the_side_with_fewer_auxiliaries_and_in_the_first_round_the_cheaper() -> (
    None
):
    own, enemy = side("Lord Pts980", "Rats 5 Pts0 [auxiliary]"), side("Boss Pts950")
    assert RULESET.begins(begun(own, enemy, turn=1)) == gained(4, 6)
    assert RULESET.begins(begun(own, enemy)) == gained(4, 5)


def test_spearhead_gives_no_points_and_no_other_phase_does() -> None:
    assert RULESET.begins(begun(side(), side(points=1), pack="spearhead")) == (
        CounterSet("underdog", 1),
    )
    assert RULESET.begins(begun(side(), side(), phase="hero")) == ()


def test_points_that_nobody_gave_may_be_taken_later_in_the_round_and_once() -> None:
    assert "hero" in GAIN.phases
    assert "deployment" not in GAIN.phases
    GAIN.check(begun(side(), side(), phase="hero"), {})
    spent = Side(counters=(("command-points", 0),))
    with pytest.raises(Refusal) as refused:
        GAIN.check(begun(side(), spent, phase="hero"), {})
    assert refused.value.code == "points-gained"
