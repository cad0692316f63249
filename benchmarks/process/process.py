"""The process itself: seconds from its start to the first answer, and the memory it takes.

Beside it stands a bare bot of a single command at the same local table, with neither rules nor
database.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.measuring.table import Row

STARTS: Final = 5
BARE: Final = ("-m", "benchmarks.process._bare")
_AGAINST: Final = "bare bot"


def start(arguments: Sequence[str], line: str) -> tuple[float, float]:
    """Start a bot at its table; return seconds to its first answer, and its peak in MB."""
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        assert process.stdout.readline().strip(), arguments
        seconds = time.perf_counter() - begun
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        process.stdin.close()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return seconds, int(peak.split()[1]) / 1024


def rows(*, small: bool) -> Iterator[Row]:
    """Start with a new database, then again with the same; yield medians."""
    if not Path("/proc/self/status").exists():
        print("process: needs /proc, as Linux has it", file=sys.stderr)
        return
    count = 1 if small else STARTS
    bare = [start(BARE, "/roll notation:3d6") for _ in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        ours = ("-m", "bot", "--database", f"sqlite+aiosqlite:///{folder}/battles.db")
        first = start(ours, "/roll notation:3d6")
        later = [start(ours, "/roll notation:3d6") for _ in range(count)]
    bare_seconds, bare_peak = (statistics.median(values) for values in zip(*bare, strict=True))
    seconds, peak = (statistics.median(values) for values in zip(*later, strict=True))
    yield Row("first answer, new database", first[0], bare_seconds, _AGAINST, unit="s")
    yield Row("first answer, known database", seconds, bare_seconds, _AGAINST, unit="s")
    yield Row("memory at most", peak, bare_peak, _AGAINST, unit="MB")
