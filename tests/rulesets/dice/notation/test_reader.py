"""Notation that players may type, and its meaning."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.dice.combined import Combined, Repeated, Within
from rulesets.dice.contest import TwoDigits
from rulesets.dice.die import (
    ARTILLERY,
    D3,
    D6,
    D100,
    MAGIC_HIGH,
    MAGIC_LOW,
    SCATTER,
    SCATTER_HIT,
    plain_die,
)
from rulesets.dice.exploding import Exploding
from rulesets.dice.notation import parse
from rulesets.dice.notation.expression import Scattering, Throws
from rulesets.dice.pool import NOTHING, Successes, Sum
from rulesets.dice.request import Purpose

ANY = Purpose("any")
FOUR_UP = frozenset({4, 5, 6})


def pool(count: int, sides: int = 6, keep: int | None = None) -> Sum:
    return Sum(ANY, count, plain_die(sides), keep)


def only(text: str) -> Throws:
    (part,) = parse(text).parts
    assert isinstance(part, Throws)
    return part


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("d6", pool(1)),
        ("2D6", pool(2)),
        ("  12 d 20 ", pool(12, 20)),
        ("d%", Sum(ANY, 1, D100)),
        ("2d100", Sum(ANY, 2, D100)),
        ("2d3", Sum(ANY, 2, D3)),
        ("1d1000", pool(1, 1000)),
        ("d66", TwoDigits(ANY)),
        ("2d6+3", Combined(ANY, ((1, pool(2)),), 3)),
        ("3d6+2d3-1", Combined(ANY, ((1, pool(3)), (1, Sum(ANY, 2, D3))), -1)),
        ("10-d6", Combined(ANY, ((-1, pool(1)),), 10)),
        ("10 − d6", Combined(ANY, ((-1, pool(1)),), 10)),
        ("-d6", Combined(ANY, ((-1, pool(1)),), 0)),
        ("2*(d6+1)", Combined(ANY, ((2, pool(1)),), 2)),
        ("(d6-2) × 3", Combined(ANY, ((3, pool(1)),), -6)),
        ("d6-(d4-(1+1))", Combined(ANY, ((1, pool(1)), (-1, pool(1, 4))), 2)),
        ("((2d6))", pool(2)),
        ("2d6+0", pool(2)),
        ("3d6kh2", pool(3, keep=2)),
        ("3d6 k2", pool(3, keep=2)),
        ("3d6 KH", pool(3, keep=1)),
        ("3d6kl1", pool(3, keep=-1)),
        ("4d6dl1", pool(4, keep=3)),
        ("4d6 dh 1", pool(4, keep=-3)),
        ("4d6 drop lowest", pool(4, keep=3)),
        ("4d6 drop highest 2", pool(4, keep=-2)),
        ("3d6 keep highest 2", pool(3, keep=2)),
        ("3d6 keep the 2 best", pool(3, keep=2)),
        ("3d6 garde les 2 meilleurs", pool(3, keep=2)),
        ("3d6 garde le pire", pool(3, keep=-1)),
        ("3d6 jette le pire", pool(3, keep=2)),
        ("4d6!", Exploding(ANY, 4, D6, None, NOTHING, 20)),
        ("4d6!1", Exploding(ANY, 4, D6, None, NOTHING, 1)),
        ("4d6 explose", Exploding(ANY, 4, D6, None, NOTHING, 20)),
        ("2d6 reroll 1", Sum(ANY, 2, D6, None, frozenset({1}))),
        ("2d6 r1,2", Sum(ANY, 2, D6, None, frozenset({1, 2}))),
        ("2d6 relance les 1 et 2", Sum(ANY, 2, D6, None, frozenset({1, 2}))),
        ("2d6 reroll 1s", Sum(ANY, 2, D6, None, frozenset({1}))),
        ("2d3 r1", Sum(ANY, 2, D3, None, frozenset({1, 2}))),
        ("3d6kh2r1", Sum(ANY, 3, D6, 2, frozenset({1}))),
        ("2d6!r1", Exploding(ANY, 2, D6, None, frozenset({1}), 20)),
        ("2d6r1+1", Combined(ANY, ((1, Sum(ANY, 2, D6, None, frozenset({1}))),), 1)),
        ("artillery", Sum(ANY, 1, ARTILLERY)),
        ("2Artillerie", Sum(ANY, 2, ARTILLERY)),
        ("magic-low", Sum(ANY, 1, MAGIC_LOW)),
        ("magie-haute", Sum(ANY, 1, MAGIC_HIGH)),
        ("magie", Combined(ANY, ((1, Sum(ANY, 1, MAGIC_LOW)), (1, Sum(ANY, 1, MAGIC_HIGH))))),
    ],
)
def test_totals(text: str, request_: Any) -> None:
    assert only(text) == Throws("total", request_)


@pytest.mark.parametrize(
    "text",
    ["12d6>=4", "12d6 ≥ 4", "12D6=>4", "12d6>3", "12d6 4+", "12d6 à 4+", "12d6 on 4 +", "12d6 4+;"],
)
def test_successes_at_four_or_more(text: str) -> None:
    assert only(text) == Throws("successes", Successes(ANY, 12, FOUR_UP))


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("9d6<=2", {1, 2}),
        ("9d6 ≤ 2", {1, 2}),
        ("9d6<3", {1, 2}),
        ("9d6=6", {6}),
        ("9d6==6", {6}),
        ("9d6>5", {6}),
    ],
)
def test_other_signs_count_other_faces(text: str, wins: set[int]) -> None:
    assert only(text).once == Successes(ANY, 9, frozenset(wins))


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("12d6>=4 reroll 1", {1}),
        ("12d6r1>=4", {1}),
        ("12d6>=4 r1,2", {1, 2}),
        ("12d6>=4 reroll failures", {1, 2, 3}),
        ("12d6>=4 rf", {1, 2, 3}),
        ("12d6>=4 re-roll fails", {1, 2, 3}),
        ("12d6>=4 relance échecs", {1, 2, 3}),
        ("12d6>=4 Relancez les ÉCHECS", {1, 2, 3}),
        ("12d6>=4 relance les ratés", {1, 2, 3}),
        ("12d6>=4 reroll successes", {4, 5, 6}),
        ("12d6>=4 rs", {4, 5, 6}),
        ("12d6>=4 relance réussites", {4, 5, 6}),
        ("12d6 rf 4+", {1, 2, 3}),
    ],
)
def test_re_rolls_of_a_pool_that_counts(text: str, again: set[int]) -> None:
    assert only(text) == Throws("successes", Successes(ANY, 12, FOUR_UP, D6, frozenset(again)))


def test_successes_of_other_dice() -> None:
    assert only("6d3>=2").once == Successes(ANY, 6, frozenset({3, 4, 5, 6}), D3)
    exploding = Exploding(ANY, 6, D6, FOUR_UP, frozenset({1, 2, 3}), 1)
    assert only("6d6!1>=4 rf").once == exploding


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("(2d6)<=7", Within(ANY, pool(2), None, 7)),
        ("2d6+1>=8", Within(ANY, Combined(ANY, ((1, pool(2)),), 1), 8)),
        ("(2d6) 9+", Within(ANY, pool(2), 9)),
        ("(2d6)=7", Within(ANY, pool(2), 7, 7)),
        ("(2d6)<=7 reroll failures", Within(ANY, pool(2), None, 7, "failures")),
        ("(2d6)<=7 relance succès", Within(ANY, pool(2), None, 7, "successes")),
    ],
)
def test_totals_held_against_a_number(text: str, request_: Any) -> None:
    assert only(text) == Throws("test", request_)


@pytest.mark.parametrize("text", ["5x(3d6)", "5x 3d6", "5 X 3d6", "5 fois 3d6", "5 times 3d6"])
def test_repetitions(text: str) -> None:
    assert only(text) == Throws("total", pool(3), Repeated(ANY, pool(3), 5))


@pytest.mark.parametrize(
    ("text", "die"),
    [
        ("scatter", SCATTER),
        ("Dispersion", SCATTER),
        ("hit-arrow", SCATTER_HIT),
        ("touche-flèche", SCATTER_HIT),
    ],
)
def test_scatter_dice(text: str, die: Any) -> None:
    assert parse(text).parts == (Scattering(die),)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("2d6+1 # charge", "charge"),
        ("2d6+1 #  to the   left, 3 units (or 4)!", "to the left, 3 units (or 4)!"),
        ('2d6+1 "charge; left"', "charge; left"),
        ("2d6+1 « charge »", "charge"),
        ("2d6+1 charge des chevaliers", "charge des chevaliers"),
        ("2d6+1 élan", "élan"),
        ("2d6+1 #", None),
    ],
)
def test_labels(text: str, label: str | None) -> None:
    assert only(text).label == label


def test_a_label_is_told_with_the_dice() -> None:
    assert only("2d6 # charge").once.purpose.subject == "charge"
    assert only("12d6>=4 # hits").once.purpose.need == 4


def test_several_rolls() -> None:
    parts = parse("2d6 # charge; 12d6>=4 ; scatter").parts
    assert parts == (
        Throws("total", pool(2), None, "charge"),
        Throws("successes", Successes(ANY, 12, FOUR_UP)),
        Scattering(SCATTER),
    )


def test_dice_are_counted_with_re_rolls_and_repetitions() -> None:
    assert parse("5x(10d6+2d4)").dice == 60
    assert parse("10d6r1").dice == 20
    assert parse("2x (2d6)<=7 rf").dice == 8
    assert parse("10d6!").dice > 20


def test_a_text_is_read_once() -> None:
    parse.cache_clear()
    assert parse("2d6+3") is parse("2d6+3")
    assert parse.cache_info().hits == 1
