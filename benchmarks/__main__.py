"""Run all benchmarks, or those named, and print one table of ratios.

    python -m benchmarks [--small] [NAME…]

Every module of a room is a benchmark and has `rows`, but for those of `measuring` and those whose
name begins with an underscore. With `--small` each does as little as shows that it runs: its
figures mean nothing. A ratio over 1 is to our advantage.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from benchmarks.measuring.table import Row, heading, line

MEASURING = "measuring"
"""The room that holds no benchmark."""


def names() -> dict[str, str]:
    """Return the benchmarks there are, by name: the module of each."""
    files = sorted(Path(__file__).parent.glob("*/[!_]*.py"), key=lambda file: file.stem)
    return {
        file.stem: f"benchmarks.{file.parent.name}.{file.stem}"
        for file in files
        if file.parent.name != MEASURING
    }


def rows(name: str, *, small: bool) -> Iterator[Row]:
    """Yield the rows of a benchmark as they are measured."""
    found: Iterator[Row] = import_module(names()[name]).rows(small=small)
    return found


def main(arguments: list[str]) -> int:
    """Run the benchmarks named, all of them when none is."""
    small = "--small" in arguments
    asked = [argument for argument in arguments if argument != "--small"]
    known = names()
    unknown = [name for name in asked if name not in known]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    print(heading(), flush=True)
    for name in asked or known:
        for row in rows(name, small=small):
            print(line(name, row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
