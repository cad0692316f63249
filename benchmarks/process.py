"""The process itself: seconds from its start to the first answer, and the memory it takes."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STARTS = 5


def start(database: str) -> tuple[float, float]:
    """Start the bot at the local table; return seconds to its first answer, and its peak in MB."""
    command = [sys.executable, "-m", "bot", "--database", database]
    begun = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("/roll 3d6\n")
        process.stdin.flush()
        process.stdout.readline()
        seconds = time.perf_counter() - begun
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        process.stdin.close()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return seconds, int(peak.split()[1]) / 1024


def main() -> None:
    """Start with a new database, then again with the same one, and print medians."""
    if not Path("/proc/self/status").exists():
        print("process: needs /proc, as Linux has it")
        return
    with tempfile.TemporaryDirectory() as folder:
        first = start(f"sqlite+aiosqlite:///{folder}/battles.db")
        later = [start(f"sqlite+aiosqlite:///{folder}/battles.db") for _ in range(STARTS)]
    seconds, megabytes = (statistics.median(values) for values in zip(*later, strict=True))
    print(f"new database      first answer after {first[0]:.2f} s, {first[1]:.0f} MB at most")
    print(f"known database    first answer after {seconds:.2f} s, {megabytes:.0f} MB at most")


if __name__ == "__main__":
    main()
