"""Pairings: nobody meets twice while it can be helped, everybody once, byes in turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.campaign.scoring.pairing import Pair, round_robin, swiss
from bot.campaign.scoring.result import Entrant, Result
from bot.campaign.scoring.rule import Rule
from bot.campaign.scoring.standings import Standings, standings


def table(count: int, battles: list[Result]) -> Standings:
    return standings([Entrant(member) for member in range(1, count + 1)], battles, Rule())


def met(pairs: tuple[Pair, ...]) -> list[frozenset[int]]:
    return [frozenset((first, second)) for first, second in pairs if second is not None]


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    members = list(range(1, count + 1))
    rounds = count - 1 if count % 2 == 0 else count
    every = [pair for number in range(1, rounds + 1) for pair in met(round_robin(members, number))]
    assert Counter(every) == Counter(map(frozenset, combinations(members, 2)))
    assert round_robin(members, rounds + 1) == round_robin(members, 1)
    byes = [
        first
        for n in range(1, rounds + 1)
        for first, second in round_robin(members, n)
        if second is None
    ]
    assert sorted(byes) == (members if count % 2 else [])


def test_equal_points_meet_in_a_swiss_round() -> None:
    battles = [Result(1, 1, 2, "one"), Result(2, 3, 4, "one")]
    assert swiss([1, 2, 3, 4], table(4, battles)) == ((1, 3), (2, 4))


def test_nobody_meets_again_while_it_can_be_helped() -> None:
    battles: list[Result] = []
    seen: set[frozenset[int]] = set()
    for _ in range(7):
        pairs = swiss(list(range(1, 9)), table(8, battles))
        assert len(pairs) == 4
        assert seen.isdisjoint(met(pairs))
        seen.update(met(pairs))
        for first, second in pairs:
            battles.append(
                Result(len(battles) + 1, min(first, second or 0), max(first, second or 0), "one")
            )
    again = swiss(list(range(1, 9)), table(8, battles))
    assert len(met(again)) == 4


def test_byes_go_to_the_last_who_had_fewest() -> None:
    battles = [Result(1, 1, 2, "one"), Result(2, 3, None, "bye")]
    pairs = swiss([1, 2, 3], table(3, battles))
    assert [first for first, second in pairs if second is None] == [2]
    battles.append(Result(3, 2, None, "bye"))
    pairs = swiss([1, 2, 3], table(3, battles))
    assert [first for first, second in pairs if second is None] == [1]


def test_who_left_is_paired_no_more_and_who_is_new_is() -> None:
    battles = [Result(1, 1, 2, "one")]
    pairs = swiss([2, 9], table(3, battles))
    assert pairs == ((2, 9),)
    assert swiss([], table(3, battles)) == ()
    assert swiss([4], table(3, battles)) == ((4, None),)
