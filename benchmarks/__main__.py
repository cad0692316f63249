"""`python -m benchmarks [NAME…]`: all comparisons, or those named (dice, chances, …).

Every module here that has a `main` is a comparison.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

HELPERS = frozenset({"rival", "timing"})


def names() -> list[str]:
    """Return the names of the comparisons there are."""
    return sorted(
        file.stem for file in Path(__file__).parent.glob("[!_]*.py") if file.stem not in HELPERS
    )


def main(asked: list[str]) -> int:
    """Run the comparisons named, all of them when none is."""
    known = names()
    unknown = [name for name in asked if name not in known]
    if unknown:
        print(f"no comparison {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    for name in asked or known:
        import_module(f"benchmarks.{name}").main()
        print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
