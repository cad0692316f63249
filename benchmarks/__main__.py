"""Run all benchmarks, or those named, and print one table of ratios.

    python -m benchmarks [--small] [NAME…]

Every module here that has `rows` is a benchmark. With `--small` each does as little as shows that
it runs: its figures mean nothing. A ratio over 1 is to our advantage.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from benchmarks.table import Row, heading, line

HELPERS = frozenset({"rival", "table", "timing"})


def names() -> list[str]:
    """Return the names of the benchmarks there are."""
    return sorted(
        file.stem for file in Path(__file__).parent.glob("[!_]*.py") if file.stem not in HELPERS
    )


def rows(name: str, *, small: bool) -> Iterator[Row]:
    """Yield the rows of a benchmark as they are measured."""
    found: Iterator[Row] = import_module(f"benchmarks.{name}").rows(small=small)
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
