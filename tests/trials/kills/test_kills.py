"""A bot killed again and again on one database: what it stored is told, once stored.

`python -m benchmarks kills` does the same a thousand times.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.bot.e2e.processes.process import ROOT, environment

pytestmark = pytest.mark.trial

TIMES: Final = {"war": 8, "cards": 4}


def test_whatever_was_answered_before_a_kill_is_kept_once(tmp_path: Path) -> None:
    wanted = [str(each) for pair in TIMES.items() for each in pair]
    # In a process of its own: what is forked there shares no thread with the tests.
    finished = subprocess.run(
        [sys.executable, "-m", "tests.trials.kills.killing", tmp_path, *wanted],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    for line in finished.stdout.splitlines():
        _, *counts = line.split()
        answered, again, entries, late = map(int, counts)
        assert answered > 0  # how many in a life's fraction of a second is the machine's affair
        assert again > 0
        assert entries >= answered
        assert late > 0
    assert len(finished.stdout.splitlines()) == len(TIMES)
