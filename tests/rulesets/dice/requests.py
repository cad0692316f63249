"""Questions to the dice, one of every kind and twist, small enough to play through by hand."""

from __future__ import annotations

from typing import Any

from rulesets.dice.chain import Chain, Pass, Stage, stage
from rulesets.dice.combined import Combined, Repeated, Within
from rulesets.dice.contest import Scatter, TwoDigits
from rulesets.dice.die import (
    ARTILLERY,
    D3,
    D6,
    MAGIC_HIGH,
    MAGIC_LOW,
    SCATTER,
    SCATTER_HIT,
    plain_die,
)
from rulesets.dice.exploding import Exploding
from rulesets.dice.pool import Balance, Single, Split, Successes, Sum, Tallied
from rulesets.dice.request import Purpose, Request

TEST = Purpose("test")
ONE = frozenset({1})
FIVE_UP = frozenset({5, 6})
D4 = plain_die(4)

HIT = stage("attack", FIVE_UP, to="hit", special={6: ("hit", "wound")}, purpose=TEST)
WOUND = stage("hit", FIVE_UP, to="wound", reroll=ONE, purpose=TEST)
SAVE = stage("wound", frozenset({4, 5, 6}), to=None, otherwise="lost", purpose=TEST)
DAMAGE = Stage("lost", ((1, ("one",)), (2, ("one", "one")), (3, ("three",)), (4, ())), D4)

REQUESTS: dict[str, Request[Any]] = {
    "sum": Sum(TEST, 3),
    "sum of one": Sum(TEST, 1, plain_die(20)),
    "sum of d3": Sum(TEST, 3, D3),
    "sum of artillery dice": Sum(TEST, 2, ARTILLERY),
    "sum with ones again": Sum(TEST, 2, D6, None, ONE),
    "sum with d3 faces again": Sum(TEST, 2, D3, None, frozenset({1, 2})),
    "two highest of four": Sum(TEST, 4, D6, 2),
    "lowest of three": Sum(TEST, 3, D6, -1),
    "two lowest of three d4": Sum(TEST, 3, D4, -2),
    "highest of two with ones again": Sum(TEST, 2, D6, 1, ONE),
    "two highest d3 of four": Sum(TEST, 4, D3, 2),
    "more kept than rolled": Sum(TEST, 2, D6, 3),
    "successes": Successes(TEST, 4, FIVE_UP),
    "successes less ones": Balance(TEST, 3, FIVE_UP, ONE),
    "successes less ones thrown again": Balance(TEST, 2, FIVE_UP, ONE, D6, ONE),
    "failures again": Successes(TEST, 2, FIVE_UP, D6, frozenset({1, 2, 3, 4})),
    "successes again": Successes(TEST, 2, FIVE_UP, D6, FIVE_UP),
    "everything again": Successes(TEST, 2, FIVE_UP, D6, frozenset(D6.marks)),
    "no success": Successes(TEST, 2, frozenset()),
    "only successes": Successes(TEST, 2, frozenset(D6.marks)),
    "tally": Tallied(TEST, 3, frozenset({6})),
    "tally of a d3": Tallied(TEST, 3, frozenset({5, 6}), D3),
    "tally of nothing": Tallied(TEST, 2, frozenset()),
    "tally of everything": Tallied(TEST, 2, frozenset(D6.marks)),
    "split": Split(TEST, 3, (frozenset({1, 2, 3, 4}), frozenset({5}), frozenset({6}))),
    "split with a mark of no group": Split(TEST, 4, (FIVE_UP, frozenset({2}))),
    "single": Single(TEST),
    "single d3": Single(TEST, D3),
    "single with a re-roll": Single(TEST, D6, ONE),
    "misfire": Single(TEST, ARTILLERY),
    "magic low": Single(TEST, MAGIC_LOW),
    "magic high": Single(TEST, MAGIC_HIGH),
    "d66": TwoDigits(TEST),
    "scatter": Scatter(TEST, SCATTER, bearing=False),
    "scatter with hits": Scatter(TEST, SCATTER_HIT, bearing=False),
    "exploding sum": Exploding(TEST, 2, D4, None, frozenset(), 2),
    "exploding d3": Exploding(TEST, 1, D3, None, frozenset(), 2),
    "exploding successes": Exploding(TEST, 2, D4, frozenset({3, 4}), frozenset(), 2),
    "exploding failures": Exploding(TEST, 1, D6, frozenset({1, 2}), frozenset(), 2),
    "exploding with a re-roll": Exploding(TEST, 1, D4, None, ONE, 2),
    "exploding sixes sent back": Exploding(TEST, 1, D4, None, frozenset({4}), 1),
    "combined": Combined(TEST, ((1, Sum(TEST, 2)), (-2, Sum(TEST, 1, D4))), 3),
    "nothing but a number": Combined(TEST, (), 7),
    "counted zero times": Combined(TEST, ((0, Single(TEST)),), 1),
    "total reached": Within(TEST, Sum(TEST, 2), 9),
    "total not passed": Within(TEST, Sum(TEST, 2), None, 7),
    "total met": Within(TEST, Sum(TEST, 2), 7, 7),
    "failed test again": Within(TEST, Sum(TEST, 2, D4), None, 5, "failures"),
    "passed test again": Within(TEST, Sum(TEST, 2, D4), None, 5, "successes"),
    "repeated": Repeated(TEST, Sum(TEST, 1, D4), 3),
    "repeated below nought": Repeated(TEST, Combined(TEST, ((-1, Single(TEST)),)), 2),
    "attacks": Chain(TEST, 2, "attack", (HIT, WOUND), (("wound", 1),)),
    "attacks of several scores": Chain(
        TEST, 1, "attack", (HIT, WOUND, SAVE, DAMAGE), (("one", 1), ("three", 3))
    ),
    "attacks up to a cap": Chain(TEST, 2, "attack", (HIT, WOUND), (("wound", 2),), 3),
    "attacks that pass on": Chain(
        TEST, 2, "charge", (Pass("charge", "attack"), HIT), (("hit", 1), ("wound", 1))
    ),
    "no attack": Chain(TEST, 0, "attack", (HIT,), (("hit", 1),)),
    "attacks that cannot score": Chain(TEST, 2, "attack", (HIT,), (("elsewhere", 1),)),
}
