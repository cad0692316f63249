"""Two ways to the same answer, timed in turn."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

ROUNDS = 15
BATCH = 0.004
"""Seconds that the calls timed together take at least."""

Call = Callable[[], Any]
Timer = Callable[[int], float]
"""Does a thing so many times and returns the seconds of one."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Median seconds of one call, of ours and of the other.

    Attributes:
        name: What was asked.
        ours: Seconds of ours.
        theirs: Seconds of the other.
    """

    name: str
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        """How often ours fits into the other."""
        return self.theirs / self.ours

    def __str__(self) -> str:
        return (
            f"  {self.name:32} {self.ours * 1e3:10.4f} ms {self.theirs * 1e3:10.4f} ms "
            f"{self.ratio:8.1f} x"
        )


def timer(call: Call) -> Timer:
    """Return what times a call: given how often, the seconds of one."""

    def seconds(times: int) -> float:
        started = time.perf_counter()
        for _ in range(times):
            call()
        return (time.perf_counter() - started) / times

    return seconds


def batch(seconds: Timer) -> int:
    """Return how many calls fill a batch."""
    seconds(1)
    return max(1, round(BATCH / max(seconds(1), 1e-7)))


def compare(name: str, ours: Timer, theirs: Timer) -> Comparison:
    """Time both in turn, so that a busy machine slows both alike."""
    mine, other = batch(ours), batch(theirs)
    pairs = [(ours(mine), theirs(other)) for _ in range(ROUNDS)]
    return Comparison(
        name,
        statistics.median(one for one, _ in pairs),
        statistics.median(one for _, one in pairs),
    )


def heading(title: str, other: str) -> None:
    """Print what is compared."""
    print(f"{title}\n  {'':32} {'Vexille':>13} {other:>13} {'ratio':>10}")
