"""A rival in a process of its own: its libraries share names with ours and must not meet them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks.measuring.timing import Timer

_ROOT = Path(__file__).resolve().parents[2]
_WORKER = Path(__file__).with_name("_d20_worker.py")


class D20:
    """The dice roller d20 in another process; use it as a context.

    Raises:
        SystemExit: the rivals are not installed.
    """

    def __enter__(self) -> Self:
        folder = _ROOT / ".venv" / "rivals"
        if not folder.is_dir():
            sys.exit("d20 is missing: `make bench` installs it apart from the bot's libraries.")
        self._process = subprocess.Popen(
            [sys.executable, str(_WORKER)],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def timer(self, text: str) -> Timer:
        """Return a timer of rolling a text in the other process."""

        def seconds(times: int) -> float:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.write(f"{times} {text}\n")
            self._process.stdin.flush()
            return float(self._process.stdout.readline())

        return seconds
