"""Steps of a chart's scale: whole and round, so that they are read at a glance."""

from __future__ import annotations

from math import ceil
from typing import Final

_ROUND: Final = (1, 2, 5, 10, 20, 25, 50)


def steps(least: float, most: float, count: int) -> list[int]:
    """Return round values from below `least` to above `most`, about `count` apart.

    Args:
        least: 0 or less.
        most: 0 or more.
        count: Into how many parts the whole is to be parted.
    """
    wanted, times = max(1.0, (most - least) / count), 1
    while wanted > _ROUND[-1] * times:
        times *= 10
    step = next(round_ * times for round_ in _ROUND if round_ * times >= wanted)
    last = max(ceil(most / step), 0 if least < 0 else 1)
    return [step * number for number in range(-ceil(-least / step), last + 1)]
