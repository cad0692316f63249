"""Needs of a die that words of a roll stand for, held to the charts of the games."""

from __future__ import annotations

from itertools import product

import pytest

from rulesets.blackhammer.harm.attack import wound_need as wounds_in_blackhammer
from rulesets.blackhammer.shooting.to_hit import required_to_hit as hits_in_blackhammer
from rulesets.dice.notation.spoken.phrases import phrase_ways
from rulesets.t9a.harm.attack import wound_need as wounds_in_ninth_age
from rulesets.whfb2.harm.harm import wound_need as wounds_in_second_edition
from rulesets.whfb2.shooting.to_hit import required_to_hit as hits_in_second_edition

WOUNDS = (wounds_in_blackhammer, wounds_in_ninth_age, wounds_in_second_edition)
"""Charts of Strength and Toughness [BlackHammer L984-1224; The 9th Age R L647-659; Warhammer
L1286-1313]."""


@pytest.mark.parametrize(("strength", "toughness"), [*product(range(1, 11), repeat=2)])
def test_hits_of_a_strength_wound_as_every_chart_says_or_nothing_is_offered(
    strength: int, toughness: int
) -> None:
    needs = {chart(strength, toughness) for chart in WOUNDS}
    ways = phrase_ways(f"10 hits S{strength} vs T{toughness}")
    assert ways == ((f"10d6>={needs.pop()}",) if len(needs) == 1 else None)


@pytest.mark.parametrize("skill", range(2, 6))
def test_shots_of_a_skill_hit_as_the_charts_say_first(skill: int) -> None:
    needs = {hits_in_blackhammer(skill, ()), hits_in_second_edition(skill, ())}
    ways = phrase_ways(f"10 shots BS{skill}")
    assert ways is not None
    assert needs == {int(ways[0].removeprefix("10d6>="))}
