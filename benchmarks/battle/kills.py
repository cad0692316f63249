"""`kill -9` at random moments while a bot plays on one database: nothing answered may be lost.

The first fault found ends it with an error. `LIVES=1000` in the environment kills it a thousand
times, which takes some ten minutes.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.measuring.table import Row
from tests.trials.kills.killing import trial

LIVES: Final = 100
SEED: Final = 20


def rows(*, small: bool) -> Iterator[Row]:
    """Kill it many times; yield what a life took."""
    lives = 3 if small else int(os.environ.get("LIVES", LIVES))
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        toll, entries = trial(Path(folder) / "battles.db", lives, SEED)
    seconds = time.perf_counter() - began
    told = (
        f"{entries} entries of {toll.lives} lives: {len(toll.answered)} answered and kept once, "
        f"{toll.waiting} cut off and whole or absent, {toll.again} asked again and the same, "
        f"{len(toll.late)} told late, {toll.refused.total()} refused"
    )
    yield Row("a life and its end", seconds / toll.lives, unit="s", note=told)
