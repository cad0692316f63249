"""Ratings by Glicko-2, against Glickman's own example."""

from __future__ import annotations

import pytest

from bot.campaign.scoring.rating import Rating, ratings
from bot.campaign.scoring.result import Result


def test_glickmans_own_example_comes_out_as_he_prints_it() -> None:
    before = {
        1: Rating(1500, 200, 0.06),
        2: Rating(1400, 30, 0.06),
        3: Rating(1550, 100, 0.06),
        4: Rating(1700, 300, 0.06),
    }
    battles = [Result(1, 1, 2, "one"), Result(2, 1, 3, "two"), Result(3, 4, 1, "one")]
    after = ratings(battles, before)[1]
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_equals_who_draw_stay_equal_and_are_surer() -> None:
    after = ratings([Result(1, 1, 2, "draw"), Result(2, 3, None, "bye")])
    assert after[1] == after[2]
    assert after[1].value == pytest.approx(1500)
    assert after[1].deviation < 350
    assert 3 not in after


def test_the_battles_of_a_round_are_rated_together() -> None:
    same_round = [Result(1, 1, 2, "one"), Result(2, 2, 3, "one"), Result(3, 3, 1, "one")]
    after = ratings(same_round)
    assert {round(rating.value, 6) for rating in after.values()} == {1500}
    other = [Result(n, *pair, "one", round=n) for n, pair in enumerate([(1, 2), (2, 3), (3, 1)], 1)]
    assert ratings(other)[3].value > ratings(other)[2].value


def test_who_rests_is_less_sure_but_never_less_than_at_the_start() -> None:
    first = [Result(1, 1, 2, "one")]
    rest = [Result(number, 3, 4, "one", round=number) for number in range(2, 40)]
    before, after = ratings(first)[1], ratings([*first, *rest])[1]
    assert after.value == before.value
    assert before.deviation < after.deviation <= 350
