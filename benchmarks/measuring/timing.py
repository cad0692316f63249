"""Two ways to the same answer, timed in turn."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from benchmarks.measuring.table import Row

ROUNDS = 15
BATCH = 0.004
"""Seconds that the calls timed together take at least."""

Call = Callable[[], Any]
Timer = Callable[[int], float]
"""Does a thing so many times and returns the seconds of one."""


def timer(call: Call) -> Timer:
    """Return a timer of a call: asked for so many calls, it gives the seconds of one."""

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


def compare(what: str, ours: Timer, theirs: Timer, against: str, *, small: bool) -> Row:
    """Time both in turn, so that a busy machine slows both alike; medians are compared."""
    mine, other = (1, 1) if small else (batch(ours), batch(theirs))
    pairs = [(ours(mine), theirs(other)) for _ in range(1 if small else ROUNDS)]
    return Row(
        what,
        1e3 * statistics.median(pair[0] for pair in pairs),
        1e3 * statistics.median(pair[1] for pair in pairs),
        against,
    )


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` of the values lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
