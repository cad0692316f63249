"""Scales of charts: whole, round, and wide enough for what they hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.pictures.scale import steps


@pytest.mark.parametrize(
    ("most", "scale"),
    [
        (0, [0, 1]),
        (1, [0, 1]),
        (3.5, [0, 1, 2, 3, 4]),
        (13, [0, 5, 10, 15]),
        (56, [0, 20, 40, 60]),
        (100, [0, 25, 50, 75, 100]),
        (392, [0, 100, 200, 300, 400]),
        (2150, [0, 1000, 2000, 3000]),
    ],
)
def test_scales_go_up_in_round_steps(most: float, scale: list[int]) -> None:
    assert steps(0, most, 4) == scale


@given(st.integers(-100_000, 0), st.integers(0, 100_000), st.integers(1, 8))
def test_every_value_finds_its_place(least: int, most: int, count: int) -> None:
    scale = steps(least, most, count)
    assert scale[0] <= least
    assert scale[-1] >= most
    assert 0 in scale
    assert 2 <= len(scale) <= count + 3
    assert len({each - other for each, other in zip(scale[1:], scale, strict=False)}) == 1
