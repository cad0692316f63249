"""Standings, explained step by step."""

from __future__ import annotations

from bot.campaign.scoring.progress import MOST_STEPS, progress
from bot.campaign.scoring.result import Entrant, Result
from bot.campaign.scoring.rule import Rule
from bot.store.tables.campaign import Outcome

ANA, BEN, CLEO = 1, 2, 3
ALL = [Entrant(ANA), Entrant(BEN), Entrant(CLEO)]


def won(number: int, first: int, second: int | None, outcome: Outcome, round_: int = 1) -> Result:
    return Result(number, first, second, outcome, round=round_)


def test_points_are_told_after_each_round() -> None:
    battles = [
        won(1, ANA, BEN, "one", 1),
        won(2, CLEO, None, "bye", 1),
        won(3, ANA, CLEO, "draw", 2),
        won(4, BEN, CLEO, "two", 3),
    ]
    found = progress(ALL, battles, Rule(), season=1)
    assert (found.by, found.steps) == ("round", (1, 2, 3))
    assert found.points == {ANA: (3, 4, 4), BEN: (0, 0, 0), CLEO: (3, 4, 7)}


def test_in_fewer_rounds_they_are_told_after_each_battle() -> None:
    battles = [won(4, ANA, BEN, "one"), won(7, BEN, ANA, "one"), won(9, ANA, BEN, "two", 2)]
    found = progress(ALL[:2], battles, Rule(), season=1)
    assert (found.by, found.steps) == ("battle", (4, 7, 9))
    assert found.points == {ANA: (3, 3, 3), BEN: (0, 3, 6)}


def test_who_came_late_begins_with_what_the_rule_gives() -> None:
    late = [*ALL[:2], Entrant(CLEO, round=3)]
    found = progress(late, [won(1, ANA, BEN, "draw")], Rule(late=2), season=1)
    assert found.points == {ANA: (1,), BEN: (1,), CLEO: (4,)}


def test_other_seasons_are_left_out() -> None:
    battles = [won(1, ANA, BEN, "one"), Result(2, ANA, BEN, "two", season=2)]
    found = progress(ALL[:2], battles, Rule(), season=2)
    assert found.points == {ANA: (0,), BEN: (3,)}
    assert progress(ALL, [], Rule(), season=1).steps == ()


def test_of_many_steps_some_are_told_and_the_last_of_all() -> None:
    battles = [won(number, ANA, BEN, "one", number) for number in range(1, 1001)]
    found = progress(ALL[:2], battles, Rule(), season=1)
    assert len(found.steps) <= MOST_STEPS
    assert found.steps[-1] == 1000
    assert found.points[ANA][-1] == 3000
    assert len(found.points[ANA]) == len(found.steps)
