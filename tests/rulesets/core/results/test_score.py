"""Points where a game declares no scoring of its own: the counter, and whoever has most."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Side, Situation
from rulesets.core.results.score import BY_HAND


def test_the_counter_of_victory_points_is_all_that_counts() -> None:
    ahead = Side((Unit("Orcs"),), counters=(("victory-points", 7), ("power-dice", 3)))
    lines = BY_HAND.lines(Situation(1, None, ahead, (Side(), Side(counters=(("omens", 2),)))))
    assert [[(each.id, each.points) for each in side] for side in lines] == [
        [("counted", 7)],
        [],
        [],
    ]


@pytest.mark.parametrize(
    ("totals", "verdict"),
    [
        ((7, 3), ("ahead", 0, {"difference": 4})),
        ((3, 7, 5), ("ahead", 1, {"difference": 2})),
        ((4, 4), ("level", None, {"points": 4})),
        ((-2, 0), ("ahead", 1, {"difference": 2})),
        ((-3, -1), ("ahead", 1, {"difference": 2})),
        ((5, 5, 1), ("level", None, {"points": 5})),
    ],
)
def test_most_points_lead_by_what_the_next_side_lacks(
    totals: tuple[int, ...], verdict: tuple[str, int | None, dict[str, int]]
) -> None:
    found = BY_HAND.verdict(totals, None)
    assert (found.id, found.winner, dict(found.facts)) == verdict
