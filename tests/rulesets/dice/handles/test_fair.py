"""Fair dice: what they draw, and that nothing favours a side."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulesets.dice.die import D3, D6, D100, SCATTER, Die, die_named, plain_die
from rulesets.dice.handles.fair import SEED_BYTES, FairDraw, FairFaces, commitment
from rulesets.dice.request import Purpose

VECTORS = json.loads(
    (Path(__file__).parents[3] / "data" / "fair-vectors.json").read_text(encoding="utf-8")
)
SEED = bytes(range(SEED_BYTES))
TEST = Purpose("test")
# The chi-square below which 99.9 % of fair samples stay, by degrees of freedom.
CRITICAL = {1: 10.83, 4: 18.47, 5: 20.52, 99: 148.23, 359: 446.0, 999: 1143.9}


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda vector: f"{vector['die']}-{vector['number']}"
)
def test_draws_are_those_of_the_fixed_vectors(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    faces = FairFaces(seed, vector["stream"], vector["words"], vector["number"])
    marks = faces.draw(die_named(vector["die"]), len(vector["marks"]), TEST)
    assert list(marks) == vector["marks"]
    assert commitment(seed) == vector["commitment"]


@pytest.mark.parametrize("die", [plain_die(2), D6, D100, plain_die(360), plain_die(1000)])
def test_every_side_falls_as_often(die: Die) -> None:
    faces = FairFaces(SEED, "uniformity")
    count = 100 * die.sides
    counts = Counter(faces.draw(die, count, TEST))
    chi_square = sum((counts[mark] - 100) ** 2 / 100 for mark in die.marks)
    assert chi_square < CRITICAL[die.sides - 1]


def test_a_long_run_of_sixes_sided_dice_is_uniform_in_pairs() -> None:
    marks = FairFaces(SEED, "pairs").draw(D6, 72_000, TEST)
    pairs = Counter(zip(marks[::2], marks[1::2], strict=True))
    chi_square = sum(
        (pairs[first, second] - 1000) ** 2 / 1000 for first in range(1, 7) for second in range(1, 7)
    )
    assert chi_square < 66.62  # 35 degrees of freedom


def test_sides_with_the_same_mark_fall_once_for_each_side() -> None:
    counts = Counter(FairFaces(SEED, "scatter").draw(SCATTER, 6_000, TEST))
    expected = {0: 1000, 1: 1000, 2: 2000, 3: 1000, 4: 1000}
    assert sum((counts[mark] - n) ** 2 / n for mark, n in expected.items()) < CRITICAL[4]


def test_each_draw_takes_the_next_number_and_is_kept() -> None:
    faces = FairFaces(SEED, "s", next_number=7)
    first = faces.draw(D6, 3, TEST)
    second = faces.draw(D3, 2, TEST)
    assert faces.next_number == 9
    assert faces.draws == (FairDraw(7, "d6", 6, first), FairDraw(8, "d3", 6, second))


def test_a_draw_depends_on_number_stream_words_and_seed_alone() -> None:
    def drawn(seed: bytes = SEED, stream: str = "s", words: str = "w", number: int = 4) -> Any:
        return FairFaces(seed, stream, words, number).draw(D6, 30, TEST)

    again = FairFaces(SEED, "s", "w", 3)
    again.draw(D100, 5, TEST)
    assert again.draw(D6, 30, TEST) == drawn()
    others = [
        drawn(number=5),
        drawn(words="v"),
        drawn(stream="t"),
        drawn(bytes(SEED_BYTES)),
    ]
    assert len({drawn(), *others}) == 5


def test_a_longer_draw_begins_like_a_shorter_one() -> None:
    short = FairFaces(SEED, "s").draw(D6, 10, TEST)
    assert FairFaces(SEED, "s").draw(D6, 500, TEST)[:10] == short


def test_no_dice_are_no_marks() -> None:
    assert FairFaces(SEED, "s").draw(D6, 0, TEST) == ()


def test_a_seed_of_another_length_is_an_error() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairFaces(b"short", "s")
