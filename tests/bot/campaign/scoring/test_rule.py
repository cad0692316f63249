"""Points of a battle by an organiser's rule."""

from __future__ import annotations

import pytest

from bot.campaign.scoring.margins import read_margins, write_margins
from bot.campaign.scoring.result import Result
from bot.campaign.scoring.rule import Rule
from bot.store.tables.campaign import Outcome
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET as T9A

TWENTY = read_margins("0=10-10, 300=11-9, 600=14-6, 1500=20-0")


def battle(
    outcome: Outcome, points: tuple[int, int] | None = None, size: int | None = None, game: str = ""
) -> Result:
    return Result(1, 1, None if outcome == "bye" else 2, outcome, points, size, game)


@pytest.mark.parametrize(
    ("rule", "fought", "expected"),
    [
        (Rule(), battle("one"), (3, 0)),
        (Rule(), battle("two"), (0, 3)),
        (Rule(), battle("draw"), (1, 1)),
        (Rule(), battle("bye"), (3, 0)),
        (Rule(win=20, draw=10, loss=1, bye=13), battle("bye"), (13, 0)),
        (Rule(table=TWENTY), battle("one", (900, 700)), (10, 10)),
        (Rule(table=TWENTY), battle("one", (900, 600)), (11, 9)),
        (Rule(table=TWENTY), battle("two", (100, 1599)), (6, 14)),
        (Rule(table=TWENTY), battle("two", (100, 1600)), (0, 20)),
        (Rule(table=TWENTY), battle("draw", (100, 400)), (9, 11)),
        # Who concedes may be ahead; nobody may have counted.
        (Rule(table=TWENTY), battle("one", (100, 400)), (3, 0)),
        (Rule(table=TWENTY), battle("one"), (3, 0)),
        (Rule(table=read_margins("300=11-9")), battle("one", (100, 0)), (3, 0)),
        (Rule(bonus=read_margins("500=1, 1000=2/-1")), battle("one", (499, 0)), (3, 0)),
        (Rule(bonus=read_margins("500=1, 1000=2/-1")), battle("two", (0, 500)), (0, 4)),
        (Rule(bonus=read_margins("500=1, 1000=2/-1")), battle("one", (1000, 0)), (5, -1)),
        (Rule(bonus=read_margins("0=1")), battle("draw", (5, 5)), (1, 1)),
        (Rule(bonus=read_margins("25%=1")), battle("one", (500, 0), 2000), (4, 0)),
        (Rule(bonus=read_margins("25%=1")), battle("one", (499, 0), 2000), (3, 0)),
        (Rule(bonus=read_margins("25%=1")), battle("one", (500, 0)), (3, 0)),
    ],
)
def test_points_follow_the_rule(rule: Rule, fought: Result, expected: tuple[int, int]) -> None:
    assert rule.points(fought, {}) == expected


@pytest.mark.parametrize(
    ("points", "expected"),
    # 2400 points: 0-240, 241-600, 601-1200, more [R L956-969].
    [
        ((240, 0), (5, 5)),
        ((241, 0), (6, 4)),
        ((600, 0), (6, 4)),
        ((601, 0), (7, 3)),
        ((1200, 0), (7, 3)),
        ((1201, 0), (8, 2)),
    ],
)
def test_a_game_scores_by_its_own_table(points: tuple[int, int], expected: tuple[int, int]) -> None:
    assert T9A.score.shares is not None
    shares = {"t9a": T9A.score.shares}
    rule = Rule(own_tables=True)
    assert rule.points(battle("one", points, 2400, "t9a"), shares) == expected
    swapped = battle("two", points[::-1], 2400, "t9a")
    assert rule.points(swapped, shares) == expected[::-1]
    assert rule.points(battle("one", points, 2400, "whfb2"), shares) == (3, 0)
    assert Rule().points(battle("one", points, 2400, "t9a"), shares) == (3, 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("lots", "margins-unread"),
        (",", "margins-unread"),
        ("0=1, 5%=2", "margins-mixed"),
        ("5=1, 5=2", "margins-twice"),
        ("5=2000", "margins-too-large"),
        (", ".join(f"{margin}=1" for margin in range(41)), "margins-too-many"),
    ],
)
def test_what_is_no_table_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_margins(text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["0=10/10, 300=11/9", "5%=1/-1, 20%=2/-2", ""])
def test_a_table_is_written_as_it_is_read(text: str) -> None:
    assert write_margins(read_margins(text or "none")) == text
