"""`python -m bot` as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PATIENCE = 60


def command(url: str, *options: str) -> list[str]:
    """Return the command line of a run."""
    return [sys.executable, "-m", "bot", "--database", url, *options]


def environment() -> dict[str, str]:
    """Return the environment of a run: ours, without settings of the bot."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VEXILLE_")}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


def run(url: str, lines: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Pipe lines into a run and wait for its end."""
    return subprocess.run(
        command(url, *options),
        input=lines,
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


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
