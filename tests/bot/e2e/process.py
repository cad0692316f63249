"""`python -m bot` as a process of its own."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tests.bot.e2e.runs import Finished

ROOT = Path(__file__).parents[3]


def command(url: str, *options: str) -> list[str]:
    """Return the command line of a run."""
    return [sys.executable, "-m", "bot", "--database", url, *options]


def environment() -> dict[str, str]:
    """Return the environment of a run: ours, without settings of the bot."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VEXILLE_")}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


@cache
def _runner() -> subprocess.Popen[str]:
    """Start the process that forks the runs of these tests; it ends with them."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.e2e.runs"],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(_end, process)
    return process


def _end(process: subprocess.Popen[str]) -> None:
    with process:
        process.kill()


def run(url: str, lines: str, *options: str) -> Finished:
    """Pipe lines into a run and wait for its end."""
    runner = _runner()
    assert runner.stdin is not None
    assert runner.stdout is not None
    asked = {
        "options": ["--database", url, *options],
        "typed": lines,
        "environment": environment(),
    }
    runner.stdin.write(f"{json.dumps(asked)}\n")
    runner.stdin.flush()
    return Finished(*json.loads(runner.stdout.readline()))


def open_run(url: str, *options: str) -> subprocess.Popen[str]:
    """Start a run whose input stays open."""
    return subprocess.Popen(
        command(url, *options),
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def objects(output: str) -> list[dict[str, Any]]:
    """Return the JSON objects of an output, one a line."""
    return [json.loads(line) for line in output.splitlines()]
